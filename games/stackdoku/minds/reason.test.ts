import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { dig, fullGrid } from '../levels/dig.ts'
import { Bands } from '../rules/bands.ts'
import { FULL, grid, without } from '../testing/drawn.ts'
import { nextStep } from '../testing/steps.ts'
import { Pencil } from './pencil.ts'
import { grade, provable, take } from './reason.ts'
import { RATING, type Technique } from './step.ts'

const bands = new Bands()

test('every step of every technique keeps to the solution', () => {
  const seed = 'steps'
  const rng = stream(seed, 'test')
  const seen = new Map<Technique, number>()
  for (let round = 0; round < 60; round++) {
    const puzzle = dig(
      fullGrid(rng, bands),
      round % 2 === 0 ? { blanks: 54, choice: 4, emptiest: 9 } : { blanks: 50, choice: 8, emptiest: 9 },
      rng,
      bands,
    )
    if (!puzzle) continue
    const { givens, solution } = puzzle
    const pencil = new Pencil().load(givens)
    let hardest = 0
    for (let step = nextStep(pencil, RATING.trial); step; step = nextStep(pencil, RATING.trial)) {
      seen.set(step.technique, (seen.get(step.technique) ?? 0) + 1)
      const where = `seed ${seed}, round ${round}, ${step.technique} at ${step.cells.join(' ')} in ${givens.join('')}`
      if (step.place) expect(solution[step.place.cell], where).toBe(step.place.digit)
      else expect(step.strikes.length, where).toBeGreaterThan(0)
      for (const { cell, marks } of step.strikes) {
        expect(marks & (1 << ((solution[cell] as number) - 1)), where).toBe(0)
        expect((pencil.marks[cell] as number) & marks, where).toBe(marks)
      }
      take(pencil, step)
      hardest = Math.max(hardest, RATING[step.technique])
    }
    expect(grade(givens)?.rating ?? 0, `seed ${seed}, round ${round}, in a hurry`).toBe(pencil.isSolved() ? hardest : 0)
  }
  const met = [...seen.keys()]
  for (const technique of [
    'last',
    'hidden-box',
    'hidden-line',
    'naked',
    'pointing',
    'claiming',
    'naked-pair',
    'xy-wing',
    'colours',
    'xy-chain',
  ] as const)
    expect(met, technique).toContain(technique)
})

test('[SD-21] the easiest that finds anything, and the hardest that was needed', () => {
  expect(grade(without(0))).toEqual({ technique: 'last', rating: 10, steps: 1 })
  expect(grade(without(0, 1, 9, 10))?.technique).toBe('hidden-box')
  expect(grade(grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'))?.technique).toBe('hidden-box')
  expect(grade(FULL)).toEqual({ technique: 'last', rating: 10, steps: 0 })
})

test('a limit keeps harder techniques out', () => {
  const chained = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')
  expect(grade(chained, RATING.naked)).toBeNull()
})

test('what is provable follows from what stands, and nothing is placed on the way', () => {
  const rng = stream('provable', 'test')
  for (let round = 0; round < 30; round++) {
    const puzzle = dig(fullGrid(rng, bands), { blanks: 44, choice: 8, emptiest: 9 }, rng, bands)
    if (!puzzle) continue
    const found = provable(puzzle.givens, RATING['xy-chain'], () => false)
    const singles = provable(puzzle.givens, 0, () => false)
    found.forEach((digit, cell) => {
      if (digit !== 0) expect(digit).toBe(puzzle.solution[cell])
      if (singles[cell] !== 0) expect(digit).toBe(singles[cell])
    })
  }
})

test('a pencil that is led astray notices', () => {
  const pencil = new Pencil().load(without(0, 1, 9, 10))
  expect(pencil.followSingles()).toBe(true)
  const wrong = new Pencil().load(without(0, 1, 2, 9, 10, 11))
  wrong.place(0, 3)
  expect(wrong.followSingles()).toBe(false)
})
