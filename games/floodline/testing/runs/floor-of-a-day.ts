/**
 * What is proved about the deal of a day: a hand at a person's pace that lays every piece where it lies lowest, and does nothing else, has a floor settle
 * before the game is over. Whoever plays better, and tilts, has more.
 */
import { silent } from '../../../../kernel/game.ts'
import { stream } from '../../../../kernel/rng.ts'
import { dealFrom } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { dailyPreset, FIRST_PROVED, seedOf } from '../../levels/made/daily.ts'
import { builder } from '../../minds/builder.ts'
import { HUMAN } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'
import { ask, legal } from '../../rules/actions.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'

/** Nobody gets there: it ends what would not end. */
const MOST_TICKS = 36_000

/** No day has come near it. */
const MOST_TRIES = 1000

const DAY = 86_400_000

/** The first day that is proved for 0, and so on. */
export function provedDay(number: number): string {
  return new Date(Date.parse(FIRST_PROVED) + number * DAY).toISOString().slice(0, 10)
}

export function floorSettles(level: FloodLevel): boolean {
  const state = start(level)
  const never = stream('', 'never drawn from')
  for (let pieces = -1, wait = 0; state.lost === '' && state.tick < MOST_TICKS; tick(state, silent)) {
    if ((state.endless?.floors ?? 0) > 0) return true
    if (state.metrics.pieces > pieces) wait = HUMAN.think
    pieces = state.metrics.pieces
    if (wait-- > 0 || state.piece < 0) continue
    ask(state, builder.pick(state, [...legal(state)], never, { steps: 0 }))
    wait = HUMAN.tap
  }
  return false
}

export function dealtOn(date: string, tried: number): FloodLevel {
  const setup = floodline.presets.find(({ name }) => name === dailyPreset(date))?.setup
  if (!setup) throw new Error(`there is no preset for ${date}`)
  return dealFrom(floodline, setup, seedOf(date, tried))
}

/** How many seeds of the day are no good before one is. */
export function triesFor(date: string): number {
  for (let tried = 0; tried < MOST_TRIES; tried++) if (floorSettles(dealtOn(date, tried))) return tried
  throw new Error(`no floor settles on ${date}`)
}
