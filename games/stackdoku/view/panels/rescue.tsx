import { Lightbulb, RotateCcw, Shuffle, Undo2, Waypoints } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from '../../../../ui/announce.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { attemptsLeft } from '../../rules/outcome.ts'
import { takeBack } from '../controls/take-back.ts'
import { words } from '../words/index.ts'
import type { PanelProps } from './panel.tsx'

/** Stuck, or on the way there: why, and everything that leads out of it. [SD-25] */
export function RescuePanel(props: PanelProps) {
  const { table, state } = props
  const { view } = table
  const title = useRef<HTMLHeadingElement>(null)
  // The keyboard comes here when nothing else can be done.
  useLayoutEffect(() => {
    if (view.stuck) title.current?.focus({ preventScroll: true })
  }, [view.stuck])
  const doom = state.prospect.value?.doom ?? null
  return (
    <section class="sd-panel sd-rescue column" role="alertdialog" aria-labelledby="sd-rescue" aria-describedby="sd-rescue-why">
      <h2 id="sd-rescue" class="row" tabIndex={-1} ref={title}>
        <Icon of={Waypoints} />
        {view.stuck ? words.stuckTitle : words.doomedTitle}
      </h2>
      <p id="sd-rescue-why">
        {view.stuck && `${words.stuckWhy(view)} `}
        {(doom || !view.stuck) && words.doomedWhy(view, doom)}
      </p>
      {state.lesson && view.stuck && <p>{words.beat(state.lesson.beat.value).lines.join(' ')}</p>}
      <div class="sd-actions wrap">
        <Undos {...props} />
        {!state.lesson && <NewStarts {...props} />}
        {mayDo(props, 'concede') && <Do does={() => props.controls.act({ kind: 'concede' })}>{words.concede}</Do>}
        <Do
          quiet
          does={() => {
            state.rescueWanted.value = false
          }}
        >
          {words.close}
        </Do>
      </div>
    </section>
  )
}

function mayDo({ table }: PanelProps, kind: 'restart' | 'concede' | 'shuffle'): boolean {
  return table.legal.some(action => action.kind === kind)
}

/** Back to when it could be won, where it is known when that was, and back by one. */
function Undos({ table, state }: PanelProps) {
  const { view, undosLeft } = table
  if (view.trail.length === 0 || undosLeft === 0) return null
  const { winnable = true, undos: back = 0 } = state.prospect.value ?? {}
  function undo(times: number): void {
    state.rescueWanted.value = null
    takeBack(table, times, () => {
      if (times > 1) announce(words.recovered)
    })
  }
  return (
    <>
      {!winnable && back > 0 && back <= undosLeft && (
        <Do primary icon={Undo2} does={() => undo(back)}>
          {words.back(back)}
        </Do>
      )}
      <Do icon={Undo2} does={() => undo(1)}>
        {words.undoOne}
      </Do>
    </>
  )
}

/** A hint, tiles dealt anew, another attempt. Tiles dealt anew help nobody whose grid is wrong or whose tray is full. */
function NewStarts(props: PanelProps) {
  const { table, state, controls, ask } = props
  const { view } = table
  const left = attemptsLeft(view)
  const isGridWrong = (state.prospect.value?.doom?.wrong.length ?? 0) > 0
  return (
    <>
      <Do icon={Lightbulb} does={ask}>
        {words.whatWentWrong}
      </Do>
      {mayDo(props, 'shuffle') && !isGridWrong && view.tray.length + 2 <= view.room && (
        <Do icon={Shuffle} does={() => controls.act({ kind: 'shuffle' })}>
          {words.shuffle}
        </Do>
      )}
      {mayDo(props, 'restart') && (
        <Do icon={RotateCcw} does={() => controls.act({ kind: 'restart' })}>
          {words.restart(view.attempt + 1, left === null ? null : view.attempt + left)}
        </Do>
      )}
    </>
  )
}

interface DoProps {
  readonly icon?: typeof Undo2
  readonly primary?: boolean
  readonly quiet?: boolean
  readonly children: ComponentChildren
  does(): void
}

function Do({ icon, primary = false, quiet = false, does, children }: DoProps) {
  return (
    <button type="button" class={`button${primary ? ' primary' : ''}${quiet ? ' quiet' : ''}`} onClick={does}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
