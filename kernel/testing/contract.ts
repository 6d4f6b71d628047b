/**
 * What every game promises (see game.ts), checked on random play. A new game gets all of it for one line in games/index.ts.
 *
 * The suite is tested itself: contract.test.ts breaks a game on purpose, once for each promise, and wants to see
 * the right clause named.
 */
import type { Eye, Game, Nouns, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { copy, equal } from '../plain.ts'
import { parsePlain, plainFault, stringify } from '../plaintext.ts'
import { isFault, playOver, verify, write } from '../replay.ts'
import { below, pick, type Rng, shuffle, stream } from '../rng.ts'
import { dealFrom, Session } from '../session.ts'
import { MOST_ACTIONS, presetOf } from './play.ts'
import { outsideWorldWatched } from './watch.ts'

export const CLAUSES = {
  accepted: 'its own setups and deals are accepted',
  nonsense: 'nonsense from outside is refused or unreadable, never fatal',
  sameDeal: 'same seed, same deal',
  plain: 'everything is plain data',
  copied: 'a copy hashes the same',
  turn: 'somebody moves if and only if there is no outcome',
  alive: 'a living position has a legal action',
  onlyMover: 'only the seat to move has legal actions',
  legal: 'legal actions are not refused',
  illegal: 'every other action is refused',
  refusing: 'refusing changes nothing',
  looking: 'looking changes nothing',
  sharing: 'a view shares nothing with the state',
  imagined: 'view(imagine(v)) is v',
  knows: 'what a seat may do follows from what it sees',
  notation: 'parse(notate(a)) is a',
  sameEnd: 'same state, same action, same end',
  sameTick: 'same state, same tick, same end',
  undone: 'undo brings back the position before',
  replayed: 'the log replays to the same hash',
  ends: 'play ends',
  throws: 'nothing throws',
  outside: 'no clock and no chance from outside',
} as const

export type Clause = (typeof CLAUSES)[keyof typeof CLAUSES]

export interface Breach {
  readonly clause: Clause
  readonly detail: string
  readonly seed: string
}

export interface ContractOptions {
  readonly seed: string
  readonly plays: number
  readonly mostActions?: number
  /** Which preset to begin with; one play each from there on. */
  readonly preset?: number
}

export interface Kept {
  readonly breaches: readonly Breach[]
  readonly actions: number
}

/** Plays that many games and says which promises were broken: each clause once, with the first example of it. */
export function contract(game: Game, { seed, plays, mostActions = MOST_ACTIONS, preset = 0 }: ContractOptions): Kept {
  const breaches = new Map<Clause, Breach>()
  let actions = 0
  for (let play = 0; play < plays; play++) {
    const examination = new Examination(game, plays === 1 ? seed : `${seed}-${play}`, presetOf(game, preset + play).setup, breaches)
    examination.run(mostActions)
    actions += examination.actions
  }
  return { breaches: [...breaches.values()], actions }
}

/** How many actions of a position are looked at closely. The rest come up in other positions. */
const CLOSELY = 48

/** Text that is no action of any game. */
const GIBBERISH = ['', ' ', '?', '!undo', '!', '\n', '__proto__', 'constructor', '\u0000', '9'.repeat(400), 'ä'.repeat(50)]
const NONSENSE: readonly unknown[] = [null, undefined, true, 0, -1, 'x', [], {}, [[]], { constructor: 1 }]

class Examination<N extends Nouns> {
  actions = 0
  readonly #game: Game<N>
  readonly #seed: string
  readonly #setup: N['Setup']
  readonly #breaches: Map<Clause, Breach>
  readonly #rng: Rng
  readonly #seen = new Map<string, N['Action']>() // by notation: what was legal at some time in this game

  constructor(game: Game<N>, seed: string, setup: N['Setup'], breaches: Map<Clause, Breach>) {
    this.#game = game
    this.#seed = seed
    this.#setup = setup
    this.#breaches = breaches
    this.#rng = stream(seed, 'contract')
  }

  run(mostActions: number): void {
    const looked = outsideWorldWatched(() => {
      const error = attempt(() => this.#play(mostActions))
      this.#expect(!(error instanceof Error), 'throws', () => String((error as Error).stack))
    })
    this.#expect(looked.length === 0, 'outside', () => `it called ${looked.join(', ')}`)
  }

  #play(mostActions: number): void {
    this.#nonsense()
    const session = this.#lay()
    while (this.actions < mostActions && !session.outcome) {
      this.#position(session)
      this.#move(session)
    }
    this.#position(session)
    this.#expect(session.outcome !== null, 'ends', () => `no outcome after ${mostActions} actions`)
    this.#replay(session)
  }

  #expect(kept: boolean, clause: keyof typeof CLAUSES, detail: () => string): void {
    const name = CLAUSES[clause]
    if (!kept && !this.#breaches.has(name)) this.#breaches.set(name, { clause: name, detail: detail(), seed: this.#seed })
  }

  #isPlain(value: unknown, what: string): void {
    const fault = plainFault(value, what)
    this.#expect(fault === null, 'plain', () => String(fault))
  }

  /** Strangers' text and strangers' data. */
  #nonsense(): void {
    const game = this.#game
    for (const text of GIBBERISH) {
      const action = attempt(() => game.parse(text))
      this.#expect(action === null, 'nonsense', () => `parse(${JSON.stringify(text)}) gave ${said(action)}`)
    }
    for (const value of NONSENSE) {
      const deal = attempt(() => game.refuseDeal(value))
      this.#expect(isRefusal(deal), 'nonsense', () => `refuseDeal(${JSON.stringify(value)}) gave ${said(deal)}`)
      const setup = attempt(() => game.refuseSetup(value))
      this.#expect(isRefusal(setup), 'nonsense', () => `refuseSetup(${JSON.stringify(value)}) gave ${said(setup)}`)
    }
  }

  #lay(): Session<N> {
    const game = this.#game
    const [deal, again] = [0, 1].map(() => dealFrom(game, this.#setup, this.#seed))
    this.#expect(equal(deal, again), 'sameDeal', () => `${stringify(deal)} and ${stringify(again)}`)
    this.#isPlain(deal, 'the deal')
    this.#expect(equal(parsePlain(stringify(deal)), deal), 'plain', () => 'the deal changes when it is written down and read again')
    for (const refusal of [game.refuseSetup(this.#setup), game.refuseDeal(deal)])
      this.#expect(refusal === null, 'accepted', () => String(refusal?.because))
    this.#isPlain(game.start(copy(deal)), 'the first state')
    return new Session(game, deal)
  }

  /** Everything that must hold of one position, however it came about. */
  #position({ state }: Session<N>): void {
    const game = this.#game
    this.#isPlain(state, 'the state')
    const twin = copy(state)
    this.#expect(equal(twin, state) && hash(twin) === hash(state), 'copied', () => stringify(state))
    const outcome = game.outcome(state)
    const mover = game.toMove(state)
    this.#expect((outcome === null) === (mover !== null), 'turn', () => `toMove is ${mover} and the outcome is ${stringify(outcome)}`)
    const legal = mover === null ? [] : this.#among([...game.legal(state, mover)])
    this.#expect(mover === null || legal.length > 0, 'alive', () => `seat ${mover} has nothing to do`)
    if (mover !== null) this.#actions(state, mover, legal)
    this.#eyes(state, mover)
    this.#expect(
      equal(game.outcome(state), outcome) && game.toMove(state) === mover,
      'looking',
      () => 'the outcome changed by being asked for',
    )
  }

  #actions(state: Readonly<N['State']>, mover: Seat, legal: readonly N['Action'][]): void {
    const game = this.#game
    const before = hash(state)
    const texts = new Set<string>()
    for (const action of legal) {
      const text = game.notate(action)
      texts.add(text)
      this.#notation(action, text)
      const refusal = game.refuse(state, mover, action)
      this.#expect(refusal === null, 'legal', () => `${text} is legal and refused: ${refusal?.because}`)
    }
    this.#expect(texts.size === legal.length, 'notation', () => `two legal actions are both written ${stringify([...texts])}`)
    const possible = new Set(Array.from(game.legal(state, mover), action => game.notate(action)))
    for (const [text, action] of this.#someSeen()) {
      if (!possible.has(text)) this.#refused(state, mover, action, 'is not legal')
      if (game.seats === 2) this.#refused(state, mover === 0 ? 1 : 0, action, 'comes from the seat that is not to move')
    }
    if (game.seats === 2) {
      const other: Seat = mover === 0 ? 1 : 0
      this.#expect([...game.legal(state, other)].length === 0, 'onlyMover', () => `seat ${mover} is to move and seat ${other} may act`)
    }
    this.#expect(hash(state) === before, 'refusing', () => `after refuse() the state is ${stringify(state)}`)
    for (const action of legal) this.#seen.set(game.notate(action), action)
  }

  #notation(action: N['Action'], text: string): void {
    this.#isPlain(action, 'an action')
    const back = attempt(() => this.#game.parse(text))
    this.#expect(equal(back, action), 'notation', () => `${said(action)} is written ${text} and read as ${said(back)}`)
    this.#expect(/^[^!\n\r][^\n\r]*$/.test(text), 'notation', () => `${JSON.stringify(text)} is not one line, or begins with !`)
  }

  #refused(state: Readonly<N['State']>, seat: Seat, action: N['Action'], why: string): void {
    const game = this.#game
    const refusal = attempt(() => game.refuse(state, seat, action))
    this.#expect(isRefusal(refusal), 'illegal', () => `${game.notate(action)} ${why}, and refuse() gave ${said(refusal)}`)
    if (isRefusal(refusal)) this.#isPlain(refusal, 'a refusal')
  }

  /** Every eye looks, twice, and scribbles on what it got. */
  #eyes(state: Readonly<N['State']>, mover: Seat | null): void {
    const game = this.#game
    const before = hash(state)
    const eyes: Eye[] = game.seats === 2 ? [0, 1, 'public', 'referee'] : [0, 'public', 'referee']
    for (const eye of eyes) {
      const view = game.view(state, eye)
      game.text(view)
      this.#expect(hash(state) === before, 'looking', () => `after view(${eye}) the state is ${stringify(state)}`)
      // The one local eye of a game with ticks may look at the state itself: it is drawn sixty times a second.
      if (view === state && game.hz > 0 && game.seats === 1) continue
      this.#isPlain(view, `the view of ${eye}`)
      this.#imagined(state, eye, view, eye === mover)
      scribble(view)
      this.#expect(hash(state) === before, 'sharing', () => `writing into the view of ${eye} wrote into the state`)
    }
  }

  #imagined(state: Readonly<N['State']>, eye: Eye, view: N['View'], moves: boolean): void {
    const game = this.#game
    if (!game.imagine) return
    const world = game.imagine(copy(view), this.#rng)
    this.#isPlain(world, 'an imagined state')
    const look = game.view(world, eye)
    this.#expect(equal(look, view), 'imagined', () => `${eye} sees ${stringify(view)}, and in the imagined world ${stringify(look)}`)
    if (!moves) return
    const may = (each: Readonly<N['State']>): string => Array.from(game.legal(each, eye as Seat), action => game.notate(action)).join(' ')
    this.#expect(may(state) === may(world), 'knows', () => `seat ${eye} may ${may(state)}, and in the imagined world ${may(world)}`)
  }

  /** One random action, tried on copies first: with and without a listener, it must come to the same. */
  #move(session: Session<N>): void {
    const game = this.#game
    if (game.tick) this.#time(session)
    const seat = game.toMove(session.state)
    const legal = seat === null ? [] : [...game.legal(session.state, seat)]
    if (seat === null || session.outcome || legal.length === 0) {
      this.actions++ // nothing to do is a breach of its own; here it only must not loop for ever
      return
    }
    const action = pick(this.#rng, legal)
    const before = hash(session.state)
    const ends = [(event: N['Event']): void => this.#isPlain(event, 'an event'), (): void => {}].map(emit => {
      const world = copy(session.state) as N['State']
      game.apply(world, seat, copy(action), emit)
      return hash(world)
    })
    const refusal = session.act(seat, action)
    this.#expect(refusal === null, 'legal', () => `${game.notate(action)} is legal and refused: ${refusal?.because}`)
    ends.push(hash(session.state))
    this.#expect(new Set(ends).size === 1, 'sameEnd', () => `${game.notate(action)} from ${before} came to ${ends.join(', ')}`)
    if (game.hz === 0 && below(this.#rng, 8) === 0) this.#undo(session, seat, before)
    this.actions++
  }

  #time(session: Session<N>): void {
    const game = this.#game
    const ends = [0, 1].map(() => {
      const world = copy(session.state) as N['State']
      if (!game.outcome(world)) game.tick?.(world, event => this.#isPlain(event, 'an event'))
      return hash(world)
    })
    session.advance(1)
    ends.push(hash(session.state))
    this.#expect(new Set(ends).size === 1, 'sameTick', () => `one tick came to ${ends.join(', ')}`)
    session.advance(below(this.#rng, 40))
  }

  #undo(session: Session<N>, seat: Seat, before: string): void {
    if (session.undosLeft(seat) <= 0) return
    const refusal = session.offer(seat, '!undo')
    this.#expect(
      refusal === null && hash(session.state) === before,
      'undone',
      () => refusal?.because ?? `it was ${before} and is ${hash(session.state)}`,
    )
  }

  /** Writes the game down, plays it over twice, and wants the same end. */
  #replay(session: Session<N>): void {
    const text = write(session, { setup: this.#setup, seed: this.#seed })
    const end = hash(session.state)
    if (session.outcome) {
      const verdict = verify(text, this.#game)
      this.#expect(verdict.ok && verdict.hash === end, 'replayed', () =>
        verdict.ok ? `${verdict.hash}, not ${end}` : verdict.fault.because,
      )
      return
    }
    const over = playOver(text, this.#game)
    this.#expect(!isFault(over) && hash(over.session.state) === end, 'replayed', () =>
      isFault(over) ? over.because : 'it came to something else',
    )
  }

  #among<T>(items: T[]): T[] {
    return items.length <= CLOSELY ? items : shuffle(this.#rng, items).slice(0, CLOSELY)
  }

  #someSeen(): [string, N['Action']][] {
    return this.#among([...this.#seen])
  }
}

/** What a function returned, or the error it threw: from strangers' input a throw is a finding, not an accident. */
function attempt<T>(call: () => T): T | Error {
  try {
    return call()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && 'because' in value && 'facts' in value
}

function said(value: unknown): string {
  return value instanceof Error ? `the error "${value.message}"` : JSON.stringify(value)
}

/** Writes into everything that can be written into. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const items = value as Record<string, unknown>
  for (const key of Object.keys(items)) {
    scribble(items[key])
    if (typeof items[key] === 'number') items[key] = (items[key] as number) ^ 1
    if (typeof items[key] === 'boolean') items[key] = !items[key]
  }
}
