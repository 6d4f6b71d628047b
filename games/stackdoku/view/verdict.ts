/** Whether the game can still be won, asked of the exact solver beside the page, after every change. [SD-39] */
import { useEffect } from 'preact/hooks'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import type { Desk, Verdict } from './desk.ts'

let solver: Worker | null = null

export function useVerdict({ table, news }: PlayerProps<Stackdoku>, desk: Desk): void {
  const { view, outcome } = table
  const asked = view.assist && view.known !== null && outcome === null
  useEffect(() => {
    if (!asked) {
      desk.verdict.value = null
      return
    }
    solver ??= new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const heard = ({ data }: MessageEvent<{ count: number; verdict: Verdict }>): void => {
      if (data.count === news.count) desk.verdict.value = data.verdict
    }
    // A solver that cannot be fetched leaves the question open: nothing is claimed.
    solver.addEventListener('message', heard)
    solver.postMessage({ count: news.count, view })
    const asking = solver
    return () => asking.removeEventListener('message', heard)
  }, [news, asked, desk])
}
