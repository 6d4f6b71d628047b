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

/** As long as the page is open: what is left where a browser keeps nothing, and what tests use. */
export class MemoryStore implements Store {
  #rooms = emptyContents()

  async get(room: Room, key: string): Promise<unknown> {
    return structuredClone(this.#rooms[room].get(key))
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    this.#rooms[room].set(key, structuredClone(value))
  }

  async remove(room: Room, key: string): Promise<void> {
    this.#rooms[room].delete(key)
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    return structuredClone(this.#rooms[room])
  }

  async replace(contents: Contents): Promise<void> {
    const rooms = emptyContents()
    for (const room of ROOMS) rooms[room] = new Map(structuredClone(contents[room]))
    this.#rooms = rooms
  }
}
