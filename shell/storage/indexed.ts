import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Contents, ROOMS, type Room, type Shelf } from './shelf.ts'

interface Entry {
  key: string
  value: unknown
}

interface Schema extends DBSchema {
  playing: Entry
  finished: Entry
  tallies: Entry
  dailies: Entry
  aside: Entry
}

const NAME = 'lockstep'

/** Goes up when a room comes or goes. What a record looks like is the record's own business (records.ts). */
const VERSION = 1

/** The browser's database. Throws where the browser does not let us have one. */
export async function openIndexed(): Promise<Shelf> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(opened) {
      for (const room of ROOMS) if (!opened.objectStoreNames.contains(room)) opened.createObjectStore(room)
    },
    // A newer build in another tab wants the database; we go on from memory until this page is loaded anew.
    blocking(_current, _next, event) {
      ;(event.target as IDBDatabase).close()
    },
  })
  return new IndexedShelf(db)
}

class IndexedShelf implements Shelf {
  readonly #db: IDBPDatabase<Schema>

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db
  }

  async get(room: Room, key: string): Promise<unknown> {
    return this.#db.get(room, key)
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    const change = this.#db.transaction(room, 'readwrite')
    const put = change.store.put(value, key)
    // Not waiting to be asked for more: the page may be gone in a moment, and what is committed stays.
    change.commit()
    await Promise.all([put, change.done])
  }

  async remove(room: Room, key: string): Promise<void> {
    await this.#db.delete(room, key)
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    const store = this.#db.transaction(room).store
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return new Map(keys.map((key, i) => [String(key), values[i]]))
  }

  async replace(contents: Contents): Promise<void> {
    const change = this.#db.transaction(ROOMS, 'readwrite')
    const done: Promise<unknown>[] = [change.done]
    for (const room of ROOMS) {
      const store = change.objectStore(room)
      done.push(store.clear())
      for (const [key, value] of contents[room]) done.push(store.put(value, key))
    }
    await Promise.all(done)
  }
}
