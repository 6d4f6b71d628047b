/** What may be done with a piece in hand before it is set down: hold, tilts, arming. One position of each kind. */
import { ABILITIES, type FloodAction, TILTS } from '../../nouns.ts'
import { notate, parse } from '../../rules/actions.ts'
import { keyOf } from './copy.ts'
import { putAt } from './reach.ts'
import type { Act, State, Turn } from './types.ts'
import { applied, type Work } from './work.ts'

/** A position from which the piece in hand is set down. It belongs to whoever asked, who gives it back to the pool. */
export interface Ready {
  readonly state: State
  readonly acts: readonly Act[]
}

const HOLD: FloodAction = { kind: 'hold' }
const EVERY_TILT: readonly FloodAction[] = TILTS.map(sense => ({ kind: 'tilt', sense }))

/** With at most so many tilts; with two of them, also what is brought from hold in a tilted world. */
export function readies(work: Work, from: Readonly<State>, tilts: number): Ready[] {
  const made = new Made(work)
  made.add({ state: work.pool.take(from), acts: [] })
  const holds = work.may('hold') && work.level.hold === true
  if (holds) made.each(0, HOLD)
  let newest = 0
  for (let tilt = 0; tilt < tilts && work.may('tilt'); tilt++) {
    const before = made.ready.length
    for (const wish of EVERY_TILT) made.each(newest, wish, before)
    newest = before
    if (holds && tilts > 1) made.each(before, HOLD)
  }
  for (const ability of ABILITIES)
    if (work.may(ability) && from.charges[ABILITIES.indexOf(ability)] > 0) made.each(0, { kind: 'ability', ability })
  return made.ready
}

class Made {
  readonly ready: Ready[] = []
  readonly #work: Work
  readonly #seen = new Set<number>()

  constructor(work: Work) {
    this.#work = work
  }

  add(ready: Ready): void {
    const key = keyOf(ready.state, this.#work.telling)
    if (this.#seen.has(key) || !this.#work.isWithin(ready.state)) this.#work.pool.give(ready.state)
    else {
      this.#seen.add(key)
      this.ready.push(ready)
    }
  }

  /** The same wish in every position from one on, of those there are now. */
  each(first: number, wish: FloodAction, end = this.ready.length): void {
    for (let at = first; at < end; at++) {
      const { state, acts } = this.ready[at]
      const next = this.#work.pool.take(state)
      if (applied(next, wish)) this.add({ state: next, acts: [...acts, { wish: notate(wish), at: null }] })
      else this.#work.pool.give(next)
    }
  }
}

/** What is done before the piece is set down, as a search does it, without keys; false if it cannot be. */
export function applyActs(state: State, acts: readonly Act[]): boolean {
  for (const { wish, at } of acts) {
    if (at !== null) putAt(state, at)
    const action = parse(wish)
    if (!action || !applied(state, action)) return false
  }
  return state.piece >= 0
}

export function applyTurn(work: Work, state: State, { acts, landing }: Turn): boolean {
  if (!applyActs(state, acts)) return false
  work.place(state, landing)
  return true
}
