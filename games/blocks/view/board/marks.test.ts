import { describe, expect, test } from 'vitest'
import type { Placement } from '../../nouns.ts'
import { Search } from '../../rules/hand.ts'
import { refuse } from '../../rules/turn.ts'
import { view } from '../../rules/view.ts'
import { drawn } from '../../testing/drawn.ts'
import { overMarks, proofSteps } from './end-marks.ts'
import { heldMarks, type Marks, refusedMarks } from './marks.ts'

/** Marks as a picture: g ghost, s swept, b both, t tried, w in the way, n near, x near and taken. */
const LETTERS = { ghost: 'g', swept: 's', both: 'b', tried: 't', way: 'w', near: 'n', cross: 'x', advised: 'a' } as const

function shown(marks: Marks, rows: number, cols: number): string[] {
  const letter = (cell: number): string => {
    const mark = marks.get(cell)
    return mark ? (mark.tag ?? LETTERS[mark.kind]) : '.'
  }
  return Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => letter(row * cols + col)).join(''))
}

describe('a held block', () => {
  const seen = view(drawn('.....\n###..\n.....\n.....', ['square-0', 'line2-0', '-']))

  test('[BP-70] casts its shadow, and the line it would clear is swept', () => {
    expect(shown(heldMarks(seen, { slot: 0, by: 'drag', place: { row: 0, col: 3 } }), 4, 5)).toEqual(['...gg', 'sssbb', '.....', '.....'])
  })

  test('[BP-34] dragged over a place that is taken it casts none; carried there it shows what is in the way', () => {
    expect(heldMarks(seen, { slot: 0, by: 'drag', place: { row: 1, col: 2 } }).size).toBe(0)
    expect(shown(heldMarks(seen, { slot: 0, by: 'carry', place: { row: 1, col: 2 } }), 4, 5)).toEqual(['.....', '..wt.', '..tt.', '.....'])
  })
})

test('[BP-34] a refusal is dashed where it was tried and solid on the reason, inside the grid', () => {
  const state = drawn('.....\n###..\n.....\n.....', ['square-0', 'line2-0', '-'])
  const at = (action: Placement) => shown(refusedMarks(view(state), refuse(state, 0, action)!), 4, 5)
  expect(at({ slot: 0, row: 0, col: 2 })).toEqual(['..tt.', '..wt.', '.....', '.....'])
  expect(at({ slot: 0, row: 3, col: 4 })).toEqual(['.....', '.....', '.....', '....t'])
})

test('[BP-61] at the end each block is numbered at its nearest place; pointing at one shows it alone', () => {
  const seen = view(drawn('.#.#\n#.#.\n.###\n#.#.', ['hook-0', '-', 'square-0']))
  expect(shown(overMarks(seen, null), 4, 4)).toEqual(['1...', 'xn..', '....', '....'])
  expect(shown(overMarks(seen, 2), 4, 4)).toEqual(['3x..', 'xn..', '....', '....'])
})

test('[BP-64] a proof is played step by step on the grid it was found for, lines clearing on the way', () => {
  const state = drawn('###..\n.....\n.....\n.....', ['line2-0', 'large-0', 'line5-0'])
  const hand = Array.from(state.hand)
  const proof = new Search(state).order(hand)!
  const steps = proofSteps(state, { cells: Array.from(state.cells), hand, tints: [1, 2, 3] }, proof)
  expect(steps.map(({ slot }) => slot)).toEqual(proof.map(({ slot }) => slot))
  // Every block lies on cells that are empty when its turn comes.
  for (const { cells, marks } of steps) for (const [cell, mark] of marks) if (mark.kind === 'near') expect(cells[cell]).toBe(0)
})
