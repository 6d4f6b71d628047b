import { expect, test } from 'vitest'
import { binsOf, columnOf, TIME_STEPS } from './bins.ts'
import type { Measure } from './runs.ts'

const run = (figure: number) => ({ pieces: figure, tilts: figure, shift: figure, ticks: figure })
const bins = (measure: Measure, known: readonly number[], own: readonly number[]) => binsOf(measure, known.map(run), own.map(run))

test('every game is in one column, and empty columns between them are there', () => {
  expect(bins('pieces', [2, 4], [4, 5])).toEqual([
    { from: 2, to: 2, known: [0], own: [] },
    { from: 3, to: 3, known: [], own: [] },
    { from: 4, to: 4, known: [1], own: [0] },
    { from: 5, to: 5, known: [], own: [1] },
  ])
  expect(bins('pieces', [], [])).toEqual([])
})

test('figures that lie far apart share columns, of which there are never many', () => {
  for (const most of [7, 8, 9, 40, 163, 1000]) {
    const all = bins('shift', [0, 3], [most, most - 1])
    expect(all.length, `${most}`).toBeLessThanOrEqual(9)
    expect(new Set(all.flatMap(({ known }) => known))).toEqual(new Set([0, 1]))
    expect(new Set(all.flatMap(({ own }) => own))).toEqual(new Set([0, 1]))
    for (const [at, bin] of all.entries()) if (at > 0) expect(bin.from).toBe(all[at - 1]!.to + 1)
  }
})

test('times double from column to column, and whatever is longer than all of them is in the last', () => {
  const all = bins('ticks', [400, 1000], [90_000])
  expect(all[0]).toMatchObject({ from: 0, to: TIME_STEPS[0], known: [0] })
  expect(all.at(-1)).toEqual({ from: TIME_STEPS.at(-1)! + 1, to: Number.POSITIVE_INFINITY, known: [], own: [0] })
  expect(columnOf(all, 1000)).toBe(2)
  expect(columnOf(all, 90_000)).toBe(all.length - 1)
  expect(columnOf(bins('pieces', [4], []), 9)).toBe(-1)
})
