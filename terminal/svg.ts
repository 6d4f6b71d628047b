/** Charts as SVG, for reports: bars with intervals, histograms, and the elements they are made of. */

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Numbers have one digit behind the point: more cannot be seen. What is undefined is left out. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const spelled = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(round(value))}"`]))
  return content === undefined ? `<${name}${spelled.join('')}/>` : `<${name}${spelled.join('')}>${escaped(content)}</${name}>`
}

/** Parts stand on lines of their own, so that a change of the numbers is a difference a person can read. */
export function drawing(width: number, height: number, attributes: Attributes, parts: readonly string[]): string {
  const opening = element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...attributes })
  return [opening.replace(/\/>$/, '>'), ...parts, '</svg>', ''].join('\n')
}

function round(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 10) / 10)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

// ── Bars ─────────────────────────────────────────────────────────────────────────────────────────────

export interface Bar {
  readonly label: string
  readonly value: number
  readonly low?: number
  readonly high?: number
}

export interface BarChart {
  readonly title: string
  readonly bars: readonly Bar[]
  /** How a value is written. */
  figure(value: number): string
}

const WIDTH = 640
const HEIGHT = 260
const LEFT = 16
const BOTTOM = 36
const TOP = 40

const MOST_LABELS = 24
const MOST_FIGURES = 12

/** Readable in light and dark: text and lines take the colour of the page. */
export function barChart({ title, bars, figure }: BarChart): string {
  const most = Math.max(...bars.map(({ value, high }) => Math.max(value, high ?? 0)), 1e-9)
  const least = Math.min(0, ...bars.map(({ value, low }) => Math.min(value, low ?? 0)))
  const y = (value: number): number => TOP + ((most - value) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const step = (WIDTH - 2 * LEFT) / Math.max(1, bars.length)
  const every = Math.ceil(bars.length / MOST_LABELS)
  const drawn = bars.map(({ label, value, low, high }, at) => {
    const x = LEFT + at * step
    const middle = x + step / 2
    const centred = { 'text-anchor': 'middle' }
    const box = { x: x + step * 0.15, y: Math.min(y(value), y(0)), width: step * 0.7, height: Math.abs(y(value) - y(0)), fill: '#2f6fdf' }
    const top = Math.min(y(value), y(high ?? value))
    return [
      element('rect', box),
      low === undefined || high === undefined ? '' : line(`M${round(middle)} ${round(y(low))}V${round(y(high))}`, { 'stroke-width': 1.5 }),
      at % every === 0 ? element('text', { x: middle, y: HEIGHT - 16, ...centred }, label) : '',
      bars.length <= MOST_FIGURES ? element('text', { x: middle, y: round(top - 5), ...centred }, figure(value)) : '',
    ].join('')
  })
  const look = { 'font-family': 'system-ui, sans-serif', 'font-size': 11, fill: 'currentColor', color: '#555' }
  return drawing(WIDTH, HEIGHT, { role: 'img', 'aria-label': title, ...look }, [
    element('text', { x: LEFT, y: 20, 'font-size': 14 }, title),
    ...drawn,
    line(`M${LEFT} ${round(y(0))}H${WIDTH - LEFT}`),
  ])
}

function line(d: string, attributes: Attributes = {}): string {
  return element('path', { d, stroke: 'currentColor', ...attributes })
}

// ── Histograms ───────────────────────────────────────────────────────────────────────────────────────

/** How values are spread between two limits; those beyond count for the outermost bars. */
export interface Histogram {
  readonly values: readonly number[]
  readonly from: number
  readonly to: number
  readonly bars: number
  /** Where they ought to be. */
  readonly band?: readonly [from: number, to: number] | null
  readonly ticks: readonly (readonly [value: number, label: string])[]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const HEADROOM = 6

export function histogram({ values, from, to, bars, band, ticks }: Histogram, { x, y, width, height }: Box): string {
  const counts = new Array<number>(bars).fill(0)
  for (const value of values) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * bars)))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  const most = Math.max(...counts, 1)
  const at = (value: number): number => x + ((value - from) / (to - from)) * width
  const drawn = counts.flatMap((count, bar) => {
    const high = (count / most) * (height - HEADROOM)
    const left = x + (bar * width) / bars + 0.5
    return count === 0 ? [] : [element('rect', { x: left, y: y + height - high, width: width / bars - 1, height: high, fill: '#0a756c' })]
  })
  const label = { y: y + height + 16, 'text-anchor': 'middle', 'font-size': 11, fill: '#5b6474' }
  return [
    band ? element('rect', { x: at(band[0]), y, width: at(band[1]) - at(band[0]), height, fill: '#d9ece6' }) : '',
    element('path', { d: `M${x} ${y + height}h${width}`, stroke: '#b9b4a6' }),
    ...drawn,
    ...ticks.map(([value, name]) => element('text', { x: at(value), ...label }, name)),
  ].join('\n')
}
