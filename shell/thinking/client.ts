/** What takes long is done beside the page, which asks and goes on drawing. */
import type { Advice } from '../../kernel/game.ts'
import type { Verdict } from '../../kernel/replay.ts'
import type { Dealer } from '../table/open/opening.ts'
import type { Ask, Challenge, Dealing, Question, Think } from './think.ts'

/** What can be asked for, and what comes back. */
interface Errands {
  readonly advise: { readonly asked: Question; readonly told: Advice | null }
  readonly think: { readonly asked: Challenge; readonly told: unknown }
  readonly deal: { readonly asked: Dealing; readonly told: unknown }
  /** The text of a replay of a game we have. */
  readonly verify: { readonly asked: string; readonly told: Verdict }
}

export type Asked = {
  readonly [E in keyof Errands]: { readonly id: number; readonly errand: E; readonly asked: Errands[E]['asked'] }
}[keyof Errands]

export type Told = { readonly id: number; readonly told: unknown } | { readonly id: number; readonly broken: string }

interface Waiting {
  resolve(told: unknown): void
  reject(error: Error): void
}

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, Waiting>()

/** Asks the worker, which is started with the first question and stays. */
function ask<E extends keyof Errands>(errand: E, asked: Errands[E]['asked']): Promise<Errands[E]['told']> {
  return new Promise<unknown>((resolve, reject) => {
    worker ??= started()
    const id = ++count
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, errand, asked } as Asked)
  }) as Promise<Errands[E]['told']>
}

export const adviseInWorker: Ask = question => ask('advise', question)

export const thinkInWorker: Think = challenge => ask('think', challenge)

export const dealInWorker: Dealer = ({ id }, setup, seed) => ask('deal', { game: id, setup, seed })

export function verifyInWorker(text: string): Promise<Verdict> {
  return ask('verify', text)
}

function started(): Worker {
  const thinker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' })
  thinker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if ('broken' in data) asker?.reject(new Error(data.broken))
    else asker?.resolve(data.told)
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
