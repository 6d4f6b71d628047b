/** Plays a deal again and again beside the page, and says how far it is. The page ends it when nobody waits any more. */
import { LuckRuns } from '../../minds/luck.ts'
import type { LuckAsked, LuckTold } from './luck-report.ts'

/** Short enough that the bar moves, long enough that it is not all talk. */
const PORTION = 20

/** The same game gets the same report whenever it is looked at. */
const SEED = 'report'

addEventListener('message', ({ data: { deal, score } }: MessageEvent<LuckAsked>) => {
  const runs = new LuckRuns(deal, score, SEED)
  while (runs.step(PORTION)) tell({ done: runs.done, of: runs.of, luck: null })
  tell({ done: runs.done, of: runs.of, luck: runs.report() })
})

function tell(told: LuckTold): void {
  postMessage(told)
}
