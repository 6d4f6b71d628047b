/**
 * Objectives and constraints, judged at the end of every lock resolve: what loses first, then what wins [FL-110]. The tick calls
 * `measure`, then `advance`, so that goals show how far they came even in a resolve that loses, then `lossOf`.
 */
import type { Constraint, FloodLevel, Floodline, LossCode, Objective, Progress, ShapeObjective, SimpleObjective } from '../nouns.ts'
import {
  builtHeight,
  cavities,
  forbiddenWater,
  longestBridge,
  longestOverhang,
  overLimit,
  plateau,
  plateauArea,
  restingOnWater,
  waterHeight,
} from './board/shapes.ts'
import { DOWN } from './board/space.ts'
import { limitOf } from './endless.ts'

/** The part of a state that judging looks at. */
export type Judged = Pick<Floodline['State'], 'level' | 'cells' | 'notes' | 'gravity' | 'metrics' | 'goals' | 'starGoals' | 'endless'>

export interface Loss {
  readonly because: LossCode
  readonly cell: number // where to point at, -1 for nowhere
}

const NO_CONSTRAINTS: readonly Constraint[] = []
const NO_TILT: NonNullable<FloodLevel['tilt']> = {}

export function firstProgress(objectives: readonly Objective[]): Progress[] {
  return objectives.map(objective => ({ have: 0, want: wantOf(objective), met: false, since: -1, stage: 0 }))
}

const NO_STARS: NonNullable<FloodLevel['stars']> = { two: [], three: [] }

/** What the stars ask for beyond the goals; followed like them, because it may have to hold for some tilts [FL-127]. */
export function alsoWanted({ stars = NO_STARS }: FloodLevel): SimpleObjective[] {
  const wanted: SimpleObjective[] = []
  for (const condition of stars.two) if (condition.type === 'ALSO') wanted.push(condition.objective)
  for (const condition of stars.three) if (condition.type === 'ALSO') wanted.push(condition.objective)
  return wanted
}

/** Brings up to date what the metrics say about water after locks. */
export function measure({ level, cells, gravity, metrics }: Judged): void {
  metrics.waterHeight = Math.max(metrics.waterHeight, waterHeight(level.bounds, cells))
  if (restingOnWater(level.bounds, cells, gravity) >= 0) metrics.rested++
}

/** What has been lost by, if anything; of several reasons the first in the order of this function. */
export function lossOf(state: Judged): Loss | null {
  const { level, cells, notes, gravity, metrics } = state
  if (level.sandbox) return null // [FL-174]
  const { bounds, constraints = NO_CONSTRAINTS } = level
  // Refused beforehand, so it never comes to this; if it does, the level was not played by the rules [FL-110].
  const { maxRotations = metrics.tilts, tiltBudget = metrics.tilts } = level.tilt ?? NO_TILT
  if (metrics.tilts > maxRotations || metrics.tilts > tiltBudget) return { because: 'tilt-budget-exceeded', cell: -1 }
  if (gravity === DOWN) {
    const cell = overLimit(bounds, cells, notes, limitOf(state))
    if (cell >= 0) return { because: 'overflow', cell }
  }
  if (tooHeavy(level, metrics.mass)) return { because: 'weight-exceeded', cell: -1 }
  for (const constraint of constraints) {
    if (constraint.type !== 'WATER_FORBIDDEN') continue
    const cell = forbiddenWater(bounds, cells, constraint.worldLevel)
    if (cell >= 0) return { because: 'water-forbidden', cell }
  }
  for (const constraint of constraints) {
    if (constraint.type !== 'NO_RESTING_ON_WATER') continue
    const cell = restingOnWater(bounds, cells, gravity)
    if (cell >= 0) return { because: 'resting-on-water', cell }
  }
  for (const constraint of constraints) {
    if (constraint.type === 'MAX_LOST_VOXELS' && metrics.lost > constraint.count) return { because: 'too-many-lost', cell: -1 }
  }
  for (const constraint of constraints) {
    if (constraint.type === 'MAX_WATER_OVERFLOW' && metrics.overflowed > constraint.units) return { because: 'water-overflowed', cell: -1 }
  }
  return null
}

/** Mass never shrinks [FL-79], so a weight objective that is exceeded is lost at once, wherever in a sequence it stands [FL-112]. */
function tooHeavy({ objectives, constraints = NO_CONSTRAINTS }: FloodLevel, mass: number): boolean {
  for (const constraint of constraints) if (constraint.type === 'WEIGHT_LIMIT' && mass > constraint.maxMass) return true
  for (const objective of objectives) {
    if (objective.type !== 'SEQUENCE') {
      if (exceeds(objective, mass)) return true
      continue
    }
    for (const part of objective.objectives) if (exceeds(part, mass)) return true
  }
  return false
}

function exceeds(objective: SimpleObjective, mass: number): boolean {
  return objective.type === 'STAY_UNDER_WEIGHT' && mass > objective.maxMass
}

/**
 * Judges every objective, tells which of them show something new, and says whether the level is won: all met, and all of them judged
 * in this very resolve, for they have to hold together [FL-106].
 */
export function advance(state: Judged, changed: (goal: number) => void): boolean {
  const { objectives } = state.level
  let won = objectives.length > 0 // an endless level has nothing to win
  for (let goal = 0; goal < objectives.length; goal++) {
    const progress = state.goals[goal]
    const { have, met } = progress
    if (!pursue(state, objectives[goal], progress)) won = false
    if (progress.have !== have || progress.met !== met) changed(goal)
  }
  if (state.starGoals.length > 0) alsoWanted(state.level).forEach((objective, i) => pursue(state, objective, state.starGoals[i]))
  return won
}

/** Whether it is met and was judged. */
function pursue(state: Judged, objective: Objective, progress: Progress): boolean {
  if (objective.type === 'SEQUENCE') return pursueParts(state, objective.objectives, progress)
  if (!isJudged(state, objective)) return false // and everything stays as it was shown
  progress.have = haveOf(state, objective)
  progress.met = stands(state, objective, progress, progress.have)
  return progress.met
}

/** One resolve may finish several parts. A finished part may fall again, and a finished sequence stays met. */
function pursueParts(state: Judged, parts: readonly SimpleObjective[], progress: Progress): boolean {
  while (progress.stage < parts.length) {
    const part = parts[progress.stage]
    if (!isJudged(state, part) || !stands(state, part, progress, haveOf(state, part))) break
    progress.stage++
    progress.since = -1
  }
  progress.have = progress.stage
  progress.met = progress.stage === parts.length
  return progress.met
}

/** Whether it has been true for as many tilts as it asks for; remembers since when, and forgets when it is not. */
function stands({ metrics }: Judged, objective: SimpleObjective, progress: Progress, have: number): boolean {
  if (!suffices(objective, have)) {
    progress.since = -1
    return false
  }
  if (progress.since < 0) progress.since = metrics.tilts
  const tilts = isShape(objective) ? (objective.holdForTilts ?? 0) : 0
  return metrics.tilts - progress.since >= tilts
}

/** Shapes are judged only in resolves that end under DOWN: a tilt and a drop would put a voxel high on a side wall [FL-93]. */
function isJudged({ gravity }: Judged, objective: SimpleObjective): boolean {
  return gravity === DOWN || !isShape(objective)
}

/** Whether a star's own goal is met in this very resolve. */
export function isAlsoMet(state: Judged, objective: SimpleObjective): boolean {
  const at = alsoWanted(state.level).indexOf(objective)
  return isJudged(state, objective) && state.starGoals[at].met
}

function isShape(objective: SimpleObjective): objective is ShapeObjective {
  switch (objective.type) {
    case 'REACH_HEIGHT':
    case 'BUILD_PLATEAU':
    case 'BUILD_BRIDGE':
    case 'ENCLOSE_CAVITY':
    case 'OVERHANG':
      return true
    default:
      return false
  }
}

function haveOf({ level, cells, notes, metrics }: Judged, objective: SimpleObjective): number {
  const { bounds } = level
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return builtHeight(bounds, cells, notes)
    case 'BUILD_PLATEAU': {
      const { worldLevel, area, width = 1, depth = 1 } = objective
      if (area !== undefined) return plateauArea(bounds, cells, notes, worldLevel)
      return plateau(bounds, cells, notes, worldLevel, width, depth) ? 1 : 0
    }
    case 'BUILD_BRIDGE':
      return longestBridge(bounds, cells, notes)
    case 'ENCLOSE_CAVITY':
      return cavities(bounds, cells)
    case 'OVERHANG':
      return longestOverhang(bounds, cells, notes)
    case 'DRAIN_WATER':
      return metrics.drained
    case 'STAY_UNDER_WEIGHT':
      return metrics.mass
    case 'SURVIVE_ROTATIONS':
      return metrics.tilts
    case 'PLACE_PIECES':
      return metrics.pieces
    case 'STABLE_END':
      return metrics.shiftLast
  }
}

function wantOf(objective: Objective): number {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return objective.height
    case 'BUILD_PLATEAU':
      return objective.area ?? 1
    case 'BUILD_BRIDGE':
      return objective.gap
    case 'ENCLOSE_CAVITY':
    case 'SURVIVE_ROTATIONS':
    case 'PLACE_PIECES':
      return objective.count
    case 'OVERHANG':
      return objective.length
    case 'DRAIN_WATER':
      return objective.units
    case 'STAY_UNDER_WEIGHT':
      return objective.maxMass
    case 'STABLE_END':
      return 0
    case 'SEQUENCE':
      return objective.objectives.length
  }
}

/** Weight and shift are to stay at or under what is wanted, everything else is to reach it. */
function suffices(objective: SimpleObjective, have: number): boolean {
  const want = wantOf(objective)
  return objective.type === 'STAY_UNDER_WEIGHT' || objective.type === 'STABLE_END' ? have <= want : have >= want
}
