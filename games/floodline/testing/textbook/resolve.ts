/** What happens to the settled world after a lock and after a tilt [FL-51, FL-52, FL-70…FL-78]. */
import { type FloodLevel, GRAVITIES, MATERIALS, type Scope, type Spot } from '../../nouns.ts'
import { blocks, codeOf, DRAIN, EMPTY, FOREVER, ICE, isVoxel, PLACED, WATER } from '../../rules/board/cells.ts'
import { type Move, settleSolids } from './solids.ts'
import { around, beside, cellAt, everyCell, frame, inCanonicalOrder } from './space.ts'
import { settleWater } from './water.ts'

/** The settled world. Water is kept apart from the cells, because within a resolve a solid may stand where water still is. */
export interface World {
  readonly level: FloodLevel
  gravity: number
  cells: number[] // codes, never WATER
  notes: number[]
  water: Set<number>
  drainCells: number[] // in the order a state lists them [FL-144]
  iceCells: number[]
}

/** What one resolve did. */
export interface Outcome {
  shift: number
  lost: number
  overflowed: number
  drained: number
}

export function worldOf(level: FloodLevel): World {
  const { bounds } = level
  const cells = everyCell(bounds).map(() => EMPTY)
  const notes = everyCell(bounds).map(() => 0)
  const water = new Set<number>()
  let drainCells: number[] = []
  let iceCells: number[] = []
  let drains = 0
  for (const entry of level.terrain) {
    const { type, material = 'STANDARD', anchored = false, resolves = FOREVER } = entry
    if (type === 'DRAIN') drains++
    const isAnchored = anchored || material === 'REINFORCED'
    const code = codeOf(type, MATERIALS.indexOf(material))
    for (const cell of boxOf(bounds, entry.at ?? entry.from!, entry.at ?? entry.to!)) {
      water.delete(cell) // later entries lie over earlier ones
      drainCells = drainCells.filter(other => other !== cell)
      iceCells = iceCells.filter(other => other !== cell)
      cells[cell] = type === 'WATER' ? EMPTY : code
      notes[cell] = isVoxel(code) && isAnchored ? FOREVER : type === 'ICE' ? resolves : type === 'DRAIN' ? drains : 0
      if (type === 'WATER') water.add(cell)
      if (type === 'DRAIN') drainCells.push(cell)
      if (type === 'ICE' && resolves !== FOREVER) iceCells.push(cell)
    }
  }
  return { level, gravity: GRAVITIES.indexOf(level.gravity ?? 'DOWN'), cells, notes, water, drainCells, iceCells }
}

/** By index. */
function boxOf(bounds: Spot, [x0, y0, z0]: Spot, [x1, y1, z1]: Spot): number[] {
  const cells: number[] = []
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) for (let z = z0; z <= z1; z++) cells.push(cellAt(bounds, [x, y, z]))
  return cells
}

/** The cells as a state shows them, water included. */
export function shown({ cells, water }: World): number[] {
  return cells.map((code, cell) => (water.has(cell) ? WATER : code))
}

export function isVoidBelow({ level, gravity }: World): boolean {
  return level.voidFaces?.includes(GRAVITIES[gravity]!) ?? false
}

/** One resolve under way: what was solid when it began, and where each voxel has got to. */
class Resolve {
  readonly world: World
  readonly piece: ReadonlySet<number> // cells of the active piece, none after a lock
  readonly solidBefore: ReadonlySet<number>
  travelled: Move[] = []
  readonly outcome: Outcome = { shift: 0, lost: 0, overflowed: 0, drained: 0 }

  constructor(world: World, piece: ReadonlySet<number>) {
    this.world = world
    this.piece = piece
    this.solidBefore = new Set(solidCells(world))
  }

  /** Solids, water, and solids again because water moved: which never finds anything, as FL-51 says, but the design asks for it. */
  settle(): void {
    this.dropSolids()
    this.levelWater()
    if (this.dropSolids()) this.levelWater()
  }

  private dropSolids(): boolean {
    const { world } = this
    const { cells, notes, moves } = settleSolids(world.level.bounds, world.gravity, world.cells, world.notes, isVoidBelow(world))
    world.cells = cells
    world.notes = notes
    this.remember(moves)
    return moves.length > 0
  }

  /** A voxel that moves again is still the same voxel: shift counts it once a resolve. */
  private remember(moves: readonly Move[]): void {
    const next = new Map(moves.map(move => [move.from, move.to]))
    const known = new Set(this.travelled.map(({ to }) => to))
    const further = this.travelled.map(({ from, to }) => ({ from, to: to !== null && next.has(to) ? (next.get(to) ?? null) : to }))
    this.travelled = [...further, ...moves.filter(({ from }) => !known.has(from))]
  }

  levelWater(): void {
    const { world, piece } = this
    const isNew = (cell: number): boolean => !this.solidBefore.has(cell) && world.cells[cell] !== ICE // ice is no way out [FL-66]
    const entered = new Set([...solidCells(world).filter(isNew), ...piece])
    const { bounds } = world.level
    const { water, overflow } = settleWater({ bounds, gravity: world.gravity, cells: world.cells, water: world.water, piece, entered })
    world.water = water
    this.outcome.overflowed += overflow
  }

  done(): Outcome {
    this.outcome.lost = this.travelled.filter(({ to }) => to === null).length
    this.outcome.shift = this.travelled.length - this.outcome.lost
    return this.outcome
  }
}

function solidCells({ level, cells }: World): number[] {
  return everyCell(level.bounds).filter(cell => blocks(cells[cell]!))
}

/** The world after gravity has changed. No drains, no thaw [FL-39]; whether it may tilt at all was asked before. */
export function resolveTilt(world: World, piece: ReadonlySet<number>): Outcome {
  const resolve = new Resolve(world, piece)
  resolve.settle()
  release(world)
  return resolve.done()
}

/** The world as it stands, settled round the active piece [FL-173]. */
export function resolveStanding(world: World, piece: ReadonlySet<number>): Outcome {
  const resolve = new Resolve(world, piece)
  resolve.settle()
  return resolve.done()
}

/** Water that has come from above finds its place [FL-165]. */
export function settleRain(world: World): void {
  new Resolve(world, new Set()).levelWater()
}

/** Anchors that hold for some tilts hold for one less [FL-78]. */
function release(world: World): void {
  world.notes = world.notes.map((note, cell) => (isVoxel(world.cells[cell]!) && note > 0 && note < FOREVER ? note - 1 : note))
}

/** What a piece becomes when it locks. */
export interface Locking {
  readonly voxels: readonly number[] // cells, the pivot first
  readonly code: number
  readonly note: number
  readonly asDrain: boolean
  readonly freezes: boolean
}

export function resolveLock(world: World, locking: Locking): Outcome & { floors: number } {
  const resolve = new Resolve(world, new Set())
  merge(world, locking)
  if (locking.freezes) freeze(world, locking.voxels)
  resolve.settle()
  resolve.outcome.drained = drain(world)
  resolve.levelWater()
  if (thaw(world)) resolve.settle()
  const { shift } = resolve.done()
  let floors = 0
  for (let full = fullLayers(world); full.length > 0; full = fullLayers(world)) {
    floors += full.length
    for (const y of full) resolve.outcome.drained += sink(world, y)
    resolve.settle()
  }
  return { ...resolve.done(), shift, floors } // what comes down after a floor is lost if it is lost, and no shift
}

// Floors [FL-190…FL-192]

/** From the lowest up; none where floors do not settle, or under another gravity than DOWN. */
function fullLayers(world: World): number[] {
  const { bounds, endless } = world.level
  if (!endless?.settles || GRAVITIES[world.gravity] !== 'DOWN') return []
  const layers = Array.from({ length: bounds[1] }, (_, y) => y)
  return layers.filter(y => {
    const codes = layerOf(bounds, y).map(cell => world.cells[cell]!)
    return codes.every(blocks) && codes.some(isVoxel)
  })
}

function layerOf([X, , Z]: Spot, y: number): number[] {
  return boxOf([X, 0, Z], [0, y, 0], [X - 1, y, Z - 1])
}

/** A full layer leaves, with the water right above it. Says how many units that were, ice included. */
function sink(world: World, y: number): number {
  const { bounds } = world.level
  let units = 0
  for (const cell of y + 1 < bounds[1] ? layerOf(bounds, y + 1) : []) if (world.water.delete(cell)) units++
  for (const cell of layerOf(bounds, y)) {
    const [code, note] = [world.cells[cell]!, world.notes[cell]!]
    const isIce = code === ICE && note !== FOREVER
    if (!isIce && !isVoxel(code) && !(code === DRAIN && note === PLACED)) continue
    if (isIce) units++
    world.cells[cell] = EMPTY
    world.notes[cell] = 0
  }
  world.drainCells = world.drainCells.filter(cell => world.cells[cell] === DRAIN)
  world.iceCells = world.iceCells.filter(cell => world.cells[cell] === ICE)
  return units
}

function merge(world: World, { voxels, code, note, asDrain }: Locking): void {
  for (const cell of voxels) {
    world.cells[cell] = code
    world.notes[cell] = note
  }
  if (!asDrain) return
  world.cells[voxels[0]!] = DRAIN
  world.notes[voxels[0]!] = PLACED
}

/** Not the units the piece stands in: those are displaced [FL-74]. */
function freeze(world: World, voxels: readonly number[]): void {
  const { resolves, scope } = world.level.abilities!.freeze!
  for (const voxel of voxels) {
    for (const cell of inScope(world, voxel, scope)) {
      if (!world.water.has(cell) || blocks(world.cells[cell]!)) continue
      world.water.delete(cell)
      world.cells[cell] = ICE
      world.notes[cell] = resolves
      world.iceCells.push(cell)
    }
  }
}

/** By index. SELF is the one cell that stands on it [FL-7]. */
function inScope({ level: { bounds }, gravity }: World, cell: number, scope: Scope): number[] {
  if (scope === 'SELF') return around(bounds, cell, [frame(gravity).u])
  if (scope === 'ADJ6') return beside(bounds, cell).sort((a, b) => a - b)
  const steps: Spot[] = []
  for (const x of [-1, 0, 1])
    for (const y of [-1, 0, 1]) for (const z of [-1, 0, 1]) if (x !== 0 || y !== 0 || z !== 0) steps.push([x, y, z])
  return around(bounds, cell, steps).sort((a, b) => a - b)
}

/** Every drain in canonical order, without reflow between them [FL-72]. Returns how many units went. */
function drain(world: World): number {
  const { bounds } = world.level
  const drains = everyCell(bounds).filter(cell => world.cells[cell] === DRAIN)
  world.drainCells = inCanonicalOrder(bounds, world.gravity, drains)
  let units = 0
  for (const cell of world.drainCells) {
    const { rate, scope } = drainOf(world, cell)
    const wet = inScope(world, cell, scope).filter(other => world.water.has(other))
    const taken = inCanonicalOrder(bounds, world.gravity, wet).slice(0, rate)
    for (const other of taken) world.water.delete(other)
    units += taken.length
  }
  return units
}

function drainOf({ level, notes }: World, cell: number): { rate: number; scope: Scope } {
  const note = notes[cell]!
  if (note === PLACED) return level.abilities?.drain ?? { rate: 0, scope: 'SELF' }
  const { rate = 1, scope = 'SELF' } = level.terrain.filter(({ type }) => type === 'DRAIN')[note - 1]!
  return { rate, scope }
}

/** Ice counts a lock resolve down; where none is left, its unit is water again [FL-75]. Returns whether anything thawed. */
function thaw(world: World): boolean {
  let thawed = false
  for (const cell of everyCell(world.level.bounds)) {
    if (world.cells[cell] !== ICE || world.notes[cell] === FOREVER) continue
    world.notes[cell] = world.notes[cell]! - 1
    if (world.notes[cell] > 0) continue
    world.cells[cell] = EMPTY
    world.water.add(cell)
    thawed = true
  }
  world.iceCells = world.iceCells.filter(cell => world.cells[cell] === ICE)
  return thawed
}
