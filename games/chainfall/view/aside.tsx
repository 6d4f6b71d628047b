import { Check, FastForward, Flame, Gauge, Lightbulb, Timer, Undo2 } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Company, PlayerProps } from '../../../ui/stage.ts'
import type { Chainfall } from '../nouns.ts'
import { notate } from '../rules/notation.ts'
import { dueAfter, type Foreseen, foresee, type WaveEvent } from '../rules/preview.ts'
import { type Desk, deskOf, draftOf, momentOf, PACES, pace, remember, setDraft, skip, toldMoments } from './desk.ts'
import { type Draft, isBlank, lifted, turnIn } from './draft.ts'
import './low.css'
import { ANYBODY } from './names.ts'
import { handWords } from './words.hand.ts'
import { words } from './words.ts'

type Props = PlayerProps<Chainfall>

/** What the turn would do, what it did, or what is to be done: always one of them, with the buttons that belong to it. */
export function Aside(props: Props) {
  const { table, news, refusal, company = ANYBODY } = props
  const desk = deskOf(table)
  remember(desk, table.view, news)
  const draft = draftOf(desk)
  const onward = useOnward(refusal, draft)
  if (momentOf(desk)) return <Told desk={desk} view={table.view} company={company} />
  if (table.toMove === null || table.toMove !== table.seat) return <Theirs {...props} desk={desk} company={company} />
  const action = turnIn(table.view, draft)
  return action ? (
    <Whole {...props} {...{ desk, draft, onward, action, company }} />
  ) : (
    <Begun {...props} {...{ desk, draft, onward, company }} />
  )
}

/** Whether whoever was refused something has done something else since. */
function useOnward(refusal: Refusal | null, draft: Draft): boolean {
  const then = useRef({ refusal, draft })
  if (then.current.refusal !== refusal) then.current = { refusal, draft }
  return refusal !== null && then.current.draft !== draft
}

type Ours = Props & { readonly desk: Desk; readonly draft: Draft; readonly onward: boolean; readonly company: Company }

/** The whole turn: tick, waves, points, what it costs and what comes after. */
function Whole({ table, act, advice, desk, draft, onward, action, company }: Ours & { readonly action: Chainfall['Action'] }) {
  const { view } = table
  const seen = desk.blind ? null : foresee(view, action)
  return (
    <div class="cf-plan" data-onward={onward}>
      <Head title={words.finishWith(view, action)} />
      <div class="cf-plan-scroll">
        {advice && notate(advice.action) === notate(action) && (
          <p class="cf-advice">
            <Icon of={Lightbulb} />
            <span>{words.advised(view, advice).lines.join(' ')}</span>
          </p>
        )}
        {seen ? (
          <>
            <ol class="cf-steps">
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
      {seen && <Sum {...{ view, seen, company, action }} />}
      <div class="cf-do">
        <button type="button" class="button primary" onClick={() => act(action)}>
          <Icon of={Check} />
          {words.playTurn}
        </button>
        {!isBlank(draft) && <Lift {...{ desk, draft, view }} />}
      </div>
    </div>
  )
}

interface SumProps {
  readonly view: Chainfall['View']
  readonly action: Chainfall['Action']
  readonly seen: Foreseen
  readonly company: Company
}

function Sum({ view, action: { plays }, seen, company }: SumProps) {
  return (
    <div class="cf-sum">
      <p class="cf-sum-short">
        {plays.length > 0 && <em>{plays.map(({ card }) => words.card(card)).join(', ')}</em>}
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
      <span class="cf-step-icon">
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
      <b class="cf-step-wave">{wave.wave}</b>
      <span>{words.wave(view, wave, company)}</span>
      <b class="cf-step-points" data-none={wave.points === 0}>
        {wave.points > 0 ? `+${wave.points}` : '0'}
      </b>
    </li>
  )
}

/** The last thing done is taken up again. */
function Lift({ desk, draft, view }: { desk: Desk; draft: Draft; view: Chainfall['View'] }) {
  const label = words.lift(view, draft)
  return (
    <button type="button" class="button cf-lift" aria-label={label} title={label} onClick={() => setDraft(desk, lifted(draft))}>
      <Icon of={Undo2} />
      <span>{label}</span>
    </button>
  )
}

/** Nothing whole yet: what to do next, and what the other side did. */
function Begun({ table: { view }, desk, draft, onward, company }: Ours) {
  return (
    <div class="cf-plan" data-onward={onward}>
      <Head title={words.whoseTurn(view.turn, company)} />
      <div class="cf-plan-scroll">
        <WhatNow {...{ view, draft }} />
        <LastTurn {...{ desk, company }} />
      </div>
      <div class="cf-do">{!isBlank(draft) && <Lift {...{ desk, draft, view }} />}</div>
    </div>
  )
}

/** What to do next and, with a card in hand or in the turn, what the card does. */
function WhatNow({ view, draft }: { view: Chainfall['View']; draft: Draft }) {
  const { picked, plays } = draft
  const now = words.whatNow(view, draft, dueAfter(view, plays))
  const card = (picked ?? plays.at(-1))?.card
  if (!card) return <p class="cf-what">{now}</p>
  const does = words.cardLong(card)
  return (
    <p class="cf-what" data-card={card}>
      <strong>{words.card(card)}</strong>{' '}
      {picked ? (
        <>
          <span class="cf-by-keys">{now}</span>
          <span class="cf-by-touch">{`${does} ${handWords().pick(picked.at.length > 0)}`}</span>
        </>
      ) : (
        `${does} ${now}`
      )}
    </p>
  )
}

function Theirs({ table, desk, company }: Props & { desk: Desk; company: Company }) {
  return (
    <div class="cf-plan">
      <Head title={words.thinks(table.view.turn, company)} />
      <div class="cf-plan-scroll">
        <LastTurn {...{ desk, company }} />
      </div>
    </div>
  )
}

/** What the turn before this one did. */
function LastTurn({ desk: { last }, company }: { desk: Desk; company: Company }) {
  if (!last) return null
  const { before, events } = last
  const waves = events.filter(event => event.kind === 'wave')
  return (
    <section class="cf-last">
      <h3>{words.lastTurn(before, events, company)}</h3>
      <ol class="cf-steps">
        {waves.map(wave => (
          <Wave key={wave.wave} {...{ wave, view: before, company }} />
        ))}
      </ol>
      {waves.length === 0 && <p class="cf-next">{words.nothingWentOff}</p>}
    </section>
  )
}

/** A turn while it is told, with the way to its end. */
function Told({ desk, view, company }: { desk: Desk; view: Chainfall['View']; company: Company }) {
  const told = toldMoments(desk)
  const moment = told.at(-1)
  if (!moment) return null
  const from = told.findLastIndex(({ seat }) => seat !== moment.seat) + 1
  return (
    <div class="cf-plan">
      <Head title={words.tells(moment.seat, company)} />
      <div class="cf-plan-scroll">
        <ol class="cf-steps">
          {told.slice(from).map(({ event }, at) => (
            <Step key={at}>{words.moment({ ...view, turn: moment.seat }, event, company)}</Step>
          ))}
        </ol>
      </div>
      <div class="cf-do">
        <button type="button" class="button" onClick={() => skip(desk)}>
          <Icon of={FastForward} />
          {words.skip}
        </button>
      </div>
    </div>
  )
}

function Step({ children }: { children: ComponentChildren }) {
  return (
    <li>
      <span class="cf-step-icon">
        <Icon of={Flame} />
      </span>
      <span>{children}</span>
    </li>
  )
}

/** What it is about, and how fast turns are told. */
function Head({ title }: { title: string }) {
  const label = words.paceLabel(pace.value)
  return (
    <div class="cf-plan-head">
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
