/** Clocks: arithmetic only. Times are milliseconds since 1970 by the server's clock; the rules never see them. */
import type { Seat } from '../../kernel/game.ts'
import type { Clocks } from '../../protocol/online.ts'
import type { TermsColumns } from '../data/tables.ts'

/** How long somebody has for their first move in a live game before it is called off. */
export const START_MS = 45_000

/** A pause before the second game of a pair, so that nobody loses time to the result of the first. */
export const PAUSE_MS = 10_000

/** How long somebody may be away from a live game. More than a minute, so that a tunnel costs nothing but clock time. */
export const AWAY_MS = 120_000

/** A mind answers at once; if the process that heard the move is gone, another takes over after this. */
export const MIND_MS = 3_000

/** What the clock of a match depends on. */
export interface Timing {
  readonly terms: Pick<TermsColumns, 'clock_kind' | 'base_ms' | 'increment_ms'>
  readonly ordinal: number
  readonly ply: number
  readonly toMove: Seat | null
  readonly left: readonly [number, number]
  /** Since when whoever is to move has been. It may lie ahead. */
  readonly since: number
}

/** Until both have moved once, no clock runs: a game that nobody begins is called off. The second game of a pair needs no such start. */
export function isRunning({ terms, ordinal, ply, toMove }: Timing): boolean {
  return toMove !== null && terms.clock_kind !== null && (ordinal === 2 || ply >= 2)
}

/** What whoever is to move has left now; 0 when the flag has fallen. */
export function leftNow(timing: Timing, now: number): readonly [number, number] {
  const { left, toMove, since } = timing
  if (toMove === null || !isRunning(timing)) return left
  const rest = Math.max(0, left[toMove] - Math.max(0, now - since))
  return toMove === 0 ? [rest, left[1]] : [left[0], rest]
}

export function hasFlagged(timing: Timing, now: number): boolean {
  return timing.toMove !== null && isRunning(timing) && leftNow(timing, now)[timing.toMove] === 0
}

/** What is left after a move that was made now by whoever was to move. */
export function leftAfter(timing: Timing, now: number): readonly [number, number] {
  const { terms, toMove, left } = timing
  if (toMove === null || terms.clock_kind === null) return left
  const after = terms.clock_kind === 'days' ? terms.base_ms : leftNow(timing, now)[toMove] + (isRunning(timing) ? terms.increment_ms : 0)
  return toMove === 0 ? [after, left[1]] : [left[0], after]
}

/** When something has to be done if nobody moves. Null: never. */
export function dueAt(timing: Timing): number | null {
  const { terms, toMove, left, since } = timing
  if (toMove === null || terms.clock_kind === null) return null
  if (isRunning(timing)) return since + left[toMove]
  return since + (terms.clock_kind === 'days' ? terms.base_ms : START_MS)
}

/** What is left for a first move before the game is called off; null: it runs, or never is. */
export function startInMs(timing: Timing, now: number): number | null {
  const due = isRunning(timing) ? null : dueAt(timing)
  return due === null ? null : Math.max(0, due - now)
}

export function clocksAt(timing: Timing, now: number): Clocks | null {
  if (timing.terms.clock_kind === null) return null
  return { left: leftNow(timing, now), running: isRunning(timing) ? timing.toMove : null }
}
