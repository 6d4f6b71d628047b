/** A world made for the occasion, for tests. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { games as list, type Programme } from '../../games/index.ts'
import type { Game, Minds } from '../../kernel/game.ts'
import { type TerminalEntry, withRooms } from '../entry.ts'
import type { World } from '../world.ts'

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
    arcade: () => Promise.reject(new Error('no browser is opened in a test')),
    ...given,
  }
  return { world, output, errors }
}

/** The games of the project. */
export const games: readonly TerminalEntry[] = list.map(withRooms)

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export function piped(text: string | Buffer): Readable {
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
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NOTHING: Programme = { chapters: [], practice: {}, series: [], lesson: null, unlisted: [], figures: [] }
const NOBODY: Minds = { bots: [], guide: null }

export function entryOf(game: Game, minds: Minds = NOBODY): TerminalEntry {
  return {
    id: game.id,
    game: async () => game,
    minds: async () => minds,
    levels: async () => [],
    slow: async () => false,
    restart: async () => null,
    older: async () => [],
    shipped: async () => ({}),
    luck: async () => ({}),
    programme: async () => NOTHING,
    terminal: async () => null,
    runs: async () => [],
    secrets: async () => null,
    pictures: async () => null,
  }
}
