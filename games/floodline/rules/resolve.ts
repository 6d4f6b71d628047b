/**
 * What happens to the settled world when a piece locks or the world tilts [FL-51, FL-52]. All of it happens inside one tick.
 *
 * Silent unless somebody listens: then the same work is told in the order it happens.
 */
import { type FloodEvent, type Floodline, GRAVITIES, type Scope, type Terrain } from '../nouns.ts'
import { DRAIN, EMPTY, FOREVER, ICE, isVoxel, PLACED, REINFORCED, SOLID, WATER } from './board/cells.ts'
import { type Field, fieldOf } from './board/field.ts'
import { list } from './board/settle.ts'
import { type Blocked, settleSolids, shifted } from './board/solids.ts'
import { AXES_OF, indexOf } from './board/space.ts'
import { settleWater } from './board/water.ts'
import { waterFromAbove } from './endless.ts'
import { COLLAPSE, floorsSettle, payForShift, takeFloors } from './floors.ts'
import { pieceCells } from './pieces/piece.ts'
import { OFFSETS } from './pieces/pieces.ts'

type State = Floodline['State']
type Tell = ((event: FloodEvent) => void) | null

const STABILISE = 1
const FREEZE = 2
const PLACE_DRAIN = 4

// ── Locking ──────────────────────────────────────────────────────────────────────────────────────────

/** The active piece becomes part of the world, and the world settles. */
export function resolveLock(state: State, tell: Tell): void {
  const { metrics, level } = state
  const field = fieldOf(level.bounds, state.gravity)
  const open = isVoid(state, state.gravity)
  // Where nothing is loose and nothing gives way, a lock that wets nobody changes nothing else: see `looseSolids`, `looseWater`.
  const loose = state.looseSolids || open // over a void face the ground a piece stands on may be no ground
  const quiet =
    !loose && !state.looseWater && (state.armed & FREEZE) === 0 && !thawsNow(state) && !standsInWater(state) && !floorsSettle(state)
  let overflow = 0
  if (!quiet) {
    field.load(state.cells, state.notes)
    field.begin()
  }
  merge(state, quiet ? null : field, tell)
  if (!quiet) {
    freeze(state, field, tell)
    if (loose) settleSolids(field, state.cells, open, null, tell)
    overflow += pour(field, state, loose || state.looseWater, tell)
  }
  drain(state, tell)
  if (thaw(state, field, tell)) {
    settleSolids(field, state.cells, open, null, tell)
    overflow += pour(field, state, true, tell)
  }
  const shift = quiet ? 0 : shifted(field) // what a floor brings down is no shift [FL-192]
  while (takeFloors(state, tell)) {
    field.load(state.cells, state.notes)
    settleSolids(field, state.cells, open, null, tell)
    overflow += pour(field, state, true, tell)
  }
  if (waterFromAbove(state, tell)) {
    field.load(state.cells, state.notes)
    pour(field, state, true, tell)
  }
  state.looseSolids = false
  state.looseWater = false
  metrics.overflowed += overflow
  count(state, shift, quiet ? 0 : field.lost)
  payForShift(state, false, tell)
}

function count({ metrics }: State, shift: number, lost: number): void {
  metrics.shiftLast = shift
  metrics.shift += shift
  metrics.lostLast = lost
  metrics.lost += lost
  if (shift >= COLLAPSE) metrics.collapses++
}

/** Does the face that gravity points at let voxels out? */
function isVoid({ level: { voidFaces } }: Readonly<State>, gravity: number): boolean {
  return voidFaces?.includes(GRAVITIES[gravity]) ?? false
}

function standsInWater(state: Readonly<State>): boolean {
  const { bounds } = state.level
  const offsets = OFFSETS[state.piece][state.pose]
  for (let i = 0; i < offsets.length; i += 3)
    if (state.cells[indexOf(bounds, state.x + offsets[i], state.y + offsets[i + 1], state.z + offsets[i + 2])] === WATER) return true
  return false
}

/** Bytes, and bits if the field is in use. The pivot comes first, so a drain is voxel 0 [FL-76]. */
function merge(state: State, field: Field | null, tell: Tell): void {
  const { level, cells, notes, material, armed } = state
  const offsets = OFFSETS[state.piece][state.pose]
  const anchor = anchorOf(state)
  const displaced: number[] | null = tell ? [] : null
  for (let i = 0; i < offsets.length; i += 3) {
    const x = state.x + offsets[i]
    const y = state.y + offsets[i + 1]
    const z = state.z + offsets[i + 2]
    const cell = indexOf(level.bounds, x, y, z)
    const isDrain = i === 0 && (armed & PLACE_DRAIN) !== 0
    if (cells[cell] === WATER) displaced?.push(cell)
    cells[cell] = isDrain ? DRAIN : SOLID + material
    notes[cell] = isDrain ? PLACED : anchor
    if (isDrain) state.drainCells.push(cell)
    if (field) mark(field, x, y, z, isDrain || anchor !== 0)
  }
  if (armed & STABILISE) state.metrics.stabilised++
  if (armed & FREEZE) state.metrics.froze++
  if (armed & PLACE_DRAIN) state.metrics.drains++
  tell?.({
    kind: 'merged',
    cells: pieceCells(state),
    displaced: displaced ?? [],
    drain: armed & PLACE_DRAIN ? pieceCells(state)[0] : -1,
    anchored: anchor !== 0,
  })
}

function anchorOf({ material, armed, level }: State): number {
  if (material === REINFORCED) return FOREVER
  return armed & STABILISE ? (level.abilities?.stabilise?.tilts ?? 2) : 0
}

function mark(field: Field, x: number, y: number, z: number, fixed: boolean): void {
  const place = field.place(x, y, z)
  const plane = fixed ? field.fixed : field.loose
  plane[place >> 5] |= 1 << (place & 31)
  field.dirty[place >> 5] |= 1 << (place & 31)
}

/** Water settles, and is written back. */
function pour(field: Field, state: State, standing: boolean, tell: Tell): number {
  const overflow = settleWater(field, standing)
  if (tell) tellFlow(field, overflow, tell)
  field.storeWater(state.cells)
  return overflow
}

function tellFlow(field: Field, overflow: number, tell: (event: FloodEvent) => void): void {
  const out: number[] = []
  const into: number[] = []
  for (let word = 0; word < field.size; word++) {
    list(field, word, field.waterBefore[word] & ~field.water[word], out)
    // Water that stays where a voxel has just been, too: for whoever follows the telling it comes back.
    list(field, word, field.water[word] & (~field.waterBefore[word] | field.dirty[word]), into)
  }
  if (out.length + into.length + overflow > 0) tell({ kind: 'flowed', out, into, overflow })
}

// ── Tilting ──────────────────────────────────────────────────────────────────────────────────────────

/**
 * The world settles under another gravity, around the active piece. Returns the cells of the piece that are in the way, and then
 * nothing has changed; or null, and it is done [FL-34, FL-52].
 */
export function resolveTilt(state: State, gravity: number, tell: Tell): number[] | null {
  const tilted = tell && ((): void => tell({ kind: 'tilted', from: state.gravity, to: gravity }))
  const blocked = settleAround(state, gravity, tilted, tell)
  if (blocked) return blocked
  state.metrics.tilts++
  payForShift(state, true, tell)
  state.looseSolids = release(state, tell)
  return null
}

/** The same where gravity stays as it is, and nobody tilts [FL-173]. */
export function resolveStanding(state: State, tell: Tell): number[] | null {
  const blocked = settleAround(state, state.gravity, null, tell)
  if (!blocked) state.looseSolids = false
  return blocked
}

function settleAround(state: State, gravity: number, before: (() => void) | null, tell: Tell): number[] | null {
  const { level, notes } = state
  const field = fieldOf(level.bounds, gravity)
  field.load(state.cells, notes)
  field.begin()
  if (state.piece >= 0) markPiece(state, field)
  const { spare } = field // a tilt may be refused, so it works on a copy
  spare.set(state.cells)
  const blocked: Blocked = { cells: [] }
  const open = isVoid(state, gravity)
  const told: FloodEvent[] = []
  settleSolids(field, spare, open, blocked, tell ? event => told.push(event) : null)
  if (blocked.cells.length > 0) return blocked.cells
  before?.()
  if (tell) for (const event of told) tell(event)
  state.cells.set(spare)
  state.gravity = gravity
  state.metrics.overflowed += pour(field, state, true, tell)
  count(state, shifted(field), field.lost)
  // The piece was in the way of water and will move on; anchors may expire, and what they held falls at the next settle.
  state.looseWater = true
  return null
}

function markPiece(state: Readonly<State>, field: Field): void {
  const offsets = OFFSETS[state.piece][state.pose]
  for (let i = 0; i < offsets.length; i += 3) {
    const place = field.place(state.x + offsets[i], state.y + offsets[i + 1], state.z + offsets[i + 2])
    field.piece[place >> 5] |= 1 << (place & 31)
  }
}

/** Temporary anchors count successful tilts, after the resolve [FL-78]. */
function release({ cells, notes, level }: State, tell: Tell): boolean {
  if (!level.abilities?.stabilise) return false
  const released: number[] | null = tell ? [] : null
  let any = false
  for (let cell = 0; cell < notes.length; cell++) {
    if (notes[cell] === 0 || notes[cell] === FOREVER || !isVoxel(cells[cell])) continue
    if (--notes[cell] > 0) continue
    any = true
    released?.push(cell)
  }
  if (any) tell?.({ kind: 'released', cells: released ?? [] })
  return any
}

// ── Freezing and thawing ─────────────────────────────────────────────────────────────────────────────

/** Water around the locking voxels turns to ice: the water that stands, not what the piece displaced [FL-74]. */
function freeze(state: State, field: Field, tell: Tell): void {
  const params = state.level.abilities?.freeze
  if ((state.armed & FREEZE) === 0 || !params) return
  const first = state.iceCells.length
  const offsets = OFFSETS[state.piece][state.pose]
  for (let i = 0; i < offsets.length; i += 3) {
    const cell = indexOf(state.level.bounds, state.x + offsets[i], state.y + offsets[i + 1], state.z + offsets[i + 2])
    const count = around(state, cell, params.scope)
    for (let n = 0; n < count; n++) if (state.cells[near[n]] === WATER) turnToIce(state, field, near[n], params.resolves)
  }
  if (state.iceCells.length > first) tell?.({ kind: 'frozen', cells: state.iceCells.slice(first) })
}

function turnToIce(state: State, field: Field, cell: number, resolves: number): void {
  state.cells[cell] = ICE
  state.notes[cell] = resolves
  state.iceCells.push(cell)
  const place = field.placeOf(cell)
  const word = place >> 5
  const bit = 1 << (place & 31)
  field.fixed[word] |= bit
  field.water[word] &= ~bit
  field.waterBefore[word] &= ~bit
  field.before[word] |= bit // nothing entered here, so it is no way out for displaced water
}

function thawsNow({ iceCells, notes }: Readonly<State>): boolean {
  for (const cell of iceCells) if (notes[cell] === 1) return true
  return false
}

/** Every lock resolve counts, the freezing one too [FL-75]. True if anything thawed: then the world must settle once more. */
function thaw(state: State, field: Field, tell: Tell): boolean {
  const { iceCells, notes } = state
  const thawed: number[] | null = tell ? [] : null
  let left = 0
  for (const cell of iceCells) {
    if (--notes[cell] > 0) {
      iceCells[left++] = cell
      continue
    }
    melt(state, field, cell)
    thawed?.push(cell)
  }
  if (left === iceCells.length) return false
  iceCells.length = left
  tell?.({ kind: 'thawed', cells: thawed ?? [] })
  return true
}

/** Exactly one unit comes back [FL-75]. */
function melt(state: State, field: Field, cell: number): void {
  state.cells[cell] = WATER
  const place = field.placeOf(cell)
  const bit = 1 << (place & 31)
  field.fixed[place >> 5] &= ~bit
  field.water[place >> 5] |= bit
  field.waterBefore[place >> 5] |= bit
}

// ── Drains ───────────────────────────────────────────────────────────────────────────────────────────

/** Each drain in canonical order takes the lowest units in its scope; then the rest of the water settles once [FL-70…FL-73]. */
function drain(state: State, tell: Tell): void {
  const { drainCells, cells, metrics } = state
  if (drainCells.length === 0) return
  const field = fieldOf(state.level.bounds, state.gravity)
  const before = metrics.drained
  sortCanonically(field, drainCells, drainCells.length)
  for (const cell of drainCells) {
    const { rate = 0, scope = 'SELF' } = drainTerms(state, cell)
    const taken = takeWater(state, field, around(state, cell, scope), rate)
    for (let n = 0; n < taken; n++) cells[near[n]] = EMPTY
    metrics.drained += taken
    if (taken > 0) tell?.({ kind: 'drained', drain: cell, cells: Array.from(near.subarray(0, taken)) })
  }
  if (metrics.drained === before) return
  field.load(cells, state.notes)
  pour(field, state, true, tell)
}

/** Of the first `count` cells of `near`: leaves the wet ones, lowest first, at most `rate` of them; says how many. */
function takeWater({ cells }: State, field: Field, count: number, rate: number): number {
  let wet = 0
  for (let n = 0; n < count; n++) if (cells[near[n]] === WATER) near[wet++] = near[n]
  sortCanonically(field, near, wet)
  return wet < rate ? wet : rate
}

/** Insertion sort: the lists are short, mostly in order already, and nothing is allocated. */
function sortCanonically(field: Field, list: Int32Array | number[], count: number): void {
  for (let i = 1; i < count; i++) {
    const cell = list[i]
    const place = field.placeOf(cell)
    let at = i
    for (; at > 0 && field.placeOf(list[at - 1]) > place; at--) list[at] = list[at - 1]
    list[at] = cell
  }
}

function drainTerms({ level, notes }: Readonly<State>, cell: number): Pick<Terrain, 'rate' | 'scope'> {
  if (notes[cell] === PLACED) return level.abilities?.drain ?? NO_DRAIN
  let number = 0
  for (const terrain of level.terrain) if (terrain.type === 'DRAIN' && ++number === notes[cell]) return terrain
  return NO_DRAIN
}

const NO_DRAIN = {}

/** The cells in scope of a cell, as the latest call of `around` found them. */
const near = new Int32Array(26)

/** Fills `near` and says how many there are. SELF is the one cell that stands on it [FL-71]. */
function around({ level: { bounds }, gravity }: Readonly<State>, cell: number, scope: Scope): number {
  const [X, Y, Z] = bounds
  const z = cell % Z
  const column = (cell - z) / Z
  const x = column % X
  const y = (column - x) / X
  const { u } = AXES_OF[gravity]
  let count = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      for (let dz = -1; dz <= 1; dz++) {
        const far = Math.abs(dx) + Math.abs(dy) + Math.abs(dz)
        const inScope = scope === 'SELF' ? dx === u[0] && dy === u[1] && dz === u[2] : far === 1 || (far > 1 && scope === 'ADJ26')
        if (!inScope || x + dx < 0 || y + dy < 0 || z + dz < 0 || x + dx >= X || y + dy >= Y || z + dz >= Z) continue
        near[count++] = ((y + dy) * X + x + dx) * Z + z + dz
      }
  return count
}
