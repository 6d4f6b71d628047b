/** What the stars ask for, while the level is still going on: what holds, what is still to come, what cannot be had any more. */
import type { Floodline, Metrics, StarCondition } from '../../nouns.ts'
import { materialOfToken, pieceOf, VOXELS } from '../../rules/pieces/pieces.ts'
import { starConditionMet, starsOf } from '../../rules/stars.ts'

type State = Floodline['State']

/** Kept: it holds now. Open: it does not hold yet and still may. Lost: whatever happens, it will not hold at the end. */
export type Standing = 'kept' | 'open' | 'lost' | 'earned'

export interface StarHud {
  readonly star: 1 | 2 | 3
  readonly conditions: readonly StarCondition[] // none for the first, which is for winning
  readonly standing: Standing
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
    return [{ star, conditions, standing: i === 0 ? 'open' : standingOf(state, conditions) }]
  })
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
  const active = piece < 0 ? 0 : massOf(piece, material)
  const other = held >= 0 ? held : (queue[0] ?? -1)
  if (piece < 0 || holdUsed || level.hold !== true || other < 0) return active
  return Math.min(active, massOf(pieceOf(other), materialOfToken(other)))
}

function massOf(piece: number, material: number): number {
  return (VOXELS[piece]?.length ?? 0) * (material === 1 ? 2 : 1)
}

/** Which stars a tilt with these consequences would cost. */
export function starsLostBy(state: Readonly<State>, metrics: Metrics): readonly StarHud[] {
  const after = { ...state, metrics }
  return starsNow(state).filter(
    ({ standing, conditions }) => standing !== 'lost' && conditions.length > 0 && standingOf(after, conditions) === 'lost',
  )
}

/** Of the conditions of a star, those that would be broken: what the warning names. */
export function brokenBy(state: Readonly<State>, metrics: Metrics, conditions: readonly StarCondition[]): readonly StarCondition[] {
  return conditions.filter(condition => standingOf({ ...state, metrics }, [condition]) === 'lost')
}
