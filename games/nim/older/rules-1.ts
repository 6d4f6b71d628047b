/**
 * Nim as it was under rules 1, for the logs that were made under them, and never changed again. It stands alone: whatever becomes of the rules
 * of today, this goes on ending as it did. Only what a log needs is here, no presets to offer and nothing to look at beyond the position.
 *
 * Rules 2 gave the two ways to end two codes, and the code stands in the last line of a replay.
 */
import { fieldsOf, isWithin, malformed, refuseStray } from '../../../kernel/foreign.ts'
import type { Game, Refusal, Seat } from '../../../kernel/game.ts'
import { below, type Rng } from '../../../kernel/rng.ts'
import type { Nim } from '../nouns.ts'

type Setup = { heaps: number; most: number; misere: boolean }
type Deal = { heaps: number[]; first: Seat; misere: boolean }
type State = { heaps: Uint8Array; turn: Seat; misere: boolean }
type Take = { heap: number; sticks: number }

function refuseSetup(setup: unknown): Refusal | null {
  const { heaps, most, misere } = fieldsOf(setup)
  const fine = isWithin(heaps, 1, 8) && isWithin(most, 1, 15) && typeof misere === 'boolean'
  return fine ? refuseStray(setup, ['heaps', 'most', 'misere']) : malformed('setup', 'this is no setup of rules 1')
}

function deal({ heaps, most, misere }: Setup, rng: Rng): Deal {
  const sizes = Array.from({ length: heaps }, () => 1 + below(rng, most))
  return { heaps: sizes, first: below(rng, 2) === 0 ? 0 : 1, misere }
}

function refuseDeal(given: unknown): Refusal | null {
  const { heaps, first, misere } = fieldsOf(given)
  const sticks = Array.isArray(heaps) && isWithin(heaps.length, 1, 8) && heaps.every(each => isWithin(each, 0, 15)) && heaps.some(Boolean)
  const fine = sticks && isWithin(first, 0, 1) && typeof misere === 'boolean'
  return fine ? refuseStray(given, ['heaps', 'first', 'misere']) : malformed('deal', 'this is no deal of rules 1')
}

function isOver({ heaps }: Readonly<State>): boolean {
  return heaps.every(sticks => sticks === 0)
}

function* legal({ heaps, turn }: Readonly<State>, seat: Seat): Iterable<Take> {
  if (turn === seat)
    for (let heap = 0; heap < heaps.length; heap++) for (let sticks = 1; sticks <= heaps[heap]; sticks++) yield { heap, sticks }
}

function refuse(state: Readonly<State>, seat: Seat, { heap, sticks }: Take): Refusal | null {
  if (isOver(state)) return { code: 'over', because: 'all sticks are taken', facts: {} }
  if (state.turn !== seat) return { code: 'not-your-turn', because: `it is the turn of seat ${state.turn}`, facts: {} }
  const left = state.heaps[heap] ?? 0
  return isWithin(sticks, 1, left)
    ? null
    : { code: 'too-many', because: `there are ${left} sticks to take there, not ${sticks}`, facts: {} }
}

function look({ heaps, turn, misere }: Readonly<State>): Nim['View'] {
  return { heaps: Array.from(heaps), turn, misere }
}

export const nim1: Game<Nim> = {
  id: 'nim',
  rules: 1,
  seats: 2,
  hz: 0,
  presets: [],
  refuseSetup,
  deal,
  refuseDeal,
  start: ({ heaps, first, misere }) => ({ heaps: Uint8Array.from(heaps), turn: first, misere }),
  undos: () => 3,
  toMove: state => (isOver(state) ? null : state.turn),
  legal,
  refuse,
  apply(state, seat, { heap, sticks }, emit) {
    state.heaps[heap] -= sticks
    state.turn = seat === 0 ? 1 : 0
    emit({ kind: 'took', seat, heap, sticks, left: state.heaps[heap] })
  },
  outcome(state) {
    if (!isOver(state)) return null
    const last: Seat = state.turn === 0 ? 1 : 0
    const winner = state.misere ? state.turn : last
    const because = `seat ${last} took the last stick, which ${state.misere ? 'loses' : 'wins'}`
    return { winner, scores: winner === 0 ? [1, 0] : [0, 1], code: 'last-stick', because, facts: { seat: last, misere: state.misere } }
  },
  view: look,
  text: ({ heaps }) => heaps.join(' '),
  notate: ({ heap, sticks }) => `${String.fromCharCode(97 + heap)}${sticks}`,
  parse(text) {
    const parts = /^([a-z])([1-9]\d?)$/.exec(text)
    return parts && { heap: parts[1].charCodeAt(0) - 97, sticks: Number(parts[2]) }
  },
}
