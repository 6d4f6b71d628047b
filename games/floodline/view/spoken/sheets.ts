/**
 * The board cut into sheets that can be read: a map, which looks along gravity and sees the top of every column, or one slice across
 * an axis of the world. A sheet is a table of cells; what is in them is for atlas.ts to say.
 */
import type { Floodline, Spot } from '../../nouns.ts'
import { directionOf, indexOf } from '../../rules/board/space.ts'

type State = Floodline['State']

export type WorldAxis = 'x' | 'y' | 'z'

/** In the order in which a key goes through them. */
export const CUTS = ['map', 'y', 'x', 'z'] as const
export type Cut = (typeof CUTS)[number]

export interface Sheet {
  readonly cut: Cut
  readonly axis: WorldAxis // that it is cut across
  readonly at: number // along that axis; a map lies on the face that gravity points at
  readonly of: number
  readonly down: WorldAxis // from row to row
  readonly across: WorldAxis // along a row
  /** From the north or from the top, each row from the west or from the north: as a map and an elevation are drawn. */
  readonly rows: readonly (readonly number[])[]
}

const AXES: readonly WorldAxis[] = ['x', 'y', 'z']

const LAID: Readonly<Record<WorldAxis, { readonly down: WorldAxis; readonly across: WorldAxis }>> = {
  y: { down: 'z', across: 'x' },
  x: { down: 'y', across: 'z' },
  z: { down: 'y', across: 'x' },
}

export function sizeAlong(bounds: Spot, axis: WorldAxis): number {
  return bounds[AXES.indexOf(axis)] ?? 0
}

/** The axis gravity lies on: layers across it are the floors of the moment. */
export function axisOf(gravity: number): WorldAxis {
  const g = directionOf(gravity)
  return AXES.find((_, i) => g[i] !== 0) ?? 'y'
}

export function sheetOf({ level: { bounds }, gravity }: Readonly<Pick<State, 'level' | 'gravity'>>, cut: Cut, at: number): Sheet {
  const axis = cut === 'map' ? axisOf(gravity) : cut
  const of = sizeAlong(bounds, axis)
  const { down, across } = LAID[axis]
  const here = cut === 'map' ? faceOf(gravity, axis, of) : Math.max(0, Math.min(of - 1, at))
  const cellAt = (row: number, column: number): number => {
    const spot = { [axis]: here, [down]: row, [across]: column } as Record<WorldAxis, number>
    return indexOf(bounds, spot.x, spot.y, spot.z)
  }
  const columns = range(sizeAlong(bounds, across))
  const rows = range(sizeAlong(bounds, down))
  // Height is drawn upwards.
  if (down === 'y') rows.reverse()
  return { cut, axis, at: here, of, down, across, rows: rows.map(row => columns.map(column => cellAt(row, column))) }
}

function faceOf(gravity: number, axis: WorldAxis, size: number): number {
  const g = directionOf(gravity)
  return (g[AXES.indexOf(axis)] ?? 0) > 0 ? size - 1 : 0
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i)
}

/** Where a cell is on a sheet; null if it is not on it. A map shows every cell, in its column. */
export function placeOn({ axis, at, cut, rows }: Sheet, bounds: Spot, [x, y, z]: Spot): readonly [row: number, column: number] | null {
  const spot = { x, y, z }
  if (cut !== 'map' && spot[axis] !== at) return null
  const cell = indexOf(bounds, ...(AXES.map(each => (each === axis ? at : spot[each])) as unknown as Spot))
  for (const [row, cells] of rows.entries()) {
    const column = cells.indexOf(cell)
    if (column >= 0) return [row, column]
  }
  return null
}
