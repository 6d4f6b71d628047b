import { signal } from '@preact/signals'
import { Eye, EyeOff, Lightbulb, Link2, Puzzle as PuzzleIcon } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { GamePageProps } from '../../../../ui/pages.ts'
import type { Company } from '../../../../ui/stage.ts'
import { puzzleIn } from '../../levels/custom-puzzle.ts'
import { answerIn, compared, enemiesIn, type Puzzle, puzzles } from '../../levels/puzzles.ts'
import type { Chainfall } from '../../nouns.ts'
import { cellName } from '../../rules/grid.ts'
import { TurnPanel } from '../panels/turn-panel.tsx'
import { momentOf, stateOf } from '../view-state.ts'
import './guided.css'
import { Lead } from '../panels/score.tsx'
import { PuzzleList } from './puzzle-list.tsx'
import './puzzles.css'
import { Stage } from '../stage.tsx'
import { words } from '../words/index.ts'
import { puzzleWords } from '../words/puzzles.ts'
import { PuzzleResult } from './puzzle-result.tsx'
import { TrialTable } from './trial-table.ts'
import { usePagePlayer } from './use-page-player.ts'

/** Whether a turn is shown before it is played, for as long as the page is open. */
const look = signal(true)

/** Of what helps, so much; the last is the answer itself. */
const HINTS = 3
const ANSWER = 4

/** How well a puzzle went: solved, and found at once by looking alone. */
const SOLVED = 1
const UNAIDED = 2

/** One turn of a game that was played, and one that is best: which? */
export function Puzzles(props: GamePageProps) {
  const { at, marks } = props
  const asked = useMemo(() => puzzles.find(({ id }) => id === at) ?? puzzleIn(at ?? ''), [at])
  // Where none is asked for: the first that was not solved when somebody came in.
  const first = useMemo(() => puzzles.find(({ id }) => !marks?.get(id)) ?? puzzles[0], [marks === null])
  const puzzle = asked ?? first
  if (!puzzle || (at === null && marks === null)) return null
  return <Solving key={puzzle.id} {...props} puzzle={puzzle} gone={at !== null && !asked} />
}

interface SolvingProps extends GamePageProps {
  readonly puzzle: Puzzle
  /** The one in the address is no puzzle, or none any more. */
  readonly gone: boolean
}

function Solving({ puzzle, gone, still, marks, mark, go }: SolvingProps) {
  const { props, refused, tried, help, setHelp, tryAgain } = useSolving(puzzle, still, mark)
  return (
    <div class="cf-guided cf-puzzles">
      <Task {...{ puzzle, help, gone, refused }} over={tried !== null}>
        {!tried && help < ANSWER && <Help help={help} setHelp={setHelp} />}
      </Task>
      <div class="cf-guided-stage">
        <Stage {...props} />
      </div>
      <div class="cf-guided-side">
        <Lead {...props} />
        <section class="cf-guided-plan panel">
          {tried ? (
            <PuzzleResult
              {...{ puzzle, tried, again: tryAgain }}
              company={companyOf(puzzle)}
              next={() => go(after(puzzle, marks).id)}
              shown={help === ANSWER}
              star={marks?.get(puzzle.id) === UNAIDED}
            />
          ) : (
            <TurnPanel {...props} />
          )}
        </section>
      </div>
      <PuzzleList {...{ puzzle, marks, go }} />
    </div>
  )
}

/** Somebody at a puzzle: what they tried, how often in vain, and how much help they had. */
function useSolving(puzzle: Puzzle, still: boolean, mark: GamePageProps['mark']) {
  const trial = useMemo(() => new TrialTable(puzzle.view), [puzzle])
  const answer = useMemo(() => answerIn(puzzle.answer), [puzzle])
  const [help, setHelp] = useState(0)
  const [wrongs, setWrongs] = useState(0)
  const state = stateOf(trial)
  state.blind = !look.value && help < ANSWER
  state.lessonTurn = help >= HINTS ? answer : null
  state.answer = help === ANSWER ? answer : null

  function act(action: Chainfall['Action']): Refusal | null {
    const refusal = trial.act(action)
    if (refusal) return refusal
    const { right, mine } = compared(puzzle, action)
    announce(mine.events.map(event => words.heard(event, companyOf(puzzle), trial.view)).join(' '))
    if (!right) setWrongs(wrongs + 1)
    if (puzzles.includes(puzzle)) mark(puzzle.id, right ? marksFor(help, wrongs) : 0)
    return null
  }

  function tryAgain(): void {
    if (trial.tried && !compared(puzzle, trial.tried).right) trial.again()
  }

  /** Whoever presses the board after a turn that was not it wants to try another. */
  function instead(): boolean {
    const over = trial.tried !== null
    tryAgain()
    return over
  }

  const player = usePagePlayer(trial, { still, company: companyOf(puzzle), act, instead })
  return { ...player, help, setHelp, tryAgain, tried: momentOf(state) === null ? trial.tried : null }
}

/** Of a puzzle that was solved. */
function marksFor(help: number, wrongs: number): number {
  if (help === ANSWER) return 0
  return help === 0 && wrongs === 0 && !look.peek() ? UNAIDED : SOLVED
}

function companyOf({ view }: Puzzle): Company {
  return { you: view.turn, names: [] }
}

function Help({ help, setHelp }: { readonly help: number; setHelp(help: number): void }) {
  const said = puzzleWords()
  return (
    <div class="cf-puzzle-help">
      {help < HINTS && (
        <button type="button" class="button" onClick={() => setHelp(help + 1)}>
          <Icon of={Lightbulb} />
          {said.hint}
        </button>
      )}
      {help > 0 && (
        <button type="button" class="button" onClick={() => setHelp(ANSWER)}>
          {said.answer}
        </button>
      )}
      <Look />
    </div>
  )
}

/** The next one that is not solved; when all are, the next one. */
function after({ id }: Puzzle, marks: GamePageProps['marks']): Puzzle {
  const at = puzzles.findIndex(each => each.id === id)
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)]
  return order.find(each => !marks?.get(each.id)) ?? order[0] ?? (puzzles[at] as Puzzle)
}

interface TaskProps {
  readonly puzzle: Puzzle
  readonly help: number
  readonly gone: boolean
  readonly over: boolean
  readonly refused: string | null
  readonly children: ComponentChildren
}

/** What is asked, and what helps so far. */
function Task({ puzzle, help, gone, over, refused, children }: TaskProps) {
  const said = puzzleWords()
  const { view, points, rules } = puzzle
  const title = useRef<HTMLHeadingElement>(null)
  const [linked, setLinked] = useState<string | null>(null)
  // Who comes from another puzzle goes on where this one begins.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])

  async function link(): Promise<void> {
    const href = new URL(`#puzzles=${puzzle.id}`, location.href).href
    setLinked(
      (await navigator.clipboard?.writeText(href).then(
        () => said.linked,
        () => said.notLinked,
      )) ?? said.notLinked,
    )
  }

  return (
    <section class="cf-guided-text panel" data-brief={over || help === ANSWER}>
      <div class="cf-puzzle-head">
        <p class="chip">
          <Icon of={PuzzleIcon} />
          {puzzles.includes(puzzle) ? said.numbered(puzzles.indexOf(puzzle) + 1, puzzles.length) : said.own}, {words.preset(rules)}
        </p>
        <button type="button" class="button bare" aria-label={said.link} title={said.link} onClick={() => void link()}>
          <Icon of={Link2} />
        </button>
      </div>
      <h2 tabIndex={-1} ref={title}>
        {said.asks(points)}
      </h2>
      {gone && <p>{said.gone}</p>}
      <p class="cf-puzzle-about">
        {said.you(view.turn)} {said.only} {said.rule(view.config)}
      </p>
      <div role="status" class="cf-puzzle-hints">
        {!over && hintsIn(puzzle, help).map(line => <p key={line}>{line}</p>)}
        {refused && <p class="cf-guided-task">{refused}</p>}
        {linked && <p>{linked}</p>}
      </div>
      {children}
    </section>
  )
}

function hintsIn(puzzle: Puzzle, help: number): readonly string[] {
  const said = puzzleWords()
  const { view, answer, points, waves } = puzzle
  const { best } = compared(puzzle, answerIn(answer))
  const name = (cell: number): string => cellName(view.config, cell)
  if (help === ANSWER) return [said.answerIs(answer, points, waves)]
  return [said.begins((best.waves[0]?.exploding ?? []).map(name), waves), said.takes(enemiesIn(best, view.turn).map(name)), said.lit].slice(
    0,
    help,
  )
}

function Look() {
  const said = puzzleWords()
  return (
    <button type="button" class="button quiet" aria-pressed={look.value} title={said.lookHow} onClick={() => (look.value = !look.peek())}>
      <Icon of={look.value ? Eye : EyeOff} />
      {said.look(look.value)}
    </button>
  )
}
