import { CircleAlert, type IconNode, Lightbulb, Share2, Undo2 } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { Header } from '../../app/header.tsx'
import { dealName } from '../parts/deal-name.ts'
import { Menu } from '../parts/menu.tsx'
import { useKeyboard } from '../use-keyboard.ts'
import type { TableModel } from '../use-table.ts'
import './rails.css'
import { staged } from '../../stages.ts'
import { trouble } from '../../storage/index.ts'
import { tableWords } from '../../words/table.ts'

const afterwards = () => import('../deferred.ts')
const Advised = part(async () => (await afterwards()).Advised)
const Keys = part(async () => (await afterwards()).Keys)
const Glyph = part(async () => (await afterwards()).Glyph)
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Notices = part(async () => (await afterwards()).Notices)
const SealButton = part(async () => (await afterwards()).SealButton)
const Paused = part(async () => (await afterwards()).Paused)

/** Alone at a table: how things stand at the left, the board in the middle, what follows from what at the right. */
export function Rails(model: TableModel) {
  const { game, match, stage, stageProps, paused } = model
  const { outcome } = match.table
  const { title } = staged(game)
  const { Stage, Lead, Aside } = stage
  return (
    <>
      <Header crumb={title}>
        <Bar model={model} />
      </Header>
      <main class="solo" tabIndex={-1} ref={useKeyboard(model)} data-over={outcome !== null} onKeyDown={model.onKeyDown}>
        {(trouble.value || model.aside) && <Notices model={model} />}
        <div class="solo-about column hidden-narrow">
          <h1 class="game-title row">
            <span class="glyph">
              <Glyph game={game} />
            </span>
            {title}
          </h1>
          <Chips model={model} />
        </div>
        {Lead && (
          <div class="solo-lead">
            <Lead {...stageProps} />
            <div class="solo-seal hidden-narrow">
              <SealButton model={model} />
            </div>
          </div>
        )}
        <div class="solo-board" data-paused={paused}>
          <div class="board-in" inert={paused}>
            <Stage {...stageProps} />
          </div>
          {paused && <Paused resume={() => model.pause(false)} />}
        </div>
        <div class="solo-aside column" data-told={model.refused !== null || model.selection.advice !== null || model.note !== null}>
          <ToldOne model={model} />
          {!outcome && Aside && (
            <div class="solo-own">
              <Aside {...stageProps} />
            </div>
          )}
        </div>
        {!outcome && (
          <>
            <Tools model={model} />
            <Keys stage={stage} undo={match.table.undosLeft > 0} />
          </>
        )}
        {outcome && <EndPanel model={model} outcome={outcome} />}
      </main>
    </>
  )
}

/** What can be done, on a narrow screen: beside the name of the game, where no thumb lies by accident. */
function Bar({ model }: { model: TableModel }) {
  const words = tableWords()
  const { outcome, undosLeft } = model.match.table
  return (
    <div class="solo-bar">
      <Chips model={model} short />
      {!outcome && undosLeft > 0 && <Bare icon={Undo2} label={words.undo} act={model.undo} />}
      {outcome ? (
        <Bare icon={Share2} label={words.share} act={() => void afterwards().then(({ share }) => share(model))} />
      ) : (
        <Bare icon={Lightbulb} label={words.hint} busy={model.thinking} act={model.hint} />
      )}
      <SealButton model={model} bare />
      <Menu model={model} />
    </div>
  )
}

function Bare({ icon, label, busy = false, act }: { icon: IconNode; label: string; busy?: boolean; act(): void }) {
  return (
    <button type="button" class="button quiet bare" aria-label={label} title={label} aria-busy={busy} onClick={act}>
      <Icon of={icon} />
    </button>
  )
}

/** What the game itself does not say of its deal. */
function Chips({ model, short = false }: { model: TableModel; short?: boolean }) {
  const { date, wanted, opening, stage } = model
  const words = tableWords()
  const chips = [
    ...(date === null ? [] : [short ? words.daily.short : words.daily.name(date)]),
    ...(wanted.taken === undefined ? [] : [words.taken]),
    ...(stage.Lead || opening.dealName === null ? [] : [dealName(model)]),
  ]
  if (chips.length === 0) return null
  return (
    <p class="chips wrap">
      {chips.map(chip => (
        <span class="chip" key={chip}>
          {chip}
        </span>
      ))}
    </p>
  )
}

function Tools({ model }: { model: TableModel }) {
  const words = tableWords()
  const { undosLeft } = model.match.table
  const left = words.undosLeft(undosLeft)
  return (
    <div class="solo-tools row" role="group" aria-label={words.tools}>
      {undosLeft > 0 && (
        <button type="button" class="button" onClick={model.undo}>
          <Icon of={Undo2} />
          {words.undo}
          {left && <small>{left}</small>}
        </button>
      )}
      <button type="button" class="button solo-hint" aria-busy={model.thinking} onClick={model.hint}>
        <Icon of={Lightbulb} />
        {model.thinking ? words.thinking : words.hint}
      </button>
      <Menu model={model} />
    </div>
  )
}

/** One sentence near the board: why something did not work, what is advised, that something worked. It never covers anything. */
function ToldOne({ model }: { model: TableModel }) {
  const { refused, note, selection } = model
  return (
    <>
      <div class="toasts" role="status">
        {(refused ?? note) !== null && (
          <p class="toast" data-kind={refused === null ? undefined : 'refused'}>
            {refused !== null && <Icon of={CircleAlert} />}
            {refused ?? note}
          </p>
        )}
      </div>
      {selection.advice && refused === null && note === null && <Advised model={model} advice={selection.advice} />}
    </>
  )
}
