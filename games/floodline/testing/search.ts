/**
 * Looks for ways to win a small level: every place each piece can be brought to (reach.ts), every tilt wherever the piece may be then, every
 * ability and hold. If it looks at everything and finds nothing, there is nothing. What it finds are keys, and they were played.
 * It is for puzzles: a few known pieces on a small board, without wind.
 */
import { silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { ABILITIES, type Ability, type FloodAction, type FloodLevel, type Floodline, TILTS } from '../nouns.ts'
import { ask, notate, parse, refuse } from '../rules/actions.ts'
import { starsOf } from '../rules/stars.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'
import { bodyAt, type Place, placeOf, putAt, Reach } from './reach.ts'

type State = Floodline['State']

/** What is asked for, a tick each, with commas in between; '' lets a tick pass. */
export type Keys = readonly string[]

export type Tool = 'tilt' | 'hold' | 'turn' | Ability

export interface SearchOptions {
  /** Solutions after which it stops. */
  readonly enough?: number
  /** What the player may not do. */
  readonly without?: readonly Tool[]
  /** Any win will do, or all three stars. */
  readonly stars?: boolean
}

export interface Found {
  /** Played and won, tick by tick. */
  readonly wins: readonly Keys[]
  /** How many of them have all three stars. */
  readonly starred: number
  /** Wins of the walk that these keys did not lead to, because the piece fell or locked in between. */
  readonly unplayed: readonly Keys[]
  /** Positions, not counting where the piece is, and places where one was set down. */
  readonly worlds: number
  readonly landings: number
  /** Everything was looked at: there are no others. */
  readonly all: boolean
}

/** One position but for the place of the piece, and all the places the piece is known to come to. */
interface World {
  readonly state: State
  readonly reach: Reach
  readonly entered: Map<Place, Origin | null>
  fresh: Place[]
  readonly landed: Set<string>
  readonly tilted: Map<string, World | null>
}

/** How a world was entered: what was asked for in another one, with the piece at a place of it. */
interface Origin {
  readonly world: World
  readonly place: Place
  readonly wish: string
}

export function search(level: FloodLevel, options: SearchOptions = {}): Found {
  const { enough = 1 } = options
  const looking = new Search(level, options)
  while (looking.open.length > 0 && looking.wins.length < enough) looking.expand(looking.open.pop() as World)
  const { wins, starred, unplayed, worlds, landings, open } = looking
  return { wins, starred, unplayed, worlds: worlds.size, landings, all: open.length === 0 }
}

class Search {
  readonly worlds = new Map<string, World>()
  readonly open: World[] = []
  readonly wins: Keys[] = []
  readonly unplayed: Keys[] = []
  starred = 0
  landings = 0
  readonly #level: FloodLevel
  readonly #without: readonly Tool[]
  readonly #stars: boolean

  constructor(level: FloodLevel, { without = [], stars = true }: SearchOptions) {
    if (level.bag.type !== 'FIXED_SEQUENCE' || level.hazards?.length || level.endless || level.sandbox)
      throw new Error(`${level.id}: the search knows levels with a fixed sequence of pieces, without wind and with an end`)
    this.#level = level
    this.#without = without
    this.#stars = stars
    const first = start(copy(level) as FloodLevel)
    this.#enter(this.#worldOf(first), placeOf(first), null)
  }

  #worldOf(state: State): World {
    state.cooldown = 0 // whoever waits it out has the piece lower, and that is a place of the walk too
    const key = keyOf(state)
    const known = this.worlds.get(key)
    if (known) return known
    const reach = new Reach(state, !this.#without.includes('turn'))
    const world = { state, reach, entered: new Map(), fresh: [], landed: new Set<string>(), tilted: new Map() }
    this.worlds.set(key, world)
    return world
  }

  /** A world that was looked at already is looked at again if the piece can be elsewhere in it than was known. */
  #enter(world: World, place: Place, origin: Origin | null): void {
    if (world.reach.has(place) || world.entered.has(place)) return
    world.entered.set(place, origin)
    if (world.fresh.length === 0) this.open.push(world)
    world.fresh.push(place)
  }

  expand(world: World): void {
    const { fresh } = world
    world.fresh = []
    this.#change(world, fresh)
    const tilts = this.#without.includes('tilt') ? [] : TILTS.map(sense => ({ kind: 'tilt', sense }) as const)
    const possible = tilts.filter(wish => !refuse(world.state, wish))
    world.reach.walk(fresh, (place, grounded) => {
      if (!grounded && possible.length === 0) return
      const body = bodyAt(world.state, place).join()
      if (grounded) this.#land(world, place, body)
      for (const tilt of possible) this.#tilt(world, place, body, tilt)
    })
  }

  /** Arming leaves the piece where it is and may as well be done at once; a hold brings another. */
  #change(world: World, fresh: readonly Place[]): void {
    const wishes: FloodAction[] = this.#without.includes('hold') ? [] : [{ kind: 'hold' }]
    for (const ability of ABILITIES)
      if (!this.#without.includes(ability) && !armedWith(world.state, ability)) wishes.push({ kind: 'ability', ability })
    for (const wish of wishes)
      for (const place of fresh) {
        const next = after(world.state, place, wish)
        if (next) this.#enter(this.#worldOf(next), placeOf(next), { world, place, wish: notate(wish) })
      }
  }

  /** The piece may stand in the way of what slides, and it dams water: what a tilt comes to depends on its cells. */
  #tilt(world: World, place: Place, body: string, wish: FloodAction): void {
    const key = `${notate(wish)} ${body}`
    let to = world.tilted.get(key)
    if (to === undefined) {
      const next = after(world.state, place, wish)
      to = next && next.gravity !== world.state.gravity ? this.#worldOf(next) : null
      world.tilted.set(key, to)
    }
    if (to) this.#enter(to, place, { world, place, wish: notate(wish) })
  }

  #land(world: World, place: Place, body: string): void {
    // The pivot of a piece that is armed with a drain becomes one.
    const key = armedWith(world.state, 'drain') ? `${body} ${place % world.state.cells.length}` : body
    if (world.landed.has(key)) return
    world.landed.add(key)
    this.landings++
    const next = after(world.state, place, { kind: 'drop' })
    if (!next || next.lost !== '') return
    if (!next.won) return this.#enter(this.#worldOf(next), placeOf(next), { world, place, wish: 'drop' })
    const starred = starsOf(next).every(Boolean)
    if (this.#stars && !starred) return
    const keys = keysTo({ world, place, wish: 'drop' })
    if (!played(this.#level, keys, starred)) this.unplayed.push(keys)
    else {
      this.wins.push(keys)
      if (starred) this.starred++
    }
  }
}

function keyOf(state: State): string {
  const { cells, notes, gravity, piece, material, held, holdUsed, armed, charges, queue, metrics, goals, starGoals } = state
  const counts = { ...metrics, shiftLast: 0, lostLast: 0 } // written anew before anybody looks at them
  return `${cells} ${notes} ${JSON.stringify([gravity, piece, material, held, holdUsed, armed, charges, queue, counts, goals, starGoals])}`
}

function armedWith({ armed }: State, ability: Ability): boolean {
  return ((armed >>> ABILITIES.indexOf(ability)) & 1) === 1
}

/** The tick in which this is asked for with the piece there; null if it is refused. Falling and waiting are the walk's business. */
function after(state: State, place: Place, wish: FloodAction): State | null {
  if (refuse(state, wish)) return null
  const next = putAt(copy(state) as State, place)
  Object.assign(next, { fallIn: 9, lockIn: 9, lockResets: 0, grounded: false })
  ask(next, wish)
  tick(next, silent)
  return next
}

// ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────

/** The keys that lead to a wish: how the world was come to, the ways of the walk in it, and the wish. */
function keysTo({ world, place, wish }: Origin): Keys {
  const { from, ways } = world.reach.wayTo(place)
  const origin = world.entered.get(from)
  return [...(origin ? keysTo(origin) : []), ...pressed(ways), wish]
}

/** A cell down is soft drop for a tick; it is let go together with what comes next. */
function pressed(ways: readonly string[]): string[] {
  const keys: string[] = []
  for (const [at, way] of ways.entries()) {
    const sinking = ways[at - 1] === 'down'
    if (way === 'down') keys.push(sinking ? '' : 'soft+')
    else keys.push(sinking ? `soft-, ${way}` : way)
  }
  return ways.at(-1) === 'down' ? [...keys, 'soft-'] : keys
}

/** Whether these keys win, pressed one tick after the other. */
export function played(level: FloodLevel, keys: Keys, stars = false): boolean {
  const state = start(copy(level) as FloodLevel)
  for (const key of keys) {
    for (const text of key.split(', ').filter(each => each !== '')) {
      const wish = parse(text)
      if (!wish || refuse(state, wish)) return false
      ask(state, wish)
    }
    tick(state, silent)
  }
  return state.won && (!stars || starsOf(state).every(Boolean))
}
