import type { Refusal, Seat } from '../../../kernel/game.ts'
import type { Nim, NimRefusal } from '../nouns.ts'
import { heapName } from './notation.ts'
import { outcome } from './outcome.ts'

type State = Nim['State']

export function start({ heaps, first, misere }: Nim['Deal']): State {
  return { heaps: Uint8Array.from(heaps), turn: first, misere }
}

/** Any number of sticks from any one heap. [NI-03] */
export function* legal(state: Readonly<State>, seat: Seat): Iterable<Nim['Action']> {
  if (state.turn !== seat) return
  for (let heap = 0; heap < state.heaps.length; heap++) for (let sticks = 1; sticks <= state.heaps[heap]; sticks++) yield { heap, sticks }
}

export function refuse(state: Readonly<State>, seat: Seat, { heap, sticks }: Nim['Action']): Refusal<NimRefusal> | null {
  if (outcome(state)) return { code: 'over', because: 'all sticks are taken', facts: {} }
  if (state.turn !== seat) return { code: 'not-your-turn', because: `it is the turn of seat ${state.turn}`, facts: { turn: state.turn } } // [NI-02]
  if (heap < 0 || heap >= state.heaps.length) {
    const last = state.heaps.length - 1
    return {
      code: 'no-such-heap',
      because: `there is no heap ${heapName(heap)}, only ${heapName(0)} to ${heapName(last)}`,
      facts: { heap, last },
    }
  }
  if (sticks < 1) return { code: 'too-few', because: 'a turn takes at least one stick', facts: { heap, sticks } } // [NI-03]
  const left = state.heaps[heap]
  if (sticks > left) {
    const has = left === 0 ? 'is empty' : `has only ${left}`
    return { code: 'too-many', because: `heap ${heapName(heap)} ${has}, so ${sticks} cannot be taken`, facts: { heap, sticks, left } }
  }
  return null
}

export function apply(state: State, seat: Seat, { heap, sticks }: Nim['Action'], emit: (event: Nim['Event']) => void): void {
  state.heaps[heap] -= sticks
  state.turn = seat === 0 ? 1 : 0
  emit({ kind: 'took', seat, heap, sticks, left: state.heaps[heap] })
}
