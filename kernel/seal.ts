/**
 * A seal: 64 digits shown before the first move, so that nobody can change the deal afterwards. When the game is over, deal and salt are
 * shown, and anybody can see that they are what was sealed. docs/formats/seal.md says how, and what a seal does not prove.
 */
import { sha256Hex } from './sha256.ts'

/** 32 hexadecimal digits are 128 bits: nobody finds the deal by trying salts, even where there are few deals. */
const SALT_DIGITS = 32

const SEAL = /^[0-9a-f]{64}$/
const SALT = new RegExp(`^[0-9a-f]{${SALT_DIGITS},}$`)

/** What is behind `seal` and `salt` in a replay, as far as they are there. */
export interface Sealed {
  readonly seal?: string | undefined
  readonly salt?: string | undefined
}

/** `closed`: salt and deal come to another seal. */
export type SealFault = 'no-seal' | 'bad-seal' | 'no-salt' | 'bad-salt' | 'closed'

/** `dealText` is what stands behind `deal ` in a replay, to the letter. The newlines are those that `sed` writes. */
export function sealOf(dealText: string, salt: string): string {
  return sha256Hex(`${salt}\n${dealText}\n`)
}

/** What is wrong with a seal, or null: it opens. */
export function sealFault({ seal, salt }: Sealed, dealText: string): SealFault | null {
  if (seal === undefined) return 'no-seal'
  if (!SEAL.test(seal)) return 'bad-seal'
  if (salt === undefined) return 'no-salt'
  if (!SALT.test(salt)) return 'bad-salt'
  return sealOf(dealText, salt) === seal ? null : 'closed'
}

/** The same as a sentence. Null as well where neither seal nor salt is there: then nothing was sealed. */
export function refuseSeal(sealed: Sealed, dealText: string): string | null {
  const { seal, salt } = sealed
  if (seal === undefined && salt === undefined) return null
  switch (sealFault(sealed, dealText)) {
    case 'no-seal':
      return 'there is a salt and no seal, so nothing was sealed with it'
    case 'bad-seal':
      return 'the seal is not 64 hexadecimal digits'
    case 'no-salt':
      return 'there is a seal and no salt, so it cannot be opened'
    case 'bad-salt':
      return `the salt has fewer than ${SALT_DIGITS} hexadecimal digits (128 bits), or something else in it`
    case 'closed':
      return `the seal does not open: salt and deal come to ${sealOf(dealText, salt ?? '').slice(0, 16)}…, and the seal is ${seal?.slice(0, 16)}…`
    case null:
      return null
  }
}
