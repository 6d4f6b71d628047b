/** Text on a screen: colours, tables, wrapped lines, bars. Everything is readable without the colours. */
import type { World } from './world.ts'

const COLOURS = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const

export function paint({ colour }: Pick<World, 'colour'>, how: keyof typeof COLOURS, text: string): string {
  return colour ? `\u001b[${COLOURS[how]}m${text}\u001b[0m` : text
}

/** Text from a stranger's file or file name, without what could move the cursor, ring or turn the writing around. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '?')
}

export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** `1 play`, `2 plays`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

// ── Lines and tables ─────────────────────────────────────────────────────────────────────────────────

/** Breaks between words; a word longer than the line stays whole. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Long lines broken between words, continued under their own beginning; spacing stays, because it may be a drawing. */
export function folded(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap(line => foldedLine(line, width))
    .join('\n')
}

function foldedLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    if (space <= indent.length) break
    lines.push(rest.slice(0, space).trimEnd())
    rest = indent + rest.slice(space + 1).trimStart()
  }
  return [...lines, rest]
}

export function indented(text: string, by = 2): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}

/** Words in as many columns as fit, read from left to right. */
export function inColumns(words: readonly string[], width: number): string {
  const cell = Math.max(1, ...words.map(word => word.length)) + 2
  const across = Math.max(1, Math.floor(width / cell))
  const lines: string[] = []
  for (let first = 0; first < words.length; first += across) {
    const row = words.slice(first, first + across).map(word => word.padEnd(cell))
    lines.push(row.join('').trimEnd())
  }
  return lines.join('\n')
}

const GAP = '  '

/** Columns as wide as they must be; when the screen is too narrow, the widest ones wrap, down to their longest word. */
export function table(rows: readonly (readonly string[])[], width: number): string {
  const columns = Math.max(...rows.map(row => row.length))
  const cells = Array.from({ length: columns }, (_, column) => rows.map(row => row[column] ?? ''))
  const widths = cells.map(longest)
  const narrowest = cells.map(texts => longest(texts.flatMap(text => text.split(' '))))
  const spare = (column: number): number => (widths[column] ?? 0) - (narrowest[column] ?? 0)
  let excess = widths.reduce((sum, each) => sum + each, (columns - 1) * GAP.length) - width
  for (; excess > 0; excess--) {
    const widest = Math.max(...widths.filter((_, column) => spare(column) > 0))
    const column = widths.findIndex((each, index) => each === widest && spare(index) > 0)
    if (column < 0) break
    widths[column] = widest - 1
  }
  return rows.flatMap(row => tableRow(row, widths)).join('\n')
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(text => text.length))
}

function tableRow(row: readonly string[], widths: readonly number[]): string[] {
  const cells = widths.map((width, column) => wrapped(row[column] ?? '', width))
  const height = Math.max(...cells.map(lines => lines.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  )
}

// ── Progress ─────────────────────────────────────────────────────────────────────────────────────────

const BAR_CELLS = 24
const REDRAW_MS = 100
const PLAIN_LINE_MS = 5000

/** How far a long piece of work is. A bar where there is a screen, else a line now and then, always beside the answer. */
export class Progress {
  readonly #world: World
  readonly #what: string
  #last: number
  #drawn = false

  constructor(world: World, what: string) {
    this.#world = world
    this.#what = what
    this.#last = Date.now()
  }

  /** `share` goes from 0 to 1. */
  show(share: number, note: string): void {
    const { bar } = this.#world
    const now = Date.now()
    if (now - this.#last < (bar ? REDRAW_MS : PLAIN_LINE_MS)) return
    this.#last = now
    const percent = `${String(Math.floor(Math.min(1, share) * 100)).padStart(3)} %`
    if (!bar) return this.#world.err(`${this.#what}: ${percent.trim()}, ${note}`)
    const full = Math.round(Math.min(1, share) * BAR_CELLS)
    // A bar that breaks into a second row cannot be taken back.
    const row = `${this.#what} [${'#'.repeat(full).padEnd(BAR_CELLS, '.')}] ${percent}  ${note}`.slice(0, this.#world.width - 1)
    bar.write(`\r\u001b[K${row}`)
    this.#drawn = true
  }

  /** Takes the bar off the screen. */
  end(): void {
    if (this.#drawn) this.#world.bar?.write('\r\u001b[K')
    this.#drawn = false
  }
}
