/** Practice: places to return to, and the way back to the latest lock or tilt [FL-147]. */
import type { Refusal, Table } from '../../../../kernel/game.ts'
import type { Floodline } from '../../nouns.ts'

type State = Floodline['State']

export class TakeBack {
  /** What the table says meanwhile is part of the way back. */
  underWay = false
  readonly #table: Table<Floodline>

  constructor(table: Table<Floodline>) {
    this.#table = table
  }

  /** Where something may be taken back: a place to return to, after every lock and before every tilt. */
  mark(): void {
    if (this.#table.undosLeft > 0) this.#table.time?.mark()
  }

  /** To before the latest lock or tilt, however many marks lie between. */
  ask(): Refusal | null {
    const from = this.#table.view
    this.underWay = true
    const refusal = this.#table.undo()
    this.underWay = false
    if (!refusal) this.passMarks(from)
    return refusal
  }

  /** Whoever takes back means the latest lock or tilt: marks that lie after it are passed by. The one that is reached stays a mark. */
  passMarks(from: State): void {
    this.underWay = true
    let { tick } = this.#table.view
    while (tick > 0 && isSameWorld(this.#table.view, from) && !this.#table.undo() && this.#table.view.tick < tick)
      tick = this.#table.view.tick
    this.underWay = false
    this.mark()
  }
}

/** Nothing has locked, tilted or been put since. */
function isSameWorld(one: State, other: State): boolean {
  return (
    one.metrics.pieces === other.metrics.pieces &&
    one.metrics.tilts === other.metrics.tilts &&
    one.cells.every((code, cell) => code === other.cells[cell])
  )
}
