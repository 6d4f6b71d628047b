/** The difficulty curve as a drawing: what the solver looked at, and how often chance wins, level by level on logarithmic scales. */
import { drawing, element } from '../../../../terminal/svg.ts'

export interface Point {
  readonly number: number
  /** Placements until a win, and until one with all stars; null where none was found. */
  readonly win: number | null
  readonly stars: number | null
  /** Shares of random games. */
  readonly low: number
  readonly rate: number
  readonly high: number
  /** From 0 to 10, made of both. */
  readonly difficulty: number
}

const WIDTH = 760
const LEFT = 70
const RIGHT = 16
const PANEL = 150
const GAP = 46
const TOP = 44
const HEIGHT = TOP + 3 * PANEL + 2 * GAP + 40

const BLUE = '#2f6fdf'
const TEAL = '#0a8577'
const RUST = '#b4532a'

type Scale = (value: number) => number

export function curve(points: readonly Point[]): string {
  const x: Scale = number => LEFT + ((number - 0.5) / 30) * (WIDTH - LEFT - RIGHT)
  const panel = (at: number): number => TOP + at * (PANEL + GAP)
  const look = { 'font-family': 'system-ui, sans-serif', 'font-size': 11, fill: 'currentColor', color: '#666' }
  return drawing(WIDTH, HEIGHT, { role: 'img', 'aria-label': 'Difficulty of the thirty levels', ...look }, [
    ...difficulty(points, x, panel(0)),
    ...effort(points, x, panel(1)),
    ...chance(points, x, panel(2)),
    ...points.map(({ number }) => element('text', { x: x(number), y: HEIGHT - 22, 'text-anchor': 'middle' }, String(number))),
    element('text', { x: WIDTH - RIGHT, y: HEIGHT - 6, 'text-anchor': 'end' }, 'level; lines part the chapters'),
  ])
}

function frame(title: string, x: Scale, top: number, ticks: readonly (readonly [string, number])[]): string[] {
  return [
    element('text', { x: LEFT, y: top - 10, 'font-size': 13 }, title),
    ...ticks.flatMap(([label, y]) => [
      element('path', { d: `M${LEFT} ${y.toFixed(1)}H${WIDTH - RIGHT}`, stroke: 'currentColor', 'stroke-width': 0.5, opacity: 0.35 }),
      element('text', { x: LEFT - 6, y: y + 4, 'text-anchor': 'end' }, label),
    ]),
    ...[10.5, 20.5].map(between =>
      element('path', {
        ...{ d: `M${x(between).toFixed(1)} ${top}V${top + PANEL}`, stroke: 'currentColor', 'stroke-dasharray': '3 3', opacity: 0.6 },
      }),
    ),
  ]
}

/** A line through the points of each chapter, not from one chapter to the next. */
function line(points: readonly (readonly [number, number])[], x: Scale, y: Scale, colour: string): string[] {
  const chapters = [0, 1, 2].map(chapter => points.filter(([number]) => Math.floor((number - 1) / 10) === chapter))
  return [
    ...chapters
      .filter(chapter => chapter.length > 1)
      .map(chapter => {
        const d = chapter.map(([number, value], at) => `${at === 0 ? 'M' : 'L'}${x(number).toFixed(1)} ${y(value).toFixed(1)}`).join('')
        return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': 2 })
      }),
    ...points.map(([number, value]) => element('circle', { cx: x(number), cy: y(value), r: 3, fill: colour })),
  ]
}

function difficulty(points: readonly Point[], x: Scale, top: number): string[] {
  const y: Scale = value => top + PANEL - (value / 10) * PANEL
  return [
    ...frame(
      'Difficulty, 0 to 10: both measures below together',
      x,
      top,
      [0, 5, 10].map(value => [String(value), y(value)] as const),
    ),
    ...line(
      points.map(each => [each.number, each.difficulty] as const),
      x,
      y,
      RUST,
    ),
  ]
}

function effort(points: readonly Point[], x: Scale, top: number): string[] {
  const y: Scale = value => top + PANEL - ((Math.log10(Math.max(value, 10)) - 1) / 5) * PANEL
  const known = (pick: (point: Point) => number | null): (readonly [number, number])[] =>
    points.flatMap(point => {
      const value = pick(point)
      return value === null ? [] : [[point.number, value] as const]
    })
  return [
    ...frame(
      'Placements the solver looks at until it wins (blue) and has all stars (green); rings: not found',
      x,
      top,
      [10, 100, 1000, 10_000, 100_000, 1_000_000].map(value => [value.toLocaleString('en'), y(value)] as const),
    ),
    ...line(
      known(({ win }) => win),
      x,
      y,
      BLUE,
    ),
    ...line(
      known(({ stars }) => stars),
      x,
      y,
      TEAL,
    ),
    ...points
      .filter(({ stars }) => stars === null)
      .map(({ number }) => element('circle', { cx: x(number), cy: y(1_000_000), r: 3, fill: 'transparent', stroke: TEAL })),
  ]
}

/** The rarer, the higher. What never won is drawn as its interval alone. */
function chance(points: readonly Point[], x: Scale, top: number): string[] {
  const y: Scale = share => top + PANEL + (Math.log10(Math.max(share, 0.0001)) / 4) * PANEL
  return [
    ...frame(
      'Random games that win, with the interval; the rarer, the higher',
      x,
      top,
      [1, 0.1, 0.01, 0.001, 0.0001].map(share => [`${100 * share} %`, y(share)] as const),
    ),
    ...points.map(({ number, low, high }) =>
      element('path', { d: `M${x(number).toFixed(1)} ${y(low).toFixed(1)}V${y(high).toFixed(1)}`, stroke: RUST, 'stroke-width': 1.5 }),
    ),
    ...points.filter(({ rate }) => rate > 0).map(({ number, rate }) => element('circle', { cx: x(number), cy: y(rate), r: 3, fill: RUST })),
  ]
}
