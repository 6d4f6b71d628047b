/** A commitment to a deal, shown before the first move and opened after the last; see docs/formats/seal.md. */
import { sha256Hex } from './sha256.ts'

/** `deal` is the JSON of the deal, as it stands in a replay; `salt` is 32 hexadecimal digits. */
export function sealOf(deal: string, salt: string): string {
  return sha256Hex(`${salt}\n${deal}\n`)
}

/** Why this seal does not open to this deal, or null. */
export function refuseSeal({ seal, salt }: { readonly seal?: string; readonly salt?: string }, deal: string): string | null {
  if (seal === undefined || !/^[0-9a-f]{64}$/.test(seal)) return 'a seal is 64 hexadecimal digits'
  if (salt === undefined || !/^[0-9a-f]{32,}$/.test(salt)) return 'the salt of a seal is at least 32 hexadecimal digits'
  return sealOf(deal, salt) === seal ? null : 'the seal does not open to this deal with this salt'
}
