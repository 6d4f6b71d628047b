/** A seat at a table that is on the server. It holds what was heard last and pretends nothing: what we said is `pending` until it is answered. */
import type { Game, Outcome, Refusal, Seat, Table } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import type { FromDevice, LegalHere, PositionAt, RefusedAt } from '../../../protocol/online.ts'
import { onlineWords } from '../words/online.ts'

/** What a table needs of the connection. */
export interface Way {
  send(message: FromDevice): boolean
  /** Said again after every loss, until it is settled. */
  insist(id: string, message: FromDevice): void
  settle(id: string): void
  freshId(): string
}

const PENDING: Refusal = { code: 'pending', because: 'the last move is still on its way', facts: {} }
const OVER: Refusal = { code: 'over', because: 'the game is over', facts: {} }
const WATCHING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }

interface Said {
  readonly id: string
  readonly text: string
}

type Heard = (events: readonly unknown[], refusal?: Refusal) => void

export class RemoteTable implements Table {
  readonly seat: Seat | null
  readonly #match: string
  readonly #game: Game
  readonly #way: Way
  readonly #listeners = new Set<Heard>()
  #now: PositionAt
  #legal: readonly unknown[] | null = null
  #said: Said | null = null
  #isOff = false

  constructor(game: Game, seat: Seat | null, way: Way, first: PositionAt) {
    this.seat = seat
    this.#match = first.match
    this.#game = game
    this.#way = way
    this.#now = first
  }

  get ply(): number {
    return this.#now.ply
  }

  get view(): unknown {
    return this.#now.view
  }

  get legal(): readonly unknown[] {
    if (this.#isOff) return []
    this.#legal ??= this.#listed()
    return this.#legal
  }

  get toMove(): Seat | null {
    return this.#isOff ? null : this.#now.toMove
  }

  get outcome(): Outcome | null {
    return this.#now.outcome
  }

  get pending(): string | null {
    return this.#said?.text ?? null
  }

  get undosLeft(): number {
    // A number without end does not survive the way here.
    return (this.#now.undosLeft as number | null) ?? Number.POSITIVE_INFINITY
  }

  get hintsLeft(): number | undefined {
    return this.#now.hintsLeft ?? undefined
  }

  /** What is out of turn is turned down here: whose turn it is, is known. */
  act(action: unknown): Refusal | null {
    const { seat, toMove } = this
    if (seat !== null && !this.#isOff && !this.#said) {
      if (this.outcome) return OVER
      if (toMove !== seat) return { code: 'not-your-turn', because: 'it is not your turn', facts: { turn: toMove } }
    }
    return this.#offer(this.#game.notate(action))
  }

  undo(): Refusal | null {
    return this.#offer('!undo')
  }

  resign(): Refusal | null {
    return this.#offer('!resign')
  }

  hint(): Refusal | null {
    return this.#offer('!hint')
  }

  listen(heard: Heard): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** Somebody looks again, though nothing happened by the rules. */
  stir(): void {
    this.#tell([])
  }

  /** It ends with no outcome: nobody is to move any more, and nothing is on its way. */
  callOff(): void {
    if (this.#isOff) return
    this.#isOff = true
    this.#answered(this.#said?.id ?? null)
    this.#tell([])
  }

  /** False: it is older than what is known, and says nothing new. */
  hear(position: PositionAt): boolean {
    const { ply } = this.#now
    const isOurs = this.#answered(position.answers)
    if (position.ply < ply) {
      if (isOurs) this.#tell([])
      return false
    }
    const follows = position.ply === ply + 1
    const isSame = position.ply === ply && (position.outcome === null) === (this.#now.outcome === null)
    this.#now = position
    if (!isSame) this.#legal = null
    // What we said meant a position that is gone. Whether it was done is in the answer; an answer that never comes is asked for again.
    if (!isSame || isOurs) this.#tell(follows ? position.events : [])
    return true
  }

  /** False: it was about something else. */
  refused({ answers, refusal }: RefusedAt): boolean {
    if (!this.#answered(answers)) return false
    // It may be that we know too little.
    this.#way.send({ kind: 'look', match: this.#match })
    this.#tell([], refusal)
    return true
  }

  list({ ply, legal }: LegalHere): void {
    if (ply !== this.ply) return
    this.#legal = this.#parsed(legal)
    this.#tell([])
  }

  #answered(id: string | null): boolean {
    if (id === null || this.#said?.id !== id) return false
    this.#way.settle(id)
    this.#said = null
    return true
  }

  #offer(text: string): Refusal | null {
    if (this.seat === null) return WATCHING
    // The page has no sentence of its own for what happens only far away.
    if (this.#isOff) return { code: 'aborted', because: onlineWords().match.aborted, facts: {} }
    if (this.#said) return PENDING
    const id = this.#way.freshId()
    this.#said = { id, text }
    this.#way.insist(id, { kind: 'offer', match: this.#match, id, ply: this.ply, text })
    return null
  }

  /** Many actions are not sent: they are listed in some world that would look like ours, or asked for where there is none. */
  #listed(): readonly unknown[] {
    const { legal, view, toMove, outcome } = this.#now
    if (legal) return this.#parsed(legal)
    if (this.seat === null || toMove !== this.seat || outcome) return []
    const world = this.#game.imagine?.(view, stream(`${this.#match} ${this.ply}`, 'legal'))
    if (world) return [...this.#game.legal(world, this.seat)]
    this.#way.send({ kind: 'legal', match: this.#match })
    return []
  }

  #parsed(texts: readonly string[]): readonly unknown[] {
    return texts.flatMap(text => this.#game.parse(text) ?? [])
  }

  #tell(events: readonly unknown[], refusal?: Refusal): void {
    for (const heard of [...this.#listeners]) heard(events, refusal)
  }
}
