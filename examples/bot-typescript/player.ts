/**
 * Plays one contest after another. Everything it needs to know it hears from the server; all it keeps of its own is what it has offered and
 * nobody has answered yet. So a break of the socket, or a restart of the server, costs nothing: it comes back, looks, and goes on.
 */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { commitOf, seedOf } from '../../kernel/fair.ts'
import type { ContestAt, FromDevice, FromServer, Lobby, PositionAt, RefusedAt, Terms } from '../../protocol/online.ts'
import type { Thinker } from './thinker.ts'

export interface PlayerOptions {
  readonly terms: Terms
  /** `take`: waits for somebody in the lobby who seeks just this, instead of seeking. */
  readonly mode: 'seek' | 'take'
  /** After so many it stops. */
  readonly contests: number
  readonly think: Thinker
  send(message: FromDevice): void
  /** A line for people. */
  tell(line: string): void
  /** Null: as it was asked to. */
  finished(because: string | null): void
}

/** Something we have offered. Sent again it has the same id and the same text: then it is done once, however often it arrives. */
interface Pending {
  readonly id: string
  readonly ply: number
  readonly text: string
  /** It may have been lost: if the position is still the same, it is said again. */
  isDoubtful: boolean
}

/** A match that we are at. */
interface Seated {
  position: PositionAt | null
  pending: Pending | null
  /** What the rules turned down in this position. None should be, but a bot that insists is a nuisance. */
  readonly refused: Set<string>
}

/** What a contest promised us. `isAdded`: the server has told us that our part is in it. */
interface Promised {
  readonly commit: string
  readonly entropy: string
  isAdded: boolean
}

const PROTOCOL = 1
const TOO_FAST_MS = 1_500

export class Player {
  readonly #options: PlayerOptions
  readonly #matches = new Map<string, Seated>()
  /** By contest: what was shown to us first, and what we added. Compared when it is opened. */
  readonly #promises = new Map<string, Promised>()
  readonly #over = new Set<string>()
  #me = ''
  #played = 0
  #isStopping = false

  constructor(options: PlayerOptions) {
    this.#options = options
  }

  hear(message: FromServer): void {
    switch (message.kind) {
      case 'hello':
        if (message.protocol !== PROTOCOL)
          return this.#options.finished(`the server speaks protocol ${message.protocol}, and this bot ${PROTOCOL}`)
        this.#me = message.me.id ?? ''
        for (const seated of this.#matches.values()) if (seated.pending) seated.pending.isDoubtful = true
        for (const match of new Set([...this.#matches.keys(), ...message.mine.map(each => each.match)])) this.#join(match)
        return this.#next()
      case 'paired':
        return this.#join(message.match)
      case 'contest':
        return this.#contest(message)
      case 'position':
        return this.#position(message)
      case 'legal':
        return this.#legal(message.match, message.ply, message.legal)
      case 'refused':
        return this.#refused(message)
      case 'lobby':
        return this.#lobby(message)
      case 'pong':
        return this.#isStopping ? this.#next() : undefined
      default:
        return // whatever is new is not for us
    }
  }

  /** Once: finishes what is being played. Twice: gives it up. */
  stop(): void {
    if (this.#isStopping) for (const [match, { position }] of this.#matches) this.#offer(match, '!resign', position?.ply ?? 0)
    this.#isStopping = true
    this.#options.send({ kind: 'unseek' })
    // Whoever found us before that is not left alone: it is announced before this is answered.
    this.#options.send({ kind: 'ping' })
  }

  #join(match: string): void {
    if (!this.#matches.has(match)) this.#matches.set(match, { position: null, pending: null, refused: new Set() })
    this.#options.send({ kind: 'join', match })
  }

  /** Looks for somebody, unless we play already or have had enough. */
  #next(): void {
    const { terms, mode, contests, send, finished } = this.#options
    if (this.#matches.size > 0) return
    if (this.#isStopping || this.#played >= contests) return finished(null)
    if (mode === 'take') send({ kind: 'lobby' })
    else send({ kind: 'seek', id: `seek-${this.#played}`, terms, rated: false })
  }

  #lobby({ seeks }: Lobby): void {
    if (this.#matches.size > 0 || this.#isStopping) return
    const { terms: wanted } = this.#options
    const seek = seeks.find(({ by, terms, isRated }) => !isRated && by.id !== this.#me && isDeepStrictEqual(terms, wanted))
    // The lobby is told again when it changes; whoever was too late hears "seek-gone" and waits.
    if (seek) this.#options.send({ kind: 'take', id: `take-${seek.id}`, seek: seek.id })
  }

  #contest(contest: ContestAt): void {
    if (!this.#matches.has(contest.match) || contest.seat === null) return
    const game = contest.games.find(({ match }) => match === contest.match)
    if (game) this.#shuffle(contest, game.seats[contest.seat], game.state === 'sealing')
    if (contest.state !== 'open') this.#finish(contest)
    else if (game?.state === 'over') this.#leave(contest.match) // the second game of the pair is announced with "paired"
  }

  /** Adds our part, and remembers what we were shown. */
  #shuffle({ contest, match, fairness }: ContestAt, us: 0 | 1, isSealing: boolean): void {
    const { commit, entropy } = fairness
    const promise = this.#promises.get(contest) ?? { commit, entropy: randomBytes(32).toString('hex'), isAdded: false }
    this.#promises.set(contest, promise)
    if (entropy[us] === promise.entropy) promise.isAdded = true
    // Said again after a break it is the same value: the first that arrives counts.
    else if (isSealing) this.#options.send({ kind: 'entropy', match, value: promise.entropy })
  }

  #finish(contest: ContestAt): void {
    for (const { match } of contest.games) this.#leave(match)
    if (this.#over.has(contest.contest)) return
    this.#over.add(contest.contest)
    this.#options.tell(`${contest.contest} ${this.#resultOf(contest)} ${contest.games.map(({ match }) => match).join(' ')}`)
    if (contest.state === 'over') this.#played++
    this.#next()
  }

  #leave(match: string): void {
    if (this.#matches.delete(match)) this.#options.send({ kind: 'leave', match })
  }

  #resultOf({ match, games, seat, result, contest, fairness }: ContestAt): string {
    if (result === null || seat === null) return 'aborted'
    const us = games.find(each => each.match === match)?.seats[seat] ?? 0
    const half = us === 0 ? result.half : 2 - result.half
    const won = half === 2 ? 'won' : half === 1 ? 'drawn' : 'lost'
    return `${won} ${result.because} ${kept(fairness, us, this.#promises.get(contest))}`
  }

  #position(position: PositionAt): void {
    const seated = this.#matches.get(position.match)
    if (!seated) return
    if (position.ply !== seated.position?.ply) seated.refused.clear()
    seated.position = position
    const { pending } = seated
    if (pending && pending.ply === position.ply) {
      if (pending.isDoubtful) this.#say(position.match, pending)
      return
    }
    seated.pending = null
    if (position.outcome) return
    // Only whoever is to move is told what is allowed. Null: it is too long a list to be sent unasked.
    if (position.legal === null) this.#options.send({ kind: 'legal', match: position.match })
    else if (position.legal.length > 0) this.#legal(position.match, position.ply, position.legal)
  }

  #legal(match: string, ply: number, legal: readonly string[]): void {
    const seated = this.#matches.get(match)
    if (!seated || seated.pending || seated.position?.ply !== ply || legal.length === 0) return
    const left = legal.filter(text => !seated.refused.has(text))
    const thought = this.#options.think(seated.position.view, legal)
    this.#offer(match, seated.refused.has(thought) ? (left[0] ?? '!resign') : thought, ply)
  }

  #offer(match: string, text: string, ply: number): void {
    const seated = this.#matches.get(match)
    if (!seated) return
    seated.pending = { id: `${ply}-${randomBytes(6).toString('hex')}`, ply, text, isDoubtful: false }
    this.#say(match, seated.pending)
  }

  #say(match: string, pending: Pending): void {
    pending.isDoubtful = false
    const { id, ply, text } = pending
    this.#options.send({ kind: 'offer', match, id, ply, text })
  }

  #refused({ match, answers, refusal }: RefusedAt): void {
    if (refusal.code === 'too-fast') return void setTimeout(() => this.#lookAround(), TOO_FAST_MS)
    // Nobody plays on these terms here, and asking again would not change it.
    if (answers?.startsWith('seek-')) return this.#options.finished(refusal.because)
    const seated = match === null ? undefined : this.#matches.get(match)
    if (match === null || !seated) return
    if (refusal.code === 'no-match') {
      this.#matches.delete(match)
      return this.#next()
    }
    if (answers === null || seated.pending?.id !== answers) return
    // Another move was quicker, or the rules say no: nothing of it was done, and the position says what is possible.
    seated.refused.add(seated.pending.text)
    seated.pending = null
    this.#options.send({ kind: 'look', match })
  }

  /** A message was not even read, and nobody says which. */
  #lookAround(): void {
    for (const [match, { pending }] of this.#matches) {
      if (pending) pending.isDoubtful = true
      this.#options.send({ kind: 'look', match })
    }
    this.#next()
  }
}

/**
 * `fair`: what we added is in it, the secret opens what was shown to us before, and the seed follows from both. `alone`: the same, but we were too
 * late to add anything, so the server may have dealt until it liked the deal. `UNFAIR`: something does not fit.
 */
function kept({ secret, seed, entropy }: ContestAt['fairness'], us: 0 | 1, promise: Promised | undefined): 'fair' | 'alone' | 'UNFAIR' {
  if (secret === null || !promise || commitOf(secret) !== promise.commit || seedOf(secret, entropy) !== seed) return 'UNFAIR'
  if (entropy[us] === promise.entropy) return 'fair'
  return promise.isAdded || entropy[us] !== null ? 'UNFAIR' : 'alone'
}
