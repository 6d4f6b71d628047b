import { expect, test } from 'vitest'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { drawn } from '../testing/drawn.ts'
import { answerIn, brought, compared, onlyAnswer, type Puzzle, puzzles } from './puzzles.ts'

test('a position with one best turn is a puzzle, one with two is none', () => {
  const view = (picture: string): Chainfall['View'] => chainfall.view(drawn(picture, { queue: [1], config: { cardsEnabled: false } }), 0)
  // d1 takes two; everything else takes one or none
  const found = onlyAnswer(view('R3 .. .. .. ..\n.. .. R3 .. R3'), 2)
  expect(found && [chainfall.notate(found.action), found.points]).toEqual(['d1', 2])
  expect(onlyAnswer(view('R3 .. .. .. ..\n.. .. R3 .. R3'), 3)).toBeNull()
  // b1 and d1 take two each, and there is enough to choose from
  expect(onlyAnswer(view('.. .. .. .. ..\nR3 .. R3 .. R3'), 2)).toBeNull()
  // hardly anything to choose from
  expect(onlyAnswer(view('R3 .. R3 .. R3'), 2)).toBeNull()
})

test('there are puzzles for every rule set; those of v1 are asked without its cards', () => {
  const rules = new Set(puzzles.map(puzzle => puzzle.rules))
  for (const name of ['Bare', 'Duel5', 'Cascade']) expect(rules).toContain(name)
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
})

test('every puzzle has one best answer, and it is the one that is kept', () => {
  for (const puzzle of puzzles) {
    const found = onlyAnswer(puzzle.view, puzzle.points)
    expect(found && chainfall.notate(found.action), puzzle.id).toBe(puzzle.answer)
    const action = answerIn(puzzle.answer)
    expect(brought(puzzle.view, action), puzzle.id).toEqual({ points: puzzle.points, waves: puzzle.waves })
    expect(compared(puzzle, action)).toMatchObject({ right: true, left: [] })
    expect(puzzle.view.order).toBeNull() // nothing out of sight is given away
  }
})

test('a wrong turn is told apart from the answer: what it scores, and what it leaves', () => {
  const view = chainfall.view(drawn('R3 .. .. .. ..\n.. .. R3 .. R3', { queue: [1], config: { cardsEnabled: false } }), 0)
  const puzzle: Puzzle = { id: 'drawn', rules: 'Bare', view, answer: 'd1', points: 2, waves: 1 }
  const near = compared(puzzle, answerIn('b1')) // takes c1, and not e1
  expect(near).toMatchObject({ right: false, mine: { points: 1 }, best: { points: 2 }, left: [4] })
  expect(compared(puzzle, answerIn('a1')).left).toEqual([2, 4])
  expect(compared(puzzle, answerIn('d1')).right).toBe(true)
})
