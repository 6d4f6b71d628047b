/** Bars as SVG, readable in light and dark: text and lines take the colour of the page. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly low?: number
  readonly high?: number
}

export interface Plot {
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

export function svg({ title, bars, figure }: Plot): string {
  const most = Math.max(...bars.map(({ value, high }) => Math.max(value, high ?? 0)), 1e-9)
  const least = Math.min(0, ...bars.map(({ value, low }) => Math.min(value, low ?? 0)))
  const y = (value: number): number => TOP + ((most - value) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const step = (WIDTH - 2 * LEFT) / Math.max(1, bars.length)
  const drawn = bars.map(({ label, value, low, high }, at) => {
    const x = LEFT + at * step
    const middle = round(x + step / 2)
    const box = `<rect x="${round(x + step * 0.15)}" y="${round(Math.min(y(value), y(0)))}" width="${round(step * 0.7)}" height="${round(Math.abs(y(value) - y(0)))}" fill="#2f6fdf"/>`
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<path d="M${middle} ${round(y(low))}V${round(y(high))}" stroke="currentColor" stroke-width="1.5"/>`
    const every = Math.ceil(bars.length / 24)
    const name = at % every === 0 ? `<text x="${middle}" y="${HEIGHT - 16}" text-anchor="middle">${label}</text>` : ''
    const said =
      bars.length <= 12
        ? `<text x="${middle}" y="${round(Math.min(y(value), y(high ?? value)) - 5)}" text-anchor="middle">${figure(value)}</text>`
        : ''
    return box + whisker + name + said
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="currentColor" color="#555">`,
    `<text x="${LEFT}" y="20" font-size="14">${title}</text>`,
    ...drawn,
    `<path d="M${LEFT} ${round(y(0))}H${WIDTH - LEFT}" stroke="currentColor"/>`,
    '</svg>',
    '',
  ].join('\n')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
