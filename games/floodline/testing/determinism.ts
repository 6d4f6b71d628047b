/** A hundred resolves of random levels under random play, each known by the hash of the state it leads to. */
import { silent } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { below, stream } from '../../../kernel/rng.ts'
import type { Floodline } from '../nouns.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'
import { randomLevel } from './levels.ts'
import { askAtRandom, isOver } from './random-play.ts'

type State = Floodline['State']

/** One resolve, and how to get to it again. */
export interface Resolved {
  readonly seed: string
  readonly resolve: number // which one of its game
  readonly tick: number // ticks passed when it was done
  readonly hash: string
}

export const RESOLVES = 100

/** A later resolve than the first, often: then the board is no longer as it was laid. */
const MOST_RESOLVES = 8

const MOST_TICKS = 2000

/** The seeds are counted up; a game without any resolve (there was no room for the first piece) is passed over. */
export function* resolved(): Generator<Resolved> {
  let found = 0
  for (let number = 1; found < RESOLVES; number++) {
    const one = resolvedFrom(`determinism-${number}`)
    if (!one) continue
    found++
    yield one
  }
}

/** The position after a resolve of the game this seed makes, or null if it has none. */
export function resolvedFrom(seed: string): Resolved | null {
  const rng = stream(seed, 'determinism')
  const state = start(randomLevel(rng))
  const wanted = 1 + below(rng, MOST_RESOLVES)
  let latest: Resolved | null = null
  for (let resolve = 0; resolve < wanted && !isOver(state) && state.tick < MOST_TICKS; ) {
    const before = count(state)
    askAtRandom(state, rng)
    tick(state, silent)
    if (count(state) === before) continue
    resolve++
    latest = { seed, resolve, tick: state.tick, hash: hash(state) }
  }
  return latest
}

function count({ metrics }: State): number {
  return metrics.pieces + metrics.tilts
}
