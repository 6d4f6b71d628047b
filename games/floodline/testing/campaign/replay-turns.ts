/** A replay as the solver sees a game: for each piece what was done with it in hand, and where it came to lie. */
import { silent } from '../../../../kernel/game.ts'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import { placeOf } from '../../minds/solve/reach.ts'
import { applyTurn } from '../../minds/solve/turns.ts'
import type { Act, Turn } from '../../minds/solve/types.ts'
import { Work } from '../../minds/solve/work.ts'
import type { FloodLevel } from '../../nouns.ts'
import { stepDown } from '../../rules/pieces/piece.ts'
import { tick } from '../../rules/tick.ts'
import { begun, isOver, note, type State } from './game.ts'

/** Null where the turns do not win when they are played as the solver plays. */
export function turnsOfReplay(level: FloodLevel, text: string | undefined): Turn[] | null {
  const over = playOver(text ?? '', floodline)
  if (isFault(over)) return null
  const turns = turnsIn(level, over.session.log)
  const work = new Work(level, { wanted: '1', budget: {} })
  const state = work.pool.take(work.first)
  for (const turn of turns) if (!applyTurn(work, state, turn)) return null
  return state.won ? turns : null
}

function turnsIn(level: FloodLevel, log: readonly { readonly tick: number; readonly seat: unknown; readonly text: string }[]): Turn[] {
  const state = begun(level)
  const turns: Turn[] = []
  let acts: Act[] = []
  const pass = (wish: string | null): void => {
    const at = placeOf(state)
    const before = countsOf(state)
    const { pieces } = state.metrics
    const landing = landingOf(state)
    if (wish !== null) note(state, wish)
    tick(state, silent)
    if (wish !== null && countsOf(state) !== before && state.metrics.pieces === pieces)
      acts.push({ wish, at: wish.startsWith('tilt') ? at : null })
    if (state.metrics.pieces === pieces) return
    turns.push({ acts, landing })
    acts = []
  }
  for (const { tick: at, seat, text } of log) {
    if (seat === null) continue
    while (state.tick < at && !isOver(state)) pass(null)
    if (/^(tilt|hold|stabilise|freeze|drain|drop)/.test(text)) pass(text)
    else note(state, text)
  }
  while (!isOver(state) && (state.asked !== 0 || state.soft)) pass(null)
  return turns
}

/** What an act changes, whatever else the tick does. */
function countsOf({ gravity, armed, metrics }: State): string {
  return `${gravity} ${armed} ${metrics.holds}`
}

/** Where the piece would lie if it were dropped now. */
function landingOf(state: State): number {
  const fallen = { ...state }
  if (fallen.piece < 0) return 0
  while (stepDown(fallen));
  return placeOf(fallen)
}
