/** A table at which time passes here and wishes travel: what is asked for is taken when `arrive` is called, or never. */
import type { Refusal, Table, Time } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'

type Heard = Parameters<Table<Floodline>['listen']>[0]

export class LateTable implements Table<Floodline> {
  readonly seat = 0
  readonly session: Session<Floodline>
  /** What was asked for, in order: also what has arrived. */
  readonly wishes: string[] = []
  readonly #local: LocalTable<Floodline>
  readonly #listeners = new Set<Heard>()
  readonly #travelling: string[] = []

  constructor(level: FloodLevel) {
    this.session = new Session(floodline, level)
    this.#local = new LocalTable(this.session, 0)
    this.#local.listen(events => this.#tell(events))
  }

  get time(): Time | undefined {
    return this.#local.time
  }

  get ply(): number {
    return this.session.ply
  }

  get view(): Floodline['View'] {
    return this.#local.view
  }

  get legal(): readonly Floodline['Action'][] {
    return this.#local.legal
  }

  get toMove(): 0 | 1 | null {
    return this.#local.toMove
  }

  get outcome(): Table['outcome'] {
    return this.#local.outcome
  }

  get undosLeft(): number {
    return this.#local.undosLeft
  }

  get pending(): string | null {
    return this.#travelling[0] ?? null
  }

  act(action: Floodline['Action']): null {
    return this.#wish(floodline.notate(action))
  }

  undo(): null {
    return this.#wish('!undo')
  }

  resign(): null {
    return this.#wish('!resign')
  }

  hint(): null {
    return this.#wish('!hint')
  }

  listen(heard: Heard): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** The oldest wish is taken, or turned down by the rules or by whoever runs them. */
  arrive(refusal: Refusal | null = null): void {
    const text = this.#travelling.shift()
    if (text === undefined) return
    const no = refusal ?? this.session.offer(0, text)
    if (no) this.#tell([], no)
  }

  #wish(text: string): null {
    this.wishes.push(text)
    this.#travelling.push(text)
    return null
  }

  #tell(events: Parameters<Heard>[0], refusal?: Refusal): void {
    for (const heard of [...this.#listeners]) heard(events, refusal)
  }
}
