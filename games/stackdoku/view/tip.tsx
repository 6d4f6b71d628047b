import type { ComponentChildren } from 'preact'
import { vars } from './vars.ts'

interface TipProps {
  /** What it points at, as parts of the room around it. */
  readonly x: number
  readonly y: number
  /** How far from there it keeps, as a part of the height. */
  readonly away: number
  readonly children: ComponentChildren
}

/** A sentence beside what it is about: below it in the upper half of a room, above it in the lower. Read out elsewhere. */
export function Tip({ x, y, away, children }: TipProps) {
  const above = y > 0.55
  return (
    <p
      class="sd-tip"
      data-side={above ? 'above' : 'below'}
      data-hangs={x > 0.66 ? 'left' : x < 0.34 ? 'right' : 'middle'}
      aria-hidden="true"
      style={vars({ '--at-x': `${(100 * x).toFixed(2)}%`, '--at-y': `${(100 * (above ? y - away : y + away)).toFixed(2)}%` })}
    >
      {children}
    </p>
  )
}
