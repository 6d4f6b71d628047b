import type { Luck } from '../minds/luck.ts'
import { histogram } from './histogram.ts'
import { endWords } from './words.end.ts'
import { words } from './words.ts'

const WIDE = 446
const TALL = 206
const FLOOR = TALL - 26
const HEAD = 22

/** Where the score stands among the runs, and how much of it was the deal's. */
export function Plot({ scores, score: yours, play, median, kindness }: Luck) {
  const { counts, step, top, ticks } = histogram(scores, yours)
  const x = (score: number): number => (score / top) * WIDE
  const most = Math.max(1, ...counts)
  const width = WIDE / counts.length
  const mine = Math.min(counts.length - 1, Math.floor(yours / step))
  // A figure under the axis makes way for the median.
  const shown = ticks.filter(tick => Math.abs(x(tick) - x(median)) > 56)
  const left = x(yours) > WIDE - 90
  return (
    <div class="bp-plot">
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={endWords.luckPlot(yours, median, play)}>
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
        <text class="bp-strong" x={Math.max(38, x(median))} y={TALL - 8} text-anchor="middle">
          {endWords.median(median)}
        </text>
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
