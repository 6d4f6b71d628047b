/** Everything a person has here as one file: what storage keeps, and beside it the settings and what is set inside games. */

import { allPreferences } from '../../ui/preferences.ts'
import { exportAll } from '../storage/everything.ts'
import { settingsText } from './adopting.ts'

const KIND = 'lockstep-storage'

/** What an import would bring, told before it is done. */
export interface Preview {
  readonly playing: number
  readonly finished: number
  readonly dailies: number
  readonly settings: string | null
  /** What is set inside games, by name. */
  readonly preferences: Readonly<Record<string, string>>
  readonly text: string
}

export type Looked = Preview | { readonly fault: 'foreign' } | { readonly fault: 'version'; readonly version: string }

export async function packedAll(): Promise<string> {
  const stored = JSON.parse(await exportAll()) as object
  return `${JSON.stringify({ ...stored, settings: JSON.parse(settingsText()) as unknown, preferences: allPreferences() }, null, 1)}\n`
}

/** Looks into a file without changing anything. Whether every game in it can be played is for the import itself to find out. */
export function looked(text: string, version: number): Looked {
  const file = fieldsOf(parsed(text))
  if (file['kind'] !== KIND) return { fault: 'foreign' }
  if (file['version'] !== version) return { fault: 'version', version: String(file['version']) }
  const rooms = fieldsOf(file['rooms'])
  const records = (room: string): readonly unknown[] => (Array.isArray(rooms[room]) ? rooms[room] : [])
  return {
    playing: records('playing').filter(isUnderWay).length,
    finished: records('finished').length,
    dailies: records('dailies').length,
    settings: file['settings'] === undefined ? null : JSON.stringify(file['settings']),
    preferences: textsOf(file['preferences']),
    text,
  }
}

/** A game whose end is still on the table is no game under way; Library.underWay counts the same. */
function isUnderWay(record: unknown): boolean {
  const { finished, moves } = fieldsOf(record)
  return finished === null && moves !== 0
}

/** What is no text is left out. */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
