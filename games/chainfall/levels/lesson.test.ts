import { expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { LESSON_DEAL, LESSON_TURNS } from './lesson.ts'

test('the lesson is a game by the rules, shows a chain of three waves, and is won by its last turn', () => {
  expect(chainfall.refuseDeal(LESSON_DEAL)).toBeNull()
  const session = new Session<Chainfall>(chainfall, LESSON_DEAL)
  const waves: number[] = []
  session.listen(events => waves.push(events.filter(({ kind }) => kind === 'wave').length))
  for (const [at, text] of LESSON_TURNS.entries()) {
    expect(session.outcome, text).toBeNull()
    expect(session.offer(at % 2 === 0 ? 0 : 1, text), text).toBeNull()
  }
  expect(waves).toEqual([0, 0, 1, 0, 3, 0, 1])
  expect(session.outcome).toMatchObject({ winner: 0, code: 'mercy', scores: [3, 0] })
})

test('[CF-41] without its card the last turn would bring nothing: the tile would go off in Red’s turn', () => {
  const session = new Session<Chainfall>(chainfall, LESSON_DEAL)
  for (const [at, text] of LESSON_TURNS.slice(0, -1).entries()) session.offer(at % 2 === 0 ? 0 : 1, text)
  session.offer(0, 'd4')
  expect(session.outcome).toBeNull()
  expect(session.state.score).toEqual([2, 0])
})
