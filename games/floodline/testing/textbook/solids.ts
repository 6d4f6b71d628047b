/** Loose solids fall as rigid components: FL-40 to FL-49. */
import type { Spot } from '../../nouns.ts'
import { blocks, EMPTY, isVoxel } from '../../rules/board/cells.ts'
import { spotOf } from '../../rules/board/space.ts'
import { beside, cellAt, everyCell, flood, frame, inCanonicalOrder, isInside, plus, times, toward } from './space.ts'

/** Where a voxel went in one settle, all rounds together; null: out through a void face. */
export interface Move {
  readonly from: number
  readonly to: number | null
}

interface Voxel {
  readonly from: number
  at: number | null
  readonly code: number
}

export interface Settled {
  cells: number[]
  notes: number[]
  moves: Move[]
}

/** `cells` hold no water: whoever calls keeps it apart. `voidFace` says whether the face gravity points to is open. */
export function settleSolids(
  bounds: Spot,
  gravity: number,
  cells: readonly number[],
  notes: readonly number[],
  voidFace: boolean,
): Settled {
  const isLoose = (cell: number): boolean => isVoxel(cells[cell]!) && notes[cell] === 0
  const voxels: Voxel[] = everyCell(bounds)
    .filter(isLoose)
    .map(cell => ({ from: cell, at: cell, code: cells[cell]! }))
  const solid = new Set(everyCell(bounds).filter(cell => blocks(cells[cell]!)))
  const fixed = new Set([...solid].filter(cell => !isLoose(cell)))

  for (let moving = true; moving; ) {
    moving = false
    const falling = components(bounds, voxels).filter(component => !isHeld(bounds, gravity, component, fixed, voidFace))
    for (const component of lowestFirst(bounds, gravity, falling)) {
      if (drop(bounds, gravity, component, solid, voidFace) > 0) moving = true
    }
  }

  const after = cells.map((code, cell) => (isLoose(cell) ? EMPTY : code))
  for (const { at, code } of voxels) if (at !== null) after[at] = code
  // A loose voxel has note 0, and so has whatever it leaves behind or comes to: notes stay as they are.
  const moves = voxels.filter(({ from, at }) => at !== from).map(({ from, at }) => ({ from, to: at }))
  return { cells: after, notes: [...notes], moves }
}

/** Maximal sets of loose voxels joined by faces. */
function components(bounds: Spot, voxels: readonly Voxel[]): Voxel[][] {
  const byCell = new Map<number, Voxel>()
  for (const voxel of voxels) if (voxel.at !== null) byCell.set(voxel.at, voxel)
  const found: Voxel[][] = []
  const seen = new Set<number>()
  for (const cell of byCell.keys()) {
    if (seen.has(cell)) continue
    const joined = flood(bounds, cell, other => byCell.has(other))
    for (const other of joined) seen.add(other)
    found.push([...joined].map(other => byCell.get(other)!))
  }
  return found
}

/** Something outside it holds a component: the floor, or anything immovable that touches it, on whatever side. */
function isHeld(bounds: Spot, gravity: number, component: readonly Voxel[], fixed: ReadonlySet<number>, voidFace: boolean): boolean {
  const { g } = frame(gravity)
  return component.some(({ at }) => {
    if (at === null) return false
    if (!voidFace && toward(bounds, at, g) === null) return true
    return beside(bounds, at).some(cell => fixed.has(cell))
  })
}

/** By (minElev, minTie), which is by the canonically first cell of each. */
function lowestFirst(bounds: Spot, gravity: number, falling: readonly Voxel[][]): Voxel[][] {
  const byCell = new Map<number, Voxel[]>()
  for (const component of falling) for (const { at } of component) if (at !== null) byCell.set(at, component)
  const order = inCanonicalOrder(bounds, gravity, byCell.keys())
  return [...new Set(order.map(cell => byCell.get(cell)!))]
}

/** Drops one component as far as it goes, among everything as it now lies, and keeps `solid` up to date. Returns how far. */
function drop(bounds: Spot, gravity: number, component: readonly Voxel[], solid: Set<number>, voidFace: boolean): number {
  const { g } = frame(gravity)
  const starts = component.map(({ at }) => spotOf(bounds, at!))
  for (const { at } of component) solid.delete(at!)

  const fits = (distance: number): boolean =>
    starts.every(start => {
      const spot = plus(start, times(g, distance))
      return isInside(bounds, spot) ? !solid.has(cellAt(bounds, spot)) : voidFace
    })
  const isGone = (distance: number): boolean => starts.every(start => !isInside(bounds, plus(start, times(g, distance))))

  let distance = 0
  while (!isGone(distance) && fits(distance + 1)) distance++
  component.forEach((voxel, i) => {
    const spot = plus(starts[i]!, times(g, distance))
    voxel.at = isInside(bounds, spot) ? cellAt(bounds, spot) : null
    if (voxel.at !== null) solid.add(voxel.at)
  })
  return distance
}

/** A tilt is refused if a voxel that settles would pass, or end in, a cell of the active piece [FL-34]. */
export function tiltBlocked(bounds: Spot, gravity: number, moves: readonly Move[], piece: ReadonlySet<number>): boolean {
  return moves.some(move => path(bounds, gravity, move).some(cell => piece.has(cell)))
}

/** All cells from the start of a voxel to its end; to the edge of the board if it is lost. */
function path(bounds: Spot, gravity: number, { from, to }: Move): number[] {
  const { g } = frame(gravity)
  const cells = [from]
  let at: number | null = from
  while (at !== null && at !== to) {
    at = toward(bounds, at, g)
    if (at !== null) cells.push(at)
  }
  return cells
}
