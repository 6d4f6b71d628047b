/** Reading strangers' files and writing our own. Whatever goes wrong is a sentence. */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { LARGEST_REPLAY } from '../kernel/replay.ts'

export type Read = { readonly text: string } | { readonly because: string }

/** Whatever we read has the limit of a replay. */
function tooLarge(what: string): Read {
  return { because: `is larger than ${LARGEST_REPLAY / 1024} KiB, which no ${what} is` }
}

export function readReplay(path: string, input: Readable): Promise<Read> {
  return readText(path, input, 'replay')
}

/** `-` is the standard input. The size is looked at before the contents, and no more than a replay's worth is ever held. */
export async function readText(path: string, input: Readable, what: string): Promise<Read> {
  if (path === '-') return decoded(await atMost(input), what)
  let file: FileHandle
  try {
    file = await open(path)
  } catch (error) {
    return { because: `cannot be opened: ${reason(error)}` }
  }
  try {
    const facts = await file.stat()
    if (facts.isDirectory()) return { because: 'is a folder, not a file' }
    if (facts.size > LARGEST_REPLAY) return tooLarge(what)
    // A device has no size and may never end, and a file may have grown since, so this counts as well.
    return decoded(await atMost(file.createReadStream({ autoClose: false })), what)
  } catch (error) {
    return { because: `cannot be read: ${reason(error)}` }
  } finally {
    await file.close()
  }
}

/** All of it, or null when there is more than a replay may have. */
async function atMost(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_REPLAY) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

function decoded(bytes: Buffer | null, what: string): Read {
  if (bytes === null) return tooLarge(what)
  if (bytes.length === 0) return { because: 'is empty' }
  try {
    // A mark at the beginning would otherwise vanish without a word, and a changed file would pass for the original.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.startsWith('\ufeff')) return { text }
    return { because: `begins with a byte order mark, ${what === 'replay' ? 'and a replay begins with "replay"' : 'which must go'}` }
  } catch {
    return { because: `is not text (UTF-8), so it is not a ${what}` }
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}

/** Whole or not at all: a full disk does not cost the game that was there before. Gives the reason if it cannot be. */
export async function writeWhole(path: string, text: string): Promise<string | null> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, text, { flag: 'wx' })
    await rename(draft, path)
    return null
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    return reason(error)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be touched (permission denied)',
  EPERM: 'it may not be touched (permission denied)',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
  ELOOP: 'its links lead in a circle',
  ERR_INVALID_ARG_VALUE: 'that is not a file name',
}

function reason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}
