/**
 * Hands that are not as steady as a replay: nobody hits a tick. They press what was recorded, each press up to two ticks late. A gust they wait for
 * as somebody does who sees it, and count from there.
 */
import { below, stream } from '../../../../kernel/rng.ts'
import type { Entry } from '../../../../kernel/session.ts'
import type { FloodLevel } from '../../nouns.ts'
import { begun, endOf, isOver, note, pass, type State } from './game.ts'

const LATEST = 2
const DRAWN = 6

/** After the last press: the tick it is made in, and some. */
const AFTERWARDS = 60

export interface UnsteadyHand {
  readonly name: string
  /** How late the next press is, in ticks. */
  readonly late: () => number
  /** What was late is made up for with the next press; else everything after it comes later as well. */
  readonly catchesUp: boolean
}

/** A new set of them: each draws as it plays. */
export function unsteadyHands(): UnsteadyHand[] {
  const drawn = Array.from({ length: DRAWN }, (_, seed) => seed).flatMap(seed =>
    [true, false].map(catchesUp => {
      const rng = stream(String(seed), `${catchesUp}`)
      return { name: `${catchesUp ? 'late' : 'slow'} now and then, ${seed}`, late: () => below(rng, LATEST + 1), catchesUp }
    }),
  )
  const slow = [1, LATEST].map(late => ({ name: `slow by ${late}`, late: () => late, catchesUp: false }))
  return [...slow, ...drawn]
}

interface Cued {
  readonly text: string
  readonly after: number // ticks since the last press, or since that gust
  readonly gusts: number // how many had blown, if one did since the last press; else 0
}

/** How a recorded game ends in such a hand: `won ★★★`, or what lost it. */
export function endBy(hand: UnsteadyHand, level: FloodLevel, log: readonly Entry[]): string {
  const state = begun(level)
  let last = 0
  let before = 0 // how late the last press was
  for (const { text, after, gusts } of cuedOf(level, log)) {
    while (gustsOf(state) < gusts && !isOver(state)) pass(state)
    const late = hand.late()
    const from = gusts > 0 ? state.tick : hand.catchesUp ? last - before : last
    pass(state, from + after + late - state.tick)
    if (isOver(state)) break
    note(state, text)
    last = state.tick
    before = late
  }
  pass(state, AFTERWARDS)
  return endOf(state)
}

function cuedOf(level: FloodLevel, log: readonly Entry[]): Cued[] {
  const state = begun(level)
  const cued: Cued[] = []
  let cue = 0
  for (const { tick, seat, text } of log) {
    if (seat === null) continue
    let gusts = 0
    while (state.tick < tick && !isOver(state)) {
      const blown = gustsOf(state)
      pass(state)
      if (gustsOf(state) === blown) continue
      gusts = gustsOf(state)
      cue = state.tick
    }
    cued.push({ text, after: tick - cue, gusts })
    note(state, text)
    cue = tick
  }
  return cued
}

function gustsOf({ winds }: Readonly<State>): number {
  return winds.reduce((sum, { gusts }) => sum + gusts, 0)
}
