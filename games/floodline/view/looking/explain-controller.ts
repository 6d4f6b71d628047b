/** Why something fell or was flooded: asked for, read while time stands still, and left again. */
import { announce } from '../../../../ui/announce.tsx'
import type { FloodEvent } from '../../nouns.ts'
import type { WhyStep } from '../hud/warnings/why.ts'
import type { Play } from '../playback/play.ts'
import type { Display } from '../present/display.ts'
import { words } from '../words/index.ts'
import type { LookController } from './look-controller.ts'
import type { Reasons } from './reasons.ts'

/** A resolve that moved so many voxels without a tilt is explained without being asked. */
const STARTLING = 1

interface Parts {
  readonly play: Play
  readonly display: Display
  readonly reasons: Reasons
  readonly looking: LookController
}

export class ExplainController {
  readonly #parts: Parts
  #released: readonly number[] = [] // anchors that expired last
  #spoken = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Remembers what an explanation needs to know. */
  follow(events: readonly FloodEvent[]): void {
    for (const event of events) if (event.kind === 'released') this.#released = event.cells
  }

  /** What nobody saw coming is explained at once. */
  afterLock(events: readonly FloodEvent[]): void {
    const { metrics, lost } = this.#parts.play.state
    const locked = events.some(({ kind }) => kind === 'locked') && !events.some(({ kind }) => kind === 'tilted')
    if (locked && (metrics.shiftLast >= STARTLING || lost !== '')) void this.ask()
  }

  /** Nothing happens until it is read; time stands still from the question on. */
  async ask(): Promise<void> {
    const { play, reasons, looking } = this.#parts
    const { resolve } = play.phases
    if (!resolve) return
    play.reading = true
    const why = await reasons.ask(resolve.before, this.#released)
    play.reading = why !== null
    looking.show()
  }

  goOn(): void {
    const { play, reasons, looking } = this.#parts
    reasons.forget()
    play.reading = false
    looking.show()
  }

  /** From one key: asks, or goes on. */
  toggle(): void {
    if (this.#parts.reasons.why) this.goOn()
    else void this.ask()
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
    const { why } = this.#parts.display
    if (why && !this.#spoken) announce(words.whySpoken(why))
    this.#spoken = why !== null
  }
}
