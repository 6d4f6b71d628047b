import { type Doom, Judge, knownIn } from '../../minds/judge.ts'
import type { Stackdoku } from '../../nouns.ts'

/** Whether a game can still be won, as far as somebody who knows has said. */
export interface Prospect {
  readonly winnable: boolean
  /** So many undos lead back to where it could be. */
  readonly undos: number
  /** What did it; null while it can be won. */
  readonly doom: Doom | null
}

/** What a page may ask of the solver's worker. */
export interface SolverJobs {
  readonly prospect: { readonly asked: Stackdoku['View']; readonly answer: Prospect | null }
}

/** Null where nobody may help. */
export function prospectOf(view: Stackdoku['View']): Prospect | null {
  const known = knownIn(view)
  if (!known) return null
  const judge = new Judge(view, known)
  const verdict = judge.now()
  if (verdict.winnable) return { winnable: true, undos: 0, doom: null }
  const { doom } = judge.doomed(verdict)
  return { winnable: false, undos: doom.undos, doom }
}
