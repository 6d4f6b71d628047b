/** What the stars ask for, while the level is still going on: what holds, what is still to come, what cannot be had any more. */
import type { Floodline, StarCondition } from '../../nouns.ts'
import { alsoWanted } from '../../rules/goals.ts'
import { materialOfToken, pieceOf, VOXELS } from '../../rules/pieces/pieces.ts'
import { starConditionMet, starsOf } from '../../rules/stars.ts'
import { type Trial, trialOf } from './trial.ts'

type State = Floodline['State']

/** Kept: it holds now. Open: it does not hold yet and still may. Lost: whatever happens, it will not hold at the end. */
export type Standing = 'kept' | 'open' | 'lost' | 'earned'

export interface StarHud {
  readonly star: 1 | 2 | 3
  readonly conditions: readonly StarCondition[] // none for the first, which is for winning
  readonly standing: Standing
  readonly trial?: Trial // of what it asks for that has to outlast tilts
}

export function starsNow(state: Readonly<State>): readonly StarHud[] {
  const { two = [], three = [] } = state.level.stars ?? {}
  const lists = [[], two, three] as const
  const earned = state.won ? starsOf(state) : null
  return lists.flatMap((conditions, i): StarHud[] => {
    if (i > 0 && conditions.length === 0) return []
    const star = (i + 1) as StarHud['star']
    if (earned) return [{ star, conditions, standing: earned[i] ? 'earned' : 'lost' }]
    if (state.lost !== '') return [{ star, conditions, standing: 'lost' }]
    return [{ star, conditions, standing: i === 0 ? 'open' : standingOf(state, conditions), ...trialIn(state, conditions) }]
  })
}

/** Nothing, unless something it asks for stands and is on its trial. */
function trialIn(state: Readonly<State>, conditions: readonly StarCondition[]): Pick<StarHud, 'trial'> {
  const wanted = alsoWanted(state.level)
  for (const condition of conditions) {
    if (condition.type !== 'ALSO') continue
    const progress = state.starGoals[wanted.indexOf(condition.objective)]
    const trial = progress && trialOf(state, condition.objective, progress)
    if (trial && (trial.holding > 0 || trial.ripe)) return { trial }
  }
  return {}
}

export function standingOf(state: Readonly<State>, conditions: readonly StarCondition[]): Standing {
  const each = conditions.map(condition => standingOfOne(state, condition))
  if (each.includes('lost')) return 'lost'
  return each.includes('open') ? 'open' : 'kept'
}

/** Counts never go down, so a count that is exceeded stays so. What is looked at only in the end may still be mended. */
function standingOfOne(state: Readonly<State>, condition: StarCondition): Standing {
  const holds = starConditionMet(state, condition)
  switch (condition.type) {
    case 'MAX_PIECES_USED': // nothing is won without one more lock
      return holds && state.metrics.pieces < condition.count ? 'kept' : 'lost'
    case 'MAX_MASS':
      return holds && state.metrics.mass + lightestNext(state) <= condition.mass ? 'kept' : 'lost'
    case 'MAX_HOLES':
    case 'MAX_OVERHANG_VOXELS':
    case 'ALSO':
      return holds ? 'kept' : 'open'
    case 'MAX_WATER_HEIGHT':
    case 'NO_RESTING_ON_WATER':
      return holds ? 'kept' : condition.ever === true ? 'lost' : 'open'
    case 'MAX_ROTATIONS_USED':
    case 'MAX_SHIFT_VOXELS_TOTAL':
    case 'MAX_LOST_VOXELS_TOTAL':
    case 'MAX_HOLDS_USED':
    case 'MAX_ABILITY_USES':
    case 'MAX_COLLAPSES':
      return holds ? 'kept' : 'lost'
  }
}

/** What the next lock adds at least: the active piece, or the one that hold would bring. */
function lightestNext({ piece, material, held, holdUsed, queue, level }: Readonly<State>): number {
  const active = piece < 0 ? 0 : massOfPiece(piece, material)
  const other = held >= 0 ? held : (queue[0] ?? -1)
  if (piece < 0 || holdUsed || level.hold !== true || other < 0) return active
  return Math.min(active, massOfPiece(pieceOf(other), materialOfToken(other)))
}

/** What a lock adds. */
export function massOfPiece(piece: number, material: number): number {
  return (VOXELS[piece]?.length ?? 0) * (material === 1 ? 2 : 1)
}

/** A star that something puts out of reach, and by which of its conditions. */
export interface StarCost {
  readonly star: StarHud['star']
  readonly broken: readonly StarCondition[]
}

/** Which stars are within reach now and not any more in what follows: after a tilt, or after a drop that may have ended the level. */
export function starsLost(state: Readonly<State>, after: Readonly<State>): readonly StarCost[] {
  const then = starsNow(after)
  return starsNow(state).flatMap(({ star, standing, conditions }): StarCost[] => {
    if (standing === 'lost' || conditions.length === 0) return []
    if (then.find(other => other.star === star)?.standing !== 'lost') return []
    const isBroken = (condition: StarCondition): boolean =>
      after.won ? !starConditionMet(after, condition) : standingOf(after, [condition]) === 'lost'
    return [{ star, broken: conditions.filter(isBroken) }]
  })
}
