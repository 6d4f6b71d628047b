import { GraduationCap, Lightbulb, RotateCcw, ShieldCheck, Shuffle, Undo2, Waypoints } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Advice } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import { BEATS, STEPS } from '../levels/tutorial.ts'
import type { Stackdoku } from '../nouns.ts'
import { attemptsLeft } from '../rules/outcome.ts'
import type { Desk } from './desk.ts'
import { foundIn } from './found.ts'
import type { Hands } from './hands.ts'
import type { Lesson } from './lesson.ts'
import { words } from './words.ts'

type Props = PlayerProps<Stackdoku> & { readonly desk: Desk; readonly hands: Hands }

/** What is to be said at length: one thing at a time. */
export type Telling = 'hint' | 'rescue' | 'lesson'

export function tellingOf({ table, advice, desk }: Omit<Props, 'hands'>): Telling | null {
  if (table.outcome) return null
  if (advice) return 'hint'
  if (desk.rescue.value ?? table.view.stuck) return 'rescue'
  return desk.lesson && 'lesson'
}

/** It stands below the stack. */
export function Telling({ telling, ...props }: Props & { telling: Telling | null }) {
  const { advice, desk } = props
  if (telling === 'hint' && advice) return <Hint {...props} advice={advice} />
  if (telling === 'rescue') return <Rescue {...props} doomed={desk.verdict.value?.winnable === false} />
  return telling === 'lesson' && desk.lesson ? <LessonPanel lesson={desk.lesson} /> : null
}

/** What to do, why, and a button that does it. The lines of the reasons begin with their point. */
function Hint({ table, advice, dismiss, hands }: Props & { advice: Advice<Stackdoku> }) {
  const { title, lines } = words.advised(table.view, advice)
  const { doom } = foundIn(advice)
  return (
    <section class="sd-told sd-hint" aria-labelledby="sd-hint">
      <h2 id="sd-hint">
        <Icon of={Lightbulb} />
        {title}
      </h2>
      <ol>
        {lines.map(line => (
          <li key={line}>
            <Pointed line={line} />
          </li>
        ))}
      </ol>
      <div class="sd-do">
        {doom ? (
          doom.undos <= table.undosLeft ? (
            <button type="button" class="button primary" onClick={() => takeBack(table, doom.undos)}>
              {words.back(doom.undos)}
            </button>
          ) : (
            <p>{words.tooFar(doom.undos, table.undosLeft)}</p>
          )
        ) : (
          <button type="button" class="button primary" onClick={() => hands.act(advice.action)}>
            {advice.action.kind === 'take' ? words.takeThem : words.placeIt}
          </button>
        )}
        <button type="button" class="button quiet" onClick={dismiss}>
          {doom ? words.close : words.myself}
        </button>
        {!doom && (
          <p class="sd-proven">
            <Icon of={ShieldCheck} />
            {words.proven}
          </p>
        )}
      </div>
    </section>
  )
}

/** So many undos in one press; it stops where none is left. */
function takeBack(table: Props['table'], times: number): void {
  for (let undone = 0; undone < times; undone++) if (table.undo()) return
}

/** `They are wanted. Row 2 …`: the first sentence is the point. */
function Pointed({ line }: { line: string }) {
  const at = line.indexOf('. ') + 1
  if (at === 0) return <>{line}</>
  return (
    <>
      <b>{line.slice(0, at)}</b>
      {line.slice(at)}
    </>
  )
}

/** Stuck, or on the way there: everything that leads out of it. Tiles dealt anew help nobody whose grid is wrong or whose tray is full. [SD-25] */
function Rescue({ table, desk, hands, ask, doomed }: Props & { doomed: boolean }) {
  const { view, legal, undosLeft } = table
  const title = useRef<HTMLHeadingElement>(null)
  // The keyboard comes here when nothing else can be done.
  useLayoutEffect(() => {
    if (view.stuck) title.current?.focus({ preventScroll: true })
  }, [view.stuck])
  const may = (kind: 'restart' | 'concede' | 'shuffle'): boolean => legal.some(action => action.kind === kind)
  const back = desk.verdict.value?.undos ?? 0
  const doom = desk.verdict.value?.doom ?? null
  const undoable = view.trail.length > 0 && undosLeft > 0
  const left = attemptsLeft(view)

  function undo(times: number): void {
    desk.rescue.value = null
    takeBack(table, times)
    if (times > 1) announce(words.recovered)
  }

  return (
    <section class="sd-told sd-stuck" role="alertdialog" aria-labelledby="sd-stuck" aria-describedby="sd-stuck-why">
      <h2 id="sd-stuck" tabIndex={-1} ref={title}>
        <Icon of={Waypoints} />
        {view.stuck ? words.stuckTitle : words.doomedTitle}
      </h2>
      <p id="sd-stuck-why">
        {view.stuck && `${words.stuckWhy(view)} `}
        {(doom || !view.stuck) && words.doomedWhy(view, doom)}
      </p>
      {desk.lesson && view.stuck && <p>{words.beat(desk.lesson.beat.value).lines.join(' ')}</p>}
      <div class="sd-do">
        {undoable && doomed && back > 0 && back <= undosLeft && (
          <Do primary icon={Undo2} does={() => undo(back)}>
            {words.back(back)}
          </Do>
        )}
        {undoable && (
          <Do icon={Undo2} does={() => undo(1)}>
            {words.undoOne}
          </Do>
        )}
        {!desk.lesson && ask && (
          <Do icon={Lightbulb} does={ask}>
            {words.whatWentWrong}
          </Do>
        )}
        {!desk.lesson && may('shuffle') && !doom?.wrong.length && view.tray.length + 2 <= view.room && (
          <Do icon={Shuffle} does={() => hands.act({ kind: 'shuffle' })}>
            {words.shuffle}
          </Do>
        )}
        {!desk.lesson && may('restart') && (
          <Do icon={RotateCcw} does={() => hands.act({ kind: 'restart' })}>
            {words.restart(view.attempt + 1, left === null ? null : view.attempt + left)}
          </Do>
        )}
        {may('concede') && <Do does={() => hands.act({ kind: 'concede' })}>{words.concede}</Do>}
        <Do
          quiet
          does={() => {
            desk.rescue.value = false
          }}
        >
          {words.close}
        </Do>
      </div>
    </section>
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

function LessonPanel({ lesson }: { lesson: Lesson }) {
  const beat = lesson.beat.value
  const { step } = BEATS.find(({ id }) => id === beat) ?? BEATS[0]
  const { title, lines } = words.beat(beat)
  useLayoutEffect(() => announce(`${words.step(step, STEPS)}: ${title}. ${lines.join(' ')}`), [beat])
  return (
    <section class="sd-told sd-lesson" aria-labelledby="sd-lesson">
      <h2 id="sd-lesson">
        <Icon of={GraduationCap} />
        {title}
        <span class="sd-step">{words.step(step, STEPS)}</span>
      </h2>
      <p>{lines.join(' ')}</p>
      <i class="sd-steps" aria-hidden="true">
        {Array.from({ length: STEPS }, (_, at) => (
          <i key={at} data-done={at + 1 < step} data-now={at + 1 === step} />
        ))}
      </i>
    </section>
  )
}
