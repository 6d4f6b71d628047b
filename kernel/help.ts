/** Help that a log tells of: hints taken and moves taken back, by seat. Both are lines, so a replay proves them with everything else. */
import type { Seat } from './game.ts'

export interface Help {
  readonly hints: number
  readonly undos: number
}

/** Of a session's log, or of anything that has its lines; checkpoints belong to nobody and are passed over. */
export function helpIn(lines: Iterable<{ readonly seat: Seat | null; readonly text: string }>): readonly [Help, Help] {
  const hints = [0, 0]
  const undos = [0, 0]
  for (const { seat, text } of lines) {
    if (seat === null) continue
    if (text === '!hint') hints[seat]++
    else if (text === '!undo') undos[seat]++
  }
  return [
    { hints: hints[0], undos: undos[0] },
    { hints: hints[1], undos: undos[1] },
  ]
}

/** Whether the seat was told what to do about the position that is on the table: nothing happened since. */
export function isHinted(lines: readonly { readonly seat: Seat | null; readonly text: string }[], seat: Seat): boolean {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    if (line.seat === null) continue
    if (line.text !== '!hint') return false
    if (line.seat === seat) return true
  }
  return false
}
