/**
 * Questions to a worker, which is started with the first one and stays. One protocol for all of them: every question has a number, an
 * answer may come in parts, a worker that falls over fails whoever waits and is started anew for the next question, and what nobody waits
 * for any more reaches nobody. The other side is worker-service.ts.
 */

/** What can be asked for by name: what is asked, what is answered, and what may be heard on the way. */
export interface Jobs {
  readonly [job: string]: { readonly asked: unknown; readonly answer: unknown; readonly part?: unknown }
}

export interface Question {
  readonly id: number
  readonly job: string
  readonly asked: unknown
}

export type Message =
  | { readonly id: number; readonly part: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }

interface Waiting {
  part?(part: unknown): void
  resolve(answer: unknown): void
  reject(error: Error): void
}

export class WorkerClient<J extends { readonly [K in keyof J]: Jobs[string] }> {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #count = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  ask<K extends keyof J & string>(job: K, asked: J[K]['asked']): Promise<J[K]['answer']> {
    return new Promise((resolve, reject) => this.#post(job, asked, { resolve, reject }))
  }

  /**
   * Asks for something that takes long and is told in parts. Whoever leaves calls what comes back: nothing is heard after that, and a
   * worker that works for nobody is ended.
   */
  follow<K extends keyof J & string>(
    job: K,
    asked: J[K]['asked'],
    heard: { part(part: J[K]['part']): void; done(answer: J[K]['answer']): void; failed(error: Error): void },
  ): () => void {
    const id = this.#post(job, asked, { part: heard.part, resolve: heard.done, reject: heard.failed })
    return () => {
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#end()
    }
  }

  #post(job: string, asked: unknown, waiting: Waiting): number {
    const id = ++this.#count
    this.#waiting.set(id, waiting)
    try {
      this.#worker ??= this.#begin()
      this.#worker.postMessage({ id, job, asked } satisfies Question)
    } catch (error) {
      // There are no workers here, or what is asked cannot be sent. Whoever asked hears of it as of any failure.
      this.#waiting.delete(id)
      waiting.reject(error instanceof Error ? error : new Error(String(error)))
    }
    return id
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data))
    // It could not be fetched, or it fell over.
    worker.addEventListener('error', () => this.#fail(worker))
    return worker
  }

  #hear(message: Message): void {
    const waiting = this.#waiting.get(message.id)
    if ('part' in message) return waiting?.part?.(message.part)
    this.#waiting.delete(message.id)
    if ('failed' in message) waiting?.reject(new Error(message.failed))
    else waiting?.resolve(message.answer)
  }

  #fail(worker: Worker): void {
    if (this.#worker !== worker) return
    const failed = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#end()
    for (const { reject } of failed) reject(new Error('the worker failed'))
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
