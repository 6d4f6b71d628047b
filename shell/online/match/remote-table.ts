/** A seat at a table that is on the server. It holds what was heard last and pretends nothing: what we said is `pending` until it is answered. */
import type { Game, Outcome, Refusal, Seat, Table } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import type { FromDevice, LegalHere, PositionAt, RefusedAt } from '../../../protocol/online.ts'
import type { Line } from '../../table/match.ts'
import { onlineWords } from '../words/online.ts'
import { Premove } from './premove.ts'

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
  readonly premove: Premove
  /** What was said before this position, as far as it is known; ui/lines.ts. */
  linesSoFar: readonly Line[] = []
  readonly #match: string
  readonly #game: Game
  readonly #way: Way
  readonly #listeners = new Set<Heard>()
  #now: PositionAt
  #legal: readonly unknown[] | null = null
  #said: Said | null = null
  #isOff = false
  #whyOff = ''

  constructor(game: Game, seat: Seat | null, way: Way, first: PositionAt) {
    this.seat = seat
    this.#match = first.match
    this.#game = game
    this.#way = way
    this.#now = first
    this.premove = new Premove(first.match, seat, way, first.ply)
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

  /** While the other one thinks, what is chosen is planned. */
  get keepsAhead(): boolean {
    const { seat, toMove, outcome } = this
    return seat !== null && toMove !== null && toMove !== seat && outcome === null
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

  /** What is out of turn waits for it. */
  act(action: unknown): Refusal | null {
    if (this.seat !== null && !this.#isOff && this.outcome) return OVER
    if (!this.keepsAhead || this.#said) return this.#offer(this.#game.notate(action))
    this.premove.plan(this.#game.notate(action), this.ply)
    return null
  }

  /** What was planned, if it still is. */
  get planned(): unknown {
    const text = this.premove.text.value
    return text === null ? null : this.#game.parse(text)
  }

  forget(): void {
    this.premove.plan(null, this.ply)
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

  /** It ends with no outcome, or goes on without us: nobody is to move any more, and nothing is on its way. */
  callOff(because = onlineWords().match.aborted): void {
    if (this.#isOff) return
    this.#isOff = true
    this.premove.clear()
    this.#whyOff = because
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
    this.premove.hearPosition(position)
    const follows = position.ply === ply + 1
    const isSame = position.ply === ply && (position.outcome === null) === (this.#now.outcome === null)
    this.#now = position
    if (!isSame) this.#legal = null
    // What we said meant a position that is gone. Whether it was done is in the answer; an answer that never comes is asked for again.
    if (!isSame || isOurs) this.#tell(follows ? position.events : [])
    return true
  }

  /** False: it was about something else. */
  refused(refused: RefusedAt): boolean {
    const { answers, refusal } = refused
    if (!this.#answered(answers)) return this.premove.refused(refused)
    // It may be that we know too little.
    this.#way.send({ kind: 'look', match: this.#match })
    // The rules know nothing of other tabs.
    this.#tell([], refusal.code === 'stale' ? { ...refusal, because: onlineWords().refusal(refusal) } : refusal)
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
    if (this.#isOff) return { code: 'aborted', because: this.#whyOff, facts: {} }
    if (this.#said) return PENDING
    this.resume({ id: this.#way.freshId(), text })
    return null
  }

  /** Says it under this name, now and until it is answered. */
  resume(said: Said): void {
    this.#said = said
    this.#way.insist(said.id, { kind: 'offer', match: this.#match, ...said, ply: this.ply })
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
