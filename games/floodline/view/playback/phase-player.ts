/** Shows a resolve phase by phase, after it has happened: where the playback is, the board as it has it, and the tints of pieces. */
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { PhaseBoard } from './phase-board.ts'
import { PhasePlayback, phasesOf } from './phases.ts'
import { PieceTints } from './piece-tints.ts'

type State = Floodline['State']

/** A resolve in which something moved: the state it began from, with what was asked noted in it, and what happened. */
export interface Resolve {
  readonly before: State
  readonly events: readonly FloodEvent[]
}

export class PhasePlayer {
  readonly tints: PieceTints
  /** Null when nothing is being shown; then there is no board either. */
  playback: PhasePlayback | null = null
  board: PhaseBoard | null = null
  /** The latest; null when none has happened, or it was taken back. */
  resolve: Resolve | null = null
  #again = false // what is shown was shown before

  constructor({ level, cells }: State) {
    this.tints = new PieceTints(level.bounds, cells)
  }

  /** Something happened. `still`: only its result is shown. */
  follow(before: State, events: readonly FloodEvent[], still: boolean): void {
    const phases = phasesOf(events)
    if (phases.length > 0) this.resolve = { before, events }
    if (phases.length === 0 || still) return this.tints.follow(events, before.gravity)
    this.#begin({ before, events })
  }

  /** Shows the latest resolve once more; nothing happens. */
  replay(): void {
    if (!this.resolve) return
    this.#begin(this.resolve)
    this.#again = true
  }

  #begin({ before, events }: Resolve): void {
    this.board = new PhaseBoard(before.level.bounds, before.cells, before.gravity)
    for (const event of events) if (event.kind === 'tilted' || event.kind === 'locked') this.board.apply(event)
    this.playback = new PhasePlayback(phasesOf(events))
    this.#again = false
  }

  /** Lets the playback go on; says whether it ended. */
  pass(ms: number): boolean {
    const { playback, board } = this
    if (!playback || !board) return false
    playback.pass(ms)
    // Phases that are over have happened on the board that is shown.
    for (const event of playback.finished()) {
      if (!this.#again) this.tints.follow([event], board.gravity)
      board.apply(event)
    }
    if (playback.over) this.#end()
    return playback.over
  }

  /** The past changed: the board is shown as it now is. */
  rewind(cells: Uint8Array): void {
    this.#end()
    this.resolve = null
    this.tints.catchUp(cells)
  }

  #end(): void {
    this.playback = null
    this.board = null
  }
}
