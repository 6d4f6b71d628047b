/** What a cell looks like: which painted pattern lies on a face, and the tone under it. */
import { BEDROCK, DRAIN, HEAVY, ICE, isPorous, isVoxel, materialOf, REINFORCED, WALL } from '../../../rules/board/cells.ts'
import {
  COMPONENT_TONES,
  DRAIN_TONE,
  HEAVY_TONE,
  ICE_TONE,
  mixed,
  REINFORCED_TONE,
  type Rgb,
  ROCK_FOOT,
  ROCK_TOP,
  rootOf,
  toneOf,
  WALL_TONE,
} from '../palette.ts'
import { FACE_DOWN, FACE_UP } from './faces.ts'

/** Layers of the pattern texture (patterns.ts paints them). The first eight are plaster with windows, or without. */
export const PLASTER = 0
export const PLASTER_VARIANTS = 8
export const PLAIN = 8
export const HEAVY_SIDE = 9
export const HEAVY_TOP = 10
export const FRAME = 11
export const ROCK_SIDE = 12 // this, the next and the island's go on from cell to cell
export const ROCK_FLAT = 13
export const ICE_SIDE = 14
export const ICE_FLAT = 15
export const DRAIN_FLAT = 16
export const DRAIN_SIDE = 17
export const HOLES = 18
export const FRAMED_HOLES = 19
export const BRICKS = 20
export const SLAB = 21
export const TILE = 22
export const BOLTED = 23
export const ISLAND_ROCK = 24
export const PIT = 25
export const LAYERS = 26

/** Small, quick, and the same on every machine. */
export function scatter(a: number, b: number): number {
  let bits = (Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x79b9, 0xc2b2ae35)) >>> 0
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d) >>> 0
  return (bits ^ (bits >>> 13)) >>> 0
}

/** The pattern of a face. `grain` belongs to the cell and stays with it when it moves, so windows do not jump. */
export function layerOf(code: number, note: number, face: number, grain: number): number {
  const flat = face === FACE_UP || face === FACE_DOWN
  if (isPorous(code)) return materialOf(code) === REINFORCED ? FRAMED_HOLES : HOLES
  if (isVoxel(code)) {
    const material = materialOf(code)
    if (material === HEAVY) return flat ? HEAVY_TOP : HEAVY_SIDE
    if (material === REINFORCED) return FRAME
    if (note !== 0) return BOLTED
    return flat ? PLAIN : PLASTER + (scatter(grain, face) % PLASTER_VARIANTS)
  }
  if (code === ICE) return flat ? ICE_FLAT : ICE_SIDE
  if (code === DRAIN) return flat ? DRAIN_FLAT : DRAIN_SIDE
  if (code === WALL) return flat ? SLAB : BRICKS
  return flat ? ROCK_FLAT : ROCK_SIDE
}

const roots = new Map<string, Rgb>()
function root(hex: string): Rgb {
  const known = roots.get(hex)
  if (known) return known
  const made = rootOf(hex)
  roots.set(hex, made)
  return made
}

const ROCK_SPAN = 8 // cells over which rock goes from its foot's colour to its top's
const ROCKS = Array.from({ length: ROCK_SPAN + 1 }, (_, y) => mixed(rootOf(ROCK_FOOT), rootOf(ROCK_TOP), y / ROCK_SPAN))

export function tintOf(code: number, tint: number, y: number): Rgb {
  if (isVoxel(code)) {
    const material = materialOf(code)
    return root(material === HEAVY ? HEAVY_TONE : material === REINFORCED ? REINFORCED_TONE : toneOf(tint))
  }
  if (code === ICE) return root(ICE_TONE)
  if (code === DRAIN) return root(DRAIN_TONE)
  if (code === WALL) return root(WALL_TONE)
  if (code === BEDROCK) return ROCKS[Math.min(ROCK_SPAN, y)] as Rgb
  return root('#ffffff')
}

/** The tone of a component, by its number from 1. */
export function componentTint(component: number): Rgb {
  return root(COMPONENT_TONES[(component - 1) % COMPONENT_TONES.length] as string)
}

/** As `tintOf`, but by its name: for who paints without light. */
export function hexOfCell(code: number, tint: number): string {
  if (isVoxel(code)) {
    const material = materialOf(code)
    return material === HEAVY ? HEAVY_TONE : material === REINFORCED ? REINFORCED_TONE : toneOf(tint)
  }
  if (code === ICE) return ICE_TONE
  if (code === DRAIN) return DRAIN_TONE
  if (code === WALL) return WALL_TONE
  return ROCK_TOP
}
