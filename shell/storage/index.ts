/** The one library of this page. What is done with all of it at once is in everything.ts. */
import { signal } from '@preact/signals'
import { findGame } from '../../games/index.ts'
import { tellPast } from '../../ui/past.ts'
import { CautiousStore, type Trouble } from './cautious.ts'
import { openIndexed } from './indexed.ts'
import { Library } from './library.ts'

export type { Aside, DailyResult, Finished, Playing, Tally } from './records.ts'
export { modeOf } from './records.ts'

/** Whether what is played now will still be there tomorrow. Read it inside a component. */
export const trouble = signal<Trouble | null>(null)

export const store = new CautiousStore(openIndexed, what => {
  trouble.value = what
})

export const library = new Library(
  store,
  () => Date.now(),
  () => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(36)}`,
)

tellPast(async game => {
  const [{ pastLevels }, played] = await Promise.all([import('./past.ts'), findGame(game)?.game()])
  return pastLevels(library, game, played?.rules ?? 1)
})
