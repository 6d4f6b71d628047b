import { type Contents, ROOMS, type Room, type Store } from './store.ts'

const NAME = 'lockstep'

/** Goes up when a room comes or goes. What a record looks like is the record's own business (records.ts). */
const VERSION = 1

/** The browser's database. Throws where the browser does not let us have one. Why no library: docs/decisions/0008. */
export async function openIndexed(): Promise<Store> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    const { result: db } = opening
    for (const room of ROOMS) if (!db.objectStoreNames.contains(room)) db.createObjectStore(room)
  }
  const db = await answered(opening)
  // A newer build in another tab wants the database; we go on from memory until this page is loaded anew.
  db.onversionchange = () => db.close()
  return new IndexedStore(db)
}

class IndexedStore implements Store {
  readonly #db: IDBDatabase

  constructor(db: IDBDatabase) {
    this.#db = db
  }

  async get(room: Room, key: string): Promise<unknown> {
    return answered(this.#db.transaction(room).objectStore(room).get(key))
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    await this.#change([room], change => change.objectStore(room).put(value, key))
  }

  async remove(room: Room, key: string): Promise<void> {
    await this.#change([room], change => change.objectStore(room).delete(key))
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    const store = this.#db.transaction(room).objectStore(room)
    const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered<unknown[]>(store.getAll())])
    return new Map(keys.map((key, i) => [String(key), values[i]]))
  }

  async replace(contents: Contents): Promise<void> {
    await this.#change(ROOMS, change => {
      for (const room of ROOMS) {
        const store = change.objectStore(room)
        store.clear()
        for (const [key, value] of contents[room]) store.put(value, key)
      }
    })
  }

  /** All of it or nothing. */
  #change(rooms: readonly Room[], work: (change: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.#db.transaction(rooms, 'readwrite')
      change.oncomplete = () => resolve()
      // A change that fails is aborted, and what is wrong with it (no room left, say) is known only then.
      change.onabort = () => reject(change.error ?? new Error('the change was given up'))
      work(change)
      // Not waiting to be asked for more: the page may be gone in a moment, and what is committed stays.
      change.commit()
    })
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'))
  })
}
