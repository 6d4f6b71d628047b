import { CircleCheck, CircleX, Eye, EyeOff, Timer } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { isPlayer, type PlayerProps, type ViewerProps } from '../../../ui/stage.ts'
import { TUTORIAL } from '../levels/tutorial.ts'
import type { Stackdoku } from '../nouns.ts'
import { timeText } from './model/clock.ts'
import { clockShown, showClock } from './model/preferences.ts'
import { type ViewState, viewStateOf } from './view-state.ts'
import { words } from './words/index.ts'

type Props = PlayerProps<Stackdoku>

/** What is played, whether numbers can be seen, whether it can still be won, and since when. */
export function Lead(props: ViewerProps<Stackdoku> | Props) {
  return isPlayer(props) ? <Seated {...props} /> : <Watching view={props.table.view} />
}

function Seated(props: Props) {
  const { table, memo } = props
  const { view } = table
  const state = viewStateOf(table, memo)
  return (
    <>
      <span class="chip sd-level">{view.layout === TUTORIAL ? words.called(view) : words.level(view.difficulty, view.level)}</span>
      {view.lives !== null && view.attempt > 1 && <span class="chip sd-attempt">{words.attempt(view.attempt, view.lives)}</span>}
      <Numbers {...props} />
      {!table.outcome && <Winnable state={state} stuck={view.stuck} />}
      <ClockFace state={state} />
    </>
  )
}

function Watching({ view }: { view: Stackdoku['View'] }) {
  return (
    <p class="row">
      <span class="chip">{words.called(view)}</span>
      <span class="chip">{words.numbers(view.hidden)}</span>
    </p>
  )
}

/** Says whether numbers are hidden, and changes it where that may be changed. [SD-41] */
function Numbers({ table, act }: Props) {
  const { hidden, fixed } = table.view
  const text = words.numbers(hidden)
  if (fixed || table.outcome)
    return (
      <span class="chip sd-eyes" role="img" aria-label={text} title={text}>
        <Icon of={hidden ? EyeOff : Eye} />
        <span class="sd-long">{text}</span>
      </span>
    )
  return (
    <button
      type="button"
      class="chip sd-eyes"
      title={words.toggleNumbers(hidden)}
      aria-label={`${text}. ${words.toggleNumbers(hidden)}`}
      onClick={() => act({ kind: hidden ? 'show' : 'hide' })}
    >
      <Icon of={hidden ? EyeOff : Eye} />
      <span class="sd-long">{text}</span>
    </button>
  )
}

/** Bad news, and what can be done about it: whoever has seen enough of the board finds the way out here. */
function BadNews({ text, short, press }: { text: string; short: string; press(): void }) {
  return (
    <button
      type="button"
      class="chip sd-winnable"
      data-doomed="true"
      title={words.doomedDo}
      aria-label={`${text}. ${words.doomedDo}`}
      onClick={press}
    >
      <Icon of={CircleX} />
      <span class="sd-long">{text}</span>
      <span class="sd-short">{short}</span>
    </button>
  )
}

/** The word of the solver, where somebody wants to know. Pressed when it is bad news, it says what can be done. */
function Winnable({ state: { prospect, rescueWanted }, stuck }: { state: ViewState; stuck: boolean }) {
  if (stuck && rescueWanted.value === false)
    return <BadNews text={words.stuckTitle} short={words.stuckTitle} press={() => void (rescueWanted.value = null)} />
  if (!prospect.value) return null
  if (prospect.value.winnable)
    return (
      <span class="chip sd-winnable" title={words.winnable}>
        <Icon of={CircleCheck} />
        <span class="sd-long">{words.winnable}</span>
        <span class="sd-short" aria-hidden="true">
          {words.winnableShort}
        </span>
      </span>
    )
  return <BadNews text={words.doomed} short={words.doomedShort} press={() => void (rescueWanted.value = rescueWanted.peek() !== true)} />
}

/** The time, if somebody wants to see it; pressing it makes it go and come. */
function ClockFace({ state: { clock } }: { state: ViewState }) {
  const seconds = clock.seconds.value
  const shown = clockShown.value
  const label = shown ? words.hideClock : words.showClock
  return (
    <button
      type="button"
      class="sd-clock plain"
      title={label}
      aria-label={shown ? `${words.time(seconds)}. ${label}` : label}
      onClick={() => showClock(!shown)}
    >
      {shown ? <time>{timeText(seconds)}</time> : <Icon of={Timer} />}
    </button>
  )
}
