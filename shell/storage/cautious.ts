import { type Contents, emptyContents, ROOMS, type Room, type Shelf } from './shelf.ts'

/** Why nothing lasts: the browser does not let us keep anything, or there is no room left. */
export type Trouble = 'denied' | 'full'

const GONE = Symbol('taken away')

/**
 * A shelf that never fails. What cannot be kept is remembered for as long as the page is open, laid over what could be;
 * whoever plays notices nothing but the sentence that says so.
 */
export class CautiousShelf implements Shelf {
  readonly #inner: Promise<Shelf | null>
  readonly #report: (trouble: Trouble | null) => void
  #over = emptyContents()

  constructor(open: () => Promise<Shelf>, report: (trouble: Trouble | null) => void) {
    this.#report = report
    this.#inner = open().catch(() => {
      report('denied')
      return null
    })
  }

  async get(room: Room, key: string): Promise<unknown> {
    const over = this.#over[room].get(key)
    if (over !== undefined) return over === GONE ? undefined : structuredClone(over)
    return this.#read(shelf => shelf.get(room, key), undefined)
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    const all = new Map(await this.#read(shelf => shelf.all(room), new Map<string, unknown>()))
    for (const [key, value] of this.#over[room]) {
      if (value === GONE) all.delete(key)
      else all.set(key, structuredClone(value))
    }
    return all
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    const kept = await this.#write(shelf => shelf.put(room, key, value))
    this.#remember(room, key, value, kept)
  }

  async remove(room: Room, key: string): Promise<void> {
    const kept = await this.#write(shelf => shelf.remove(room, key))
    this.#remember(room, key, GONE, kept)
  }

  async replace(contents: Contents): Promise<void> {
    const kept = await this.#write(shelf => shelf.replace(contents))
    const before = kept ? null : await Promise.all(ROOMS.map(async room => [room, await this.all(room)] as const))
    this.#over = emptyContents()
    for (const [room, was] of before ?? []) {
      for (const key of was.keys()) this.#over[room].set(key, GONE)
      for (const [key, value] of contents[room]) this.#over[room].set(key, structuredClone(value))
    }
    if (kept) this.#report(null)
  }

  #remember(room: Room, key: string, value: unknown, kept: boolean): void {
    if (!kept) this.#over[room].set(key, value === GONE ? GONE : structuredClone(value))
    else if (this.#over[room].delete(key) && ROOMS.every(each => this.#over[each].size === 0)) this.#report(null)
  }

  async #read<T>(read: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> {
    const shelf = await this.#inner
    if (!shelf) return otherwise
    try {
      return await read(shelf)
    } catch {
      this.#report('denied')
      return otherwise
    }
  }

  /** Whether it was kept for good. */
  async #write(write: (shelf: Shelf) => Promise<void>): Promise<boolean> {
    const shelf = await this.#inner
    if (!shelf) return false
    try {
      await write(shelf)
      return true
    } catch (error) {
      this.#report(isFull(error) ? 'full' : 'denied')
      return false
    }
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
