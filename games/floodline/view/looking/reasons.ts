/** Why something fell or was flooded: asked of the minds, read as a chain, pointed out in the world until somebody goes on. */
import type { Floodline } from '../../nouns.ts'
import type { Why, WhyStep } from '../hud/warnings/why.ts'
import type { Overlay } from '../render/picture.ts'

export type CauseMarks = typeof import('./cause-marks.ts')

export class Reasons {
  #why: Why | null = null
  #all: Overlay['highlight'] = null
  #pointed: WhyStep | null = null
  #because: CauseMarks | null = null

  /** How to point it out; comes with the reasons. */
  get causeMarks(): CauseMarks | null {
    return this.#because
  }

  get why(): Why | null {
    return this.#why
  }

  /** Of all that happened, or of one step. */
  get marked(): Overlay['highlight'] {
    const step = this.#pointed
    if (!step || step.cells.length === 0) return this.#all
    return step.kind === 'root' ? { cause: step.cells } : { from: step.kind === 'fell' ? step.cells : [], to: there(step) }
  }

  point(step: WhyStep | null): void {
    this.#pointed = step
  }

  /** What happened in the resolve after `before`; null where nothing did, or nobody can say. */
  async ask(before: Floodline['State'], released: readonly number[]): Promise<Why | null> {
    try {
      const [{ explain }, { whyOf }, because] = await Promise.all([
        import('../../minds/explain.ts'),
        import('../hud/warnings/why.ts'),
        import('./cause-marks.ts'),
      ])
      const explanation = explain(before, released)
      this.#why = whyOf(explanation, before.level.bounds)
      this.#all = this.#why && because.marksOf(explanation, this.#why)
      this.#because = because
    } catch {
      // No connection, no reason given; the game goes on.
    }
    return this.#why
  }

  forget(): void {
    this.#why = null
    this.#all = null
    this.#pointed = null
  }
}

function there({ kind, cells, ends }: WhyStep): readonly number[] {
  return kind === 'fell' ? ends.filter(cell => cell >= 0) : cells
}
