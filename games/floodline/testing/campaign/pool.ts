/** Work for several cores: as many workers as asked for, a task at a time each. With one, everything is done here, which is easier to look into. */
import { Worker } from 'node:worker_threads'
import { perform, type Task } from './tasks.ts'

/** From a worker. */
export type Message = { readonly done: unknown } | { readonly failed: string } | { readonly says: string }

interface Waiting {
  readonly task: Task
  readonly say: (line: string) => void
  done(value: unknown): void
  failed(error: Error): void
}

export class TaskPool {
  readonly #idle: Worker[] = []
  readonly #all: Worker[] = []
  readonly #queue: Waiting[] = []

  get workers(): number {
    return Math.max(1, this.#all.length)
  }

  constructor(workers: number) {
    if (workers <= 1) return
    for (let at = 0; at < workers; at++) {
      const worker = new Worker(new URL('./begin-worker.js', import.meta.url))
      this.#all.push(worker)
      this.#idle.push(worker)
    }
  }

  run(task: Task, say: (line: string) => void = () => {}): Promise<unknown> {
    if (this.#all.length === 0) return Promise.resolve().then(() => perform(task, say))
    return new Promise((done, failed) => {
      this.#queue.push({ task, say, done, failed })
      this.#next()
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(worker => worker.terminate()))
  }

  #next(): void {
    const worker = this.#idle.pop()
    if (!worker) return
    const waiting = this.#queue.shift()
    if (!waiting) {
      this.#idle.push(worker)
      return
    }
    const end = (): void => {
      worker.off('message', hear)
      worker.off('error', break_)
      this.#idle.push(worker)
      this.#next()
    }
    const hear = (message: Message): void => {
      if ('says' in message) return waiting.say(message.says)
      if ('done' in message) waiting.done(message.done)
      else waiting.failed(new Error(message.failed))
      end()
    }
    const break_ = (error: unknown): void => waiting.failed(error instanceof Error ? error : new Error(String(error)))
    worker.on('message', hear)
    worker.on('error', break_)
    worker.postMessage(waiting.task)
  }
}
