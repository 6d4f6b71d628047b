/** How hard the levels are, drawn: a row for each difficulty, a column for each measure. [SD-20] [SD-21] */
import { drawing, element, histogram } from '../../../../terminal/svg.ts'
import { RATING } from '../../minds/step.ts'
import type { Difficulty } from '../../nouns.ts'
import { PROMISED } from '../difficulty.ts'
import type { Measured } from '../measure.ts'

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

export function drawDifficulty(rows: ReadonlyMap<Difficulty, readonly Measured[]>): string {
  const width = LEFT + COLUMNS.length * (WIDE + GAP_X)
  const height = TOP + rows.size * (HIGH + GAP_Y) + 10
  const x = (column: number): number => LEFT + column * (WIDE + GAP_X)
  const heads = COLUMNS.map(({ title }, at) => element('text', { x: x(at), y: 26, 'font-weight': 600 }, title))
  const body = [...rows].flatMap(([difficulty, found], row) => {
    const y = TOP + row * (HIGH + GAP_Y)
    const panels = COLUMNS.map(({ of, band, ...column }, at) =>
      histogram({ ...column, values: found.map(of), band: band?.(difficulty) ?? null }, { x: x(at), y, width: WIDE, height: HIGH }),
    )
    return [element('text', { x: LEFT - 16, y: y + HIGH / 2, 'text-anchor': 'end', 'font-weight': 600 }, difficulty), ...panels]
  })
  return drawing(width, height, { 'font-family': 'system-ui, sans-serif', 'font-size': 13, fill: '#1c2430' }, [
    element('rect', { width, height, fill: '#f6f4ee' }),
    ...heads,
    ...body,
  ])
}
