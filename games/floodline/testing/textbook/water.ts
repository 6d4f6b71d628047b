/** Water settles by filling: FL-60 to FL-67, level by level as they read. */
import type { Spot } from '../../nouns.ts'
import { blocks, isOpen } from '../../rules/board/cells.ts'
import { spotOf } from '../../rules/board/space.ts'
import { beside, dot, everyCell, frame, inCanonicalOrder, toward } from './space.ts'

export interface WaterBoard {
  readonly bounds: Spot
  readonly gravity: number
  readonly cells: readonly number[] // codes; whether a cell says EMPTY or WATER makes no difference
  readonly water: ReadonlySet<number> // a unit each; may overlap solids and the piece
  readonly piece: ReadonlySet<number> // where the active piece stands
  readonly entered: ReadonlySet<number> // hold a solid or the piece now and held no solid when the resolve began
}

/** What a fill needs to know about where cells are. */
export interface Ground {
  readonly beside: readonly (readonly number[])[] // by cell: those that share a face
  readonly below: readonly (number | null)[] // by cell
  readonly elevation: readonly number[] // by cell
  readonly order: readonly number[] // all cells, canonically
  readonly levels: readonly number[] // ascending
}

export function groundOf(bounds: Spot, gravity: number): Ground {
  const cells = everyCell(bounds)
  const { g, u } = frame(gravity)
  const elevations = cells.map(cell => dot(spotOf(bounds, cell), u))
  return {
    beside: cells.map(cell => beside(bounds, cell)),
    below: cells.map(cell => toward(bounds, cell, g)),
    elevation: elevations,
    order: inCanonicalOrder(bounds, gravity, cells),
    levels: [...new Set(elevations)].sort((a, b) => a - b),
  }
}

/** One fill. Takes cells from `free`, adds them to `water`, returns how many units found none. */
export function fill(ground: Ground, open: readonly boolean[], free: boolean[], water: Set<number>, units: Iterable<number>): number {
  const waiting = new Map<number, number>() // how many, by cell: units are counts
  for (const unit of units) {
    const cell = fallen(ground, open, unit)
    waiting.set(cell, (waiting.get(cell) ?? 0) + 1)
  }
  for (const level of ground.levels) {
    for (const start of [...waiting.keys()]) {
      if (ground.elevation[start]! > level || !waiting.has(start)) continue
      const inside = pool(ground, open, start, level)
      let count = 0
      for (const [cell, here] of waiting) {
        if (!inside[cell]) continue
        count += here
        waiting.delete(cell)
      }
      for (const cell of ground.order) {
        if (count === 0) break
        if (!inside[cell] || !free[cell]) continue
        free[cell] = false
        water.add(cell)
        count--
      }
      // Any of their cells will do: on the next level all of this pool is in one pool.
      if (count > 0) waiting.set(start, count)
    }
  }
  return [...waiting.values()].reduce((sum, count) => sum + count, 0)
}

/** The last open cell straight below. */
function fallen({ below }: Ground, open: readonly boolean[], cell: number): number {
  let at = cell
  for (let next = below[at]; next !== null && next !== undefined && open[next]; next = below[at]) at = next
  return at
}

/** By cell: whether it is open, no higher than this level, and hangs together with this one. */
function pool(ground: Ground, open: readonly boolean[], start: number, level: number): boolean[] {
  const inside = open.map(() => false)
  inside[start] = true
  const waiting = [start]
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const other of ground.beside[cell]!) {
      if (inside[other] || !open[other] || ground.elevation[other]! > level) continue
      inside[other] = true
      waiting.push(other)
    }
  }
  return inside
}

/** Standing water first, so that displaced water never robs it. */
export function settleWater(board: WaterBoard): { water: Set<number>; overflow: number } {
  const { bounds, gravity, cells, piece, entered } = board
  const isHeld = (cell: number): boolean => blocks(cells[cell]!) || piece.has(cell)
  const held = [...board.water].filter(isHeld)
  const standing = [...board.water].filter(cell => !isHeld(cell))
  const open = cells.map((code, cell) => isOpen(code) && !piece.has(cell))
  const free = cells.map((code, cell) => !blocks(code) && !piece.has(cell))
  const ground = groundOf(bounds, gravity)
  const water = new Set<number>()
  let overflow = fill(ground, open, free, water, standing)
  for (const cell of [...entered, ...held, ...piece]) open[cell] = true
  overflow += fill(ground, open, free, water, held)
  return { water, overflow }
}
