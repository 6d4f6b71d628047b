/** Objectives, constraints, stars and score, read off a state [FL-90…FL-128]. */
import type {
  Constraint,
  FloodLevel,
  Floodline,
  LossCode,
  Objective,
  Progress,
  ShapeObjective,
  SimpleObjective,
  Spot,
  StarCondition,
} from '../../nouns.ts'
import { blocks, EMPTY, isBuilt, isOpen, isVoxel, WATER } from '../../rules/board/cells.ts'
import { DOWN, indexOf, spotOf } from '../../rules/board/space.ts'
import { everyCell, flood, frame, isInside, plus, times, toward } from './space.ts'

type State = Readonly<Floodline['State']>

export function startOf(objective: Objective): Progress {
  return { have: 0, want: wanted(objective), met: false, since: -1, stage: 0 }
}

function wanted(objective: Objective): number {
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

function had(state: State, objective: SimpleObjective): number {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return builtHeight(state)
    case 'BUILD_PLATEAU':
      return plateau(state, objective)
    case 'BUILD_BRIDGE':
      return longestSpan(state, (one, other) => one && other)
    case 'OVERHANG':
      return longestSpan(state, (one, other) => one !== other)
    case 'ENCLOSE_CAVITY':
      return cavities(state)
    case 'DRAIN_WATER':
      return state.metrics.drained
    case 'STAY_UNDER_WEIGHT':
      return state.metrics.mass
    case 'SURVIVE_ROTATIONS':
      return state.metrics.tilts
    case 'PLACE_PIECES':
      return state.metrics.pieces
    case 'STABLE_END':
      return state.metrics.shiftLast
  }
}

function isEnough(objective: SimpleObjective, have: number): boolean {
  const atMost = objective.type === 'STAY_UNDER_WEIGHT' || objective.type === 'STABLE_END'
  return atMost ? have <= wanted(objective) : have >= wanted(objective)
}

function isShape(objective: SimpleObjective): objective is ShapeObjective {
  return ['REACH_HEIGHT', 'BUILD_PLATEAU', 'BUILD_BRIDGE', 'ENCLOSE_CAVITY', 'OVERHANG'].includes(objective.type)
}

/** World-height goals are judged only where a resolve ends under DOWN [FL-93]. */
function isJudged(state: State, objective: SimpleObjective): boolean {
  return state.gravity === DOWN || !isShape(objective)
}

/** One goal after a lock resolve. */
export function judged(state: State, objective: Objective, before: Progress): Progress {
  return objective.type === 'SEQUENCE' ? judgedSequence(state, objective.objectives, before) : judgedSimple(state, objective, before)
}

function judgedSimple(state: State, objective: SimpleObjective, before: Progress): Progress {
  if (!isJudged(state, objective)) return before
  const have = had(state, objective)
  if (!isEnough(objective, have)) return { ...before, have, met: false, since: -1 }
  const since = before.since === -1 ? state.metrics.tilts : before.since
  const holdForTilts = isShape(objective) ? (objective.holdForTilts ?? 0) : 0
  return { ...before, have, met: state.metrics.tilts - since >= holdForTilts, since }
}

/** Parts come one after another, several in one resolve if they are all met; what is done stays done. */
function judgedSequence(state: State, parts: readonly SimpleObjective[], before: Progress): Progress {
  let { stage, since } = before
  while (stage < parts.length) {
    const part = parts[stage]!
    if (!isJudged(state, part)) break
    const after = judgedSimple(state, part, { ...startOf(part), since })
    since = after.since
    if (!after.met) break
    stage++
    since = -1
  }
  return { have: stage, want: parts.length, met: stage === parts.length, since, stage }
}

/** All goals are met, and all of them could be judged. */
export function isWon(state: State): boolean {
  return state.level.objectives.every((objective, i) => {
    const goal = state.goals[i]!
    const current = objective.type === 'SEQUENCE' ? objective.objectives[goal.stage] : objective
    return goal.met && (current === undefined || isJudged(state, current))
  })
}

/** The last limit that has taken hold, or the level's own [FL-162]. */
function limitIn({ level, endless }: State): number {
  const limits = (level.endless?.mutators ?? []).slice(0, endless?.done ?? 0).filter(({ type }) => type === 'LIMIT')
  return limits.reduce((limit, change) => (change.type === 'LIMIT' ? change.maxWorldHeight : limit), level.maxWorldHeight)
}

export function lossOf(state: State): LossCode | '' {
  const { level, metrics } = state
  const constraints: readonly Constraint[] = level.constraints ?? []
  const breaks = (type: Constraint['type']): boolean =>
    constraints.some(constraint => constraint.type === type && isBroken(state, constraint))
  // What is too heavy stays so: a part of a SEQUENCE loses before its turn, and after it [FL-101].
  const parts = level.objectives.flatMap(objective => (objective.type === 'SEQUENCE' ? objective.objectives : [objective]))
  const tooHeavy = parts.some(part => part.type === 'STAY_UNDER_WEIGHT' && metrics.mass > part.maxMass)
  if (state.gravity === DOWN && builtHeight(state) > limitIn(state)) return 'overflow'
  if (breaks('WEIGHT_LIMIT') || tooHeavy) return 'weight-exceeded'
  if (breaks('WATER_FORBIDDEN')) return 'water-forbidden'
  if (breaks('NO_RESTING_ON_WATER')) return 'resting-on-water'
  if (breaks('MAX_LOST_VOXELS')) return 'too-many-lost'
  if (breaks('MAX_WATER_OVERFLOW')) return 'water-overflowed'
  return ''
}

function isBroken(state: State, constraint: Constraint): boolean {
  switch (constraint.type) {
    case 'WEIGHT_LIMIT':
      return state.metrics.mass > constraint.maxMass
    case 'WATER_FORBIDDEN':
      return waterHeight(state) >= constraint.worldLevel
    case 'NO_RESTING_ON_WATER':
      return restsOnWater(state)
    case 'MAX_LOST_VOXELS':
      return state.metrics.lost > constraint.count
    case 'MAX_WATER_OVERFLOW':
      return state.metrics.overflowed > constraint.units
  }
}

function heightOf(state: State, counts: (cell: number) => boolean): number {
  const { bounds } = state.level
  return everyCell(bounds)
    .filter(counts)
    .reduce((highest, cell) => Math.max(highest, spotOf(bounds, cell)[1]), -1)
}

function builtHeight(state: State): number {
  return heightOf(state, cell => built(state, cell))
}

/** The highest y of water, -1 for none. */
export function waterHeight(state: State): number {
  return heightOf(state, cell => state.cells[cell] === WATER)
}

/** Whether a SOLID or POROUS voxel has water right below it, as gravity sees it. */
export function restsOnWater(state: State): boolean {
  const { bounds } = state.level
  const { g } = frame(state.gravity)
  return everyCell(bounds).some(cell => {
    const below = toward(bounds, cell, g)
    return isVoxel(state.cells[cell]!) && below !== null && state.cells[below] === WATER
  })
}

function built(state: State, cell: number): boolean {
  return isBuilt(state.cells[cell]!, state.notes[cell]!)
}

function isAir(state: State, cell: number | null): boolean {
  return cell !== null && (state.cells[cell] === EMPTY || state.cells[cell] === WATER)
}

const UP: Spot = [0, 1, 0]
const BELOW: Spot = [0, -1, 0]
const EAST: Spot = [1, 0, 0]
const SOUTH: Spot = [0, 0, 1]

/** Built at this height, with nothing solid on top. */
function isFlat(state: State, cell: number, y: number): boolean {
  const { bounds } = state.level
  const above = toward(bounds, cell, UP)
  return spotOf(bounds, cell)[1] === y && built(state, cell) && (above === null || !blocks(state.cells[above]!))
}

function plateau(state: State, objective: Extract<ShapeObjective, { type: 'BUILD_PLATEAU' }>): number {
  const { bounds } = state.level
  const { worldLevel, width = 1, depth = 1, area } = objective
  const flat = new Set(everyCell(bounds).filter(cell => isFlat(state, cell, worldLevel)))
  if (area !== undefined) return Math.max(0, ...[...flat].map(cell => flood(bounds, cell, other => flat.has(other)).size))
  const lies = (cell: number, across: number, along: number): boolean => {
    const corner = spotOf(bounds, cell)
    for (let dx = 0; dx < across; dx++) {
      for (let dz = 0; dz < along; dz++) {
        const spot = plus(corner, [dx, 0, dz])
        if (!isInside(bounds, spot) || !flat.has(indexOf(bounds, ...spot))) return false
      }
    }
    return true
  }
  return [...flat].some(cell => lies(cell, width, depth) || lies(cell, depth, width)) ? 1 : 0
}

/** The longest row of built cells over air, along x or z, whose ends are as wanted: each rests on something, or is free. */
function longestSpan(state: State, ends: (one: boolean, other: boolean) => boolean): number {
  const { bounds } = state.level
  const spans = (cell: number | null): boolean => cell !== null && built(state, cell) && isAir(state, toward(bounds, cell, BELOW))
  // Beyond a whole span is air, the edge of the board, terrain, or something built that stands on something.
  const rests = (cell: number | null): boolean => cell !== null && !isAir(state, cell)
  let longest = 0
  for (const along of [EAST, SOUTH]) {
    for (const cell of everyCell(bounds)) {
      const before = toward(bounds, cell, times(along, -1))
      if (!spans(cell) || spans(before)) continue
      let length = 0
      let after: number | null = cell
      for (; after !== null && spans(after); after = toward(bounds, after, along)) length++
      if (ends(rests(before), rests(after))) longest = Math.max(longest, length)
    }
  }
  return longest
}

/** Regions of EMPTY cells from which nothing open leads to the top layer. */
function cavities(state: State): number {
  const { bounds } = state.level
  const isTop = (cell: number): boolean => spotOf(bounds, cell)[1] === bounds[1] - 1
  const seen = new Set<number>()
  let count = 0
  for (const cell of everyCell(bounds)) {
    if (state.cells[cell] !== EMPTY || seen.has(cell)) continue
    for (const other of flood(bounds, cell, next => state.cells[next] === EMPTY)) seen.add(other)
    const reach = flood(bounds, cell, next => isOpen(state.cells[next]!))
    if (![...reach].some(isTop)) count++
  }
  return count
}

/** The goals that stars add, in the order of the file [FL-127]. */
export function alsoIn({ stars }: FloodLevel): SimpleObjective[] {
  return [...(stars?.two ?? []), ...(stars?.three ?? [])].flatMap(condition => (condition.type === 'ALSO' ? [condition.objective] : []))
}

/** Stars two and three are independent of each other, and only for a win [FL-120]. */
export function stars(state: State): number {
  if (!state.won) return 0
  const earned = (conditions: readonly StarCondition[] | undefined): number =>
    conditions?.every(condition => isFulfilled(state, condition)) ? 1 : 0
  return 1 + earned(state.level.stars?.two) + earned(state.level.stars?.three)
}

function isFulfilled(state: State, condition: StarCondition): boolean {
  const { metrics } = state
  switch (condition.type) {
    case 'MAX_PIECES_USED':
      return metrics.pieces <= condition.count
    case 'MAX_ROTATIONS_USED':
      return metrics.tilts <= condition.count
    case 'MAX_SHIFT_VOXELS_TOTAL':
      return metrics.shift <= condition.count
    case 'MAX_LOST_VOXELS_TOTAL':
      return metrics.lost <= condition.count
    case 'MAX_HOLES':
      return holes(state) <= condition.count
    case 'MAX_OVERHANG_VOXELS':
      return overhanging(state) <= condition.count
    case 'MAX_HOLDS_USED':
      return metrics.holds <= condition.count
    case 'MAX_ABILITY_USES':
      return { stabilise: metrics.stabilised, freeze: metrics.froze, drain: metrics.drains }[condition.ability] <= condition.count
    case 'MAX_MASS':
      return metrics.mass <= condition.mass
    case 'MAX_COLLAPSES':
      return metrics.collapses <= condition.count
    case 'MAX_WATER_HEIGHT':
      return (condition.ever ? metrics.waterHeight : waterHeight(state)) <= condition.worldLevel
    case 'NO_RESTING_ON_WATER':
      return condition.ever ? metrics.rested === 0 : !restsOnWater(state)
    case 'ALSO':
      return isJudged(state, condition.objective) && state.starGoals[alsoIn(state.level).indexOf(condition.objective)]!.met
  }
}

/** Air with something built anywhere above it. */
function holes(state: State): number {
  const { bounds } = state.level
  const isCovered = (cell: number): boolean => {
    for (let above = toward(bounds, cell, UP); above !== null; above = toward(bounds, above, UP)) if (built(state, above)) return true
    return false
  }
  return everyCell(bounds).filter(cell => isAir(state, cell) && isCovered(cell)).length
}

function overhanging(state: State): number {
  const { bounds } = state.level
  return everyCell(bounds).filter(cell => isVoxel(state.cells[cell]!) && isAir(state, toward(bounds, cell, BELOW))).length
}

export function score({ level, metrics }: State): number {
  const weights = level.score
  if (weights === undefined) return 0
  return (
    weights.perPiece * metrics.pieces +
    weights.perWaterRemoved * metrics.drained -
    weights.penaltyShiftVoxel * metrics.shift -
    weights.penaltyLostVoxel * metrics.lost -
    weights.penaltyRotation * metrics.tilts
  )
}
