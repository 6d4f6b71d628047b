/** Without letters and figures that are easily mixed up when somebody reads a seed aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Chance from outside enters here and only here; from the seed on, everything follows. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => ALPHABET[byte % ALPHABET.length]).join('')
}
