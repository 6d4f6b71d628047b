/** How a level ends [FL-110…FL-119]. */
import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Floodline, LossCode } from '../nouns.ts'
import { score, starsOf } from './stars.ts'

type State = Floodline['State']

export const LOSSES: Readonly<Record<LossCode, string>> = {
  overflow: 'the structure rose above the height limit',
  'spawn-blocked': 'the next piece had no room to appear',
  'weight-exceeded': 'the pieces are heavier than the level allows',
  'water-forbidden': 'water reached the forbidden height',
  'resting-on-water': 'a voxel was left resting on water',
  'too-many-lost': 'too many voxels fell out of the world',
  'water-overflowed': 'too much water found no room',
  'bag-empty': 'there are no pieces left',
  'tilt-budget-exceeded': 'more tilts were made than the level allows',
}

export function toMove(state: Readonly<State>): Seat | null {
  return state.won || state.lost !== '' ? null : 0
}

export function outcome(state: Readonly<State>): Outcome | null {
  if (state.won) {
    const stars = starsOf(state)
    const count = stars.filter(Boolean).length
    const facts = { stars, score: score(state), ...used(state) }
    return { winner: 0, scores: [count], code: 'won', because: `all goals are met, with ${count} of 3 stars`, facts }
  }
  if (state.lost === '') return null
  return {
    winner: null,
    scores: [standing(state)],
    code: state.lost,
    because: LOSSES[state.lost],
    facts: used(state),
  }
}

/** What it took, and which stars there were beside the first: the figures runs are compared by. */
function used(state: Readonly<State>) {
  const [, second, third] = starsOf(state)
  const { pieces, tilts, shift } = state.metrics
  return { pieces, tilts, shift, ticks: state.tick, second: Number(second), third: Number(third) }
}

/** What an endless level has brought so far; a level that can be won is worth nothing before it is [FL-166]. */
export function standing(state: Readonly<State>): number {
  return state.level.endless ? score(state) : 0
}
