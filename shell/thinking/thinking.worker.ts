/** Where opponents think, hints are thought about, long deals are made and replays are played over, so that none of it ever holds up the page. */
import { findGame } from '../../games/index.ts'
import type { Examined } from '../../games/provenance.ts'
import { serve } from '../../ui/worker-service.ts'
import { dayOf } from '../daily/dates.ts'
import type { ThinkingJobs } from './client.ts'
import { advise, deal, judge, think } from './think.ts'

serve<ThinkingJobs>({ advise, judge, think, deal, examine: examined })

/** Fetched when it is asked for: minds think without it. */
async function examined(text: string): Promise<Examined> {
  const [{ examine }, { isFault, readHeader }] = await Promise.all([import('../../games/provenance.ts'), import('../../kernel/replay.ts')])
  const header = readHeader(text)
  if (isFault(header)) return { game: null, verdict: { ok: false, fault: header }, provenance: null, origin: null, help: [] }
  const found = findGame(header.game)
  if (!found) throw new Error(`there is no game ${header.game}`)
  return examine(text, found, dayOf(Date.now()))
}
