/**
 * What has been built, measured: heights, plateaus, bridges, cavities [FL-94…FL-98]. All of it along the y axis of the
 * world, whatever the gravity; only resting on water asks where gravity points.
 *
 * Layers lie one after another in the arrays (rules/board/space.ts), so the cell below is a whole layer back and the first cell
 * found from the end is a highest one.
 */
import type { Spot } from '../../nouns.ts'
import { blocks, EMPTY, isBuilt, isOpen, isVoxel, WATER } from './cells.ts'
import { directionOf } from './space.ts'

/** The highest y with something built, -1 for none. */
export function builtHeight([X, , Z]: Spot, cells: Uint8Array, notes: Uint8Array): number {
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    if (isBuilt(cells[cell], notes[cell])) return Math.floor(cell / (X * Z))
  }
  return -1
}

/** The first cell built above the limit, -1 for none. */
export function overLimit([X, , Z]: Spot, cells: Uint8Array, notes: Uint8Array, maxWorldHeight: number): number {
  for (let cell = (maxWorldHeight + 1) * X * Z; cell < cells.length; cell++) {
    if (isBuilt(cells[cell], notes[cell])) return cell
  }
  return -1
}

/** The highest y with water, -1 for none. */
export function waterHeight([X, , Z]: Spot, cells: Uint8Array): number {
  return Math.floor(cells.lastIndexOf(WATER) / (X * Z))
}

/** The first cell with water at this y or above, -1 for none. */
export function forbiddenWater([X, , Z]: Spot, cells: Uint8Array, worldLevel: number): number {
  return cells.indexOf(WATER, Math.max(0, worldLevel) * X * Z)
}

/** The first SOLID or POROUS cell that has water next to it along gravity, -1 for none. Asked of the water: there is less of it. */
export function restingOnWater(bounds: Spot, cells: Uint8Array, gravity: number): number {
  const [dx, dy, dz] = directionOf(gravity)
  const next = (dy * bounds[0] + dx) * bounds[2] + dz
  const last = cells.lastIndexOf(WATER)
  for (let cell = cells.indexOf(WATER); cell >= 0 && cell <= last; cell++) {
    if (cells[cell] === WATER && isVoxel(cells[cell - next]) && isBeside(bounds, cell, dx, dz)) return cell - next
  }
  return -1
}

/** Whether the neighbour against gravity is in the same row or column, and not at the end of the one before. */
function isBeside([X, , Z]: Spot, cell: number, dx: number, dz: number): boolean {
  const z = cell % Z
  const x = ((cell - z) / Z) % X
  return x - dx >= 0 && x - dx < X && z - dz >= 0 && z - dz < Z
}

/** Empty and water cells with something built anywhere above them. Terrain above makes no hole: the player did not put it there. */
export function holes([X, , Z]: Spot, cells: Uint8Array, notes: Uint8Array): number {
  const layer = X * Z
  let count = 0
  for (let column = 0; column < layer; column++) {
    let covered = false
    for (let cell = cells.length - layer + column; cell >= 0; cell -= layer) {
      if (isBuilt(cells[cell], notes[cell])) covered = true
      else if (covered && cells[cell] <= WATER) count++
    }
  }
  return count
}

/** SOLID and POROUS cells with air or water right below; the floor is no air. */
export function overhangVoxels([X, , Z]: Spot, cells: Uint8Array): number {
  const layer = X * Z
  let count = 0
  for (let cell = layer; cell < cells.length; cell++) if (isVoxel(cells[cell]) && cells[cell - layer] <= WATER) count++
  return count
}

/** Whether there is a rectangle of this size, either way round, of built cells at this y with nothing solid on top. */
export function plateau(bounds: Spot, cells: Uint8Array, notes: Uint8Array, level: number, width: number, depth: number): boolean {
  if (hasRectangle(bounds, cells, notes, level, width, depth)) return true
  return width !== depth && hasRectangle(bounds, cells, notes, level, depth, width)
}

function hasRectangle(bounds: Spot, cells: Uint8Array, notes: Uint8Array, level: number, alongX: number, alongZ: number): boolean {
  const [X, Y, Z] = bounds
  if (level < 0 || level >= Y) return false
  for (let x = 0; x + alongX <= X; x++) {
    for (let z = 0; z + alongZ <= Z; z++) {
      if (isRectangle(bounds, cells, notes, (level * X + x) * Z + z, alongX, alongZ)) return true
    }
  }
  return false
}

function isRectangle([X, , Z]: Spot, cells: Uint8Array, notes: Uint8Array, corner: number, alongX: number, alongZ: number): boolean {
  for (let x = 0; x < alongX; x++) {
    for (let z = 0; z < alongZ; z++) if (!isTop(cells, notes, corner + x * Z + z, X * Z)) return false
  }
  return true
}

/** Built, and nothing solid on top; water may stand there, and above the highest layer there is nothing. */
function isTop(cells: Uint8Array, notes: Uint8Array, cell: number, layer: number): boolean {
  return isBuilt(cells[cell], notes[cell]) && (cell + layer >= cells.length || !blocks(cells[cell + layer]))
}

/** How many cells the largest plateau at this y has, whatever its outline: built cells with nothing solid on top, side by side. */
export function plateauArea(bounds: Spot, cells: Uint8Array, notes: Uint8Array, level: number): number {
  const [X, Y, Z] = bounds
  if (level < 0 || level >= Y) return 0
  const layer = X * Z
  const first = level * layer
  const shut = scratchFor(cells.length).shut
  shut.fill(1, 0, cells.length)
  for (let cell = first; cell < first + layer; cell++) if (isTop(cells, notes, cell, layer)) shut[cell] = 0
  let largest = 0
  for (let cell = first; cell < first + layer; cell++) if (shut[cell] === 0) largest = Math.max(largest, flood(bounds, cell))
  return largest
}

/**
 * Regions of air from which no way leads through open cells (air, water, porous) to the top layer. Water parts regions from each other: two
 * pockets of air over one pool are two.
 */
export function cavities(bounds: Spot, cells: Uint8Array): number {
  const layer = bounds[0] * bounds[2]
  const shut = scratchFor(cells.length).shut
  for (let cell = 0; cell < cells.length; cell++) shut[cell] = isOpen(cells[cell]) ? 0 : 1
  for (let cell = cells.length - layer; cell < cells.length; cell++) if (shut[cell] === 0) flood(bounds, cell)
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== EMPTY) shut[cell] = 1
  let count = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (shut[cell] !== 0) continue
    flood(bounds, cell)
    count++
  }
  return count
}

/** The longest straight row along x or z of built cells over air or water, held at both ends. */
export function longestBridge(bounds: Spot, cells: Uint8Array, notes: Uint8Array): number {
  return longestSpan(bounds, cells, notes, 2)
}

/** The longest straight row along x or z of built cells over air or water, held at one end with nothing beyond the other. */
export function longestOverhang(bounds: Spot, cells: Uint8Array, notes: Uint8Array): number {
  return longestSpan(bounds, cells, notes, 1)
}

/** The lowest layer lies on the floor and the highest have nothing in them. */
function longestSpan(bounds: Spot, cells: Uint8Array, notes: Uint8Array, ends: number): number {
  const [X, , Z] = bounds
  const layer = X * Z
  const last = builtHeight(bounds, cells, notes) * layer
  let longest = 0
  for (let first = layer; first <= last; first += layer) {
    for (let z = 0; z < Z; z++) longest = Math.max(longest, longestInRow(cells, notes, first + z, Z, X, layer, ends))
    for (let x = 0; x < X; x++) longest = Math.max(longest, longestInRow(cells, notes, first + x * Z, 1, Z, layer, ends))
  }
  return longest
}

/** In the row of `length` cells from `first`, `stride` apart: the longest span that rests at exactly so many of its ends. */
function longestInRow(
  cells: Uint8Array,
  notes: Uint8Array,
  first: number,
  stride: number,
  length: number,
  layer: number,
  ends: number,
): number {
  let longest = 0
  let span = 0
  let restsBefore = 0
  for (let at = 0; at <= length; at++) {
    const cell = first + at * stride
    const inside = at < length && blocks(cells[cell]) // the edge of the board is as good as air
    if (inside && isBuilt(cells[cell], notes[cell]) && cells[cell - layer] <= WATER) {
      span++
      continue
    }
    const rests = inside ? 1 : 0 // terrain, or built on something
    if (restsBefore + rests === ends) longest = Math.max(longest, span)
    span = 0
    restsBefore = rests
  }
  return longest
}

/**
 * Where floods write, kept from call to call because these are asked after every lock. Nothing is remembered here: each measure
 * fills the part it uses before it reads it. It grows to the largest board seen.
 */
const scratch = { shut: new Uint8Array(0), queue: new Int32Array(0) }

function scratchFor(size: number): typeof scratch {
  if (scratch.shut.length < size) {
    scratch.shut = new Uint8Array(size)
    scratch.queue = new Int32Array(size)
  }
  return scratch
}

/** Shuts every cell that can be reached from this one over faces through cells not shut, itself included, and counts them. */
function flood([X, Y, Z]: Spot, from: number): number {
  const { queue } = scratch
  const layer = X * Z
  const size = Y * layer
  let reached = reach(from, 0)
  for (let next = 0; next < reached; next++) {
    const cell = queue[next]
    const z = cell % Z
    const inLayer = cell % layer
    if (z > 0) reached = reach(cell - 1, reached)
    if (z < Z - 1) reached = reach(cell + 1, reached)
    if (inLayer >= Z) reached = reach(cell - Z, reached)
    if (inLayer < layer - Z) reached = reach(cell + Z, reached)
    if (cell >= layer) reached = reach(cell - layer, reached)
    if (cell < size - layer) reached = reach(cell + layer, reached)
  }
  return reached
}

/** How many cells are in the queue once this one has been shut, if it was not. */
function reach(cell: number, reached: number): number {
  const { shut, queue } = scratch
  if (shut[cell] !== 0) return reached
  shut[cell] = 1
  queue[reached] = cell
  return reached + 1
}
