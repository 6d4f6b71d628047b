/** Where things are kept, and nothing about what they are: rooms of named values. */

export const ROOMS = ['playing', 'finished', 'tallies', 'dailies', 'aside'] as const

export type Room = (typeof ROOMS)[number]

export type Contents = Readonly<Record<Room, ReadonlyMap<string, unknown>>>

export interface Store {
  get(room: Room, key: string): Promise<unknown>
  put(room: Room, key: string, value: unknown): Promise<void>
  remove(room: Room, key: string): Promise<void>
  all(room: Room): Promise<ReadonlyMap<string, unknown>>
  /** Everything that was there goes and this comes, or nothing changes at all. */
  replace(contents: Contents): Promise<void>
}

export function emptyContents(): Record<Room, Map<string, unknown>> {
  return { playing: new Map(), finished: new Map(), tallies: new Map(), dailies: new Map(), aside: new Map() }
}
