/**
 * How long a person may take, by a model and not by measurement: reading, a look at the place, a decision for every piece that takes the longer the
 * more places there are to choose from (Hick's law), hands slower than a certificate's, and some tries that end half-way.
 */
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import { EVERYWHERE, Reach } from '../../minds/solve/reach.ts'
import { begun, note, pass } from './game.ts'
import type { Subject } from './subject.ts'

/** In seconds. */
export const MODEL = {
  look: 20, // at the place, its goal and its stars, before the first key
  prompt: 4, // to read one
  react: 1, // until a piece that appears is touched
  decide: 0.7, // for each doubling of the places where a piece can come to lie
  tilt: 5, // to look at what a tilt would do, and to watch it
  tap: 0.25, // a press
  lock: 0.7, // to watch a piece come to rest
} as const

/** No level is tried more often in this model. */
const MOST_TRIES = 5

export interface HumanTime {
  /** One game without a mistake. */
  readonly game: number
  /** Places to choose from, piece by piece, along the certificate of three stars. */
  readonly choices: readonly number[]
  readonly reading: number
}

export function humanTime({ level, replays, texts }: Pick<Subject, 'level' | 'replays' | 'texts'>): HumanTime {
  const over = playOver(replays['gold'] ?? '', floodline)
  if (isFault(over)) return { game: 0, choices: [], reading: 0 }
  const state = begun(level)
  const reach = new Reach(state)
  const choices: number[] = []
  const look = (): void => {
    if (state.piece < 0 || choices.length > state.metrics.pieces) return
    reach.run(state, EVERYWHERE)
    choices.push(reach.count)
  }
  let presses = 0
  look()
  for (const { tick, seat, text } of over.session.log) {
    if (seat === null) continue
    pass(state, tick - state.tick)
    look()
    if (text !== 'soft-') presses++
    note(state, text)
  }
  const { pieces, tilts } = over.session.state.metrics
  const deciding = choices.reduce((sum, places) => sum + MODEL.react + MODEL.decide * Math.log2(1 + places), 0)
  const game = deciding + tilts * MODEL.tilt + presses * MODEL.tap + pieces * MODEL.lock
  return { game: tenths(game), choices, reading: MODEL.look + MODEL.prompt * (texts?.prompts.length ?? 0) }
}

/** One try, and half of one more for each factor of ten by which the search for a win exceeds a hundred placements. */
export function minutesOf({ game, reading }: HumanTime, placements: number | null): number {
  const tries = placements === null ? MOST_TRIES : Math.min(MOST_TRIES, Math.max(1, Math.log10(placements) - 1))
  return tenths((reading + game * (1 + (tries - 1) / 2)) / 60)
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
