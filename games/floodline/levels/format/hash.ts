import { stringify } from '../../../../kernel/plaintext.ts'
import { sha256Hex } from '../../../../kernel/sha256.ts'
import type { FloodLevel } from '../../nouns.ts'

/** What a level is known by: SHA-256 of its canonical JSON (keys in order, no spaces, UTF-8). The order of keys in the file means nothing. */
export function levelHash(level: FloodLevel): string {
  return sha256Hex(stringify(level))
}
