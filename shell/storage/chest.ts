/** Everything that is kept here, as one file and back. */
import { fieldsOf } from '../../kernel/foreign.ts'
import { keyOf, readRecord } from './records.ts'
import { emptyContents, ROOMS, type Shelf } from './shelf.ts'

const KIND = 'lockstep-storage'
const VERSION = 1

/** In characters; more than fifty long games. */
const LARGEST = 64 * 1024 * 1024

/** What is wrong with a file, as a sentence; null: it was taken in. */
export type Fault = string | null

/** Whether a replay is one, as a sentence or null. Given from outside, because it takes the rules of a game to know. */
export type CheckReplay = (text: string) => Promise<string | null>

export async function packed(shelf: Shelf): Promise<string> {
  const rooms: Record<string, unknown[]> = {}
  for (const room of ROOMS) rooms[room] = [...(await shelf.all(room)).values()]
  return `${JSON.stringify({ kind: KIND, version: VERSION, rooms }, null, 1)}\n`
}

/** Reads the whole file before it changes anything: it is taken in as it is, or not at all. */
export async function unpacked(text: string, shelf: Shelf, check: CheckReplay): Promise<Fault> {
  const rooms = roomsIn(text)
  if (typeof rooms === 'string') return rooms
  const contents = emptyContents()
  for (const room of ROOMS) {
    const records = rooms[room]
    if (!Array.isArray(records)) return `The file has no list called "${room}".`
    for (const [i, value] of records.entries()) {
      const record = readRecord(room, value)
      const where = `In "${room}", number ${i + 1}`
      if (typeof record === 'string') return `${where}: ${record}.`
      const wrong = (room === 'playing' || room === 'finished') && 'text' in record ? await check(record.text) : null
      if (wrong !== null) return `${where}: ${wrong}.`
      contents[room].set(keyOf(room, record), record)
    }
  }
  await shelf.replace(contents)
  return null
}

function roomsIn(text: string): Readonly<Record<string, unknown>> | string {
  if (text.length > LARGEST) return 'The file is too large to be ours.'
  const file = fieldsOf(parsed(text))
  if (file['kind'] !== KIND) return 'The file was not made by the export of Lockstep.'
  if (file['version'] !== VERSION) return `The file has version ${String(file['version'])}, and this build reads version ${VERSION}.`
  return fieldsOf(file['rooms'])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
