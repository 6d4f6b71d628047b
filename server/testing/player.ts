/**
 * Somebody who plays whatever comes, as a page or a bot would: reconnects when the socket is gone, asks again when nothing is answered, and says
 * the same offer again under the same name. What was acknowledged is remembered, to be looked for in the log.
 */
import { randomBytes } from 'node:crypto'
import WebSocket from 'ws'
import { below, pick, type Rng } from '../../kernel/rng.ts'
import type { ContestAt, FromDevice, FromServer, PositionAt, Terms } from '../../protocol/online.ts'

export interface Habits {
  /** At which of these a socket is opened first is left to chance. */
  readonly addresses: () => readonly string[]
  readonly terms: Terms
  readonly rated: boolean
  readonly thinkMs: number
  /** How long a socket may take to open before it is tried again. */
  readonly openMs?: number
  readonly rng: Rng
}

export interface Acknowledged {
  readonly match: string
  readonly id: string
  readonly text: string
}

interface Pending extends Acknowledged {
  readonly ply: number
  readonly saidAt: number
}

const ANSWER_MS = 4_000
const MOST_DOUBLINGS = 3

export class Player {
  readonly id: string
  readonly acknowledged: Acknowledged[] = []
  /** Milliseconds from losing a socket to knowing again how the game stands. */
  readonly returns: number[] = []
  /** From an offer to its answer. */
  readonly latencies: number[] = []
  readonly finished: string[] = []
  refusals = 0
  readonly #token: string
  readonly #habits: Habits
  thinkMs: number
  #socket: WebSocket | null = null
  #match: string | null = null
  #seat: 0 | 1 | null = null
  #position: PositionAt | null = null
  #pending: Pending | null = null
  #lostAt: number | null = null
  /** Which address is tried. */
  #at: number | null = null
  #tries = 0
  #count = 0
  #thinking: NodeJS.Timeout | null = null
  #watch: NodeJS.Timeout | null = null
  #isDone = false
  #games: number

  /** `token`: a personal one. */
  constructor(id: string, token: string, games: number, habits: Habits) {
    this.id = id
    this.#token = token
    this.#games = games
    this.#habits = habits
    this.thinkMs = habits.thinkMs
  }

  get isDone(): boolean {
    return this.#isDone
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Whether it has seen a position of its game. */
  get knows(): boolean {
    return this.#position !== null
  }

  get match(): string | null {
    return this.#match
  }

  start(): void {
    this.#connect()
    this.#watch = setInterval(() => this.#askAgain(), 1_000)
  }

  /** Without a word, as a tunnel does. */
  cut(): void {
    this.#socket?.terminate()
  }

  stop(): void {
    this.#isDone = true
    if (this.#watch) clearInterval(this.#watch)
    if (this.#thinking) clearTimeout(this.#thinking)
    this.#socket?.close()
  }

  #connect(): void {
    if (this.#isDone) return
    const addresses = this.#habits.addresses()
    this.#at ??= below(this.#habits.rng, addresses.length)
    const url = new URL('/socket', addresses[this.#at % addresses.length])
    url.protocol = 'ws:'
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${this.#token}` },
      perMessageDeflate: false,
      handshakeTimeout: this.#habits.openMs ?? 2_000,
    })
    this.#socket = socket
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as FromServer))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#socket !== socket) return
      this.#lostAt ??= performance.now()
      // Whoever does not answer is not asked twice in a row.
      this.#at = (this.#at ?? 0) + 1
      // As a page does: longer each time, so that many who wait do not keep busy whoever they wait for.
      setTimeout(() => this.#connect(), (50 + below(this.#habits.rng, 200)) * 2 ** Math.min(this.#tries++, MOST_DOUBLINGS))
    })
  }

  #send(message: FromDevice): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: FromServer): void {
    if (message.kind === 'hello') this.#greeted(message.mine.map(({ match }) => match))
    else if (message.kind === 'paired') this.#sit(message.match)
    else if (message.kind === 'contest' && message.match === this.#match) {
      this.#seat = message.seat
      if (message.state !== 'open') this.#over(message.contest)
      else if (isSealing(message)) this.#addEntropy(message)
      else this.#think()
    } else if (message.kind === 'position' && message.match === this.#match) this.#stands(message)
    else if (message.kind === 'refused') this.#refused(message.answers, message.refusal.code)
  }

  /** A game that goes on comes first; a contest that is over is found out by joining it. */
  #greeted(mine: readonly string[]): void {
    this.#tries = 0
    const [open] = mine
    if (open !== undefined && open !== this.#match) this.#sit(open)
    else if (this.#match !== null) this.#send({ kind: 'join', match: this.#match })
    else this.#seek()
    if (this.#match === null) this.#back()
  }

  #seek(): void {
    if (this.#games > 0) this.#send({ kind: 'seek', id: `s${++this.#count}`, terms: this.#habits.terms, rated: this.#habits.rated })
  }

  #sit(match: string): void {
    if (match !== this.#match) {
      this.#match = match
      this.#seat = null
      this.#position = null
      this.#pending = null
    }
    this.#send({ kind: 'join', match })
  }

  /** There is no position yet, and that is known again. */
  #addEntropy({ match, seat, games, fairness }: ContestAt): void {
    this.#back()
    const part = games.find(each => each.match === match)
    if (part && seat !== null && fairness.entropy[part.seats[seat]] === null)
      this.#send({ kind: 'entropy', match, value: randomBytes(16).toString('hex') })
  }

  #stands(position: PositionAt): void {
    this.#back()
    const { pending } = { pending: this.#pending }
    if (pending && position.answers === pending.id) {
      this.acknowledged.push({ match: pending.match, id: pending.id, text: pending.text })
      this.latencies.push(performance.now() - pending.saidAt)
      this.#pending = null
    }
    if (!this.#position || position.ply >= this.#position.ply) this.#position = position
    this.#think()
  }

  #back(): void {
    if (this.#lostAt !== null) this.returns.push(performance.now() - this.#lostAt)
    this.#lostAt = null
  }

  #think(): void {
    const position = this.#position
    if (!position || this.#thinking || this.#pending || this.#seat === null || position.toMove !== this.#seat || position.outcome) return
    const { thinkMs } = this
    const { rng } = this.#habits
    this.#thinking = setTimeout(
      () => {
        this.#thinking = null
        this.#move()
      },
      thinkMs === 0 ? 0 : thinkMs / 2 + below(rng, thinkMs),
    )
  }

  #move(): void {
    const position = this.#position
    if (!position || this.#pending || position.toMove !== this.#seat || position.outcome || !position.legal?.length) return
    const text = pick(this.#habits.rng, position.legal)
    this.#pending = { match: position.match, id: `m${++this.#count}-${this.id}`, text, ply: position.ply, saidAt: performance.now() }
    this.#offer(this.#pending)
  }

  #offer({ match, id, ply, text }: Pending): void {
    this.#send({ kind: 'offer', match, id, ply, text })
  }

  /** A refusal is an answer as well: the position has moved on, or the time was up. */
  #refused(answers: string | null, code: string): void {
    if (answers === null || answers !== this.#pending?.id) return
    this.refusals++
    if (code !== 'too-fast') this.#pending = null
    if (this.#match !== null) this.#send({ kind: 'look', match: this.#match })
  }

  /** Nothing was answered for a while, or nothing is heard although something should be. */
  #askAgain(): void {
    if (this.#pending && performance.now() - this.#pending.saidAt > ANSWER_MS) this.#offer(this.#pending)
    else if (this.#match !== null && !this.#pending && below(this.#habits.rng, 5) === 0) this.#send({ kind: 'look', match: this.#match })
    else if (this.#match === null) this.#send({ kind: 'ping' })
    else if (below(this.#habits.rng, 5) === 0) this.#send({ kind: 'ping' })
  }

  #over(contest: string): void {
    if (this.#match === null) return
    // What was on its way is asked for once more, so that nothing stays unknown.
    if (this.#pending) return this.#offer(this.#pending)
    this.finished.push(contest)
    this.#match = null
    this.#position = null
    if (--this.#games > 0) this.#seek()
    else this.stop()
  }
}

function isSealing({ match, games }: ContestAt): boolean {
  return games.some(each => each.match === match && each.state === 'sealing')
}
