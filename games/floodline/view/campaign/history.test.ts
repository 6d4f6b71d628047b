import { expect, test } from 'vitest'
import { type PastLevel, tellPast } from '../../../../ui/past.ts'
import { programme } from '../../levels/levels.ts'
import { MEASURES, pastIn, pastOfLevels, runsOf, wonIn } from './history.ts'

const played = (changes: Partial<PastLevel>): PastLevel => ({
  level: 'first-stack',
  played: 0,
  won: 0,
  best: null,
  bests: {},
  games: [],
  ...changes,
})

test('what is measured is what the programme says games are compared by, and stars', () => {
  expect(['stars', ...programme.figures.map(({ fact }) => fact)]).toEqual([...MEASURES, 'second', 'third'])
})

test('runs have the figures of their games, and those that are still there can be watched', async () => {
  const taken = { pieces: 8, tilts: 1, shift: 3, ticks: 900 }
  const figures = { ...taken, second: 0, third: 1 }
  const games = [
    { kept: null, ended: 1, won: false, score: 0, figures: taken },
    { kept: 'abc', ended: 2, won: true, score: 2, figures },
  ]
  tellPast(async game => (game === 'floodline' ? [played({ played: 2, won: 1, games })] : []))
  expect(await runsOf('first-stack')).toEqual([
    { ...taken, stars: 0, won: false, earned: [false, false, false], ended: 1 },
    { ...taken, stars: 2, won: true, earned: [true, false, true], ended: 2, replay: 'abc' },
  ])
  expect(await runsOf('first-tilt')).toEqual([])
})

test('every best has its game, and a level that was won with hints alone is won without stars', async () => {
  const bests = { pieces: { best: 8, kept: 'abc' }, ticks: { best: 700, kept: null } }
  tellPast(async () => [
    played({ won: 1, best: { best: 3, kept: 'abc' }, bests }),
    played({ level: 'first-tilt', played: 2, won: 1 }),
    played({ level: 'unsupported', played: 2 }),
  ])
  const past = await pastOfLevels()
  expect(pastIn(past, 'first-stack')).toMatchObject({
    stars: 3,
    bests: { stars: { value: 3, replay: 'abc' }, pieces: { value: 8, replay: 'abc' }, ticks: { value: 700, replay: null } },
  })
  expect(pastIn(past, 'first-tilt')).toMatchObject({ stars: 0, bests: {} })
  expect([...wonIn(past)]).toEqual(['first-stack', 'first-tilt'])
})
