/** Minds that this server thinks for, in a thread of their own so that nobody's move waits for a thought. */
import { Worker } from 'node:worker_threads'
import type { Seat } from '../../kernel/game.ts'
import { mindIn } from '../matches/ids.ts'
import type { Room } from '../matches/room.ts'
import type { Thinking, Thought } from './minds.worker.ts'

export class Minds {
  #worker: Worker | null = null
  #count = 0
  readonly #waiting = new Map<number, { done(text: string | null): void; failed(error: Error): void }>()

  /** What the mind in this seat does, as text; null: it is not its turn. It sees what its seat may see. */
  think({ session, game, contest, lines }: Room, seat: Seat, person: string): Promise<string | null> {
    if (session?.toMove !== seat) return Promise.resolve(null)
    const id = ++this.#count
    // Chance that only this server knows, and every process of it draws alike.
    const seed = `${contest.secret} ${lines.length}`
    const thinking: Thinking = { id, game: game.id, bot: mindIn(person), view: game.view(session.state, seat), seat, seed }
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#thread().postMessage(thinking)
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./minds.worker.js', import.meta.url))
    worker.on('message', ({ id, text, error }: Thought) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error === null) waiting?.done(text)
      else waiting?.failed(new Error(error))
    })
    worker.on('error', error => this.#fail(error))
    worker.on('exit', () => this.#fail(new Error('the thread of the minds ended')))
    worker.unref()
    this.#worker = worker
    return worker
  }

  /** A thread that died is replaced when somebody thinks again. */
  #fail(error: Error): void {
    this.#worker = null
    for (const { failed } of this.#waiting.values()) failed(error)
    this.#waiting.clear()
  }
}
