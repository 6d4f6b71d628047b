import { expect, test } from 'vitest'
import { equal } from '../../../kernel/plain.ts'
import { verify, write } from '../../../kernel/replay.ts'
import { stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { stackdoku } from '../game.ts'
import { provable } from '../minds/reason.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { CELLS, UNITS } from '../rules/grid.ts'
import { parseLine } from '../rules/notation.ts'
import { measure } from '../testing/measure.ts'
import { levelFault } from '../testing/proofs.ts'
import { canClear } from '../testing/textbook.ts'
import { AIMS } from './aims.ts'
import { dailySeed } from './daily.ts'
import { dig, fullGrid } from './dig.ts'
import { LAYOUTS } from './layouts.ts'
import { SETUPS } from './presets.ts'

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'expert']
const EACH = 8

function level(difficulty: Difficulty, nth: number, changes: Partial<Stackdoku['Setup']> = {}): Stackdoku['Deal'] {
  return dealFrom(stackdoku, { ...SETUPS[difficulty], level: nth, ...changes }, `levels-${difficulty}`)
}

const count = (list: ArrayLike<number>, digit: number): number => Array.from(list).filter(value => value === digit).length

for (const difficulty of DIFFICULTIES) {
  const deals = Array.from({ length: EACH }, (_, nth) => level(difficulty, nth + 1))

  test(`[SD-45] [SD-46] [SD-47] ${difficulty}: as many tiles as blanks, an even number of each, one solution`, () => {
    for (const { givens, values, solution } of deals) {
      expect(count(givens, 0)).toBe(AIMS[difficulty].blanks)
      for (let digit = 1; digit <= 9; digit++) {
        expect(count(values, digit)).toBe(9 - count(givens, digit))
        expect(count(values, digit) % 2).toBe(0)
      }
      const bands = new Bands()
      expect(bands.count(givens, 2)).toBe(1)
      expect(bands.solution).toEqual(solution)
    }
  })

  test(`[SD-48] [SD-54] ${difficulty}: the proof wins, and the door keeper plays it`, () => {
    for (const deal of deals) {
      expect(stackdoku.refuseDeal(deal)).toBeNull()
      const swapped = { ...deal, line: deal.line.split(', ').reverse().join(', ') }
      expect(stackdoku.refuseDeal(swapped)?.because).toMatch(/^the proof does not hold/)
      expect(stackdoku.refuseDeal({ ...deal, line: '' })?.because).toBe('the proof does not win')
    }
  })

  test(`[SD-20] [SD-21] ${difficulty}: measured, it is as hard as it says`, () => {
    for (const deal of deals) {
      const { jam, rating, peak, free } = measure(deal, 400, stream('measure', 'test'))
      // The generator aims inside the promise; what is left is chance, four standard deviations of it.
      if (difficulty === 'easy') expect(jam).toBeLessThan(15 + 7)
      if (difficulty === 'medium') expect(Math.abs(jam - 27)).toBeLessThan(5 + 10)
      if (difficulty === 'hard') expect(Math.abs(jam - 50)).toBeLessThan(7 + 11)
      expect(rating).toBeGreaterThanOrEqual(AIMS[difficulty].rating.least)
      expect(rating).toBeLessThanOrEqual(AIMS[difficulty].rating.most)
      expect(peak).toBeLessThanOrEqual(AIMS[difficulty].room)
      expect(free).toBeGreaterThan(3)
      for (const unit of UNITS) expect(unit.filter(cell => deal.givens[cell] === 0).length).toBeLessThanOrEqual(AIMS[difficulty].emptiest)
    }
  })

  test(`${difficulty}: every shape gets its turn`, () => {
    expect(new Set(deals.map(({ layout }) => layout))).toEqual(new Set(LAYOUTS[difficulty].map(({ name }) => name)))
  })
}

for (const difficulty of ['easy', 'medium', 'hard'] as const)
  test(`[SD-49] ${difficulty}: no step of the proof is a guess`, () => {
    for (let nth = 1; nth <= EACH; nth++) {
      const { givens, line } = level(difficulty, nth)
      const cells = givens.slice()
      for (const action of parseLine(line) ?? []) {
        if (action.kind !== 'place') continue
        const proven = provable(cells, AIMS[difficulty].rating.most, found => found[action.cell] === action.value)
        expect(proven[action.cell]).toBe(action.value)
        cells[action.cell] = action.value
      }
    }
  })

test('[SD-19] the same seed gives the same level', () => {
  for (const difficulty of DIFFICULTIES) expect(equal(level(difficulty, 7), level(difficulty, 7))).toBe(true)
  expect(level('medium', 7).values).not.toEqual(level('medium', 8).values)
})

test('[SD-23] what else a setup says changes neither tiles nor givens', () => {
  const other = level('hard', 3, {
    room: 9,
    undos: null,
    hints: 0,
    hidden: false,
    lives: null,
    mistakes: 'block',
    assist: true,
    fixed: true,
  })
  const plain = level('hard', 3)
  for (const name of ['values', 'givens', 'solution', 'xs', 'line'] as const) expect(other[name]).toEqual(plain[name])
})

for (const difficulty of DIFFICULTIES)
  test(`[SD-09] [SD-23] [SD-54] ${difficulty}: with any tray it is the same level, it can be saved, and what was saved verifies`, () => {
    const plain = level(difficulty, 5)
    for (let room = 2; room <= 12; room++) {
      const deal = level(difficulty, 5, { room })
      for (const name of ['values', 'givens', 'solution', 'xs'] as const) expect(deal[name]).toEqual(plain[name])
      if (room >= AIMS[difficulty].room) expect(deal.line).toBe(plain.line)
      const session = new Session(stackdoku, deal)
      for (const text of deal.line.split(', ')) expect(session.offer(0, text), `room ${room}: ${text}`).toBeNull()
      expect(session.outcome?.code).toBe('won')
      expect(verify(write(session), stackdoku), `room ${room}`).toMatchObject({ ok: true })
    }
  })

test('[SD-51] levels are no part of each other: drawing more for one leaves the next as it is', () => {
  const fresh = dealFrom(stackdoku, { ...SETUPS.easy, level: 2 }, 'streams')
  dealFrom(stackdoku, { ...SETUPS.easy, level: 1 }, 'streams')
  expect(dealFrom(stackdoku, { ...SETUPS.easy, level: 2 }, 'streams')).toEqual(fresh)
})

test('[SD-52] the daily is named by the day', () => {
  expect(dailySeed('2026-11-15')).toBe('daily-2026-11-15')
  expect(dailySeed('2028-02-29')).toBe('daily-2028-02-29')
  for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', 'today', '2026-11-31', '0000-01-01'])
    expect(() => dailySeed(date), date).toThrow(RangeError)
})

test('[SD-46] digging leaves an even number of blanks of every digit and one solution, from as many blanks as asked', () => {
  const rng = stream('dig', 'test')
  const bands = new Bands()
  for (const [blanks, choice] of [
    [2, 1],
    [20, 3],
    [40, 5],
  ] as const) {
    const puzzle = dig(fullGrid(rng, bands), { blanks, choice, emptiest: 9 }, rng, bands)
    expect(puzzle && count(puzzle.givens, 0)).toBe(blanks)
    expect(puzzle && bands.count(puzzle.givens, 2)).toBe(1)
    for (let digit = 1; digit <= 9; digit++) expect(count(puzzle?.givens ?? [], digit) % 2).toBe(1)
  }
  expect(dig(fullGrid(rng, bands), { blanks: CELLS - 1, choice: 1, emptiest: 9 }, rng, bands)).toBeNull()
})

test('[SD-54] a stranger is told what is wrong', () => {
  const deal = level('easy', 1)
  const spoilt = (changes: object): string | undefined => stackdoku.refuseDeal({ ...deal, ...changes })?.facts.at as string
  const with_ = (list: Uint8Array, at: number, value: number): Uint8Array => list.map((each, nth) => (nth === at ? value : each))
  const blank = deal.givens.indexOf(0)
  expect(spoilt({ givens: with_(deal.givens, blank, deal.solution[blank] as number) })).toBe('givens')
  expect(spoilt({ givens: new Uint8Array(CELLS) })).toBe('givens')
  expect(spoilt({ solution: with_(deal.solution, 0, 0) })).toBe('solution')
  expect(spoilt({ values: with_(deal.values, 0, ((deal.values[0] as number) % 9) + 1) })).toBe('values')
  expect(spoilt({ xs: with_(deal.xs, 0, deal.xs[1] as number) })).toBe('xs')
  expect(spoilt({ zs: with_(deal.zs, 0, 3) })).toBe('zs')
  expect(spoilt({ line: 'restart' })).toBe('line')
  expect(spoilt({ line: '1 x' })).toBe('line')
  expect(spoilt({ xs: Array.from(deal.xs) })).toBe('xs')
  expect(spoilt({ layout: 7 })).toBe('layout')
  expect(spoilt({ extra: 1 })).toBe('extra')
  expect(stackdoku.refuseSetup({ ...SETUPS.easy, lives: 0 })?.facts.at).toBe('lives')
  expect(stackdoku.refuseSetup({ ...SETUPS.easy, undos: -1 })?.facts.at).toBe('undos')
  expect(stackdoku.refuseSetup({ ...SETUPS.easy, difficulty: 'mild' })?.facts.at).toBe('difficulty')
})

test('[SD-54] two solutions are refused', () => {
  // Two rows of a band with two columns swapped: the four cells may stand either way.
  const deal = level('expert', 1)
  const { solution } = deal
  for (let one = 0; one < CELLS; one++)
    for (let other = one + 9; other < CELLS; other += 9) {
      const across = Array.from({ length: 9 }, (_, col) => one - (one % 9) + col).find(
        cell => solution[cell] === solution[other] && solution[cell - one + other] === solution[one],
      )
      if (across === undefined) continue
      const cells = [one, other, across, across - one + other]
      const givens = solution.map((value, cell) => (cells.includes(cell) ? 0 : value))
      if (new Bands().count(givens, 2) !== 2) continue
      const values = Uint8Array.from(cells, cell => solution[cell] as number)
      const flat = { xs: Uint8Array.of(0, 2, 4, 6), ys: new Uint8Array(4), zs: new Uint8Array(4) }
      expect(stackdoku.refuseDeal({ ...deal, ...flat, givens, values })?.because).toBe('the givens have more than one solution')
      return
    }
  throw new Error('this grid has no such rectangle; take another level')
})

test('[SD-48] the textbook clears them too', () => {
  for (let nth = 1; nth <= 5; nth++) expect(canClear(level('easy', nth))).toBe(true)
})

test('[SD-49] what a hard look shows is placed one at a time, since the next look may not show it again', () => {
  expect(levelFault(1154)).toBeNull()
})
