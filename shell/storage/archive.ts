/** Everything that is kept here, as one file and back. */
import { fieldsOf } from '../../kernel/foreign.ts'
import { bestFault } from './check-best.ts'
import { type Finished, isUnreadable, keyOf, type Playing, readRecord, type Unreadable } from './records.ts'
import { emptyContents, ROOMS, type Room, type Store } from './store.ts'

const KIND = 'lockstep-storage'
const VERSION = 1

/** In characters; more than fifty long games. */
const LARGEST = 64 * 1024 * 1024

/** What is wrong with a file. Whoever shows it says it in the language in force. */
export type Fault =
  | { readonly why: 'large' | 'foreign' }
  | { readonly why: 'version'; readonly version: string; readonly ours: number }
  | { readonly why: 'room'; readonly room: Room }
  | { readonly why: 'record'; readonly room: Room; readonly number: number; readonly fault: Unreadable }
  | { readonly why: 'replay'; readonly room: Room; readonly number: number; readonly because: string }
  /** A best that the game behind it did not come to. */
  | { readonly why: 'best'; readonly room: Room; readonly number: number }

/** What is not so about a game, as a sentence or null. Given from outside, because it takes the rules of a game to know. */
export type CheckGame = (record: Playing | Finished) => Promise<string | null>

export async function packed(store: Store): Promise<string> {
  const rooms: Record<string, unknown[]> = {}
  for (const room of ROOMS) rooms[room] = [...(await store.all(room)).values()]
  return `${JSON.stringify({ kind: KIND, version: VERSION, rooms }, null, 1)}\n`
}

/** Reads the whole file before it changes anything: it is taken in as it is, or not at all. */
export async function unpacked(text: string, store: Store, check: CheckGame): Promise<Fault | null> {
  const rooms = roomsIn(text)
  if (isFault(rooms)) return rooms
  const contents = emptyContents()
  for (const room of ROOMS) {
    const records = rooms[room]
    if (!Array.isArray(records)) return { why: 'room', room }
    for (const [i, value] of records.entries()) {
      const record = readRecord(room, value)
      if (isUnreadable(record)) return { why: 'record', room, number: i + 1, fault: record }
      const wrong = 'text' in record && 'mode' in record ? await check(record) : null
      if (wrong !== null) return { why: 'replay', room, number: i + 1, because: wrong }
      contents[room].set(keyOf(room, record), record)
    }
  }
  const number = bestFault(contents)
  if (number !== null) return { why: 'best', room: 'tallies', number }
  await store.replace(contents)
  return null
}

function roomsIn(text: string): Readonly<Record<string, unknown>> | Fault {
  if (text.length > LARGEST) return { why: 'large' }
  const file = fieldsOf(parsed(text))
  if (file['kind'] !== KIND) return { why: 'foreign' }
  if (file['version'] !== VERSION) return { why: 'version', version: String(file['version']), ours: VERSION }
  return fieldsOf(file['rooms'])
}

function isFault(rooms: Readonly<Record<string, unknown>> | Fault): rooms is Fault {
  return 'why' in rooms
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
