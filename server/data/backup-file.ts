/**
 * A backup: lines of JSON, compressed. The first says what it is, then come the tables, each with its rows as PostgreSQL writes them as JSON,
 * and the last has the SHA-256 of everything before it. It depends on no version of PostgreSQL: every database of ours can read every one.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { DataError } from './data-error.ts'

const FORMAT = 1

interface First {
  readonly lockstep: 'backup'
  readonly format: number
  /** The last migration of the database that it was made from. */
  readonly schema: string
}

/** Before the rows of each table. */
interface Heading {
  readonly table: string
}

interface Last {
  readonly rows: number
  readonly sha256: string
}

/** What is written and read: the name of a table, or the text of a row of the table before it. */
export type Item = { readonly table: string } | { readonly row: string }

/** It has everything in it, whatever is secret too: only whoever made it may read it. */
const PRIVATE = 0o600

/** Either the whole file is there in the end, or nothing. @returns how many rows it has */
export async function writeBackup(path: string, schema: string, items: AsyncGenerator<Item>): Promise<number> {
  if (existsSync(path)) throw new DataError(`there is already a file ${path}; give the backup another name`)
  const unfinished = `${path}.unfinished`
  const count = { rows: 0 }
  try {
    // On the disk, and not only on the way there, before it has its name.
    const file = createWriteStream(unfinished, { mode: PRIVATE, flush: true })
    await pipeline(linesFor(schema, items, count), createGzip(), file).catch(cannotWrite(path))
    await rename(unfinished, path)
    return count.rows
  } catch (error) {
    // It may be in the middle of a question to the database, and whoever opened that wants to close it next.
    await items.return(undefined).catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* linesFor(schema: string, items: AsyncIterable<Item>, count: { rows: number }): AsyncGenerator<string> {
  const sum = createHash('sha256')
  const summed = (line: string): string => {
    sum.update(`${line}\n`)
    return `${line}\n`
  }
  yield summed(JSON.stringify({ lockstep: 'backup', format: FORMAT, schema } satisfies First))
  for await (const item of items) {
    if ('row' in item) count.rows++
    yield summed('row' in item ? item.row : JSON.stringify({ table: item.table } satisfies Heading))
  }
  yield `${JSON.stringify({ rows: count.rows, sha256: sum.digest('hex') } satisfies Last)}\n`
}

/** Reads it through before anybody relies on it. @returns the last migration of where it came from, and how many rows it has */
export async function checkBackup(path: string): Promise<{ readonly schema: string; readonly rows: number }> {
  const sum = createHash('sha256')
  let first: First | null = null
  let before: string | null = null
  for await (const line of linesOf(path)) {
    if (before === null) first = firstIn(line, path)
    else sum.update(`${before}\n`)
    before = line
  }
  const last = lastIn(before)
  if (first === null || last === null) throw new DataError(`${path} breaks off before its end; it cannot be used`)
  if (last.sha256 !== sum.digest('hex')) throw new DataError(`${path} is damaged: its checksum is not that of what is in it`)
  return { schema: first.schema, rows: last.rows }
}

/** Of a file that was checked. */
export async function* readBackup(path: string): AsyncGenerator<Item> {
  let held: string | null = null
  let count = 0
  for await (const line of linesOf(path)) {
    // All but the first and the last. Only a heading has this shape: no table has one column that is called so.
    if (held !== null) yield /^\{"table":"\w+"\}$/.test(held) ? { table: (JSON.parse(held) as Heading).table } : { row: held }
    if (count++ > 0) held = line
  }
}

/** Not readline: that ends lines also at characters that may stand in a row. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const zip = createGunzip()
  const file = createReadStream(path).on('error', error => zip.destroy(error))
  file.pipe(zip)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of zip) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException)
  } finally {
    file.destroy()
  }
  if (rest !== '') yield rest
}

function unreadable(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT') return new DataError(`there is no file ${path}`)
  if (error.code === 'Z_BUF_ERROR') return new DataError(`${path} breaks off before its end; it cannot be used`)
  if (error.code?.startsWith('Z_')) return new DataError(`${path} is damaged, or no backup of Lockstep`)
  return new DataError(`${path} cannot be read: ${error.message}`)
}

function cannotWrite(path: string): (error: NodeJS.ErrnoException) => never {
  return error => {
    // What the database says has another kind of code.
    throw error.syscall === undefined ? error : new DataError(`${path} cannot be written: ${error.message}`)
  }
}

function firstIn(line: string, path: string): First {
  const { lockstep, format, schema } = parsed(line)
  if (lockstep !== 'backup' || typeof format !== 'number' || typeof schema !== 'string')
    throw new DataError(`${path} is no backup of Lockstep`)
  if (format !== FORMAT) throw new DataError(`${path} is a backup in format ${format}, which this version does not know; use a newer one`)
  return { lockstep, format, schema }
}

function lastIn(line: string | null): Last | null {
  const { rows, sha256 } = parsed(line ?? '')
  return typeof rows === 'number' && typeof sha256 === 'string' ? { rows, sha256 } : null
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
