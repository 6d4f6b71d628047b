import type { Advice } from '../kernel/game.ts'
import type { Ask, Question } from './hint.ts'

/** What goes to the worker, and what comes back. */
export interface Asked {
  readonly id: number
  readonly question: Question
}

export type Told = { readonly id: number; readonly advice: Advice | null } | { readonly id: number; readonly broken: string }

interface Waiting {
  resolve(advice: Advice | null): void
  reject(error: Error): void
}

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, Waiting>()

/** Asks the worker, which is started with the first question and stays. */
export const askWorker: Ask = question =>
  new Promise((resolve, reject) => {
    worker ??= started()
    const id = ++asked
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, question } satisfies Asked)
  })

function started(): Worker {
  const thinker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' })
  thinker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('broken' in data) asker?.reject(new Error(data.broken))
    else asker?.resolve(data.advice)
  })
  // A worker that could not be fetched, or fell over: whoever waits is told, and the next question starts another.
  thinker.addEventListener('error', () => {
    thinker.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'))
    waiting.clear()
  })
  return thinker
}
