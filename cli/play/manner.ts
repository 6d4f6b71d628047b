/** What a game with ticks may bring to the terminal besides its rules: words for what happens, and keys. */
import type { Game } from '../../kernel/game.ts'
import type { World } from '../world.ts'

export interface Manner {
  /** What happened, in one line; empty when there is no news. */
  brief(events: readonly unknown[], state: object): string
  /** The same without what the player's own hand did: that can be seen. */
  news(events: readonly unknown[], state: object): string
  /** A picture that stands still while time passes, within so many columns and, if it can be, lines. */
  picture(text: string, state: object, columns: number, lines: number): string[]
  /** One line of that picture in colours. */
  painted(line: string, world: Pick<World, 'colour'>): string
  /** The actions a key asks for in this position, one a tick; null: the key means nothing. */
  pressed(key: string, state: object): readonly string[] | null
  /** For help: what to press, and what it does. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
}

export async function mannerOf({ id }: Game): Promise<Manner | null> {
  return id === 'floodline' ? (await import('./floodline.ts')).manner : null
}
