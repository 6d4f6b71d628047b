import { useEffect, useMemo } from 'preact/hooks'
import type { Company, News, StageModule } from '../../ui/stage.ts'
import type { Match } from '../table/match.ts'
import { Spectate } from './spectate.tsx'

interface PastProps {
  readonly match: Match
  readonly stage: StageModule
  readonly company: Company
  readonly news: News
  readonly at: number
}

/** The board as it was after so many lines. One step on is shown as it was when it was played. */
export function Past({ match, stage, company, news, at }: PastProps) {
  const table = useMemo(() => {
    const past = match.history?.past() ?? null
    past?.go(at)
    return past
  }, [match, news])
  useEffect(() => table?.go(at), [table, at])
  return table && <Spectate {...{ stage, table, company }} />
}
