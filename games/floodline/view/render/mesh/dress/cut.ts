/** What looks are cut from: boxes on a side, along an edge, from a cell to those that go on beside it. */
import { type Rgb, rootOf } from '../../palette.ts'
import type { Part, Place, Worn } from '../dressed.ts'
import type { Box } from '../face-buffer.ts'
import { FACE_DOWN, FACE_EAST, FACE_NORTH, FACE_SOUTH, FACE_UP, FACE_WEST } from '../faces.ts'
import { type Fabric, layerFor } from './fabrics.ts'
import { has } from './lay.ts'

/** A look: what it wears where it is. */
export interface Outfit {
  readonly slim?: boolean
  readonly wear: (place: Place) => Worn
}

export const SIDES = [FACE_EAST, FACE_WEST, FACE_SOUTH, FACE_NORTH] as const

const tones = new Map<string, Rgb>()

export function tone(hex: string): Rgb {
  const known = tones.get(hex)
  if (known) return known
  const made = rootOf(hex)
  tones.set(hex, made)
  return made
}

interface More {
  readonly fabric?: Fabric
  readonly glow?: number
  readonly fine?: boolean
  readonly pane?: boolean
  readonly stands?: boolean // its foot is darkened
}

export function part(box: Box, hex: string, { fabric, glow, fine, pane, stands = false }: More = {}): Part {
  return {
    ...{ box, tint: tone(hex), floats: !stands },
    ...(fabric && { layer: layerFor(fabric) }),
    ...(glow && { glow }),
    ...(fine && { fine }),
    ...(pane && { pane }),
  }
}

export const goesOn = ({ same }: Place, face: number): boolean => has(same, face)
export const isOpen = ({ open }: Place, face: number): boolean => has(open, face)
/** It ends here, and nothing stands on it. */
export const isTop = (place: Place): boolean => isOpen(place, FACE_UP)
export const isFoot = (place: Place): boolean => !goesOn(place, FACE_DOWN)
export const isLast = ({ y }: Place): boolean => y[0] === y[1] - 1

/** The longer way of the two that are level, and the other. */
export function lengthwise({ x, z }: Place): { readonly axis: 'x' | 'z'; readonly along: Place['x']; readonly across: Place['x'] } {
  return x[1] >= z[1] ? { axis: 'x', along: x, across: z } : { axis: 'z', along: z, across: x }
}

export const isMiddle = ({ x, z }: Place): boolean => x[0] === x[1] >> 1 && z[0] === z[1] >> 1

/** Upon a side: so far along it, so high, so wide, so tall, so far out. */
export function upon(face: number, along: number, y: number, wide: number, tall: number, out: number): Box {
  if (face === FACE_EAST) return [1, y, along, out, tall, wide]
  if (face === FACE_WEST) return [-out, y, along, out, tall, wide]
  return face === FACE_SOUTH ? [along, y, 1, wide, tall, out] : [along, y, -out, wide, tall, out]
}

/** A strip along the roof's edge on a side. */
function edge(face: number, from: number, long: number, wide: number, tall: number): Box {
  if (face === FACE_EAST) return [1 - wide, 1, from, wide, tall, long]
  if (face === FACE_WEST) return [0, 1, from, wide, tall, long]
  return face === FACE_SOUTH ? [from, 1, 1 - wide, long, tall, wide] : [from, 1, 0, long, tall, wide]
}

const outer = (place: Place): readonly number[] => SIDES.filter(face => !goesOn(place, face))

/** Along every edge where it ends. */
export function coping(place: Place, hex: string, wide: number, tall: number): Part[] {
  return isTop(place) ? outer(place).map(face => part(edge(face, 0, 1, wide, tall), hex)) : []
}

export function merlons(place: Place, hex: string): Part[] {
  if (!isTop(place)) return []
  return outer(place).flatMap(face => [0.06, 0.62].map(from => part(edge(face, from, 0.32, 0.22, 0.26), hex)))
}

/** A whole cell but for so much on the sides where it ends, from one height to another. */
export function inset(place: Place, by: number, from = 0, to = 1): Box {
  const west = goesOn(place, FACE_WEST) ? 0 : by
  const north = goesOn(place, FACE_NORTH) ? 0 : by
  const east = goesOn(place, FACE_EAST) ? 1 : 1 - by
  const south = goesOn(place, FACE_SOUTH) ? 1 : 1 - by
  return [west, from, north, east - west, to - from, south - north]
}

/** A bar through the cell, and arms to whatever goes on beside it. */
export function bar(place: Place, thick: number, hex: string, fabric?: Fabric): Part[] {
  const low = 0.5 - thick / 2
  const reach = (face: number): boolean => goesOn(place, face)
  const more = fabric ? { fabric } : {}
  const upright = reach(FACE_UP) || reach(FACE_DOWN) || !SIDES.some(reach)
  const parts: Part[] = []
  const from = (face: number): number => (reach(face) ? 0 : low)
  const to = (face: number): number => (reach(face) ? 1 : 1 - low)
  if (upright) parts.push(part([low, 0, low, thick, 1, thick], hex, more))
  if (reach(FACE_EAST) || reach(FACE_WEST)) {
    const start = from(FACE_WEST)
    parts.push(part([start, low, low, to(FACE_EAST) - start, thick, thick], hex, more))
  }
  if (reach(FACE_NORTH) || reach(FACE_SOUTH)) {
    const start = from(FACE_NORTH)
    parts.push(part([low, low, start, thick, thick, to(FACE_SOUTH) - start], hex, more))
  }
  return parts
}

/** A box made for the south side, turned to another. */
export function facing(face: number, [x, y, z, wide, tall, deep]: Box): Box {
  if (face === FACE_EAST) return [z, y, 1 - x - wide, deep, tall, wide]
  if (face === FACE_WEST) return [1 - z - deep, y, x, deep, tall, wide]
  return face === FACE_NORTH ? [1 - x - wide, y, 1 - z - deep, wide, tall, deep] : [x, y, z, wide, tall, deep]
}

export const alongZ = ([x, y, z, wide, tall, deep]: Box): Box => [z, y, x, deep, tall, wide]
