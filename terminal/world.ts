/** All that a command may touch of the machine it runs on, so that a test can hand it another one. */
import type { Readable, Writable } from 'node:stream'
import type { Arcade, ArcadeOptions } from './arcade.ts'
import type { TerminalEntry } from './entry.ts'

export interface World {
  readonly input: Readable
  readonly output: Writable
  /** One line, or several, for whoever reads the answer. */
  out(text: string): void
  /** The same beside the answer: refusals, progress, warnings. */
  err(text: string): void
  /** Somebody sits at a keyboard and looks at a screen. */
  readonly interactive: boolean
  /** In characters. Whoever reads a file has no use for lines broken for somebody's screen, so then it is endless. */
  readonly width: number
  readonly colour: boolean
  /** Where a bar may be drawn; null when nobody would see it move. */
  readonly bar: Writable | null
  readonly games: readonly TerminalEntry[]
  /** The project's folder: rule books, tests, playthroughs. */
  readonly root: string
  /** Calls back when the person or the system wants us to stop; gives the way to no longer listen. */
  onInterrupt(stop: () => void): () => void
  /** Starts lockstep once more, under a Node with these flags, and gives its exit code. */
  again(flags: readonly string[], argv: readonly string[]): Promise<number>
  /** Opens the pages in a browser; whoever asks for it closes it. */
  arcade(options?: ArcadeOptions): Promise<Arcade>
}
