/** Where opponents think, hints are thought about, long deals are made and replays are played over, so that none of it ever holds up the page. */
import { findGame } from '../../games/index.ts'
import { isFault, readHeader, type Verdict, verify } from '../../kernel/replay.ts'
import type { Asked, Told } from './client.ts'
import { advise, dealt, think } from './think.ts'

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id } = event.data
  const tell = (told: Told): void => postMessage(told)
  done(event.data).then(
    told => tell({ id, told }),
    (error: unknown) => tell({ id, broken: error instanceof Error ? error.message : String(error) }),
  )
})

async function done(work: Asked): Promise<unknown> {
  switch (work.errand) {
    case 'think':
      return think(work.asked)
    case 'advise':
      return advise(work.asked)
    case 'deal':
      return dealt(work.asked)
    case 'verify':
      return verdictOn(work.asked)
  }
}

async function verdictOn(text: string): Promise<Verdict> {
  const header = readHeader(text)
  if (isFault(header)) return { ok: false, fault: header }
  const found = findGame(header.game)
  if (!found) throw new Error(`there is no game ${header.game}`)
  return verify(text, await found.game())
}
