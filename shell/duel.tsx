import { Plus } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { named } from '../ui/voice.ts'
import { coverOf } from './covers.ts'
import { EndNote } from './endnote.tsx'
import { watch } from './endtools.ts'
import { Header } from './header.tsx'
import { useKeyboard } from './keyboard.ts'
import { OPPONENT, PERSON } from './match.ts'
import { Menu } from './menu.tsx'
import { MoveList } from './moves.tsx'
import { Notices } from './notice.tsx'
import { Paused } from './pause.tsx'
import { SeatCard } from './seatcard.tsx'
import type { Sitting } from './sitting.ts'
import { TurnPanel } from './turn.tsx'
import { saidAround } from './words/around.ts'
import { said } from './words/table.ts'

/** Across from a mind: the board in the middle, the log at the left, the seats and what can be done at the right. */
export function Duel(sitting: Sitting) {
  const { game, opening, match, stage, company, news, mind, stageProps, paused } = sitting
  const { table, bot } = match
  const words = saidAround()
  const { title, Glyph } = coverOf(game)
  const { Stage } = stage
  const opponent = company.names[OPPONENT] ?? ''
  return (
    <>
      <Header crumb={title}>
        <button type="button" class="button new-game" onClick={() => sitting.choose(true)}>
          <Icon of={Plus} />
          {words.newGame}
        </button>
        <Menu sitting={sitting} />
      </Header>
      <main class="table" tabIndex={-1} ref={useKeyboard(sitting)} onKeyDown={sitting.onKeyDown}>
        <Notices sitting={sitting} />
        <div class="table-about">
          <h1>
            <Glyph />
            {title}
          </h1>
          <p class="chips">
            {opening.dealName !== null && <span class="chip">{dealName(sitting)}</span>}
            {sitting.wanted.taken !== undefined && <span class="chip">{said().taken}</span>}
            <span class="chip">{words.against(opponent)}</span>
          </p>
        </div>
        <MoveList match={match} company={company} news={news} file={sitting.file} />
        <div class="table-board">
          <p class="rule">{stage.words.rule(table.view)}</p>
          <div class="board panel" data-paused={paused}>
            <div class="board-in" inert={paused}>
              <Stage {...stageProps} />
            </div>
            {paused && <Paused resume={() => sitting.pause(false)} />}
          </div>
        </div>
        <SeatCard
          table={table}
          seat={OPPONENT}
          name={opponent}
          about={bot ? named(stage.words, 'about', bot.id, bot.about) : ''}
          news={news}
        />
        <TurnPanel
          {...mind}
          {...{ table, news, stage, company }}
          refused={sitting.refused}
          thinking={sitting.thinking}
          act={sitting.act}
          undo={sitting.undo}
          resign={sitting.resign}
          hint={sitting.hint}
          again={sitting.fresh}
          watch={() => void watch(sitting)}
          note={<EndNote sitting={sitting} />}
        />
        <SeatCard table={table} seat={PERSON} name={said().you} about={words.yourMark} news={news} />
      </main>
    </>
  )
}

/** Of a kept deal or of a kind of deal. */
function dealName({ opening: { dealName: name }, wanted, stage }: Sitting): string {
  if (name === null) return ''
  return wanted.level === undefined ? (stage.words.preset?.(name) ?? name) : named(stage.words, 'level', wanted.level, name)
}
