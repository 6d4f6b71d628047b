/** One phase of a resolve on its way: how it moves, and what goes with it when it is due. Fetched when the first picture stands. */
import type { Spot } from '../../nouns.ts'
import type { PhaseBoard } from '../playback/phase-board.ts'
import { motionOf } from '../playback/phase-motion.ts'
import type { Phase } from '../playback/phases.ts'
import type { PhaseMotion, Picture } from '../render/picture.ts'
import { type Cue, cuesOf } from './phase-cues.ts'

export class Movement {
  readonly #motion: PhaseMotion
  readonly #cues: readonly Cue[]
  #shown = 0 // cues that have been

  constructor(phase: Phase, bounds: Spot, board: PhaseBoard) {
    this.#motion = motionOf(phase, bounds, board)
    this.#cues = cuesOf(this.#motion, bounds, board.cells)
  }

  show(picture: Picture, part: number): void {
    picture.animate(this.#motion, part)
    for (let cue = this.#cues[this.#shown]; cue && cue.part <= part; cue = this.#cues[this.#shown]) {
      this.#shown++
      picture.puff(cue.cells, cue.puff, cue.weight)
      if (cue.weight > 0) picture.jolt(cue.weight)
    }
  }
}
