import type { Table } from '../../kernel/game.ts'
import { still } from '../../ui/motion.ts'
import type { Company, StageModule } from '../../ui/stage.ts'
import { useNews } from '../../ui/use-news.ts'

interface SpectateProps {
  readonly stage: StageModule
  readonly table: Table
  readonly company?: Company
  readonly paused?: boolean
  readonly speed?: number
}

/** The one way to watch: a board on the front page, in the theatre, at an earlier move. */
export function Spectate({ stage: { Viewer }, table, ...rest }: SpectateProps) {
  return <Viewer {...rest} table={table} news={useNews(table)} still={still.value} />
}
