/** Everything that loses the level, and how close it is: what has a limit, with its count. */
import type { Floodline } from '../../../nouns.ts'
import { tiltsLeft } from '../../../rules/actions.ts'
import { builtHeight, waterHeight } from '../../../rules/board/shapes.ts'
import { DOWN } from '../../../rules/board/space.ts'
import { limitOf } from '../../../rules/endless.ts'
import { warningsOf } from '../../../rules/futures.ts'
import { massLimit } from '../warnings/warnings.ts'

type State = Floodline['State']

export interface LimitHud {
  readonly kind: 'lost' | 'water' | 'resting' | 'spill' | 'weight' | 'height' | 'tilts' | 'pieces'
  readonly have: number // water, height: the highest layer, -1 for none
  readonly limit: number // that may be reached; of water, the layer that may not
  readonly near: boolean
  readonly passed: boolean // at the next lock the level is lost, unless that changes
}

const NEAR = 2

/** The ones a level makes itself first, then those that every level has. Walks over the board: ask when it changed. */
export function limitsOf(state: Readonly<State>): readonly LimitHud[] {
  const { level, metrics, cells, notes } = state
  const isLevel = state.gravity === DOWN
  if (level.sandbox) return []
  const found: LimitHud[] = []
  const counted = (kind: LimitHud['kind'], have: number, limit: number, near = limit - have <= NEAR && have > 0): void =>
    void found.push({ kind, have, limit, near, passed: have > limit })
  for (const constraint of level.constraints ?? []) {
    if (constraint.type === 'MAX_LOST_VOXELS') counted('lost', metrics.lost, constraint.count)
    if (constraint.type === 'MAX_WATER_OVERFLOW') counted('spill', metrics.overflowed, constraint.units)
    if (constraint.type === 'NO_RESTING_ON_WATER') counted('resting', restingIn(state), 0, false)
    if (constraint.type === 'WATER_FORBIDDEN') {
      const have = waterHeight(level.bounds, cells)
      const limit = constraint.worldLevel
      found.push({ kind: 'water', have, limit, near: have >= 0 && have === limit - 1, passed: have >= limit })
    }
  }
  const mass = massLimit(level)
  // A goal says so itself.
  const isGoal = level.objectives.some(objective => objective.type === 'STAY_UNDER_WEIGHT' && objective.maxMass === mass)
  if (mass !== null && !isGoal) counted('weight', metrics.mass, mass, metrics.mass >= mass * 0.85)
  const [high, highest] = [builtHeight(level.bounds, cells, notes), limitOf(state)]
  // Nobody looks at the height while the board leans [FL-111].
  found.push({ kind: 'height', have: high, limit: highest, near: highest - high <= NEAR && high > 0, passed: high > highest && isLevel })
  const { tiltBudget, maxRotations } = level.tilt ?? {}
  const most = metrics.tilts + tiltsLeft(state)
  if ((tiltBudget ?? maxRotations) !== undefined && most > 0) counted('tilts', metrics.tilts, most, false)
  const { bag } = level
  const all = bag.type === 'FIXED_SEQUENCE' && bag.loop === false ? bag.sequence.length : null
  // Where all of them are to be placed, that is the goal and no limit.
  const isEachWanted = level.objectives.some(objective => objective.type === 'PLACE_PIECES' && objective.count === all)
  if (all !== null && !isEachWanted) counted('pieces', metrics.pieces, all)
  return found
}

function restingIn(state: Readonly<State>): number {
  return warningsOf(state).find(({ kind }) => kind === 'resting-on-water')?.cells.length ?? 0
}
