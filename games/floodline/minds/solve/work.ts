/** What every search shares: a level, what is wanted of it, memory for positions, and the count of what was looked at. */
import { silent } from '../../../../kernel/game.ts'
import { pcg32, type Rng } from '../../../../kernel/rng.ts'
import type { FloodAction, FloodLevel, LossCode } from '../../nouns.ts'
import { ask as note, refuse } from '../../rules/actions.ts'
import { starsOf } from '../../rules/stars.ts'
import { LOCK_TICKS, start, TICKS_PER_CELL } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { copyOf, Pool, type Telling } from './copy.ts'
import { isStuck, keys } from './keys.ts'
import { putAt, Reach, type Walk } from './reach.ts'
import type { Ask, Counted, NotFound, Place, State, Tool, Turn } from './types.ts'

const DROP: FloodAction = { kind: 'drop' }

/** How many placements pass between two questions whether it is enough. */
const ASKED_EVERY = 64

/** The turns that led somewhere, the latest first. */
export interface Line {
  readonly turn: Turn
  readonly before: Line | null
}

export function turnsOf(line: Line | null): Turn[] {
  const turns: Turn[] = []
  for (let at = line; at !== null; at = at.before) turns.push(at.turn)
  return turns.reverse()
}

export class Work {
  readonly level: FloodLevel
  readonly asked: Ask
  readonly first: State
  readonly pool = new Pool()
  readonly reach: Reach
  readonly walk: Walk
  readonly rng: Rng
  readonly telling: Telling
  /** Where a placement is tried. */
  readonly scratch: State
  readonly losses: Partial<Record<LossCode, number>> = {}
  placements = 0
  /** Wins that no hand could play. */
  unplayed = 0
  best: { line: Line | null; worth: number; metrics: NotFound['best']['metrics'] }
  readonly #without: ReadonlySet<Tool>
  readonly #most: readonly (readonly [Counted, number])[]
  #stopAt: number
  #asksAt = ASKED_EVERY
  #enough = false

  constructor(level: FloodLevel, asked: Ask) {
    this.level = level
    this.asked = asked
    this.first = asked.from ? copyOf(asked.from) : start(level)
    this.scratch = copyOf(this.first)
    this.reach = new Reach(this.first)
    this.#without = new Set(asked.without)
    this.walk = { turning: this.may('turn'), sliding: this.may('slide') }
    this.rng = pcg32([0x666c_6f6f, asked.seed ?? 1], [0x736f_6c76, 0x6572])
    this.telling = { tilts: countsTilts(level), counts: false }
    this.#most = Object.entries(asked.most ?? {}) as [Counted, number][]
    this.#stopAt = asked.budget.placements ?? Number.POSITIVE_INFINITY
    this.best = { line: null, worth: Number.NEGATIVE_INFINITY, metrics: { ...this.first.metrics } }
  }

  may(tool: Tool): boolean {
    return !this.#without.has(tool)
  }

  /** Whether the budget is used up. */
  get over(): boolean {
    if (this.#enough || this.placements >= this.#stopAt) return true
    if (this.placements < this.#asksAt) return false
    this.#asksAt = this.placements + ASKED_EVERY
    this.#enough = this.asked.budget.enough?.() ?? false
    return this.#enough
  }

  /** Lets a search go on for only so many placements more; says where the limit was before. */
  limit(stopAt: number): number {
    const before = this.#stopAt
    this.#stopAt = Math.min(stopAt, this.asked.budget.placements ?? Number.POSITIVE_INFINITY)
    return before
  }

  /** The piece of this position set down there. */
  place(to: State, landing: Place): State {
    putAt(to, landing)
    to.asked = 0
    note(to, DROP)
    tick(to, silent)
    this.placements++
    if (to.lost !== '') this.losses[to.lost] = (this.losses[to.lost] ?? 0) + 1
    return to
  }

  /** Within what may be counted at most. */
  isWithin({ metrics }: Readonly<State>): boolean {
    for (const [count, most] of this.#most) if (metrics[count] > most) return false
    return true
  }

  /** Whether a hand can play it, if that was asked for. */
  isPlayable(line: Line): boolean {
    const { pace, from } = this.asked
    if (!pace) return true
    const played = keys(this.level, turnsOf(line), pace, from)
    if (isStuck(played)) this.unplayed++
    return !isStuck(played)
  }

  /** A win as it was asked for. */
  isAccepted(state: Readonly<State>): boolean {
    if (!state.won || !this.isWithin(state)) return false
    const [, two, three] = starsOf(state)
    const { wanted, exactly = false } = this.asked
    if (wanted.includes('2') ? !two : exactly && two) return false
    return wanted.includes('3') ? three : !(exactly && three)
  }
}

/** Whether tilts are something to achieve, so that a position with more of them is another. */
function countsTilts({ objectives, stars }: FloodLevel): boolean {
  const wanted = [...objectives, ...(stars?.two ?? []), ...(stars?.three ?? [])]
  return /"SURVIVE_ROTATIONS"|"holdForTilts"/.test(JSON.stringify(wanted))
}

/**
 * The tick in which something is asked for, with the piece where it is; false if it is refused or comes to nothing. Falling and waiting for the
 * next tilt are the walk's business.
 */
export function applied(state: State, wish: FloodAction): boolean {
  const { gravityTicksPerCell, lock } = state.level
  state.cooldown = 0
  state.fallIn = (gravityTicksPerCell ?? TICKS_PER_CELL) + 1
  state.lockIn = (lock?.delayTicks ?? LOCK_TICKS) + 1
  state.lockResets = 0
  state.grounded = false
  state.asked = 0
  if (refuse(state, wish)) return false
  const { gravity, armed } = state
  const { holds } = state.metrics
  note(state, wish)
  tick(state, silent)
  state.cooldown = 0
  switch (wish.kind) {
    case 'tilt':
      return state.gravity !== gravity
    case 'hold':
      return state.metrics.holds !== holds
    case 'ability':
      return state.armed !== armed
    default:
      return true
  }
}
