import type { Eye, Game, Outcome, Refusal, Seat, Table, Time } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { copy } from '../../kernel/plain.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { type Entry, Session } from '../../kernel/session.ts'
import { type Story, storyFrom } from '../../kernel/story.ts'

const WATCHING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }
const EYE: Eye = 'public'

/** Positions are kept every so many stops; the ones between are played again. */
const KEYFRAME_LINES = 16
const KEYFRAME_TICKS = 300

/**
 * A table at which a game that is written down is seen at any of its stops. 0 is the deal; after that there is one for each line or,
 * in a game with ticks, one for each tick: what was done before it belongs to it.
 */
export class ReplayTable implements Table {
  readonly seat = null
  readonly legal = []
  readonly pending = null
  readonly undosLeft = 0
  readonly lines: readonly Entry[]
  readonly game: Game
  readonly deal: unknown
  /** How the whole game ended, if it did. */
  readonly end: Outcome | null
  /** How many stops there are. */
  readonly last: number
  /** In a game with ticks, a stage lets them pass as if they were played; they are those that were. */
  readonly time: Time | undefined
  readonly #stops: readonly (readonly Entry[])[] // by stop, from 1: what was done on the way there
  readonly #ahead: Session // plays on to wherever somebody has looked
  #played = 0
  readonly #keyframes = new Map<number, object>()
  #at = 0
  #state: object
  #view: unknown
  readonly #listeners = new Set<(events: readonly unknown[]) => void>()

  /** `whole`: the game as it was played, which knows how it ended. */
  constructor(whole: Session) {
    this.game = whole.game
    this.deal = whole.deal
    this.end = whole.outcome
    this.lines = whole.log.filter(({ seat }) => seat !== null)
    this.#stops = this.game.hz === 0 ? this.lines.map(line => [line]) : byTick(this.lines, whole.tick)
    this.last = this.#stops.length
    this.time = this.game.hz === 0 ? undefined : this.#recorded()
    this.#ahead = new Session(whole.game, whole.deal)
    this.#state = copy(this.#ahead.state)
    this.#keyframes.set(0, copy(this.#state))
  }

  get at(): number {
    return this.#at
  }

  get ply(): number {
    return this.#at
  }

  get view(): unknown {
    this.#view ??= this.game.view(this.#state, EYE)
    return this.#view
  }

  get outcome(): Outcome | null {
    return this.#at === this.last ? this.end : this.game.outcome(this.#state)
  }

  get toMove(): Seat | null {
    return this.outcome ? null : this.game.toMove(this.#state)
  }

  get story(): Story | null {
    const ticks = this.game.hz > 0
    return storyFrom(
      this.game,
      this.deal,
      ticks ? this.lines.filter(({ tick }) => tick < this.#at) : this.lines.slice(0, this.#at),
      ticks ? this.#at : 0,
    )
  }

  /** As ui/lines.ts asks for them; where there are ticks, stops are no lines. */
  get linesSoFar(): readonly Entry[] {
    return this.game.hz > 0 ? [] : this.lines.slice(0, this.#at)
  }

  /** Of the position on the table. */
  get hash(): string {
    return hash(this.#state)
  }

  /** Goes to a stop. The next one is heard as it was when it was played; a jump is not. */
  go(to: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.trunc(to)))
    if (wanted === this.#at) return
    const heard = wanted === this.#at + 1 ? this.#on(wanted) : []
    if (wanted !== this.#at + 1) this.#state = this.#position(wanted)
    this.#at = wanted
    this.#view = undefined
    for (const listener of this.#listeners) listener(heard)
  }

  /** What happened on the way to a stop, counted from 1: for the sentence that tells it. */
  events(stop: number): readonly unknown[] {
    return this.#follow(this.#position(stop - 1), stop)
  }

  /** The game up to a stop, as a save: somebody may play on from there. */
  prefix(to: number, origin: Origin): string {
    const session = new Session(this.game, this.deal)
    for (let stop = 1; stop <= to; stop++) this.#play(session, stop)
    return write(session, origin)
  }

  act(): Refusal {
    return WATCHING
  }

  undo(): Refusal {
    return WATCHING
  }

  resign(): Refusal {
    return WATCHING
  }

  hint(): Refusal {
    return WATCHING
  }

  listen(heard: (events: readonly unknown[]) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  #recorded(): Time {
    return {
      advance: ticks => {
        for (let passed = 0; passed < ticks; passed++) this.go(this.#at + 1)
      },
      mark: () => WATCHING,
    }
  }

  /** One stop on, from where the table stands. */
  #on(stop: number): readonly unknown[] {
    if (!this.#kernelWord(stop)) return this.#follow(this.#state, stop)
    this.#state = this.#position(stop)
    return []
  }

  /** Words of the kernel are no actions: what they led to cannot be played again by the rules alone. */
  #kernelWord(stop: number): boolean {
    return this.#stops[stop - 1]?.some(({ text }) => text.startsWith('!')) ?? false
  }

  /** Plays a stop on a state of the caller's, and tells what this eye may hear of it. */
  #follow(state: object, stop: number): readonly unknown[] {
    if (this.#kernelWord(stop)) return []
    const happened: unknown[] = []
    const emit = (event: unknown): void => void happened.push(event)
    for (const { seat, text } of this.#stops[stop - 1] ?? []) {
      const action = this.game.parse(text)
      if (seat !== null && action !== null) this.game.apply(state, seat, action, emit)
    }
    this.game.tick?.(state, emit)
    return happened.map(event => (this.game.hide ? this.game.hide(event, EYE) : event)).filter(event => event !== null)
  }

  #play(session: Session, stop: number): void {
    for (const { seat, text } of this.#stops[stop - 1] ?? []) session.offer(seat ?? 0, text)
    if (this.game.hz > 0) session.advance()
  }

  /** A state of the caller's own. */
  #position(stop: number): object {
    this.#playTo(stop)
    let from = stop
    while (!this.#keyframes.has(from)) from--
    const state = copy(this.#keyframes.get(from) ?? {})
    for (let on = from + 1; on <= stop; on++) this.#follow(state, on)
    return state
  }

  #playTo(stop: number): void {
    const every = this.game.hz === 0 ? KEYFRAME_LINES : KEYFRAME_TICKS
    while (this.#played < stop) {
      this.#played++
      this.#play(this.#ahead, this.#played)
      if (this.#played % every === 0 || this.#kernelWord(this.#played)) this.#keyframes.set(this.#played, copy(this.#ahead.state))
    }
  }
}

/** What was done before each tick. What was done after the last one, such as giving up, goes with it. */
function byTick(lines: readonly Entry[], ticks: number): Entry[][] {
  const stops = Array.from({ length: Math.max(1, ticks) }, (): Entry[] => [])
  for (const line of lines) stops[Math.min(line.tick, stops.length - 1)]?.push(line)
  return stops
}
