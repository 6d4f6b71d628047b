/**
 * What lies on the faces, painted once at the start: windows, roofs, stripes, frames, strata, facets. A texture costs a weak machine one
 * look where a shader would work out every pattern for every pixel. Colours are roots of linear light; the last channel says how
 * far the tone of the cell shows through.
 */

import { BRASS, MOSS_TONE, type Rgb, rootOf } from '../palette.ts'
import {
  BOLTED,
  BRICKS,
  DOOR,
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
  ROOF,
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

/** A colour of its own through which so much of the tone shows. */
function covered([red, green, blue]: Rgb, shade: number, tone: number): Paint {
  own([red, green, blue], shade)
  brush[3] = tone
  return brush
}

/** The tone, warmer or cooler. */
function tinted(shade: number, warm: number): Paint {
  toned(shade)
  brush[0] = shade * (1 + 0.05 * warm)
  brush[2] = shade * (1 - 0.06 * warm)
  return brush
}

const DARK_WINDOW = rootOf('#575273')
const LIT_WINDOW = rootOf('#FFD588')
const DOOR_WOOD = rootOf('#8A5E52')
const TERRACOTTA = rootOf('#E6B297')
const GRAVEL = rootOf('#CBC4CA')
const MEADOW = rootOf('#BCC89E')
const MOSS = rootOf(MOSS_TONE)

/** Windows, in parts of a cell. */
const NARROW = 0.24
const WIDE = 0.48
const SILL = 0.3
const LINTEL = 0.74
const HAZARD = rootOf('#E3A93B')
const TAR = rootOf('#1B1B22')
const STEEL = rootOf('#B4BAC8')
const STEEL_DARK = rootOf('#858C9F')
const STEEL_LIGHT = rootOf('#DDE1E8')
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

const speckle = field((u, v) => noise(u, v, 16, 8) * 0.6 + noise(u, v, 32, 9) * 0.4)

const mottled = (u: number, v: number, seed: number, depth: number): number => 1 + rough(u, v, seed) * depth

const inBox = (u: number, v: number, u0: number, v0: number, u1: number, v1: number): boolean => u > u0 && u < u1 && v > v0 && v < v1

/** By variant: windows from the left, how wide, lit or dark. */
const WINDOWS: readonly (readonly (readonly [at: number, wide: number, lit: boolean])[])[] = [
  [],
  [
    [0.16, NARROW, false],
    [0.6, NARROW, false],
  ],
  [
    [0.16, NARROW, true],
    [0.6, NARROW, true],
  ],
  [
    [0.16, NARROW, true],
    [0.6, NARROW, false],
  ],
  [[0.35, 0.3, false]],
  [[0.35, 0.3, true]],
  [[0.26, WIDE, false]],
  [[0.2, NARROW, false]],
  [[0.26, WIDE, true]],
  [[0.58, NARROW, true]],
  [[0.66, 0.2, true]],
]

/** A pane in its reveal, crossed by a bar, with a sill that catches the light and shades what is below it. */
function pane(u: number, v: number, at: number, wide: number, lit: boolean): Paint | null {
  const x = u - at
  if (inBox(x, v, -0.035, SILL - 0.045, wide + 0.035, SILL)) return toned(1.1)
  if (inBox(x, v, -0.02, SILL - 0.085, wide + 0.02, SILL - 0.04)) return toned(0.84)
  if (!inBox(x, v, -0.02, SILL - 0.01, wide + 0.02, LINTEL + 0.02)) return null
  if (!inBox(x, v, 0, SILL, wide, LINTEL)) return toned(0.86)
  const bars = wide === WIDE ? Math.abs((x / wide) * 3 - Math.round((x / wide) * 3)) * (wide / 3) : Math.abs(x - wide / 2)
  const bar = Math.min(bars, Math.abs(v - (SILL + 0.6 * (LINTEL - SILL))))
  const shade =
    (lit ? 1.04 - 0.16 * ((v - SILL) / (LINTEL - SILL)) : 0.86 + 0.3 * ((x + v - SILL) / (wide + LINTEL - SILL))) -
    Number(v > LINTEL - 0.04) * 0.12
  return own(lit ? LIT_WINDOW : DARK_WINDOW, bar < 0.014 ? shade * (lit ? 0.72 : 1.3) : shade)
}

function door(u: number, v: number): Paint | null {
  if (inBox(u, v, 0.2, 0, 0.56, 0.62) && !inBox(u, v, 0.235, -1, 0.525, 0.585)) return toned(0.8)
  if (!inBox(u, v, 0.2, 0, 0.56, 0.62)) return null
  if (Math.hypot(u - 0.48, v - 0.28) < 0.022) return own(LIT_WINDOW)
  return own(DOOR_WOOD, Math.abs(u - 0.38) < 0.012 || inBox(u, v, 0.27, 0.36, 0.49, 0.53) ? 0.82 : 1)
}

function plaster(variant: number): Pattern {
  return (u, v) => {
    for (const [at, wide, lit] of WINDOWS[variant] ?? []) {
      const seen = pane(u, v, at, wide, lit)
      if (seen) return seen
    }
    const opened = variant === DOOR ? door(u, v) : null
    return opened ?? toned(grain(u, v, variant) * (v < 0.05 ? 0.93 : 1))
  }
}

/** Rows of tiles, each row half a tile aside. */
const tiles: Pattern = (u, v) => {
  const row = Math.floor(v * 6)
  const x = u * 5 + (row & 1) * 0.5
  const [over, across] = [v * 6 - row, x - Math.floor(x)]
  const round = 0.3 * Math.abs(across - 0.5)
  const shade = over < 0.14 + round ? 0.86 : across < 0.07 ? 0.92 : 0.97 + 0.07 * ((scatter(row, Math.floor(x) % 5) & 7) / 7)
  return covered(TERRACOTTA, shade, 0.25)
}

/** Grit between two courses of stone. */
const gravel: Pattern = (u, v) => covered(GRAVEL, 0.93 + 0.14 * (speckle(u, v, 5) - 0.5) + 0.5 * (grain(u, v, 7) - 1), 0.3)

const terrace: Pattern = (u, v) => {
  const [x, y] = [(u * 3) % 1, (v * 3) % 1]
  const joint = Math.min(x, y, 1 - x, 1 - y) < 0.045
  return toned((joint ? 0.82 : 0.885 + 0.05 * ((scatter(Math.floor(u * 3), Math.floor(v * 3)) & 7) / 7)) * grain(u, v, 9))
}

/** Beds of green with a path between them. */
const garden: Pattern = (u, v) => {
  const leaves = speckle(u, v, 3) * 0.6 + rough(u, v, 11) * 0.6
  return covered(MEADOW, 0.92 + 0.2 * (leaves - 0.3), 0.1)
}

const ROOFS: readonly Pattern[] = [tiles, gravel, terrace, garden]

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

/** Facets that meet in two points, each face of them at its own slant to the light; bright edges between, none of them white. */
function facets(shades: readonly number[]): Pattern {
  return (u, v) => {
    let nearest = 9
    let second = 9
    let facet = 0
    for (const [i, [x, y]] of CRYSTALS.entries()) {
      const far = Math.abs(u - x) * 1.2 + Math.abs(v - y) + 0.45 * Math.abs(u - x - v + y)
      if (far < nearest) {
        second = nearest
        nearest = far
        facet = i
      } else if (far < second) second = far
    }
    const edge = second - nearest
    if (edge < 0.03) return toned(1.07)
    return toned((shades[facet] as number) * (edge < 0.06 ? 0.985 : 1) * (1 + 0.5 * (grain(u, v, facet) - 1)))
  }
}

/** Where the facets of ice have their middles. */
const CRYSTALS = [
  [0.22, 0.26],
  [0.74, 0.18],
  [0.5, 0.58],
  [0.12, 0.8],
  [0.86, 0.82],
] as const

const BEDS = [0, 0.17, 0.29, 0.5, 0.61, 0.78, 0.91, 1] // of rock, over two cells
const BED_SHADES = [1, 0.93, 1.03, 0.9, 1.01, 0.95, 1.04] as const
const BED_WARMTH = [0.4, -0.6, 0.9, -0.2, 0.2, 1, -0.8] as const

/** Beds of stone, four cells wide and two high before they come again: a ledge over each, joints in the thick ones. */
const strata: Pattern = (u, v) => {
  const at = (v + 0.03 * rough(u, v, 3) + 1) % 1
  const bed = BEDS.findLastIndex(foot => at >= foot)
  const [foot = 0, roof = 1] = [BEDS[bed], BEDS[bed + 1]]
  const x = u * 4 + bed * 0.37
  const joint = roof - foot > 0.15 && Math.abs(x - Math.round(x) + 0.2 * rough(u, v, 5)) < 0.02
  const over = at - foot
  const line = over < 0.012 ? 0.78 : over > roof - foot - 0.022 ? 1.07 : joint ? 0.84 : 1
  return tinted(mottled(u, v, 23, 0.22) * line * (BED_SHADES[bed] ?? 1), BED_WARMTH[bed] ?? 0)
}

/** Trodden stone, cracked, with moss in its hollows. */
const ledge: Pattern = (u, v) => {
  const hollow = rough(u, v, 31)
  if (hollow + 0.25 * (speckle(u, v, 2) - 0.5) < -0.13) return covered(MOSS, 1 + 0.3 * (speckle(u, v, 7) - 0.5), 0.35)
  const crack = Math.abs(rough(u, v, 12)) < 0.008 ? 0.86 : 1
  return tinted(mottled(u, v, 31, 0.26) * crack, hollow * 2)
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
  all[ROCK_SIDE] = strata
  all[ROCK_FLAT] = ledge
  all[ICE_SIDE] = facets([1.04, 0.96, 1, 0.93, 0.99])
  all[ICE_FLAT] = facets([0.985, 1.03, 0.95, 1.01, 0.92])
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
  for (const [variant, roof] of ROOFS.entries()) all[ROOF + variant] = roof
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
