/**
 * The one interface. Read this first; the rest of the project follows from it.
 *
 * A game is a table of plain functions over plain data. It owns no history, no clock, no screen and
 * no randomness of its own: the session (session.ts) keeps the log, the caller decides when time
 * passes, a stage draws the view, and every random word lives in the deal or in the state. That is
 * what makes the promise possible: same start, same inputs, same end, on every machine.
 *
 *     setup ──deal──> deal ──start──> state ──view──> what one eye may know
 *                                      │ ^
 *                     action ──refuse──┘ └── apply, tick ──emit──> events
 *
 * The promises below marked "law" are checked on random play by testing/contract.ts, for every game.
 */
import type { Plain } from './plain.ts'
import type { Rng } from './rng.ts'

/** A chair at the table. One-player games have only seat 0. */
export type Seat = 0 | 1

/** Who is looking: a player, anybody at all, or the referee who may see everything. */
export type Eye = Seat | 'public' | 'referee'

/** Particulars of a sentence (a cell, a limit, a seat), for a program that translates it or points at things. */
export type Facts = Readonly<Record<string, Plain>>

/**
 * Why something was turned down: `code` for programs, `because` for people who read English, `facts`
 * for whoever says it in another language or highlights what is in the way.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly because: string
  readonly facts: Facts
}

/** How a game ended. `winner` is null when nobody could win or lose, as in a score attack. */
export interface Outcome<Code extends string = string> {
  readonly winner: Seat | 'draw' | null
  readonly scores: readonly number[] // by seat
  readonly code: Code
  readonly because: string
  readonly facts: Facts
}

/** The six nouns every game defines. All of them are plain data (see plain.ts). */
export interface Nouns {
  Setup: unknown // what a person picks in the menu
  Deal: unknown // one concrete puzzle, level or shuffled bag; a level is a deal somebody kept
  State: object // everything undo must restore, including the random words
  Action: unknown // one thing a seat may do
  Event: unknown // what just happened, for eyes and ears; never stored, never hashed
  View: unknown // what one eye may know; shares nothing with State
}

export interface Preset<N extends Nouns = Nouns> {
  readonly name: string
  readonly setup: N['Setup']
}

/** A deal worth keeping: a hand-made puzzle, a campaign level. */
export interface Level<N extends Nouns = Nouns> {
  readonly id: string
  readonly name: string
  readonly deal: N['Deal']
  /** What it is about, in one line. */
  readonly about?: string
}

export interface Game<N extends Nouns = Nouns> {
  // ── Facts ──────────────────────────────────────────────────────────────────────────────────────

  /** Lower-case word; names the folder, the replay header and the address of its page. */
  readonly id: string

  /** The rule book's version. It goes up when an old log would end differently, and for no other reason. */
  readonly rules: number

  readonly seats: 1 | 2

  /** Ticks a second; 0 means that time passes only when somebody acts. */
  readonly hz: 0 | 60

  /** The setups offered by name. The first is what a newcomer gets. */
  readonly presets: readonly Preset<N>[]

  // ── Laying the table ───────────────────────────────────────────────────────────────────────────

  /** What is wrong with a setup that came from outside (a link, a flag, a form), or null. Never throws. */
  refuseSetup(setup: unknown): Refusal | null

  /** Makes one concrete start. May search, retry and call a solver. Law: same setup and words, same deal. */
  deal(setup: N['Setup'], rng: Rng): N['Deal']

  /**
   * What is wrong with a deal that came from outside (a replay, a level file), or null. Never throws.
   * A deal that is not refused here must be safe to start and to play: this is the door a stranger's file comes through.
   */
  refuseDeal(deal: unknown): Refusal | null

  /** The first position. Cheap and without choices: everything random is already in the deal. */
  start(deal: N['Deal']): N['State']

  /** How many times each seat may take back an action in this deal. `Infinity` is welcome. */
  undos(deal: N['Deal']): number

  /** How many hints each seat may have in this deal. Absent where there is no limit. */
  hints?(deal: N['Deal']): number

  // ── Playing ────────────────────────────────────────────────────────────────────────────────────

  /** Whose action is awaited. Law: null if and only if there is an outcome. */
  toMove(state: Readonly<N['State']>): Seat | null

  /** Everything the seat may do now. Law: none of it is refused, and a living position has something for the seat to move. */
  legal(state: Readonly<N['State']>, seat: Seat): Iterable<N['Action']>

  /** Why the seat may not do this now, or null. Law: it refuses every action that `legal` leaves out. */
  refuse(state: Readonly<N['State']>, seat: Seat, action: N['Action']): Refusal | null

  /**
   * Does it, in place. Called only after `refuse` said null, so it does not check again. Only a session
   * calls it on a live state; a mind calls it on worlds of its own. Law: the result does not depend on who listens.
   */
  apply(state: N['State'], seat: Seat, action: N['Action'], emit: (event: N['Event']) => void): void

  /** One tick of time; present if and only if `hz` is not 0. Actions of a tick are applied before it. */
  tick?(state: N['State'], emit: (event: N['Event']) => void): void

  outcome(state: Readonly<N['State']>): Outcome | null

  /** What a player alone has reached so far, and keeps on giving up. Absent where giving up is worth nothing. */
  standing?(state: Readonly<N['State']>): number

  // ── Looking ────────────────────────────────────────────────────────────────────────────────────

  /**
   * Builds, field by field, what this eye may know; never "the state less its secrets". It is the only
   * way anything outside hears of a position. Law: it changes nothing and shares nothing with the state.
   */
  view(state: Readonly<N['State']>, eye: Eye): N['View']

  /** The event as this eye may hear it, or null. Absent when every eye may hear everything. */
  hide?(event: N['Event'], eye: Eye): N['Event'] | null

  /** Who helps a seat (a guide, whoever judges a position) sees as the referee does. Absent: as the seat does. */
  readonly helper?: 'referee'

  /** Some full state that would look like this. Law: view(imagine(v), eye) equals v, whatever the words: so no view leaks. */
  imagine?(view: N['View'], rng: Rng): N['State']

  /** The view in a terminal: a few lines, readable without colour. */
  text(view: N['View']): string

  // ── Writing down ───────────────────────────────────────────────────────────────────────────────

  /** The one text of an action: typed, logged, saved, sent. One line, does not begin with `!` (those words are the kernel's). */
  notate(action: N['Action']): string

  /** Law: parse(notate(a)) equals a, and text that is no action gives null. */
  parse(text: string): N['Action'] | null
}

/**
 * The listener of somebody who only wants the result. A game may compare with it and spare itself the telling; the law
 * that the result does not depend on who listens still holds.
 */
export function silent(_event: unknown): void {}

/** How much thinking a mind may do, in steps of its own. Not milliseconds: a match between minds can be replayed. */
export interface Purse {
  readonly steps: number
}

/** A player made of code. It gets what a person in that chair would get, and a purse of work. */
export interface Bot<N extends Nouns = Nouns> {
  readonly id: string
  /** What it does, in one sentence a player understands when picking an opponent. */
  readonly about: string
  pick(view: N['View'], legal: readonly N['Action'][], rng: Rng, purse: Purse): N['Action']
}

/** An action worth taking and the reason for it, in the same three forms as a refusal. */
export interface Advice<N extends Nouns = Nouns> {
  readonly action: N['Action']
  readonly code: string
  readonly because: string
  readonly facts: Facts
}

/** A mind that only speaks. It sees what the seat it helps sees, or what the game's `helper` does. */
export interface Guide<N extends Nouns = Nouns> {
  hint(view: N['View'], legal: readonly N['Action'][], rng: Rng, purse: Purse): Advice<N> | null
  /** What it says of a position without being asked for a hint, in plain data; the game's own stage reads it. */
  judge?(view: N['View']): unknown
}

/** Everything in a game's `minds/` that somebody outside may call. Bots go from weakest to strongest. */
export interface Minds<N extends Nouns = Nouns> {
  readonly bots: readonly Bot<N>[]
  readonly guide: Guide<N> | null
}

/** The time of a game with ticks. Frames come when they like; whoever draws them says how many ticks have passed. */
export interface Time {
  /** Stops at the end of the game. */
  advance(ticks: number): void
  /** A place to return to with undo, where there is any. */
  mark(): Refusal | null
}

/**
 * What a stage holds on to. A session on this machine, a match on a server and a replay being watched all look like this.
 * Reading it costs little and changes nothing. It may be far away: nobody who acts finds the view changed a line later. What
 * came of an action is heard.
 */
export interface Table<N extends Nouns = Nouns> {
  /** Where the stage itself lets time pass: at a live table of a game with ticks. */
  readonly time?: Time | undefined
  /** Where we sit; null for a spectator or a replay. */
  readonly seat: Seat | null
  /** How many lines have been said here. It grows with every change, taking back included, so it names a position in time. */
  readonly ply: number
  readonly view: N['View']
  /** What our seat may do now; empty when it is not our turn. */
  readonly legal: readonly N['Action'][]
  readonly toMove: Seat | null
  readonly outcome: Outcome | null
  /** What we said and nobody has answered yet, as the log will have it; null: nothing is on its way. */
  readonly pending: string | null
  readonly undosLeft: number
  /** Absent where there is no limit. */
  readonly hintsLeft?: number | undefined
  /** Null: accepted, or on its way. A refusal that comes later is heard. */
  act(action: N['Action']): Refusal | null
  undo(): Refusal | null
  resign(): Refusal | null
  /** Says that a hint was given: in every game that is a line of the log. */
  hint(): Refusal | null
  /**
   * Called after every change with what happened, in order; an empty list means: look again (somebody undid or resigned, or what was on
   * its way is no longer). `refusal`: what we offered was turned down after all.
   */
  listen(heard: (events: readonly N['Event'][], refusal?: Refusal) => void): () => void
}
