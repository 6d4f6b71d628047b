import { ChartLine, CircleAlert, Lightbulb, RotateCcw, SquarePlay, Undo2 } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Advice, Table } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { GamePage } from '../../../ui/pages.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { Choice, Company, Explanation, News, PlayerProps, StageModule } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'
import { tableWords } from '../../words/table.ts'
import type { Selection } from '../selection.ts'
import { asSentence } from './ending.ts'
import { Keys } from './key-list.tsx'
import type { Item } from './table-menu.tsx'

interface TurnProps extends Selection {
  readonly table: Table
  readonly news: News // drawn again after every change
  readonly stage: StageModule
  readonly company: Company
  readonly stageProps: PlayerProps
  /** Whether there is somebody to ask for a hint. */
  readonly guided: boolean
  readonly refused: string | null // the refusal as a sentence
  readonly thinking: boolean
  readonly note: ComponentChildren // what came of the things to do
  readonly help: string // what helped, at the end; empty: nothing did
  act(action: unknown): void
  undo(): void
  /** The last thing one wants to press. */
  readonly giveUp: Item
  hint(): void
  again(): void
  /** Null while there is nothing that may be watched. */
  readonly watch: (() => void) | null
  /** Pages about a game that was played, and the way there. */
  readonly pages: readonly GamePage[]
  enter(page: string): void
  /** The game runs elsewhere: nothing is taken back, and it is not played again from here. */
  readonly far: boolean
  /** How it ended, where the outcome says nothing of it or not the whole. */
  readonly ending?: Explanation | null
  /** What to do instead of playing again. */
  readonly onward?: ComponentChildren
}

/** What is the case, what would be, and the one thing to do next. */
export function TurnPanel(props: TurnProps) {
  const { table, chosen, advice } = props
  // A stage that tells what is the case itself brings the buttons that belong to it.
  const watching = table.seat === null
  const own = props.stage.Aside !== undefined && !watching
  const isOver = Boolean(table.outcome ?? props.ending)
  return (
    <section class="turn panel column" data-mood={moodOf(props)} data-seat={table.seat}>
      <div class="turn-told column">
        {isOver ? <Ended {...props} /> : <Going {...props} />}
        {props.note}
      </div>
      {isOver ? (
        <div class="turn-do column">
          {props.onward ?? (
            <button type="button" class="button primary" onClick={props.again}>
              <Icon of={RotateCcw} />
              {aroundWords().playAgain}
            </button>
          )}
          <div class="turn-tools wrap">
            {props.watch && (
              <button type="button" class="button" onClick={props.watch}>
                <Icon of={SquarePlay} />
                <span>{aroundWords().end.watch}</span>
              </button>
            )}
            {props.pages.map(page => (
              <button type="button" class="button" key={page.id} onClick={() => props.enter(page.id)}>
                <Icon of={ChartLine} />
                <span>{page.title()}</span>
              </button>
            ))}
            {table.outcome?.code !== 'resign' && !props.far && (!own || props.table.undosLeft > 0) && <UndoButton {...props} />}
          </div>
        </div>
      ) : watching ? null : (
        <div class="turn-do column" data-ready={confirmable(chosen, advice) !== null} data-own={own}>
          {!own && <Confirm {...props} />}
          <div class="turn-tools wrap">
            {(props.table.undosLeft > 0 || !(own || props.far)) && <UndoButton {...props} />}
            {props.guided && (
              <button type="button" class="button" aria-busy={props.thinking} onClick={props.hint}>
                <Icon of={Lightbulb} />
                <span class={labelClass(props)}>{tableWords().hint}</span>
              </button>
            )}
            {!own && <GiveUpButton giveUp={props.giveUp} label={labelClass(props)} />}
          </div>
        </div>
      )}
    </section>
  )
}

type Mood = 'over' | 'refused' | 'advised' | 'ours' | 'theirs'

function moodOf({ table, refused, advice, ending }: TurnProps): Mood {
  if (table.outcome ?? ending) return 'over'
  if (refused) return 'refused'
  if (advice) return 'advised'
  return table.toMove === table.seat ? 'ours' : 'theirs'
}

function Going({ table, stage, company, stageProps, chosen, advice, refused, far }: TurnProps) {
  const { words: stageWords, Aside } = stage
  const ours = table.toMove === table.seat
  if (Aside && table.seat !== null)
    return (
      <>
        {refused && (
          <p class="turn-refused note refused">
            <Icon of={CircleAlert} />
            {refused}
          </p>
        )}
        <Aside {...stageProps} />
      </>
    )
  return (
    <>
      <h2 class="turn-whose">{ours ? aroundWords().yourTurn : aroundWords().theirTurn(company.names[table.toMove ?? 0] ?? '')}</h2>
      {refused && (
        <p class="turn-refused note refused">
          <Icon of={CircleAlert} />
          {refused}
        </p>
      )}
      {chosen && <Preview {...stageWords.preview(table.view, chosen.action)} />}
      {advice && <Advised {...stageWords.advised(table.view, advice)} />}
      {!chosen && !advice && !refused && ours && <p class="turn-how">{stageWords.how}</p>}
      {table.seat !== null && <Keys stage={stage} far={far} />}
    </>
  )
}

function Preview({ title, lines }: Explanation) {
  return (
    <div class="telling column">
      <h3>{title}</h3>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

function Advised({ title, lines }: Explanation) {
  return (
    <div class="telling advised note column">
      <h3 class="row">
        <Icon of={Lightbulb} />
        {aroundWords().hints.hinted}: {title}
      </h3>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The keyboard goes where the news is when the board under it has ended. */
function Ended({ table, stage, company, help, ending }: TurnProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('.board')) title.current?.focus({ preventScroll: true })
  }, [])
  const { outcome } = table
  const winner = outcome?.winner
  return (
    <>
      {typeof winner === 'number' && (
        <span class="turn-winner centred">
          <SeatMark seat={winner} />
        </span>
      )}
      <h2 class="turn-end" tabIndex={-1} ref={title}>
        {ending?.title ?? (outcome && aroundWords().endTitle(outcome, company))}
      </h2>
      <p class="turn-why">
        {[
          ...(ending?.lines ?? []),
          ...(outcome ? [stage.words.ended(outcome, company) ?? aroundWords().ended(outcome, company)] : []),
        ].join(' ')}
      </p>
      {help !== '' && <p class="turn-how">{asSentence(help)}</p>}
    </>
  )
}

/** What the large button would do: what a finger picked or, failing that, what was advised. */
function confirmable(chosen: Choice | null, advice: Advice | null): { action: unknown } | null {
  return chosen?.held ? chosen : advice
}

/** Where the page is one column, tools are pictures beside the large button. */
function labelClass({ table, chosen, advice }: TurnProps): string {
  return !table.outcome && confirmable(chosen, advice) ? 'hidden-narrow' : ''
}

function Confirm({ table, stage, chosen, advice, act }: TurnProps) {
  const ready = confirmable(chosen, advice)
  if (!ready) return null
  return (
    <button type="button" class="button primary" onClick={() => act(ready.action)}>
      {stage.words.preview(table.view, ready.action).title}
    </button>
  )
}

/** It stays a button when nothing is left: pressing it says why nothing happens. */
function UndoButton(props: TurnProps) {
  const { table, undo } = props
  const label = labelClass(props)
  const left = tableWords().undosLeft(table.undosLeft)
  return (
    <button type="button" class="button" data-spent={table.undosLeft === 0} onClick={undo}>
      <Icon of={Undo2} />
      <span class={label}>{tableWords().undo}</span>
      {left && <small class={label}>{left}</small>}
    </button>
  )
}

/** Asks once: the second press means it. */
export function GiveUpButton({ giveUp, label }: Pick<TurnProps, 'giveUp'> & { label?: string }) {
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      class="button quiet"
      data-asked={asked}
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? giveUp.pick() : setAsked(true))}
    >
      <Icon of={giveUp.icon} />
      <span class={label}>{asked ? giveUp.sure : giveUp.text}</span>
    </button>
  )
}
