import { Droplets, type IconNode, Snowflake, Wind } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'

export type LabelTone = 'paper' | 'gold' | 'indigo' | 'coral'

/** A label hangs outside the board; a line leads from it to what it speaks of. All in pixels of the stage. */
export interface BoardLabel {
  readonly id: string
  readonly text: string
  readonly strong?: string // before the text, in bold
  readonly tone?: LabelTone
  readonly round?: boolean // a number, in a ring
  readonly icon?: 'ice' | 'drain' | 'wind'
  readonly side?: 'left' | 'right' // of x; it is in the middle otherwise
  readonly x: number
  readonly y: number
  /** Wider than this it goes on in another line. */
  readonly most?: number
  /** Where the line ends; without it there is none. */
  readonly to?: { readonly x: number; readonly y: number }
}

const ICONS: Readonly<Record<NonNullable<BoardLabel['icon']>, IconNode>> = { ice: Snowflake, drain: Droplets, wind: Wind }

export function Labels({ labels }: { labels: readonly BoardLabel[] }) {
  return (
    <div class="fl-labels">
      <svg aria-hidden="true">
        {labels.map(({ id, x, y, to }) =>
          to ? (
            <g key={id}>
              <line class="fl-lead-under" x1={x} y1={y} x2={to.x} y2={to.y} />
              <line x1={x} y1={y} x2={to.x} y2={to.y} />
              <circle cx={to.x} cy={to.y} r="4.5" />
            </g>
          ) : null,
        )}
      </svg>
      {labels.map(({ id, text, strong, tone = 'paper', round = false, side, icon, x, y, most }) => (
        <span
          key={id}
          class="fl-label"
          data-tone={tone}
          data-round={round}
          data-side={side}
          style={{ left: `${x}px`, top: `${y}px`, maxWidth: most && `${most}px` }}
        >
          {icon && <Icon of={ICONS[icon]} />}
          {strong && <b>{strong}</b>}
          {strong && text ? <span>· {text}</span> : text}
        </span>
      ))}
    </div>
  )
}
