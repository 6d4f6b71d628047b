import { expect, test } from 'vitest'
import type { Solution } from '../../levels/certified.ts'
import type { Metrics } from '../../nouns.ts'
import { differences, type Run, withThis } from './runs.ts'

const NOW: Run = { pieces: 4, tilts: 2, shift: 4, ticks: 247, won: true }

test('this game is counted once, whether it is kept already or not', () => {
  const kept = { ...NOW, kept: 'a-1' }
  const earlier = { ...NOW, ticks: 246 }
  expect(withThis([earlier], NOW)).toEqual([earlier, NOW])
  expect(withThis([earlier, kept], NOW)).toEqual([earlier, kept])
})

test('games that were lost are not among the wins', () => {
  const lost = { ...NOW, won: false }
  expect(withThis([lost], lost)).toEqual([])
  expect(withThis([lost], NOW)).toEqual([NOW])
})

test('a solution differs in what it needs less of, and in what it needs more of', () => {
  const gold: Solution = { file: 'gold', stars: [true, true, true], pieces: 2, tilts: 3, shift: 0, lost: 0, holds: 0, ticks: 133 }
  const metrics = { pieces: 4, tilts: 2, shift: 0, lost: 1 } as Metrics
  expect(differences(gold, { metrics })).toEqual([
    { measure: 'pieces', less: 2 },
    { measure: 'tilts', less: -1 },
    { measure: 'lost', less: 1 },
  ])
})
