/** What leaves the board for good: it slides past the rim, tips over it, and falls until the clouds close over it. */
import { Matrix4, Vector3 } from 'three'
import type { Point } from '../camera/lens.ts'
import type { Lost } from '../picture.ts'

const FALL_MS = 255 // for the first cell on the way down
const LEAN = (14 * Math.PI) / 180 // the board leans: down is not straight down on it
const TIPS = 0.0019 // radians a millisecond
const AWAY = 0.2 // for each cell of the fall: it goes away from the eye, so that all of it is seen before the picture ends
const KEPT = 0.3 // of its speed beyond the rim

export interface Falling {
  along: number // cells, with gravity
  down: number // cells, through the air
  turned: number // radians
}

/** Where it is after so many milliseconds; its middle is at the rim, so many cells away, after `leaves` of them. */
export function fallingAt(ms: number, rim: number, leaves: number, into: Falling): Falling {
  const air = Math.max(0, ms - leaves)
  const slid = leaves > 0 ? Math.min(1, ms / leaves) : 1
  const speed = leaves > 0 ? (2 * rim) / leaves : 0
  into.along = rim * slid * slid + air * speed * KEPT
  into.down = (air / FALL_MS) ** 2
  into.turned = air * TIPS
  return into
}

const falling: Falling = { along: 0, down: 0, turned: 0 }
const axis = new Vector3()
const middle = new Matrix4()
const turned = new Matrix4()

/** Its matrix on the board, which leans towards `way`. */
export function lostMatrix(ms: number, leaves: number, { way, rim }: Lost, [cx, cy, cz]: Point, into: Matrix4): Matrix4 {
  fallingAt(ms, rim, leaves, falling)
  const sideways = way[1] === 0
  const size = 1 / (1 + AWAY * falling.down)
  const seen = falling.down * size
  const out = falling.along + (sideways ? seen * Math.sin(LEAN) : seen)
  const down = sideways ? seen * Math.cos(LEAN) : 0
  // Up × way: its top goes first. Straight down, it only sways.
  if (sideways) axis.set(way[2], 0, -way[0])
  else axis.set(0.8, 0, 0.6)
  into.makeTranslation(cx + way[0] * out, cy + way[1] * out - down, cz + way[2] * out)
  into.multiply(turned.makeRotationAxis(axis, sideways ? falling.turned : falling.turned * 0.3))
  into.multiply(turned.makeScale(size, size, size))
  return into.multiply(middle.makeTranslation(-cx, -cy, -cz))
}
