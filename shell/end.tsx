import { BadgeCheck, Download, RotateCcw, Share2, SquarePlay, Undo2 } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Outcome } from '../kernel/game.ts'
import { Icon } from '../ui/icon.tsx'
import { dayBefore } from './dates.ts'
import './end.css'
import { EndNote } from './endnote.tsx'
import { playAgain, saveReplay, share, verify, watch } from './endtools.ts'
import { Link } from './link.tsx'
import type { Sitting } from './sitting.ts'
import { saidAround } from './words/around.ts'
import { said } from './words/table.ts'

/** How a game for one ended, what it came to, and what can be done now. */
export function EndPanel({ sitting, outcome }: { sitting: Sitting; outcome: Outcome }) {
  const { stage, stageProps, match, company } = sitting
  const words = saidAround()
  const { end } = words
  const { End } = stage
  return (
    <section class="end" aria-label={end.label}>
      <div class="end-head">
        <div class="end-told">
          <Why text={stage.words.ended(outcome, company) ?? saidAround().ended(outcome, company)} />
          <Score sitting={sitting} outcome={outcome} />
        </div>
        <div class="end-do">
          <button type="button" class="button primary" onClick={() => playAgain(sitting)}>
            <Icon of={RotateCcw} />
            {words.playAgain}
          </button>
          <button type="button" class="button" onClick={sitting.startOver}>
            {end.sameDeal}
          </button>
        </div>
      </div>
      <div class="end-more">
        <button type="button" class="button" onClick={() => void watch(sitting)}>
          <Icon of={SquarePlay} />
          {end.watch}
        </button>
        <button type="button" class="button" onClick={() => void share(sitting)}>
          <Icon of={Share2} />
          {end.share}
        </button>
        <button type="button" class="button" onClick={() => void saveReplay(sitting)}>
          <Icon of={Download} />
          {words.replay}
        </button>
        <button type="button" class="button" onClick={() => void verify(sitting)}>
          <Icon of={BadgeCheck} />
          {end.verify}
        </button>
        {match.table.undosLeft > 0 && outcome.code !== 'resign' && (
          <button type="button" class="button" onClick={sitting.undo}>
            <Icon of={Undo2} />
            {said().undo}
          </button>
        )}
      </div>
      <EndNote sitting={sitting} />
      <DailyNote sitting={sitting} />
      {/* Who gave up knows why it ended. */}
      {End && outcome.code !== 'resign' && <End {...stageProps} />}
    </section>
  )
}

/** The keyboard goes where the news is when the board under it has ended. */
function Why({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (
      !activeElement ||
      activeElement === document.body ||
      activeElement.closest('.solo-board, .wide-board') ||
      activeElement.matches('main')
    )
      title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 class="end-why" tabIndex={-1} ref={title}>
      {text}
    </h2>
  )
}

function Score({ sitting, outcome }: { sitting: Sitting; outcome: Outcome }) {
  const words = saidAround()
  const { best, newBest } = sitting.keeper.kept.value
  const { view } = sitting.match.table
  // Who gives up is given no points by the kernel; what stood on the table stays true.
  if (outcome.code === 'resign') return <p class="end-standing">{sitting.stage.words.standing(view)}</p>
  const { scored } = sitting.stage.words
  const shown = (score: number): string => scored?.(score, sitting.wanted.preset) ?? said().figure(score)
  return (
    <p class="end-score">
      <strong data-said={scored !== undefined}>{shown(outcome.scores[0] ?? 0)}</strong>
      <span>
        {newBest ? <b class="chip">{words.end.newBest}</b> : best !== null && (best > 0 || !scored) && words.best(shown(best))}
        {/* What is won or lost keeps no record to miss. */}
        {!sitting.keeper.counts && outcome.winner === null && words.unranked}
      </span>
    </p>
  )
}

/** On a day's deal: what the first try came to, and the way to other days. */
function DailyNote({ sitting: { date, game, keeper } }: { sitting: Sitting }) {
  const words = saidAround()
  const { daily } = keeper.kept.value
  if (date === null) return null
  return (
    <p class="end-daily">
      {daily && daily.tries > 1 && <span>{words.end.dailyAgain(words.points(daily.first))}</span>}
      <Link to={{ page: 'daily', game, date: dayBefore(date) }}>{words.end.archive}</Link>
    </p>
  )
}
