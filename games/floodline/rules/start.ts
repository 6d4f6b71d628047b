/** The first position of a level. Nothing settles before the first lock [FL-145]. */
import { type FloodLevel, type Floodline, MATERIALS, type Metrics, type Spot, type Terrain } from '../nouns.ts'
import { codeOf, DRAIN, FOREVER, ICE, isVoxel, REINFORCED } from './board/cells.ts'
import { gravityCode, indexOf } from './board/space.ts'
import { firstEndless, mutate } from './endless.ts'
import { alsoWanted, firstProgress } from './goals.ts'
import { fillQueue, pieceWords, takeNext, windWords } from './pieces/bag.ts'
import { appear } from './pieces/piece.ts'
import { materialOfToken, pieceOf } from './pieces/pieces.ts'
import { makeRoom } from './sandbox.ts'
import { firstGusts } from './wind.ts'

type State = Floodline['State']

export const TICKS_PER_CELL = 30
export const LOCK_TICKS = 12
export const LOCK_RESETS = 4

export function start(asWritten: FloodLevel): State {
  const level = withoutLooks(asWritten)
  const size = level.bounds[0] * level.bounds[1] * level.bounds[2]
  const { abilities = {} } = level
  const state: State = {
    level,
    cells: new Uint8Array(size),
    notes: new Uint8Array(size),
    gravity: gravityCode(level.gravity ?? 'DOWN'),
    tick: 0,
    asked: 0,
    soft: false,
    piece: -1,
    material: 0,
    pose: 0,
    x: 0,
    y: 0,
    z: 0,
    fallIn: 0,
    grounded: false,
    lockIn: 0,
    lockResets: 0,
    armed: 0,
    charges: [abilities.stabilise?.charges ?? 0, abilities.freeze?.charges ?? 0, abilities.drain?.charges ?? 0],
    held: -1,
    holdUsed: false,
    queue: [],
    bagAt: 0,
    bagRest: [],
    words: pieceWords(level.seed),
    windWords: windWords(level.seed),
    winds: [],
    cooldown: 0,
    drainCells: [],
    iceCells: [],
    looseSolids: true,
    looseWater: true,
    metrics: noMetrics(),
    goals: firstProgress(level.objectives),
    starGoals: firstProgress(alsoWanted(level)),
    won: false,
    lost: '',
    ...(level.endless && { endless: firstEndless(level) }),
    ...(level.waits && { waiting: false }),
  }
  lay(state, level.terrain)
  state.winds = firstGusts(state)
  mutate(state, null)
  fillQueue(state)
  spawn(state)
  return state
}

/** A state knows nothing of looks [FL-184], so a level that has none is not copied. */
function withoutLooks(level: FloodLevel): FloodLevel {
  if (!level.terrain.some(({ look }) => look !== undefined)) return level
  return { ...level, terrain: level.terrain.map(undressed) }
}

function undressed(terrain: Terrain): Terrain {
  const plain: { -readonly [Field in keyof Terrain]: Terrain[Field] } = { ...terrain }
  delete plain.look
  return plain
}

function noMetrics(): Metrics {
  return {
    pieces: 0,
    tilts: 0,
    shift: 0,
    shiftLast: 0,
    lost: 0,
    lostLast: 0,
    drained: 0,
    overflowed: 0,
    mass: 0,
    holds: 0,
    stabilised: 0,
    froze: 0,
    drains: 0,
    collapses: 0,
    waterHeight: -1,
    rested: 0,
  }
}

/** Terrain into cells; drains are numbered in the order of the file, a box being one of them. */
function lay(state: State, terrain: readonly Terrain[]): void {
  const laid = new Set<number>()
  let drains = 0
  for (const piece of terrain) {
    const code = codeOf(piece.type, MATERIALS.indexOf(piece.material ?? 'STANDARD'))
    const note = piece.type === 'DRAIN' ? ++drains : noteOf(piece, code)
    forBox(piece, (x, y, z) => {
      const cell = indexOf(state.level.bounds, x, y, z)
      state.cells[cell] = code
      state.notes[cell] = note
      laid.delete(cell) // later entries lie over earlier ones, and are laid later
      laid.add(cell)
    })
  }
  for (const cell of laid) {
    if (state.cells[cell] === DRAIN) state.drainCells.push(cell)
    if (state.cells[cell] === ICE && state.notes[cell] < FOREVER) state.iceCells.push(cell)
  }
}

function noteOf(piece: Terrain, code: number): number {
  if (code === ICE) return piece.resolves ?? FOREVER
  if (!isVoxel(code)) return 0
  return piece.anchored || piece.material === MATERIALS[REINFORCED] ? FOREVER : 0
}

function forBox({ at, from = at, to = from }: Terrain, visit: (x: number, y: number, z: number) => void): void {
  const [ax, ay, az] = from as Spot
  const [bx, by, bz] = to as Spot
  for (let y = ay; y <= by; y++) for (let x = ax; x <= bx; x++) for (let z = az; z <= bz; z++) visit(x, y, z)
}

/** The next piece appears, or the level is lost [FL-28, FL-117]. */
export function spawn(state: State): void {
  state.holdUsed = false
  const token = takeNext(state)
  if (token < 0) state.lost = 'bag-empty'
  else if (!bring(state, token)) {
    if (state.level.sandbox) makeRoom(state)
    else state.lost = 'spawn-blocked'
  }
  if (state.lost !== '') putAway(state)
}

/** When a level is over there is no piece, and nothing is left to say about one [FL-144]. */
export function putAway(state: State): void {
  state.piece = -1
  state.material = 0
  state.pose = 0
  state.x = 0
  state.y = 0
  state.z = 0
  state.fallIn = 0
  state.grounded = false
  state.lockIn = 0
  state.lockResets = 0
  state.armed = 0
  state.holdUsed = false
  if (state.waiting) state.waiting = false
}

/** A fresh piece at its place of appearance; false if there is no room, and then only the piece's own fields have changed. */
export function bring(state: State, token: number): boolean {
  state.piece = pieceOf(token)
  state.material = materialOfToken(token)
  const room = appear(state)
  state.fallIn = state.level.gravityTicksPerCell ?? TICKS_PER_CELL
  state.grounded = false
  state.lockIn = state.level.lock?.delayTicks ?? LOCK_TICKS
  state.lockResets = 0
  state.armed = 0
  wait(state)
  return room
}

/** In a level that waits, time stands still for the piece until it is touched [FL-180]. */
export function wait(state: State): void {
  if (state.level.waits) state.waiting = true
}
