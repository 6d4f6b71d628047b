/**
 * A resolve happens in one tick and is shown in phases afterwards [FL-54]: what fell, where water went, what drained and thawed.
 * Showing it changes nothing; it can be hurried or left out.
 */
import type { FloodEvent } from '../../nouns.ts'

export const PHASES = ['merge', 'freeze', 'fall', 'water', 'drain', 'thaw', 'settle', 'sink'] as const
export type PhaseName = (typeof PHASES)[number]

/** One thing after another; things of one phase happen together. */
export interface Phase {
  readonly name: PhaseName
  readonly ms: number
  readonly events: readonly FloodEvent[]
}

const NAMED: Partial<Record<FloodEvent['kind'], PhaseName>> = {
  merged: 'merge',
  frozen: 'freeze',
  fell: 'fall',
  flowed: 'water',
  poured: 'water',
  drained: 'drain',
  thawed: 'thaw',
  settled: 'settle',
  sank: 'sink',
}

const MS: Readonly<Record<PhaseName, number>> = {
  merge: 80,
  freeze: 160,
  fall: 200,
  water: 200,
  drain: 160,
  thaw: 160,
  settle: 120,
  sink: 480,
}

/** A longer fall takes longer to see, up to a point. */
const MS_A_CELL = 22
const LONGEST_MS = 420

/** The phases of the events of a tick. Where nothing moved there is nothing to show, and no time is lost. */
export function phasesOf(events: readonly FloodEvent[]): Phase[] {
  const phases: { name: PhaseName; events: FloodEvent[] }[] = []
  for (const event of events) {
    const name = NAMED[event.kind]
    if (!name) continue
    const last = phases.at(-1)
    if (last?.name === name) last.events.push(event)
    else phases.push({ name, events: [event] })
  }
  if (phases.every(({ name }) => name === 'merge')) return []
  return phases.map(phase => ({ ...phase, ms: lengthOf(phase.name, phase.events) }))
}

function lengthOf(name: PhaseName, events: readonly FloodEvent[]): number {
  if (name !== 'fall') return MS[name]
  const far = Math.max(...events.map(event => (event.kind === 'fell' ? event.by : 0)))
  return Math.min(LONGEST_MS, MS.fall + far * MS_A_CELL)
}

/** A resolve being shown: where it is at a moment. */
export class PhasePlayback {
  readonly phases: readonly Phase[]
  #elapsed = 0
  #handed = 0 // phases that were handed out as finished

  constructor(phases: readonly Phase[]) {
    this.phases = phases
  }

  get over(): boolean {
    return this.#elapsed >= this.phases.reduce((sum, { ms }) => sum + ms, 0)
  }

  /** `ms` as the viewer feels them: a hurried playback passes more at a time. */
  pass(ms: number): void {
    this.#elapsed += ms
  }

  skip(): void {
    this.#elapsed = Number.POSITIVE_INFINITY
  }

  /** The events of the phases that have ended since this was last asked. */
  finished(): FloodEvent[] {
    const until = this.now?.index ?? this.phases.length
    const events = this.phases.slice(this.#handed, until).flatMap(phase => phase.events)
    this.#handed = until
    return events
  }

  /** The phase being shown and how far it is, 0 to 1; null at the end. */
  get now(): { index: number; phase: Phase; part: number } | null {
    let from = 0
    for (const [index, phase] of this.phases.entries()) {
      if (this.#elapsed < from + phase.ms) return { index, phase, part: (this.#elapsed - from) / phase.ms }
      from += phase.ms
    }
    return null
  }
}
