/** Runs the command line in this process, in a world made for the occasion. */
import { dropper } from '../../kernel/testing/dropper.ts'
import type { TerminalEntry } from '../../terminal/entry.ts'
import { entryOf, games, madeWorld, piped } from '../../terminal/testing/world.ts'
import type { World } from '../../terminal/world.ts'
import { lockstep } from '../main.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Circumstances extends Partial<World> {
  /** What is piped into the standard input. */
  readonly stdin?: string | Buffer
}

export async function run(argv: readonly string[], { stdin = '', ...world }: Circumstances = {}): Promise<Ran> {
  const made = madeWorld({ input: piped(stdin), ...world })
  const code = await lockstep(argv, made.world)
  return { code, out: made.output.text, err: made.errors.text }
}

/** The command line as a person would type it, for arguments without spaces. */
export function type(line: string, circumstances: Circumstances = {}): Promise<Ran> {
  return run(line.split(' '), circumstances)
}

/** The games of the project and a miniature with ticks. */
export const withDropper: readonly TerminalEntry[] = [...games, entryOf(dropper)]
