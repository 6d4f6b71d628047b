import { type Contents, emptyContents, ROOMS, type Room, type Store } from '../store.ts'

/** Keeps everything as a browser would, for as long as the test lasts. */
export class MemoryStore implements Store {
  #rooms = emptyContents()

  async get(room: Room, key: string): Promise<unknown> {
    return structuredClone(this.#rooms[room].get(key))
  }

  async put(room: Room, key: string, value: unknown): Promise<void> {
    this.#rooms[room].set(key, structuredClone(value))
  }

  async remove(room: Room, key: string): Promise<void> {
    this.#rooms[room].delete(key)
  }

  async all(room: Room): Promise<ReadonlyMap<string, unknown>> {
    return structuredClone(this.#rooms[room])
  }

  async replace(contents: Contents): Promise<void> {
    const rooms = emptyContents()
    for (const room of ROOMS) rooms[room] = new Map(structuredClone(contents[room]))
    this.#rooms = rooms
  }
}
