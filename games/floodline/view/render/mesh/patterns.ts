/**
 * What lies on the faces, painted once at the start: windows, stripes, frames, strata, facets. A texture costs a weak machine one
 * look where a shader would work out every pattern for every pixel. Colours are roots of linear light; the last channel says how
 * far the tone of the cell shows through.
 */

import { BRASS, type Rgb, rootOf } from '../palette.ts'
import {
  BOLTED,
  BRICKS,
  DRAIN_FLAT,
  DRAIN_SIDE,
  FRAME,
  FRAMED_HOLES,
  HEAVY_SIDE,
  HEAVY_TOP,
  HOLES,
  ICE_FLAT,
  ICE_SIDE,
  ISLAND_ROCK,
  LAYERS,
  PIT,
  PLAIN,
  PLASTER,
  ROCK_FLAT,
  ROCK_SIDE,
  SLAB,
  scatter,
  TILE,
} from './looks.ts'

/** Tone times `shade`, or a colour of its own. */
type Paint = readonly [r: number, g: number, b: number, mask: number]
type Pattern = (u: number, v: number) => Paint

/** One brush for half a million dabs: read at once, never kept. */
const brush: [number, number, number, number] = [0, 0, 0, 0]

function toned(shade: number): Paint {
  brush[0] = shade
  brush[1] = shade
  brush[2] = shade
  brush[3] = 1
  return brush
}

function own(tone: Rgb, shade = 1): Paint {
  brush[0] = tone[0] * shade
  brush[1] = tone[1] * shade
  brush[2] = tone[2] * shade
  brush[3] = 0
  return brush
}

const DARK_WINDOW = rootOf('#696280')
const LIT_WINDOW = rootOf('#F6CF86')
const HAZARD = rootOf('#E3A93B')
const TAR = rootOf('#1B1B22')
const STEEL = rootOf('#B4BAC8')
const STEEL_DARK = rootOf('#858C9F')
const STEEL_LIGHT = rootOf('#DDE1E8')
const WHITE: Rgb = [1, 1, 1]
const BRASS_ROOT = rootOf(BRASS)
const SLOT = rootOf('#23212F')
const SLAT = rootOf('#4A475C')
const VOID = rootOf('#3A3350')
const VOID_STRIPE = rootOf('#57496E')

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
const grain = field((u, v) => 1 + (noise(u, v, 32, 1) - 0.5) * 0.035 + (noise(u, v, 6, 1) - 0.5) * 0.03)

/** Spread over four cells. */
const rough = field((u, v) => (noise(u, v, 4, 2) - 0.5) * 0.6 + (noise(u, v, 9, 3) - 0.5) * 0.3 + (noise(u, v, 24, 4) - 0.5) * 0.2)

const mottled = (u: number, v: number, seed: number, depth: number): number => 1 + rough(u, v, seed) * depth

const inBox = (u: number, v: number, u0: number, v0: number, u1: number, v1: number): boolean => u > u0 && u < u1 && v > v0 && v < v1

/** By variant: windows from the left, lit or dark. */
const WINDOWS: readonly (readonly (readonly [at: number, lit: boolean])[])[] = [
  [],
  [],
  [
    [0.2, false],
    [0.6, false],
  ],
  [
    [0.2, true],
    [0.6, true],
  ],
  [[0.24, false]],
  [[0.58, true]],
  [[0.4, false]],
  [[0.42, true]],
]

function plaster(variant: number): Pattern {
  return (u, v) => {
    for (const [at, lit] of WINDOWS[variant] ?? []) {
      if (!inBox(u, v, at, 0.37, at + 0.19, 0.7)) continue
      return own(lit ? LIT_WINDOW : DARK_WINDOW, 1 - 0.1 * Number(v > 0.64))
    }
    return toned(grain(u, v, variant))
  }
}

const heavySide: Pattern = (u, v) => {
  if (Math.abs(v - 0.5) > 0.14) return toned(grain(u, v, 3) * (Math.abs(v - 0.5) > 0.17 ? 1 : 0.6))
  const stripe = (u * 2 + v * 1.4 + 4) % 1
  return own(stripe < 0.5 ? HAZARD : TAR)
}

const heavyTop: Pattern = (u, v) => {
  const out = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5))
  return Math.abs(out - 0.3) < 0.019 ? own(HAZARD) : toned(grain(u, v, 5))
}

function frame(u: number, v: number): Paint | null {
  const border = Math.min(u, v, 1 - u, 1 - v)
  if (border < 0.16) {
    const rivet = Math.hypot(Math.min(u, 1 - u) - 0.08, Math.min(v, 1 - v) - 0.08)
    if (rivet < 0.038) return own(STEEL_LIGHT)
    return own(border > 0.135 ? STEEL_DARK : STEEL)
  }
  return null
}

const braced: Pattern = (u, v) => {
  const edge = frame(u, v)
  if (edge) return edge
  const brace = Math.min(Math.abs(u - v), Math.abs(u + v - 1))
  if (brace < 0.055) return own(STEEL)
  return brace < 0.085 ? own(STEEL_DARK) : toned(grain(u, v, 7))
}

/** Three facets a face, white cracks between them. */
function facets(centre: readonly [number, number], shades: readonly [number, number, number]): Pattern {
  const [cx, cy] = centre
  const spokes = [0.6, 2.6, 4.5]
  return (u, v) => {
    const angle = (Math.atan2(v - cy, u - cx) + 2 * Math.PI) % (2 * Math.PI)
    const far = Math.hypot(u - cx, v - cy)
    let facet = spokes.findLastIndex(spoke => angle > spoke)
    if (facet < 0) facet = 2
    let crack = 1
    for (const spoke of spokes) crack = Math.min(crack, Math.abs(Math.sin(angle - spoke)) * far + (Math.cos(angle - spoke) < 0 ? 1 : 0))
    if (crack < 0.022) return own(WHITE)
    return toned((shades[facet] as number) * grain(u, v, facet))
  }
}

const drainFlat: Pattern = (u, v) => {
  const border = Math.min(u, v, 1 - u, 1 - v)
  if (border < 0.13) return own(BRASS_ROOT, border > 0.11 ? 0.7 : 1.06)
  const bar = Math.abs((((u - 0.13) / 0.74) * 4) % 1)
  const cross = Math.abs(v - 0.5) < 0.04
  return own(cross || bar < 0.3 ? SLAT : SLOT)
}

const drainSide: Pattern = (u, v) => {
  if (v > 0.87) return own(BRASS_ROOT, v < 0.89 ? 0.7 : 1)
  const bar = (u * 5) % 1
  return bar < 0.25 && v > 0.2 ? own(SLOT) : toned(grain(u, v, 9))
}

const hole = (u: number, v: number): number => {
  const row = Math.floor(v * 3)
  const x = (u * 3 + (row % 2) * 0.5) % 1
  return Math.hypot(x - 0.5, v * 3 - row - 0.5) / 3
}

const holes: Pattern = (u, v) => toned(hole(u, v) < 0.085 ? 0.5 : hole(u, v) < 0.105 ? 0.8 : grain(u, v, 11))

const bricks: Pattern = (u, v) => {
  const course = Math.floor(v * 3)
  const x = (u * 1.5 + (course % 2) * 0.5) % 1
  const joint = Math.min(v * 3 - course, Math.min(x, 1 - x) * 2)
  return toned(joint < 0.1 ? 0.78 : grain(u, v, 13) * (0.97 + 0.05 * ((course + Math.floor(u * 1.5 + (course % 2) * 0.5)) % 2)))
}

const slab: Pattern = (u, v) => {
  const border = Math.min(u, v, 1 - u, 1 - v)
  return toned(Math.abs(border - 0.12) < 0.018 ? 0.82 : grain(u, v, 15))
}

const tile: Pattern = (u, v) => toned(grain(u, v, 17) * (Math.min(u, v, 1 - u, 1 - v) < 0.012 ? 0.95 : 1))

const bolted: Pattern = (u, v) => {
  const bolt = Math.hypot(Math.min(u, 1 - u) - 0.16, Math.min(v, 1 - v) - 0.16)
  if (bolt < 0.07) return own(BRASS_ROOT, bolt < 0.045 ? 1.12 : 0.8)
  return toned(grain(u, v, 19))
}

const pit: Pattern = (u, v) => own((u + v) % 0.5 < 0.16 ? VOID_STRIPE : VOID)

function patterns(): Pattern[] {
  const all: Pattern[] = Array.from({ length: LAYERS }, () => tile)
  for (let variant = 0; variant < WINDOWS.length; variant++) all[PLASTER + variant] = plaster(variant)
  all[PLAIN] = (u, v) => toned(grain(u, v, 21))
  all[HEAVY_SIDE] = heavySide
  all[HEAVY_TOP] = heavyTop
  all[FRAME] = braced
  all[ROCK_SIDE] = (u, v) => toned(mottled(u, v, 23, 0.34))
  all[ROCK_FLAT] = (u, v) => toned(mottled(u, v, 31, 0.3))
  all[ICE_SIDE] = facets([0.46, 0.55], [1, 0.8, 0.9])
  all[ICE_FLAT] = facets([0.55, 0.42], [1, 0.88, 0.94])
  all[DRAIN_FLAT] = drainFlat
  all[DRAIN_SIDE] = drainSide
  all[HOLES] = holes
  all[FRAMED_HOLES] = (u, v) => frame(u, v) ?? holes(u, v)
  all[BRICKS] = bricks
  all[SLAB] = slab
  all[TILE] = tile
  all[BOLTED] = bolted
  all[ISLAND_ROCK] = (u, v) => toned(mottled(u, v, 37, 0.5))
  all[PIT] = pit
  return all
}

const SAMPLES = [0.25, 0.75] // twice across and along: edges of shapes stay smooth

/** LAYERS squares of `size` texels, four bytes each. */
export function paintPatterns(size: number): Uint8Array<ArrayBuffer> {
  const texels = new Uint8Array(size * size * 4 * LAYERS)
  let at = 0
  for (const pattern of patterns())
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        let red = 0
        let green = 0
        let blue = 0
        let mask = 0
        for (const dv of SAMPLES)
          for (const du of SAMPLES) {
            const paint = pattern((column + du) / size, (row + dv) / size)
            red += paint[0]
            green += paint[1]
            blue += paint[2]
            mask += paint[3]
          }
        // Shades go a little over 1, where plaster is lighter than its tone: kept in three quarters of a byte.
        texels[at++] = Math.min(255, red * 47.75)
        texels[at++] = Math.min(255, green * 47.75)
        texels[at++] = Math.min(255, blue * 47.75)
        texels[at++] = mask * 63.75
      }
  return texels
}

/** What a byte of 255 stands for. */
export const PATTERN_RANGE = 255 / 191
