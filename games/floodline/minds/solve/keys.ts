/**
 * Turns into keys that a person could press: a while before a piece is touched, a while between two presses. The way is planned anew after
 * every key, which takes care of cells the piece falls meanwhile and of gusts. What cannot be played that way is said.
 */
import type { FloodAction, FloodLevel } from '../../nouns.ts'
import { ask as note, parse, refuse } from '../../rules/actions.ts'
import { starsOf } from '../../rules/stars.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { copyOf } from './copy.ts'
import { GUST } from './gusts.ts'
import { bodyAt, EVERYWHERE, placeOf, Reach } from './reach.ts'
import { type Act, HUMAN, type Pace, type Place, type Press, type Pressed, type Stars, type State, type Stuck, type Turn } from './types.ts'

/** No piece needs as many presses. */
const MOST_PRESSES = 400

const FROM_HERE = { turning: true, sliding: false }

export function keys(level: FloodLevel, turns: readonly Turn[], pace: Pace = HUMAN, from?: Readonly<State>): Pressed | Stuck {
  const hand = new Hand(from ? copyOf(from) : start(level), pace)
  for (const [at, turn] of turns.entries()) {
    const why = hand.play(turn)
    if (why !== null) return { turn: at, why }
  }
  const { state, presses } = hand
  if (!state.won) return { turn: turns.length, why: state.lost === '' ? 'it is not won' : `it is lost: ${state.lost}` }
  return { presses, ticks: state.tick, stars: starsWon(state), metrics: { ...state.metrics } }
}

/** One turn, pressed from a position as it really is, which is changed; null, or why it could not be. */
export function pressTurn(state: State, turn: Turn, pace: Pace, reach: Reach): string | null {
  return new Hand(state, pace, reach).play(turn)
}

export function starsWon(state: Readonly<State>): Stars {
  const [, two, three] = starsOf(state)
  return `1${two ? '2' : ''}${three ? '3' : ''}` as Stars
}

export function isStuck(played: Pressed | Stuck): played is Stuck {
  return 'why' in played
}

/** Ticks to be there early: less than a cell takes to fall. */
const SPARE = 6

function gustsOf({ winds }: Readonly<State>): number {
  let sum = 0
  for (const { gusts } of winds) sum += gusts
  return sum
}

function untilGust({ winds, tick: now }: Readonly<State>): number {
  let least = Number.POSITIVE_INFINITY
  for (const { next } of winds) least = Math.min(least, next - now)
  return least
}

class Hand {
  readonly state: State
  readonly presses: Press[] = []
  readonly #pace: Pace
  readonly #reach: Reach
  #locked: readonly number[] = []
  #ready = Number.POSITIVE_INFINITY // ticks that the world may be tilted

  constructor(state: State, pace: Pace, reach = new Reach(state)) {
    this.state = state
    this.#pace = pace
    this.#reach = reach
  }

  /** Null, or why it could not be. */
  play({ acts, landing }: Turn): string | null {
    const { pieces } = this.state.metrics
    this.#pass(this.#pace.think)
    for (const act of acts) {
      const why = this.#act(act, pieces)
      if (why !== null) return why
    }
    if (this.state.piece < 0 || this.state.metrics.pieces !== pieces) return 'the piece locked before it was set down'
    const body = bodyAt(this.state, landing).join()
    const why = this.#steer(pieces, reach => reach.wayTo(landing, true))
    if (why !== null) return why
    if (this.state.metrics.pieces === pieces) {
      if (!this.#press('drop')) return 'drop is refused'
      this.#pass(1)
    }
    const lies = [...this.#locked].sort((a, b) => a - b).join()
    return lies === body ? null : 'the piece came to lie elsewhere'
  }

  #act({ wish, at }: Act, pieces: number): string | null {
    if (wish === GUST) return this.#waitForGust(at, pieces)
    if (at !== null) {
      const why = this.#steer(pieces, reach => reach.waysThrough(at))
      if (why !== null) return why
    }
    if (wish.startsWith('tilt')) this.#waitForTilt(pieces)
    if (this.state.metrics.pieces !== pieces) return 'the piece locked while the next tilt was waited for'
    const { tilts, holds } = this.state.metrics
    const { armed } = this.state
    if (!this.#press(wish)) return `${wish} is refused`
    this.#pass(this.#pace.tap)
    const { metrics } = this.state
    return metrics.tilts !== tilts || metrics.holds !== holds || this.state.armed !== armed ? null : `${wish} came to nothing`
  }

  #waitForTilt(pieces: number): void {
    const { react = 0 } = this.#pace
    while ((this.state.cooldown > 0 || this.#ready < react) && this.state.metrics.pieces === pieces) this.#pass(1)
  }

  /**
   * Sets off late enough to be there when the gust comes and not to have fallen on by then: a piece that is touched falls. With no place to be,
   * the gust is let pass.
   */
  #waitForGust(at: Place | null, pieces: number): string | null {
    const passed = gustsOf(this.state)
    if (this.state.waiting) this.#touch(at)
    let ways: string[] | null = null
    let stood: Place = -1
    while (gustsOf(this.state) === passed) {
      if (this.state.metrics.pieces !== pieces || this.presses.length > MOST_PRESSES * (pieces + 1)) return 'the gust did not come in time'
      if (at !== null && placeOf(this.state) !== stood) {
        stood = placeOf(this.state)
        this.#reach.run(this.state, EVERYWHERE)
        ways = this.#reach.waysThrough(at)
        if (ways === null) return 'no way leads any more to where the gust is waited for'
      }
      if (ways !== null && ways.length > 0 && untilGust(this.state) <= this.#takes(ways) + SPARE) {
        if (ways[0] === 'down') this.#sink(ways)
        else if (this.#press(ways[0])) this.#pass(this.#pace.tap)
        stood = -1
      } else this.#pass(1)
    }
    this.#pass(this.#pace.react ?? 0)
    return null
  }

  /** Time runs once a piece is touched: by the first key on the way, if there is one. */
  #touch(at: Place | null): void {
    this.#reach.run(this.state, EVERYWHERE)
    const first = at === null ? undefined : this.#reach.waysThrough(at)?.[0]
    if (first === undefined || first === 'down') this.#sink(['down'])
    else {
      this.#press(first)
      this.#pass(this.#pace.tap)
    }
  }

  #takes(ways: readonly string[]): number {
    let ticks = 0
    for (const [at, way] of ways.entries()) ticks += way !== 'down' ? this.#pace.tap : ways[at + 1] === 'down' ? 1 : 1 + this.#pace.tap
    return ticks
  }

  /** Until no way is left to go: first from the height where the piece is, then by letting it down. */
  #steer(pieces: number, find: (reach: Reach) => string[] | null): string | null {
    for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
      if (this.state.metrics.pieces !== pieces) return null // it locked by itself, and whoever asked looks where
      const ways = this.#ways(find)
      if (ways === null) return 'no way leads there any more'
      const [way] = ways
      if (way === undefined) return null
      if (way === 'down') this.#sink(ways)
      else {
        if (!this.#press(way)) return `${way} is refused`
        this.#pass(this.#pace.tap)
      }
    }
    return 'it takes too many keys'
  }

  #ways(find: (reach: Reach) => string[] | null): string[] | null {
    const exact = (this.state.armed & 4) !== 0
    this.#reach.run(this.state, FROM_HERE, exact)
    const ways = find(this.#reach)
    if (ways !== null) return ways
    this.#reach.run(this.state, EVERYWHERE, exact)
    return find(this.#reach)
  }

  #sink(ways: readonly string[]): void {
    let cells = 0
    while (ways[cells] === 'down') cells++
    this.#press('soft+')
    this.#pass(cells)
    this.#press('soft-')
    this.#pass(this.#pace.tap)
  }

  #press(text: string): boolean {
    const action: FloodAction | null = parse(text)
    if (!action || refuse(this.state, action)) return false
    this.presses.push({ tick: this.state.tick, text })
    note(this.state, action)
    return true
  }

  #pass(ticks: number): void {
    const { pieces } = this.state.metrics
    for (let passed = 0; passed < ticks && this.state.metrics.pieces === pieces; passed++) {
      tick(this.state, event => {
        if (event.kind === 'locked') this.#locked = event.cells
      })
      this.#ready = this.state.cooldown > 0 ? 0 : this.#ready + 1
    }
  }
}
