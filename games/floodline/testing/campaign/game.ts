/** A game without a session around it: no log, no checkpoints, ten times as fast. What is refused is passed over, as a key that does nothing. */
import { silent } from '../../../../kernel/game.ts'
import { copy } from '../../../../kernel/plain.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { ask, parse, refuse } from '../../rules/actions.ts'
import { starsOf } from '../../rules/stars.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'

export type State = Floodline['State']

/** Ten minutes. */
export const LONGEST = 36_000

export function begun(level: FloodLevel): State {
  return start(copy(level) as FloodLevel)
}

export function isOver({ won, lost, tick: now }: Readonly<State>): boolean {
  return won || lost !== '' || now >= LONGEST
}

export function pass(state: State, ticks = 1): void {
  for (let done = 0; done < ticks && !isOver(state); done++) tick(state, silent)
}

/** One key, and the tick in which it is pressed. */
export function press(state: State, key: string): void {
  note(state, key)
  pass(state)
}

export function note(state: State, key: string): boolean {
  const wish = parse(key)
  if (!wish || refuse(state, wish)) return false
  ask(state, wish)
  return true
}

/** A tilt as somebody asks for it who waits until the world may be tilted again; false if it was not tilted. */
export function tilt(state: State, key: string): boolean {
  const { tilts } = state.metrics
  while (state.cooldown > 0 && !isOver(state)) pass(state)
  press(state, key)
  return state.metrics.tilts > tilts
}

/** `won ★★★`, or what lost it. */
export function endOf(state: Readonly<State>): string {
  if (state.won) return `won ${'★'.repeat(starsOf(state).filter(Boolean).length)}`
  return state.lost === '' ? 'not over' : state.lost
}
