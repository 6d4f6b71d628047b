import { useEffect } from 'preact/hooks'
import type { PlayerProps } from '../../../../ui/stage.ts'
import { WorkerClient } from '../../../../ui/worker-client.ts'
import type { Stackdoku } from '../../nouns.ts'
import type { ViewState } from '../view-state.ts'
import type { SolverJobs } from './prospect.ts'

/** One for all tables: every question has its own answer, and a worker that fell over is started anew for the next one. */
const solver = new WorkerClient<SolverJobs>(() => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }))

/** Whether the game can still be won, asked of the exact solver beside the page after every change. [SD-39] */
export function useSolver({ table, news }: PlayerProps<Stackdoku>, { prospect }: ViewState): void {
  const { view, outcome } = table
  const wanted = view.assist && outcome === null
  useEffect(() => {
    if (!wanted) {
      prospect.value = null
      return
    }
    let current = true
    solver.ask('prospect', view).then(
      answer => {
        if (current) prospect.value = answer
      },
      () => {
        // A solver that cannot be reached leaves the question open: nothing is claimed.
        if (current) prospect.value = null
      },
    )
    return () => {
      current = false
    }
  }, [news, wanted, prospect])
}
