/** One soft key light that keeps to the camera's left, a fill, and the sky. The light leans with the board: its shadows stay put. */
import { Matrix4, Vector3 } from 'three'
import type { Spot } from '../../../nouns.ts'
import type { Matrix, Point } from '../camera/lens.ts'
import { type ChapterLight, FILL, faceTints, KEY, turned } from '../flat/light-tones.ts'
import { linearOf } from '../palette.ts'

const lightOf = ({ hex, strength }: { hex: string; strength: number }): Vector3 =>
  new Vector3(...linearOf(hex)).multiplyScalar(strength / Math.PI)

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

/** What comes from where is the same for all; what colour it has is a chapter's. */
export class Lamps {
  readonly uniforms = {
    uKeyLight: { value: new Vector3() },
    uFillLight: { value: new Vector3() },
    uSkyLight: { value: new Vector3() },
    uGroundLight: { value: new Vector3() },
    uRim: { value: new Vector3() },
    uWindows: { value: 0 },
  }

  constructor(light: ChapterLight) {
    this.be(light)
  }

  be({ key, fill, ambient: { sky, ground, strength }, rim, windows }: ChapterLight): void {
    const { uKeyLight, uFillLight, uSkyLight, uGroundLight, uRim, uWindows } = this.uniforms
    uKeyLight.value.copy(lightOf(key))
    uFillLight.value.copy(lightOf(fill))
    uSkyLight.value.copy(lightOf({ hex: sky, strength }))
    uGroundLight.value.copy(lightOf({ hex: ground, strength }))
    uRim.value.set(...rim)
    uWindows.value = windows
  }
}

/** Shared by every material made of cells. */
export class Light {
  readonly uniforms = {
    uKey: { value: new Vector3() },
    uFill: { value: new Vector3() },
    uFaceTint: { value: faceTints(0) },
    uShadow: { value: new Matrix4() },
  }

  /** How far round the camera is, in radians from its first corner. */
  turn(turn: number, bounds: Spot, height: number): void {
    const key = turned(KEY, turn)
    this.uniforms.uKey.value.set(...key)
    this.uniforms.uFill.value.set(...turned(FILL, turn))
    this.uniforms.uFaceTint.value = faceTints(turn)
    this.uniforms.uShadow.value.fromArray(shadowMatrix(bounds, height, key))
  }
}
