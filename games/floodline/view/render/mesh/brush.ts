/** What patterns are painted with: a brush, and noise that repeats without a seam. */
import type { Rgb } from '../palette.ts'
import { scatter } from './looks.ts'

/** Tone times `shade`, or a colour of its own. */
export type Paint = readonly [r: number, g: number, b: number, mask: number]
export type Pattern = (u: number, v: number) => Paint

/** One brush for half a million dabs: read at once, never kept. */
const brush: [number, number, number, number] = [0, 0, 0, 0]

export function toned(shade: number): Paint {
  brush[0] = shade
  brush[1] = shade
  brush[2] = shade
  brush[3] = 1
  return brush
}

export function own(tone: Rgb, shade = 1): Paint {
  brush[0] = tone[0] * shade
  brush[1] = tone[1] * shade
  brush[2] = tone[2] * shade
  brush[3] = 0
  return brush
}

/** A colour of its own through which so much of the tone shows. */
export function covered([red, green, blue]: Rgb, shade: number, tone: number): Paint {
  own([red, green, blue], shade)
  brush[3] = tone
  return brush
}

/** The tone, warmer or cooler. */
export function tinted(shade: number, warm: number): Paint {
  toned(shade)
  brush[0] = shade * (1 + 0.05 * warm)
  brush[2] = shade * (1 - 0.06 * warm)
  return brush
}

function noise(u: number, v: number, cells: number, seed: number): number {
  const x = u * cells
  const y = v * cells
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const at = (i: number, j: number): number => (scatter((i % cells) + seed * 31, (j % cells) + seed * 17) & 1023) / 1023
  const sx = (x - x0) * (x - x0) * (3 - 2 * (x - x0))
  const sy = (y - y0) * (y - y0) * (3 - 2 * (y - y0))
  const low = at(x0, y0) * (1 - sx) + at(x0 + 1, y0) * sx
  const high = at(x0, y0 + 1) * (1 - sx) + at(x0 + 1, y0 + 1) * sx
  return low * (1 - sy) + high * sy
}

const FIELD = 64

/** Noise worked out once; patterns look it up, each from another place of it, as it repeats without a seam. */
function field(of: (u: number, v: number) => number): (u: number, v: number, seed: number) => number {
  const values = new Float32Array(FIELD * FIELD)
  for (let row = 0; row < FIELD; row++)
    for (let column = 0; column < FIELD; column++) values[row * FIELD + column] = of(column / FIELD, row / FIELD)
  return (u, v, seed) => {
    const column = (Math.floor(u * FIELD) + seed * 23) % FIELD
    const row = (Math.floor(v * FIELD) + seed * 37) % FIELD
    return values[row * FIELD + column] as number
  }
}

/** Plaster: ±3.5 %. */
export const grain = field((u, v) => 1 + (noise(u, v, 32, 1) - 0.5) * 0.035 + (noise(u, v, 6, 1) - 0.5) * 0.03)

/** Spread over four cells. */
export const rough = field((u, v) => (noise(u, v, 4, 2) - 0.5) * 0.6 + (noise(u, v, 9, 3) - 0.5) * 0.3 + (noise(u, v, 24, 4) - 0.5) * 0.2)

export const speckle = field((u, v) => noise(u, v, 16, 8) * 0.6 + noise(u, v, 32, 9) * 0.4)

export const mottled = (u: number, v: number, seed: number, depth: number): number => 1 + rough(u, v, seed) * depth

export const inBox = (u: number, v: number, u0: number, v0: number, u1: number, v1: number): boolean => u > u0 && u < u1 && v > v0 && v < v1
