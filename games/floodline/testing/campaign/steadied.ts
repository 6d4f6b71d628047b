/** A recorded game that wins to the tick only, played with a moment more where somebody waits for the next tilt. */
import { isFault, playOver, write } from '../../../../kernel/replay.ts'
import type { Entry } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { type Press, STEADY } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'
import { sessionOf } from '../pressed.ts'
import { begun, endOf, note, pass } from './game.ts'
import { tooQuick } from './pace.ts'
import { endBy, unsteadyHands } from './unsteady.ts'

/** `text` is the replay anew; null: it stays as it is. */
export interface Steadied {
  readonly text: string | null
  readonly says: 'steady' | 'steadied' | 'wins to the tick only' | 'cannot be played over'
}

export function steadied(level: FloodLevel, replay: string): Steadied {
  const over = playOver(replay, floodline)
  if (isFault(over)) return { text: null, says: 'cannot be played over' }
  const { log, state } = over.session
  const end = endOf(state)
  if (isSteady(level, log, end)) return { text: null, says: 'steady' }
  const session = sessionOf(level, later(level, log))
  const holds = isSteady(level, session.log, end) && tooQuick(level, session.log) === null
  return holds ? { text: write(session, over.origin), says: 'steadied' } : { text: null, says: 'wins to the tick only' }
}

function isSteady(level: FloodLevel, log: readonly Entry[], end: string): boolean {
  return unsteadyHands().every(hand => endBy(hand, level, log) === end)
}

/** Every tilt comes a moment after it may be made, and what follows it as much later. */
function later(level: FloodLevel, log: readonly Entry[]): Press[] {
  const { react = 0 } = STEADY
  const state = begun(level)
  const presses: Press[] = []
  let by = 0
  let ready = react
  const passed = (until: number): void => {
    while (state.tick < until) {
      pass(state)
      ready = state.cooldown > 0 ? 0 : ready + 1
    }
  }
  for (const { tick, seat, text } of log) {
    if (seat === null) continue
    passed(tick + by)
    if (text.startsWith('tilt ') && ready < react) {
      by += react - ready
      passed(tick + by)
    }
    note(state, text)
    presses.push({ tick: state.tick, text })
  }
  return presses
}
