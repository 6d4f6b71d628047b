/** Small pictures beside the board are drawn as the camera sees it: the same corner, the same yaw and pitch, without perspective. */
import type { Spot, Step } from '../../../nouns.ts'
import { type Corner, stepFor } from '../../input/bearings.ts'

const YAW = (40 * Math.PI) / 180
const PITCH = 27 // degrees
export const LEAN = 14

export type Vec = readonly [x: number, y: number, z: number]

/** x to the right, y down the screen, depth away from the viewer. */
export interface Seen {
  readonly x: number
  readonly y: number
  readonly depth: number
}

const TOWARDS: Readonly<Record<Step, Spot>> = {
  ...{ 'x+': [1, 0, 0], 'x-': [-1, 0, 0], 'y+': [0, 1, 0] },
  ...{ 'y-': [0, -1, 0], 'z+': [0, 0, 1], 'z-': [0, 0, -1] },
}

export interface Viewpoint {
  readonly right: Vec
  readonly up: Vec
  readonly away: Vec
}

/** Away goes up and left on the screen, right goes up and right [bearings.ts]. */
export function viewpointAt(corner: Corner, pitch = PITCH): Viewpoint {
  const a = TOWARDS[stepFor('right', corner, 0)]
  const b = TOWARDS[stepFor('away', corner, 0)]
  const right: Vec = [a[0] * Math.cos(YAW) - b[0] * Math.sin(YAW), 0, a[2] * Math.cos(YAW) - b[2] * Math.sin(YAW)]
  const level: Vec = [a[0] * Math.sin(YAW) + b[0] * Math.cos(YAW), 0, a[2] * Math.sin(YAW) + b[2] * Math.cos(YAW)]
  const [sin, cos] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)]
  return { right, up: [level[0] * sin, cos, level[2] * sin], away: [level[0] * cos, -sin, level[2] * cos] }
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function seen({ right, up, away }: Viewpoint, spot: Vec): Seen {
  return { x: dot(right, spot), y: -dot(up, spot), depth: dot(away, spot) }
}

/** The board leans that way about its middle: what lies there sinks. */
export function leaned([gx, gy, gz]: Vec, spot: Vec): Vec {
  if (gy !== 0) return spot
  const angle = (LEAN * Math.PI) / 180
  const along = spot[0] * gx + spot[2] * gz
  const [turned, high] = [along * Math.cos(angle) + spot[1] * Math.sin(angle), spot[1] * Math.cos(angle) - along * Math.sin(angle)]
  return [spot[0] + (turned - along) * gx, high, spot[2] + (turned - along) * gz]
}

export interface Polygon {
  readonly points: string
  readonly fill: string
}

export function pointsOf(eye: Viewpoint, corners: readonly Vec[]): string {
  return corners
    .map(corner => {
      const { x, y } = seen(eye, corner)
      return `${x.toFixed(3)},${y.toFixed(3)}`
    })
    .join(' ')
}

/** Where a step goes on the screen, in eighths of a turn from the right, anticlockwise: 0 →, 1 ↗, 2 ↑, 3 ↖ … */
export function eighthOf(corner: Corner, step: Step): number {
  const { x, y } = seen(viewpointAt(corner), TOWARDS[step])
  if (step[0] === 'y') return step === 'y+' ? 2 : 6
  return x > 0 ? (y < 0 ? 1 : 7) : y < 0 ? 3 : 5
}
