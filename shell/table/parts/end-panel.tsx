import { ArrowRight, BadgeCheck, Download, RotateCcw, Share2, SquarePlay, Undo2 } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Outcome } from '../../../kernel/game.ts'
import { helpIn } from '../../../kernel/help.ts'
import { Icon } from '../../../ui/icon.tsx'
import { dayBefore, dayOf } from '../../daily/dates.ts'
import './end-panel.css'
import { Link } from '../../app/link.tsx'
import { PageLink } from '../../gamepage/page-link.tsx'
import { aroundWords } from '../../words/around.ts'
import { tableWords } from '../../words/table.ts'
import { PERSON } from '../match.ts'
import type { TableModel } from '../use-table.ts'
import { playAgain, saveReplay, share, verify, watch } from './end-actions.ts'
import { EndCheck } from './end-check.tsx'
import { EndNote } from './end-note.tsx'
import { asSentence, helpSaid } from './ending.ts'
import { useHaste } from './haste.ts'
import { isOnWay, nextLevel } from './next-level.ts'

interface EndPanelProps {
  readonly model: TableModel
  readonly outcome: Outcome
  /** It is a card over the board: the keyboard is on what to do next, and what the game adds comes before what can be done with the log. */
  readonly card?: boolean
}

/** How a game for one ended, what it came to, and what can be done now. */
export function EndPanel({ model, outcome, card = false }: EndPanelProps) {
  const { stage, match, company } = model
  const words = aroundWords()
  const { end } = words
  const help = helpSaid(match, company)
  const own = <Own model={model} outcome={outcome} />
  return (
    <section class="end column" aria-label={end.label}>
      <div class="end-head wrap">
        <div class="end-told">
          <Why text={stage.words.ended(outcome, company) ?? aroundWords().ended(outcome, company)} focused={!card} />
          {help !== '' && <p class="end-help">{asSentence(help)}</p>}
          <Score model={model} outcome={outcome} />
        </div>
        <Onward model={model} outcome={outcome} focused={card} />
      </div>
      {card && <div class="end-own">{own}</div>}
      <div class="end-more wrap">
        <button type="button" class="button" onClick={() => void watch(model)}>
          <Icon of={SquarePlay} />
          {end.watch}
        </button>
        <button type="button" class="button" onClick={() => void share(model)}>
          <Icon of={Share2} />
          {end.share}
        </button>
        <button type="button" class="button" onClick={() => void saveReplay(model)}>
          <Icon of={Download} />
          {words.replay}
        </button>
        <button type="button" class="button" onClick={() => void verify(model)}>
          <Icon of={BadgeCheck} />
          {end.verify}
        </button>
        {match.table.undosLeft > 0 && outcome.code !== 'resign' && (
          <button type="button" class="button" onClick={model.undo}>
            <Icon of={Undo2} />
            {tableWords().undo}
          </button>
        )}
      </div>
      <EndNote model={model} />
      <EndCheck model={model} />
      <DailyNote model={model} />
      {!card && own}
    </section>
  )
}

/** What can be played now. The first is what most people want. */
function Onward({ model, outcome, focused }: { model: TableModel; outcome: Outcome; focused: boolean }) {
  const words = aroundWords()
  const next = nextLevel(model, outcome)
  const map = isOnWay(model) ? model.pages.find(({ first }) => first) : undefined
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (focused && isAtBoard()) place.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
  }, [])
  return (
    <div class="end-do wrap" ref={place} {...useHaste()}>
      {next && (
        <Link to={{ page: 'play', game: model.game, wanted: next.wanted }} class="button primary">
          {words.end.next(next.name)}
          <Icon of={ArrowRight} />
        </Link>
      )}
      <button type="button" class={next ? 'button' : 'button primary'} onClick={() => playAgain(model)}>
        <Icon of={RotateCcw} />
        {words.playAgain}
      </button>
      {map && (
        <PageLink game={model.game} page={map} class="button">
          {map.title()}
        </PageLink>
      )}
      {/* A level is the same deal every time. */}
      {model.wanted.level === undefined && (
        <button type="button" class="button" onClick={model.startOver}>
          {words.end.sameDeal}
        </button>
      )}
    </div>
  )
}

/** Who gave up knows why it ended. */
function Own({ model: { stage, stageProps, match }, outcome }: { model: TableModel; outcome: Outcome }) {
  const { End } = stage
  return End && outcome.code !== 'resign' ? <End {...stageProps} deal={match.deal} lines={match.lines} /> : null
}

/** The keyboard goes where the news is when the board under it has ended. */
function isAtBoard(): boolean {
  const { activeElement } = document
  return (
    !activeElement ||
    activeElement === document.body ||
    activeElement.closest('.solo-board, .wide-board, .immersive-stage') !== null ||
    activeElement.matches('main')
  )
}

function Why({ text, focused }: { text: string; focused: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (focused && isAtBoard()) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 class="end-why" tabIndex={-1} ref={title}>
      {text}
    </h2>
  )
}

function Score({ model, outcome }: { model: TableModel; outcome: Outcome }) {
  const words = aroundWords()
  const { newBest } = model.autosave.kept.value
  const { view } = model.match.table
  // Who gives up is given no points by the kernel; what stood on the table stays true.
  if (outcome.code === 'resign') return <p class="end-standing">{model.stage.words.standing(view)}</p>
  const { scored } = model.stage.words
  const shown = (score: number): string => scored?.(score, model.wanted.preset) ?? tableWords().figure(score)
  const [score = 0] = outcome.scores
  return (
    <p class="end-score">
      {/* None of something that can be won is no result: the sentence above says what happened. */}
      {(score !== 0 || !scored) && <strong data-said={scored !== undefined}>{shown(score)}</strong>}
      <span>
        {newBest ? <b class="chip">{words.end.newBest}</b> : <Bests model={model} shown={shown} />}
        {/* What is won or lost keeps no record to miss. */}
        {!model.autosave.counts && outcome.winner === null && words.unranked}
      </span>
    </p>
  )
}

/** What this game may be compared with: with hints and without are records of their own. Each can be watched. */
function Bests({ model: { match, autosave, stage }, shown }: { model: TableModel; shown(score: number): string }) {
  const words = aroundWords()
  const { best, record, hinted, finished } = autosave.kept.value
  const wasHinted = helpIn(match.lines)[PERSON].hints > 0
  const alone = best !== null && (best > 0 || !stage.words.scored) ? best : null
  const watched = (id: string | null): string | null => (id === finished?.id ? null : id)
  return (
    <>
      {alone !== null && <Best text={(wasHinted ? words.bestWithoutHints : words.best)(shown(alone))} record={watched(record)} />}
      {wasHinted && hinted && <Best text={words.bestWithHints(shown(hinted.best))} record={watched(hinted.record)} />}
    </>
  )
}

/** Older records have no game behind them that is still here. */
function Best({ text, record }: { text: string; record: string | null }) {
  return (
    <span class="end-best">
      {record === null ? (
        text
      ) : (
        <Link to={{ page: 'watch', kept: record, replay: null, at: null }} label={aroundWords().watchBest(text)}>
          {text}
        </Link>
      )}
    </span>
  )
}

/** On a day's deal: what the first try came to, and the way to other days. */
function DailyNote({ model: { date, game, autosave } }: { model: TableModel }) {
  const words = aroundWords()
  const { daily, finished } = autosave.kept.value
  if (date === null) return null
  return (
    <p class="end-daily wrap">
      {finished && finished.code !== 'resign' && dayOf(finished.ended) !== date && <span>{words.end.dailyLate}</span>}
      {daily && daily.tries > 1 && <span>{words.end.dailyAgain(words.points(daily.first))}</span>}
      <Link to={{ page: 'daily', game, date: dayBefore(date) }}>{words.end.archive}</Link>
    </p>
  )
}
