/** Sorts games into the columns of a chart. */
import type { Measure, Run } from './runs.ts'

/** One column: everything from `from` to `to`, both included. */
export interface Bin {
  readonly from: number
  readonly to: number // Infinity in the last column of times
  readonly known: readonly number[] // which of the solutions, the best first
  readonly own: readonly number[] // which of the runs
}

const MOST_COLUMNS = 8

const SECOND = 60

/** Each twice as long as the one before: a fast game and a slow one are both to be seen. */
export const TIME_STEPS: readonly number[] = [8, 15, 30, 60, 120, 240, 480, 960].map(seconds => seconds * SECOND)

type Figures = Pick<Run, Measure>

/** Columns side by side from the least to the most, empty ones between them included. Empty: there is nothing to show. */
export function binsOf(measure: Measure, known: readonly Figures[], own: readonly Figures[]): readonly Bin[] {
  const values = [...known, ...own].map(run => run[measure])
  if (values.length === 0) return []
  const spans = measure === 'ticks' ? timeSpans(values) : evenSpans(values)
  const inside = (runs: readonly Figures[], [from, to]: Span): number[] =>
    runs.flatMap((run, at) => (run[measure] >= from && run[measure] <= to ? [at] : []))
  return spans.map(span => ({ from: span[0], to: span[1], known: inside(known, span), own: inside(own, span) }))
}

/** The column that a figure is in; -1: none. */
export function columnOf(bins: readonly Bin[], value: number): number {
  return bins.findIndex(({ from, to }) => value >= from && value <= to)
}

type Span = readonly [from: number, to: number]

function evenSpans(values: readonly number[]): Span[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS))
  const first = Math.floor(least / width) * width
  return Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, at) => [first + at * width, first + (at + 1) * width - 1])
}

function timeSpans(values: readonly number[]): Span[] {
  const column = (ticks: number): number => {
    const at = TIME_STEPS.findIndex(step => ticks <= step)
    return at < 0 ? TIME_STEPS.length : at
  }
  const columns = values.map(column)
  const first = Math.min(...columns)
  return Array.from({ length: Math.max(...columns) - first + 1 }, (_, at) => [
    (TIME_STEPS[first + at - 1] ?? -1) + 1,
    TIME_STEPS[first + at] ?? Number.POSITIVE_INFINITY,
  ])
}
