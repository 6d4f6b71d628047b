import { CircleAlert, type IconNode, Lightbulb, Share2, Undo2 } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { part } from '../ui/part.tsx'
import { Header } from './header.tsx'
import { useKeyboard } from './keyboard.ts'
import { Menu } from './menu.tsx'
import type { Sitting } from './sitting.ts'
import './solo.css'
import { staged } from './stages.ts'
import { trouble } from './storage/index.ts'
import { said } from './words/table.ts'

const afterwards = () => import('./afterwards.ts')
const Advised = part(async () => (await afterwards()).Advised)
const Keys = part(async () => (await afterwards()).Keys)
const Glyph = part(async () => (await afterwards()).Glyph)
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Notices = part(async () => (await afterwards()).Notices)
const Paused = part(async () => (await afterwards()).Paused)

/** Alone at a table: how things stand at the left, the board in the middle, what follows from what at the right. */
export function Solo(sitting: Sitting) {
  const { game, match, stage, stageProps, paused } = sitting
  const { outcome } = match.table
  const { title } = staged(game)
  const { Stage, Lead, Aside } = stage
  return (
    <>
      <Header crumb={title}>
        <Bar sitting={sitting} />
      </Header>
      <main class="solo" tabIndex={-1} ref={useKeyboard(sitting)} data-over={outcome !== null} onKeyDown={sitting.onKeyDown}>
        {(trouble.value || sitting.aside) && <Notices sitting={sitting} />}
        <div class="solo-about">
          <h1>
            <span class="glyph">
              <Glyph game={game} />
            </span>
            {title}
          </h1>
          <Chips sitting={sitting} />
        </div>
        {Lead && (
          <div class="solo-lead">
            <Lead {...stageProps} />
          </div>
        )}
        <div class="solo-board" data-paused={paused}>
          <div class="board-in" inert={paused}>
            <Stage {...stageProps} />
          </div>
          {paused && <Paused resume={() => sitting.pause(false)} />}
        </div>
        <div class="solo-aside" data-told={sitting.refused !== null || sitting.mind.advice !== null || sitting.note !== null}>
          <ToldOne sitting={sitting} />
          {!outcome && Aside && <Aside {...stageProps} />}
        </div>
        {!outcome && (
          <>
            <Tools sitting={sitting} />
            <Keys stage={stage} undo={match.table.undosLeft > 0} />
          </>
        )}
        {outcome && <EndPanel sitting={sitting} outcome={outcome} />}
      </main>
    </>
  )
}

/** What can be done, on a narrow screen: beside the name of the game, where no thumb lies by accident. */
function Bar({ sitting }: { sitting: Sitting }) {
  const words = said()
  const { outcome, undosLeft } = sitting.match.table
  return (
    <div class="solo-bar">
      <Chips sitting={sitting} short />
      {!outcome && undosLeft > 0 && <Bare icon={Undo2} label={words.undo} act={sitting.undo} />}
      {outcome ? (
        <Bare icon={Share2} label={words.share} act={() => void afterwards().then(({ share }) => share(sitting))} />
      ) : (
        <Bare icon={Lightbulb} label={words.hint} busy={sitting.thinking} act={sitting.hint} />
      )}
      <Menu sitting={sitting} />
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
function Chips({ sitting: { date, wanted, opening, stage }, short = false }: { sitting: Sitting; short?: boolean }) {
  const words = said()
  const chips = [
    ...(date === null ? [] : [short ? words.daily.short : words.daily.name(date)]),
    ...(wanted.taken === undefined ? [] : [words.taken]),
    ...(stage.Lead || opening.dealName === null ? [] : [stage.words.preset?.(opening.dealName) ?? opening.dealName]),
  ]
  if (chips.length === 0) return null
  return (
    <p class="chips">
      {chips.map(chip => (
        <span class="chip" key={chip}>
          {chip}
        </span>
      ))}
    </p>
  )
}

function Tools({ sitting }: { sitting: Sitting }) {
  const words = said()
  const { undosLeft } = sitting.match.table
  const left = words.undosLeft(undosLeft)
  return (
    <div class="solo-tools" role="group" aria-label={words.tools}>
      {undosLeft > 0 && (
        <button type="button" class="button" onClick={sitting.undo}>
          <Icon of={Undo2} />
          {words.undo}
          {left && <small>{left}</small>}
        </button>
      )}
      <button type="button" class="button solo-hint" aria-busy={sitting.thinking} onClick={sitting.hint}>
        <Icon of={Lightbulb} />
        {sitting.thinking ? words.thinking : words.hint}
      </button>
      <Menu sitting={sitting} />
    </div>
  )
}

/** One sentence near the board: why something did not work, what is advised, that something worked. It never covers anything. */
function ToldOne({ sitting }: { sitting: Sitting }) {
  const { refused, note, mind } = sitting
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
      {mind.advice && refused === null && note === null && <Advised sitting={sitting} advice={mind.advice} />}
    </>
  )
}
