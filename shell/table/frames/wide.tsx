import { ChevronLeft, Lightbulb, Undo2 } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { staged } from '../../stages.ts'
import { trouble } from '../../storage/index.ts'
import { Menu } from '../parts/menu.tsx'
import { useKeyboard } from '../use-keyboard.ts'
import type { TableModel } from '../use-table.ts'
import './wide.css'
import { appWords } from '../../words/app.ts'
import { tableWords } from '../../words/table.ts'

const afterwards = () => import('../deferred.ts')
const Glyph = part(async () => (await afterwards()).Glyph)
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Keys = part(async () => (await afterwards()).Keys)
const Notices = part(async () => (await afterwards()).Notices)
const Paused = part(async () => (await afterwards()).Paused)

/** Alone at a board as wide as the page: one line above it says what is played and holds what can be done. */
export function Wide(model: TableModel) {
  const { game, match, selection, stage, stageProps, paused, refused, note, date } = model
  const { outcome, view } = match.table
  const wide = stage.frame.name === 'wide' ? stage.frame : null
  const { title } = staged(game)
  const { Stage, Lead, Aside } = stage
  return (
    <>
      <Header crumb={title} />
      <main class="wide column" tabIndex={-1} ref={useKeyboard(model)} data-over={outcome !== null} onKeyDown={model.onKeyDown}>
        {(trouble.value || model.aside) && <Notices model={model} />}
        <div class="wide-line row">
          <Link to={{ page: 'front' }} class="button quiet bare wide-back" label={appWords().back}>
            <Icon of={ChevronLeft} />
          </Link>
          <h1 class="game-title row">
            <span class="glyph">
              <Glyph game={game} />
            </span>
            <span class="hidden-narrow">{title}</span>
            <span class="wide-called" aria-hidden="true">
              {date === null ? (wide?.title(view) ?? title) : tableWords().daily.short}
            </span>
          </h1>
          <Chips model={model} />
          {Lead && <Lead {...stageProps} />}
          {!outcome && (
            <div class="wide-tools row" role="group" aria-label={tableWords().tools}>
              <Tools model={model} />
              {Aside && <Aside {...stageProps} />}
              <Menu model={model} />
            </div>
          )}
          {outcome && <Menu model={model} />}
        </div>
        <div class="wide-board" data-paused={paused}>
          <div class="board-in" data-stage inert={paused}>
            <Stage {...stageProps} />
          </div>
          {paused && <Paused resume={() => model.pause(false)} />}
        </div>
        {/* The stage shows a refusal where it belongs, if it belongs anywhere; whoever listens hears it here. */}
        <div
          class={note === null && (selection.refusal === null || wide?.shows(selection.refusal)) ? 'hidden-text' : 'wide-note'}
          data-refused={refused !== null}
          role="status"
        >
          {(refused ?? note) !== null && <p>{refused ?? note}</p>}
        </div>
        {!outcome && <Keys stage={stage} undo={match.table.undosLeft > 0} />}
        {outcome && <EndPanel model={model} outcome={outcome} />}
      </main>
    </>
  )
}

function Chips({ model: { date, wanted } }: { model: TableModel }) {
  const words = tableWords()
  return (
    <>
      {date !== null && <span class="chip">{words.daily.name(date)}</span>}
      {wanted.taken !== undefined && <span class="chip">{words.taken}</span>}
    </>
  )
}

/** Buttons that show what is left of them. They stay buttons when nothing is: pressing one says why nothing happens. */
function Tools({ model }: { model: TableModel }) {
  const words = tableWords()
  const { undosLeft, hintsLeft = Number.POSITIVE_INFINITY } = model.match.table
  return (
    <>
      <button type="button" class="button" title={words.undo} data-spent={undosLeft === 0} onClick={model.undo}>
        <Icon of={Undo2} />
        <span class="hidden-narrow">{words.undo}</span>
        <Left of={undosLeft} />
      </button>
      <button type="button" class="button" title={words.hint} data-spent={hintsLeft === 0} aria-busy={model.thinking} onClick={model.hint}>
        <Icon of={Lightbulb} />
        <span class="hidden-narrow">{words.hint}</span>
        <Left of={hintsLeft} />
      </button>
    </>
  )
}

function Left({ of }: { of: number }) {
  return Number.isFinite(of) ? <small>{of}</small> : null
}
