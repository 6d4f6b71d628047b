/**
 * Gusts as lifts. Where wind blows against gravity it brings a piece to places that no key leads to: the piece has to be in the right place when
 * the gust comes, and is steered on from where it was blown to. Time is not searched: between two gusts there is enough of it, but a piece that
 * was touched falls, so it cannot be higher then than it would be by itself. Keys (keys.ts) find out whether a hand is quick enough.
 */
import { silent } from '../../../../kernel/game.ts'
import { type Hazard, type Spot, WINDS, type WindDirection } from '../../nouns.ts'
import { HEAVY } from '../../rules/board/cells.ts'
import { AXES_OF } from '../../rules/board/space.ts'
import { TICKS_PER_CELL } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { hazardsOf, WIND_WAYS } from '../../rules/wind.ts'
import { EVERYWHERE, Reach } from './reach.ts'
import type { Act, Place, State } from './types.ts'
import type { Work } from './work.ts'

export const GUST = 'gust'

/** Long enough that nothing falls or locks in one tick. */
const NOT_NOW = 1_000_000

/** A place to lie that a gust alone makes possible, and what has to be done before. */
export interface Lift {
  readonly act: Act
  readonly landing: Place
}

export function isWindy(work: Work): boolean {
  return work.may('wind') && work.first.winds.length > 0
}

/** Whether any of the winds may come to blow against gravity. */
export function mayLift(state: Readonly<State>): boolean {
  return hazardsOf(state).some(hazard => directionsOf(hazard).some(direction => isAgainst(state.gravity, WINDS.indexOf(direction))))
}

function directionsOf({ directionMode, fixedDirection = 'EAST', directions = ['EAST', 'WEST'] }: Hazard): readonly WindDirection[] {
  if (directionMode === 'FIXED') return [fixedDirection]
  return directionMode === 'RANDOM_SEEDED' ? directions : ['EAST', 'WEST']
}

function isAgainst(gravity: number, direction: number): boolean {
  const { g } = AXES_OF[gravity]
  const way = WIND_WAYS[direction]
  return way[0] * g[0] + way[1] * g[1] + way[2] * g[2] < 0
}

/** Which wind blows next; -1: none. */
function nextWind({ winds }: Readonly<State>): number {
  let next = -1
  for (let at = 0; at < winds.length; at++) if (next < 0 || winds[at].next < winds[next].next) next = at
  return next
}

/** The tick of the next gust, with the piece where it is; false if there is no wind. */
export function blown(state: State): boolean {
  const wind = nextWind(state)
  if (wind < 0) return false
  if (state.waiting) state.waiting = false
  state.fallIn = NOT_NOW
  state.lockIn = NOT_NOW
  state.asked = 0
  state.tick = state.winds[wind].next
  tick(state, silent)
  return state.piece >= 0
}

/** Keeps a second walk beside that of the search. */
export class Lifts {
  readonly #work: Work
  readonly #beyond: Reach

  constructor(work: Work) {
    this.#work = work
    this.#beyond = new Reach(work.first)
  }

  /** What the next gust adds to the walk that `work.reach` has just done from this position. */
  of(state: Readonly<State>): Lift[] {
    const wind = nextWind(state)
    if (wind < 0) return []
    const { reach } = this.#work
    const from = this.#blownFrom(state, wind)
    if (from.size === 0) return []
    const known = new Set(Array.from(reach.landings.subarray(0, reach.count), place => reach.bodyOf(place)))
    this.#beyond.run(state, this.#work.walk.turning ? EVERYWHERE : this.#work.walk, (state.armed & 4) !== 0, [...from.keys()])
    const lifts: Lift[] = []
    for (let at = 0; at < this.#beyond.count; at++) {
      const landing = this.#beyond.landings[at]
      const before = from.get(this.#beyond.origin(landing))
      if (before !== undefined && !known.has(reach.bodyOf(landing))) lifts.push({ act: { wish: GUST, at: before }, landing })
    }
    return lifts
  }

  /** By place that only the gust leads to: a place from which it does. */
  #blownFrom(state: Readonly<State>, wind: number): Map<Place, Place> {
    const { reach } = this.#work
    const hazard = hazardsOf(state)[wind]
    const cells = state.material === HEAVY ? hazard.pushStrength >> 1 : hazard.pushStrength
    const way = WIND_WAYS[state.winds[wind].direction]
    const { g } = AXES_OF[state.gravity]
    const from = new Map<Place, Place>()
    if (!isAgainst(state.gravity, state.winds[wind].direction)) return from // across gravity or with it, keys do as much
    const sunk = Math.floor((state.winds[wind].next - state.tick) / (state.level.gravityTicksPerCell ?? TICKS_PER_CELL))
    for (const place of reach.everyPlace()) {
      if (!reach.isGrounded(place) && depth(state, place, g) < sunk) continue
      const to = reach.pushed(place, way, cells)
      if (to >= 0 && !from.has(to)) from.set(to, place)
    }
    return from
  }
}

/** How many cells below the piece a place is. */
function depth(state: Readonly<State>, place: Place, g: Spot): number {
  const { bounds } = state.level
  const cell = place % state.cells.length
  const x = Math.floor(cell / bounds[2]) % bounds[0]
  const y = Math.floor(cell / (bounds[0] * bounds[2]))
  return (x - state.x) * g[0] + (y - state.y) * g[1] + ((cell % bounds[2]) - state.z) * g[2]
}
