import { SeatMark } from '../../../ui/seat.tsx'
import type { Review } from '../minds/review.ts'
import { pointsText, type Turn, verdictOn } from './reviewed.ts'
import { analysisWords } from './words.analysis.ts'

interface PlotProps {
  readonly turns: readonly Turn[]
  /** By turn; what has not been thought about yet is missing. */
  readonly reviews: readonly (Review | null | undefined)[]
  readonly at: number
  go(turn: number): void
}

const HIGH = 100
const FOOT = 22

/** The expected margin over the turns. Every turn is a place to press. */
export function Plot({ turns, reviews, at, go }: PlotProps) {
  const said = analysisWords()
  const margins = turns.map(({ after }, nth) => reviews[nth]?.played.margin ?? 100 * (after.score[0] - after.score[1]))
  const most = Math.max(200, ...margins.map(margin => Math.abs(margin)))
  const y = (margin: number): number => HIGH / 2 - (margin / most) * (HIGH / 2 - 6)
  const x = (turn: number): number => (turns.length < 2 ? 50 : (turn / (turns.length - 1)) * 100)
  const line = margins.map((margin, turn) => `${x(turn)},${y(margin)}`).join(' ')
  return (
    <section class="cf-plot panel" aria-label={said.margin}>
      <p class="cf-plot-head">
        <strong>{said.margin}</strong>
        <span>{said.marginHow}</span>
        <span class="cf-plot-key">
          <SeatMark seat={0} /> <SeatMark seat={1} /> {said.scored}
        </span>
      </p>
      <div class="cf-plot-room">
        <svg viewBox={`0 0 100 ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <pattern id="cf-hatch" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line x1="0" y1="0" x2="0" y2="2" class="cf-hatch" />
            </pattern>
            <clipPath id="cf-above">
              <rect x="0" y="0" width="100" height={HIGH / 2} />
            </clipPath>
            <clipPath id="cf-below">
              <rect x="0" y={HIGH / 2} width="100" height={HIGH / 2} />
            </clipPath>
          </defs>
          <polygon class="cf-plot-blue" clip-path="url(#cf-above)" points={`0,${HIGH / 2} ${line} 100,${HIGH / 2}`} />
          <polygon class="cf-plot-red" clip-path="url(#cf-below)" points={`0,${HIGH / 2} ${line} 100,${HIGH / 2}`} />
          <line class="cf-plot-zero" x1="0" x2="100" y1={HIGH / 2} y2={HIGH / 2} />
          <polyline class="cf-plot-line" points={line} />
        </svg>
        <span class="cf-plot-scale" data-end="top" aria-hidden="true">
          {pointsText(most)}
        </span>
        <span class="cf-plot-scale" data-end="bottom" aria-hidden="true">
          {pointsText(-most)}
        </span>
        {turns.map((turn, nth) => {
          const margin = margins[nth] ?? 0
          const verdict = verdictOn(reviews[nth])
          return (
            <button
              type="button"
              class="cf-plot-turn"
              key={nth}
              tabIndex={nth === Math.max(0, at - 1) ? 0 : -1}
              aria-current={nth === at - 1}
              aria-label={said.go(turn.number, turn.text, pointsText(margin))}
              style={{ '--x': `${x(nth)}%`, '--w': `${100 / turns.length}%`, '--foot': `${FOOT}px` }}
              onClick={() => go(nth + 1)}
            >
              {verdict && <i class="cf-plot-dot" data-verdict={verdict} style={{ '--at': y(margin) / HIGH }} />}
              {turn.points > 0 && (
                <i class="cf-plot-points" style={{ '--size': `${8 + 3 * Math.min(4, turn.points)}px` }}>
                  <SeatMark seat={turn.seat} />
                </i>
              )}
            </button>
          )
        })}
      </div>
    </section>
  )
}
