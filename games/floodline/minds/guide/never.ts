/** Why a position cannot be won any more, where that can be proved: by what is lost already, or by a sum that no play can beat. */
import type { LossCode, Objective } from '../../nouns.ts'
import { sureLoss } from '../../rules/futures.ts'
import { Bounds } from '../solve/bounds.ts'
import type { State } from '../solve/types.ts'
import { Work } from '../solve/work.ts'

export type Never =
  | { readonly why: 'lost'; readonly loss: LossCode } // the next lock says so
  | { readonly why: 'goal'; readonly goal: number } // out of reach: which of the objectives
  | { readonly why: 'pieces' } // all of the goals together ask for more than come
  | { readonly why: 'tried' } // every way to go on

/** Null: not known. */
export function neverOf(state: Readonly<State>): Never | null {
  const loss = sureLoss(state)
  if (loss !== null) return { why: 'lost', loss }
  const goal = state.level.objectives.findIndex((objective, at) => !isInReach(state, [objective], [at]))
  if (goal >= 0) return { why: 'goal', goal }
  return isInReach(state, state.level.objectives, [...state.level.objectives.keys()]) ? null : { why: 'pieces' }
}

function isInReach(state: Readonly<State>, objectives: readonly Objective[], goals: readonly number[]): boolean {
  const level = { ...state.level, objectives }
  const from: State = { ...state, level, goals: goals.map(goal => state.goals[goal]) }
  const work = new Work(level, { wanted: '1', from, budget: {} })
  return Number.isFinite(new Bounds(work).left(work.first))
}
