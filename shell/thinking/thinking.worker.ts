/** Where opponents think, hints are thought about, long deals are made and replays are played over, so that none of it ever holds up the page. */
import { findGame } from '../../games/index.ts'
import { isFault, readHeader, type Verdict, verify } from '../../kernel/replay.ts'
import { serve } from '../../ui/worker-service.ts'
import type { ThinkingJobs } from './client.ts'
import { advise, deal, judge, think } from './think.ts'

serve<ThinkingJobs>({ advise, judge, think, deal, verify: verdictOn })

async function verdictOn(text: string): Promise<Verdict> {
  const header = readHeader(text)
  if (isFault(header)) return { ok: false, fault: header }
  const found = findGame(header.game)
  if (!found) throw new Error(`there is no game ${header.game}`)
  return verify(text, await found.game())
}
