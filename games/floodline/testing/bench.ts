/** Speed beside the textbook: every number here is a ratio of two ways to do the same work. */
import type { Workload } from '../../../bench/workload.ts'
import { silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, stream } from '../../../kernel/rng.ts'
import { Reach } from '../minds/solve/reach.ts'
import type { FloodAction, Floodline, Spot } from '../nouns.ts'
import { ask, legal } from '../rules/actions.ts'
import { EMPTY, SOLID, WATER } from '../rules/board/cells.ts'
import { Field } from '../rules/board/field.ts'
import { settleSolids } from '../rules/board/solids.ts'
import { EAST, indexOf } from '../rules/board/space.ts'
import { settleWater } from '../rules/board/water.ts'
import { pieceCells, roomToFall } from '../rules/pieces/piece.ts'
import { resolveLock, resolveTilt } from '../rules/resolve.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'
import { ChunkMesher } from '../view/render/mesh/chunk-mesher.ts'
import type { Board } from './boards.ts'
import { placeOf, Reach as SlowReach } from './reach.ts'
import { fullLevel } from './scenes/full.ts'
import { levelFor, playedBoard } from './scenes/played.ts'
import { facesOf } from './textbook/faces.ts'
import { TextbookGame } from './textbook/game.ts'
import { resolveLock as textbookLock, resolveTilt as textbookTilt, type World } from './textbook/resolve.ts'
import { settleSolids as textbookSolids } from './textbook/solids.ts'
import { settleWater as textbookWater } from './textbook/water.ts'

type State = Floodline['State']

const ORDINARY: Spot = [10, 30, 10]
const LARGE: Spot = [64, 64, 64]
const rng = stream('bench', 'floodline')

// ── Settling ─────────────────────────────────────────────────────────────────────────────────────────

const loose = Array.from({ length: 8 }, (_, i) => playedBoard(rng, ORDINARY, 5 + 3 * i))
const large = playedBoard(rng, LARGE, 15)
const field = new Field(ORDINARY, 0)
const largeField = new Field(LARGE, 0)
const work = new Uint8Array(loose[0]!.cells.length)
const largeWork = new Uint8Array(large.cells.length)

function pour(bench: Field, { cells, notes }: Board, into: Uint8Array): number {
  into.set(cells)
  bench.load(into, notes)
  bench.begin()
  const overflow = settleWater(bench, true)
  bench.storeWater(into)
  return overflow + into[0]!
}

let nextBoard = 0
function board(): Board {
  nextBoard = (nextBoard + 1) % loose.length
  return loose[nextBoard]!
}

function textbookBoard({ bounds, cells }: Board, gravity = 0): Parameters<typeof textbookWater>[0] {
  const water = new Set<number>()
  cells.forEach((code, cell) => code === WATER && water.add(cell))
  return { bounds, gravity, cells: Array.from(cells, code => (code === WATER ? EMPTY : code)), water, piece: new Set(), entered: new Set() }
}
const textbookBoards = loose.map(one => textbookBoard(one))

function solidsAtRest(): number {
  const { cells, notes } = board()
  work.set(cells)
  field.load(work, notes)
  field.begin()
  settleSolids(field, work, false, null, null)
  return work[0]!
}

// ── Resolves ─────────────────────────────────────────────────────────────────────────────────────────

/** States with settled water and a piece of four on the bottom of it. */
const locking = loose.map(one => {
  const state = start(levelFor(ORDINARY))
  pour(field, one, state.cells)
  state.looseSolids = false
  state.looseWater = false
  sink(state)
  return state
})

/** Moves the piece over water, and down. */
function sink(state: State): void {
  state.piece = 0
  for (let tries = 0; tries < 200; tries++) {
    state.x = below(rng, ORDINARY[0] - 1)
    state.z = below(rng, ORDINARY[2] - 1)
    state.y = ORDINARY[1] - 1
    state.y -= roomToFall(state)
    if (pieceCells(state).some(cell => state.cells[cell] === WATER)) return
  }
}

const dry = loose.map(one => {
  const state = start(levelFor(ORDINARY))
  pour(field, one, state.cells)
  state.looseSolids = false
  state.looseWater = false
  state.piece = 0
  state.y -= roomToFall(state)
  return state
})

/** One state is used over and over: only what a resolve changes is put back. */
const bench = copy(locking[0]!)

function putBack(from: State): void {
  bench.cells.set(from.cells)
  bench.notes.set(from.notes)
  bench.gravity = from.gravity
  bench.piece = from.piece
  bench.x = from.x
  bench.y = from.y
  bench.z = from.z
  bench.looseSolids = from.looseSolids
  bench.looseWater = from.looseWater
}

let nextState = 0
function lockOnce(states: readonly State[]): number {
  nextState = (nextState + 1) % states.length
  putBack(states[nextState]!)
  resolveLock(bench, null)
  return bench.cells[0]!
}

/** The same with everything settled anew, as if cells had opened. */
function lockAnew(): number {
  nextState = (nextState + 1) % locking.length
  putBack(locking[nextState]!)
  bench.looseSolids = true
  bench.looseWater = true
  resolveLock(bench, null)
  return bench.cells[0]!
}

function worldOf(state: State): World {
  const { cells, water } = textbookBoard({ bounds: ORDINARY, cells: state.cells, notes: state.notes })
  return { level: state.level, gravity: 0, cells: [...cells], notes: [...state.notes], water: new Set(water), drainCells: [], iceCells: [] }
}
const worlds = locking.map(state => ({ world: worldOf(state), voxels: pieceCells(state) }))

function fresh(world: World): World {
  return { ...world, cells: [...world.cells], notes: [...world.notes], water: new Set(world.water) }
}

function lockByTheBook(): number {
  nextState = (nextState + 1) % worlds.length
  const { world, voxels } = worlds[nextState]!
  return textbookLock(fresh(world), { voxels, code: SOLID, note: 0, asDrain: false, freezes: false }).shift
}

function tiltOnce(): number {
  nextState = (nextState + 1) % locking.length
  putBack(locking[nextState]!)
  bench.piece = -1
  resolveTilt(bench, EAST, null)
  return bench.cells[0]!
}

function tiltByTheBook(): number {
  nextState = (nextState + 1) % worlds.length
  const world = fresh(worlds[nextState]!.world)
  world.gravity = EAST
  return textbookTilt(world, new Set()).shift
}

// ── Whole games ──────────────────────────────────────────────────────────────────────────────────────

/** A player who moves and turns a little and drops every forty ticks or so: what they ask in each tick. */
const TICKS = 2400
const inputs: FloodAction[][] = recorded()

function recorded(): FloodAction[][] {
  const asked: FloodAction[][] = []
  const state = start(levelFor(ORDINARY))
  while (asked.length < TICKS) {
    const wishes: FloodAction[] = []
    if (below(rng, 4) === 0) {
      const most = [...legal(state)].filter(({ kind }) => kind === 'move' || kind === 'turn')
      wishes.push(most[below(rng, most.length)]!)
    }
    if (asked.length % 40 === 39) wishes.push({ kind: 'drop' })
    for (const wish of wishes) ask(state, wish)
    tick(state, silent)
    asked.push(wishes)
    if (state.lost !== '') Object.assign(state, start(levelFor(ORDINARY)))
  }
  return asked
}

function playFast(): number {
  let state = start(levelFor(ORDINARY))
  for (const wishes of inputs) {
    for (const wish of wishes) ask(state, wish)
    tick(state, silent)
    if (state.lost !== '') state = start(levelFor(ORDINARY))
  }
  return state.metrics.pieces
}

function playByTheBook(): number {
  let game = new TextbookGame(levelFor(ORDINARY))
  for (const wishes of inputs) {
    for (const wish of wishes) game.ask(wish)
    game.tick()
    if (game.lost !== '') game = new TextbookGame(levelFor(ORDINARY))
  }
  return game.metrics.pieces
}

// ── The picture ──────────────────────────────────────────────────────────────────────────────────────

/** The full board before and after a lock, for a dozen pieces all over its top: what the picture must lay anew. */
const full = start(fullLevel())
const { bounds: fullBounds } = full.level
const mason = new ChunkMesher(fullBounds, false)
const locks = Array.from({ length: 12 }, () => locked())
const fullTints = new Uint8Array(full.cells.length).fill(3)

function locked(): Uint8Array {
  const cells = full.cells.slice()
  const [x, z] = [below(rng, 8), below(rng, 8)]
  let y = fullBounds[1] - 1
  const spots = (y: number): number[] => [indexOf(fullBounds, x, y, z), indexOf(fullBounds, x + 1, y, z), indexOf(fullBounds, x, y, z + 1)]
  while (y > 0 && spots(y - 1).every(cell => cells[cell] === EMPTY)) y--
  for (const cell of spots(y)) cells[cell] = SOLID
  return cells
}

let nextLock = 0
/** From one lock to another: twice as many cells as a lock changes. */
function relaid(): number {
  nextLock = (nextLock + 1) % locks.length
  const change = mason.take({ cells: locks[nextLock]!, notes: full.notes, tints: fullTints, components: null, gravity: 0 })
  let faces = 0
  if (change) for (const storey of mason.chunks) if (mason.touches(storey, change)) faces += mason.lay(storey).count
  return faces
}

/** What the first lock costs that comes upon a board nobody looks at any more: everything is laid. */
function laidAnew(): number {
  const fresh = new ChunkMesher(fullBounds, false)
  fresh.take({ cells: locks[0]!, notes: full.notes, tints: fullTints, components: null, gravity: 0 })
  return fresh.chunks.reduce((faces, storey) => faces + fresh.lay(storey).count, 0)
}

// ── Walking ──────────────────────────────────────────────────────────────────────────────────────────

const walking = start({ ...levelFor([8, 14, 8]), bag: { type: 'FIXED_SEQUENCE', sequence: ['T3'] } })
const reach = new Reach(walking)

function walked(): number {
  reach.run(walking)
  return reach.count
}

function walkedSlowly(): number {
  let count = 0
  new SlowReach(walking).walk([placeOf(walking)], (_, grounded) => {
    if (grounded) count++
  })
  return count
}

export const workloads: readonly Workload[] = [
  {
    kind: 'race',
    name: 'water on 10×10×30 : textbook',
    ours: () => pour(field, board(), work),
    textbook: () => textbookWater(textbookBoards[(nextBoard = (nextBoard + 1) % loose.length)]!).overflow,
    bar: 15,
    stretch: 40,
  },
  {
    kind: 'growth',
    name: 'water from 10×10×30 to 64×64×64',
    small: () => pour(field, loose[3]!, work),
    large: () => pour(largeField, large, largeWork),
    times: 87,
    bar: 110,
  },
  {
    kind: 'race',
    name: 'solids at rest : textbook',
    ours: solidsAtRest,
    textbook: () =>
      textbookSolids(ORDINARY, 0, textbookBoards[(nextBoard = (nextBoard + 1) % loose.length)]!.cells, Array.from(loose[0]!.notes), false)
        .moves.length,
    bar: 12,
    stretch: 30,
  },
  {
    kind: 'race',
    name: 'a lock that displaces water : textbook',
    ours: () => lockOnce(locking),
    textbook: lockByTheBook,
    bar: 25,
    stretch: 75,
  },
  { kind: 'race', name: 'a lock that opens nothing : a full settle', ours: () => lockOnce(locking), textbook: lockAnew, bar: 2 },
  { kind: 'race', name: 'a tilt : textbook', ours: tiltOnce, textbook: tiltByTheBook, bar: 16, stretch: 45 },
  { kind: 'race', name: 'whole ticks : textbook', ours: playFast, textbook: playByTheBook, bar: 30, stretch: 80 },
  { kind: 'duration', name: 'a lock in the picture of a full board', work: relaid, bar: 2, stretch: 0.5 },
  { kind: 'race', name: 'a lock in the picture : the whole picture', ours: relaid, textbook: laidAnew, bar: 5 },
  { kind: 'race', name: 'the whole picture : textbook', ours: laidAnew, textbook: () => facesOf(fullBounds, locks[0]!).length, bar: 40 },
  { kind: 'race', name: 'everywhere a piece can lie : the slow search', ours: walked, textbook: walkedSlowly, bar: 8, stretch: 15 },
  { kind: 'allocation', name: 'a lock on dry ground', work: () => lockOnce(dry), bar: 8 },
  { kind: 'allocation', name: 'a lock that displaces water', work: () => lockOnce(locking), bar: 8 },
  { kind: 'allocation', name: 'a lock with everything settled anew', work: lockAnew, bar: 8 },
]
