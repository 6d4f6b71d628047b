import { SeatMark } from '../../../../ui/seat.tsx'
import type { Judged } from '../../minds/analysis.ts'
import { POINT } from '../../minds/settle.ts'
import { analysisWords } from '../words/analysis.ts'
import { markOf, pointsText, seenIn, type Turn } from './turns.ts'

interface PlotProps {
  readonly turns: readonly Turn[]
  /** By turn; what has not been judged yet is missing. */
  readonly judged: readonly (Judged | undefined)[]
  readonly at: number
  go(turn: number): void
}

const HIGH = 100
const FOOT = 22

/** The margin turn by turn, and where it is drawn: across in parts of a hundred, down in parts of HIGH. */
function layOut({ turns, judged }: Pick<PlotProps, 'turns' | 'judged'>) {
  const margins = turns.map(({ after }, nth) => judged[nth]?.after ?? POINT * (after.score[0] - after.score[1]))
  const most = Math.max(2 * POINT, ...margins.map(margin => Math.abs(margin)))
  // Whole points, two lines at each side of the middle.
  const step = POINT * Math.ceil(most / POINT / 2)
  return {
    margins,
    lines: [-2, -1, 1, 2].map(times => times * step).filter(margin => Math.abs(margin) <= most),
    x: (turn: number): number => (turns.length < 2 ? 50 : (turn / (turns.length - 1)) * 100),
    y: (margin: number): number => HIGH / 2 - (margin / most) * (HIGH / 2 - 6),
  }
}

type Layout = ReturnType<typeof layOut>

/** The expected margin over the turns. Every turn is a place to press. */
export function Plot(props: PlotProps) {
  const { turns, judged } = props
  const said = analysisWords()
  const layout = layOut(props)
  const { exactFrom } = seenIn(judged)
  const worst = worstOf(judged)
  return (
    <section class="cf-plot panel" aria-label={said.margin} style={{ '--foot': `${FOOT}px` }}>
      <p class="cf-plot-head wrap small">
        <strong>{said.margin}</strong>
        <span>{said.marginHow}</span>
        <span class="cf-plot-key">
          <SeatMark seat={0} /> <SeatMark seat={1} /> {said.scored}
        </span>
      </p>
      <div class="cf-plot-space">
        <Curve {...layout} />
        {layout.lines.map(margin => (
          <span class="cf-plot-scale" key={margin} style={{ '--at': layout.y(margin) / HIGH }} aria-hidden="true">
            {pointsText(margin, said)}
          </span>
        ))}
        {exactFrom !== null && exactFrom > 1 && (
          <span
            class="cf-plot-exact"
            style={{ '--x': `${layout.x(exactFrom - 1)}%` }}
            data-late={exactFrom > 0.7 * turns.length}
            data-low={(layout.margins[exactFrom - 1] ?? 0) > 0}
          >
            <span>{said.exactHere}</span>
          </span>
        )}
        {turns.map((turn, nth) => (
          <TurnMark key={nth} {...props} {...{ layout, turn, nth }} isWorst={nth === worst} />
        ))}
      </div>
    </section>
  )
}

/** Above the middle Blue is ahead, below it Red. */
function Curve({ margins, lines, x, y }: Layout) {
  const line = margins.map((margin, turn) => `${x(turn)},${y(margin)}`).join(' ')
  const area = `0,${HIGH / 2} ${line} 100,${HIGH / 2}`
  return (
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
      <polygon class="cf-plot-blue" clip-path="url(#cf-above)" points={area} />
      <polygon class="cf-plot-red" clip-path="url(#cf-below)" points={area} />
      {lines.map(margin => (
        <line class="cf-plot-step" key={margin} x1="0" x2="100" y1={y(margin)} y2={y(margin)} />
      ))}
      <line class="cf-plot-zero" x1="0" x2="100" y1={HIGH / 2} y2={HIGH / 2} />
      <polyline class="cf-plot-line" points={line} />
    </svg>
  )
}

interface TurnMarkProps extends PlotProps {
  readonly layout: Layout
  readonly turn: Turn
  readonly nth: number
  readonly isWorst: boolean
}

function TurnMark({ turns, judged, at, go, layout, turn, nth, isWorst }: TurnMarkProps) {
  const said = analysisWords()
  const margin = layout.margins[nth] ?? 0
  const height = layout.y(margin) / HIGH
  const x = layout.x(nth)
  const mark = markOf(judged[nth])
  return (
    <button
      type="button"
      class="cf-plot-turn"
      tabIndex={nth === Math.max(0, at - 1) ? 0 : -1}
      aria-current={nth === at - 1}
      aria-label={said.go(turn.number, turn.text, pointsText(margin, said))}
      style={{ '--x': `${x}%`, '--w': `${100 / turns.length}%` }}
      onClick={() => go(nth + 1)}
    >
      {mark && <i class="cf-plot-dot" data-verdict={mark} style={{ '--at': height }} />}
      {mark && (isWorst || nth === at - 1) && (
        <em class="cf-plot-name" data-below={isBelow(turn, height)} data-late={x > 60} style={{ '--at': height }}>
          {turn.number}. {turn.text}
        </em>
      )}
      {turn.points > 0 && (
        <i class="cf-plot-points" style={{ '--cf-size': `${8 + 3 * Math.min(4, turn.points)}px` }}>
          <SeatMark seat={turn.seat} />
        </i>
      )}
    </button>
  )
}

/**
 * Red's mistakes are peaks, Blue's are valleys: the name of a turn stands where the line is not, and never outside the plot,
 * where other things are written.
 */
function isBelow({ seat }: Turn, height: number): boolean {
  return height < 0.2 || (seat === 0 && height < 0.8)
}

/** The turn that cost most, from 0; -1: none cost anything. */
function worstOf(judged: PlotProps['judged']): number {
  const losses = judged.map(each => each?.loss ?? 0)
  const most = Math.max(0, ...losses)
  return most > 0 ? losses.indexOf(most) : -1
}
