import { GraduationCap, Play, RotateCcw } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Refusal, Table } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { GamePageProps } from '../../../ui/pages.ts'
import type { News, PlayerProps } from '../../../ui/stage.ts'
import { LESSON_DEAL, LESSON_TURNS } from '../levels/lesson.ts'
import type { Chainfall } from '../nouns.ts'
import { notate, parse } from '../rules/notation.ts'
import { Aside } from './aside.tsx'
import { deskOf, momentOf } from './desk.ts'
import { Lead } from './lead.tsx'
import './guided.css'
import { Stage } from './table.tsx'
import { useTold } from './usetold.ts'
import { lessonWords } from './words.lesson.ts'
import { words } from './words.ts'

const ANSWER_MS = 600

/** A real game in which every turn of the learner's is told, and no other is taken. */
export function Lesson({ still, lay, leave }: GamePageProps) {
  const [round, setRound] = useState(0)
  const [mine, theirs] = useMemo(() => lay(LESSON_DEAL) as readonly [Table<Chainfall>, Table<Chainfall>], [round])
  const news = useTold(mine)
  const [refusal, setRefusal] = useState<{ readonly of: News; readonly what: Refusal } | null>(null)
  const said = lessonWords()
  const at = news.count
  const turn = LESSON_TURNS[at] ?? null
  const wanted = turn !== null && at % 2 === 0 ? parse(turn) : null
  const desk = deskOf(mine)
  desk.wanted = wanted
  const over = mine.outcome !== null && momentOf(desk) === null
  const step = Math.min(said.steps.length, Math.floor((at + 1) / 2) + (at % 2 === 0 ? 1 : 0))

  // Red answers once the turn before has been told.
  const told = momentOf(desk) === null
  useEffect(() => {
    if (at % 2 === 0 || turn === null || !told) return
    const answer = parse(turn)
    const timer = setTimeout(() => answer && theirs.act(answer), still ? 0 : ANSWER_MS)
    return () => clearTimeout(timer)
  }, [at, told, theirs])

  function refuse(what: Refusal): void {
    setRefusal({ of: news, what })
    announce(words.refused(what, company) ?? what.because)
  }

  const company = { you: 0 as const, names: [] }
  const now = refusal?.of === news ? refusal.what : null
  const props: PlayerProps<Chainfall> = {
    ...{ table: mine, news, still, company, refusal: now, refuse },
    ...{ chosen: null, advice: null, choose: nothing, ask: nothing, dismiss: nothing },
    act(action) {
      if (turn !== null && notate(action) === turn) mine.act(action)
      else refuse({ code: 'lesson', because: said.elsewhere(turn ?? ''), facts: {} })
    },
  }
  return (
    <div class="cf-guided">
      <LessonText {...{ step, over, waiting: wanted === null && !over, refused: now && (words.refused(now, company) ?? now.because) }}>
        {over && (
          <div class="cf-guided-do">
            <button type="button" class="button primary" onClick={() => leave({ preset: 'v1' })}>
              <Icon of={Play} />
              {said.play}
            </button>
            <button type="button" class="button" onClick={() => setRound(round + 1)}>
              <Icon of={RotateCcw} />
              {said.again}
            </button>
            <button type="button" class="button quiet" onClick={() => leave(null)}>
              {said.back}
            </button>
          </div>
        )}
      </LessonText>
      <div class="cf-guided-stage">
        <Stage key={round} {...props} />
      </div>
      <div class="cf-guided-side">
        <Lead {...props} />
        {!over && (
          <section class="cf-guided-plan panel">
            <Aside {...props} />
          </section>
        )}
      </div>
    </div>
  )
}

interface TextProps {
  readonly step: number
  readonly over: boolean
  readonly waiting: boolean
  readonly refused: string | null
  readonly children: ComponentChildren
}

/** The keyboard stays where it is; what is new is read out. */
function LessonText({ step, over, waiting, refused, children }: TextProps) {
  const said = lessonWords()
  const lesson = said.steps[step - 1]
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (over) title.current?.focus()
  }, [over])
  if (!lesson) return null
  return (
    <section class="cf-guided-text panel" role="status">
      <p class="chip">
        <Icon of={GraduationCap} />
        {said.title}, {said.step(step, said.steps.length)}
      </p>
      <h2 tabIndex={-1} ref={title}>
        {over ? said.wonTitle : lesson.title}
      </h2>
      {(over ? said.won : lesson.lines).map(line => (
        <p key={line}>{line}</p>
      ))}
      {!over && <p class="cf-guided-task">{refused ?? (waiting ? said.waiting : lesson.task)}</p>}
      {children}
    </section>
  )
}

function nothing(): void {}
