/** LEVEL on a command line: the id of a kept level, or a file that holds one. */
import { basename } from 'node:path'
import type { GameEntry } from '../games/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Origin } from '../kernel/replay.ts'
import { chooseLevel } from './choose.ts'
import { readText } from './files.ts'
import { Misunderstood } from './misunderstood.ts'
import { counted } from './terminal.ts'
import type { World } from './world.ts'

export interface Laid {
  readonly title: string
  readonly deal: unknown
  readonly origin: Origin
}

export async function layLevel(world: World, entry: GameEntry, game: Game, named: string): Promise<Laid> {
  if (!isPath(named)) {
    const level = chooseLevel(game, await entry.levels(), named)
    return { title: level.name, deal: level.deal, origin: { notes: [`level ${level.id}`] } }
  }
  if (game.id !== 'floodline')
    throw new Misunderstood(`${game.id} has no level files; its levels are those of "npx lockstep games ${game.id}"`)
  return readLevel(world, named)
}

/** An id has neither dots nor slashes. */
function isPath(named: string): boolean {
  return /[./\\]/.test(named)
}

async function readLevel(world: World, path: string): Promise<Laid> {
  const read = await readText(path, world.input, 'level')
  if ('because' in read) throw new Misunderstood(`${path} ${read.because}`)
  const { parseLevel } = await import('../games/floodline/levels/validate.ts')
  const parsed = parseLevel(read.text)
  if ('level' in parsed) {
    const { id, title } = parsed.level
    return { title, deal: parsed.level, origin: { notes: [`level ${id} from ${basename(path)}`] } }
  }
  const [first, ...more] = parsed.faults.filter(({ severity }) => severity === 'fault')
  const where = first?.path ? `at ${first.path}: ` : ''
  const rest = more.length === 0 ? '' : `, and ${counted(more.length, 'fault')} more`
  throw new Misunderstood(`${path} cannot be played: ${where}${first?.says} (${first?.rule})${rest}; see: npx lockstep validate ${path}`)
}
