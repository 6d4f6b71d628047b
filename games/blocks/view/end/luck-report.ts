import { useEffect, useState } from 'preact/hooks'
import type { Luck } from '../../minds/luck.ts'
import type { Blocks } from '../../nouns.ts'

/** What the worker is asked. */
export interface LuckAsked {
  readonly deal: Blocks['Deal']
  readonly score: number
}

/** What it says, again and again until the report is there. */
export interface LuckTold {
  readonly done: number
  readonly of: number
  readonly luck: Luck | null
}

export interface Report extends LuckTold {
  readonly failed: boolean
}

/** Plays the runs beside the page. Whoever leaves the end screen ends them. */
export function useReport(deal: Blocks['Deal'], score: number): Report {
  const [report, setReport] = useState<Report>({ done: 0, of: 1000, luck: null, failed: false })
  useEffect(() => {
    const worker = new Worker(new URL('./luck.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<LuckTold>) => setReport({ ...data, failed: false })
    worker.onerror = () => setReport(told => ({ ...told, failed: true }))
    worker.postMessage({ deal, score } satisfies LuckAsked)
    return () => worker.terminate()
  }, [deal, score])
  return report
}
