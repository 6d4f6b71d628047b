import { expect, test } from 'vitest'
import type { Fewest } from '../../testing/campaign/search-jobs.ts'
import type { Subject } from '../../testing/campaign/subject.ts'
import { curve } from './curve.ts'
import { page, pointOf, type Row } from './page.ts'

function row(number: number, more: Partial<Row> = {}): Row {
  const subject = { number, title: `Level ${number}`, chapter: Math.ceil(number / 10), needs: ['tilt'], mastery: [] } as unknown as Subject
  const metrics = { pieces: 4, tilts: 2, shift: 0, holds: 0 }
  const effort = { found: 3, placements: [900, 1000, 1200], median: 1000 }
  const fewest = { found: 4, bound: 4, proven: true, placements: 5000, pieces: 4, tilts: 2, turns: [] } satisfies Fewest
  return {
    subject,
    certificates: [{ name: 'gold', stars: '123', metrics, ticks: 600, presses: 20, faults: [] }],
    time: { game: 40, choices: [100], reading: 40 },
    ...{ win: effort, stars: { ...effort, median: 10_000 } },
    least: { 'pieces 123': fewest, 'pieces 1': { ...fewest, found: 3, proven: false } },
    chance: { games: 2000, won: 20, low: 6000, high: 15_000, first: 2, careful: { games: 400, won: 8, low: 0, high: 1 } },
    recovery: { spoilt: 12, won: 10, lost: 1 },
    attempts: [
      { title: 'never tilting', ok: true, how: 'proven', says: 'a sum says that nothing wins' },
      { title: 'no input', ok: true, says: 'overflow' },
    ],
    ...more,
  }
}

test('the page has a line for every level in every table, and tells proven from searched', () => {
  const text = page([
    row(2),
    row(13, { attempts: [{ title: 'never tilting', ok: true, how: 'searched', says: 'not found in 5 placements' }] }),
  ])
  expect(text).toContain('2 levels, 2 replays')
  expect(text).toContain('| 02 Level 2 | 4, 2, 0, 10 s | – | – | 3, 4* | –, – | 1.7 |')
  expect(text).toContain('| 02 Level 2 | 5.0 | 1,000 | 10,000 | 1.00 % (0.60 … 1.50) of 2000 | 10 of 12, 1 lost at once |')
  expect(text).toContain('| 02 Level 2 | tilt | never tilting: a sum says that nothing wins | – | 1 of 1 |')
  expect(text).toContain('| 13 Level 13 | tilt | – | never tilting: not found in 5 placements | 0 of 0 |')
  expect(text).not.toContain('What does not hold')
})

test('what fails is said at the end', () => {
  const text = page([row(2, { attempts: [{ title: 'no input', ok: false, says: '1 of 2 win' }] })])
  expect(text).toContain('## What does not hold\n\n- 02 Level 2: no input: 1 of 2 win\n')
})

test('more placements and rarer luck are harder; a search that found nothing is hardest', () => {
  const easy = pointOf(row(2)).difficulty
  const costly = pointOf(row(2, { win: { found: 3, placements: [], median: 50_000 } })).difficulty
  const hopeless = pointOf(row(2, { win: { found: 0, placements: [120_000], median: null } })).difficulty
  const rare = pointOf(
    row(2, { chance: { games: 2000, won: 0, low: 0, high: 1900, first: 0, careful: { games: 1, won: 0, low: 0, high: 1 } } }),
  )
  expect(costly).toBeGreaterThan(easy)
  expect(hopeless).toBeGreaterThan(costly)
  expect(rare.difficulty).toBeGreaterThan(easy)
})

test('the curve has a point for every level and a line for every chapter', () => {
  const drawn = curve([1, 2, 3, 11, 12].map(number => pointOf(row(number))))
  expect(drawn.match(/<circle /g)).toHaveLength(5 * 4)
  expect(drawn.match(/fill="none"/g)).toHaveLength(2 * 3)
  expect(drawn).not.toContain('NaN')
})
