import { Check, FastForward, Flame, Gauge, Lightbulb, Timer, Undo2 } from 'lucide'
import type { ComponentChild, ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Refusal } from '../../../../kernel/game.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Company, PlayerProps } from '../../../../ui/stage.ts'
import type { Chainfall } from '../../nouns.ts'
import { notate } from '../../rules/notation.ts'
import { dueAfter, type Foreseen, foresee, type WaveEvent } from '../../rules/preview.ts'
import { ANYBODY } from '../anybody.ts'
import { type Draft, isBlank, takeBack, turnIn } from '../turn/draft.ts'
import {
  draftOf,
  handDraft,
  handsView,
  isOurTurn,
  momentOf,
  PACES,
  pace,
  setDraft,
  shownMoments,
  skip,
  stateOf,
  type ViewState,
} from '../view-state.ts'
import { words } from '../words/index.ts'
import { touchWords } from '../words/touch.ts'

type Props = PlayerProps<Chainfall>

/** In the frame around a table. */
export function Aside(props: Props) {
  return <TurnPanel {...props} framed />
}

/**
 * What the turn would do, what it did, or what is to be done: always one of them, with the buttons that belong to it. A frame says what was
 * refused above it.
 */
export function TurnPanel(props: Props & { readonly framed?: boolean }) {
  const { table, refusal, company = ANYBODY, framed = false } = props
  const state = stateOf(table)
  const draft = draftOf(state, props)
  const onward = useOnward(refusal, draft)
  const [title, panel] = inPanel({ ...props, state, draft, company })
  return (
    <div class="cf-plan column" data-framed={framed} data-refused={framed && refusal !== null && !onward} data-onward={onward}>
      <Head title={title} />
      {panel}
    </div>
  )
}

function inPanel(parts: Parts): [title: string, panel: ComponentChild] {
  const { table, state, draft, company } = parts
  const { view } = table
  const moment = momentOf(state)
  if (moment) return [words.tells(moment.seat, company), <Moments key="moments" {...{ state, view, company }} />]
  if (!isOurTurn(table)) return [words.thinks(view.turn, company), <Theirs key="theirs" {...parts} />]
  const action = turnIn(view, draft)
  if (action) return [words.finishWith(view, action), <Whole key="whole" {...parts} action={action} />]
  return [words.whoseTurn(view.turn, company), <Begun key="begun" {...parts} />]
}

/** Whether whoever was refused something has done something else since. */
function useOnward(refusal: Refusal | null, draft: Draft): boolean {
  const now = JSON.stringify(draft)
  const then = useRef({ refusal, draft: now })
  if (then.current.refusal !== refusal) then.current = { refusal, draft: now }
  return refusal !== null && then.current.draft !== now
}

type Parts = Props & { readonly state: ViewState; readonly draft: Draft; readonly company: Company }

/** The whole turn: tick, waves, points, what it costs and what comes after. */
function Whole(parts: Parts & { readonly action: Chainfall['Action'] }) {
  const { table, act, advice, state, draft, action, company } = parts
  const { view } = table
  const seen = state.blind ? null : foresee(view, action)
  return (
    <>
      <div class="cf-plan-scroll">
        {advice && notate(advice.action) === notate(action) && (
          <p class="cf-advice note">
            <Icon of={Lightbulb} />
            <span>{words.advised(view, advice).lines.join(' ')}</span>
          </p>
        )}
        {seen ? (
          <>
            <ol class="cf-steps column">
              <Ticks view={view} seen={seen} />
              {seen.waves.map(wave => (
                <Wave key={wave.wave} {...{ wave, view, company }} />
              ))}
            </ol>
            <p class="cf-next">{words.next(view, seen, company)}</p>
          </>
        ) : (
          <p class="cf-what">{words.unseen}</p>
        )}
      </div>
      {seen && <Sum {...{ view, seen, company, action, draft }} />}
      <div class="cf-do" data-crowded={isBlank(draft) ? undefined : 'narrow'}>
        <button type="button" class="button primary" aria-busy={table.pending !== null} onClick={() => act(action)}>
          <Icon of={Check} />
          {words.playTurn}
        </button>
        <TakeBack {...parts} />
      </div>
    </>
  )
}

interface SumProps {
  readonly view: Chainfall['View']
  readonly action: Chainfall['Action']
  readonly draft: Draft
  readonly seen: Foreseen
  readonly company: Company
}

/** In short where there is little room: the title of the panel is not seen there, so this says whose turn it is. */
function Sum({ view, action: { plays, places }, draft, seen, company }: SumProps) {
  const turn = words.whoseTurn(view.turn, company)
  const cards = plays.map(({ card }) => words.card(card)).join(', ')
  return (
    <div class="cf-sum row">
      <p class="cf-sum-short">
        <em>{cards ? `${turn}: ${cards}` : places.length > 0 ? turn : `${turn}. ${words.whatNow(view, draft, 0)}`}</em>
        <strong>{words.shortSum(seen.waves.length, seen.points)}</strong>
        <span>{words.shortAfter(seen.lost, seen.score)}</span>
      </p>
      <p class="cf-sum-long">
        <strong>{words.scores(view.turn, seen.points, company)}</strong>
        <span>{words.loses(seen.lost)}</span>
      </p>
      <b class="cf-sum-score">
        {seen.score[0]} : {seen.score[1]}
      </b>
    </div>
  )
}

function Ticks({ view, seen }: { view: Chainfall['View']; seen: Foreseen }) {
  const ticked = seen.events.find(event => event.kind === 'ticked')
  return (
    <li>
      <span class="cf-step-icon centred">
        <Icon of={Timer} />
      </span>
      <span>{words.ticks(view, ticked?.tiles.length ?? 0)}</span>
    </li>
  )
}

/** One wave of a turn: what goes off, what goes with it, what it brings. */
export function Wave({ wave, view, company }: { wave: WaveEvent; view: Chainfall['View']; company: Company }) {
  return (
    <li>
      <b class="cf-step-wave centred">{wave.wave}</b>
      <span>{words.wave(view, wave, company)}</span>
      <b class="cf-step-points" data-none={wave.points === 0}>
        {wave.points > 0 ? `+${wave.points}` : '0'}
      </b>
    </li>
  )
}

/** The last thing done is taken up again. What is on its way to the table cannot be. */
function TakeBack({ state, table, advice, draft }: Parts) {
  if (isBlank(draft) || table.pending !== null) return null
  const label = words.lift(table.view, draft)
  const lift = (): void => setDraft(state, { table, advice }, takeBack(draft))
  return (
    <button type="button" class="button cf-lift" aria-label={label} title={label} onClick={lift}>
      <Icon of={Undo2} />
      <span>{label}</span>
    </button>
  )
}

/** Nothing whole yet: what to do next, and what the other side did. */
function Begun(parts: Parts) {
  const { table, state, draft, company } = parts
  return (
    <>
      <div class="cf-plan-scroll">
        <WhatNow view={table.view} draft={draft} />
        <LastTurn {...{ state, company }} />
      </div>
      <div class="cf-do" data-crowded={isBlank(draft) ? undefined : 'always'}>
        <TakeBack {...parts} />
      </div>
    </>
  )
}

/** What to do next and, with a card in hand or in the turn, what the card does. Titled: where there is little room, whose turn it is stays above it. */
function WhatNow({ view, draft, titled = false }: { view: Chainfall['View']; draft: Draft; titled?: boolean }) {
  const { picked, plays } = draft
  const now = words.whatNow(view, draft, dueAfter(view, plays))
  const card = (picked ?? plays.at(-1))?.card
  if (!card) return <p class="cf-what">{now}</p>
  const does = words.cardLong(card)
  return (
    <p class="cf-what" data-card={titled ? undefined : card}>
      <strong>{words.card(card)}</strong>{' '}
      {picked ? (
        <>
          <span class="cf-by-keys">{now}</span>
          <span class="cf-by-touch">{`${does} ${touchWords().pick(picked.at.length > 0)}`}</span>
        </>
      ) : (
        `${does} ${now}`
      )}
    </p>
  )
}

interface PastProps {
  readonly state: ViewState
  readonly company: Company
}

/** What they did last and, where a turn may be planned, what is missing of it. */
function Theirs(parts: Parts) {
  const { table, state, company } = parts
  const draft = handDraft(state, parts)
  return (
    <>
      <div class="cf-plan-scroll">
        {!isBlank(draft) && <WhatNow view={handsView(table)} draft={draft} titled />}
        <LastTurn {...{ state, company }} />
      </div>
      {!isBlank(draft) && (
        <div class="cf-do" data-crowded="always">
          <TakeBack {...parts} draft={draft} />
        </div>
      )}
    </>
  )
}

/** What the turn before this one did. */
function LastTurn({ state, company }: PastProps) {
  const { last } = state.happened.value
  if (!last) return null
  const { before, events } = last
  const waves = events.filter(event => event.kind === 'wave')
  return (
    <section class="cf-last">
      <h3>{words.lastTurn(before, events, company)}</h3>
      <ol class="cf-steps column">
        {waves.map(wave => (
          <Wave key={wave.wave} {...{ wave, view: before, company }} />
        ))}
      </ol>
      {waves.length === 0 && <p class="cf-next">{words.nothingWentOff}</p>}
    </section>
  )
}

/** A turn while it is shown, with the way to its end. */
function Moments({ state, view, company }: PastProps & { readonly view: Chainfall['View'] }) {
  const shown = shownMoments(state)
  const seat = shown.at(-1)?.seat ?? view.turn
  const from = shown.findLastIndex(moment => moment.seat !== seat) + 1
  return (
    <>
      <div class="cf-plan-scroll">
        <ol class="cf-steps column">
          {shown.slice(from).map(({ event }, at) => (
            <Step key={at}>{words.moment({ ...view, turn: seat }, event, company)}</Step>
          ))}
        </ol>
      </div>
      <div class="cf-do">
        <button type="button" class="button" onClick={() => skip(state)}>
          <Icon of={FastForward} />
          {words.skip}
        </button>
      </div>
    </>
  )
}

function Step({ children }: { children: ComponentChildren }) {
  return (
    <li>
      <span class="cf-step-icon centred">
        <Icon of={Flame} />
      </span>
      <span>{children}</span>
    </li>
  )
}

/** What it is about, and how fast turns are shown. */
function Head({ title }: { title: string }) {
  const label = words.paceLabel(pace.value)
  return (
    <div class="cf-plan-head row">
      <h2>{title}</h2>
      <button type="button" class="button quiet cf-pace" aria-label={label} title={label} onClick={faster}>
        <Icon of={Gauge} />
        {words.pace(pace.value)}
      </button>
    </div>
  )
}

function faster(): void {
  pace.value = PACES[(PACES.indexOf(pace.peek()) + 1) % PACES.length] ?? 1
}
