/** Where it is worked out whether a game can still be won, so that the page never waits for it. */
import { type Doom, Judge, knownIn } from '../../minds/judge.ts'
import type { Stackdoku } from '../../nouns.ts'
import type { Verdict } from '../view-state.ts'

addEventListener('message', ({ data: { count, view } }: MessageEvent<{ count: number; view: Stackdoku['View'] }>) => {
  postMessage({ count, verdict: verdictOn(view) })
})

function verdictOn(view: Stackdoku['View']): Verdict | null {
  const known = knownIn(view)
  if (!known) return null
  const judge = new Judge(view, known)
  const verdict = judge.now()
  return verdict.winnable ? { winnable: true, undos: 0, doom: null } : doomedBy(judge.doomed(verdict).doom)
}

function doomedBy(doom: Doom): Verdict {
  return { winnable: false, undos: doom.undos, doom }
}
