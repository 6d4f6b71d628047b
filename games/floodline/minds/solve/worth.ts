/** What a position promises, as one whole number: how far the goals are, what the wanted stars ask for besides, how near it is to losing. */
import {
  type Ability,
  type Constraint,
  type FloodLevel,
  GRAVITIES,
  type Metrics,
  type SimpleObjective,
  type StarCondition,
} from '../../nouns.ts'
import { tiltsLeft } from '../../rules/actions.ts'
import { holes, overhangVoxels, restingOnWater, waterHeight } from '../../rules/board/shapes.ts'
import { DOWN, gravityCode } from '../../rules/board/space.ts'
import { alsoWanted, lossOf } from '../../rules/goals.ts'
import { resolveTilt } from '../../rules/resolve.ts'
import { starConditionMet } from '../../rules/stars.ts'
import { copyInto, copyOf } from './copy.ts'
import { WHOLE, worthOfGoal } from './goal-worth.ts'
import { Runoff } from './runoff.ts'
import type { State } from './types.ts'
import type { Work } from './work.ts'

/** What is wanted cannot come of this any more. */
export const HOPELESS = Number.NEGATIVE_INFINITY

const GOAL = 10
const STAR_GOAL = 5
const LEANS = 400 // the world is tilted: it has to be tilted back
const FALLS = 6000 // and then it is lost
const TOO_MANY = 300 // of what a star wants few of, each one too many
const SPOILT_FIRST = 5
const SPOILT = 1

/** Whether stars that are not wanted are to be lost before anything else, on the way, or as it comes. */
export type Spoiling = 'first' | 'on the way' | 'never'

interface Condition {
  readonly condition: StarCondition
  readonly goal: number // ALSO: which of the stars' goals; -1
}

export class Worth {
  readonly #level: FloodLevel
  readonly #first: boolean
  readonly #runoff: Runoff
  readonly #upright: State
  readonly #foreseen: State
  readonly #tilts: readonly number[] // gravities to look ahead to
  readonly #wanted: readonly Condition[]
  readonly #unwanted: readonly (readonly Condition[])[] // by star
  readonly #also: readonly SimpleObjective[]

  /** With foresight, also what a tilt would leave of it counts: it takes longer, and sees what has to be tied or stopped. */
  constructor(work: Work, spoiling: Spoiling, foresight = false) {
    this.#foreseen = copyOf(work.first)
    this.#tilts = foresight && work.may('tilt') ? sidesOf(work.level) : []
    this.#level = work.level
    this.#first = spoiling === 'first'
    this.#runoff = new Runoff(work.first)
    this.#upright = copyOf(work.first)
    this.#also = alsoWanted(work.level)
    const { two = [], three = [] } = work.level.stars ?? {}
    const { wanted, exactly } = work.asked
    const lists = [two, three].map(list => list.map(condition => ({ condition, goal: this.#goalOf(condition) })))
    this.#wanted = lists.filter((_, star) => wanted.includes(String(star + 2))).flat()
    this.#unwanted = exactly && spoiling !== 'never' ? lists.filter((_, star) => !wanted.includes(String(star + 2))) : []
  }

  #goalOf(condition: StarCondition): number {
    return condition.type === 'ALSO' ? this.#also.indexOf(condition.objective) : -1
  }

  of(state: Readonly<State>): number {
    const judged = this.#judged(state)
    const now = this.#of(state, judged)
    if (now === HOPELESS || this.#tilts.length === 0 || judged.gravity !== DOWN || tiltsLeft(judged) < 2) return now
    let after = now - FALLS
    for (const gravity of this.#tilts) after = Math.max(after, this.#afterTilt(judged, gravity))
    return (now + after) >> 1
  }

  /** What would be left of it if the world were tilted there and back. */
  #afterTilt(judged: Readonly<State>, gravity: number): number {
    const foreseen = copyInto(this.#foreseen, judged)
    foreseen.piece = -1
    resolveTilt(foreseen, gravity, null)
    resolveTilt(foreseen, DOWN, null)
    return lossOf(foreseen) ? HOPELESS : this.#of(foreseen, foreseen)
  }

  #of(state: Readonly<State>, judged: Readonly<State>): number {
    let stars = 0
    for (const { condition, goal } of this.#wanted) {
      const worth = this.#wantedStar(state, judged, condition, goal)
      if (worth === HOPELESS) return HOPELESS
      stars += worth
    }
    let goals = 0
    const { objectives } = this.#level
    for (let at = 0; at < objectives.length; at++) goals += worthOfGoal(state, judged, objectives[at], state.goals[at], this.#runoff)
    goals *= GOAL
    for (const star of this.#unwanted) {
      const spoilt = this.#spoilt(judged, star)
      stars += spoilt * (this.#first ? SPOILT_FIRST : SPOILT)
      if (spoilt < WHOLE && this.#first) goals = goals >> 1
    }
    return goals + stars - this.#danger(state) - this.#lean(state, judged)
  }

  /** Shapes are judged under DOWN: the world as it would lie if it were tilted back. */
  #judged(state: Readonly<State>): Readonly<State> {
    if (state.gravity === DOWN || (this.#level.tilt?.allowed && !this.#level.tilt.allowed.includes('DOWN'))) return state
    const upright = copyInto(this.#upright, state)
    upright.piece = -1
    resolveTilt(upright, DOWN, null)
    return upright
  }

  /** A world that leans has to be tilted back, and may be lost as soon as something locks then. */
  #lean(state: Readonly<State>, judged: Readonly<State>): number {
    if (state === judged) return state.gravity === DOWN ? 0 : LEANS
    return LEANS + (lossOf(judged) ? FALLS : 0)
  }

  #wantedStar(state: Readonly<State>, judged: Readonly<State>, condition: StarCondition, goal: number): number {
    const { bounds } = this.#level
    const { cells, notes } = judged
    switch (condition.type) {
      case 'ALSO':
        return STAR_GOAL * worthOfGoal(state, judged, condition.objective, state.starGoals[goal], this.#runoff)
      case 'MAX_HOLES':
        return -TOO_MANY * Math.max(0, holes(bounds, cells, notes) - condition.count)
      case 'MAX_OVERHANG_VOXELS':
        return -TOO_MANY * Math.max(0, overhangVoxels(bounds, cells) - condition.count)
      case 'MAX_WATER_HEIGHT':
        if (condition.ever) return state.metrics.waterHeight > condition.worldLevel ? HOPELESS : 0
        return -TOO_MANY * Math.max(0, waterHeight(bounds, cells) - condition.worldLevel)
      case 'NO_RESTING_ON_WATER':
        if (condition.ever) return state.metrics.rested > 0 ? HOPELESS : 0
        return restingOnWater(bounds, cells, judged.gravity) < 0 ? 0 : -TOO_MANY
      default: {
        const most = limitOf(condition)
        const have = countOf(state.metrics, condition)
        return have > most ? HOPELESS : -Math.trunc((have * 100) / (most + 1))
      }
    }
  }

  /** How nearly a star is lost, in thousandths. */
  #spoilt(judged: Readonly<State>, star: readonly Condition[]): number {
    let most = 0
    for (const { condition, goal } of star) {
      let spoilt = starConditionMet(judged, condition) ? 0 : WHOLE
      if (condition.type === 'ALSO') spoilt = judged.starGoals[goal].met ? 0 : WHOLE
      else if (spoilt === 0 && isCounted(condition))
        spoilt = Math.trunc((countOf(judged.metrics, condition) * WHOLE) / (limitOf(condition) + 1))
      most = Math.max(most, spoilt)
    }
    return most
  }

  #danger({ level: { constraints }, metrics, cells }: Readonly<State>): number {
    let danger = 0
    for (const constraint of constraints ?? []) danger += dangerOf(constraint, metrics, this.#level, cells)
    return danger
  }
}

function sidesOf({ tilt: { allowed = GRAVITIES } = {} }: FloodLevel): number[] {
  return allowed.includes('DOWN') ? allowed.map(gravityCode).filter(gravity => gravity !== DOWN) : []
}

function dangerOf(constraint: Constraint, metrics: Metrics, { bounds }: FloodLevel, cells: Uint8Array): number {
  switch (constraint.type) {
    case 'MAX_LOST_VOXELS':
      return Math.trunc((metrics.lost * WHOLE) / (constraint.count + 1))
    case 'MAX_WATER_OVERFLOW':
      return Math.trunc((metrics.overflowed * WHOLE) / (constraint.units + 1))
    case 'WATER_FORBIDDEN':
      return 200 * Math.max(0, waterHeight(bounds, cells) + 3 - constraint.worldLevel)
    case 'WEIGHT_LIMIT':
      return Math.trunc((metrics.mass * 300) / (constraint.maxMass + 1))
    case 'NO_RESTING_ON_WATER':
      return 0
  }
}

type CountedCondition = Extract<
  StarCondition,
  {
    type:
      | 'MAX_PIECES_USED'
      | 'MAX_ROTATIONS_USED'
      | 'MAX_SHIFT_VOXELS_TOTAL'
      | 'MAX_LOST_VOXELS_TOTAL'
      | 'MAX_HOLDS_USED'
      | 'MAX_ABILITY_USES'
      | 'MAX_MASS'
      | 'MAX_COLLAPSES'
  }
>

/** Counts that only grow: past the star's number it is lost for good. */
export function isCounted(condition: StarCondition): condition is CountedCondition {
  switch (condition.type) {
    case 'ALSO':
    case 'MAX_HOLES':
    case 'MAX_OVERHANG_VOXELS':
    case 'MAX_WATER_HEIGHT':
    case 'NO_RESTING_ON_WATER':
      return false
    default:
      return true
  }
}

export function limitOf(condition: CountedCondition): number {
  return condition.type === 'MAX_MASS' ? condition.mass : condition.count
}

const USES: Readonly<Record<Ability, keyof Metrics>> = { stabilise: 'stabilised', freeze: 'froze', drain: 'drains' }

export function countOf(metrics: Readonly<Metrics>, condition: CountedCondition): number {
  switch (condition.type) {
    case 'MAX_PIECES_USED':
      return metrics.pieces
    case 'MAX_ROTATIONS_USED':
      return metrics.tilts
    case 'MAX_SHIFT_VOXELS_TOTAL':
      return metrics.shift
    case 'MAX_LOST_VOXELS_TOTAL':
      return metrics.lost
    case 'MAX_HOLDS_USED':
      return metrics.holds
    case 'MAX_ABILITY_USES':
      return metrics[USES[condition.ability]]
    case 'MAX_MASS':
      return metrics.mass
    case 'MAX_COLLAPSES':
      return metrics.collapses
  }
}
