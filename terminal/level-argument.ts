/** LEVEL on a command line: the id of a kept level, or a file that holds one. */
import type { Game } from '../kernel/game.ts'
import type { Origin } from '../kernel/replay.ts'
import { chooseLevel } from './choose.ts'
import type { TerminalEntry } from './entry.ts'
import { UsageError } from './usage-error.ts'
import type { World } from './world.ts'

/** A level ready to be played. */
export interface LevelStart {
  readonly title: string
  readonly deal: unknown
  readonly origin: Origin
}

export async function openLevel(world: World, entry: TerminalEntry, game: Game, named: string): Promise<LevelStart> {
  if (!isPath(named)) {
    const level = chooseLevel(game, await entry.levels(), named)
    return { title: level.name, deal: level.deal, origin: { level: level.id } }
  }
  const terminal = await entry.terminal()
  if (!terminal?.readLevel) throw new UsageError(`${game.id} has no level files; its levels are those of "npx lockstep games ${game.id}"`)
  return terminal.readLevel(named, world)
}

/** An id has neither dots nor slashes. */
function isPath(named: string): boolean {
  return /[./\\]/.test(named)
}
