/** Shows a resolve phase by phase, after it has happened: where the playback is, the board as it has it, and the tints of pieces. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { PhaseBoard } from './phase-board.ts'
import { PhasePlayback, phasesOf, tellingOf } from './phases.ts'
import { PieceTints } from './piece-tints.ts'
import type { WornLooks } from './worn-looks.ts'

type State = Floodline['State']

/** A resolve in which something moved: the state it began from, with what was asked noted in it, and what happened. */
export interface Resolve {
  readonly before: State
  readonly events: readonly FloodEvent[]
}

export class PhasePlayer {
  readonly tints: PieceTints
  readonly looks: WornLooks
  /** Null when nothing is being shown; then there is no board either. */
  playback: PhasePlayback | null = null
  board: PhaseBoard | null = null
  /** The latest; null when none has happened, or it was taken back. */
  resolve: Resolve | null = null
  readonly #telling: Signal<'first' | 'again' | null> = signal(null)

  constructor({ level, cells }: State, looks: WornLooks) {
    this.tints = new PieceTints(level.bounds, cells)
    this.looks = looks
  }

  /** Whether something is being shown, for the first time or once more; null: all that happened has been told. */
  get telling(): ReadonlySignal<'first' | 'again' | null> {
    return this.#telling
  }

  /** Something happened. `still`: only its result is shown. What ends the level is looked at for a moment even where nothing moved. */
  follow(before: State, events: readonly FloodEvent[], still: boolean): void {
    const moved = phasesOf(events).length > 0
    if (moved) this.resolve = { before, events }
    if (still || !(moved || tellingOf(events).rest > 0)) return this.carry(events, before.gravity)
    if (!moved) this.carry(events, before.gravity)
    this.#begin({ before, events }, 'first')
  }

  /** Shows the latest resolve once more; nothing happens. */
  replay(): void {
    if (!this.resolve) return
    this.#begin(this.resolve, 'again')
  }

  #begin({ before, events }: Resolve, telling: 'first' | 'again'): void {
    this.board = new PhaseBoard(before.level.bounds, before.cells, before.gravity)
    for (const event of events) if (event.kind === 'tilted' || event.kind === 'locked') this.board.apply(event)
    this.playback = new PhasePlayback(phasesOf(events), tellingOf(events))
    this.#telling.value = telling
  }

  /** Lets the playback go on; says whether it ended. */
  pass(ms: number): boolean {
    const { playback, board } = this
    if (!playback || !board) return false
    playback.pass(ms)
    // Phases that are over have happened on the board that is shown.
    for (const event of playback.finished()) {
      if (this.#telling.peek() === 'first') this.carry([event], board.gravity)
      board.apply(event)
    }
    if (playback.over) this.#end()
    return playback.over
  }

  /** What voxels wear goes where they go. */
  carry(events: readonly FloodEvent[], gravity: number): void {
    this.tints.follow(events, gravity)
    this.looks.follow(events, gravity)
  }

  /** The past changed: the board is shown as it now is. */
  rewind(state: State): void {
    this.#end()
    this.resolve = null
    this.tints.catchUp(state.cells)
    this.looks.rewind(state)
  }

  #end(): void {
    this.playback = null
    this.board = null
    this.#telling.value = null
  }
}
