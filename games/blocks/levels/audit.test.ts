import { describe, expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { sealOf } from '../rules/hand.ts'
import { SHAPES } from '../rules/shapes.ts'
import { type AuditFacts, auditor, chiSquareOf, evenness, holds } from './audit.ts'

const CLASSIC: Blocks['Setup'] = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 }

function audited(changes: Partial<Blocks['Setup']>, hands: number, seed = 'audit'): ReturnType<ReturnType<typeof auditor.begin>['report']> {
  const audit = auditor.begin(nth => dealFrom(blocks, { ...CLASSIC, ...changes }, `${seed}-${nth}`))
  for (let hand = 0; hand < hands; hand++) {
    audit.deal()
    audit.check()
  }
  return audit.report()
}

function sum<T>(all: readonly T[], count: (each: T) => number): number {
  return all.reduce((so, each) => so + count(each), 0)
}

describe('an audit', () => {
  test.each(['pure', 'fair'] as const)('[BP-23] counts every block of every hand: %s', dealer => {
    const { facts, sound } = audited({ dealer }, 400)
    expect(facts.shapes.map(({ shape }) => shape)).toEqual(SHAPES.map(({ id }) => id))
    expect(sum(facts.shapes, ({ dealt }) => dealt)).toBe(3 * 400)
    expect(sum(facts.shapes, ({ drawn }) => drawn)).toBe(3 * (400 + facts.turnedDown))
    expect(sum(facts.draws, ({ hands }) => hands) + facts.lastResorts).toBe(400)
    expect(sum(facts.shapes, ({ chiSquare }) => chiSquare)).toBe(facts.chiSquare)
    expect(facts.freedom).toBe(31)
    expect(sound).toBe(true)
  })

  test('[BP-63] [BP-64] pure never draws again, and loses games at the deal; fair does the first and not the second', () => {
    const pure = audited({ dealer: 'pure' }, 1500).facts
    const fair = audited({}, 1500).facts
    expect(pure.draws).toEqual([{ draws: 1, hands: 1500 }])
    expect(pure.lostAtDeal).toBeGreaterThan(0)
    expect(pure.lostAtDeal).toBeLessThan(pure.games)
    expect(pure.proofs).toBe(0)
    expect(fair.draws.length).toBeGreaterThan(1)
    expect(fair.turnedDown).toBeGreaterThan(0)
    expect(fair).toMatchObject({ lostAtDeal: 0, proofs: 1500, broken: 0, unproven: 0, placeable: 0, strangers: 0 })
    expect(fair.games).toBeGreaterThan(0)
  })

  test('finds the same for the same deals, and something else for others', () => {
    const report = (seed: string): AuditFacts => audited({ rows: 5, cols: 9 }, 60, seed).facts
    expect(report('one')).toEqual(report('one'))
    expect(report('two')).not.toEqual(report('one'))
  })

  test('leaves the deals as they are', () => {
    const deal = dealFrom(blocks, CLASSIC, 'same')
    const before = copy(deal)
    const audit = auditor.begin(() => deal)
    for (let hand = 0; hand < 20; hand++) {
      audit.deal()
      audit.check()
    }
    expect(deal).toEqual(before)
  })

  test('[BP-57] knows which shapes do not fit the grid', () => {
    const { facts } = audited({ dealer: 'pure', rows: 4, cols: 4 }, 50)
    expect(facts.shapes.map(({ shape }) => shape)).not.toContain('line5-0')
    expect(facts.freedom).toBe(29)
  })

  test('is a report that a person can read', () => {
    const lines = audited({ rows: 6, cols: 9 }, 200).text.split('\n')
    expect(lines[0]).toBe('fair, 6 rows × 9 columns: 200 hands')
    expect(lines[2]).toBe('shape             drawn      dealt chi-square')
    expect(lines.filter(line => /^[a-z0-9]+-\d +\d+ +\d+ +\d+\.\d{3}$/.test(line))).toHaveLength(32)
    const said = lines.slice(lines.indexOf('', 3) + 1)
    expect(said).toEqual([
      expect.stringMatching(/^Every shape is as likely as any other: chi-square \d+\.\d{3} with 31 degrees of freedom, and 19 of 20 /),
      expect.stringMatching(/^Drew again for \d+ of 200 hands \(\d+\.\d %\)/),
      expect.stringMatching(/^None of the \d+ hands turned down could have been placed\. /),
      '200 of 200 hands came with a proof, and every proof played over places all three blocks.',
      expect.stringMatching(/^\d+ games? ended, 0 of them lost at the deal \(0\.0 %\)\.$/),
    ])
  })
})

describe('[BP-64] [BP-65] a proof', () => {
  const state = blocks.start(dealFrom(blocks, { ...CLASSIC, rows: 5, cols: 6 }, 'proof'))
  const spoiled = (change: (state: Blocks['State']) => void): Blocks['State'] => {
    const other = copy(state)
    change(other)
    return other
  }

  test('holds as it was dealt, and looking changes nothing', () => {
    const before = copy(state)
    expect(holds(state)).toBe(true)
    expect(state).toEqual(before)
  })

  test('does not hold without a step, on another grid, or under another seal', () => {
    expect(holds(spoiled(other => void other.proof.pop()))).toBe(false)
    expect(holds(spoiled(other => void other.cells.fill(1)))).toBe(false)
    expect(holds(spoiled(other => void (other.salt ^= 1)))).toBe(false)
  })

  test('does not hold if it places a block twice, even when that is what was sealed', () => {
    const twice = spoiled(other => {
      other.proof[2] = { ...other.proof[1]! }
      other.seal = sealOf(other.proof, other.salt)
    })
    expect(holds(twice)).toBe(false)
  })
})

describe('evenness', () => {
  const of = (chiSquare: number, drawn = 100): string =>
    evenness({ shapes: Array.from({ length: 32 }, () => ({ shape: '', drawn, dealt: 0, chiSquare: 0 })), freedom: 31, chiSquare })

  test('is judged by how often chance alone comes to as much', () => {
    expect([0, 44_984, 44_985, 61_097, 61_098].map(chiSquare => of(chiSquare))).toEqual(['even', 'even', 'odd', 'odd', 'uneven'])
  })

  test('is not judged by a few hands', () => {
    expect(of(90_000, 4)).toBe('few')
    expect(of(90_000, 5)).toBe('uneven')
  })
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
