import type { FloodEvent } from '../../nouns.ts'
import type { Control } from '../input/key-repeat.ts'
import type { Command } from '../input/keys.ts'

/** Somebody who listens instead of looking has their own way with keys and time. The panel that is fetched for them brings it. */
export interface AudioMode {
  /** Both say whether it was for them: then nobody else does anything about it. */
  press(control: Control): boolean
  command(command: Command): boolean
  cancel(): boolean
  hear(events: readonly FloodEvent[]): void
  frame(now: number): void
}
