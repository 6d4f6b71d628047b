/** Presses as a game of the kernel, from which a replay is written. */
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { Press } from '../minds/solve/types.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'

/** Throws where a press is refused. */
export function sessionOf(level: FloodLevel, presses: readonly Press[]): Session<Floodline> {
  const session = new Session(floodline, level)
  for (const { tick, text } of presses) {
    session.advance(tick - session.tick)
    const refusal = session.offer(0, text)
    if (refusal) throw new Error(`${tick} ${text}: ${refusal.because}`)
  }
  session.advance()
  return session
}
