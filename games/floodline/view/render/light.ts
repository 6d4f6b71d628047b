/** One soft key light that keeps to the camera's left, a fill, and the sky. The light leans with the board: its shadows stay put. */
import { Matrix4, Vector3 } from 'three'
import type { Spot } from '../../nouns.ts'
import type { Matrix, Point } from './lens.ts'
import { linearOf } from './palette.ts'

const KEY: Point = [-11.5, 17, 5.2]
const FILL: Point = [6, 5, 9]

const lightOf = (hex: string, strength: number): Vector3 => new Vector3(...linearOf(hex)).multiplyScalar(strength / Math.PI)

/** Turned about the upright by so much, as the corners of the camera are. */
export function turned([x, y, z]: Point, turn: number): Point {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const far = Math.hypot(x, y, z)
  return [(x * c + z * s) / far, y / far, (z * c - x * s) / far]
}

/** From the board to 0 … 1 across, along and into the shadow map, all of the board in it. */
export function shadowMatrix([X, , Z]: Spot, height: number, key: Point): Matrix {
  const side = Math.hypot(key[0], key[2])
  const u: Point = [key[2] / side, 0, -key[0] / side]
  const v: Point = [key[1] * u[2] - key[2] * u[1], key[2] * u[0] - key[0] * u[2], key[0] * u[1] - key[1] * u[0]]
  const axes = [u, v, [-key[0], -key[1], -key[2]] as Point]
  const matrix = new Float64Array(16)
  matrix[15] = 1
  for (const [row, axis] of axes.entries()) {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < 8; i++) {
      const along = axis[0] * (i & 1 ? X + 1 : -1) + axis[1] * (i & 2 ? height : -1) + axis[2] * (i & 4 ? Z + 1 : -1)
      least = Math.min(least, along)
      most = Math.max(most, along)
    }
    const scale = 1 / (most - least + 0.2)
    for (let column = 0; column < 3; column++) matrix[column * 4 + row] = (axis[column] as number) * scale
    matrix[12 + row] = (0.1 - least) * scale
  }
  return matrix
}

/** Shared by every material made of cells. */
export class Light {
  readonly uniforms = {
    uKey: { value: new Vector3() },
    uKeyLight: { value: lightOf('#FFE3C2', 3.35) },
    uFill: { value: new Vector3() },
    uFillLight: { value: lightOf('#FFB38A', 0.38) },
    uSkyLight: { value: lightOf('#CDD3F2', 1.55) },
    uGroundLight: { value: lightOf('#D9A593', 1.55) },
    uFaceTint: { value: [1, 1, 1.06, 0.9, 0.9, 0.9] },
    uShadow: { value: new Matrix4() },
  }

  /** How far round the camera is, in radians from its first corner. */
  turn(turn: number, bounds: Spot, height: number): void {
    const key = turned(KEY, turn)
    this.uniforms.uKey.value.set(...key)
    this.uniforms.uFill.value.set(...turned(FILL, turn))
    const swapped = Math.sin(turn) ** 2
    const eastWest = 1 - 0.1 * swapped
    const northSouth = 0.9 + 0.1 * swapped
    this.uniforms.uFaceTint.value = [eastWest, eastWest, 1.06, 0.9, northSouth, northSouth]
    this.uniforms.uShadow.value.fromArray(shadowMatrix(bounds, height, key))
  }
}
