/** What a turn on a way that wins asks for next, from where the piece is and after what was done already. */
import type { Key } from '../../levels/lesson/prompts.ts'
import { isWindy } from '../../minds/guide/known.ts'
import { bodyAt, placeOf, Reach } from '../../minds/solve/reach.ts'
import type { Act, Place, Turn } from '../../minds/solve/types.ts'
import { type Ability, type Floodline, GRAVITIES, TILTS, type TiltSense } from '../../nouns.ts'
import { TILTED } from '../../rules/board/space.ts'
import type { Taught } from '../looking/lesson.ts'
import { helperWords } from './words.ts'

type State = Floodline['State']

/** What tells how much of a turn was done. */
export type Begun = Pick<State['metrics'], 'pieces' | 'tilts' | 'holds'> & { readonly armed: number }

export function begunAt({ metrics: { pieces, tilts, holds }, armed }: Readonly<State>): Begun {
  return { pieces, tilts, holds, armed }
}

export function isSameBegun(a: Begun, b: Begun): boolean {
  return a.pieces === b.pieces && a.tilts === b.tilts && a.holds === b.holds && a.armed === b.armed
}

const ARMED: Readonly<Record<string, number>> = { stabilise: 1, freeze: 2, drain: 4 }

/** How many of the acts were done since; null: something else was, and the turn is no longer the one that was meant. */
export function doneOf(acts: readonly Act[], from: Begun, now: Begun): number | null {
  let expected = from
  for (let done = 0; done <= acts.length; done++) {
    if (isSameBegun(expected, now)) return done
    const wish = acts[done]?.wish
    if (wish === undefined) return null
    expected = {
      ...expected,
      tilts: expected.tilts + Number(wish.startsWith('tilt')),
      holds: expected.holds + Number(wish === 'hold'),
      armed: expected.armed ^ (ARMED[wish] ?? 0),
    }
  }
  return null
}

/** The way is looked for again only when the piece is elsewhere. */
export class Steps {
  readonly #turn: Turn
  readonly #from: Begun
  readonly #reach: Reach
  #latest: { readonly of: string; readonly taught: Taught } | null = null

  constructor(turn: Turn, state: Readonly<State>) {
    this.#turn = turn
    this.#from = begunAt(state)
    this.#reach = new Reach(state)
  }

  /** Null: it is done, or something else was. */
  now(state: Readonly<State>): Taught | null {
    if (state.piece < 0) return null
    const done = doneOf(this.#turn.acts, this.#from, begunAt(state))
    if (done === null) return null
    const said = helperWords()
    const of = [done, placeOf(state), state.lockResets, said.place].join()
    if (this.#latest?.of !== of) this.#latest = { of, taught: this.#step(state, this.#turn.acts[done]) }
    return this.#latest.taught
  }

  #step(state: Readonly<State>, act: Act | undefined): Taught {
    const said = helperWords()
    if (!act) return this.#towards(state, this.#turn.landing, true, said.place, { text: said.there, keys: ['drop'] })
    const key = act.wish as Key
    const then = { text: actSaid(state, act.wish), keys: [key] }
    if (act.at === null) return { ...then, cells: [] }
    const bring = key.startsWith('tilt ') ? said.bringAndTilt(tiltedTo(state, act.wish)) : said.place
    return this.#towards(state, act.at, false, bring, then)
  }

  /** To a place, and then what is to be done there. */
  #towards(state: Readonly<State>, place: Place, landing: boolean, text: string, there: Omit<Taught, 'cells'>): Taught {
    const cells = bodyAt(state, place)
    const ways = this.#ways(state, place, landing)
    if (ways === null)
      return isWindy(state.level) ? { text: helperWords().wind, keys: [], cells } : { text: helperWords().noWay, keys: [], cells: [] }
    const [way] = ways
    if (way === undefined) return { ...there, cells }
    return { text, keys: [way === 'down' ? 'soft' : (way as Key)], cells }
  }

  #ways(state: Readonly<State>, place: Place, landing: boolean): readonly string[] | null {
    const find = (): readonly string[] | null => (landing ? this.#reach.wayTo(place, true) : this.#reach.waysThrough(place))
    const exact = (state.armed & (ARMED['drain'] ?? 0)) !== 0
    this.#reach.run(state, { turning: true, sliding: false }, exact)
    const high = find()
    if (high !== null) return high
    this.#reach.run(state, { turning: true, sliding: true }, exact)
    return find()
  }
}

function actSaid(state: Readonly<State>, wish: string): string {
  const said = helperWords()
  if (wish.startsWith('tilt ')) return said.tilt(tiltedTo(state, wish))
  if (wish === 'hold') return state.held < 0 ? said.toHold : said.fromHold
  return said.arm(wish as Ability)
}

function tiltedTo({ gravity }: Readonly<State>, wish: string): (typeof GRAVITIES)[number] {
  const sense = TILTS.indexOf(wish.slice('tilt '.length) as TiltSense)
  return GRAVITIES[TILTED[sense]?.[gravity] ?? 0] ?? 'DOWN'
}
