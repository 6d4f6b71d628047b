import type { Arguments } from './arguments.ts'
import type { World } from './world.ts'

/** One thing `lockstep` can do. Its help is made from this, and from its one line in commands.ts. */
export interface Command {
  readonly name: string
  /** What may follow the name, as a person would write it down. */
  readonly usage: string
  readonly about?: string
  /** Commands one can paste, without the leading `npx lockstep`. */
  readonly examples: readonly Example[]
  readonly options: Options
  /** How many words may follow, and what is missing when there are fewer. */
  readonly words: { readonly least: number; readonly most: number; readonly missing?: string }
  /** Gives the exit code. */
  run(given: Arguments, world: World): Promise<number>
}

/** A command in the list of them, before anything of it is loaded. */
export interface CommandEntry {
  readonly name: string
  /** One line of the overview. */
  readonly summary: string
  fetch(): Promise<Command>
}

export interface Example {
  readonly line: string
  readonly does: string
}

export interface Option {
  /** What follows the option; a switch has none. */
  readonly value?: string
  readonly about: string
}

export type Options = Readonly<Record<string, Option>>

/** The exit codes, the same for every command. */
export const FINE = 0
export const WRONG = 1
export const MISUNDERSTOOD = 2
export const BROKEN = 3
/** Said by `verify` of files with which nothing is wrong. */
export const OWN_DEAL = 4
export const UNFINISHED = 5

export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [FINE, 'fine'],
  [WRONG, 'something is wrong with what was checked'],
  [MISUNDERSTOOD, 'could not be understood: a command, a name or a file'],
  [BROKEN, 'lockstep itself broke'],
  [OWN_DEAL, "a replay holds, and its deal is somebody's own"],
  [UNFINISHED, 'a replay holds as far as it goes, and has not ended'],
]

/** Options that mean the same wherever they occur. */
export const JSON_OPTION: Options = { json: { about: 'print JSON and nothing else' } }

export const SEED_OPTION: Options = { seed: { value: 'TEXT', about: 'any text; the same seed gives the same deal' } }

export const DEAL_OPTIONS: Options = {
  level: { value: 'ID', about: 'a deal somebody kept' },
  preset: { value: 'NAME', about: 'a setup by its name; the first one when nothing is said' },
  variant: { value: 'NAME', about: 'the same as --preset' },
  setup: { value: 'JSON', about: 'a setup of your own' },
  ...SEED_OPTION,
}
