import { parseArgs } from 'node:util'
import { type Command, type Options } from './command.ts'
import { nearest } from './did-you-mean.ts'
import { UsageError } from './usage-error.ts'

/** What followed a command: words, and options by name. */
export class Arguments {
  readonly words: readonly string[]
  readonly #options: ReadonlyMap<string, string | true>

  constructor(words: readonly string[], options: ReadonlyMap<string, string | true>) {
    this.words = words
    this.#options = options
  }

  has(name: string): boolean {
    return this.#options.has(name)
  }

  text(name: string): string | undefined {
    const value = this.#options.get(name)
    return value === true ? undefined : value
  }

  /** A whole number within limits, or `otherwise` when the option was not given. */
  whole(name: string, least: number, most: number, otherwise: number): number {
    const text = this.text(name)
    return text === undefined ? otherwise : wholeNumber(`--${name}`, text, least, most)
  }

  /** At most one of these may be given, because each says the same thing in its own way. */
  onlyOneOf(...names: readonly string[]): void {
    const [first, second] = names.filter(name => this.has(name))
    if (second !== undefined) throw new UsageError(`--${first} and --${second} cannot go together; give one of them`)
  }
}

export function wholeNumber(what: string, text: string, least: number, most: number): number {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`${what} wants a whole number from ${least} to ${most}, not "${text}"`)
}

/** Null: help was asked for. */
export function readArguments(command: Command, argv: readonly string[]): Arguments | null {
  const { tokens } = parseArgs({ args: [...argv], strict: false, tokens: true, options: spelled(command.options) })
  const words: string[] = []
  const options = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h') return null
    if (options.has(token.name)) throw new UsageError(`${token.rawName} is given twice`)
    options.set(token.name, valueOf(command, token))
  }
  checkWords(command, words)
  return new Arguments(words, options)
}

function spelled(options: Options): Record<string, { type: 'string' | 'boolean' }> {
  const entries = Object.entries(options).map(([name, option]) => [name, { type: option.value ? 'string' : 'boolean' } as const] as const)
  return Object.fromEntries(entries)
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function valueOf(command: Command, { name, rawName, value, inlineValue }: OptionToken): string | true {
  const option = Object.hasOwn(command.options, name) && rawName.startsWith('--') ? command.options[name] : undefined
  if (!option) throw new UsageError(noSuchOption(command, rawName))
  if (option.value === undefined) {
    if (value === undefined) return true
    throw new UsageError(`${rawName} stands alone; it takes no value, and "${value}" was given`)
  }
  // `--level --json` is a forgotten value far more often than a level of that name.
  const forgotten = value === undefined || value === '' || (!inlineValue && value.length > 1 && value.startsWith('-'))
  if (!forgotten) return value
  const dashed = !value ? '' : `; if the value does begin with a dash, write ${rawName}=${value}`
  throw new UsageError(`${rawName} wants a value (${option.value})${dashed}`)
}

function noSuchOption(command: Command, rawName: string): string {
  const names = [...Object.keys(command.options), 'help'].map(name => `--${name}`)
  const near = nearest(rawName, names)
  const list = `${command.name} takes ${names.join(', ')}`
  return `there is no option ${rawName}; ${near === null ? list : `did you mean ${near}? (${list})`}`
}

function checkWords({ name, words, usage }: Command, given: readonly string[]): void {
  if (given.length < words.least) throw new UsageError(`${name} wants ${words.missing ?? 'more'}: lockstep ${name} ${usage}`)
  if (given.length > words.most)
    throw new UsageError(`${name} does not know what to do with "${given[words.most]}": lockstep ${name} ${usage}`.trimEnd())
}
