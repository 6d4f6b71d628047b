import { useEffect, useMemo, useState } from 'preact/hooks'
import type { PlayedGame } from '../../../../ui/pages.ts'
import { WorkerClient } from '../../../../ui/worker-client.ts'
import type { Told as GameToJudge, Judged } from '../../minds/analysis.ts'
import type { Chainfall } from '../../nouns.ts'
import { parse } from '../../rules/notation.ts'

/** A game is judged from its last turn to its first, and every turn is told as soon as it is. */
export type AnalysisJobs = { judge: { asked: GameToJudge; part: Judged; answer: null } }

const worker = new WorkerClient<AnalysisJobs>(() => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }))

export interface Judgements {
  /** By turn; what has not been judged yet, or cannot be, is missing. */
  readonly judged: readonly (Judged | undefined)[]
  readonly done: boolean
  readonly failed: boolean
}

/** Whoever leaves ends the judging. */
export function useJudgements(played: PlayedGame): Judgements {
  const [judgements, setJudgements] = useState<Judgements>({ judged: [], done: false, failed: false })
  const game = useMemo(() => gameIn(played), [played])
  useEffect(() => {
    setJudgements({ judged: Array.from({ length: game.actions.length }), done: false, failed: false })
    return worker.follow('judge', game, {
      part: judged => setJudgements(so => ({ ...so, judged: so.judged.with(judged.turn, judged) })),
      done: () => setJudgements(so => ({ ...so, done: true })),
      failed: () => setJudgements(so => ({ ...so, failed: true })),
    })
  }, [game])
  return judgements
}

/** Words of the kernel, such as resigning, are no turns. */
function gameIn({ deal, lines }: PlayedGame): GameToJudge {
  const actions = lines.map(({ text }) => parse(text)).filter(action => action !== null)
  return { deal: deal as Chainfall['Deal'], actions }
}
