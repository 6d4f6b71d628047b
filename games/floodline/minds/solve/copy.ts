/** Copies of positions, by the hundred thousand: into memory that is there already, the level shared. And what tells two positions apart. */
import { copy } from '../../../../kernel/plain.ts'
import type { Gusts, Metrics, Progress } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import type { State } from './types.ts'

/** Makes one position equal to another of the same size, field by field. */
export function copyInto(to: State, from: Readonly<State>): State {
  to.level = from.level
  to.cells.set(from.cells)
  to.notes.set(from.notes)
  to.gravity = from.gravity
  to.tick = from.tick
  to.asked = from.asked
  to.soft = from.soft
  to.piece = from.piece
  to.material = from.material
  to.pose = from.pose
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.fallIn = from.fallIn
  to.grounded = from.grounded
  to.lockIn = from.lockIn
  to.lockResets = from.lockResets
  to.armed = from.armed
  to.held = from.held
  to.holdUsed = from.holdUsed
  to.bagAt = from.bagAt
  to.cooldown = from.cooldown
  to.looseSolids = from.looseSolids
  to.looseWater = from.looseWater
  to.won = from.won
  to.lost = from.lost
  list(to.charges, from.charges)
  list(to.queue, from.queue)
  list(to.bagRest, from.bagRest)
  list(to.drainCells, from.drainCells)
  list(to.iceCells, from.iceCells)
  to.words.set(from.words)
  to.windWords.set(from.windWords)
  gusts(to, from)
  measures(to.metrics, from.metrics)
  progress(to.goals, from.goals)
  progress(to.starGoals, from.starGoals)
  sometimes(to, from)
  return to
}

function list(to: number[], from: readonly number[]): void {
  to.length = from.length
  for (let at = 0; at < from.length; at++) to[at] = from[at]
}

function gusts({ winds: to }: State, { winds: from }: Readonly<State>): void {
  to.length = from.length
  for (let at = 0; at < from.length; at++) {
    const { next, direction, gusts: passed } = from[at]
    const own: Gusts | undefined = to[at]
    if (own === undefined) to[at] = { next, direction, gusts: passed }
    else {
      own.next = next
      own.direction = direction
      own.gusts = passed
    }
  }
}

function measures(to: Metrics, from: Readonly<Metrics>): void {
  to.pieces = from.pieces
  to.tilts = from.tilts
  to.shift = from.shift
  to.shiftLast = from.shiftLast
  to.lost = from.lost
  to.lostLast = from.lostLast
  to.drained = from.drained
  to.overflowed = from.overflowed
  to.mass = from.mass
  to.holds = from.holds
  to.stabilised = from.stabilised
  to.froze = from.froze
  to.drains = from.drains
  to.collapses = from.collapses
  to.waterHeight = from.waterHeight
  to.rested = from.rested
}

function progress(to: Progress[], from: readonly Progress[]): void {
  to.length = from.length
  for (let at = 0; at < from.length; at++) {
    const { have, want, met, since, stage } = from[at]
    const own: Progress | undefined = to[at]
    if (own === undefined) to[at] = { have, want, met, since, stage }
    else {
      own.have = have
      own.want = want
      own.met = met
      own.since = since
      own.stage = stage
    }
  }
}

/** Fields that only some levels have. */
function sometimes(to: State, from: Readonly<State>): void {
  if (from.endless !== undefined) to.endless = copy(from.endless)
  else if ('endless' in to) delete to.endless
  if (from.waiting !== undefined) to.waiting = from.waiting
  else if ('waiting' in to) delete to.waiting
}

export function copyOf({ level, ...rest }: Readonly<State>): State {
  return { level, ...copy(rest) }
}

/** Positions that nobody needs any more, to be used again. All of one level. */
export class Pool {
  readonly #spare: State[] = []

  take(from: Readonly<State>): State {
    const spare = this.#spare.pop()
    return spare === undefined ? copyOf(from) : copyInto(spare, from)
  }

  give(state: State): void {
    this.#spare.push(state)
  }
}

// ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────

/** Which counts tell positions apart that are otherwise the same. */
export interface Telling {
  readonly tilts: boolean
  readonly counts: boolean // everything that is counted
}

const TWENTY_BITS = 0x10_0000

/** 52 bits of what matters for what is to come. Time does not: pieces wait. */
export function keyOf(state: Readonly<State>, { tilts, counts }: Telling): number {
  const mix = new Mix()
  mix.bytes(state.cells)
  mix.bytes(state.notes)
  const { charges, queue, metrics, goals, starGoals } = state
  const flows = state.looseWater && state.cells.includes(WATER)
  mix.number(state.gravity * 64 + state.armed * 8 + (state.holdUsed ? 4 : 0) + (state.looseSolids ? 2 : 0) + (flows ? 1 : 0))
  mix.number((state.piece + 1) * 256 + state.material * 64 + state.pose)
  mix.number((state.x * 256 + state.y) * 256 + state.z)
  mix.number((state.held + 1) * 4096 + state.bagAt)
  for (const charge of charges) mix.number(charge)
  for (const token of queue) mix.number(token)
  mix.number(state.bagRest.length)
  for (const { direction } of state.winds) mix.number(direction)
  for (const { since, stage } of goals) mix.number(stage * 4096 + (since < 0 ? 0 : 1 + metrics.tilts - since))
  for (const { since, stage } of starGoals) mix.number(stage * 4096 + (since < 0 ? 0 : 1 + metrics.tilts - since))
  if (tilts || counts) mix.number(metrics.tilts)
  if (counts) everyCount(mix, metrics)
  return mix.key
}

/** What the latest resolve alone did is written anew before anybody looks at it. */
function everyCount(
  mix: Mix,
  { pieces, shift, lost, drained, overflowed, mass, holds, stabilised, froze, drains, collapses, waterHeight, rested }: Metrics,
): void {
  for (const count of [pieces, shift, lost, drained, overflowed, mass, holds, stabilised, froze, drains, collapses, waterHeight, rested])
    mix.number(count)
}

class Mix {
  #a = 0x9e37_79b9 | 0
  #b = 0x7f4a_7c15

  get key(): number {
    return (this.#a >>> 0) * TWENTY_BITS + (this.#b >>> 12)
  }

  number(value: number, at = 0): void {
    let a = Math.imul((this.#a ^ value) + Math.imul(at, 0x27d4_eb2f), 0x85eb_ca6b)
    a ^= a >>> 15
    let b = Math.imul(this.#b + value, 0xc2b2_ae35) ^ Math.imul(at, 0x1656_67b1)
    b ^= b >>> 13
    this.#a = a
    this.#b = b
  }

  /** Most of a board is nothing, four cells at a time. */
  bytes(bytes: Uint8Array): void {
    const words = bytes.byteOffset % 4 === 0 ? bytes.length >> 2 : 0
    if (words > 0) {
      const view = new Int32Array(bytes.buffer, bytes.byteOffset, words)
      for (let at = 0; at < words; at++) if (view[at] !== 0) this.number(view[at], at + 1)
    }
    for (let at = words << 2; at < bytes.length; at++) if (bytes[at] !== 0) this.number(bytes[at], at + 1)
    this.number(bytes.length)
  }
}
