/** What may be done with a piece in hand before it is set down: hold, tilts, arming. One position of each kind. */
import { ABILITIES, type FloodAction, TILTS } from '../../nouns.ts'
import { notate, parse } from '../../rules/actions.ts'
import { lossOf } from '../../rules/goals.ts'
import { keyOf } from './copy.ts'
import { blown, GUST, isWindy, mayLift } from './gusts.ts'
import { putAt } from './reach.ts'
import type { Act, State, Turn } from './types.ts'
import { applied, type Work } from './work.ts'

/** A position from which the piece in hand is set down. It belongs to whoever asked, who gives it back to the pool. */
export interface Ready {
  readonly state: State
  readonly acts: readonly Act[]
  readonly tilts: number
  readonly worth: number // known of tilted ones only
}

/** How much is done before a piece is set down. */
export interface Acting {
  /** Every tilt and every second one is tried up to two; beyond, only from where it looks best. */
  readonly tilts: number
  /** Of the tilted worlds, so many of the most promising are looked at. */
  readonly most: number
  /** Also what comes from hold in a tilted world: it appears elsewhere. */
  readonly late: boolean
}

export const STILL: Acting = { tilts: 0, most: 0, late: false }
export const UPRIGHTING: Acting = { tilts: 1, most: 4, late: false }
export const FEW: Acting = { tilts: 4, most: 8, late: false }
export const ALL: Acting = { tilts: 4, most: 60, late: true }

const HOLD: FloodAction = { kind: 'hold' }
const EVERY_TILT: readonly FloodAction[] = TILTS.map(sense => ({ kind: 'tilt', sense }))

/** From how many worlds a third tilt is tried, and a fourth. */
const TILTED_ON = 4

export function readies(
  work: Work,
  from: Readonly<State>,
  { tilts, most, late }: Acting,
  worthOf: (state: Readonly<State>) => number,
): Ready[] {
  const made = new Made(work, worthOf)
  made.add(work.pool.take(from), [], 0)
  const holds = work.may('hold') && work.level.hold === true
  if (holds) made.each(made.ready.slice(), HOLD)
  if (holds && isWindy(work) && mayLift(from)) made.waitOut()
  let newest = made.ready.slice()
  for (let tilt = 1; tilt <= tilts && work.may('tilt'); tilt++) {
    const before = made.ready.length
    for (const wish of EVERY_TILT) made.each(newest, wish)
    if (holds && late) made.each(made.ready.slice(before), HOLD)
    newest = made.ready.slice(before)
    if (tilt >= 2) newest = best(newest, TILTED_ON)
  }
  made.keep(most)
  for (const ability of ABILITIES)
    if (work.may(ability) && from.charges[ABILITIES.indexOf(ability)] > 0) made.each(made.ready.slice(), { kind: 'ability', ability })
  return made.ready
}

function best(ready: readonly Ready[], most: number): Ready[] {
  return ready.toSorted((a, b) => b.worth - a.worth).slice(0, most)
}

class Made {
  ready: Ready[] = []
  readonly #work: Work
  readonly #worthOf: (state: Readonly<State>) => number
  readonly #seen = new Set<number>()

  constructor(work: Work, worthOf: (state: Readonly<State>) => number) {
    this.#work = work
    this.#worthOf = worthOf
  }

  add(state: State, acts: readonly Act[], tilts: number): void {
    const key = keyOf(state, this.#work.telling)
    if (this.#seen.has(key) || !this.#work.isWithin(state)) this.#work.pool.give(state)
    else {
      this.#seen.add(key)
      this.ready.push({ state, acts, tilts, worth: tilts === 0 ? 0 : this.#worthOf(state) })
    }
  }

  each(from: readonly Ready[], wish: FloodAction): void {
    for (const { state, acts, tilts } of from) {
      const next = this.#work.pool.take(state)
      if (!applied(next, wish)) this.#work.pool.give(next)
      else this.add(next, [...acts, { wish: notate(wish), at: null }], wish.kind === 'tilt' ? tilts + 1 : tilts)
    }
  }

  /** A gust that is of no use passes, and the piece is exchanged: the one from hold begins at the top again. */
  waitOut(): void {
    const next = this.#work.pool.take(this.ready[0].state)
    const acts = [
      { wish: GUST, at: null },
      { wish: notate(HOLD), at: null },
    ]
    if (applyActs(next, acts)) this.add(next, acts, 0)
    else this.#work.pool.give(next)
  }

  /** Gives back the tilted ones beyond so many, and those where it is lost as soon as something locks: they were on the way. */
  keep(most: number): void {
    const tilted = this.ready.filter(({ state, tilts, worth }) => tilts > 0 && worth !== Number.NEGATIVE_INFINITY && !lossOf(state))
    const kept = new Set([...this.ready.filter(({ tilts }) => tilts === 0), ...best(tilted, most)])
    for (const each of this.ready) if (!kept.has(each)) this.#work.pool.give(each.state)
    this.ready = [...kept]
  }
}

/** What is done before the piece is set down, as a search does it, without keys; false if it cannot be. */
export function applyActs(state: State, acts: readonly Act[]): boolean {
  for (const { wish, at } of acts) {
    if (at !== null) putAt(state, at)
    if (wish === GUST) {
      if (!blown(state)) return false
      continue
    }
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
