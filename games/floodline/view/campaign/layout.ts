/** Where the places are: in each region, in hundredths of its width and height. The way winds down from row to row and ends at the exam. */

export interface Point {
  readonly x: number
  readonly y: number
}

const ACROSS = [18, 50, 82] as const
const DOWN = [20, 41, 62] as const

/** By the last digit of the number. Every other row is walked from right to left, so that the way never jumps. */
export function spotAt(number: number): Point {
  const at = (number - 1) % 10
  if (at === 9) return { x: 50, y: 84 }
  const row = Math.floor(at / 3)
  const step = at % 3
  const x = ACROSS[row % 2 === 0 ? step : 2 - step] ?? 50
  return { x, y: (DOWN[row] ?? 50) + (step === 1 ? -4 : 0) }
}

export type Heading = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const AHEAD: Readonly<Record<Heading, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest place in a direction; what lies far to the side counts as far away. Null: there is none. */
export function neighbour(from: Point, others: readonly Point[], heading: Heading): Point | null {
  const { x, y } = AHEAD[heading]
  const found = others.map(other => {
    const [dx, dy] = [other.x - from.x, other.y - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    return { other, ahead, far: ahead + 2 * aside }
  })
  const nearest = found.filter(({ ahead, far }) => ahead > 4 && far < 5 * ahead).sort((a, b) => a.far - b.far)[0]
  return nearest?.other ?? null
}
