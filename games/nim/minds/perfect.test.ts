import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { after } from '../../../kernel/session.ts'
import { nim } from '../game.ts'
import type { Nim } from '../nouns.ts'
import { drawn } from '../testing/drawn.ts'
import { minds } from './minds.ts'
import { bestTake } from './perfect.ts'

/** The textbook: try everything, remember everything. */
function wins(state: Nim['State'], known = new Map<string, boolean>()): boolean {
  const key = `${[...state.heaps].sort((a, b) => a - b)}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const outcome = nim.outcome(state)
  const result = outcome
    ? outcome.winner === state.turn
    : [...nim.legal(state, state.turn)].some(take => !wins(after(nim, state, state.turn, take), known))
  known.set(key, result)
  return result
}

for (const misere of [false, true]) {
  test(`perfect is perfect, as exhaustive search has it${misere ? ', in misère too' : ''}`, () => {
    const known = new Map<string, boolean>()
    for (let a = 0; a <= 4; a++)
      for (let b = 0; b <= 5; b++)
        for (let c = 0; c <= 6; c++) {
          const state: Nim['State'] = { heaps: Uint8Array.from([a, b, c]), turn: 0, misere }
          if (nim.outcome(state)) continue
          const { action, reason } = bestTake(nim.view(state, 0))
          expect(nim.refuse(state, 0, action), `${a},${b},${c}`).toBeNull()
          const won = wins(state, known)
          expect(reason === 'stall', `${a},${b},${c}: ${reason}`).toBe(!won)
          expect(wins(after(nim, state, 0, action), known), `${a},${b},${c}`).toBe(!won)
        }
  })
}

test('a hint names the take and the reason', () => {
  const view = nim.view(drawn('||| |||| |||||'), 0)
  const hint = minds.guide?.hint(view, [], stream('', ''), { steps: 1 })
  expect(hint).toMatchObject({ action: { heap: 0, sticks: 2 }, code: 'balance' })
  expect(hint?.because).toMatch(/^a2, 2 from heap a: the heaps then cancel out/)
})

test('there is nothing to hint at when nothing is left', () => {
  expect(minds.guide?.hint(nim.view(drawn('. .'), 0), [], stream('', ''), { steps: 1 })).toBeNull()
})
