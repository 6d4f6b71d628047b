/** Plays a deal again and again beside the page, and says how far it is. The page ends it when nobody waits any more. */
import { serve } from '../../../../ui/worker-service.ts'
import { type Luck, LuckRuns } from '../../minds/luck.ts'
import type { Blocks } from '../../nouns.ts'

export interface LuckJobs {
  readonly runs: {
    readonly asked: { readonly deal: Blocks['Deal']; readonly score: number }
    readonly part: { readonly done: number; readonly of: number }
    readonly answer: Luck
  }
}

/** Short enough that the bar moves, long enough that it is not all talk. */
const PORTION = 20

/** The same game gets the same report whenever it is looked at. */
const SEED = 'report'

serve<LuckJobs>({
  runs({ deal, score }, tell) {
    const runs = new LuckRuns(deal, score, SEED)
    while (runs.step(PORTION)) tell({ done: runs.done, of: runs.of })
    return runs.report()
  },
})
