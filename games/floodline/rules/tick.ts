/** One sixtieth of a second [FL-50]: what was asked for, in a fixed order whatever order it came in, then wind, gravity and the lock. */
import { silent } from '../../../kernel/game.ts'
import { ABILITIES, AXES, type FloodAction, type FloodEvent, type Floodline, STEPS, TILTS } from '../nouns.ts'
import { ask, askedAbilities, askedDrop, askedHold, askedMove, askedTilt, askedTurn, isTouched } from './actions.ts'
import { HEAVY } from './board/cells.ts'
import { AXES_OF, TILTED } from './board/space.ts'
import { mutate } from './endless.ts'
import { advance, lossOf, measure } from './goals.ts'
import { takeNext } from './pieces/bag.ts'
import { isGrounded, pieceCells, step, stepDown, turn } from './pieces/piece.ts'
import { OFFSETS, tokenCode } from './pieces/pieces.ts'
import { resolveLock, resolveStanding, resolveTilt } from './resolve.ts'
import { isTool, put } from './sandbox.ts'
import { score, stars } from './stars.ts'
import { bring, LOCK_RESETS, LOCK_TICKS, putAway, spawn, TICKS_PER_CELL, wait } from './start.ts'
import { blow, putOff } from './wind.ts'

type State = Floodline['State']
type Tell = ((event: FloodEvent) => void) | null

export function tick(state: State, emit: (event: FloodEvent) => void): void {
  if (state.won || state.lost !== '') return
  const tell = emit === silent ? null : emit
  const { asked } = state
  // Nothing that happened since the last look at the ground can have changed it, unless something is asked for or a fresh piece is here.
  // In a sandbox a hand may have taken the ground away.
  let stirred =
    asked !== 0 || state.soft || state.level.sandbox === true || state.fallIn === (state.level.gravityTicksPerCell ?? TICKS_PER_CELL)
  if (asked !== 0) {
    state.asked = 0
    if (state.waiting && isTouched(asked, state.soft)) state.waiting = false
    act(state, asked, tell)
  }
  if (state.soft && !state.waiting) softDrop(state, tell)
  const dropped = asked !== 0 && askedDrop(asked)
  if (dropped) dropAll(state, tell)
  if (state.waiting) putOff(state)
  else if (blow(state, dropped, tell)) stirred = true
  if (dropped) lock(state, tell)
  else {
    if (!state.waiting && fallByItself(state, tell)) stirred = true
    if (waitForLock(state, stirred)) lock(state, tell)
  }
  if (state.cooldown > 0) state.cooldown--
  state.tick++
}

/** Notes a wish, or does what a tool does. */
export function apply(state: State, asked: FloodAction, emit: (event: FloodEvent) => void): void {
  if (!isTool(asked)) return ask(state, asked)
  const tell = emit === silent ? null : emit
  switch (asked.kind) {
    case 'put':
      return put(state, asked.thing, asked.at, tell)
    case 'settle':
      if (resolveStanding(state, tell)) tell?.({ kind: 'bumped', asked, because: 'no-room' })
      return
    case 'bring':
      bring(state, tokenCode(`${asked.piece}:${asked.material}`))
      tell?.({ kind: 'spawned', piece: state.piece, material: state.material })
  }
}

function act(state: State, asked: number, tell: Tell): void {
  const sense = askedTilt(asked)
  if (sense >= 0) tilt(state, sense, tell)
  if (askedHold(asked)) hold(state, tell)
  const abilities = askedAbilities(asked)
  for (let ability = 0; ability < ABILITIES.length; ability++) if ((abilities >>> ability) & 1) arm(state, ability, tell)
  const axisAndSense = askedTurn(asked)
  if (axisAndSense >= 0) turnPiece(state, axisAndSense, tell)
  for (let axis = 0; axis < 3; axis++) {
    const by = askedMove(asked, axis)
    if (by !== 0) move(state, axis, by, tell)
  }
}

// ── What was asked for ───────────────────────────────────────────────────────────────────────────────

function tilt(state: State, sense: number, tell: Tell): void {
  const blocked = resolveTilt(state, TILTED[sense][state.gravity], tell)
  if (blocked) {
    tell?.({ kind: 'tilt-refused', sense: TILTS[sense], because: 'blocked', cells: blocked })
    return
  }
  state.cooldown = (state.level.tilt?.cooldownTicks ?? 0) + 1 // this tick counts one of it down [FL-33]
  wait(state)
}

/** Exchanges the piece, if what comes has room; an armed ability is gone and its charge with it [FL-58]. */
function hold(state: State, tell: Tell): void {
  const { piece, material, pose, x, y, z, fallIn, grounded, lockIn, lockResets, armed, waiting } = state
  const incoming = state.held >= 0 ? state.held : (state.queue[0] ?? -1)
  if (incoming < 0) {
    tell?.({ kind: 'bumped', asked: { kind: 'hold' }, because: 'nothing-to-hold' })
    return
  }
  if (!bring(state, incoming)) {
    Object.assign(state, { piece, material, pose, x, y, z, fallIn, grounded, lockIn, lockResets, armed })
    if (waiting !== undefined) state.waiting = waiting
    tell?.({ kind: 'bumped', asked: { kind: 'hold' }, because: 'no-room' })
    return
  }
  if (state.held < 0) takeNext(state)
  state.held = piece * 3 + material
  state.holdUsed = true
  state.metrics.holds++
  tell?.({ kind: 'held', piece: state.held, back: incoming })
}

/** Arming costs a charge; disarming gives nothing back [FL-77]. */
function arm(state: State, ability: number, tell: Tell): void {
  const bit = 1 << ability
  if (state.armed & bit) state.armed &= ~bit
  else if (state.charges[ability] > 0) {
    if (!state.level.sandbox) state.charges[ability]-- // [FL-175]
    state.armed |= bit
  } else {
    tell?.({ kind: 'bumped', asked: { kind: 'ability', ability: ABILITIES[ability] }, because: 'no-charge' })
    return
  }
  tell?.({ kind: 'armed', ability: ABILITIES[ability], on: (state.armed & bit) !== 0 })
}

function turnPiece(state: State, axisAndSense: number, tell: Tell): void {
  const kick = turn(state, axisAndSense)
  if (!tell) return
  const axis = AXES[axisAndSense >> 1]
  const sense = axisAndSense & 1 ? -1 : 1
  tell(kick < 0 ? { kind: 'bumped', asked: { kind: 'turn', axis, sense }, because: 'no-room' } : { kind: 'turned', axis, sense, kick })
}

/** Only across gravity: a piece can never be pushed with it or against it [FL-20]. */
function move(state: State, axis: number, by: number, tell: Tell): void {
  const along = AXES_OF[state.gravity].g[axis] !== 0
  const done = !along && step(state, axis === 0 ? by : 0, axis === 1 ? by : 0, axis === 2 ? by : 0)
  if (!tell) return
  const asked: FloodAction = { kind: 'move', step: STEPS[2 * axis + (by > 0 ? 0 : 1)] }
  tell(done ? { kind: 'moved', step: asked.step, by: 1 } : { kind: 'bumped', asked, because: along ? 'along-gravity' : 'no-room' })
}

function softDrop(state: State, tell: Tell): void {
  if (!stepDown(state)) return
  state.fallIn = state.level.gravityTicksPerCell ?? TICKS_PER_CELL
  tell?.({ kind: 'moved', step: 'soft', by: 1 })
}

function dropAll(state: State, tell: Tell): void {
  let by = 0
  while (stepDown(state)) by++
  tell?.({ kind: 'dropped', by })
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────────

/** True if the piece moved or tried to. */
function fallByItself(state: State, tell: Tell): boolean {
  if (--state.fallIn > 0) return false
  state.fallIn = state.level.gravityTicksPerCell ?? TICKS_PER_CELL
  if (stepDown(state)) tell?.({ kind: 'moved', step: 'fall', by: 1 })
  return true
}

/** Counts the ticks that end grounded; leaving the ground starts the count again, a few times [FL-24, FL-25]. True: it locks now. */
function waitForLock(state: State, stirred: boolean): boolean {
  const grounded = stirred ? isGrounded(state) : state.grounded
  if (grounded) {
    state.grounded = true
    return isDelayRunning(state) && --state.lockIn <= 0
  }
  if (state.grounded && state.lockResets < (state.level.lock?.maxResets ?? LOCK_RESETS)) {
    state.lockResets++
    state.lockIn = state.level.lock?.delayTicks ?? LOCK_TICKS
  }
  state.grounded = false
  return false
}

/** Always, but in a level that waits only while the piece is pressed down [FL-183]. */
function isDelayRunning({ level, soft, waiting }: State): boolean {
  return !level.waits || (soft && !waiting)
}

// ── Locking ──────────────────────────────────────────────────────────────────────────────────────────

function lock(state: State, tell: Tell): void {
  const { metrics } = state
  const voxels = OFFSETS[state.piece][0].length / 3
  metrics.pieces++
  metrics.mass += voxels * (state.material === HEAVY ? 2 : 1)
  tell?.({ kind: 'locked', piece: state.piece, material: state.material, cells: pieceCells(state) })
  resolveLock(state, tell)
  judge(state, tell)
  if (state.won || state.lost !== '') {
    putAway(state)
    return
  }
  mutate(state, tell)
  spawn(state)
  if (tell) tellSpawn(state, tell)
}

/** First what loses, then what wins [FL-110]. */
function judge(state: State, tell: Tell): void {
  measure(state)
  const met = advance(state, tell ? goal => tellProgress(state, goal, tell) : nobody)
  const loss = lossOf(state)
  if (loss) {
    state.lost = loss.because
    tell?.({ kind: 'lost', because: loss.because, cells: loss.cell < 0 ? [] : [loss.cell] })
  } else if (met) {
    state.won = true
    tell?.({ kind: 'won', stars: stars(state), score: score(state) })
  }
}

function nobody(): void {}

function tellProgress({ goals }: State, goal: number, tell: (event: FloodEvent) => void): void {
  const { have, want, met } = goals[goal]
  tell({ kind: 'progress', goal, have, want, met })
}

function tellSpawn(state: State, tell: (event: FloodEvent) => void): void {
  if (state.lost !== '') tell({ kind: 'lost', because: state.lost, cells: [] })
  else tell({ kind: 'spawned', piece: state.piece, material: state.material })
}
