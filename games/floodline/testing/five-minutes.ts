/** A game of five minutes with a lock every forty ticks, all of them into water: what a server has to check when a replay comes in. */
import { write } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel } from '../nouns.ts'

const TICKS = 18_000
const TICKS_A_PIECE = 40

/** Two layers of water on a floor of 10×10: whatever is built, the water stands on top of it. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'five-minutes',
  title: 'Five minutes',
  seed: 5,
  bounds: [10, 30, 10],
  maxWorldHeight: 26,
  gravityTicksPerCell: 30,
  terrain: [{ type: 'WATER', from: [0, 0, 0], to: [9, 1, 9] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
  objectives: [{ type: 'PLACE_PIECES', count: TICKS / TICKS_A_PIECE }],
  stars: { two: [{ type: 'MAX_MASS', mass: 9999 }], three: [{ type: 'MAX_PIECES_USED', count: 9999 }] },
}

/** Three to a row, ten rows to a layer. A piece appears at x 3, z 4 and is pushed to its place a cell a tick. */
export function fiveMinutes(): string {
  const session = new Session(floodline, LEVEL)
  for (let piece = 0; session.tick < TICKS && !session.outcome; piece++) {
    const steps = [...along('x', (piece % 3) * 3 - 3), ...along('z', (Math.floor(piece / 3) % 10) - 4)]
    for (let tick = 0; tick < TICKS_A_PIECE; tick++) {
      const text = tick === TICKS_A_PIECE - 1 ? 'drop' : steps[tick]
      const refusal = text === undefined ? null : session.offer(0, text)
      if (refusal) throw new Error(refusal.because)
      session.advance()
    }
  }
  if (session.outcome?.code !== 'won') throw new Error(`the five minutes ended early: ${session.outcome?.because} at tick ${session.tick}`)
  return write(session)
}

function along(axis: 'x' | 'z', by: number): string[] {
  return new Array<string>(Math.abs(by)).fill(`${axis}${by > 0 ? '+' : '-'}`)
}
