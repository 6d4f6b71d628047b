import { ChevronDown, ChevronLeft, ChevronUp, Pause } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Outcome } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { Surroundings, UNCOVERED } from '../../../ui/surroundings.ts'
import './immersive.css'
import { SoundButton } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { staged } from '../../stages.ts'
import { trouble } from '../../storage/index.ts'
import { appWords } from '../../words/app.ts'
import { aroundWords } from '../../words/around.ts'
import { tableWords } from '../../words/table.ts'
import { dealName } from '../parts/deal-name.ts'
import { Menu } from '../parts/menu.tsx'
import { useKeyboard } from '../use-keyboard.ts'
import type { TableModel } from '../use-table.ts'

const afterwards = () => import('../deferred.ts')
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Notices = part(async () => (await afterwards()).Notices)
const Paused = part(async () => (await afterwards()).Paused)
const PausedBar = part(async () => (await afterwards()).PausedBar)

type Covered = Surroundings['covered']

/** Alone in a world that fills the window. What the shell has to say stands in a corner of it, and over it at the end. */
export function Immersive(model: TableModel) {
  const { game, match, stage, stageProps, paused, refused, note } = model
  const { outcome, view } = match.table
  const frame = stage.frame.name === 'immersive' ? stage.frame : null
  const telling = outcome !== null && (frame?.telling(match.table) ?? false)
  const pausing = frame?.pause(view) ?? 'covers'
  const covers = paused && pausing === 'covers'
  const { title } = staged(game)
  const { Stage } = stage
  // Whoever is in the menu is not at the game: no time passes.
  const [away, setAway] = useState(false)
  const [covered, cover] = useState<Covered>(UNCOVERED)
  const { menu: words } = aroundWords()
  const main = useKeyboard(model)
  const called = model.date === null ? dealName(model) : tableWords().daily.name(model.date)
  const short = model.date === null ? (frame?.title(view) ?? null) : null
  usePageName(short === null || short === called ? called : called === '' ? short : `${short}: ${called}`)
  usePauseWhenHidden(model, pausing !== 'waits')

  /** Escape leaves the corner: the keyboard, or a pad, is at the game again. */
  function onKeyDown(event: KeyboardEvent): void {
    if (paused && !covers && ['Escape', 'p'].includes(event.key) && !event.defaultPrevented) model.pause(false)
    else if (event.key === 'Escape' && away && !event.defaultPrevented) main.current?.focus({ preventScroll: true })
    else model.onKeyDown(event)
  }

  return (
    <main class="immersive" tabIndex={-1} ref={main} data-over={outcome !== null && !telling} onKeyDown={onKeyDown}>
      <h1 class="hidden-text">{title}</h1>
      <div class="immersive-stage" data-stage inert={covers}>
        <Surroundings.Provider value={{ called, covered }}>
          <Stage {...stageProps} paused={paused || away || model.choosing} />
        </Surroundings.Provider>
      </div>
      <nav
        class="immersive-corner"
        onFocusCapture={() => setAway(true)}
        onBlurCapture={({ currentTarget, relatedTarget }) =>
          setAway(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
      >
        <Link to={{ page: 'front' }} class="button bare" label={appWords().back}>
          <Icon of={ChevronLeft} />
        </Link>
        {!outcome && (
          <button type="button" class="button bare" aria-label={words.pause} title={words.pause} onClick={() => model.pause(true)}>
            <Icon of={Pause} />
          </button>
        )}
        <SoundButton ask={false} />
        <Menu model={model} />
      </nav>
      {(trouble.value || model.aside) && <Notices model={model} />}
      <div class="immersive-toasts" role="status">
        {(refused ?? note) !== null && (
          <p class="toast" data-kind={refused === null ? undefined : 'refused'}>
            {refused ?? note}
          </p>
        )}
      </div>
      {covers && <Paused resume={() => model.pause(false)} />}
      {paused && !covers && <PausedBar game={game} pages={model.pages} resume={() => model.pause(false)} />}
      {outcome && <EndCard {...{ model, outcome, telling, cover }} />}
    </main>
  )
}

interface EndCardProps {
  readonly model: TableModel
  readonly outcome: Outcome
  readonly telling: boolean
  cover(covered: Covered): void
}

/** Comes when everything has been shown, steps aside while something is shown once more, and can be made small. */
function EndCard({ model, outcome, telling, cover }: EndCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState(false)
  const [folded, fold] = useState(false)
  const { end } = aroundWords()
  useEffect(() => {
    if (!telling) setTold(true)
  }, [telling])
  const shown = told && !telling
  useCovering(card, shown, cover)
  useEffect(() => {
    // What had the keyboard was out of sight meanwhile.
    const isNowhere = document.activeElement === document.body || document.activeElement?.matches('main')
    if (shown && isNowhere) card.current?.querySelector<HTMLElement>('.end-do .primary')?.focus({ preventScroll: true })
  }, [shown])
  return (
    told && (
      <div class="immersive-end panel" ref={card} hidden={!shown} data-folded={folded}>
        <button
          type="button"
          class="button quiet bare immersive-fold"
          aria-expanded={!folded}
          aria-label={folded ? end.unfold : end.fold}
          title={folded ? end.unfold : end.fold}
          onClick={() => fold(!folded)}
        >
          <Icon of={folded ? ChevronUp : ChevronDown} />
        </button>
        <EndPanel model={model} outcome={outcome} card />
      </div>
    )
  )
}

/** The stage is told how much of it is left: at the side of a card, or above one that is as wide as the window. */
function useCovering(card: { readonly current: HTMLElement | null }, shown: boolean, cover: (covered: Covered) => void): void {
  useLayoutEffect(() => {
    const { current } = card
    if (!current || !shown) return cover(UNCOVERED)
    const measure = (): void => {
      const { left, top, width } = current.getBoundingClientRect()
      cover(width > innerWidth * WHOLE_WIDTH ? { right: 0, bottom: innerHeight - top } : { right: innerWidth - left, bottom: 0 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [shown])
}

const WHOLE_WIDTH = 0.7

/** Nobody comes back to a game that went on the moment they did. */
function usePauseWhenHidden({ match: { table }, pause }: TableModel, on: boolean): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden && on && table.time && !table.outcome) pause(true)
    }
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [table, on])
}
