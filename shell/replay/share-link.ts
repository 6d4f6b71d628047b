/** A whole game in a link, and text for friends. */
import { LARGEST_REPLAY } from '../../kernel/replay.ts'

/** Longer addresses are cut off on their way through mail and messengers. */
export const LONGEST_LINK = 60_000

/** The first letter says how the rest is packed. */
const DEFLATED = 'z'
const PLAIN = 'p'

/** A replay as it stands behind the `#`. */
export async function encoded(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (typeof CompressionStream === 'undefined') return PLAIN + base64(bytes)
  const packed = await collected(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY)
  return packed ? DEFLATED + base64(packed) : PLAIN + base64(bytes)
}

/** The replay in a link. `broken`: it is none; `too-large`: it unpacks to more than any game. */
export async function decoded(fragment: string): Promise<{ readonly text: string } | { readonly fault: 'broken' | 'too-large' }> {
  const bytes = unbase64(fragment.slice(1))
  if (!bytes) return { fault: 'broken' }
  try {
    const unpacked = fragment.startsWith(PLAIN) ? bytes : fragment.startsWith(DEFLATED) ? await inflated(bytes) : null
    if (unpacked === 'too-large') return { fault: 'too-large' }
    return unpacked ? { text: new TextDecoder('utf-8', { fatal: true }).decode(unpacked) } : { fault: 'broken' }
  } catch {
    return { fault: 'broken' }
  }
}

/** A small link may unpack to anything, so it is stopped as soon as it is more than a game. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  return (await collected(through(bytes, new DecompressionStream('deflate-raw')), LARGEST_REPLAY)) ?? 'too-large'
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

/** Null: there is more than `most`. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue
    parts.push(value)
    size += value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** With letters that an address may carry as they are. */
function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function unbase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '' || text.length > 2 * LARGEST_REPLAY || !/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, letter => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** Whether it is on the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands it to the system where it can take it, else to the clipboard. */
export async function handedOn(text: string, url: string): Promise<'shared' | 'copied' | 'neither' | 'declined'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text, url })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'declined'
    }
  }
  return (await copied(`${text}\n${url}`)) ? 'copied' : 'neither'
}
