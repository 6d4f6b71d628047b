/** A move that is to be played as soon as it is our turn: seen, heard, and taken back. */
import { AlarmClockCheck, X } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { StageModule } from '../../../ui/stage.ts'
import { tableWords } from '../../words/table.ts'
import { onlineWords } from '../words/online.ts'
import type { PremoveNews } from './premove.ts'
import type { RemoteMatch } from './remote-match.ts'

/** As long as it takes to read why a move was not played. */
const SHOWN_MS = 8000

export function Planned({ match, stage }: { match: RemoteMatch; stage: StageModule }) {
  const { planned: said } = onlineWords()
  const { premove } = match.table
  const text = premove.text.value
  const dropped = useDroppedSaid(match, stage)
  const isOpen = match.connection.value === 'open'
  const leaving = premove.leaving.value
  if (leaving !== null && !isOpen) return <p class="note online-ahead">{said.leaving(leaving)}</p>
  if (text === null) return dropped && <p class="note refused online-ahead">{dropped}</p>
  const isSafe = premove.isKept.value || isOpen
  return (
    <div class="note online-ahead row">
      <Icon of={AlarmClockCheck} />
      <p>
        <strong>{said.title(text)}</strong> {isSafe ? said.when : said.sending}
      </p>
      <button type="button" class="button" onClick={event => forget(event, match)}>
        <Icon of={X} />
        {said.cancel}
      </button>
    </div>
  )
}

/** The button goes away: whoever pressed it by key goes on at the table. */
function forget({ currentTarget }: Event, match: RemoteMatch): void {
  if (currentTarget instanceof HTMLElement) currentTarget.closest('main')?.focus({ preventScroll: true })
  match.table.forget()
}

type Dropped = Extract<PremoveNews, { kind: 'dropped' }>
type Late = Extract<PremoveNews, { kind: 'late' }>

const isMissed = (news: PremoveNews | null): news is Dropped | Late => news?.kind === 'dropped' || news?.kind === 'late'

/** That it was not played, and why. */
function droppedSaid(match: RemoteMatch, { words }: StageModule, news: Dropped | Late): string {
  if (news.kind === 'late') return onlineWords().planned.late(news.text, news.played)
  const { text, refusal } = news
  const why = words.refused(refusal, match.company(words)) ?? tableWords().refusal(refusal)
  return `${onlineWords().planned.dropped(text)} ${why}`
}

/** What was planned and could not be played, for a while. */
export function useDroppedSaid(match: RemoteMatch, stage: StageModule): string | null {
  const { table } = match
  const news = table.premove.news.value
  const [gone, setGone] = useState<PremoveNews | null>(null)
  useEffect(() => {
    if (!isMissed(news)) return
    const timer = setTimeout(() => setGone(news), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [news])
  if (!isMissed(news) || news === gone) return null
  return news.kind === 'late' || table.toMove === table.seat ? droppedSaid(match, stage, news) : null
}

export function usePlannedSaid(match: RemoteMatch, stage: StageModule): void {
  const news = match.table.premove.news.value
  useEffect(() => {
    const { planned: said } = onlineWords()
    if (news?.kind === 'kept') announce(`${said.title(news.text)} ${said.when}`)
    else if (news) announce(isMissed(news) ? droppedSaid(match, stage, news) : said.forgotten(news.text))
  }, [news])
}
