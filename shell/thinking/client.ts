/** What takes long is done in a worker, and the page goes on drawing. */
import type { Examined } from '../../games/provenance.ts'
import type { Advice } from '../../kernel/game.ts'
import { WorkerClient } from '../../ui/worker-client.ts'
import type { Dealer } from '../table/open/opening.ts'
import type { Ask, Challenge, Dealing, Judge, Position, Question, Think } from './think.ts'

/** What can be asked for, and what comes back. */
export interface ThinkingJobs {
  readonly advise: { readonly asked: Question; readonly answer: Advice | null }
  readonly judge: { readonly asked: Position; readonly answer: unknown }
  readonly think: { readonly asked: Challenge; readonly answer: unknown }
  readonly deal: { readonly asked: Dealing; readonly answer: unknown }
  /** The text of a replay of a game we have. */
  readonly examine: { readonly asked: string; readonly answer: Examined }
}

const client = new WorkerClient<ThinkingJobs>(() => new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' }))

export const adviseInWorker: Ask = question => client.ask('advise', question)

export const judgeInWorker: Judge = position => client.ask('judge', position)

export const thinkInWorker: Think = challenge => client.ask('think', challenge)

export const dealInWorker: Dealer = ({ id }, setup, seed) => client.ask('deal', { game: id, setup, seed })

/** Plays it over from the first line to the last, and finds out where its deal is from. */
export function examineInWorker(text: string): Promise<Examined> {
  return client.ask('examine', text)
}
