/** Opens a stranger's replay: the text, the game it is about, and what it plays over to. */
import { rulesOf } from '../games/provenance.ts'
import type { Game } from '../kernel/game.ts'
import { type Fault, isFault, type Origin, playOver, readHeader } from '../kernel/replay.ts'
import type { Session } from '../kernel/session.ts'
import { instead } from './did-you-mean.ts'
import type { TerminalEntry } from './entry.ts'
import { readReplay } from './files.ts'
import type { World } from './world.ts'

export type Opened = { readonly text: string; readonly entry: TerminalEntry; readonly game: Game } | Fault

export interface Played {
  readonly game: Game
  readonly session: Session
  readonly origin: Origin
  /** There is an `end` line. */
  readonly ended: boolean
}

export async function openReplay(world: World, path: string): Promise<Opened> {
  const read = await readReplay(path, world.input)
  if ('because' in read) return unreadable(`it ${read.because}`)
  const header = readHeader(read.text)
  if (isFault(header)) return header
  const entry = world.games.find(({ id }) => id === header.game)
  if (entry) return { text: read.text, entry, game: await rulesOf(entry, header.rules) }
  const ids = world.games.map(({ id }) => id)
  return unreadable(
    `line 2: it is about a game called "${header.game.slice(0, 40)}", and there is none; ${instead(header.game, ids, 'games')}`,
    2,
  )
}

export async function playReplay(world: World, path: string): Promise<Played | Fault> {
  const opened = await openReplay(world, path)
  if (isFault(opened)) return opened
  const { game, text } = opened
  return guarded(game, () => {
    const over = playOver(text, game)
    return isFault(over) ? over : { game, session: over.session, origin: over.origin, ended: over.hash !== null }
  })
}

/** Rules that throw on a stranger's file have a fault of their own; the stranger still gets a sentence. */
export function guarded<T>(game: Game, play: () => T): T | Fault {
  try {
    return play()
  } catch (error) {
    return unreadable(`the rules of ${game.id} broke on it, which is a fault in them: ${(error as Error).message}`)
  }
}

function unreadable(because: string, line = 0): Fault {
  return { kind: 'unreadable', from: line, to: line, because }
}
