/** How moves repeat in somebody's hands, kept on their device. */
import { type Signal, signal } from '@preact/signals'
import { HANDLING, type Handling, type KeyRepeat } from './key-repeat.ts'

const KEY = 'lockstep.floodline.handling'

/** Least and most, in ticks. */
export const RANGES: Readonly<Record<keyof Handling, readonly [least: number, most: number]>> = {
  delay: [1, 30],
  rate: [0, 12],
  soft: [1, 8],
}

export const HANDLING_FIELDS = Object.keys(RANGES) as (keyof Handling)[]

/** Field by field: what was never kept, or is nothing of ours, is as it came. */
export function savedHandling(): Handling {
  let kept: unknown = null
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    // Storage is denied, or what lies there is no record.
  }
  const found = Array.isArray(kept) ? (kept as unknown[]) : []
  const entries = HANDLING_FIELDS.map((field, place) => [field, within(found[place], RANGES[field]) ? found[place] : HANDLING[field]])
  return Object.fromEntries(entries) as unknown as Handling
}

export function saveHandling(handling: Handling): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(HANDLING_FIELDS.map(field => handling[field])))
  } catch {
    // Storage is denied or full: it lasts for this game.
  }
}

function within(value: unknown, [least, most]: readonly [number, number]): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

/** Tuned by whoever plays, while they play: no replay knows of it. */
export class HandlingControl {
  readonly now: Signal<Handling> = signal(savedHandling())
  /** The panel to set it is open. */
  readonly open: Signal<boolean> = signal(false)
  /** While it is: ticks that a move is held. */
  readonly held: Signal<number | null> = signal(null)
  readonly #keyRepeat: KeyRepeat

  constructor(keyRepeat: KeyRepeat) {
    this.#keyRepeat = keyRepeat
    keyRepeat.handling = this.now.peek()
  }

  toggle(): void {
    this.open.value = !this.open.value
  }

  set(handling: Handling): void {
    this.now.value = handling
    this.#keyRepeat.handling = handling
    saveHandling(handling)
  }

  frame(): void {
    if (this.open.peek()) this.held.value = this.#keyRepeat.held
  }
}
