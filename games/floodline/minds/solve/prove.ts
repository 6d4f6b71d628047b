/**
 * Looks at everything: piece by piece every position there can be, every place each piece can be brought to, every tilt, hold and ability. If
 * it gets to the end and nothing won, there is nothing; and where a sum decides (bounds.ts) it need not look. It is for few pieces.
 *
 * Positions are told apart by 52 bits of them. Wind is not looked at: it is said in `gap`, as is whatever else was left out.
 */
import { ABILITIES, type FloodAction, type FloodLevel, TILTS, type TiltSense } from '../../nouns.ts'
import { notate, refuse } from '../../rules/actions.ts'
import { starsOf } from '../../rules/stars.ts'
import { Bounds } from './bounds.ts'
import { copyInto, keyOf } from './copy.ts'
import { placeOf, putAt } from './reach.ts'
import type { Act, Place, Proof, ProofAsk, State } from './types.ts'
import { applied, type Line, turnsOf, Work } from './work.ts'

/** A few kilobytes each. */
const MOST_POSITIONS = 60_000

const ALL_COUNTS = { tilts: true, counts: true }

/** How the piece came to a place: the turns before, and what was done with it in hand. */
interface Origin {
  readonly line: Line | null
  readonly acts: readonly Act[]
}

/** A position but for the place of the piece, and the places at which the piece came into it. */
interface World {
  readonly state: State
  readonly entered: Map<Place, Origin>
  fresh: boolean
  readonly landed: Set<number>
  readonly tilted: Map<number, World | null> // by body and sense
}

export function prove(level: FloodLevel, asked: ProofAsk): Proof {
  const { counting = false, budget } = asked
  const work = new Work(level, { ...asked, budget })
  const bounds = new Bounds(work)
  const nothing = { none: true, wins: 0, starred: 0, layers: [], placements: 0, turns: null }
  if (!counting && bounds.isHopeless(work.first)) return { ...nothing, by: 'bound', gap: null }
  const prover = new Prover(work, bounds, asked)
  prover.run()
  const { wins, starred, layers, first, gap } = prover
  return { none: wins === 0, wins, starred, layers, placements: work.placements, by: 'layers', gap, turns: first && turnsOf(first) }
}

class Prover {
  wins = 0
  starred = 0
  first: Line | null = null
  gap: string | null = null
  readonly layers: number[] = []
  readonly #work: Work
  readonly #bounds: Bounds
  readonly #counting: boolean
  readonly #anywhere: boolean
  readonly #won: ProofAsk['won']
  readonly #worlds = new Map<number, World>()
  readonly #open: World[] = []
  readonly #next = new Map<number, { state: State; line: Line }>()

  constructor(work: Work, bounds: Bounds, { counting = false, anywhere = true, won }: ProofAsk) {
    this.#work = work
    this.#bounds = bounds
    this.#counting = counting
    this.#anywhere = anywhere
    this.#won = won
    if (work.level.hazards?.some(({ enabled = true }) => enabled)) this.gap = 'without wind'
    if (!anywhere && work.may('tilt')) this.gap = 'tilted only where a piece appears'
  }

  run(): void {
    const { first, pool } = this.#work
    if (first.won || first.lost !== '') return
    this.#enter(this.#worldOf(pool.take(first)), placeOf(first), { line: null, acts: [] })
    while (this.#open.length > 0 && !this.#isDone()) {
      for (let world = this.#open.pop(); world !== undefined && !this.#isDone(); world = this.#open.pop()) this.#expand(world)
      this.layers.push(this.#worlds.size)
      for (const { state } of this.#worlds.values()) pool.give(state)
      this.#worlds.clear()
      if (this.#isDone()) return
      const landed = [...this.#next.values()]
      this.#next.clear()
      for (const { state, line } of landed) {
        const place = placeOf(state)
        this.#enter(this.#worldOf(state), place, { line, acts: [] })
      }
    }
  }

  #isDone(): boolean {
    if (this.first && !this.#counting) return true
    if (this.#work.over) this.gap = `only ${this.#work.placements} placements were looked at`
    else if (this.#worlds.size + this.#next.size > MOST_POSITIONS)
      this.gap = `only ${MOST_POSITIONS} positions after ${this.layers.length + 1} pieces were looked at`
    else return false
    return true
  }

  /** Takes the state, or gives it back if there is such a world already. */
  #worldOf(state: State): World {
    const key = keyOf(putAt(state, 0), ALL_COUNTS)
    const known = this.#worlds.get(key)
    if (known) {
      this.#work.pool.give(state)
      return known
    }
    const world = { state, entered: new Map(), fresh: false, landed: new Set<number>(), tilted: new Map() }
    this.#worlds.set(key, world)
    return world
  }

  /** A world that was looked at already is looked at again if the piece can be elsewhere in it than was known. */
  #enter(world: World, place: Place, origin: Origin): void {
    if (world.entered.has(place)) return
    world.entered.set(place, origin)
    if (!world.fresh) this.#open.push(world)
    world.fresh = true
  }

  #expand(world: World): void {
    world.fresh = false
    const { reach, walk } = this.#work
    reach.run(world.state, walk, (world.state.armed & 4) !== 0, [...world.entered.keys()])
    this.#land(world)
    if (this.#work.may('tilt')) this.#tilt(world)
    this.#change(world)
  }

  #originOf({ entered }: World, place: Place): Origin {
    return entered.get(this.#work.reach.origin(place)) ?? { line: null, acts: [] }
  }

  #land(world: World): void {
    const { reach, scratch } = this.#work
    const exact = (world.state.armed & 4) !== 0
    for (let at = 0; at < reach.count && !this.#isDone(); at++) {
      const landing = reach.landings[at]
      const lie = exact ? landing : reach.bodyOf(landing)
      if (world.landed.has(lie)) continue
      world.landed.add(lie)
      copyInto(scratch, world.state)
      this.#work.place(scratch, landing)
      this.#judge(this.#originOf(world, landing), landing)
    }
  }

  #judge({ line: before, acts }: Origin, landing: Place): void {
    const work = this.#work
    const { scratch } = work
    const line = { turn: { acts, landing }, before }
    if (scratch.won) {
      if (!work.isAccepted(scratch)) return
      this.wins++
      this.#won?.(scratch)
      if (starsOf(scratch).every(earned => earned)) this.starred++
      this.first ??= line
      return
    }
    if (scratch.lost !== '' || !work.isWithin(scratch) || (!this.#counting && this.#bounds.isHopeless(scratch))) return
    const key = keyOf(scratch, ALL_COUNTS)
    if (!this.#next.has(key)) this.#next.set(key, { state: work.pool.take(scratch), line })
  }

  /** The piece may stand in the way of what slides, and it dams water: what a tilt comes to depends on its cells. */
  #tilt(world: World): void {
    const { reach } = this.#work
    const senses = TILTS.filter(sense => !refuse(world.state, { kind: 'tilt', sense }))
    if (senses.length === 0) return
    const places = this.#anywhere ? [...reach.everyPlace()] : [...world.entered.keys()]
    for (const place of places)
      for (const sense of senses) {
        const to = this.#tilted(world, place, sense)
        const { line, acts } = this.#originOf(world, place)
        if (to) this.#enter(to, place, { line, acts: [...acts, { wish: `tilt ${sense}`, at: place }] })
      }
  }

  #tilted(world: World, place: Place, sense: TiltSense): World | null {
    const key = this.#work.reach.bodyOf(place) * TILTS.length + TILTS.indexOf(sense)
    const known = world.tilted.get(key)
    if (known !== undefined) return known
    const next = this.#after(world, place, { kind: 'tilt', sense })
    const to = next && this.#worldOf(next)
    world.tilted.set(key, to)
    return to
  }

  /** Arming leaves the piece where it is and may as well be done at once; a hold brings another. */
  #change(world: World): void {
    const wishes: FloodAction[] = this.#work.may('hold') ? [{ kind: 'hold' }] : []
    for (const [at, ability] of ABILITIES.entries())
      if (this.#work.may(ability) && ((world.state.armed >>> at) & 1) === 0) wishes.push({ kind: 'ability', ability })
    for (const wish of wishes)
      for (const [place, { line, acts }] of [...world.entered]) {
        const next = this.#after(world, place, wish)
        if (!next) continue
        const there = placeOf(next)
        this.#enter(this.#worldOf(next), there, { line, acts: [...acts, { wish: notate(wish), at: null }] })
      }
  }

  #after(world: World, place: Place, wish: FloodAction): State | null {
    const next = putAt(this.#work.pool.take(world.state), place)
    if (applied(next, wish) && this.#work.isWithin(next)) return next
    this.#work.pool.give(next)
    return null
  }
}
