/** Where everything is on the glass, without a screen. Lengths are in widths of a tile. */
import type { Stackdoku } from '../../nouns.ts'
import { SIZE } from '../../rules/stack.ts'

type View = Stackdoku['View']
type Places = Pick<View, 'xs' | 'ys' | 'zs'>

/** A tile is so much longer than wide. */
const TALL = 1.19

/** So much of a tile is seen below it and at its right: so far a tile in the next layer is nearer to the eye. */
export const THICK = 0.085

/** How far the stack reaches. It does not shrink while it is taken apart: what is left stays where it was. */
export function spreadOf({ xs, ys, zs }: Places): { readonly width: number; readonly height: number } {
  const layers = Math.max(0, ...zs)
  return {
    width: (Math.max(0, ...xs) + SIZE) / SIZE + (layers + 1) * THICK,
    height: ((Math.max(0, ...ys) + SIZE) / SIZE) * TALL + (layers + 1) * THICK,
  }
}

/** The upper left corner of a tile: every layer stands a little further up and to the left than the one below it. */
export function cornerOf({ xs, ys, zs }: Places, tile: number): { readonly x: number; readonly y: number } {
  const up = (Math.max(0, ...zs) - (zs[tile] ?? 0)) * THICK
  return { x: (xs[tile] ?? 0) / SIZE + up, y: ((ys[tile] ?? 0) / SIZE) * TALL + up }
}

export function middleOf(places: Places, tile: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(places, tile)
  return { x: x + 0.5, y: y + TALL / 2 }
}

export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export function isWay(key: string): key is Way {
  return /^Arrow(Up|Down|Left|Right)$/.test(key)
}

const WAYS: Readonly<Record<Way, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The tile an arrow leads to from here: the nearest that way, straight ahead before aslant. Where there is none it stays. */
export function stepOn(places: Places, among: readonly number[], from: number, way: Way): number {
  const [right, down] = WAYS[way]
  const here = middleOf(places, from)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const tile of among) {
    const { x, y } = middleOf(places, tile)
    const ahead = (x - here.x) * right + (y - here.y) * down
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right)
    const far = ahead + 2 * aside
    if (tile === from || ahead < 0.3 || far >= least) continue
    best = tile
    least = far
  }
  return best
}

/** The tile among these that is nearest to a place where one was. */
export function nearestTo(places: Places, among: readonly number[], tile: number): number | null {
  const here = middleOf(places, tile)
  const far = (other: number): number => {
    const { x, y } = middleOf(places, other)
    return Math.abs(x - here.x) + Math.abs(y - here.y)
  }
  return among.reduce<number | null>((best, other) => (best === null || far(other) < far(best) ? other : best), null)
}

/** Nine columns, nine rows: where an arrow leads from a cell. At an edge it stays. */
export function stepOver(cell: number, key: string): number | null {
  const row = Math.floor(cell / 9)
  const col = cell % 9
  if (key === 'Home') return row * 9
  if (key === 'End') return row * 9 + 8
  if (!isWay(key)) return null
  const [right, down] = WAYS[key]
  return within(row + down) * 9 + within(col + right)
}

function within(at: number): number {
  return Math.max(0, Math.min(8, at))
}

/** An arrow over the grid from one cell to another, in cells: it leaves at the near edge, bends aside and ends at the near edge. */
export function arrowOver(from: number, to: number): { readonly path: string; readonly tip: string } {
  const start = { x: (from % 9) + 0.5, y: Math.floor(from / 9) + 0.5 }
  const end = { x: (to % 9) + 0.5, y: Math.floor(to / 9) + 0.5 }
  const along = { x: end.x - start.x, y: end.y - start.y }
  // Beside each other, what lies between them would be hidden by a straight line: it goes around, over the top or along the side.
  const level = Math.abs(along.x) >= Math.abs(along.y)
  const out = level ? { x: 0, y: -0.5 } : { x: along.x === 0 && start.x > 8 ? -0.5 : 0.5, y: 0 }
  const bend = level ? { x: 0, y: -0.3 } : { x: 0.3 * Math.sign(out.x), y: 0 }
  const a = { x: start.x + out.x, y: start.y + out.y }
  const b = { x: end.x + out.x + bend.x * 0.3, y: end.y + out.y + bend.y * 0.3 }
  const c1 = { x: a.x + bend.x + (level ? along.x * 0.12 : 0), y: a.y + bend.y + (level ? 0 : along.y * 0.12) }
  const c2 = { x: b.x + bend.x - (level ? along.x * 0.12 : 0), y: b.y + bend.y - (level ? 0 : along.y * 0.12) }
  const s = (value: number): string => value.toFixed(3)
  const path = `M${s(a.x)} ${s(a.y)}C${s(c1.x)} ${s(c1.y)} ${s(c2.x)} ${s(c2.y)} ${s(b.x)} ${s(b.y)}`
  const head = level
    ? `M${s(b.x - 0.1)} ${s(b.y - 0.04)}h.2l-.1.14z`
    : `M${s(b.x + 0.04 * Math.sign(out.x))} ${s(b.y - 0.1)}v.2l${s(-0.14 * Math.sign(out.x))}-.1z`
  return { path, tip: head }
}
