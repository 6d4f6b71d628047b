/** How fast held moves repeat: every player's own, saved on their device. */
import { type Signal, signal } from '@preact/signals'
import { preference } from '../../../../ui/preferences.ts'
import { HANDLING, type Handling, type KeyRepeat } from './key-repeat.ts'

/** Least and most, in ticks. */
export const RANGES: Readonly<Record<keyof Handling, readonly [least: number, most: number]>> = {
  delay: [1, 30],
  rate: [0, 12],
  soft: [1, 8],
}

export const HANDLING_FIELDS = Object.keys(RANGES) as (keyof Handling)[]

/** A list, as it lies there. */
const handlingPreference = preference<readonly unknown[]>('floodline', 'handling', saved => (Array.isArray(saved) ? saved : []))

/** Field by field: what was never saved, or is nothing of ours, is as it came. */
export function savedHandling(): Handling {
  const found = handlingPreference.read()
  const entries = HANDLING_FIELDS.map((field, place) => [field, within(found[place], RANGES[field]) ? found[place] : HANDLING[field]])
  return Object.fromEntries(entries) as unknown as Handling
}

export function saveHandling(handling: Handling): void {
  handlingPreference.write(HANDLING_FIELDS.map(field => handling[field]))
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
