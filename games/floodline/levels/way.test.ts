import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FloodLevel } from '../nouns.ts'
import { campaign } from './generated/levels.ts'
import { NUMBERS } from './generated/numbers.ts'
import { CADENCE, CHAPTERS, chapterOf, EXAMS, way, wayOf } from './way.ts'

const THIRTY = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`level-${i + 1}`, i + 1]))
const thirty = wayOf(THIRTY)
const ids = (...numbers: number[]): ReadonlySet<string> => new Set(numbers.map(number => `level-${number}`))
const open = (...won: number[]): number[] => [...thirty.openLevels(ids(...won))].map(id => THIRTY[id] ?? 0)
const closed = (level: number, ...won: number[]) => thirty.whyClosed(`level-${level}`, ids(...won))

test('chapters are ten levels each and end with an exam', () => {
  expect(CHAPTERS.map(({ first, last }) => [first, last])).toEqual([
    [1, 10],
    [11, 20],
    [21, 30],
  ])
  expect(CHAPTERS.map(({ last }) => last)).toEqual(EXAMS)
  expect([1, 10, 11, 20, 21, 30].map(number => chapterOf(number).number)).toEqual([1, 1, 2, 2, 3, 3])
})

test('two of a row open the next, and 1, 11, 16 and 24 are asked for by name', () => {
  expect(open()).toEqual([1])
  expect(open(1)).toEqual([1, 2, 3])
  expect(open(1, 3)).toEqual([1, 2, 3, 4, 5, 6])
  expect(open(1, 2, 5, 6).at(-1)).toBe(9)
  const C = [1, 2, 4, 5, 7, 9]
  expect(open(...C).slice(9)).toEqual([10, 11, 12, 13])
  expect(closed(14, ...C, 12, 13)).toEqual([{ count: 1, of: [11] }])
  expect(closed(14, ...C, 11, 13)).toEqual([])
  const E = [...C, 11, 13]
  expect(closed(17, ...E, 14, 15)).toEqual([{ count: 1, of: [16] }])
  expect(open(...E, 16, 14).slice(16)).toEqual([17, 18, 19])
  const F = [...E, 16, 14, 17, 19]
  expect(open(...F).slice(19)).toEqual([20, 21, 22, 23])
  const G = [...F, 21, 22]
  expect(closed(27, ...G, 25, 26)).toEqual([{ count: 1, of: [24] }])
  const I = [...G, 24, 26, 27, 29]
  expect(closed(30, ...I)).toEqual([{ count: 1, of: [10, 20] }])
  expect(closed(30, ...I, 20)).toEqual([])
  expect(closed(30, ...G, 24, 26, 20)).toEqual([{ count: 2, of: [27, 28, 29] }])
})

test('a closed level says what is missing, of what is not won', () => {
  expect(closed(7)).toEqual([{ count: 2, of: [4, 5, 6] }])
  expect(closed(7, 1, 2, 5)).toEqual([{ count: 1, of: [4, 6] }])
  expect(closed(14)).toEqual([
    { count: 1, of: [11] },
    { count: 1, of: [12, 13] },
  ])
  for (const { id } of thirty.levels.slice(1)) expect(thirty.whyClosed(id, ids()), id).not.toEqual([])
})

test('what was won before stays open, whatever comes before it', () => {
  expect(open(12)).toEqual([1, 12])
  expect(thirty.whyClosed('level-12', ids(12))).toEqual([])
})

/** Any levels at all may be there: a campaign that is still being made. */
const some = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 30 })

test('nobody is ever stuck: until everything is won something is open that is not', () => {
  fc.assert(
    fc.property(some, fc.array(fc.nat()), (numbers, choices) => {
      const there = wayOf(Object.fromEntries(numbers.map(number => [`level-${number}`, number])))
      const won = new Set<string>()
      for (let turn = 0; won.size < numbers.length; turn++) {
        const left = [...there.openLevels(won)].filter(id => !won.has(id))
        const at = (choices[turn] ?? 0) % left.length
        expect(left.length, `after ${[...won]}`).toBeGreaterThan(0)
        expect(there.next(null, won)).not.toBeNull()
        won.add(left[at] ?? '')
      }
      expect(there.next(null, won)).toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('no single level blocks what comes after it, except those that show something for the first time', () => {
  const reached: Readonly<Record<number, number>> = { 1: 0, 11: 12, 16: 15, 24: 25 }
  for (let never = 1; never <= 30; never++) {
    const won = new Set<string>()
    for (let more = true; more; ) {
      const before = won.size
      for (const id of thirty.openLevels(won)) if (THIRTY[id] !== never) won.add(id)
      more = won.size > before
    }
    expect(won.size, `without ${never}`).toBe(reached[never] ?? 29)
  }
})

test('the next level is the one after, or the first that was left out', () => {
  expect(thirty.next(null, ids())).toBe('level-1')
  expect(thirty.next('level-2', ids(1, 2))).toBe('level-3')
  expect(thirty.next('level-6', ids(1, 2, 4, 6))).toBe('level-7')
  expect(thirty.next('level-10', ids(1, 2, 4, 6, 7, 8, 10))).toBe('level-11')
  // Whoever has lost it is not sent to it again at once.
  expect(thirty.next('level-3', ids(1, 2))).toBe('level-4')
  expect(thirty.next('level-30', new Set(Object.keys(THIRTY).filter(id => id !== 'level-5')))).toBe('level-5')
})

test('a row that does not exist yet is passed over', () => {
  const few = wayOf({ a: 1, b: 2, d: 4, k: 11, l: 12 })
  expect([...few.openLevels(new Set(['a']))]).toEqual(['a', 'b'])
  expect(few.whyClosed('k', new Set(['a', 'b']))).toEqual([{ count: 1, of: [4] }])
  expect([...few.openLevels(new Set(['a', 'b', 'd']))]).toEqual(['a', 'b', 'd', 'k', 'l'])
})

test('the levels that are shipped are the ones on the way', () => {
  expect(way.levels.map(({ id }) => id)).toEqual(campaign.map(({ level }) => level.id))
  expect(way.levels.map(({ id, number }) => [id, number])).toEqual(Object.entries(NUMBERS))
})

test('no level has a tool before the one that brings it, and that one has it', () => {
  for (const [tool, brought] of Object.entries(CADENCE))
    for (const { number, level } of campaign) {
      const has = hasTool(level, tool)
      if (number < brought) expect(has, `${level.id} has ${tool} before level ${brought}`).toBe(false)
      if (number === brought) expect(has, `${level.id} brings ${tool}`).toBe(true)
    }
})

function hasTool({ hold, bag, terrain, abilities, constraints = [], objectives, hazards = [] }: FloodLevel, tool: string): boolean {
  switch (tool) {
    case 'hold':
      return hold === true
    case 'reinforced':
      return JSON.stringify(bag).includes(':REINFORCED')
    case 'drain tile':
      return terrain.some(({ type }) => type === 'DRAIN')
    case 'weight':
      return [...constraints, ...objectives].some(({ type }) => type === 'WEIGHT_LIMIT' || type === 'STAY_UNDER_WEIGHT')
    case 'wind':
      return hazards.some(({ enabled }) => enabled !== false)
    default:
      return abilities !== undefined && tool in abilities
  }
}
