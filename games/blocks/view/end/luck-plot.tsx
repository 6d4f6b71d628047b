import type { Luck } from '../../minds/luck.ts'
import { endWords } from '../words/end.ts'
import { words } from '../words/index.ts'
import { type Histogram, histogram } from './histogram.ts'
import { describePlot, isMedianUnknown, medianText } from './luck-text.ts'

const WIDE = 446
const TALL = 206
const FLOOR = TALL - 26
const HEAD = 22
const FIGURES = TALL - 8 // the line they stand on
const MORE_WIDE = 110 // for `3,200 and more`

interface PlotProps {
  readonly luck: Luck
  readonly bars: Histogram
}

/** Where the score stands among the runs, and how much of it was the deal's. */
export function LuckPlot(luck: Luck) {
  const bars = histogram(luck.scores, luck.score, luck.stopped)
  return (
    <div class="bp-plot">
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={describePlot(luck, bars.more)}>
        <Bars luck={luck} bars={bars} />
        <Axis luck={luck} bars={bars} />
        <Yours luck={luck} bars={bars} />
      </svg>
      {luck.kindness !== null && <Square play={luck.play} kindness={luck.kindness} />}
    </div>
  )
}

function xOf(score: number, { top }: Histogram): number {
  return (score / top) * WIDE
}

function Bars({ luck, bars: { counts, step } }: PlotProps) {
  const most = Math.max(1, ...counts)
  const width = WIDE / counts.length
  const mine = Math.min(counts.length - 1, Math.floor(luck.score / step))
  return (
    <>
      {counts.map((count, bar) => {
        const height = count === 0 ? 0 : Math.max(3, ((FLOOR - HEAD) * count) / most)
        return (
          <rect
            key={bar}
            data-side={bar === mine ? 'yours' : bar < mine ? 'beaten' : 'above'}
            x={bar * width + 1}
            y={FLOOR - height}
            width={width - 2}
            height={height}
            rx="2"
          />
        )
      })}
    </>
  )
}

/** The line below the bars, with figures and the median. */
function Axis({ luck, bars }: PlotProps) {
  const unknown = isMedianUnknown(luck)
  const median = xOf(unknown ? luck.stopped.at : luck.median, bars)
  // What is said of the last bar has its place on the right, unless it is the median that is said there.
  const more = unknown ? null : bars.more
  const end = more === null ? WIDE : WIDE - MORE_WIDE
  const middle = Math.max(38, Math.min(median, end - 42))
  // A figure under the axis makes way for both.
  const shown = bars.ticks.filter(tick => Math.abs(xOf(tick, bars) - middle) > (unknown ? 96 : 56) && xOf(tick, bars) < end - 12)
  return (
    <>
      <path class="bp-axis" d={`M0 ${FLOOR}H${WIDE}`} />
      {shown.map(tick => (
        <text key={tick} x={xOf(tick, bars)} y={FIGURES} text-anchor={tick === 0 ? 'start' : 'middle'}>
          {words.figure(tick)}
        </text>
      ))}
      <path class="bp-median" d={`M${median} ${FLOOR}v6`} />
      <text class="bp-strong" x={unknown ? WIDE : middle} y={FIGURES} text-anchor={unknown ? 'end' : 'middle'}>
        {endWords.median(medianText(luck))}
      </text>
      {more !== null && (
        <text x={WIDE} y={FIGURES} text-anchor="end">
          {endWords.more(words.figure(more))}
        </text>
      )}
    </>
  )
}

function Yours({ luck: { score }, bars }: PlotProps) {
  const x = xOf(score, bars)
  const left = x > WIDE - 90
  return (
    <>
      <path class="bp-yours" d={`M${x} ${FLOOR}V14`} />
      <circle class="bp-yours" cx={x} cy="12" r="5" />
      <text class="bp-strong" x={x + (left ? -12 : 12)} y="16" text-anchor={left ? 'end' : 'start'}>
        {endWords.you(score)}
      </text>
    </>
  )
}

/** Play upwards, luck to the right: the upper left is a game well played with a deal that was not kind. */
function Square({ play, kindness }: { play: number; kindness: number }) {
  const x = 22 + 2 * kindness
  const y = 204 - 2 * play
  return (
    <svg class="bp-square" viewBox="0 0 230 230" aria-hidden="true">
      <rect x="22" y="4" width="200" height="200" rx="8" />
      <path class="bp-half" d="M122 4v200M22 104h200" />
      <path class="bp-yours" d={`M22 ${y}H${x}V204`} />
      <circle class="bp-yours" cx={x} cy={y} r="7" />
      <text x="122" y="224" text-anchor="middle">
        {endWords.kindness}
      </text>
      <text transform="translate(14 104) rotate(-90)" text-anchor="middle">
        {endWords.yourPlay}
      </text>
    </svg>
  )
}
