/** Which gamepads there are and what their buttons are set to. What asks them is fetched with the first one. */
import { signal } from '@preact/signals'
import type { Bindings } from './keys.ts'

export interface Pad {
  readonly index: number
  readonly name: string
  /** The buttons that are down now. */
  readonly down: readonly number[]
}

export const pads = signal<readonly Pad[]>([])

/** The keys of buttons that differ from what they came with. The settings write it. */
export const padKeys = signal<Readonly<Record<string, string>>>({})

/** The buttons of actions that differ from what they came with, for games that have a pad to themselves. The settings write it. */
export const buttonKeys = signal<Bindings>({})
