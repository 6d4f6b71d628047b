/** Looking back while a game is played far away: at the positions that were heard here. Nothing is made up, so a gap closes the book. */
import type { Outcome, Refusal, Seat } from '../../../kernel/game.ts'
import type { PositionAt } from '../../../protocol/online.ts'
import type { History, Line, PastTable } from '../../table/match.ts'

const WATCHING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }

export class PastPositions implements History {
  readonly #heard: (PositionAt | undefined)[] = []

  constructor(first: PositionAt) {
    this.#heard[first.ply] = first
  }

  /** Whether every position from the deal to the latest is here. */
  get isWhole(): boolean {
    for (let at = 0; at < this.#heard.length; at++) if (!this.#heard[at]) return false
    return true
  }

  add(position: PositionAt): void {
    const before = this.#heard[position.ply]
    // What is told again comes without what happened on the way there.
    this.#heard[position.ply] = before && position.events.length === 0 ? { ...position, events: before.events } : position
  }

  events(line: number): readonly unknown[] {
    return this.#heard[line]?.events ?? []
  }

  past(): PastTable {
    return new HeardTable(this.#heard)
  }
}

class HeardTable implements PastTable {
  readonly seat = null
  readonly legal = []
  readonly pending = null
  readonly undosLeft = 0
  readonly #positions: readonly (PositionAt | undefined)[]
  readonly #listeners = new Set<(events: readonly unknown[]) => void>()
  #at = 0

  constructor(positions: readonly (PositionAt | undefined)[]) {
    this.#positions = positions
  }

  get ply(): number {
    return this.#at
  }

  /** Each position was told with the line that led to it; ui/lines.ts. */
  get linesSoFar(): readonly Line[] {
    return this.#positions.slice(1, this.#at + 1).flatMap(position => {
      const last = position?.lines.texts.at(-1)
      return last ? [{ seat: last[0], text: last[1] }] : []
    })
  }

  get view(): unknown {
    return this.#positions[this.#at]?.view
  }

  get toMove(): Seat | null {
    return this.#positions[this.#at]?.toMove ?? null
  }

  get outcome(): Outcome | null {
    return this.#positions[this.#at]?.outcome ?? null
  }

  go(line: number): void {
    const at = Math.max(0, Math.min(line, this.#positions.length - 1))
    if (at === this.#at) return
    const isNext = at === this.#at + 1
    this.#at = at
    const events = isNext ? (this.#positions[at]?.events ?? []) : []
    for (const heard of [...this.#listeners]) heard(events)
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
}
