/**
 * One turn and the answer:
 *
 *     click or key ─ turn/board-input ─ turn/draft (a turn in the making; the last tile makes it whole)
 *       ─ act ─ shell/table/use-table ─ kernel/table ─ kernel/session ─ rules/turn ─ events
 *       ─ view-state (listens at the table) ─ turn/moments ─ usePlayback below: cues, and one moment after the other
 *       ─ board/cells ─ board/board
 *     shell/table/frames/duel (useAnswer) ─ shell/thinking/answer ─ client ─ worker ─ think ─ minds/minds
 *       ─ kernel/table.act ─ and from there as above
 *
 * What the panels beside the board say comes from the same two: view-state.ts and the table.
 */
import type { ComponentChild, ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import { keepsAhead } from '../../../ui/ahead.ts'
import type { Frame } from '../../../ui/frames.ts'
import { type Roving, useRoving } from '../../../ui/input/roving.ts'
import { part } from '../../../ui/lazy.tsx'
import { play } from '../../../ui/sound/sound.ts'
import type { PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { mostCards } from '../rules/cards.ts'
import { ANYBODY } from './anybody.ts'
import { Board } from './board/board.tsx'
import { Cards } from './board/cards.tsx'
import { type Drawing, draftDrawing, lessonCell, positionDrawing, withLitCell } from './board/cells.ts'
import { Queue } from './board/queue.tsx'
import { cueOf, REFUSED } from './cues.ts'
import { moveNote } from './move-note.ts'
import './tokens.css'
import './style.css'
import './board/board.css'
import './panels/panels.css'
import { BoardInput } from './turn/board-input.ts'
import { cellOf } from './turn/controls.ts'
import { BLANK, type Draft, isBlank } from './turn/draft.ts'
import { lengthOf } from './turn/moments.ts'
import { draftOf, handsView, isOurTurn, isOver, momentOf, pace, setDraft, showNext, stateOf, type ViewState } from './view-state.ts'
import { words } from './words/index.ts'

export { Lead } from './panels/score.tsx'
export { Aside } from './panels/turn-panel.tsx'
export { words }

/** The board stands on its own ground, and the sentence about the rules is left to the rule book. */
export const frame: Frame<Chainfall> = {
  name: 'arena',
  note: events => moveNote(events),
  fairness: view => words.fairness(view),
}

/** Nobody at a table fills it in. */
const LazySetupForm = part(async () => (await import('./setup/setup-form.tsx')).SetupForm)
export function SetupForm(props: { children(setup: Config): ComponentChild }) {
  return <LazySetupForm {...props} />
}

/** The board for a player. */
export function Stage(props: PlayerProps<Chainfall>) {
  const { table, refusal, company = ANYBODY } = props
  const { view, pending } = table
  const state = stateOf(table)
  usePlayback(state, props)
  useRefusalCue(state, refusal)
  useForgotten(state, props)
  const roving = useRoving()
  const here = cellOf(view.config, roving.at) ?? 0
  const input = useBoardInput(props, state, roving, here)
  const ours = isOurTurn(table)
  const draft = draftOf(state, props)
  const text = state.text.value
  return (
    <Ground {...props}>
      {/* The keys of the stage are heard wherever on it the keyboard is; what takes them are the cells and the cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div class="cf-play column" onKeyDown={input.onKeyDown}>
        <Queue view={view} draft={ours ? draft : BLANK} over={isOver(table)} company={company} />
        <div
          class="cf-space"
          role="presentation"
          {...input.board}
          aria-busy={pending !== null}
          data-ours={ours || keepsAhead(table)}
          data-picking={draft.picked !== null}
        >
          <Board
            {...{ view, here }}
            drawing={drawingOf(state, props, draft)}
            grid={roving.root}
            label={words.board(view)}
            refused={refusal && typeof refusal.facts['cell'] === 'number' ? refusal.facts['cell'] : null}
          >
            {text !== '' && <kbd class="cf-typed">{text}</kbd>}
          </Board>
        </div>
        {mostCards(view.config) > 0 && (
          <Cards
            {...{ view, draft, company }}
            seat={table.seat ?? view.turn}
            over={isOver(table)}
            asked={state.lessonTurn?.plays[0]?.card ?? null}
            take={input.take}
          />
        )}
      </div>
    </Ground>
  )
}

/** The board for a spectator: a picture. Where nobody is named there is no room for more than the board. */
export function Viewer(props: ViewerProps<Chainfall>) {
  const { table, company } = props
  const { view } = table
  const state = stateOf(table)
  usePlayback(state, props)
  const drawing = momentOf(state)?.drawing ?? positionDrawing(view, state.happened.value.latest)
  return (
    <Ground {...props} watched={company ? 'page' : 'card'}>
      {company && <Queue view={view} draft={BLANK} over={isOver(table)} company={company} />}
      <div class="cf-space">
        <Board {...{ view, drawing }} here={null} label={words.watched(view)} />
      </div>
    </Ground>
  )
}

interface GroundProps extends ViewerProps<Chainfall> {
  /** Where it is watched; absent where somebody plays. */
  readonly watched?: 'page' | 'card'
  readonly children: ComponentChildren
}

function Ground({ table, still, watched, children }: GroundProps) {
  return (
    <div class="cf column" data-still={still} data-turn={handsView(table).turn} data-watched={watched}>
      {children}
    </div>
  )
}

function useBoardInput(props: PlayerProps<Chainfall>, state: ViewState, roving: Roving, here: number): BoardInput {
  const now = { ...props, state, roving, here }
  const input = useMemo(() => new BoardInput(now), [])
  input.props = now
  return input
}

/** A turn while it is shown, a turn in the making, or the position as it is. */
function drawingOf(state: ViewState, { table }: PlayerProps<Chainfall>, draft: Draft): Drawing {
  const { view } = table
  const { latest } = state.happened.value
  const moment = momentOf(state)
  if (moment) return moment.drawing
  if (!isOurTurn(table))
    return isBlank(draft) && draft.aim === null ? positionDrawing(view, latest) : draftDrawing(handsView(table), draft, latest, true)
  return withLitCell(draftDrawing(view, draft, latest, state.blind), lessonCell(view, draft, state.lessonTurn))
}

/** Shows a turn moment by moment, in sounds as well. The end is heard as soon as it is known. */
function usePlayback(state: ViewState, { table, speed = 1 }: ViewerProps<Chainfall>): void {
  const moment = momentOf(state)
  const { ending } = state.happened.value
  const beat = pace.value * speed
  useEffect(() => {
    if (!moment) return
    sound(state, moment.event)
    const timer = setTimeout(() => showNext(state), beat === 0 ? 0 : lengthOf(moment) / beat)
    return () => clearTimeout(timer)
  }, [moment, beat])
  useEffect(() => {
    if (ending && table.outcome) sound(state, ending)
  }, [ending])
}

/** Once, however often the board is drawn and taken away meanwhile. */
function sound({ sounded }: ViewState, event: Chainfall['Event']): void {
  const cue = cueOf(event)
  if (cue && !sounded.has(event)) play(cue, words.caption(event))
  sounded.add(event)
}

/** Whoever takes back what was planned has done with what they began in its place as well: a finger has no key for that. */
function useForgotten(state: ViewState, { table, chosen }: PlayerProps<Chainfall>): void {
  const isPlanned = chosen !== null
  const wasPlanned = useRef(isPlanned)
  useLayoutEffect(() => {
    if (wasPlanned.current && !isPlanned && !isOurTurn(table)) setDraft(state, { table, advice: null }, BLANK)
    wasPlanned.current = isPlanned
  }, [isPlanned])
}

function useRefusalCue(state: ViewState, refusal: Refusal | null): void {
  useEffect(() => {
    if (refusal && refusal !== state.refusal) play(REFUSED, words.cueRefused)
    state.refusal = refusal
  }, [refusal])
}
