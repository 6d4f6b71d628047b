import type { Nouns, Outcome, Refusal, Seat, Table } from '../../../kernel/game.ts'
import type { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'

const BUSY: Refusal = { code: 'pending', because: 'something is on its way already', facts: {} }

/** A table that is far away: what is said at it is on its way until `arrive`, and is refused only then. */
export class FarTable<N extends Nouns> implements Table<N> {
  readonly seat: Seat | null
  readonly #session: Session<N>
  readonly #near: LocalTable<N>
  readonly #listeners = new Set<Parameters<Table<N>['listen']>[0]>()
  #sent: { readonly text: string; tell(): Refusal | null } | null = null

  constructor(session: Session<N>, seat: Seat) {
    this.seat = seat
    this.#session = session
    this.#near = new LocalTable(session, seat)
    this.#near.listen(events => this.#tell(events))
  }

  get ply(): number {
    return this.#near.ply
  }

  get view(): N['View'] {
    return this.#near.view
  }

  get legal(): readonly N['Action'][] {
    return this.#near.legal
  }

  get toMove(): Seat | null {
    return this.#near.toMove
  }

  get outcome(): Outcome | null {
    return this.#near.outcome
  }

  get undosLeft(): number {
    return this.#near.undosLeft
  }

  get hintsLeft(): number | undefined {
    return this.#near.hintsLeft
  }

  get pending(): string | null {
    return this.#sent?.text ?? null
  }

  act(action: N['Action']): Refusal | null {
    return this.#send(this.#session.game.notate(action), () => this.#near.act(action))
  }

  undo(): Refusal | null {
    return this.#send('!undo', () => this.#near.undo())
  }

  resign(): Refusal | null {
    return this.#send('!resign', () => this.#near.resign())
  }

  hint(): Refusal | null {
    return this.#send('!hint', () => this.#near.hint())
  }

  listen(heard: Parameters<Table<N>['listen']>[0]): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** What was on its way is there. */
  arrive(): void {
    const sent = this.#sent
    this.#sent = null
    const refusal = sent?.tell()
    if (refusal) this.#tell([], refusal)
  }

  #send(text: string, tell: () => Refusal | null): Refusal | null {
    if (this.#sent) return BUSY
    this.#sent = { text, tell }
    return null
  }

  #tell(events: readonly N['Event'][], refusal?: Refusal): void {
    for (const heard of [...this.#listeners]) heard(events, refusal)
  }
}
