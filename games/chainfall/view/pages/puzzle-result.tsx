import { ArrowRight, CircleCheck, CircleX, RotateCcw, Star } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import type { Company } from '../../../../ui/stage.ts'
import { compared, type Puzzle } from '../../levels/puzzles.ts'
import type { Chainfall } from '../../nouns.ts'
import { cellName } from '../../rules/grid.ts'
import { notate } from '../../rules/notation.ts'
import { Wave } from '../panels/turn-panel.tsx'
import { words } from '../words/index.ts'
import { puzzleWords } from '../words/puzzles.ts'

interface VerdictProps {
  readonly puzzle: Puzzle
  readonly tried: Chainfall['Action']
  readonly company: Company
  /** The answer was asked for before. */
  readonly shown: boolean
  readonly star: boolean
  again(): void
  next(): void
}

/** Whether it was the turn and, if not, what it leaves to be had. */
export function PuzzleResult({ puzzle, tried, company, shown, star, again, next }: VerdictProps) {
  const said = puzzleWords()
  const { view } = puzzle
  const { right, mine, best, left } = compared(puzzle, tried)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (right) title.current?.focus({ preventScroll: true })
  }, [])
  const turn = notate(tried)
  return (
    <div class="cf-found" data-right={right}>
      <div role="status" class="cf-found-said">
        <h2 tabIndex={-1} ref={title}>
          <Icon of={right ? CircleCheck : CircleX} />
          {right ? said.right(turn, mine.points) : said.wrong(turn, mine.points, best.points)}
        </h2>
        {right && <p>{shown ? said.shown : said.done(mine.waves.length)}</p>}
        {!right && left.length > 0 && <p>{said.leaves(left.map(cell => cellName(view.config, cell)))}</p>}
        {!right && mine.waves.length < best.waves.length && <p>{said.chain(mine.waves.length, best.waves.length)}</p>}
        {right && star && !shown && (
          <p class="cf-found-star">
            <Icon of={Star} />
            {said.unaided}
          </p>
        )}
      </div>
      <div class="cf-found-scroll">
        <ol class="cf-steps">
          {mine.waves.map(wave => (
            <Wave key={wave.wave} {...{ wave, view, company }} />
          ))}
        </ol>
        {mine.waves.length === 0 && <p class="cf-next">{words.nothingWentOff}</p>}
      </div>
      <div class="cf-do">
        {!right && (
          <button type="button" class="button primary" onClick={again}>
            <Icon of={RotateCcw} />
            {said.again}
          </button>
        )}
        <button type="button" class={right ? 'button primary' : 'button'} onClick={next}>
          {right && <Icon of={ArrowRight} />}
          {said.next}
        </button>
      </div>
    </div>
  )
}
