/** How each language counts, lists and names places: what all its sentences are made of. */
import { type Counter, counterOf } from '../../../../ui/count.ts'
import type { Language } from '../../../../ui/language.ts'
import type { Blocks } from '../../nouns.ts'

type View = Blocks['View']

interface Vocabulary {
  readonly row: readonly [one: string, several: string]
  readonly col: readonly [one: string, several: string]
  readonly to: string
  readonly and: string
  readonly small: string // 0 to 9 in words
}

export interface Grammar {
  readonly figure: Counter['figure']
  counted(count: number, one: string, several: string): string
  /** `two`, and from ten on in figures. */
  small(count: number): string
  /** `1, 2 and 3`. */
  listed(parts: readonly (string | number)[]): string
  /** `row 3, column 7`, for what counts from 0. */
  corner(row: number, col: number): string
  /** `rows 1–2, columns 7–8`: all that a block with its corner there takes up. */
  area(row: number, col: number, rows: number, cols: number): string
  /** `columns 1 to 3 and 6`. */
  columns(cols: readonly number[]): string
  /** `rows 2 and 4 and column 6`. */
  lines(rows: readonly number[], cols: readonly number[]): string
  /** `row 2 columns 7 and 8; row 3 column 7`. */
  cells(view: Pick<View, 'cols'>, cells: readonly number[]): string
}

export function grammarOf(language: Language, { row: rowWord, col: colWord, to, and, small }: Vocabulary): Grammar {
  const { figure, counted } = counterOf(language)
  const smalls = small.split(' ')
  const noun = ([one, several]: Vocabulary['row'], count: number): string => (count === 1 ? one : several)
  const listed = (parts: readonly (string | number)[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
  const span = (word: Vocabulary['row'], from: number, count: number): string =>
    `${noun(word, count)} ${count === 1 ? from + 1 : `${from + 1}–${from + count}`}`
  // Two that stand together are both named.
  const ranged = ([first, last]: Run): (string | number)[] =>
    first === last ? [first] : last - first === 1 ? [first, last] : [`${first} ${to} ${last}`]
  const columns = (cols: readonly number[]): string => `${noun(colWord, cols.length)} ${listed(runs(cols).flatMap(ranged))}`
  const named = (word: Vocabulary['row'], lines: readonly number[]): string[] =>
    lines.length === 0 ? [] : [`${noun(word, lines.length)} ${listed(lines.map(line => line + 1))}`]
  return {
    figure,
    counted: (count, one, other) => counted(count, { one: `# ${one}`, other: `# ${other}` }),
    small: count => smalls[count] ?? String(count),
    listed,
    corner: (row, col) => `${rowWord[0]} ${row + 1}, ${colWord[0]} ${col + 1}`,
    area: (row, col, rows, cols) => `${span(rowWord, row, rows)}, ${span(colWord, col, cols)}`,
    columns,
    lines: (rows, cols) => [...named(rowWord, rows), ...named(colWord, cols)].join(` ${and} `),
    cells: (view, cells) =>
      byRow(cells, view.cols)
        .map(([row, cols]) => `${rowWord[0]} ${row + 1} ${columns(cols)}`)
        .join('; '),
  }
}

type Run = readonly [first: number, last: number]

/** `[0, 1, 2, 5]` is 1 to 3, and 6: counted from 1. */
function runs(sorted: readonly number[]): readonly Run[] {
  const found: [number, number][] = []
  for (const number of sorted) {
    const open = found.at(-1)
    if (open && open[1] === number) open[1] = number + 1
    else found.push([number + 1, number + 1])
  }
  return found
}

/** Cells by row, so that a sentence can name each row once. */
function byRow(cells: readonly number[], cols: number): readonly (readonly [row: number, cols: readonly number[]])[] {
  const rows = new Map<number, number[]>()
  for (const cell of cells) {
    const row = Math.floor(cell / cols)
    rows.set(row, [...(rows.get(row) ?? []), cell % cols])
  }
  return [...rows]
}

/** The columns of a row that are filled, from 0. */
export function filledIn({ cols, cells }: Pick<View, 'cols' | 'cells'>, row: number): number[] {
  return Array.from({ length: cols }, (_, col) => col).filter(col => cells[row * cols + col] !== 0)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
