import type { ComponentChild } from 'preact'
import { useRef } from 'preact/hooks'
import { styleVars } from '../../../ui/fit.ts'
import type { Frame } from '../../../ui/frames.ts'
import { part } from '../../../ui/lazy.tsx'
import { useCues } from '../../../ui/sound/use-cues.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { MarksButton } from './aside.tsx'
import { CLEAR_OF_FINGER } from './controls/drag-token.ts'
import { useControls } from './controls/use-controls.ts'
import { Digits } from './digits.tsx'
import { useClock, useLesson, useMismatch, useSavedNotes, useTidy } from './effects.ts'
import { Grid } from './grid.tsx'
import { foundIn } from './model/advice.ts'
import { useBoardSize } from './model/board-size.ts'
import { leftOf } from './model/counts.ts'
import { showsRefusal } from './model/refusal-marks.ts'
import { useProspect } from './model/use-prospect.ts'
import { Panel, panelOf } from './panels/panel.tsx'

import { cuesOf, refusedCue } from './sounds.ts'
import { Stack } from './stack.tsx'
import { PencilButton, Tray } from './tray.tsx'
import { type ViewState, viewStateOf } from './view-state.ts'
import { words } from './words/index.ts'
import './tokens.css'
import './style.css'
import './grid.css'
import './panels/panels.css'
import './narrow.css'

export { Aside } from './aside.tsx'
export { End } from './end.tsx'
export { Lead } from './lead.tsx'
export { Viewer } from './viewer.tsx'
export { words }
export const frame: Frame<Stackdoku> = { name: 'wide', title: view => words.called(view), shows: showsRefusal }

/** Nobody at a table fills it in. */
const Form = part(async () => (await import('./setup-form.tsx')).SetupForm)
export function SetupForm(props: { children(setup: Stackdoku['Setup']): ComponentChild }) {
  return <Form {...props} />
}

/** Stack, tray, grid: the eye goes from left to right, on a phone from top to bottom. */
export function Stage(props: PlayerProps<Stackdoku>) {
  const { table, memo, still } = props
  const { view } = table
  const state = viewStateOf(table, memo)
  const controls = useControls(props, state)
  const root = useRef<HTMLDivElement>(null)
  const panel = panelOf({ ...props, state })
  const wanted = wantedBy(props)
  const isOver = table.outcome !== null
  const isCleared = leftOf(view.gone) === 0
  useBoardSize(root, view)
  useLesson(props, state)
  useTidy(props, state)
  useMismatch(props, state)
  useCues(props, cuesOf, refusedCue)
  useProspect(props, state)
  useClock(props, state)
  useSavedNotes(props, state)
  return (
    <div
      class="sd sd-play"
      ref={root}
      style={styleVars({ '--wanted-row': Math.floor((wanted?.cell ?? 0) / 9) })}
      data-panel={panel ?? undefined}
      data-still={still}
      data-over={isOver}
      data-cleared={isCleared}
      data-end={isOver && isCleared ? 'half' : undefined}
      data-pencil={state.pencilMode.value}
      aria-busy={table.pending !== null || undefined}
    >
      <div class="sd-ground">
        <Stack {...props} state={state} controls={controls} />
        {panel === null && <Count view={view} />}
        <Panel {...props} state={state} controls={controls} name={panel} />
      </div>
      <Tray {...props} state={state} controls={controls} />
      <div class="sd-sudoku column">
        <Grid {...props} state={state} controls={controls} wanted={wanted} />
        <div class="sd-below">
          <Digits view={view} state={state} controls={controls} />
          <PencilButton state={state} controls={controls} />
          <MarksButton state={state} place="below" />
        </div>
      </div>
      <Floating state={state} />
    </div>
  )
}

/** How many tiles there are, and how many of them are free. */
function Count({ view }: { view: Stackdoku['View'] }) {
  const [tiles, unit] = words.tiles(leftOf(view.gone))
  const [free, remark, bright] = words.free(view.free.length)
  return (
    <p class="sd-count">
      <span>
        <b>{tiles}</b> {unit}
      </span>{' '}
      <span>
        <b>{free}</b> {remark}
        <span class="sd-long">{bright}</span>
      </span>
    </p>
  )
}

/** The cell that advice is about: where its token goes, or the cell that wants the number of its pair. */
function wantedBy({ advice }: PlayerProps<Stackdoku>): { readonly cell: number; readonly value: number } | null {
  const { reason = null, doom = null } = advice ? foundIn(advice) : {}
  return doom ? null : (reason?.wanted ?? null)
}

/** A token that hangs on a pointer. */
function Floating({ state }: { state: ViewState }) {
  const dragged = state.dragged.value
  if (!dragged) return null
  const lift = dragged.touch ? CLEAR_OF_FINGER : 0
  return (
    <span
      class="sd-token sd-floating centred"
      aria-hidden="true"
      style={styleVars({ '--fx': `${dragged.x}px`, '--fy': `${dragged.y - lift}px` })}
    >
      {dragged.value}
    </span>
  )
}
