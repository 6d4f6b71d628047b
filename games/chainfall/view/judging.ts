import { useEffect, useMemo, useState } from 'preact/hooks'
import type { PlayedGame } from '../../../ui/pages.ts'
import type { Judged, Told } from '../minds/analysis.ts'
import type { Chainfall } from '../nouns.ts'
import { parse } from '../rules/notation.ts'

export interface Judging {
  /** By turn; what has not been judged yet, or cannot be, is missing. */
  readonly judged: readonly (Judged | undefined)[]
  readonly done: boolean
  readonly failed: boolean
}

/** A game is judged beside the page; whoever leaves ends it. */
export function useJudging(played: PlayedGame): Judging {
  const [judging, setJudging] = useState<Judging>({ judged: [], done: false, failed: false })
  const told = useMemo(() => toldIn(played), [played])
  useEffect(() => {
    const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })
    const found: (Judged | undefined)[] = Array.from({ length: told.actions.length })
    worker.onmessage = ({ data }: MessageEvent<Judged | null>) => {
      if (data) found[data.turn] = data
      setJudging({ judged: [...found], done: data === null, failed: false })
    }
    worker.onerror = () => setJudging(so => ({ ...so, failed: true }))
    worker.postMessage(told)
    return () => worker.terminate()
  }, [told])
  return judging
}

/** Words of the kernel, such as resigning, are no turns. */
function toldIn({ deal, lines }: PlayedGame): Told {
  const actions = lines.map(({ text }) => parse(text)).filter(action => action !== null)
  return { deal: deal as Chainfall['Deal'], actions }
}
