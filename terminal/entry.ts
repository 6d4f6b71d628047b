/**
 * A game on the list, as programs in Node see it: with the rooms that no page may load. They are not part of games/NAME/module.ts, because
 * the page is built from that; they are found by their names (docs/decisions/0017).
 */
import { existsSync } from 'node:fs'
import type { GameEntry } from '../games/index.ts'
import type { Pictures } from './arcade.ts'
import type { CommandEntry } from './command.ts'
import type { Terminal } from './terminal.ts'

export interface TerminalEntry extends GameEntry {
  /** games/NAME/terminal/terminal.ts; null: there is none. */
  terminal(): Promise<Terminal | null>
  /** Long runs, for `lockstep long`: games/NAME/testing/runs/runs.ts. */
  runs(): Promise<readonly CommandEntry[]>
  /** What it keeps from its players, for `lockstep secrets`: games/NAME/testing/secrets.ts; null: nobody has said. */
  secrets(): Promise<unknown>
  /** For docs/screenshots: games/NAME/testing/runs/pictures.ts; null: there are none. */
  pictures(): Promise<Pictures | null>
}

export function withRooms(entry: GameEntry): TerminalEntry {
  return {
    ...entry,
    terminal: async () => (await opened<{ terminal: Terminal }>(entry.id, 'terminal/terminal.ts'))?.terminal ?? null,
    runs: async () => (await opened<{ runs: readonly CommandEntry[] }>(entry.id, 'testing/runs/runs.ts'))?.runs ?? [],
    secrets: async () => (await opened<{ secrets: unknown }>(entry.id, 'testing/secrets.ts'))?.secrets ?? null,
    pictures: async () => (await opened<{ pictures: Pictures }>(entry.id, 'testing/runs/pictures.ts'))?.pictures ?? null,
  }
}

async function opened<Room>(game: string, file: string): Promise<Room | null> {
  const room = new URL(`../games/${game}/${file}`, import.meta.url)
  return existsSync(room) ? ((await import(room.href)) as Room) : null
}
