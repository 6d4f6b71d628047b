import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type IconNode, PackageOpen, Play, TrendingDown } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import type { Played, RoomProps } from '../../../ui/stage.ts'
import type { Review } from '../minds/review.ts'
import type { Chainfall } from '../nouns.ts'
import { cellAt } from '../rules/grid.ts'
import { notate } from '../rules/notation.ts'
import { other } from '../rules/outcome.ts'
import { worldAfter } from '../rules/preview.ts'
import './analysis.css'
import { Board } from './board.tsx'
import { type Cell, change, plain } from './picture.ts'
import { Plot } from './plot.tsx'
import { MARKS, pointsText, reasonsFor, reviewTurn, type Turn, turnsOf, verdictOn } from './reviewed.ts'
import { analysisWords } from './words.analysis.ts'
import { words } from './words.ts'

/** A game that is over, turn by turn: what was played, what was better, and where it turned. */
export function Analysis({ played, playOn }: RoomProps) {
  return played && played.lines.length > 0 ? <Analysed played={played} playOn={playOn} /> : null
}

function Analysed({ played, playOn }: { played: Played; playOn(lines: number): void }) {
  const turns = useMemo(() => turnsOf(played), [played])
  const reviews = useReviews(turns)
  const [asked, go] = useState<number | null>(null)
  // What cost most is shown first, once it is known.
  const costs = reviews.map(review => review?.cost ?? 0)
  const worst = costs.indexOf(Math.max(...costs)) + 1
  const at = asked ?? Math.max(1, worst)
  const turn = turns[at - 1]
  const said = analysisWords()
  const score = turns.at(-1)?.after.score ?? [0, 0]
  const names = ([0, 1] as const).map(seat => played.company.names[seat] ?? words.side(seat))
  const done = reviews.filter(review => review !== undefined).length === turns.length

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: turns.length }[event.key]
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    go(Math.min(turns.length, Math.max(1, to)))
  }

  if (!turn) return null
  return (
    // Arrows walk through the game wherever on the page the keyboard is; every step has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div class="cf-analysis" onKeyDown={onKeyDown}>
      <div class="cf-analysis-board">
        <Board
          view={turn.before}
          picture={{ cells: cellsOf(turn, reviews[at - 1]), links: [] }}
          here={null}
          label={words.watched(turn.before)}
        />
        <Steps at={at} of={turns.length} go={go} />
      </div>
      <div class="cf-analysis-said">
        <h2>
          {names[0]} {score[0]} : {score[1]} {names[1]}
        </h2>
        <VerdictCard turn={turn} review={reviews[at - 1]} foe={names[other(turn.seat)] ?? ''} who={names[turn.seat] ?? ''}>
          <button type="button" class="button primary" onClick={() => playOn(at - 1)}>
            <Icon of={Play} />
            {said.playOn}
          </button>
        </VerdictCard>
        <p class="cf-analysis-how" role="status">
          <span class="chip">
            <Icon of={PackageOpen} />
            {said.opened}
          </span>
          {done ? said.searched : said.thinking}
        </p>
      </div>
      <TurnList {...{ turns, reviews, at, names }} go={go} />
      <Plot {...{ turns, reviews, at }} go={go} />
    </div>
  )
}

/** One turn after the other is thought about while nobody waits: the page goes on drawing in between. */
function useReviews(turns: readonly Turn[]): readonly (Review | null | undefined)[] {
  const [found, setFound] = useState<readonly (Review | null)[]>([])
  useEffect(() => {
    let wanted = true
    const next = (so: readonly (Review | null)[]): void => {
      const turn = turns[so.length]
      if (!wanted || !turn) return
      const more = [...so, reviewTurn(turn)]
      setFound(more)
      setTimeout(() => next(more), 0)
    }
    const timer = setTimeout(() => next([]), 0)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [turns])
  return found
}

/** The position before the turn, with the tile that was played and the one that was better, each by name. */
function cellsOf({ before, action, seat }: Turn, review: Review | null | undefined): readonly Cell[] {
  const cells = plain(before)
  const lay = (turn: Chainfall['Action'] | undefined, note: 'played' | 'best'): void => {
    const { queue } = worldAfter(before, turn?.plays ?? [])
    for (const [nth, spot] of (turn?.places ?? []).entries()) {
      const cell = cellAt(before.config, spot)
      if ((cells[cell]?.owner ?? 0) < 0) change(cells, cell, { owner: seat, fuse: queue[nth] ?? 0, wished: note === 'best' })
      change(cells, cell, { note })
    }
  }
  const best = review?.choices[0]?.action
  lay(action ?? undefined, 'played')
  if (best && action && notate(best) !== notate(action)) lay(best, 'best')
  return cells
}

interface VerdictProps {
  readonly turn: Turn
  readonly review: Review | null | undefined
  readonly foe: string
  readonly who: string
  readonly children: ComponentChildren
}

function VerdictCard({ turn, review, foe, who, children }: VerdictProps) {
  const said = analysisWords()
  const verdict = verdictOn(review)
  const [first = said.thinking, ...more] = review ? reasonsFor(turn, review, said, foe) : []
  const choices = review?.choices ?? []
  const sign = turn.seat === 0 ? 1 : -1
  const values = choices.map(({ margin }) => sign * margin)
  const least = Math.min(...values)
  const span = Math.max(1, Math.max(...values) - least)
  return (
    <section class="cf-verdict panel">
      <p>
        <span class="chip" data-verdict={verdict ?? 'fine'}>
          <Icon of={TrendingDown} />
          {verdict && review ? said.costs(pointsText(review.cost).replace('+', '')) : said.fine}
        </span>
        <span class="cf-verdict-turn">
          {turn.number}. {turn.text}, {who}
        </span>
      </p>
      <h3>{first}</h3>
      {more.map(reason => (
        <p key={reason}>{reason}</p>
      ))}
      <ol class="cf-choices">
        {choices.map(({ action, margin }, nth) => {
          const isPlayed = notate(action) === turn.text
          return (
            <li key={nth} data-played={isPlayed} data-best={nth === 0}>
              <span>{notate(action)}</span>
              <i style={{ '--part': `${20 + (80 * (sign * margin - least)) / span}%` }} />
              <b>{pointsText(margin)}</b>
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
  readonly reviews: readonly (Review | null | undefined)[]
  readonly at: number
  readonly names: readonly string[]
  go(turn: number): void
}

function TurnList({ turns, reviews, at, names, go }: ListProps) {
  const said = analysisWords()
  return (
    <section class="cf-turns panel" aria-label={said.turns}>
      <ol>
        {turns.map((turn, nth) => {
          const verdict = verdictOn(reviews[nth])
          return (
            <li key={nth}>
              <button type="button" aria-current={nth === at - 1} data-verdict={verdict} onClick={() => go(nth + 1)}>
                <span>{turn.number}</span>
                <span class="hidden-text">{names[turn.seat]}:</span>
                <strong data-seat={turn.seat}>{turn.text}</strong>
                {verdict && <em>{MARKS[verdict]}</em>}
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
    <div class="cf-analysis-steps">
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
