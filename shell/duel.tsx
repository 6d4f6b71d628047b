import { Plus } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { still } from '../ui/motion.ts'
import type { News } from '../ui/stage.ts'
import { named } from '../ui/voice.ts'
import { answer, isAwaiting } from './answering.ts'
import { thinkBeside } from './beside.ts'
import { coverOf } from './covers.ts'
import { EndNote } from './endnote.tsx'
import { playAgain, watch } from './endtools.ts'
import { Header } from './header.tsx'
import { think } from './hint.ts'
import { useKeyboard } from './keyboard.ts'
import { type Match, OPPONENT, PERSON } from './match.ts'
import { Menu } from './menu.tsx'
import { MoveList } from './moves.tsx'
import { Notices } from './notice.tsx'
import { Past } from './past.tsx'
import { Paused } from './pause.tsx'
import { SeatCard } from './seatcard.tsx'
import { linesOf } from './sheet.ts'
import type { Sitting } from './sitting.ts'
import { BackPanel, TurnPanel } from './turn.tsx'
import { saidAround } from './words/around.ts'
import { said } from './words/table.ts'

/** An answer that comes at once looks as if it had not been thought about, and the eye misses it. */
const BEAT_MS = 500

/** Two seats: the board in the middle, the log at the left, the seats and what can be done at the right. */
export function Duel(sitting: Sitting) {
  const { game, opening, match, stage, company, news, mind, stageProps, paused } = sitting
  const { table, bot } = match
  const words = saidAround()
  const { title, Glyph } = coverOf(game)
  const { Stage, Lead } = stage
  const [past, look] = usePast(news)
  useAnswer(match, news)
  const { finished } = sitting.keeper.kept.value
  const rooms = finished ? (stage.rooms ?? []).filter(({ replay }) => replay) : []
  return (
    <>
      <Header crumb={title}>
        <button type="button" class="button new-game" onClick={() => sitting.choose(true)}>
          <Icon of={Plus} />
          {words.newGame}
        </button>
        <Menu sitting={sitting} />
      </Header>
      <main
        class="table"
        tabIndex={-1}
        ref={useKeyboard(sitting)}
        data-bare={stage.bare === true}
        data-lead={Lead !== undefined}
        onKeyDown={sitting.onKeyDown}
      >
        <Notices sitting={sitting} />
        <div class="table-about">
          <h1>
            <Glyph />
            {title}
          </h1>
          <p class="chips">
            {opening.dealName !== null && <span class="chip">{dealName(sitting)}</span>}
            {sitting.wanted.taken !== undefined && <span class="chip">{said().taken}</span>}
            <span class="chip">{bot ? words.against(company.names[OPPONENT] ?? '') : words.twoPeople}</span>
          </p>
        </div>
        <MoveList {...{ match, company, news, stage, past, look }} file={sitting.file} />
        <div class="table-board">
          {!stage.bare && <p class="rule">{stage.words.rule(table.view)}</p>}
          <div class={stage.bare ? 'board' : 'board panel'} data-paused={paused}>
            <div class="board-in" inert={paused}>
              {past === null ? <Stage {...stageProps} /> : <Past {...{ match, stage, company, news }} at={past} />}
            </div>
            {paused && <Paused resume={() => sitting.pause(false)} />}
          </div>
        </div>
        <SeatCard
          {...{ table, news }}
          seat={OPPONENT}
          name={company.names[OPPONENT] ?? ''}
          about={bot ? named(stage.words, 'about', bot.id, bot.about) : ''}
        />
        {Lead && (
          <div class="table-lead panel">
            <Lead {...stageProps} />
          </div>
        )}
        {past === null ? (
          <TurnPanel
            {...mind}
            {...{ table, news, stage, company, stageProps }}
            guided={sitting.unboxed.minds.guide !== null}
            refused={sitting.refused}
            thinking={sitting.thinking}
            act={sitting.act}
            undo={sitting.undo}
            resign={sitting.resign}
            hint={sitting.hint}
            again={() => playAgain(sitting)}
            watch={() => void watch(sitting)}
            rooms={rooms}
            enter={room => void goTo(sitting, room)}
            note={<EndNote sitting={sitting} />}
          />
        ) : (
          <BackPanel at={past} line={linesOf(match.log)[past - 1]?.text ?? null} back={() => look(null)} />
        )}
        <SeatCard {...{ table, news }} seat={PERSON} name={company.names[PERSON] ?? ''} about={bot ? words.yourMark : ''} />
      </main>
    </>
  )
}

/** An earlier position that is looked at, by the number of its line; null: the game as it is. What happens brings everybody back. */
function usePast(news: News): [past: number | null, look: (at: number | null) => void] {
  const [past, setPast] = useState<{ readonly news: News; readonly at: number | null }>({ news, at: null })
  return [past.news === news ? past.at : null, at => setPast({ news, at })]
}

/** Lets the mind answer after a beat. Taking back while it thinks changes the news, and with it the thought is dropped. */
function useAnswer(match: Match, news: News): void {
  useEffect(() => {
    if (!isAwaiting(match)) return
    // Where there is no worker, the page itself thinks.
    const answered = (): void => void answer(match, question => thinkBeside(question).catch(() => think(question)))
    const timer = setTimeout(answered, still.peek() ? 0 : BEAT_MS)
    return () => clearTimeout(timer)
  }, [match, news])
}

/** To a room about this game, once it is kept. */
async function goTo({ game, keeper }: Sitting, room: string): Promise<void> {
  const { finished } = keeper.kept.peek()
  const { enter } = await import('./gamepage/room.tsx')
  if (finished) enter(game, room, finished.id)
}

/** Of a kept deal or of a kind of deal. */
function dealName({ opening: { dealName: name }, wanted, stage }: Sitting): string {
  if (name === null) return ''
  return wanted.level === undefined ? (stage.words.preset?.(name) ?? name) : named(stage.words, 'level', wanted.level, name)
}
