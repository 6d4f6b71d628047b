/**
 * One game being played: the state, the log, and the way back. It alone applies actions to a live state, and its
 * loop is the same for a person, a bot, a server room, a replay and a test: parse, refuse, apply, log.
 *
 * The log is append-only, taking back included. What undo must not restore (undos and hints used, who resigned) is therefore
 * what the log says and not part of the state. Words that begin with `!` are the kernel's, the rules never see them:
 *
 *     !undo     takes back the seat's latest action and whatever came after it; in a game with ticks, returns to the latest mark
 *     !hint     has been given a hint (help.ts counts them)
 *     !mark     a place to return to, in a game with ticks (`hz` not 0)
 *     !resign   gives up            !flag   ran out of time            !abandon   went away
 */
import { type Game, type Nouns, type Outcome, type Refusal, type Seat, silent } from './game.ts'
import { hash } from './hash.ts'
import { copy } from './plain.ts'
import { stream } from './rng.ts'

/** One line of the log. A checkpoint belongs to nobody: its seat is null and its text is `= ` and the hash of the state. */
export interface Entry {
  readonly tick: number // always 0 when hz is 0
  readonly seat: Seat | null
  readonly text: string
}

/** A checkpoint every so many lines, or ticks where there are any: "wrong between 600 and 1200", not "wrong at the end". */
export const CHECKPOINT_LINES = 16
export const CHECKPOINT_TICKS = 600

/** Copies for undo are kept every so many actions; the ones between are played again. */
const KEYFRAME_ACTIONS = 16

/** Enough to walk far back, few enough that a hostile log of marks cannot fill the memory. */
const MOST_MARKS = 256

/** How the kernel's words end a game, and how that is said. */
const ENDINGS: Readonly<Record<string, string>> = {
  '!resign': 'resigned',
  '!flag': 'ran out of time',
  '!abandon': 'left the game',
}

interface Done<N extends Nouns> {
  readonly seat: Seat
  readonly action: N['Action']
}

interface Keyframe<N extends Nouns> {
  readonly actions: number // how many of the surviving actions it contains
  readonly state: N['State']
}

export class Session<N extends Nouns = Nouns> {
  readonly game: Game<N>
  readonly deal: N['Deal']

  #state: N['State']
  #tick = 0
  #ended: Outcome | null = null // by a word of the kernel; what the rules say is asked of the rules
  readonly #log: Entry[] = []
  #ply = 0

  readonly #undos: number
  readonly #undone = [0, 0] // by seat
  readonly #hinted = [0, 0] // by seat
  #done: Done<N>[] = [] // the actions that survive, in games without ticks
  #keyframes: Keyframe<N>[] = []

  #happened: N['Event'][] = []
  readonly #note = (event: N['Event']): void => {
    this.#happened.push(event)
  }
  readonly #listeners = new Set<(events: readonly N['Event'][], quiet: boolean) => void>()

  constructor(game: Game<N>, deal: N['Deal']) {
    this.game = game
    this.deal = deal
    this.#state = game.start(copy(deal))
    this.#undos = game.undos(deal)
    this.#keep(0)
    this.#checkpoint()
  }

  /** The live state. To look at; a stage gets a view from its table. */
  get state(): Readonly<N['State']> {
    return this.#state
  }

  /** How many ticks have passed. Undo turns back the state, never this. */
  get tick(): number {
    return this.#tick
  }

  get log(): readonly Entry[] {
    return this.#log
  }

  /** How many lines somebody said, checkpoints left out. */
  get ply(): number {
    return this.#ply
  }

  get outcome(): Outcome | null {
    return this.#ended ?? this.game.outcome(this.#state)
  }

  get toMove(): Seat | null {
    return this.#ended ? null : this.game.toMove(this.#state)
  }

  undosLeft(seat: Seat): number {
    return this.#undos - this.#undone[seat]
  }

  /** Without end where a game does not limit them. */
  hintsLeft(seat: Seat): number {
    return (this.game.hints?.(this.deal) ?? Number.POSITIVE_INFINITY) - this.#hinted[seat]
  }

  /** Anything that may stand in a log: an action in its notation, or a word of the kernel. */
  offer(seat: Seat, text: string): Refusal | null {
    if (text.startsWith('!')) return this.#word(seat, text)
    const action = this.game.parse(text)
    if (action === null) return { code: 'unreadable', because: `"${text}" is not an action of ${this.game.id}`, facts: { text } }
    return this.act(seat, action)
  }

  act(seat: Seat, action: N['Action']): Refusal | null {
    const refusal = this.#over() ?? this.game.refuse(this.#state, seat, action)
    if (refusal) return refusal
    this.game.apply(this.#state, seat, action, this.#emit)
    if (this.game.hz === 0 && this.#undos > 0) this.#remember(seat, action)
    this.#write(seat, this.game.notate(action))
    this.#tell(true)
    return null
  }

  /** Lets time pass. It stands still once the game is over, so the last tick of a log is the one that ended it. */
  advance(ticks = 1): void {
    const { game } = this
    if (!game.tick) throw new Error(`${game.id} has no ticks`)
    const emit = this.#emit
    for (let passed = 0; passed < ticks && !this.outcome; passed++) {
      game.tick(this.#state, emit)
      this.#tick++
      if (this.#tick % CHECKPOINT_TICKS === 0) this.#checkpoint()
    }
    this.#tell(true)
  }

  /**
   * Calls back after every change, with the events in order; an empty list means that the past changed. Where there are ticks, most of
   * them come to nothing, and so do wishes until their tick comes: such a change is `quiet`, and no news.
   */
  listen(heard: (events: readonly N['Event'][], quiet: boolean) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  get #emit(): (event: N['Event']) => void {
    return this.#listeners.size > 0 ? this.#note : silent
  }

  #over(): Refusal | null {
    const outcome = this.outcome
    return outcome && { code: 'over', because: `the game is over: ${outcome.because}`, facts: { outcome: outcome.code } }
  }

  #word(seat: Seat, word: string): Refusal | null {
    if (word === '!undo') return this.#undo(seat)
    if (word === '!hint') return this.#hint(seat)
    if (word === '!mark') return this.#mark(seat)
    const how = Object.hasOwn(ENDINGS, word) ? ENDINGS[word] : null
    if (how === null) return { code: 'unknown-word', because: `there is no such thing as "${word}"`, facts: { word } }
    return this.#over() ?? this.#end(seat, word, how)
  }

  #end(seat: Seat, word: string, how: string): null {
    const { game } = this
    const winner = game.seats === 2 ? ((1 - seat) as Seat) : null
    const scores = new Array<number>(game.seats).fill(0)
    if (game.seats === 1) scores[0] = game.standing?.(this.#state) ?? 0
    if (winner !== null) scores[winner] = 1
    const who = game.seats === 2 ? `seat ${seat}` : 'the player'
    this.#ended = { winner, scores, code: word.slice(1), because: `${who} ${how}`, facts: { seat } }
    this.#write(seat, word)
    this.#tell()
    return null
  }

  #undo(seat: Seat): Refusal | null {
    if (this.#ended) return this.#over()
    if (this.undosLeft(seat) <= 0) {
      const because = this.#undos === 0 ? 'there is no undo in this game' : `all ${this.#undos} undos are used`
      return { code: 'no-undos', because, facts: { undos: this.#undos } }
    }
    if (!(this.game.hz === 0 ? this.#takeBack(seat) : this.#returnToMark()))
      return { code: 'nothing-to-undo', because: 'there is nothing to take back yet', facts: {} }
    this.#undone[seat]++
    this.#write(seat, '!undo')
    this.#happened = [] // what was played again on the way back is no news
    this.#tell()
    return null
  }

  /** In every game, so that the log tells who was helped. The state stays as it is: what was read cannot be unread, whatever is undone. */
  #hint(seat: Seat): Refusal | null {
    const over = this.#over()
    if (over) return over
    if (this.hintsLeft(seat) <= 0) {
      const hints = this.game.hints?.(this.deal) ?? 0
      const because = hints === 0 ? 'there are no hints in this game' : `all ${hints} hints are used`
      return { code: 'no-hints', because, facts: { hints } }
    }
    this.#hinted[seat]++
    this.#write(seat, '!hint')
    this.#tell()
    return null
  }

  /** Without ticks: back to before the seat's latest action. A bot's answer to it goes too. */
  #takeBack(seat: Seat): boolean {
    const last = this.#done.findLastIndex(done => done.seat === seat)
    if (last < 0) return false
    const again = this.#done.slice(0, last)
    const frame = this.#keyframes.findLastIndex(keyframe => keyframe.actions <= last)
    this.#keyframes.length = frame + 1
    this.#state = copy(this.#keyframes[frame].state)
    for (const done of again.slice(this.#keyframes[frame].actions)) this.game.apply(this.#state, done.seat, done.action, silent)
    this.#done = again
    return true
  }

  /** With ticks: back to the latest mark, which is used up; the start stays a place to return to. */
  #returnToMark(): boolean {
    if (this.#tick === 0 && this.#log.length === 1) return false
    const mark = this.#keyframes.length - 1
    this.#state = copy(this.#keyframes[mark].state)
    if (mark > 0) this.#keyframes.pop()
    return true
  }

  #mark(seat: Seat): Refusal | null {
    if (this.game.hz === 0) return { code: 'no-marks', because: `${this.game.id} has no ticks, so every action is a mark`, facts: {} }
    if (this.#undos === 0) return { code: 'no-undos', because: 'there is no undo in this game', facts: { undos: 0 } }
    const over = this.#over()
    if (over) return over
    this.#keep(0)
    if (this.#keyframes.length > MOST_MARKS) this.#keyframes.splice(1, 1)
    this.#write(seat, '!mark')
    return null
  }

  #remember(seat: Seat, action: N['Action']): void {
    this.#done.push({ seat, action })
    if (this.#done.length % KEYFRAME_ACTIONS === 0) this.#keep(this.#done.length)
  }

  #keep(actions: number): void {
    if (this.#undos > 0) this.#keyframes.push({ actions, state: copy(this.#state) })
  }

  #write(seat: Seat, text: string): void {
    this.#log.push({ tick: this.#tick, seat, text })
    this.#ply++
    // The checkpoint itself is a line, hence one more.
    if (this.game.hz === 0 && this.#log.length % (CHECKPOINT_LINES + 1) === 0) this.#checkpoint()
  }

  #checkpoint(): void {
    this.#log.push({ tick: this.#tick, seat: null, text: `= ${hash(this.#state)}` })
  }

  /** `onward`: not back, and not over. */
  #tell(onward = false): void {
    const events = this.#happened
    this.#happened = []
    for (const heard of this.#listeners) heard(events, onward && this.game.hz > 0 && events.length === 0)
  }
}

/** The deal a seed makes. Everybody who deals from a seed deals here, so that a seed means the same deal everywhere. */
export function dealFrom<N extends Nouns>(game: Game<N>, setup: N['Setup'], seed: string): N['Deal'] {
  return game.deal(copy(setup), stream(seed, 'deal'))
}

/** The position after an action, leaving the one before as it is. For tests and for simple minds. */
export function after<N extends Nouns>(game: Game<N>, state: Readonly<N['State']>, seat: Seat, action: N['Action']): N['State'] {
  const next = copy(state) as N['State']
  game.apply(next, seat, action, silent)
  return next
}
