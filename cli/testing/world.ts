/** Runs commands in this process, in a world made for the occasion. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type GameEntry, games, type Programme } from '../../games/index.ts'
import type { Game, Minds } from '../../kernel/game.ts'
import { dropper } from '../../kernel/testing/dropper.ts'
import { lockstep } from '../main.ts'
import type { World } from '../world.ts'

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

export function madeWorld(given: Partial<World>): { world: World; output: Caught; errors: Caught } {
  const output = new Caught()
  const errors = new Caught()
  const world: World = {
    input: piped(''),
    output,
    out: text => void output.write(`${text}\n`),
    err: text => void errors.write(`${text}\n`),
    interactive: false,
    width: Number.POSITIVE_INFINITY,
    colour: false,
    bar: null,
    games,
    root: projectRoot,
    onInterrupt: () => () => {},
    again: () => Promise.reject(new Error('nothing is started in a test')),
    ...given,
  }
  return { world, output, errors }
}

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

function piped(text: string | Buffer): Readable {
  return new PassThrough().end(text)
}

/** A stream that remembers, and can be waited for. */
export class Caught extends Writable {
  text = ''
  readonly columns = 80 // as on a screen
  readonly #waiting: { readonly wanted: string; readonly from: number; found(): void }[] = []

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    this.#look()
    done()
  }

  /** Until this has been written, after what had been written when it was asked for. */
  saw(wanted: string, from = this.text.length): Promise<void> {
    return new Promise(found => {
      this.#waiting.push({ wanted, from, found })
      this.#look()
    })
  }

  #look(): void {
    for (const waiting of [...this.#waiting]) {
      if (!this.text.includes(waiting.wanted, waiting.from)) continue
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      waiting.found()
    }
  }
}

/** A folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-cli-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NOTHING: Programme = { chapters: [], practice: {}, series: [], lesson: null, unlisted: [] }
const NOBODY: Minds = { bots: [], guide: null }

export function shelve(game: Game, minds: Minds = NOBODY): GameEntry {
  return {
    id: game.id,
    game: async () => game,
    minds: async () => minds,
    levels: async () => [],
    slow: async () => false,
    restart: async () => null,
    programme: async () => NOTHING,
  }
}

/** The games of the project and a miniature with ticks. */
export const withDropper: readonly GameEntry[] = [...games, shelve(dropper)]
