/**
 * Which bodies a resolve moved, and why each of them was free to [FL-40…FL-49].
 *
 * Bodies that touch are one, and water holds nothing, so no body ever rests on another: what holds it is the floor or something immovable.
 * It falls when that goes: gravity turns away from the floor, ice thaws, an anchor expires; or when it never had any.
 */
import type { FloodEvent } from '../nouns.ts'
import { blocks, ICE, isVoxel, WATER } from '../rules/board/cells.ts'
import { looseVoxels } from '../rules/board/settle.ts'
import { frameOf } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import { type Removal, type Run, rerun, type Scene, touching } from './explain-worlds.ts'

export type FallCode = 'gravity-turned' | 'ice-thawed' | 'anchor-expired' | 'never-held' | 'over-void' | 'lost-support'

/** A component as it was before anything moved, and where its voxels have got to. */
export interface Body {
  readonly from: readonly number[] // by index of cell
  readonly to: readonly number[] // -1: lost
  readonly code: FallCode
  readonly ice: readonly number[] // that held it and thawed
  readonly anchors: readonly number[] // of its voxels, those whose anchors expired, as far as known
  readonly without: readonly Removal[] // what keeps it where it was
  readonly displaced: number // units that were where it ended
}

/** A resolve as it happened. */
export interface Happened {
  readonly scene: Scene
  readonly run: Run
  readonly piece: readonly number[] // cells of the piece
  readonly thawed: readonly number[]
  readonly bodies: readonly Body[]
}

/** Null if the piece blocks the tilt. */
export function watch(scene: Scene): Happened | null {
  const piece = pieceCells(scene.world)
  const events: FloodEvent[] = []
  const run = rerun(scene, [], piece, event => events.push(event))
  if (!run) return null
  const thawed = events.flatMap(event => (event.kind === 'thawed' ? event.cells : []))
  const bodies = events.some(({ kind }) => kind === 'fell') ? bodiesOf(scene, piece, follow(scene, events), thawed) : []
  return { scene, run, piece, thawed, bodies }
}

interface Paths {
  readonly to: Int32Array // by cell: where its voxel ended; -1: lost
  readonly first: Int32Array // by cell: the number of the fall that moved its voxel first; -1 for none
  readonly falls: readonly (readonly number[])[] // the cells that each fall began in
  readonly thaw: number // falls before anything thawed
}

/** Voxel by voxel through all the falls of the resolve. */
function follow({ world, to: gravity }: Scene, events: readonly FloodEvent[]): Paths {
  const size = world.cells.length
  const { up } = frameOf(world.level.bounds, gravity)
  const to = new Int32Array(size)
  const origin = new Int32Array(size) // by cell: where the voxel that is there now came from
  for (let cell = 0; cell < size; cell++) {
    to[cell] = cell
    origin[cell] = cell
  }
  const first = new Int32Array(size).fill(-1)
  const falls: number[][] = []
  let thaw = -1
  for (const event of events) {
    if (event.kind === 'thawed') thaw = falls.length
    if (event.kind !== 'fell') continue
    const origins = event.from.map(cell => origin[cell])
    const lost = new Set(event.lost)
    event.from.forEach((cell, i) => {
      const voxel = origins[i]
      const end = lost.has(cell) ? -1 : cell - event.by * up
      to[voxel] = end
      if (end >= 0) origin[end] = voxel
      if (first[voxel] < 0) first[voxel] = falls.length
    })
    falls.push(event.from)
  }
  return { to, first, falls, thaw: thaw < 0 ? falls.length : thaw }
}

function bodiesOf(scene: Scene, piece: readonly number[], paths: Paths, thawed: readonly number[]): Body[] {
  const { world } = scene
  const movable = new Uint8Array(world.cells.length)
  for (let cell = 0; cell < movable.length; cell++) if (isVoxel(world.cells[cell]) && world.notes[cell] === 0) movable[cell] = 1
  // A voxel of the piece that moved was not anchored.
  if (scene.resolve === 'lock') for (const cell of piece) if (paths.first[cell] >= 0) movable[cell] = 1
  const loose = scene.resolve === 'tilt' ? new Set(looseVoxels(world)) : null
  const bodies: Body[] = []
  for (let cell = 0; cell < movable.length; cell++) {
    if (movable[cell] === 0 || paths.first[cell] < 0) continue
    const from = component(scene, movable, cell)
    bodies.push(bodyOf(scene, piece, paths, thawed, loose, from))
  }
  return bodies
}

/** Takes a connected set of movable voxels out of `movable`. */
function component({ world }: Scene, movable: Uint8Array, first: number): number[] {
  const cells = [first]
  const beside: number[] = []
  movable[first] = 0
  for (let next = 0; next < cells.length; next++)
    for (const cell of touching(world.level.bounds, cells[next], beside)) {
      if (movable[cell] === 0) continue
      movable[cell] = 0
      cells.push(cell)
    }
  return cells.sort((a, b) => a - b)
}

function bodyOf(
  scene: Scene,
  piece: readonly number[],
  { to, first, falls, thaw }: Paths,
  thawed: readonly number[],
  loose: ReadonlySet<number> | null,
  from: readonly number[],
): Body {
  const { world } = scene
  const ends = from.map(cell => to[cell])
  const displaced = ends.filter(cell => cell >= 0 && world.cells[cell] === WATER).length
  const fall = first[from[0]]
  const built = from.filter(cell => !piece.includes(cell) || scene.resolve === 'tilt')
  const ice = fall < thaw ? [] : iceAt(scene, thawed, from, falls[fall])
  const code = codeOf(scene, ice.length > 0, built.length > 0, loose?.has(from[0]) ?? true)
  const anchors = code === 'anchor-expired' ? built.filter(cell => scene.released.includes(cell)) : []
  return { from, to: ends, code, ice, anchors, without: removalOf(code, ice, anchors.length > 0 ? anchors : built), displaced }
}

/** The thawed ice that a body hung on: by its own voxels, or else by those it had come to hang together with. */
function iceAt({ world }: Scene, thawed: readonly number[], own: readonly number[], all: readonly number[]): readonly number[] {
  const beside: number[] = []
  for (const cells of [own, all]) {
    const body = new Set(cells)
    const held = thawed.filter(cell => touching(world.level.bounds, cell, beside).some(other => body.has(other)))
    if (held.length > 0) return held
  }
  return thawed
}

function codeOf({ resolve, world }: Scene, hungOnIce: boolean, built: boolean, wasLoose: boolean): FallCode {
  if (hungOnIce) return 'ice-thawed'
  if (!wasLoose) return 'gravity-turned'
  if (!built) return 'over-void'
  if (!world.looseSolids) return 'lost-support' // play does not come to this, but a made-up board may
  const { pieces, tilts } = world.metrics
  return tilts === 0 && pieces === (resolve === 'lock' ? 1 : 0) ? 'never-held' : 'anchor-expired'
}

function removalOf(code: FallCode, ice: readonly number[], built: readonly number[]): Removal[] {
  switch (code) {
    case 'gravity-turned':
      return [{ kind: 'turn' }]
    case 'ice-thawed':
      return [{ kind: 'thaw', cells: ice }]
    case 'over-void':
      return [{ kind: 'void' }]
    case 'anchor-expired':
    case 'never-held':
    case 'lost-support':
      return [{ kind: 'fall', cells: built.slice(0, 1) }]
  }
}

/** What keeps a body where it was, whatever made it fall. One voxel is enough: the rest hangs on it. */
export function held({ from, without }: Body, piece: readonly number[]): Removal {
  const built = from.find(cell => !piece.includes(cell))
  return built === undefined ? without[0] : { kind: 'fall', cells: [built] }
}

/** Water that was where something solid has come to stand, or where the piece is in the way of a tilt. */
export function displacedCells({ scene: { world, resolve }, run, piece }: Happened): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < world.cells.length; cell++) {
    if (world.cells[cell] !== WATER) continue
    const stands = blocks(run.cells[cell]) && run.cells[cell] !== ICE
    if (stands || (resolve === 'tilt' && piece.includes(cell))) cells.push(cell)
  }
  return cells
}
