/** What a cell looks like: which painted pattern lies on a face, and the tone under it. */
import { BEDROCK, DRAIN, HEAVY, ICE, isPorous, isVoxel, materialOf, REINFORCED, SOLID, WALL } from '../../../rules/board/cells.ts'
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
import { PROP_KINDS } from './props.ts'

/** Layers of the pattern texture (patterns.ts paints them). The first are plaster with windows, or without; the last of them has a door. */
export const PLASTER = 0
export const DOOR = 10
export const PLASTER_VARIANTS = 11
export const PLAIN = 11
export const HEAVY_SIDE = 12
export const HEAVY_TOP = 13
export const FRAME = 14
export const ROCK_SIDE = 15 // this, the next and the island's go on from cell to cell
export const ROCK_FLAT = 16
export const ICE_SIDE = 17
export const ICE_FLAT = 18
export const DRAIN_FLAT = 19
export const DRAIN_SIDE = 20
export const HOLES = 21
export const FRAMED_HOLES = 22
export const BRICKS = 23
export const SLAB = 24
export const TILE = 25
export const BOLTED = 26
export const ISLAND_ROCK = 27
export const ROOF = 28 // and what follows: what a body is covered with, inside its parapet
export const ROOF_VARIANTS = 4
export const DRESS = ROOF + ROOF_VARIANTS // and what follows: what stood there at the start may wear (dress/fabrics.ts), painted when it does
export const DRESS_LAYERS = 26
export const LAYERS = DRESS + DRESS_LAYERS

/** Sides with windows, each as often as it stands here: few walls are blank, and about half of the windows are lit. */
const SIDES = [0, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9, 1, 4] as const

/**
 * A grain is what a cell brings along when it moves: ten bits of chance, then the roof of its body, the prop on it if it carries one, and
 * whether there is a door.
 */
const CHANCE = 0x3ff
const ROOF_BIT = 10
const PROP_BIT = 12
const DOOR_BIT = 15

export function grainOf(chance: number, tint: number): number {
  return (chance & CHANCE) | ((scatter(tint, 11) % ROOF_VARIANTS) << ROOF_BIT)
}

export const withProp = (grain: number, tint: number): number => grain | ((1 + (scatter(tint, 5) % PROP_KINDS)) << PROP_BIT)
export const hasDoor = (grain: number): boolean => grain >> DOOR_BIT === 1
export const withDoor = (grain: number): number => grain | (1 << DOOR_BIT)

/** The prop on a cell; 0 for none, and for what is no house. */
export function propOf(code: number, note: number, grain: number): number {
  return code === SOLID && note === 0 ? (grain >> PROP_BIT) & 7 : 0
}

/** Small, quick, and the same on every machine. */
export function scatter(a: number, b: number): number {
  let bits = (Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x79b9, 0xc2b2ae35)) >>> 0
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d) >>> 0
  return (bits ^ (bits >>> 13)) >>> 0
}

/** The pattern of a face. `grain` belongs to the cell and stays with it when it moves, so windows do not jump. Doors need ground before them. */
export function layerOf(code: number, note: number, face: number, grain: number, ground = false): number {
  const flat = face === FACE_UP || face === FACE_DOWN
  if (isPorous(code)) return materialOf(code) === REINFORCED ? FRAMED_HOLES : HOLES
  if (isVoxel(code)) {
    const material = materialOf(code)
    if (material === HEAVY) return flat ? HEAVY_TOP : HEAVY_SIDE
    if (material === REINFORCED) return FRAME
    if (note !== 0) return BOLTED
    if (flat) return face === FACE_UP ? ROOF + ((grain >> ROOF_BIT) & 3) : PLAIN
    if (ground && hasDoor(grain)) return DOOR
    return PLASTER + (SIDES[scatter(grain & CHANCE, face) & 15] as number)
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
