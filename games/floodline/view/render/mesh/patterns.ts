/**
 * What lies on the faces, painted once at the start: windows, roofs, stripes, frames, strata, facets. A texture costs a weak machine one
 * look where a shader would work out every pattern for every pixel. Colours are roots of linear light; the last channel says how
 * far the tone of the cell shows through.
 */

import { BRASS, rootOf } from '../palette.ts'
import { grain, mottled, own, type Paint, type Pattern, toned } from './brush.ts'
import { plaster, ROOFS, WINDOWS } from './house-patterns.ts'
import {
  BOLTED,
  BRICKS,
  DRAIN_FLAT,
  DRAIN_SIDE,
  DRESS,
  FRAME,
  FRAMED_HOLES,
  HEAVY_SIDE,
  HEAVY_TOP,
  HOLES,
  ICE_FLAT,
  ICE_SIDE,
  ISLAND_ROCK,
  LAYERS,
  PLAIN,
  PLASTER,
  ROCK_FLAT,
  ROCK_SIDE,
  ROOF,
  SLAB,
  TILE,
} from './looks.ts'
import { facets, ledge, strata } from './stone-patterns.ts'

const HAZARD = rootOf('#E3A93B')
const TAR = rootOf('#1B1B22')
const STEEL = rootOf('#B4BAC8')
const STEEL_DARK = rootOf('#858C9F')
const STEEL_LIGHT = rootOf('#DDE1E8')
const BRASS_ROOT = rootOf(BRASS)
const SLOT = rootOf('#23212F')
const SLAT = rootOf('#4A475C')

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

function patterns(): Pattern[] {
  const all: Pattern[] = Array.from({ length: DRESS }, () => tile)
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
  for (const [variant, roof] of ROOFS.entries()) all[ROOF + variant] = roof
  return all
}

const SAMPLES = [0.25, 0.75] // twice across and along: edges of shapes stay smooth

/** LAYERS squares of `size` texels, four bytes each; those of dress are left for whoever wears it. */
export function paintPatterns(size: number): Uint8Array<ArrayBuffer> {
  const texels = new Uint8Array(size * size * 4 * LAYERS)
  paintInto(texels, size, 0, patterns())
  return texels
}

/** Paints layers from `first` on. */
export function paintInto(texels: Uint8Array, size: number, first: number, all: readonly Pattern[]): void {
  let at = first * size * size * 4
  for (const pattern of all)
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
}

/** What a byte of 255 stands for. */
export const PATTERN_RANGE = 255 / 191
