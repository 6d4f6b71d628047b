/** Which gamepads there are and what their buttons are set to. What asks them is fetched with the first one. */
import { signal } from '@preact/signals'

export interface Pad {
  readonly index: number
  readonly name: string
  /** The buttons that are down now. */
  readonly down: readonly number[]
}

export const pads = signal<readonly Pad[]>([])

/** The keys of buttons that differ from what they came with. The settings write it. */
export const padKeys = signal<Readonly<Record<string, string>>>({})
