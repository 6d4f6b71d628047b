import { expect, test } from 'vitest'
import { recover } from '../../minds/solve/recover.ts'
import { applyTurn } from '../../minds/solve/turns.ts'
import { Work } from '../../minds/solve/work.ts'
import { certificates } from './certificates.ts'
import { humanTime, minutesOf } from './human-time.ts'
import { turnsOfReplay } from './replay-turns.ts'
import { readSubjects } from './subject.ts'

const subjects = readSubjects().subjects.filter(({ number }) => [1, 2, 4, 12].includes(number))

test.each(subjects.map(subject => [subject.title, subject] as const))('%s: the turns of its replay come to the same', (_, subject) => {
  const { level, replays } = subject
  const turns = turnsOfReplay(level, replays['gold'])
  expect(turns).not.toBeNull()
  const work = new Work(level, { wanted: '1', budget: {} })
  const state = work.pool.take(work.first)
  for (const turn of turns ?? []) applyTurn(work, state, turn)
  const gold = certificates(subject).find(({ name }) => name === 'gold')
  const { pieces, tilts, shift, holds } = state.metrics
  expect({ pieces, tilts, shift, holds }).toEqual(gold?.metrics)
})

test('after a mistake what is left of a plan is followed: it wins where there is hardly any search', () => {
  const subject = readSubjects().subjects.find(({ id }) => id === 'drain-placement')
  const turns = subject && turnsOfReplay(subject.level, subject.replays['gold'])
  if (!turns) throw new Error('there is no such replay')
  const cases = recover(subject.level, turns, { cases: 6, placements: 8 })
  expect(cases.filter(({ won }) => won === 'won').length).toBeGreaterThanOrEqual(3)
})

test('a person takes longer where there is more to choose and to try', () => {
  const [subject] = subjects
  if (!subject) throw new Error('there is no level')
  const time = humanTime(subject)
  const gold = certificates(subject).find(({ name }) => name === 'gold')
  expect(time.choices).toHaveLength(gold?.metrics.pieces ?? 0)
  expect(Math.min(...time.choices)).toBeGreaterThan(10)
  expect(minutesOf(time, 100_000)).toBeGreaterThan(minutesOf(time, 1000))
  expect(minutesOf(time, null)).toBeGreaterThanOrEqual(minutesOf(time, 1_000_000))
})
