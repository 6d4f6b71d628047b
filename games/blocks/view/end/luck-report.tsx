import { useEffect, useState } from 'preact/hooks'
import { WorkerClient } from '../../../../ui/worker-client.ts'
import type { Luck } from '../../minds/luck.ts'
import { isUntold } from '../../minds/luck-hints.ts'
import type { Blocks } from '../../nouns.ts'
import { endWords } from '../words/end.ts'
import type { LuckJobs, LuckReport as Report } from './luck.worker.ts'
import { LuckPlot } from './luck-plot.tsx'
import { reportText } from './luck-text.ts'

const worker = new WorkerClient<LuckJobs>(() => new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module' }))

interface Runs {
  readonly done: number
  readonly of: number
  readonly report: Report | null // null until all are played
  readonly failed: boolean
}

const NONE: Runs = { done: 0, of: 1000, report: null, failed: false }

interface LuckProps {
  readonly deal: Blocks['Deal']
  readonly score: number
  readonly lines: readonly { readonly text: string }[]
}

/** Plays the runs beside the page. Whoever leaves the end screen ends them. */
function useRuns({ deal, score, lines }: LuckProps): Runs {
  const [runs, setRuns] = useState(NONE)
  useEffect(() => {
    setRuns(NONE)
    return worker.follow(
      'runs',
      { deal, score, lines: lines.map(({ text }) => ({ text })) },
      {
        part: progress => setRuns({ ...NONE, ...progress }),
        done: report => setRuns({ ...NONE, report }),
        failed: () => setRuns(last => ({ ...last, failed: true })),
      },
    )
  }, [deal, score])
  return runs
}

/** The same deal, played again and again by minds of known strength, beside the player's own game. */
export function LuckReport(props: LuckProps) {
  const { report, failed, done, of } = useRuns(props)
  // A game played by hints says nothing about play: then only the deal is judged.
  const untold = report !== null && isUntold(report.hinted)
  return (
    <section class="bp-luck panel" aria-busy={!report && !failed}>
      <header>
        <div>
          <h2>{endWords.luckTitle}</h2>
          {report && <p>{reportText(report)}</p>}
        </div>
        {report && <Figures {...report.luck} untold={untold} />}
      </header>
      {report && !untold && <LuckPlot {...report.luck} />}
      {!report && failed && <p>{endWords.luckFailed}</p>}
      {!report && !failed && (
        <label class="bp-working">
          {endWords.luckWorking(done, of)}
          <progress max={of} value={done} />
        </label>
      )}
    </section>
  )
}

function Figures({ play, kindness, untold }: Luck & { untold: boolean }) {
  return (
    <dl>
      {!untold && (
        <div>
          <dd data-play="true">{play}</dd>
          <dt>{endWords.play}</dt>
        </div>
      )}
      {kindness !== null && (
        <div>
          <dd>{kindness}</dd>
          <dt>{endWords.luck}</dt>
        </div>
      )}
    </dl>
  )
}
