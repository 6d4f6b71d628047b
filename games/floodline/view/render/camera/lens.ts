/**
 * Where the camera stands and what it makes of a point. The board's middle at floor height is the origin; y is up; the camera
 * never rolls. Matrices are sixteen numbers by column, as three and WebGL have them.
 */
import type { Spot } from '../../../nouns.ts'

export type Point = readonly [number, number, number]
export type Matrix = Float64Array

const DEGREE = Math.PI / 180
export const FOV = 20 * DEGREE
export const PITCH = 27 * DEGREE
/** Off the axis, and never 45°: columns must not line up. */
export const OFF_AXIS = 40 * DEGREE
const DEPTH_OF_VIEW = 60 // how much before and behind the target is drawn

export interface Pose {
  readonly yaw: number // of the eye seen from the target, from south towards west
  readonly pitch: number
  readonly distance: number
  readonly height: number // of the target
  readonly x: number // and where it is beside the middle of the board
  readonly z: number
}

export function yawOf(corner: number): number {
  return OFF_AXIS - (corner * Math.PI) / 2
}

/** From the target to the eye. */
export function towardsEye(yaw: number, pitch: number): Point {
  return [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
}

/** Part of the screen the board has for itself, as parts of its width and height from the top left. */
export interface Window {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const WHOLE: Window = { left: 0, top: 0, right: 1, bottom: 1 }

export interface Lens {
  readonly pose: Pose
  readonly view: Matrix
  readonly projection: Matrix
  readonly eye: Point
  readonly right: Point
  readonly up: Point
}

/** The middle of the picture is the middle of the window, whatever covers the rest. */
export function lensOf(pose: Pose, aspect: number, { left, top, right, bottom }: Window): Lens {
  const out = towardsEye(pose.yaw, pose.pitch)
  const across: Point = [Math.cos(pose.yaw), 0, Math.sin(pose.yaw)]
  const upward: Point = [
    out[1] * across[2] - out[2] * across[1],
    out[2] * across[0] - out[0] * across[2],
    out[0] * across[1] - out[1] * across[0],
  ]
  const eye: Point = [pose.x + out[0] * pose.distance, pose.height + out[1] * pose.distance, pose.z + out[2] * pose.distance]
  const dot = (a: Point): number => -(a[0] * eye[0] + a[1] * eye[1] + a[2] * eye[2])
  const view = Float64Array.of(
    across[0],
    upward[0],
    out[0],
    0,
    across[1],
    upward[1],
    out[1],
    0,
    across[2],
    upward[2],
    out[2],
    0,
    dot(across),
    dot(upward),
    dot(out),
    1,
  )
  const near = Math.max(4, pose.distance - DEPTH_OF_VIEW)
  const far = pose.distance + DEPTH_OF_VIEW
  const steep = 1 / Math.tan(FOV / 2)
  const projection = Float64Array.of(
    steep / aspect,
    0,
    0,
    0,
    0,
    steep,
    0,
    0,
    -(left + right - 1),
    top + bottom - 1,
    -(far + near) / (far - near),
    -1,
    0,
    0,
    (-2 * far * near) / (far - near),
    0,
  )
  return { pose, view, projection, eye, right: across, up: upward }
}

export function times(a: Matrix, b: Matrix): Matrix {
  const product = new Float64Array(16)
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] as number) * (b[column * 4 + k] as number)
      product[column * 4 + row] = sum
    }
  return product
}

/** A point through a matrix, divided by what makes far things small. */
export function through(m: Matrix, [x, y, z]: Point): Point {
  const at = (row: number): number =>
    (m[row] as number) * x + (m[row + 4] as number) * y + (m[row + 8] as number) * z + (m[row + 12] as number)
  const w = at(3)
  return [at(0) / w, at(1) / w, at(2) / w]
}

/** From the board's coordinates (cells, the corner at 0) to the room's, leaning by an angle that is spread over east and south. */
export function boardMatrix(bounds: Spot, east: number, south: number): Matrix {
  const angle = Math.hypot(east, south)
  const dx = angle === 0 ? 0 : east / angle
  const dz = angle === 0 ? 0 : south / angle
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const flat = 1 - c
  // About (dz, 0, -dx): the side that gravity pulls to goes down.
  const turned = Float64Array.of(
    c + dz * dz * flat,
    -dx * s,
    -dx * dz * flat,
    0,
    dx * s,
    c,
    dz * s,
    0,
    -dx * dz * flat,
    -dz * s,
    c + dx * dx * flat,
    0,
    0,
    0,
    0,
    1,
  )
  const moved = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -bounds[0] / 2, 0, -bounds[2] / 2, 1)
  return times(turned, moved)
}

/** Of a matrix that turns and moves, nothing else. */
export function undone(m: Matrix): Matrix {
  const back = new Float64Array(16)
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) back[column * 4 + row] = m[row * 4 + column] as number
    back[12 + row] = -(
      (m[row * 4] as number) * (m[12] as number) +
      (m[row * 4 + 1] as number) * (m[13] as number) +
      (m[row * 4 + 2] as number) * (m[14] as number)
    )
  }
  back[15] = 1
  return back
}

/** Where a point of the room is on a screen of a size, in its pixels from the top left. */
export function onScreen({ view, projection }: Lens, point: Point, width: number, height: number): { x: number; y: number } {
  const [x, y] = through(projection, through(view, point))
  return { x: (x * 0.5 + 0.5) * width, y: (0.5 - y * 0.5) * height }
}

/** The way from the eye through a place on the screen, not of length one. */
export function rayThrough(lens: Lens, x: number, y: number, width: number, height: number): Point {
  const { projection: p, right, up, pose } = lens
  const out = towardsEye(pose.yaw, pose.pitch)
  const across = ((x / width) * 2 - 1 + (p[8] as number)) / (p[0] as number)
  const above = (1 - (y / height) * 2 + (p[9] as number)) / (p[5] as number)
  return [
    right[0] * across + up[0] * above - out[0],
    right[1] * across + up[1] * above - out[1],
    right[2] * across + up[2] * above - out[2],
  ]
}

/** The nearest distance, and the height to look at, from which a box of the room, and points beside it, fill a window and no more. */
export function framed(
  least: Point,
  most: Point,
  yaw: number,
  pitch: number,
  aspect: number,
  window: Window,
  beside: readonly Point[] = [],
  [x, , z]: Point = [0, 0, 0],
): Pose {
  const corners: Point[] = [...beside]
  for (let i = 0; i < 8; i++) corners.push([i & 1 ? most[0] : least[0], i & 2 ? most[1] : least[1], i & 4 ? most[2] : least[2]])
  let distance = 60
  let height = (least[1] + most[1]) / 2
  for (let round = 0; round < 12; round++) {
    const lens = lensOf({ yaw, pitch, distance, height, x, z }, aspect, window)
    const seen = corners.map(corner => onScreen(lens, corner, 1, 1))
    const xs = seen.map(({ x }) => x)
    const ys = seen.map(({ y }) => y)
    const middle = (window.left + window.right) / 2
    const wide = 2 * Math.max(Math.max(...xs) - middle, middle - Math.min(...xs))
    const high = Math.max(...ys) - Math.min(...ys)
    const over = Math.max(wide / (window.right - window.left), high / (window.bottom - window.top))
    const sunk = (Math.max(...ys) + Math.min(...ys)) / 2 - (window.top + window.bottom) / 2
    height -= (sunk * 2 * Math.tan(FOV / 2) * distance) / Math.cos(pitch)
    distance *= over
  }
  return { yaw, pitch, distance, height, x, z }
}
