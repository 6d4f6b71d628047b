/** What is done with everything that is kept here at once. */
import { findGame } from '../../games/index.ts'
import { rulesOf } from '../../games/provenance.ts'
import { isFault, readHeader } from '../../kernel/replay.ts'
import { examineInWorker } from '../thinking/client.ts'
import { type Fault, packed, unpacked } from './archive.ts'
import { recordFault } from './check-record.ts'
import { store } from './index.ts'
import type { Finished, Playing } from './records.ts'
import { emptyContents } from './store.ts'

export function exportAll(): Promise<string> {
  return packed(store)
}

/** What is wrong with the file; null: everything in it is here now, in place of what was. */
export function importAll(text: string): Promise<Fault | null> {
  return unpacked(text, store, check)
}

/** Games and records. Settings, and what is set inside games, are no part of it. */
export function eraseAll(): Promise<void> {
  return store.replace(emptyContents())
}

/** Rules that nobody here knows are let in: the game is set aside when somebody opens it, and can be downloaded then. */
async function check(record: Playing | Finished): Promise<string | null> {
  const header = readHeader(record.text)
  if (isFault(header)) return header.because
  const found = findGame(header.game)
  if (!found || header.game !== record.game) return `there is no game called "${header.game}" where it is listed`
  if ((await rulesOf(found, header.rules)).rules !== header.rules) return null
  return recordFault(record, await examineInWorker(record.text))
}
