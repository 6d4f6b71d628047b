import { expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { blocks } from '../game.ts'
import { SHAPES } from '../rules/shapes.ts'
import { audit, chiSquareOf, text } from './audit.ts'
import { levels } from './kept.ts'

const ASKED = { hands: 400, seed: 'audit', rows: 8, cols: 8 }

test('[BP-23] an audit counts every block of every hand', () => {
  const { dealers } = audit(ASKED)
  expect(dealers.map(({ dealer }) => dealer)).toEqual(['pure', 'fair'])
  for (const { hands, counts, draws, freedom } of dealers) {
    expect(counts.map(({ shape }) => shape)).toEqual(SHAPES.map(({ id }) => id))
    expect(counts.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(3 * 400)
    expect(draws.reduce((sum, each) => sum + each.hands, 0)).toBe(hands)
    expect(freedom).toBe(31)
  }
})

test('[BP-63] [BP-64] pure never draws again, and loses games at the deal; fair does the first and not the second', () => {
  const [pure, fair] = audit({ ...ASKED, hands: 1500 }).dealers as [
    ReturnType<typeof audit>['dealers'][number],
    ReturnType<typeof audit>['dealers'][number],
  ]
  expect(pure.draws).toEqual([{ draws: 1, hands: 1500 }])
  expect(pure.lostAtDeal).toBeGreaterThan(0)
  expect(pure.lostAtDeal).toBeLessThan(pure.games)
  expect(fair.draws.length).toBeGreaterThan(1)
  expect(fair.lostAtDeal).toBe(0)
  expect(fair.games).toBeGreaterThan(0)
})

test('the same question has the same answer, and another seed another', () => {
  const asked = { ...ASKED, hands: 60, rows: 5, cols: 9 }
  expect(audit(asked)).toEqual(audit(asked))
  expect(audit({ ...asked, seed: 'other' }).dealers).not.toEqual(audit(asked).dealers)
})

test('[BP-57] shapes that do not fit the grid are not in the table', () => {
  const [pure] = audit({ ...ASKED, hands: 50, rows: 4, cols: 4 }).dealers
  expect(pure?.counts.map(({ shape }) => shape)).not.toContain('line5-0')
  expect(pure?.freedom).toBe(29)
})

test('chi-square is exact to a thousandth', () => {
  expect(chiSquareOf([10, 10, 10, 10])).toBe(0)
  expect(chiSquareOf([20, 0])).toBe(20_000)
  expect(chiSquareOf([12, 8])).toBe(800)
  // (1 + 1 + 4) / 3 × … of 4, 5, 6, 9 with 6 expected: 4/6 + 1/6 + 0 + 9/6
  expect(chiSquareOf([4, 5, 6, 9])).toBe(666 + 166 + 0 + 1500)
  expect(chiSquareOf([])).toBe(0)
  expect(chiSquareOf([0, 0])).toBe(0)
})

test('a table is printed that a person can read', () => {
  const lines = text(audit({ ...ASKED, hands: 200 })).split('\n')
  expect(lines[0]).toBe('200 hands each, 8×8, seed audit')
  expect(lines[2]).toBe('shape           pure    fair')
  expect(lines.filter(line => /^[a-z0-9]+-\d +\d+ +\d+$/.test(line))).toHaveLength(32)
  expect(lines.find(line => line.startsWith('pure: chi-square'))).toMatch(
    /^pure: chi-square \d+\.\d{3} with 31 degrees of freedom; 19 of 20 uniform dealers stay below 44\.985$/,
  )
  expect(lines.filter(line => line.includes('lost at the deal'))).toHaveLength(2)
})

test('every deal that is kept can be started, and has a name of its own', () => {
  for (const { id, deal } of levels) {
    expect(blocks.refuseDeal(deal), id).toBeNull()
    expect(blocks.outcome(blocks.start(copy(deal))), id).toBeNull()
  }
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length)
  expect(new Set(levels.map(({ deal }) => `${deal.rows}×${deal.cols} ${deal.dealer}`)).size).toBe(levels.length)
})
