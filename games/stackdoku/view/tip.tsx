import type { ComponentChildren, Ref } from 'preact'
import { styleVars } from '../../../ui/fit.ts'
import { type Spot, spotIn } from './model/tip-position.ts'

interface TipProps {
  /** What it points at, as parts of the space around it. */
  readonly x: number
  readonly y: number
  /** How far from there it keeps, as a part of the height. */
  readonly away: number
  /** Where it stands; without it, where the space is. */
  readonly spot?: Pick<Spot, 'side' | 'hangs'>
  readonly box?: Ref<HTMLParagraphElement>
  readonly children: ComponentChildren
}

/** A sentence beside what it is about: below it in the upper half of the space around it, above it in the lower. Read out elsewhere. */
export function Tip({ x, y, away, spot = spotIn(x, y), box = null, children }: TipProps) {
  const above = spot.side === 'above'
  return (
    <p
      class="sd-tip"
      ref={box}
      data-side={spot.side}
      data-hangs={spot.hangs}
      aria-hidden="true"
      style={styleVars({ '--at-x': `${(100 * x).toFixed(2)}%`, '--at-y': `${(100 * (above ? y - away : y + away)).toFixed(2)}%` })}
    >
      {children}
    </p>
  )
}
