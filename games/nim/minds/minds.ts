import type { Advice, Minds } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Nim } from '../nouns.ts'
import { heapName, notate } from '../rules/notation.ts'
import { bestTake, type Reason } from './perfect.ts'

const BECAUSE: Readonly<Record<Reason, string>> = {
  balance: 'the heaps then cancel out in binary, and whatever comes next unbalances them',
  singles: 'it leaves an odd number of single sticks, so the last one falls to the other side',
  stall: 'the heaps already cancel out, so there is no winning take; a long game gives the other side room to slip',
}

export const minds: Minds<Nim> = {
  bots: [
    { id: 'careless', about: 'Takes whatever comes to hand.', pick: (_view, legal, rng) => pick(rng, legal) },
    { id: 'perfect', about: 'Never lets a won game go.', pick: view => bestTake(view).action },
  ],
  guide: {
    hint(view): Advice<Nim> | null {
      if (view.heaps.every(sticks => sticks === 0)) return null
      const { action, reason } = bestTake(view)
      return {
        action,
        code: reason,
        because: `${notate(action)}, ${action.sticks} from heap ${heapName(action.heap)}: ${BECAUSE[reason]}`,
        facts: { ...action },
      }
    },
  },
}
