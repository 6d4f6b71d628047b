/** How hard the levels are, measured, and drawn: a row for each difficulty, a column for each measure. [SD-20] [SD-21] */
import { stream } from '../../../kernel/rng.ts'
import { type Measured, measure } from '../levels/measure.ts'
import { RATING } from '../minds/step.ts'
import type { Difficulty } from '../nouns.ts'
import { nth } from './proofs.ts'

/** What the rule book promises, in a hundred plays. */
export const PROMISED: Readonly<Record<Difficulty, readonly [least: number, most: number] | null>> = {
  easy: [0, 15],
  medium: [20, 35],
  hard: [40, 60],
  expert: null,
}

const PLAYS = 4000

export function measured(difficulty: Difficulty, levels: number, from = 0): Measured[] {
  return Array.from({ length: levels }, (_, at) =>
    measure(nth(from + at, difficulty).deal, PLAYS, stream(`measure-${from + at}`, difficulty)),
  )
}

export interface Summary {
  readonly difficulty: Difficulty
  readonly levels: number
  readonly jam: number // the mean
  readonly within: number // how many keep the promise
  readonly free: number // the mean, in a hundred tiles
  readonly peak: number // the mean, in tenths
  readonly rating: number // the mean
}

export function summary(difficulty: Difficulty, found: readonly Measured[]): Summary {
  const mean = (of: (each: Measured) => number): number => found.reduce((sum, each) => sum + of(each), 0) / found.length
  const promised = PROMISED[difficulty]
  return {
    difficulty,
    levels: found.length,
    jam: mean(({ jam }) => jam),
    within: promised ? found.filter(({ jam }) => jam >= promised[0] && jam <= promised[1]).length : found.length,
    free: mean(({ free, tiles }) => (100 * free) / tiles),
    peak: mean(({ peak }) => peak),
    rating: mean(({ rating }) => rating),
  }
}

// ── Drawing ──────────────────────────────────────────────────────────────────────────────────────────

interface Column {
  readonly title: string
  readonly from: number
  readonly to: number
  readonly bars: number
  readonly of: (each: Measured) => number
  readonly band?: (difficulty: Difficulty) => readonly [number, number] | null
  readonly ticks: readonly (readonly [number, string])[]
}

const COLUMNS: readonly Column[] = [
  {
    title: 'stuck by careless play, %',
    from: 0,
    to: 100,
    bars: 50,
    of: ({ jam }) => jam,
    band: difficulty => PROMISED[difficulty],
    ticks: [0, 25, 50, 75, 100].map(at => [at, String(at)]),
  },
  {
    title: 'tiles free at the start, %',
    from: 0,
    to: 60,
    bars: 30,
    of: ({ free, tiles }) => (100 * free) / tiles,
    ticks: [0, 20, 40, 60].map(at => [at, String(at)]),
  },
  {
    title: 'most tokens in the tray',
    from: 0.5,
    to: 6.5,
    bars: 6,
    of: ({ peak }) => peak,
    ticks: [1, 2, 3, 4, 5, 6].map(at => [at, String(at)]),
  },
  {
    title: 'hardest technique',
    from: 5,
    to: 85,
    bars: 40,
    of: ({ rating }) => rating,
    ticks: [
      [RATING['hidden-box'], 'box'],
      [RATING.pointing, 'locked'],
      [RATING['xy-wing'], 'wing'],
      [RATING['xy-chain'], 'chain'],
      [RATING.trial, 'trial'],
    ],
  },
]

const WIDE = 270
const HIGH = 96
const LEFT = 80
const TOP = 44
const GAP_X = 36
const GAP_Y = 34

export function plots(rows: ReadonlyMap<Difficulty, readonly Measured[]>): string {
  const width = LEFT + COLUMNS.length * (WIDE + GAP_X)
  const height = TOP + rows.size * (HIGH + GAP_Y) + 10
  const body = [...rows].flatMap(([difficulty, found], row) => {
    const y = TOP + row * (HIGH + GAP_Y)
    const name = `<text x="${LEFT - 16}" y="${y + HIGH / 2}" text-anchor="end" font-weight="600">${difficulty}</text>`
    return [name, ...COLUMNS.map((column, at) => panel(column, difficulty, found, LEFT + at * (WIDE + GAP_X), y))]
  })
  const heads = COLUMNS.map(({ title }, at) => `<text x="${LEFT + at * (WIDE + GAP_X)}" y="26" font-weight="600">${title}</text>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1c2430">`,
    `<rect width="${width}" height="${height}" fill="#f6f4ee"/>`,
    ...heads,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

function panel(column: Column, difficulty: Difficulty, found: readonly Measured[], x: number, y: number): string {
  const { from, to, bars } = column
  const counts = new Array<number>(bars).fill(0)
  for (const each of found) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(((column.of(each) - from) / (to - from)) * bars)))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  const most = Math.max(...counts, 1)
  const at = (value: number): number => x + ((value - from) / (to - from)) * WIDE
  const promised = column.band?.(difficulty)
  const band = promised
    ? `<rect x="${at(promised[0]).toFixed(1)}" y="${y}" width="${(at(promised[1]) - at(promised[0])).toFixed(1)}" height="${HIGH}" fill="#d9ece6"/>`
    : ''
  const drawn = counts.flatMap((count, bar) => {
    const high = (count / most) * (HIGH - 6)
    const left = x + (bar * WIDE) / bars
    return count === 0
      ? []
      : [
          `<rect x="${(left + 0.5).toFixed(1)}" y="${(y + HIGH - high).toFixed(1)}" width="${(WIDE / bars - 1).toFixed(1)}" height="${high.toFixed(1)}" fill="#0a756c"/>`,
        ]
  })
  const ticks = column.ticks.map(
    ([value, said]) =>
      `<text x="${at(value).toFixed(1)}" y="${y + HIGH + 16}" text-anchor="middle" font-size="11" fill="#5b6474">${said}</text>`,
  )
  return [band, `<path d="M${x} ${y + HIGH}h${WIDE}" stroke="#b9b4a6"/>`, ...drawn, ...ticks].join('\n')
}
