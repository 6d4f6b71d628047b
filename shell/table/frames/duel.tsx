import { Flag, Plus } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { still } from '../../../ui/motion.ts'
import type { News } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { named } from '../../../ui/voice.ts'
import { coverOf } from '../../app/covers.ts'
import { Header } from '../../app/header.tsx'
import { Spectate } from '../../replay/spectate.tsx'
import { answer, isAwaiting } from '../../thinking/answer.ts'
import { thinkInWorker } from '../../thinking/client.ts'
import { think } from '../../thinking/think.ts'
import { aroundWords } from '../../words/around.ts'
import { tableWords } from '../../words/table.ts'
import { type Match, OPPONENT, type PastTable, PERSON } from '../match.ts'
import { dealName } from '../parts/deal-name.ts'
import { EndNote } from '../parts/end-note.tsx'
import { helpSaid } from '../parts/ending.ts'
import { Menu } from '../parts/menu.tsx'
import { MoveList } from '../parts/moves.tsx'
import { Notices } from '../parts/notice.tsx'
import { Paused } from '../parts/pause.tsx'
import { SeatCard } from '../parts/seat-card.tsx'
import type { Item } from '../parts/table-menu.tsx'
import { TurnPanel } from '../parts/turn.tsx'
import { useKeyboard } from '../use-keyboard.ts'
import type { TableModel } from '../use-table.ts'
import './arena.css'

export { historyOf } from '../../replay/history.ts'

const afterwards = () => import('../deferred.ts')
const BackPanel = part(async () => (await afterwards()).BackPanel)
const EndCheck = part(async () => (await afterwards()).EndCheck)
const SealButton = part(async () => (await afterwards()).SealButton)

/** An answer that comes at once looks as if it had not been thought about, and the eye misses it. */
const BEAT_MS = 500

/** Two seats: the board in the middle, the log at the left, the seats and what can be done at the right. */
export function Duel(model: TableModel) {
  const { match, stage, company, news, selection, stageProps, paused, extras } = model
  const { table } = match
  const arena = stage.frame.name === 'arena'
  const { Stage, Lead } = stage
  const [past, look] = usePast(match, news)
  useAnswer(match, news)
  const ours = company.you ?? PERSON
  const { finished } = model.autosave.kept.value
  const pages = finished ? model.pages.filter(({ replay }) => replay) : []
  return (
    <>
      <TableHeader model={model} />
      <main class="table" tabIndex={-1} ref={useKeyboard(model)} data-frame={stage.frame.name} onKeyDown={model.onKeyDown}>
        <Notices model={model} />
        <About model={model} />
        <MoveList {...{ match, company, news, stage, past, look }} sealed={extras?.sealed ?? null} file={model.file}>
          {arena && <SealButton model={model} />}
        </MoveList>
        <div class="table-board column">
          {!arena && <p class="rule">{stage.words.rule(table.view)}</p>}
          <div class={arena ? 'board' : 'board panel'} data-paused={paused} data-ahead={extras?.ahead ? true : undefined}>
            <div class="board-in" data-stage inert={paused}>
              {past ? (
                <Spectate {...{ stage, company }} table={past} />
              ) : table.seat === null ? (
                <Spectate {...{ stage, table, company }} />
              ) : (
                <Stage {...stageProps} />
              )}
            </div>
            {paused && <Paused resume={() => model.pause(false)} />}
          </div>
        </div>
        <Chair {...model} seat={ours === PERSON ? OPPONENT : PERSON} ours={ours} past={past !== null} />
        {Lead && <div class="table-lead">{past ? <PastLead model={model} table={past} /> : <Lead {...stageProps} />}</div>}
        {past === null ? (
          <TurnPanel
            {...selection}
            {...{ table, news, stage, company, stageProps }}
            guided={model.loaded.minds.guide !== null}
            refused={model.refused}
            thinking={model.thinking}
            act={model.act}
            undo={model.undo}
            giveUp={extras?.giveUp(model) ?? resigning(model)}
            hint={model.hint}
            again={() => void afterwards().then(({ playAgain }) => playAgain(model))}
            watch={match.replay && (() => void afterwards().then(({ watch }) => watch(model)))}
            {...{ pages, help: helpSaid(match, company) }}
            far={extras !== undefined}
            ending={extras?.ending ?? null}
            onward={extras?.onward(model)}
            enter={page => void goTo(model, page)}
            note={
              <>
                <EndNote model={model} />
                <EndCheck model={model} />
                {extras?.note(model)}
              </>
            }
          />
        ) : (
          <BackPanel
            {...{ table, company }}
            lines={match.lines.slice(0, past.ply)}
            ending={extras?.ending ?? null}
            back={() => look(null)}
          />
        )}
        <Chair {...model} seat={ours} ours={ours} past={past !== null} />
      </main>
    </>
  )
}

function resigning({ resign }: TableModel): Item {
  const words = aroundWords()
  return { icon: Flag, text: words.resign, sure: words.resignSure, pick: resign }
}

/** Who sits there; a far table says more of them than their name. */
function Chair({ match, news, company, stage, extras, seat, ours, past }: TableModel & { seat: Seat; ours: Seat; past: boolean }) {
  const bot = match.opponent?.bot
  const known = bot && (seat === ours ? aroundWords().yourMark : named(stage.words, 'about', bot.id, bot.about))
  return <SeatCard {...{ match, news, seat, ours, past }} name={company.names[seat] ?? ''} about={extras ? extras.seat(seat) : known} />
}

/** What is played, and against whom. */
function About({ model }: { model: TableModel }) {
  const { game, opening, match, company, extras } = model
  const words = aroundWords()
  const { title, Glyph } = coverOf(game)
  return (
    <div class="table-about column hidden-narrow">
      <h1 class="game-title row">
        <Glyph />
        {title}
      </h1>
      <p class="chips wrap">
        {opening.dealName !== null && <span class="chip">{dealName(model)}</span>}
        {model.wanted.taken !== undefined && <span class="chip">{tableWords().taken}</span>}
        <span class="chip">{extras?.about ?? (match.opponent ? words.against(company.names[OPPONENT] ?? '') : words.twoPeople)}</span>
      </p>
    </div>
  )
}

function TableHeader({ model }: { model: TableModel }) {
  return (
    <Header crumb={coverOf(model.game).title}>
      {!model.extras && (
        <button type="button" class="button new-game" onClick={() => model.choose(true)}>
          <Icon of={Plus} />
          {aroundWords().newGame}
        </button>
      )}
      {model.extras?.bar(model)}
      <Menu model={model} />
    </Header>
  )
}

/** An earlier position that is looked at; null: the game as it is. What happens brings everybody back. */
function usePast(match: Match, news: News): [past: PastTable | null, look: (at: number | null) => void] {
  const [looked, setLooked] = useState<{ readonly news: News; readonly table: PastTable | null }>({ news, table: null })
  const past = looked.news === news ? looked.table : null
  const look = (at: number | null): void => {
    const table = at === null ? null : (past ?? match.history?.past() ?? null)
    // Before anything is drawn, so that all that is drawn is of one moment. One step on is shown as it was when it was played.
    if (at !== null) table?.go(at)
    setLooked({ news, table })
  }
  return [past, look]
}

/** How things stood then, as large as for whoever plays. */
function PastLead({ model: { stage, stageProps }, table }: { model: TableModel; table: PastTable }) {
  const { Lead } = stage
  return Lead && <Lead {...stageProps} table={table} news={useNews(table)} chosen={null} advice={null} refusal={null} />
}

/** Lets the mind answer after a beat. Taking back while it thinks changes the news, and with it the thought is dropped. */
function useAnswer(match: Match, news: News): void {
  useEffect(() => {
    if (!isAwaiting(match)) return
    // Where there is no worker, the page itself thinks.
    const answered = (): void => void answer(match, question => thinkInWorker(question).catch(() => think(question)))
    const timer = setTimeout(answered, still.peek() ? 0 : BEAT_MS)
    return () => clearTimeout(timer)
  }, [match, news])
}

/** To a page about this game, once it is saved. */
async function goTo({ game, autosave }: TableModel, page: string): Promise<void> {
  const { finished } = autosave.kept.peek()
  const { enter } = await import('../../gamepage/enter.ts')
  if (finished) enter(game, page, finished.id)
}
