/** A game that was played, gone through again position by position. */
import type { Seat } from '../kernel/game.ts'
import { Session } from '../kernel/session.ts'

export interface Position {
  /** How many lines of the log came before, checkpoints not counted. */
  readonly ply: number
  readonly tick: number
  /** What led here; null at the start, and where only time passed. */
  readonly said: { readonly seat: Seat; readonly text: string } | null
  /** As it stands here. It goes on when the next position is asked for. */
  readonly session: Session
}

/** The start, the position after every line, and, where time went on after the last one, the end. */
export function* positions(played: Session): Generator<Position> {
  const session = new Session(played.game, played.deal)
  let ply = 0
  yield { ply, tick: 0, said: null, session }
  for (const { tick, seat, text } of played.log) {
    if (seat === null) continue
    follow(session, tick, seat, text)
    ply++
    yield { ply, tick: session.tick, said: { seat, text }, session }
  }
  if (session.tick >= played.tick) return
  session.advance(played.tick - session.tick)
  yield { ply, tick: session.tick, said: null, session }
}

/** With ticks: after everything that was said up to this tick. Null: the game was not that long. */
export function positionAtTick(played: Session, wanted: number): Position | null {
  if (wanted > played.tick) return null
  const session = new Session(played.game, played.deal)
  let ply = 0
  let said: Position['said'] = null
  for (const { tick, seat, text } of played.log) {
    if (tick > wanted) break
    if (seat === null) continue
    follow(session, tick, seat, text)
    ply++
    said = { seat, text }
  }
  if (session.tick < wanted) {
    session.advance(wanted - session.tick)
    said = null
  }
  return { ply, tick: session.tick, said, session }
}

/** Without ticks: after that many lines. */
export function positionAtPly(played: Session, wanted: number): Position | null {
  for (const position of positions(played)) if (position.ply === wanted) return position
  return null
}

function follow(session: Session, tick: number, seat: Seat, text: string): void {
  if (tick > session.tick) session.advance(tick - session.tick)
  const refusal = session.offer(seat, text)
  if (refusal) throw new Error(`"${text}" was accepted once and is refused now: ${refusal.because}`)
}
