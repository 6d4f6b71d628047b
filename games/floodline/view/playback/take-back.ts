/** Practice: places to return to, and the way back to the latest lock or tilt [FL-147]. */
import type { Refusal, Table } from '../../../../kernel/game.ts'
import type { Floodline } from '../../nouns.ts'

type State = Floodline['State']

export class TakeBack {
  /** What the table says meanwhile is part of the way back. */
  underWay = false
  /** The world as it was when an undo was asked for that nobody has answered yet. */
  #awaited: State | null = null
  readonly #table: Table<Floodline>

  constructor(table: Table<Floodline>) {
    this.#table = table
  }

  /** An undo is on its way, or has just arrived. */
  get isAwaited(): boolean {
    return this.#awaited !== null
  }

  /** An undo that was on its way has been answered; null: none was, or it still is. */
  get answered(): State | null {
    return this.#table.pending === null ? this.#awaited : null
  }

  /** Where something may be taken back: a place to return to, after every lock and before every tilt. */
  mark(): void {
    if (this.#table.undosLeft > 0) this.#table.time?.mark()
  }

  /** To before the latest lock or tilt, however many marks lie between. Asked for twice before there is an answer, it is done once. */
  ask(): Refusal | null {
    if (this.#awaited && !this.answered) return null
    const from = this.#table.view
    const refusal = this.#undo(from)
    if (!refusal && !this.#awaited) this.passMarks(from)
    return refusal
  }

  /**
   * Whoever takes back means the latest lock or tilt: marks that lie after it are passed by. The one that is reached stays a mark. Where an
   * undo is on its way, this is called again when it has arrived.
   */
  passMarks(from: State): void {
    this.#awaited = null
    let { tick } = this.#table.view
    while (tick > 0 && isSameWorld(this.#table.view, from)) {
      const refusal = this.#undo(from)
      if (this.#awaited) return
      if (refusal || this.#table.view.tick >= tick) break
      tick = this.#table.view.tick
    }
    this.mark()
  }

  /** The undo was turned down after all. */
  giveUp(): void {
    if (this.answered) this.#awaited = null
  }

  /** Nothing was refused and nothing was written down: it is on its way. */
  #undo(from: State): Refusal | null {
    const { ply } = this.#table
    this.#awaited = null
    this.underWay = true
    const refusal = this.#table.undo()
    this.underWay = false
    this.#awaited = !refusal && this.#table.ply === ply ? from : null
    return refusal
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
