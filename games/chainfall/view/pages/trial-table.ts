/** A table for one turn: a position, somebody who tries something in it, and the way back. */
import type { Outcome, Refusal, Seat, Table } from '../../../../kernel/game.ts'
import type { Chainfall } from '../../nouns.ts'
import { worldOf } from '../../rules/preview.ts'
import { apply, refuse } from '../../rules/turn.ts'
import { view as viewOf } from '../../rules/view.ts'

type View = Chainfall['View']
type Action = Chainfall['Action']
type Event = Chainfall['Event']

const NO_WAY_BACK: Refusal = { code: 'no-undos', because: 'there is no undo in this game', facts: {} }

export class TrialTable implements Table<Chainfall> {
  readonly legal = []
  readonly pending = null
  readonly undosLeft = 0
  readonly outcome: Outcome | null = null
  readonly #start: View
  #view: View
  /** What was tried; null: nothing yet. */
  #tried: Action | null = null
  #ply = 0
  readonly #listeners = new Set<(events: readonly Event[]) => void>()

  constructor(start: View) {
    this.#start = start
    this.#view = start
  }

  get seat(): Seat {
    return this.#start.turn
  }

  get ply(): number {
    return this.#ply
  }

  get view(): View {
    return this.#view
  }

  get toMove(): Seat | null {
    return this.#tried ? null : this.seat
  }

  get tried(): Action | null {
    return this.#tried
  }

  act(action: Action): Refusal | null {
    if (this.#tried) return { code: 'over', because: 'the turn has been played', facts: {} }
    const world = worldOf(this.#start)
    const refusal = refuse(world, this.seat, action)
    if (refusal) return refusal
    const events: Event[] = []
    apply(world, this.seat, action, event => {
      if (event.kind !== 'drawn') events.push(event)
    })
    const after = viewOf(world, this.seat)
    // What would be drawn is out of sight, and a guess is not shown: the queue only loses what was placed.
    const queue = after.queue.slice(0, Math.max(0, this.#start.queue.length - action.places.length))
    this.#tried = action
    this.#view = { ...after, queue, left: this.#start.left, order: null }
    this.#tell(events)
    return null
  }

  /** Everything stands again as it stood. */
  again(): void {
    this.#tried = null
    this.#view = this.#start
    this.#tell([])
  }

  undo(): Refusal {
    return NO_WAY_BACK
  }

  resign(): Refusal {
    return NO_WAY_BACK
  }

  hint(): Refusal {
    return NO_WAY_BACK
  }

  listen(heard: (events: readonly Event[]) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  #tell(events: readonly Event[]): void {
    this.#ply++
    for (const heard of this.#listeners) heard(events)
  }
}
