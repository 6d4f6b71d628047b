/** Chance from outside enters here and only here; from the seed on, everything follows. */

/** Without letters and figures that are easily mixed up when somebody reads a seed aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Bytes from here on would make the first letters likelier than the last, so they are thrown away. */
const EVEN = 256 - (256 % ALPHABET.length)

const SHORT = 8

/** 26 × log2(31) is more than 128 bits: nobody finds it by trying. */
const SECRET = 26

const SALT_BYTES = 16

/** For whoever plays alone: short enough to be read aloud, and in the address for everybody to see. */
export function freshSeed(): string {
  return letters(SHORT)
}

/** For a game against somebody: who knows the seed knows the deal. */
export function secretSeed(): string {
  return letters(SECRET)
}

/** What a deal is sealed with: 128 bits, as hexadecimal digits (see kernel/seal.ts). */
export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')
}

function letters(many: number): string {
  let text = ''
  while (text.length < many)
    for (const byte of crypto.getRandomValues(new Uint8Array(many - text.length)))
      if (byte < EVEN) text += ALPHABET.charAt(byte % ALPHABET.length)
  return text
}
