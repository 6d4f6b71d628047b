/** Stars and score, judged on the position that won [FL-120…FL-128]. */
import type { Ability, Floodline, Metrics, ScorePart, StarCondition } from '../nouns.ts'
import { holes, overhangVoxels, restingOnWater, waterHeight } from './board/shapes.ts'
import { isAlsoMet, type Judged } from './goals.ts'

/** How many stars, 0 to 3. The second and the third are earned independently of each other: two may mean the first and the third. */
export function stars(state: Judged & Pick<Floodline['State'], 'won'>): number {
  return starsOf(state).filter(earned => earned).length
}

/** Which stars: the first for winning, the others for meeting every condition of their list. A level without lists has only the first. */
export function starsOf(state: Judged & Pick<Floodline['State'], 'won'>): [boolean, boolean, boolean] {
  const lists = state.level.stars
  if (!state.won || lists === undefined) return [state.won, false, false]
  const earned = (conditions: readonly StarCondition[]): boolean => conditions.every(condition => starConditionMet(state, condition))
  return [true, earned(lists.two), earned(lists.three)]
}

/** Whether the condition holds now; at the limit it does. */
export function starConditionMet(state: Judged, condition: StarCondition): boolean {
  const { level, cells, notes, gravity, metrics } = state
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
      return holes(level.bounds, cells, notes) <= condition.count
    case 'MAX_OVERHANG_VOXELS':
      return overhangVoxels(level.bounds, cells) <= condition.count
    case 'MAX_HOLDS_USED':
      return metrics.holds <= condition.count
    case 'MAX_ABILITY_USES':
      return usesOf(metrics, condition.ability) <= condition.count
    case 'MAX_MASS':
      return metrics.mass <= condition.mass
    case 'MAX_COLLAPSES':
      return metrics.collapses <= condition.count
    case 'MAX_WATER_HEIGHT':
      return (condition.ever === true ? metrics.waterHeight : waterHeight(level.bounds, cells)) <= condition.worldLevel
    case 'NO_RESTING_ON_WATER':
      return condition.ever === true ? metrics.rested === 0 : restingOnWater(level.bounds, cells, gravity) < 0
    case 'ALSO':
      return isAlsoMet(state, condition.objective)
  }
}

function usesOf(metrics: Metrics, ability: Ability): number {
  switch (ability) {
    case 'stabilise':
      return metrics.stabilised
    case 'freeze':
      return metrics.froze
    case 'drain':
      return metrics.drains
  }
}

type Scored = Pick<Floodline['State'], 'level' | 'metrics'> & Partial<Pick<Floodline['State'], 'endless'>>

/** May be negative; 0 in a level that keeps no score. */
export function score(state: Scored): number {
  let sum = 0
  for (const { points } of scoreParts(state)) sum += points
  return sum
}

export interface PartOfScore {
  readonly part: ScorePart
  readonly count: number // how many of them there were
  readonly points: number // what they come to; penalties are negative
}

/** What the score is the sum of: everything the level pays or charges for, also what has not happened yet [FL-128, FL-194]. */
export function scoreParts({ level, metrics, endless }: Scored): readonly PartOfScore[] {
  const terms = level.score
  if (terms === undefined) return []
  const parts: readonly [part: ScorePart, count: number, each: number][] = [
    ['pieces', metrics.pieces, terms.perPiece],
    ['water', metrics.drained, terms.perWaterRemoved],
    ['floors', endless?.floors ?? 0, terms.perFloor ?? 0],
    ['slides', endless?.slid ?? 0, terms.perSlid ?? 0],
    ['collapses', endless?.collapses ?? 0, terms.perCollapse ?? 0],
    ['shift', metrics.shift, -terms.penaltyShiftVoxel],
    ['lost', metrics.lost, -terms.penaltyLostVoxel],
    ['tilts', metrics.tilts, -terms.penaltyRotation],
  ]
  return parts.filter(([, , each]) => each !== 0).map(([part, count, each]) => ({ part, count, points: count === 0 ? 0 : count * each }))
}
