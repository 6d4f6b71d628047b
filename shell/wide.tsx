import { ChevronLeft, Lightbulb, Undo2 } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { part } from '../ui/part.tsx'
import { Header } from './header.tsx'
import { useKeyboard } from './keyboard.ts'
import { Link } from './link.tsx'
import { Menu } from './menu.tsx'
import type { Sitting } from './sitting.ts'
import { staged } from './stages.ts'
import { trouble } from './storage/index.ts'
import './wide.css'
import { house } from './words/house.ts'
import { said } from './words/table.ts'

const afterwards = () => import('./afterwards.ts')
const Glyph = part(async () => (await afterwards()).Glyph)
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Keys = part(async () => (await afterwards()).Keys)
const Notices = part(async () => (await afterwards()).Notices)
const Paused = part(async () => (await afterwards()).Paused)

/** Alone at a board as wide as the page: one line above it says what is played and holds what can be done. */
export function Wide(sitting: Sitting) {
  const { game, match, mind, stage, stageProps, paused, refused, note, date } = sitting
  const { outcome, view } = match.table
  const { title } = staged(game)
  const { Stage, Lead, Aside } = stage
  return (
    <>
      <Header crumb={title} />
      <main class="wide" tabIndex={-1} ref={useKeyboard(sitting)} data-over={outcome !== null} onKeyDown={sitting.onKeyDown}>
        {(trouble.value || sitting.aside) && <Notices sitting={sitting} />}
        <div class="wide-line">
          <Link to={{ page: 'front' }} class="button quiet bare wide-back" label={house().back}>
            <Icon of={ChevronLeft} />
          </Link>
          <h1>
            <span class="glyph">
              <Glyph game={game} />
            </span>
            <span class="wide-title">{title}</span>
            <span class="wide-called" aria-hidden="true">
              {date === null ? (stage.words.called?.(view) ?? title) : said().daily.short}
            </span>
          </h1>
          <Chips sitting={sitting} />
          {Lead && <Lead {...stageProps} />}
          {!outcome && (
            <div class="wide-tools" role="group" aria-label={said().tools}>
              <Tools sitting={sitting} />
              {Aside && <Aside {...stageProps} />}
              <Menu sitting={sitting} />
            </div>
          )}
          {outcome && <Menu sitting={sitting} />}
        </div>
        <div class="wide-board" data-paused={paused}>
          <div class="board-in" inert={paused}>
            <Stage {...stageProps} />
          </div>
          {paused && <Paused resume={() => sitting.pause(false)} />}
        </div>
        {/* The stage shows a refusal where it belongs, if it belongs anywhere; whoever listens hears it here. */}
        <div
          class={note === null && (mind.refusal === null || stage.shows?.(mind.refusal)) ? 'hidden-text' : 'wide-note'}
          data-refused={refused !== null}
          role="status"
        >
          {(refused ?? note) !== null && <p>{refused ?? note}</p>}
        </div>
        {!outcome && <Keys stage={stage} undo={match.table.undosLeft > 0} />}
        {outcome && <EndPanel sitting={sitting} outcome={outcome} />}
      </main>
    </>
  )
}

function Chips({ sitting: { date, wanted } }: { sitting: Sitting }) {
  const words = said()
  return (
    <>
      {date !== null && <span class="chip">{words.daily.name(date)}</span>}
      {wanted.taken !== undefined && <span class="chip">{words.taken}</span>}
    </>
  )
}

/** Buttons that show what is left of them. They stay buttons when nothing is: pressing one says why nothing happens. */
function Tools({ sitting }: { sitting: Sitting }) {
  const words = said()
  const { undosLeft, hintsLeft = Number.POSITIVE_INFINITY } = sitting.match.table
  return (
    <>
      <button type="button" class="button" title={words.undo} data-spent={undosLeft === 0} onClick={sitting.undo}>
        <Icon of={Undo2} />
        <span>{words.undo}</span>
        <Left of={undosLeft} />
      </button>
      <button
        type="button"
        class="button"
        title={words.hint}
        data-spent={hintsLeft === 0}
        aria-busy={sitting.thinking}
        onClick={sitting.hint}
      >
        <Icon of={Lightbulb} />
        <span>{words.hint}</span>
        <Left of={hintsLeft} />
      </button>
    </>
  )
}

function Left({ of }: { of: number }) {
  return Number.isFinite(of) ? <small>{of}</small> : null
}
