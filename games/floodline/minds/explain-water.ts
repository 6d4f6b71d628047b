/**
 * Why a cell was flooded. Units of water are all alike, so there is no path to trace: a cause is what, taken away, leaves the cell
 * dry. The likely ones are tried in the order in which a person would name them, each on all cells at once; where only
 * several together will do, they are named together.
 */
import { blocks, EMPTY, ICE, isOpen, WATER } from '../rules/board/cells.ts'
import { looseVoxels } from '../rules/board/settle.ts'
import { type Frame, frameOf } from '../rules/board/space.ts'
import { type Body, displacedCells, type Happened, held } from './explain-bodies.ts'
import { type Removal, rerun, type Scene, touching } from './explain-worlds.ts'

export type FloodCode = 'displaced' | 'spilled' | 'gravity-turned' | 'opened' | 'dammed' | 'ice-thawed' | 'dam-moved' | 'never-at-rest'

/** What made it happen, and whose doing that was, if a body's. */
export interface Source {
  readonly code: FloodCode
  readonly body: Body | null
  readonly cells: readonly number[] // ice that thawed, units displaced, a piece in the way
  readonly removal: Removal
}

/** A reason and all the cells that have it. */
export interface Flood {
  readonly cells: readonly number[]
  readonly sources: readonly Source[] // one, or several that only together explain it
  readonly ridge: number // it ran over this cell, the last of the rim on its way; -1 if it only rose
  readonly rim: readonly number[] // all the cells at which it would have to be stopped
}

/** So many bodies are tried one by one. Beyond, they are only named together. */
const MOST_BODIES = 16
const MOST_POOLS = 8
/** Beyond so many worlds, causes that are not needed are no longer sorted out. */
const MOST_RUNS = 120

export function floods(happened: Happened): Flood[] {
  const { scene, run } = happened
  const flooded: number[] = []
  for (let cell = 0; cell < run.cells.length; cell++) if (run.cells[cell] === WATER && scene.world.cells[cell] !== WATER) flooded.push(cell)
  if (flooded.length === 0) return []
  const search = new Search(happened, flooded)
  search.own()
  for (const source of singles(happened, search.rising)) search.attempt(source)
  search.together()
  return search.found.flatMap(flood => split(happened, flood))
}

/** The causes that may do alone, in the order in which they are tried. `rises`: only for cells that displaced units took (or, false, did not). */
function* singles(happened: Happened, rising: ReadonlySet<number>): Iterable<Source & { readonly rises: boolean | null }> {
  const { scene, bodies, piece, thawed } = happened
  const { world } = scene
  if (rising.size > 0) {
    const units = piece.filter(cell => world.cells[cell] === WATER)
    if (units.length > 0) yield { code: 'displaced', body: null, cells: units, removal: { kind: 'piece' }, rises: true }
    for (const body of wettest(bodies))
      yield { code: 'displaced', body, cells: unitsUnder(scene, body), removal: held(body, piece), rises: true }
  }
  if (scene.resolve === 'tilt') yield { code: 'gravity-turned', body: null, cells: [], removal: { kind: 'turn' }, rises: null }
  if (world.looseWater) yield unrest(scene)
  for (const cells of pools(scene, thawed)) yield { code: 'ice-thawed', body: null, cells, removal: { kind: 'thaw', cells }, rises: null }
  if (thawed.length > 1) yield { code: 'ice-thawed', body: null, cells: thawed, removal: { kind: 'thaw', cells: thawed }, rises: null }
  for (const body of largest(bodies)) yield { code: 'opened', body, cells: [], removal: held(body, piece), rises: false }
  // Where the piece stands water cannot go, and goes elsewhere.
  if (piece.length > 0) yield { code: 'dammed', body: null, cells: piece, removal: { kind: 'piece' }, rises: null }
}

function unrest({ resolve, world }: Scene): Source & { readonly rises: null } {
  const { tilts, pieces } = world.metrics
  const isFirst = tilts === 0 && pieces === (resolve === 'lock' ? 1 : 0)
  return { code: isFirst ? 'never-at-rest' : 'dam-moved', body: null, cells: [], removal: { kind: 'unrest' }, rises: null }
}

function wettest(bodies: readonly Body[]): Body[] {
  return bodies
    .filter(({ displaced }) => displaced > 0)
    .sort((a, b) => b.displaced - a.displaced || a.from[0] - b.from[0])
    .slice(0, MOST_BODIES)
}

function largest(bodies: readonly Body[]): Body[] {
  return [...bodies].sort((a, b) => b.from.length - a.from.length || a.from[0] - b.from[0]).slice(0, MOST_BODIES)
}

function unitsUnder({ world }: Scene, { to }: Body): number[] {
  return to.filter(cell => cell >= 0 && world.cells[cell] === WATER)
}

/** Connected sets of some cells. */
function pools({ world }: Scene, cells: readonly number[]): number[][] {
  const left = new Set(cells)
  const found: number[][] = []
  const beside: number[] = []
  for (const first of cells) {
    if (!left.delete(first)) continue
    const pool = [first]
    for (let next = 0; next < pool.length; next++)
      for (const cell of touching(world.level.bounds, pool[next], beside)) if (left.delete(cell)) pool.push(cell)
    found.push(pool)
  }
  return found.slice(0, MOST_POOLS)
}

class Search {
  readonly found: Flood[] = []
  readonly rising: ReadonlySet<number> // cells that would be dry if nothing had displaced any water
  readonly #happened: Happened
  readonly #units: readonly number[] // displaced
  #left: readonly number[]
  #runs = 0

  constructor(happened: Happened, flooded: readonly number[]) {
    this.#happened = happened
    this.#left = flooded
    this.#units = displacedCells(happened)
    this.rising = new Set(this.#units.length > 0 ? this.#gone([{ kind: 'units', cells: this.#units }], flooded) : [])
  }

  /** Which of the cells are not flooded in a world without these things. */
  #gone(without: readonly Removal[], cells: readonly number[]): number[] {
    this.#runs++
    const run = rerun(this.#happened.scene, without, this.#happened.piece)
    return run ? cells.filter(cell => run.start[cell] === WATER || run.cells[cell] !== WATER) : []
  }

  #settle(cells: readonly number[], sources: readonly Source[]): void {
    if (cells.length === 0) return
    const known = new Set(cells)
    this.#left = this.#left.filter(cell => !known.has(cell))
    this.found.push({ cells, sources, ridge: -1, rim: [] })
  }

  /** Ice that thawed is its own water. */
  own(): void {
    const { world } = this.#happened.scene
    const ice = this.#left.filter(cell => world.cells[cell] === ICE)
    for (const cells of pools(this.#happened.scene, ice))
      this.#settle(cells, [{ code: 'ice-thawed', body: null, cells, removal: { kind: 'thaw', cells } }])
  }

  attempt({ rises, ...source }: Source & { readonly rises: boolean | null }): void {
    const cells = rises === null ? this.#left : this.#left.filter(cell => this.rising.has(cell) === rises)
    if (cells.length > 0) this.#settle(this.#gone([source.removal], cells), [source])
  }

  /** Everything at once leaves nothing flooded; then what is not needed is put back. */
  together(): void {
    while (this.#left.length > 0) {
      const sources = this.#fewest(this.#everything(), this.#left.slice(0, 1))
      const gone = this.#goneWithout(sources, this.#left)
      this.#settle(gone.length > 0 ? gone : this.#left, sources)
    }
  }

  /** Puts back as many as possible while the cell stays dry: half of them, a quarter, one by one, the last ones first. */
  #fewest(sources: readonly Source[], cell: readonly number[]): readonly Source[] {
    for (let size = (sources.length + 1) >> 1; ; size = (size + 1) >> 1) {
      for (let end = sources.length; end > 0 && this.#runs < MOST_RUNS; end -= size) {
        const fewer = sources.filter((_, at) => at < end - size || at >= end)
        if (fewer.length > 0 && this.#goneWithout(fewer, cell).length > 0) sources = fewer
      }
      if (size === 1) return sources
    }
  }

  #goneWithout(sources: readonly Source[], cells: readonly number[]): number[] {
    const removals = sources.map(({ removal }) => removal)
    return this.#gone(removals, cells)
  }

  #everything(): Source[] {
    const { scene, bodies, piece, thawed } = this.#happened
    const { world } = scene
    const sources: Source[] = []
    if (scene.resolve === 'tilt') sources.push({ code: 'gravity-turned', body: null, cells: [], removal: { kind: 'turn' } })
    if (world.looseWater) sources.push(unrest(scene))
    const units = piece.filter(cell => world.cells[cell] === WATER)
    if (units.length > 0) sources.push({ code: 'displaced', body: null, cells: units, removal: { kind: 'piece' } })
    else if (piece.length > 0) sources.push({ code: 'dammed', body: null, cells: piece, removal: { kind: 'piece' } })
    for (const body of bodies)
      sources.push({ code: body.displaced > 0 ? 'displaced' : 'opened', body, cells: unitsUnder(scene, body), removal: held(body, piece) })
    if (thawed.length > 0) sources.push({ code: 'ice-thawed', body: null, cells: thawed, removal: { kind: 'thaw', cells: thawed } })
    // What did not move in this world may move in one of the others.
    const loose = world.looseSolids ? looseVoxels(world) : []
    if (loose.length > 0) sources.push({ code: 'opened', body: null, cells: loose, removal: { kind: 'fall', cells: loose } })
    return sources
  }
}

// ── Over the rim ─────────────────────────────────────────────────────────────────────────────────────

/** Of a pool that rose: the cells that lie beyond a ridge go apart, if raising the ridge keeps them dry. */
function split(happened: Happened, flood: Flood): Flood[] {
  const { scene, piece } = happened
  const { world } = scene
  const [source] = flood.sources
  if (flood.sources.length > 1 || source.code !== 'displaced') return [flood]
  const climb = climbFrom(happened, source.cells, flood.cells)
  const beyond = flood.cells.filter(cell => climb.level[cell] > climb.elevation[cell])
  const found: Flood[] = []
  const spilled = new Set<number>()
  for (const level of new Set(beyond.map(cell => climb.level[cell]))) {
    // One higher, and if that only sends the water over a higher ridge, as high as the board.
    for (const height of [1, climb.levels]) {
      const cells = beyond.filter(cell => climb.level[cell] === level && !spilled.has(cell))
      const rim = climb.rimAt(level, height).filter(cell => world.cells[cell] === EMPTY && !piece.includes(cell))
      const run = cells.length * rim.length > 0 ? rerun(scene, [{ kind: 'gap', cells: rim }], piece) : null
      const stopped = run ? cells.filter(cell => run.cells[cell] !== WATER) : []
      for (const cell of stopped) spilled.add(cell)
      if (stopped.length > 0) found.push({ ...flood, cells: stopped, ridge: climb.ridgeTo(stopped[0]), rim })
    }
  }
  const rest = flood.cells.filter(cell => !spilled.has(cell))
  return rest.length > 0 ? [{ ...flood, cells: rest }, ...found] : found
}

interface Climb {
  readonly elevation: Int16Array // by cell
  readonly level: Int16Array // by cell: how high water from the source must rise to get there; -1: higher than to the goals
  readonly levels: number
  rimAt(level: number, height: number): number[] // so many cells high
  ridgeTo(cell: number): number // the last cell of the rim on the way to a cell; -1 if there is none
}

/** How water that is displaced at some cells gets anywhere: the level rises, and floods whatever it reaches. Ends when it has reached the goals. */
function climbFrom({ scene: { world, to }, run }: Happened, source: readonly number[], goals: readonly number[]): Climb {
  const size = world.cells.length
  const frame = frameOf(world.level.bounds, to)
  const { elevation, ways, strides } = mapOf(frame, size)
  // Open for displaced units is also what came in this resolve [FL-66].
  const opened = (cell: number): boolean => isOpen(run.cells[cell]) || (run.cells[cell] !== ICE && !blocks(world.cells[cell]))
  const level = new Int16Array(size).fill(-1)
  const before = new Int32Array(size).fill(-1)
  const waiting: number[][] = Array.from({ length: frame.levels }, () => [])
  for (const cell of source) waiting[elevation[cell]].push(cell)
  for (let high = 0; high < frame.levels && goals.some(cell => level[cell] < 0); high++) {
    const reached = waiting[high].filter(cell => level[cell] < 0)
    for (const cell of reached) level[cell] = high
    for (let next = 0; next < reached.length; next++) {
      const cell = reached[next]
      for (let way = 0; way < 6; way++) {
        if (((ways[cell] >> way) & 1) === 0) continue
        const other = cell + strides[way]
        if (level[other] >= 0 || !opened(other)) continue
        before[other] = cell
        if (elevation[other] > high) {
          waiting[elevation[other]].push(other)
          continue
        }
        level[other] = high
        reached.push(other)
      }
    }
  }
  /** At that height, with something under it that stops water: where the ridge would grow. */
  const isRim = (cell: number, high: number): boolean =>
    level[cell] === high && elevation[cell] === high && high > 0 && !opened(cell - frame.up)
  return {
    elevation,
    level,
    levels: frame.levels,
    rimAt: (high, height) => {
      const rim: number[] = []
      for (let cell = 0; cell < size; cell++)
        if (isRim(cell, high)) for (let e = high; e < frame.levels && e < high + height; e++) rim.push(cell + (e - high) * frame.up)
      return rim
    },
    ridgeTo: cell => {
      const high = level[cell]
      let at = cell
      while (at >= 0 && !isRim(at, high)) at = before[at]
      return at
    },
  }
}

/** By cell: its elevation, and which of the six ways stay on the board. */
function mapOf(frame: Frame, size: number): { elevation: Int16Array; ways: Uint8Array; strides: readonly number[] } {
  const { levels, rows, length, first, up, right, forward } = frame
  const elevation = new Int16Array(size)
  const ways = new Uint8Array(size)
  for (let e = 0; e < levels; e++)
    for (let r = 0; r < rows; r++) {
      const across = (e > 0 ? 1 : 0) | (e < levels - 1 ? 2 : 0) | (r > 0 ? 4 : 0) | (r < rows - 1 ? 8 : 0)
      for (let f = 0, cell = first + e * up + r * right; f < length; f++, cell += forward) {
        elevation[cell] = e
        ways[cell] = across | (f > 0 ? 16 : 0) | (f < length - 1 ? 32 : 0)
      }
    }
  return { elevation, ways, strides: [-up, up, -right, right, -forward, forward] }
}
