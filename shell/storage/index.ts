/** The one library of this page, and everything that is done with all of it at once. */
import { signal } from '@preact/signals'
import { shelved } from '../../games/index.ts'
import { isFault, playOver, readHeader } from '../../kernel/replay.ts'
import { CautiousShelf, type Trouble } from './cautious.ts'
import { packed, unpacked } from './chest.ts'
import { Library } from './library.ts'
import { emptyContents } from './shelf.ts'

export type { Aside, DailyResult, Finished, Playing, Tally } from './records.ts'
export { modeOf } from './records.ts'

/** Whether what is played now will still be there tomorrow. Read it inside a component. */
export const trouble = signal<Trouble | null>(null)

const shelf = new CautiousShelf(
  async () => (await import('./indexed.ts')).openIndexed(),
  what => {
    trouble.value = what
  },
)

export const library = new Library(
  shelf,
  () => Date.now(),
  () => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(36)}`,
)

export function exportAll(): Promise<string> {
  return packed(shelf)
}

/** What is wrong with the file, as a sentence; null: everything in it is here now, in place of what was. */
export function importAll(text: string): Promise<string | null> {
  return unpacked(text, shelf, checkReplay)
}

export function eraseAll(): Promise<void> {
  return shelf.replace(emptyContents())
}

/** Other rules than ours are let in: the game is set aside when somebody opens it, and can be downloaded then. */
async function checkReplay(text: string): Promise<string | null> {
  const header = readHeader(text)
  if (isFault(header)) return header.because
  const found = shelved(header.game)
  if (!found) return `there is no game called "${header.game}"`
  const game = await found.game()
  if (header.rules !== game.rules) return null
  const over = playOver(text, game)
  return isFault(over) ? over.because : null
}
