/**
 * Does anything that an eye is told depend on what it may not know? A game says what is secret (games/NAME/testing/secrets.ts); here games
 * are played beside twins that differ in nothing else, and everything that is told is compared: views, pictures, events, refusals, what is
 * legal, outcomes. Then the secrets themselves are looked for in it, because what follows from the view by thinking (the solution of a Sudoku)
 * differs in no twin.
 */
import type { Eye, Game, Nouns, Seat } from '../game.ts'
import { copy, equal } from '../plain.ts'
import { below, pick, type Rng, stream } from '../rng.ts'
import { dealFrom } from '../session.ts'
import { presetOf } from './play.ts'

/** Something an eye may not be told: numbers in this order, one large number, or a text. */
export interface Secret {
  readonly name: string
  readonly is: ArrayLike<number> | number | string
}

/** What a game keeps from its eyes. */
export interface Secrets<N extends Nouns = Nouns> {
  /** Setups to be played besides the presets, because they hide other things. */
  readonly setups?: readonly N['Setup'][]
  /** What a random player does; any legal action where nothing is said. */
  move?(state: Readonly<N['State']>, rng: Rng): N['Action']
  /**
   * Another state that looks the same to this eye, with everything else drawn anew, and that still does after `action`, if that is
   * taken: what the action is going to reveal stays as it is.
   */
  twin(state: Readonly<N['State']>, eye: Eye, action: N['Action'] | null, rng: Rng): N['State']
  /** What must not be found in anything this eye is told at this state. */
  values(state: Readonly<N['State']>, eye: Eye): readonly Secret[]
}

/** A game without secrets says so in one sentence: why everything may be known. */
export interface Open {
  readonly open: string
}

export interface Leak {
  readonly eye: Eye
  readonly what: string
  readonly seed: string
  readonly after: number // actions
}

export interface Sifted {
  readonly games: number
  readonly positions: number
  /** Of eyes at positions: how many things were told and read. */
  readonly read: number
  readonly leaks: readonly Leak[]
}

export interface SiftOptions<N extends Nouns = Nouns> {
  readonly seed: string
  readonly games: number
  /** Deals to be played besides those of setups: levels. */
  readonly deals?: readonly N['Deal'][]
  readonly mostActions?: number
  /** Of the positions of a game so many are read closely, one after the other is played through. */
  readonly every?: number
  progress?(games: number): void
}

/** So many turned-down actions are read at a position. */
const REFUSALS = 12

const MOST_ACTIONS = 400

export function sift<N extends Nouns>(game: Game<N>, secrets: Secrets<N> | Open, options: SiftOptions<N>): Sifted {
  const { seed, games, deals = [], mostActions = MOST_ACTIONS, every = 1, progress } = options
  const told = 'open' in secrets ? OPEN : secrets
  const sifting = new Sifting(game, told as Secrets<N>, every)
  const setups = [...game.presets.map(({ setup }) => setup), ...(told.setups ?? [])] as N['Setup'][]
  for (let n = 0; n < games; n++) {
    const nth = n % (setups.length + deals.length)
    const name = `${seed}-${n}`
    const deal = nth < setups.length ? dealFrom(game, setups[nth] ?? presetOf(game).setup, name) : deals[nth - setups.length]
    sifting.play(copy(deal) as N['Deal'], name, mostActions)
    progress?.(n + 1)
  }
  const { positions, read, leaks } = sifting
  return { games, positions, read, leaks }
}

/** Nothing is secret: then a twin is a copy. */
const OPEN: Secrets = { twin: state => copy(state) as object, values: () => [] }

class Sifting<N extends Nouns> {
  positions = 0
  read = 0
  readonly leaks: Leak[] = []
  readonly #game: Game<N>
  readonly #secrets: Secrets<N>
  readonly #every: number
  readonly #eyes: readonly Eye[]
  #place: Omit<Leak, 'what' | 'eye'> = { seed: '', after: 0 }

  constructor(game: Game<N>, secrets: Secrets<N>, every: number) {
    this.#game = game
    this.#secrets = secrets
    this.#every = every
    this.#eyes = game.seats === 2 ? [0, 1, 'public'] : [0, 'public']
  }

  play(deal: N['Deal'], seed: string, mostActions: number): void {
    const game = this.#game
    const rng = stream(seed, 'secrets')
    const state = game.start(deal)
    const seen: N['Action'][] = []
    for (let after = 0; after < mostActions && !game.outcome(state); after++) {
      this.#place = { seed, after }
      const seat = game.toMove(state)
      if (seat === null) break
      const action = this.#secrets.move?.(state, rng) ?? pick(rng, [...game.legal(state, seat)])
      if (after % this.#every === 0) for (const eye of this.#eyes) this.#position(state, seat, eye, action, seen, rng)
      seen.push(copy(action) as N['Action'])
      game.apply(state, seat, action, () => {})
      if (game.tick) for (let ticks = below(rng, 30); ticks > 0 && !game.outcome(state); ticks--) game.tick(state, () => {})
      this.positions++
    }
  }

  #leak(eye: Eye, what: string): void {
    this.leaks.push({ eye, what, ...this.#place })
  }

  #position(state: Readonly<N['State']>, seat: Seat, eye: Eye, action: N['Action'], seen: readonly N['Action'][], rng: Rng): void {
    const game = this.#game
    const twin = this.#secrets.twin(state, eye, action, rng)
    const ours = this.#told(state, seat, eye, seen)
    this.#compare(eye, ours, this.#told(twin, seat, eye, seen))
    this.#search(eye, ours, this.#secrets.values(state, eye))
    const after = this.#after(state, seat, eye, action)
    this.#compare(eye, after.told, this.#after(twin, seat, eye, action).told)
    this.#search(eye, after.told, game.outcome(after.state) ? [] : this.#secrets.values(after.state, eye))
  }

  /** Everything an eye can get to know at a position without anybody moving. */
  #told(state: Readonly<N['State']>, seat: Seat, eye: Eye, seen: readonly N['Action'][]): Readonly<Record<string, unknown>> {
    const game = this.#game
    const view = game.view(state, eye)
    const own = eye === seat
    const tried = own ? seen.slice(-REFUSALS) : []
    return {
      view,
      picture: game.text(view),
      outcome: game.outcome(state),
      refusals: tried.map(action => game.refuse(state, seat, action)),
      // Listed where it is no long list: of a hundred thousand turns the refusals say the same.
      legal: own && !this.#secrets.move ? Array.from(game.legal(state, seat), action => game.notate(action)) : [],
    }
  }

  /** What an action tells, as this eye may hear it. At the end everything is opened, and nothing is a secret any more. */
  #after(
    before: Readonly<N['State']>,
    seat: Seat,
    eye: Eye,
    action: N['Action'],
  ): { told: Readonly<Record<string, unknown>>; state: N['State'] } {
    const game = this.#game
    const state = copy(before) as N['State']
    const events: N['Event'][] = []
    game.apply(state, seat, copy(action) as N['Action'], event => events.push(event))
    const heard = game.hide ? events.map(event => game.hide?.(event, eye) ?? null) : events
    const view = game.outcome(state) ? null : game.view(state, eye)
    return { told: { events: heard, 'view after it': view }, state }
  }

  #compare(eye: Eye, ours: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>): void {
    for (const [name, told] of Object.entries(ours)) {
      this.read++
      if (!equal(told, theirs[name])) this.#leak(eye, `${name}: differs with what is secret`)
    }
  }

  #search(eye: Eye, told: Readonly<Record<string, unknown>>, secrets: readonly Secret[]): void {
    if (secrets.length === 0) return
    for (const [name, each] of Object.entries(told)) {
      const text = flattened(each)
      for (const secret of secrets) if (isIn(text, secret)) this.#leak(eye, `${name}: has ${secret.name}`)
    }
  }
}

/** A short run of small numbers is anywhere; one like this is not there by chance. */
const SHORTEST = 7
const FEWEST = 3 // different numbers
const LEAST = 100_000

/** All numbers and texts in a value, in order, with commas between them. */
function flattened(value: unknown): string {
  const parts: string[] = []
  const walk = (each: unknown): void => {
    if (typeof each === 'number' || typeof each === 'boolean') parts.push(String(each))
    else if (typeof each === 'string') parts.push(each)
    else if (ArrayBuffer.isView(each)) for (const item of each as unknown as Iterable<number>) parts.push(String(item))
    else if (typeof each === 'object' && each !== null) for (const item of Object.values(each)) walk(item)
  }
  walk(value)
  return `,${parts.join(',')},`
}

function isIn(text: string, { is }: Secret): boolean {
  if (typeof is === 'string') return is.length >= SHORTEST && text.includes(is)
  if (typeof is === 'number') return is >= LEAST && text.includes(String(is))
  const run = Array.from(is)
  if (run.length < SHORTEST || new Set(run).size < FEWEST) return false
  return [run, run.toReversed()].some(each => [`,${each.join(',')},`, each.join(''), each.join(' ')].some(form => text.includes(form)))
}
