/** Deals that take long: made beside the page, and whoever waits is told what for. */
import { dealFrom } from '../../../kernel/session.ts'
import { announce } from '../../../ui/announce.tsx'
import { dealInWorker } from '../../thinking/client.ts'
import { aroundWords } from '../../words/around.ts'
import type { Dealer } from './opening.ts'

/** Nobody notices a shorter wait. */
const NOTICED_MS = 150

/** `tell` shows the sentence; it is read out as well. Where nothing can be done beside the page, it is dealt on it all the same. */
export function slowDealer(tell: (sentence: string) => void): Dealer {
  return async (game, setup, seed) => {
    const timer = setTimeout(() => {
      const { dealing } = aroundWords()
      announce(dealing)
      tell(dealing)
    }, NOTICED_MS)
    try {
      return await dealInWorker(game, setup, seed)
    } catch {
      return dealFrom(game, setup, seed)
    } finally {
      clearTimeout(timer)
    }
  }
}
