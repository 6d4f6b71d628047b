/**
 * Whether a replay could have been played by a hand: 18 ticks pass before a piece is touched, 9 between two presses. A key that is held repeats
 * its step: from the fourth of a run on, or in a run of at least four, after 10 ticks every 2. Letting go of soft drop is no press.
 */
import type { Entry } from '../../../../kernel/session.ts'
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { isGrounded } from '../../rules/pieces/piece.ts'
import { LOCK_TICKS } from '../../rules/start.ts'

export const THINK = 18
export const TAP = 9
const HELD_AFTER = 10
const HELD_EVERY = 2
const LEAST_RUN = 4

/** A piece that appears lying on something locks so soon, once it is pressed down: time for a look and two taps. */
export const LEAST_DELAY = 30

interface Press {
  readonly tick: number
  readonly text: string
  readonly piece: number
}

/** The first thing no hand does, in words; null: it is all at a hand's pace. */
export function tooQuick(level: FloodLevel, log: readonly Entry[]): string | null {
  const session = new Session(floodline, level)
  const presses: Press[] = []
  const appeared: number[] = [0] // by piece: the tick from which it can be seen
  let lying = isGrounded(session.state)
  const pass = (until: number): void => {
    while (session.tick < until && !session.outcome) {
      session.advance()
      const { pieces } = session.state.metrics
      if (pieces >= appeared.length) {
        appeared[pieces] = session.tick
        lying ||= !session.outcome && isGrounded(session.state)
      }
    }
  }
  for (const { tick, seat, text } of log) {
    if (seat === null) continue
    pass(tick)
    if (text !== 'soft-') presses.push({ tick, text, piece: session.state.metrics.pieces })
    session.offer(0, text)
  }
  const delay = level.lock?.delayTicks ?? LOCK_TICKS
  if (lying && delay < LEAST_DELAY) return `a piece appears lying on something, and locks after ${delay} ticks, fewer than ${LEAST_DELAY}`
  return quickPress(presses, appeared)
}

function quickPress(presses: readonly Press[], appeared: readonly number[]): string | null {
  for (const [at, { tick, text, piece }] of presses.entries()) {
    const before = presses[at - 1]
    const seen = appeared[piece] ?? 0
    if (before?.piece !== piece && tick - seen < THINK)
      return `tick ${tick}: "${text}" comes ${tick - seen} ticks after its piece appeared, fewer than ${THINK}`
    if (!before || tick - before.tick >= TAP) continue
    if (!isRepeat(presses, at)) return `tick ${tick}: "${text}" comes ${tick - before.tick} ticks after "${before.text}", fewer than ${TAP}`
  }
  return null
}

/** Whether this press is a key that is held: one of a run of the same step, the second after ten ticks, the others every two or more. */
function isRepeat(presses: readonly Press[], at: number): boolean {
  const press = presses[at]
  if (!press || !/^[xyz][+-]$/.test(press.text)) return false
  const belongs = (other: number): boolean => presses[other]?.text === press.text && presses[other]?.piece === press.piece
  let first = at
  while (belongs(first - 1) && (presses[first]?.tick ?? 0) - (presses[first - 1]?.tick ?? 0) <= HELD_AFTER) first--
  let last = at
  while (belongs(last + 1) && (presses[last + 1]?.tick ?? 0) - (presses[last]?.tick ?? 0) <= HELD_AFTER) last++
  if (last - first + 1 < LEAST_RUN || at === first) return false
  const gap = press.tick - (presses[at - 1]?.tick ?? 0)
  return at === first + 1 ? gap >= HELD_AFTER : gap >= HELD_EVERY
}
