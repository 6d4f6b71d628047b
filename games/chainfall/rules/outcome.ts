import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Chainfall, ChainfallEnding } from '../nouns.ts'

type State = Readonly<Chainfall['State']>

export const SEAT_NAMES = ['Blue', 'Red'] as const

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}

export function toMove(state: State): Seat | null {
  return isOver(state) ? null : state.turn
}

/** Mercy, or nothing left to place and nothing left to burn; walls do not count. [CF-32] [CF-33] */
export function isOver(state: State): boolean {
  return hasMercy(state) || (state.queue.length === 0 && state.bag.length === 0 && state.owner.every(owner => owner < 0))
}

function hasMercy({ config, score }: State): boolean {
  return config.mercyRule && Math.abs(score[0] - score[1]) >= config.mercyLead
}

export function outcome(state: State): Outcome<ChainfallEnding> | null {
  if (!isOver(state)) return null
  const { score } = state
  const scores = [...score]
  if (score[0] === score[1]) return tied(state, scores)
  const winner: Seat = score[0] > score[1] ? 0 : 1
  const [more, less] = [score[winner], score[other(winner)]]
  const facts = { winner, more, less, lead: more - less }
  if (hasMercy(state)) {
    const { mercyLead } = state.config
    const because = `${SEAT_NAMES[winner]} leads ${more} to ${less}, and a lead of ${mercyLead} ends the game`
    return { winner, scores, code: 'mercy', because, facts: { ...facts, mercyLead } }
  }
  return { winner, scores, code: 'points', because: `${SEAT_NAMES[winner]} wins ${more} to ${less}`, facts }
}

/** Whoever placed the last tile loses a tie, unless the table agreed on something else. [CF-34] */
function tied({ config, score, lastPlacer }: State, scores: number[]): Outcome<ChainfallEnding> {
  const [points] = score
  const facts = { points, lastPlacer }
  if (config.tieBreak === 'draw' || lastPlacer < 0)
    return { winner: 'draw', scores, code: 'draw', because: `${points} to ${points}, and nobody wins`, facts }
  const placer = lastPlacer as Seat
  const wins = config.tieBreak === 'last-placer-wins'
  const because = `${points} to ${points}, and ${SEAT_NAMES[placer]} placed the last tile, which ${wins ? 'wins' : 'loses'} a tie`
  return { winner: wins ? placer : other(placer), scores, code: 'tie', because, facts }
}
