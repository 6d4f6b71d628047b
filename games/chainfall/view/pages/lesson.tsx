import { GraduationCap, Play, RotateCcw } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Refusal, Table } from '../../../../kernel/game.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { GamePageProps } from '../../../../ui/pages.ts'
import { LESSON_DEAL, LESSON_TURNS } from '../../levels/lesson.ts'
import type { Chainfall } from '../../nouns.ts'
import { notate, parse } from '../../rules/notation.ts'
import './guided.css'
import { Lead } from '../panels/score.tsx'
import { TurnPanel } from '../panels/turn-panel.tsx'
import { Stage } from '../stage.tsx'
import { momentOf, stateOf } from '../view-state.ts'
import { lessonWords } from '../words/lesson.ts'
import { usePagePlayer } from './use-page-player.ts'

const ANSWER_MS = 600
const COMPANY = { you: 0, names: [] } as const

/** A real game in which every turn of the learner's is given, and no other is taken. */
export function Lesson({ still, lay, leave }: GamePageProps) {
  const [round, setRound] = useState(0)
  const [mine, theirs] = useMemo(() => lay(LESSON_DEAL) as readonly [Table<Chainfall>, Table<Chainfall>], [round])
  const said = lessonWords()
  const turn = LESSON_TURNS[mine.ply] ?? null
  const ours = mine.ply % 2 === 0
  const state = stateOf(mine)
  state.lessonTurn = turn !== null && ours ? parse(turn) : null

  function act(action: Chainfall['Action']): Refusal | null {
    const isGiven = turn !== null && notate(action) === turn
    return isGiven ? mine.act(action) : { code: 'lesson', because: said.elsewhere(turn ?? ''), facts: {} }
  }

  const { props, refused } = usePagePlayer(mine, { still, company: COMPANY, act })
  const shown = momentOf(state) === null
  const over = mine.outcome !== null && shown
  useAnswer(theirs, ours || !shown ? null : turn, still)
  const step = Math.min(said.steps.length, Math.floor((mine.ply + 1) / 2) + (ours ? 1 : 0))
  return (
    <div class="cf-guided">
      <LessonText {...{ step, over, refused }} waiting={state.lessonTurn === null && !over}>
        {over && <Onward play={() => leave({ preset: 'v1' })} again={() => setRound(round + 1)} back={() => leave(null)} />}
      </LessonText>
      <div class="cf-guided-stage">
        <Stage key={round} {...props} />
      </div>
      <div class="cf-guided-side">
        <Lead {...props} />
        {!over && (
          <section class="cf-guided-plan panel">
            <TurnPanel {...props} />
          </section>
        )}
      </div>
    </div>
  )
}

/** The other side answers once the turn before has been shown; null: it is not for it to move. */
function useAnswer(table: Table<Chainfall>, turn: string | null, still: boolean): void {
  useEffect(() => {
    const answer = parse(turn ?? '')
    if (!answer) return
    const timer = setTimeout(() => table.act(answer), still ? 0 : ANSWER_MS)
    return () => clearTimeout(timer)
  }, [turn, table])
}

function Onward({ play, again, back }: { play(): void; again(): void; back(): void }) {
  const said = lessonWords()
  return (
    <div class="cf-guided-do">
      <button type="button" class="button primary" onClick={play}>
        <Icon of={Play} />
        {said.play}
      </button>
      <button type="button" class="button" onClick={again}>
        <Icon of={RotateCcw} />
        {said.again}
      </button>
      <button type="button" class="button quiet" onClick={back}>
        {said.back}
      </button>
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
