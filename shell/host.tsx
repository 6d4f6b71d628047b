import { Plus } from 'lucide'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../kernel/game.ts'
import { announce } from '../ui/announce.tsx'
import { Icon } from '../ui/icon.tsx'
import { still } from '../ui/motion.ts'
import type { Company, News, StageModule } from '../ui/stage.ts'
import { navigate } from './address.ts'
import type { Fetched } from './fetched.ts'
import { Header } from './header.tsx'
import { type Match, OPPONENT, PERSON } from './match.ts'
import { useMind } from './mind.ts'
import { MoveList } from './moves.tsx'
import { NewGame } from './newgame.tsx'
import { useNews } from './news.ts'
import type { Wanted } from './route.ts'
import { SeatCard } from './seatcard.tsx'
import { freshSeed } from './seed.ts'
import { staged } from './stages.ts'
import './table.css'
import { TurnPanel } from './turn.tsx'
import { botName, ended, endTitle, refused, words } from './words.ts'

const { table: said } = words

/** An answer that comes at once looks as if it had not been thought about, and the eye misses it. */
const BEAT_MS = 500

interface HostProps extends Fetched {
  readonly game: string
  readonly wanted: Wanted
  readonly dealName: string
  readonly match: Match
}

/** A person at a table: the board in the middle, the log at the left, the seats and what can be done at the right. */
export function Host({ game, wanted, dealName, match, unboxed, stage }: HostProps) {
  const { table, bot } = match
  const { title, Glyph } = staged(game).cover
  const { Stage } = stage
  const opponent = botName(bot.id)
  const company: Company = { you: PERSON, names: [said.you, opponent] }
  const news = useNews(table)
  const [mind, change, clear] = useMind(news.count)
  const [choosing, setChoosing] = useState(false)
  const main = useRef<HTMLElement>(null)
  useFocus(main)
  useAnswer(match, news)
  useAnnouncements(match, news, stage, company)

  const sentence = (refusal: Refusal): string => stage.words.refused(refusal, company) ?? refused(refusal)

  function refuse(refusal: Refusal): void {
    change({ refusal, chosen: null })
    announce(sentence(refusal))
  }

  /** What came of asking the table for something. */
  function asked(refusal: Refusal | null): void {
    if (refusal) refuse(refusal)
  }

  function hint(): void {
    const advice = match.hint()
    if (!advice) return refuse({ code: 'no-hint', because: said.noHint, facts: {} })
    change({ advice, chosen: null, refusal: null })
    const { title: what, lines } = stage.words.advised(table.view, advice)
    announce(`${said.hinted}: ${what}. ${lines.join(' ')}`)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'u') asked(table.undo())
    else if (event.key === 'h') hint()
    else if (event.key === 'Escape') clear()
  }

  return (
    <>
      <Header crumb={title}>
        <button type="button" class="button new-game" onClick={() => setChoosing(true)}>
          <Icon of={Plus} />
          {said.newGame}
        </button>
      </Header>
      <main class="table" tabIndex={-1} ref={main} onKeyDown={onKeyDown}>
        <div class="table-about">
          <h1>
            <Glyph />
            {title}
          </h1>
          <p class="chips">
            <span class="chip">{dealName}</span>
            <span class="chip">{said.against(opponent)}</span>
          </p>
        </div>
        <MoveList match={match} company={company} news={news} file={`${game}-${wanted.level ?? wanted.preset}-${wanted.seed}`} />
        <div class="table-board">
          <p class="rule">{stage.words.rule(table.view)}</p>
          <div class="board panel">
            <Stage
              {...mind}
              table={table}
              news={news}
              still={still.value}
              choose={chosen => change({ chosen, refusal: null })}
              act={action => asked(table.act(action))}
              refuse={refuse}
            />
          </div>
        </div>
        <SeatCard table={table} seat={OPPONENT} name={opponent} about={bot.about} news={news} />
        <TurnPanel
          {...mind}
          table={table}
          news={news}
          stage={stage}
          company={company}
          refused={mind.refusal && sentence(mind.refusal)}
          act={action => asked(table.act(action))}
          undo={() => asked(table.undo())}
          resign={() => asked(table.resign())}
          hint={hint}
          again={() => navigate({ page: 'play', game, wanted: { ...wanted, seed: freshSeed() } }, 'replace')}
        />
        <SeatCard table={table} seat={PERSON} name={said.you} about={said.yourMark} news={news} />
      </main>
      {choosing && <NewGame game={game} wanted={wanted} unboxed={unboxed} stage={stage} close={() => setChoosing(false)} />}
    </>
  )
}

/** The keyboard comes to a new table unless it is somewhere else, so that the shortcuts work from the start. */
function useFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
}

/** Lets the mind answer after a beat. Taking back while it thinks changes the news, and with it the thought is dropped. */
function useAnswer(match: Match, news: News): void {
  useEffect(() => {
    if (!match.awaiting) return
    const timer = setTimeout(() => match.answer(), still.peek() ? 0 : BEAT_MS)
    return () => clearTimeout(timer)
  }, [match, news])
}

/** Says aloud what a person who looks would see: every move, whoever made it, and the end. */
function useAnnouncements({ table }: Match, news: News, stage: StageModule, company: Company): void {
  useEffect(() => {
    if (news.count === 0) return
    const { outcome } = table
    for (const event of news.events) announce(stage.words.heard(event, company))
    if (outcome) announce(`${endTitle(outcome, company)}. ${stage.words.ended(outcome, company) ?? ended(outcome, company)}`)
    else if (news.events.length === 0) announce(said.undone)
  }, [news])
}
