/** Who helps: says whether it can still be won, and what to do next on a way that wins. */
import type { Guide } from '../../../../kernel/game.ts'
import { equal } from '../../../../kernel/plain.ts'
import type { Floodline } from '../../nouns.ts'
import { parse } from '../../rules/actions.ts'
import { type Outlook, outlookOf } from './outlook.ts'

export const guide: Guide<Floodline> = {
  judge: view => outlookOf(view),
  hint(view, legal) {
    const outlook = outlookOf(view)
    if (outlook?.kind !== 'won') return null
    const [turn] = outlook.turns
    const action = firstOf(outlook, legal)
    if (!turn || !action) return null
    return {
      action,
      code: 'winning-line',
      because: 'it lies on a way that wins',
      facts: { acts: turn.acts.map(({ wish, at }) => ({ wish, at })), landing: turn.landing, stars: outlook.stars },
    }
  },
}

/** The first key of the way, if it may be pressed now: who holds the soft drop has pressed it already. */
function firstOf(
  { presses: [first] }: Extract<Outlook, { kind: 'won' }>,
  legal: readonly Floodline['Action'][],
): Floodline['Action'] | null {
  const action = first && parse(first.text)
  return legal.find(each => equal(each, action)) ?? legal.find(({ kind }) => kind === 'drop') ?? null
}
