import { Droplets, Flag, type IconNode, OctagonX } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../words/index.ts'

export type MarkKind = 'tick' | 'goal' | 'now' | 'limit' | 'forbidden' | 'layer'

/** A height on the ruler, at a point of the stage: the tag's right end is there, or further right where it would not fit otherwise. */
export interface RulerMark {
  readonly kind: MarkKind
  readonly height: number
  readonly x: number
  readonly y: number
  /** The tag never begins left of this. */
  readonly from?: number
}

const ICONS: Readonly<Partial<Record<MarkKind, IconNode>>> = { goal: Flag, limit: OctagonX, forbidden: Droplets }

/** The figures beside the ruler that the board draws; a narrow screen has room for the sign and the figure. */
export function HeightRuler({ marks, narrow = false }: { marks: readonly RulerMark[]; narrow?: boolean }) {
  return (
    <div class="fl-ruler">
      {marks.map(mark => {
        const { kind, height, x, y, from = 0 } = mark
        const icon = ICONS[kind]
        return (
          <span
            key={`${kind} ${height}`}
            class="fl-mark-at"
            style={{ left: `${from}px`, width: `${Math.max(0, x - from)}px`, top: `${y}px` }}
          >
            <span class="fl-mark" data-kind={kind}>
              {icon && <Icon of={icon} />}
              <MarkText mark={mark} narrow={narrow} />
            </span>
          </span>
        )
      })}
    </div>
  )
}

function MarkText({ mark: { kind, height }, narrow }: { mark: RulerMark; narrow: boolean }) {
  const said = { goal: words.goalMark, limit: words.limitMark, forbidden: words.forbiddenMark, now: words.heightNow }
  if (kind === 'tick') return <>{height}</>
  if (kind === 'layer') return <>{`${words.layer} ${height}`}</>
  const full = said[kind](height)
  if (kind !== 'now' && !narrow) return <>{full}</>
  return (
    <>
      <span class="hidden-text">{full}</span>
      <span aria-hidden="true">{height}</span>
    </>
  )
}
