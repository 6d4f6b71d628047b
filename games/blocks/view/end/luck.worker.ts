/** Plays a deal again and again beside the page, and says how far it is. The page ends it when nobody waits any more. */
import { serve } from '../../../../ui/worker-service.ts'
import { type Luck, LuckRuns } from '../../minds/luck.ts'
import { type Hinted, hintedIn } from '../../minds/luck-hints.ts'
import type { Blocks } from '../../nouns.ts'

export interface LuckJobs {
  readonly runs: {
    readonly asked: { readonly deal: Blocks['Deal']; readonly score: number; readonly lines: readonly { readonly text: string }[] }
    readonly part: { readonly done: number; readonly of: number }
    readonly answer: LuckReport
  }
}

/** What the runs say of the player's own points: those that followed a hint are left out. */
export interface LuckReport {
  readonly luck: Luck
  readonly hinted: Hinted
}

/** Short enough that the bar moves, long enough that it is not all talk. */
const PORTION = 20

/** The same game gets the same report whenever it is looked at. */
const SEED = 'report'

serve<LuckJobs>({
  runs({ deal, score, lines }, tell) {
    const hinted = hintedIn(deal, lines)
    const runs = new LuckRuns(deal, score - hinted.points, SEED)
    while (runs.step(PORTION)) tell({ done: runs.done, of: runs.of })
    return { luck: runs.report(), hinted }
  },
})
