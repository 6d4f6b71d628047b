import { type Contents, emptyContents, ROOMS, type Room, type Store } from './store.ts'

/** Why nothing lasts: the browser does not let us keep anything, or there is no room left. */
export type Trouble = 'denied' | 'full'

const GONE = Symbol('taken away')

/**
 * A store that never fails. What cannot be kept is remembered for as long as the page is open, laid over what could be;
 * whoever plays notices nothing but the sentence that says so.
 */
export class CautiousStore implements Store {
  readonly #inner: Promise<Store | null>
  readonly #report: (trouble: Trouble | null) => void
  #over = emptyContents()

  constructor(open: () => Promise<Store>, report: (trouble: Trouble | null) => void) {
    this.#report = report
    this.#inner = open().catch(() => {
      report('denied')
      return null
    })
  }

  async get(room: Room, key: string): Promise<unknown> {
    const over = this.#over[room].get(key)
    if (over !== undefined) return over === GONE ? undefined : structuredClone(over)
    return this.#read(store => store.get(room, key), undefined)
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    const all = new Map(await this.#read(store => store.all(room), new Map<string, unknown>()))
    for (const [key, value] of this.#over[room]) {
      if (value === GONE) all.delete(key)
      else all.set(key, structuredClone(value))
    }
    return all
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    const kept = await this.#write(store => store.put(room, key, value))
    this.#remember(room, key, value, kept)
  }

  async remove(room: Room, key: string): Promise<void> {
    const kept = await this.#write(store => store.remove(room, key))
    this.#remember(room, key, GONE, kept)
  }

  async replace(contents: Contents): Promise<void> {
    const kept = await this.#write(store => store.replace(contents))
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

  async #read<T>(read: (store: Store) => Promise<T>, otherwise: T): Promise<T> {
    const store = await this.#inner
    if (!store) return otherwise
    try {
      return await read(store)
    } catch {
      this.#report('denied')
      return otherwise
    }
  }

  /** Whether it was kept for good. */
  async #write(write: (store: Store) => Promise<void>): Promise<boolean> {
    const store = await this.#inner
    if (!store) return false
    try {
      await write(store)
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
