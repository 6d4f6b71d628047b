import { useEffect, useState } from 'preact/hooks'
import { WorkerClient } from '../../../../ui/worker-client.ts'
import type { Luck } from '../../minds/luck.ts'
import type { Blocks } from '../../nouns.ts'
import { endWords } from '../words/end.ts'
import type { LuckJobs } from './luck.worker.ts'
import { LuckPlot } from './luck-plot.tsx'

const worker = new WorkerClient<LuckJobs>(() => new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module' }))

interface Runs {
  readonly done: number
  readonly of: number
  readonly luck: Luck | null // null until all are played
  readonly failed: boolean
}

const NONE: Runs = { done: 0, of: 1000, luck: null, failed: false }

/** Plays the runs beside the page. Whoever leaves the end screen ends them. */
function useRuns(deal: Blocks['Deal'], score: number): Runs {
  const [runs, setRuns] = useState(NONE)
  useEffect(() => {
    setRuns(NONE)
    return worker.follow(
      'runs',
      { deal, score },
      {
        part: progress => setRuns({ ...NONE, ...progress }),
        done: luck => setRuns({ ...NONE, luck }),
        failed: () => setRuns(last => ({ ...last, failed: true })),
      },
    )
  }, [deal, score])
  return runs
}

/** The same deal, played again and again by minds of known strength, beside the player's own game. */
export function LuckReport({ deal, score }: { deal: Blocks['Deal']; score: number }) {
  const { luck, failed, done, of } = useRuns(deal, score)
  return (
    <section class="bp-luck panel" aria-busy={!luck && !failed}>
      <header>
        <div>
          <h2>{endWords.luckTitle}</h2>
          {luck && (
            <p>
              {endWords.luckSaid(luck.scores.length, luck.play)} {luck.kindness !== null && endWords.luckKind(luck.kindness)}
            </p>
          )}
        </div>
        {luck && <Figures {...luck} />}
      </header>
      {luck && <LuckPlot {...luck} />}
      {!luck && failed && <p>{endWords.luckFailed}</p>}
      {!luck && !failed && (
        <label class="bp-working">
          {endWords.luckWorking(done, of)}
          <progress max={of} value={done} />
        </label>
      )}
    </section>
  )
}

function Figures({ play, kindness }: Luck) {
  return (
    <dl>
      <div>
        <dd data-play="true">{play}</dd>
        <dt>{endWords.play}</dt>
      </div>
      {kindness !== null && (
        <div>
          <dd>{kindness}</dd>
          <dt>{endWords.luck}</dt>
        </div>
      )}
    </dl>
  )
}
