/** What is done with everything that is kept here at once. */
import { findGame } from '../../games/index.ts'
import { isFault, playOver, readHeader } from '../../kernel/replay.ts'
import { type Fault, packed, unpacked } from './archive.ts'
import { store } from './index.ts'
import { emptyContents } from './store.ts'

export function exportAll(): Promise<string> {
  return packed(store)
}

/** What is wrong with the file; null: everything in it is here now, in place of what was. */
export function importAll(text: string): Promise<Fault | null> {
  return unpacked(text, store, checkReplay)
}

/** Games and records. Settings, and what is set inside games, are no part of it. */
export function eraseAll(): Promise<void> {
  return store.replace(emptyContents())
}

/** Other rules than ours are let in: the game is set aside when somebody opens it, and can be downloaded then. */
async function checkReplay(text: string): Promise<string | null> {
  const header = readHeader(text)
  if (isFault(header)) return header.because
  const found = findGame(header.game)
  if (!found) return `there is no game called "${header.game}"`
  const game = await found.game()
  if (header.rules !== game.rules) return null
  const over = playOver(text, game)
  return isFault(over) ? over.because : null
}
