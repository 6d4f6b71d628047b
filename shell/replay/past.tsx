import { useEffect, useMemo } from 'preact/hooks'
import { still } from '../../ui/motion.ts'
import type { Company, News, StageModule, StageProps } from '../../ui/stage.ts'
import type { Match } from '../table/match.ts'
import { useNews } from '../table/use-news.ts'
import { ReplayTable } from './replay-table.ts'

interface PastProps {
  readonly match: Match
  readonly stage: StageModule
  readonly company: Company
  readonly news: News
  readonly at: number
}

/** The board as it was after so many lines. One step on is told as it was when it was played. */
export function Past({ match, stage: { Stage }, company, news: now, at }: PastProps) {
  const table = useMemo(() => {
    const past = new ReplayTable(match.session)
    past.go(at)
    return past
  }, [match, now])
  const news = useNews(table)
  useEffect(() => table.go(at), [table, at])
  const props: StageProps = {
    ...{ table, news, company, still: still.value },
    ...{ chosen: null, advice: null, refusal: null, choose: nothing, act: nothing, refuse: nothing },
  }
  return <Stage {...props} />
}

function nothing(): void {}
