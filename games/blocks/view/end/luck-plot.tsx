import type { Luck } from '../../minds/luck.ts'
import { endWords } from '../words/end.ts'
import { words } from '../words/index.ts'
import { histogram } from './histogram.ts'
import { isMedianUnknown, medianText, spoken } from './luck-text.ts'

const WIDE = 446
const TALL = 206
const FLOOR = TALL - 26
const HEAD = 22
const ROOM = 110 // for `3,200 and more`

/** Where the score stands among the runs, and how much of it was the deal's. */
export function Plot(luck: Luck) {
  const { scores, stopped, score: yours, kindness, play } = luck
  const { counts, step, top, more, ticks } = histogram(scores, yours, stopped)
  const x = (score: number): number => (score / top) * WIDE
  const unknown = isMedianUnknown(luck)
  const median = unknown ? stopped.at : luck.median
  const most = Math.max(1, ...counts)
  const width = WIDE / counts.length
  const mine = Math.min(counts.length - 1, Math.floor(yours / step))
  // What is said of the last bar has its place on the right, unless it is the median that is said there.
  const end = more !== null && !unknown ? WIDE - ROOM : WIDE
  const middle = Math.max(38, Math.min(x(median), end - 42))
  // A figure under the axis makes way for both.
  const shown = ticks.filter(tick => Math.abs(x(tick) - middle) > (unknown ? 96 : 56) && x(tick) < end - 12)
  const left = x(yours) > WIDE - 90
  return (
    <div class="bp-plot">
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={spoken(luck, more)}>
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
        <path class="bp-axis" d={`M0 ${FLOOR}H${WIDE}`} />
        {shown.map(tick => (
          <text key={tick} x={x(tick)} y={TALL - 8} text-anchor={tick === 0 ? 'start' : 'middle'}>
            {words.figure(tick)}
          </text>
        ))}
        <path class="bp-median" d={`M${x(median)} ${FLOOR}v6`} />
        <text class="bp-strong" x={unknown ? WIDE : middle} y={TALL - 8} text-anchor={unknown ? 'end' : 'middle'}>
          {endWords.median(medianText(luck))}
        </text>
        {more !== null && !unknown && (
          <text x={WIDE} y={TALL - 8} text-anchor="end">
            {endWords.more(words.figure(more))}
          </text>
        )}
        <path class="bp-yours" d={`M${x(yours)} ${FLOOR}V14`} />
        <circle class="bp-yours" cx={x(yours)} cy="12" r="5" />
        <text class="bp-strong" x={x(yours) + (left ? -12 : 12)} y="16" text-anchor={left ? 'end' : 'start'}>
          {endWords.you(yours)}
        </text>
      </svg>
      {kindness !== null && <Square play={play} kindness={kindness} />}
    </div>
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
