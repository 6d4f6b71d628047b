import type { Stackdoku } from '../nouns.ts'
import { type Doom, Judge, knownIn } from './judge.ts'

/** Whether a game can still be won, as far as somebody who knows has said. */
export interface Prospect {
  readonly winnable: boolean
  /** So many undos lead back to where it could be. */
  readonly undos: number
  /** What did it; null while it can be won. */
  readonly doom: Doom | null
}

/** Null: there are hidden numbers, and nobody told us. */
export function prospectOf(view: Stackdoku['View']): Prospect | null {
  if (!view.assist) return null
  const known = knownIn(view)
  if (!known) return null
  const judge = new Judge(view, known)
  const verdict = judge.now()
  if (verdict.winnable) return { winnable: true, undos: 0, doom: null }
  const { doom } = judge.doomed(verdict)
  return { winnable: false, undos: doom.undos, doom }
}
