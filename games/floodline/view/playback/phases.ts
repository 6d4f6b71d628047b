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

const MS: Readonly<Record<Exclude<PhaseName, 'fall' | 'water'>, number>> = {
  merge: 80,
  freeze: 160,
  drain: 220,
  thaw: 240,
  settle: 140,
  sink: 520,
}

/** A fall of one cell, and of any: everything that falls gathers speed alike, so that twice the time is four times the way. */
const FIRST_CELL_MS = 125
const LONGEST_MS = 480

/** What landed is seen to have landed before anything else happens. */
const LANDED_MS = 90

/** From the rim to where the clouds close over what was lost. */
export const LOST_MS = 900

/** How long water takes to run so many cells, each of them rising on its own. */
const FLOW_MS = 460
const FLOW_MS_A_STEP = 34
const LONGEST_FLOW_MS = 960

/** The board leans before anything on it slides. */
export const LEAN_FIRST_MS = 150

/** What decides the level is shown at this part of its speed, and looked at for so long before anything is said about it. */
export const SLOW = 0.5
const REST_MS = { won: 1100, lost: 520 } as const

/** How long a fall of so many cells takes. */
export function fallMs(cells: number): number {
  return Math.min(LONGEST_MS, FIRST_CELL_MS * Math.sqrt(cells))
}

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
  const timed = phases.map(phase => ({ ...phase, ms: lengthOf(phase.name, phase.events) }))
  const flowing = timed.reduce((sum, { name, ms }) => sum + (name === 'water' ? ms : 0), 0)
  const hurry = Math.min(1, LONGEST_FLOW_MS / flowing) // water that runs twice is not watched for twice as long
  return timed.map(phase => (phase.name === 'water' ? { ...phase, ms: phase.ms * hurry } : phase))
}

function lengthOf(name: PhaseName, events: readonly FloodEvent[]): number {
  if (name === 'water') return flowMs(events)
  if (name !== 'fall') return MS[name]
  let far = 1
  let lost = 0
  for (const event of events) {
    if (event.kind !== 'fell') continue
    if (event.lost.length < event.from.length) far = Math.max(far, event.by)
    if (event.lost.length > 0) lost = LOST_MS
  }
  return fallMs(far) + Math.max(LANDED_MS, lost)
}

/** More water runs for longer: about as many cells as the side of the square it would fill. */
function flowMs(events: readonly FloodEvent[]): number {
  let cells = 0
  for (const event of events) cells += event.kind === 'flowed' ? event.into.length : event.kind === 'poured' ? event.cells.length : 0
  return Math.min(LONGEST_FLOW_MS, FLOW_MS + FLOW_MS_A_STEP * Math.sqrt(2 * cells))
}

/** How a resolve is told as a whole. */
interface Telling {
  readonly lead: number // before the first phase
  readonly rest: number // after the last
  readonly speed: number
}

export function tellingOf(events: readonly FloodEvent[]): Telling {
  const end = events.find(({ kind }) => kind === 'won' || kind === 'lost')
  return {
    lead: events.some(({ kind }) => kind === 'tilted') ? LEAN_FIRST_MS : 0,
    rest: end ? REST_MS[end.kind as keyof typeof REST_MS] : 0,
    speed: end ? SLOW : 1,
  }
}

const PLAINLY: Telling = { lead: 0, rest: 0, speed: 1 }

/** A resolve being shown: where it is at a moment. */
export class PhasePlayback {
  readonly phases: readonly Phase[]
  readonly #telling: Telling
  readonly #length: number // of all phases
  #elapsed: number
  #handed = 0 // phases that were handed out as finished

  constructor(phases: readonly Phase[], telling: Telling = PLAINLY) {
    this.phases = phases
    this.#telling = telling
    this.#length = phases.reduce((sum, { ms }) => sum + ms, 0)
    this.#elapsed = -telling.lead
  }

  get over(): boolean {
    return this.#elapsed >= this.#length + this.#telling.rest
  }

  /** `ms` as the viewer feels them: a hurried playback passes more at a time. */
  pass(ms: number): void {
    const { speed } = this.#telling
    // What is slowed down is what moves: the rest after it is as long as it is.
    const left = Math.max(0, this.#length - this.#elapsed) / speed
    this.#elapsed += ms < left ? ms * speed : left * speed + (ms - left)
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
      if (this.#elapsed < from + phase.ms) return { index, phase, part: Math.max(0, this.#elapsed - from) / phase.ms }
      from += phase.ms
    }
    return null
  }
}
