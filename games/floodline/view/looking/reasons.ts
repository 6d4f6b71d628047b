/** Why something fell or was flooded: asked of the minds, read as a chain, pointed out in the world until somebody goes on. */
import type { Floodline } from '../../nouns.ts'
import type { Remembered } from '../hud/warnings/remembered.ts'
import type { Why, WhyStep } from '../hud/warnings/why.ts'
import type { Overlay } from '../render/picture.ts'
import type { ResolveMemory } from './resolve-memory.ts'

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
    return step.kind === 'root' || step.kind === 'ended'
      ? { cause: step.cells }
      : { from: step.kind === 'fell' ? step.cells : [], to: there(step) }
  }

  point(step: WhyStep | null): void {
    this.#pointed = step
  }

  /** What happened in a resolve, or why the level is lost; null where nothing did, or nobody can say. */
  async ask({ latest, beforeLock, costly }: ResolveMemory, state: Floodline['State']): Promise<Remembered | null> {
    try {
      const [{ explain }, { whyOf }, because, { decisiveOf, endingOf, whyEnded }] = await Promise.all([
        import('../../minds/explain.ts'),
        import('../hud/warnings/why.ts'),
        import('./cause-marks.ts'),
        import('../hud/warnings/ending.ts'),
      ])
      const ending = endingOf(state, beforeLock?.before ?? null)
      const resolve = ending ? decisiveOf(ending, costly, beforeLock) : latest
      const explanation = resolve && explain(resolve.before, resolve.released)
      const thawed = resolve?.events.flatMap(event => (event.kind === 'thawed' ? event.cells : []))
      const why = explanation && whyOf(explanation, state.level.bounds, thawed)
      this.#why = ending ? whyEnded(ending, why) : why
      this.#all = this.#why && because.marksOf(explanation, this.#why)
      this.#because = because
      return resolve
    } catch {
      return null // No connection, no reason given; the game goes on.
    }
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
