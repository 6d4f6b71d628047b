/** Why something fell or was flooded: asked for, read while time stands still, and left again. */
import { announce } from '../../../../ui/announce.tsx'
import type { FloodEvent } from '../../nouns.ts'
import type { WhyStep } from '../hud/warnings/why.ts'
import type { Play } from '../playback/play.ts'
import type { Display } from '../present/display.ts'
import type { LookController } from './look-controller.ts'
import type { Reasons } from './reasons.ts'
import { ResolveMemory } from './resolve-memory.ts'
import { isStartling } from './startling.ts'

interface Parts {
  readonly play: Play
  readonly display: Display
  readonly reasons: Reasons
  readonly looking: LookController
}

export class ExplainController {
  readonly #parts: Parts
  readonly #memory = new ResolveMemory()
  #spoken = false

  constructor(parts: Parts, watched: boolean) {
    this.#parts = parts
    parts.play.resolved = (before, events) => this.#memory.add(before, events, watched)
  }

  /** The past changed. */
  rewound(): void {
    this.#memory.forget(this.#parts.play.state.tick)
  }

  /** Whether there is something to ask about: things moved in the latest resolve, and the piece after it is still in play. */
  get canAsk(): boolean {
    const { latest } = this.#memory
    const { metrics } = this.#parts.play.state
    return latest !== null && metrics.pieces - latest.before.metrics.pieces <= Number(latest.events.some(({ kind }) => kind === 'locked'))
  }

  afterResolve(events: readonly FloodEvent[]): void {
    if (isStartling(this.#parts.play.state, events)) void this.ask()
  }

  /** Nothing happens until it is read; time stands still from the question on. */
  async ask(): Promise<void> {
    const { play, reasons, looking } = this.#parts
    if (!this.#memory.latest && !play.over) return
    play.reading = true
    const resolve = await reasons.ask(this.#memory, play.state)
    // Whoever asks to see it again means what decided it.
    if (reasons.why && play.over) play.phases.resolve = resolve
    play.reading = reasons.why !== null
    looking.show()
  }

  goOn(): void {
    const { play, reasons, looking } = this.#parts
    reasons.forget()
    play.reading = false
    looking.show()
  }

  /** From one key: asks, or goes on. False: there is no answer. */
  async toggle(): Promise<boolean> {
    const { reasons } = this.#parts
    if (reasons.why) {
      this.goOn()
      return true
    }
    await this.ask()
    return reasons.why !== null
  }

  /** Shows the latest resolve once more. */
  again(): void {
    this.#parts.play.replayPhases()
    this.#parts.display.refresh()
  }

  /** A step of the chain: it alone is marked while somebody is at it. */
  point(step: WhyStep | null): void {
    this.#parts.reasons.point(step)
    this.#parts.looking.show()
  }

  /** Says it aloud, once, when it can be read. */
  frame(): void {
    const { display, reasons } = this.#parts
    const { why } = display
    if (why && !this.#spoken) announce(reasons.causeMarks?.spokenReasons(why) ?? '')
    this.#spoken = why !== null
  }
}
