/** Boards nobody thought about, in several kinds: what the fast parts and the textbook are compared on. */
import { below, pick, type Rng } from '../../../kernel/rng.ts'
import type { Spot } from '../nouns.ts'
import { BEDROCK, DRAIN, EMPTY, FOREVER, ICE, isVoxel, POROUS, SOLID, WALL, WATER } from '../rules/board/cells.ts'
import { indexOf } from '../rules/board/space.ts'

export interface Board {
  readonly bounds: Spot
  readonly cells: Uint8Array
  readonly notes: Uint8Array
}

const KINDS = ['noise', 'heights', 'boxes', 'tubes', 'maze', 'empty'] as const

/** Mostly small, sometimes with rows longer than a word of bits. */
export function randomBounds(rng: Rng): Spot {
  if (below(rng, 40) === 0) return [1 + below(rng, 3), 30 + below(rng, 35), 1 + below(rng, 3)]
  if (below(rng, 40) === 0) return [1 + below(rng, 3), 1 + below(rng, 4), 30 + below(rng, 35)]
  return [1 + below(rng, 7), 1 + below(rng, 8), 1 + below(rng, 7)]
}

export function randomBoard(rng: Rng, bounds: Spot = randomBounds(rng), kind = pick(rng, KINDS)): Board {
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
  const notes = new Uint8Array(cells.length)
  const terrain = [BEDROCK, BEDROCK, WALL, SOLID, SOLID + 1, POROUS, ICE, DRAIN]
  const share = 10 + below(rng, 60)
  switch (kind) {
    case 'noise':
      for (let cell = 0; cell < cells.length; cell++) if (below(rng, 100) < share) cells[cell] = pick(rng, terrain)
      break
    case 'heights':
      heights(rng, bounds, cells)
      break
    case 'boxes':
      for (let n = 1 + below(rng, 3); n > 0; n--) box(rng, bounds, cells)
      break
    case 'tubes':
      cells.fill(BEDROCK)
      for (let n = 2 + below(rng, 4); n > 0; n--) tube(rng, bounds, cells)
      break
    case 'maze':
      for (let cell = 0; cell < cells.length; cell++) if (below(rng, 100) < 60) cells[cell] = pick(rng, [BEDROCK, SOLID, POROUS])
      break
    case 'empty':
      break
  }
  sprinkle(rng, cells, EMPTY, below(rng, 3) === 0 ? 0 : 5 + below(rng, 45), WATER)
  if (below(rng, 2) === 0) sprinkle(rng, cells, EMPTY, below(rng, 30), pick(rng, [SOLID, SOLID + 1, POROUS]))
  for (let cell = 0; cell < cells.length; cell++)
    if (isVoxel(cells[cell]!) && below(rng, 12) === 0) notes[cell] = pick(rng, [1, 2, FOREVER])
  return { bounds, cells, notes }
}

function sprinkle(rng: Rng, cells: Uint8Array, where: number, share: number, what: number): void {
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === where && below(rng, 100) < share) cells[cell] = what
}

function heights(rng: Rng, bounds: Spot, cells: Uint8Array): void {
  for (let x = 0; x < bounds[0]; x++)
    for (let z = 0; z < bounds[2]; z++)
      for (let y = below(rng, bounds[1]) - 1; y >= 0; y--) if (below(rng, 12) > 0) cells[indexOf(bounds, x, y, z)] = BEDROCK
}

function box(rng: Rng, bounds: Spot, cells: Uint8Array): void {
  const from = bounds.map(size => below(rng, size))
  const to = bounds.map((size, axis) => from[axis]! + below(rng, size - from[axis]!))
  const shell = pick(rng, [BEDROCK, WALL, SOLID])
  for (let y = from[1]!; y <= to[1]!; y++)
    for (let x = from[0]!; x <= to[0]!; x++)
      for (let z = from[2]!; z <= to[2]!; z++) {
        const inner = [x, y, z].every((at, axis) => at > from[axis]! && at < to[axis]!)
        cells[indexOf(bounds, x, y, z)] = inner || below(rng, 15) === 0 ? EMPTY : shell
      }
}

function tube(rng: Rng, bounds: Spot, cells: Uint8Array): void {
  const at = bounds.map(size => below(rng, size))
  for (let length = 4 + below(rng, 20); length > 0; length--) {
    cells[indexOf(bounds, at[0]!, at[1]!, at[2]!)] = EMPTY
    const axis = below(rng, 3)
    const next = at[axis]! + (below(rng, 2) === 0 ? 1 : -1)
    if (next >= 0 && next < bounds[axis]!) at[axis] = next
  }
}

/** A few cells that stand for the active piece: none that a solid holds. */
export function randomPiece(rng: Rng, { cells }: Board): Set<number> {
  const piece = new Set<number>()
  if (below(rng, 2) === 0) return piece
  const start = below(rng, cells.length)
  for (let cell = start; cell < cells.length && piece.size < 4; cell++) if (cells[cell]! <= WATER) piece.add(cell)
  return piece
}
