import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type IconNode,
  PackageOpen,
  Play,
  Puzzle as PuzzleIcon,
  TrendingDown,
} from 'lucide'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { isForControl, isPlainKey, isTakenElsewhere } from '../../../../ui/input/key-owner.ts'
import type { GamePageProps, PlayedGame } from '../../../../ui/pages.ts'
import { puzzleFrom } from '../../levels/custom-puzzle.ts'
import type { Judged } from '../../minds/analysis.ts'
import type { Chainfall } from '../../nouns.ts'
import { cellAt } from '../../rules/grid.ts'
import { notate } from '../../rules/notation.ts'
import { other } from '../../rules/outcome.ts'
import { worldAfter } from '../../rules/preview.ts'
import '../tokens.css'
import './analysis.css'
import { Board } from '../board/board.tsx'
import { type Cell, change, plain } from '../board/cells.ts'
import { analysisWords } from '../words/analysis.ts'
import { words } from '../words/index.ts'
import { Plot } from './plot.tsx'
import { MARKS, markOf, pointsText, reasonsFor, seenIn, type Turn, turnsOf } from './turns.ts'
import { type Judgements, useJudgements } from './use-judgements.ts'

/** A game that is over, turn by turn: what was played, what was better, and where it turned. */
export function Analysis({ played, playOn }: GamePageProps) {
  return played && played.lines.length > 0 ? <Analysed played={played} playOn={playOn} /> : null
}

function Analysed({ played, playOn }: { played: PlayedGame; playOn(lines: number): void }) {
  const turns = useMemo(() => turnsOf(played), [played])
  const judgements = useJudgements(played)
  const { judged } = judgements
  const links = usePuzzles(turns)
  const [asked, go] = useState<number | null>(null)
  // What cost most is shown first, once it is known.
  const losses = turns.map((_, nth) => judged[nth]?.loss ?? 0)
  const worst = judgements.done ? losses.indexOf(Math.max(...losses)) + 1 : turns.length
  const at = asked ?? Math.max(1, worst)
  const turn = turns[at - 1]
  const said = analysisWords()
  const score = turns.at(-1)?.after.score ?? [0, 0]
  const names = ([0, 1] as const).map(seat => played.company.names[seat] ?? words.side(seat))

  const root = useWalk(at, turns.length, go)

  if (!turn) return <p class="lead">{said.nothing}</p>
  return (
    <div class="cf-analysis" ref={root}>
      <div class="cf-analysis-board">
        <Board
          view={turn.before}
          drawing={{ cells: cellsOf(turn, judged[at - 1]), links: [] }}
          here={null}
          label={words.watched(turn.before)}
        />
        <Steps at={at} of={turns.length} go={go} />
      </div>
      <div class="cf-analysis-said column">
        <h2>
          {names[0]} {score[0]} : {score[1]} {names[1]}
        </h2>
        {played.ending && <p class="cf-analysis-ending">{played.ending}</p>}
        <JudgementCard {...{ turn, judgements }} foe={names[other(turn.seat)] ?? ''} who={names[turn.seat] ?? ''}>
          <button type="button" class="button primary" onClick={() => playOn(at - 1)}>
            <Icon of={Play} />
            {said.playOn}
          </button>
          {links[at - 1] && (
            <a class="button" href={`#puzzles=${links[at - 1]}`}>
              <Icon of={PuzzleIcon} />
              {said.puzzle}
            </a>
          )}
        </JudgementCard>
        <How {...{ judgements }} of={turns.length} />
      </div>
      <TurnList {...{ turns, judged, links, at, names }} go={go} />
      <Plot {...{ turns, judged, at }} go={go} />
    </div>
  )
}

/** Arrows walk through the game wherever on the page the keyboard is, menus aside; every step has a button as well. */
function useWalk(at: number, last: number, go: (turn: number) => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: last }[event.key]
      if (to === undefined || !isPlainKey(event) || isTakenElsewhere(event) || isForControl(event, root.current)) return
      event.preventDefault()
      go(Math.min(last, Math.max(1, to)))
    }
    addEventListener('keydown', walk)
    return () => removeEventListener('keydown', walk)
  }, [at, last])
  return root
}

/** Which turns have a puzzle in them, by their links. One after the other, so that the page answers meanwhile. */
function usePuzzles(turns: readonly Turn[]): readonly (string | null)[] {
  const [found, setFound] = useState<readonly (string | null)[]>([])
  useEffect(() => {
    const links: (string | null)[] = []
    let timer = 0
    const next = (): void => {
      const turn = turns[links.length]
      if (!turn) return setFound(links)
      links.push(puzzleFrom(turn.before)?.id ?? null)
      timer = window.setTimeout(next)
    }
    next()
    return () => clearTimeout(timer)
  }, [turns])
  return found
}

/** How far it is and, once it is done, how it was done. */
function How({ judgements: { judged, done, failed }, of }: { judgements: Judgements; of: number }) {
  const said = analysisWords()
  const count = judged.filter(each => each !== undefined).length
  const seen = failed ? said.failed : done ? said.how(seenIn(judged)) : said.thinking(count, of)
  return (
    <div class="cf-analysis-how wrap small">
      <span class="chip">
        <Icon of={PackageOpen} />
        {said.opened}
      </span>
      {!done && !failed && <progress max={of} value={count} aria-label={said.soon} />}
      <p role={done || failed ? 'status' : undefined}>{seen}</p>
    </div>
  )
}

/** The position before the turn, with the tile that was played and the one that was better, each by name. */
function cellsOf({ before, action, seat }: Turn, judged: Judged | undefined): readonly Cell[] {
  const cells = plain(before)
  const lay = ({ plays, places }: Chainfall['Action'], note: 'played' | 'best'): void => {
    const { queue } = worldAfter(before, plays)
    for (const [nth, spot] of places.entries()) {
      const cell = cellAt(before.config, spot)
      if ((cells[cell]?.owner ?? 0) < 0) change(cells, cell, { owner: seat, fuse: queue[nth] ?? 0, wished: note === 'best' })
      change(cells, cell, { note })
    }
  }
  const best = judged?.best
  lay(action, 'played')
  if (best && notate(best) !== notate(action)) {
    lay(best, 'best')
    for (const spot of best.plays.flatMap(({ at }) => at)) change(cells, cellAt(before.config, spot), { lit: true })
  }
  return cells
}

interface JudgementProps {
  readonly turn: Turn
  readonly judgements: Judgements
  readonly foe: string
  readonly who: string
  readonly children: ComponentChildren
}

function JudgementCard({ turn, judgements, foe, who, children }: JudgementProps) {
  const said = analysisWords()
  const judged = judgements.judged[turn.number - 1]
  const mark = markOf(judged)
  const none = judgements.done ? said.unjudged : said.soon
  const [first, ...more] = judged ? reasonsFor(turn, judged, said, foe) : [none]
  const choices = judged?.choices ?? []
  const sign = turn.seat === 0 ? 1 : -1
  const values = choices.map(({ value }) => sign * value)
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  // Where all are worth the same, all are best.
  const part = (value: number): number => (span === 0 ? 100 : 20 + (80 * (value - least)) / span)
  return (
    <section class="cf-verdict panel column">
      <p>
        {judged && (
          <span class="chip" data-verdict={mark ?? 'fine'}>
            <Icon of={TrendingDown} />
            {mark ? said.costs(pointsText(judged.loss, said).replace('+', '')) : said.fine}
          </span>
        )}
        <span class="cf-verdict-turn small">
          {turn.number}. {turn.text}, {who}
          {judged?.sight === 'exact' && `, ${said.exact}`}
        </span>
      </p>
      <h3>{first}</h3>
      {more.map(reason => (
        <p key={reason}>{reason}</p>
      ))}
      <ol class="cf-choices">
        {choices.map(({ action, value }, nth) => {
          const isPlayed = notate(action) === turn.text
          return (
            <li key={nth} data-played={isPlayed} data-best={nth === 0}>
              <span>{notate(action)}</span>
              <i style={{ '--part': `${part(sign * value)}%` }} />
              <b>{pointsText(value, said)}</b>
            </li>
          )
        })}
      </ol>
      <div class="cf-do">{children}</div>
    </section>
  )
}

interface ListProps {
  readonly turns: readonly Turn[]
  readonly judged: Judgements['judged']
  readonly links: readonly (string | null)[]
  readonly at: number
  readonly names: readonly string[]
  go(turn: number): void
}

function TurnList({ turns, judged, links, at, names, go }: ListProps) {
  const said = analysisWords()
  const list = useRef<HTMLOListElement>(null)
  // The list follows the board; the page stays where it is.
  useLayoutEffect(() => {
    const here = list.current?.children[at - 1]
    if (list.current && here instanceof HTMLElement) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2
  }, [at])
  return (
    <section class="cf-turns panel" aria-label={said.turns}>
      <ol ref={list}>
        {turns.map((turn, nth) => {
          const mark = markOf(judged[nth])
          return (
            <li key={nth}>
              <button type="button" aria-current={nth === at - 1} data-verdict={mark} onClick={() => go(nth + 1)}>
                <span>{turn.number}</span>
                <span class="hidden-text">{names[turn.seat]}:</span>
                <strong data-seat={turn.seat}>{turn.text}</strong>
                {mark && <em>{MARKS[mark]}</em>}
                {links[nth] && (
                  <>
                    <Icon of={PuzzleIcon} />
                    <span class="hidden-text">{said.hasPuzzle}</span>
                  </>
                )}
                {turn.points > 0 && <b>+{turn.points}</b>}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Steps({ at, of, go }: { at: number; of: number; go(turn: number): void }) {
  const said = analysisWords()
  return (
    <div class="cf-analysis-steps row">
      <Step icon={ChevronFirst} label={said.first} act={() => go(1)} />
      <Step icon={ChevronLeft} label={said.back} act={() => go(Math.max(1, at - 1))} />
      <strong>{said.turn(at, of)}</strong>
      <Step icon={ChevronRight} label={said.on} act={() => go(Math.min(of, at + 1))} />
      <Step icon={ChevronLast} label={said.last} act={() => go(of)} />
    </div>
  )
}

function Step({ icon, label, act }: { icon: IconNode; label: string; act(): void }) {
  return (
    <button type="button" class="button bare" aria-label={label} title={label} onClick={act}>
      <Icon of={icon} />
    </button>
  )
}
