/**
 * PCG32: a small, good, published generator (O'Neill 2014, XSH-RR 64/32), on 32-bit words.
 *
 * A generator is four words of plain data, so it can live in a state, be copied, hashed and saved with it.
 * Nothing here draws chance from outside: everything follows from a seed, which is any text.
 */
import { sha256 } from './sha256.ts'

/** [state high, state low, increment high, increment low]; the increment is odd and picks one of 2^63 sequences. */
export type Rng = Uint32Array

const MULTIPLIER_HIGH = 0x5851f42d
const MULTIPLIER_LOW = 0x4c957f2d

/** A 64-bit number as two words, high first. */
type Wide = readonly [high: number, low: number]

/** The published seeding: `seed` is where to start, `sequence` which of the sequences to walk. */
export function pcg32(seed: Wide, sequence: Wide): Rng {
  const rng = new Uint32Array([0, 0, (sequence[0] << 1) | (sequence[1] >>> 31), (sequence[1] << 1) | 1])
  step(rng)
  const low = (rng[1] >>> 0) + (seed[1] >>> 0)
  rng[1] = low
  rng[0] = rng[0] + seed[0] + (low > 0xffff_ffff ? 1 : 0)
  step(rng)
  return rng
}

/**
 * The stream called `name` of a seed. Streams of one seed are unrelated, so a game may draw pieces from one
 * and wind from another, and drawing more from the first leaves the second as it was. All 128 bits of the
 * digest are used (127 count), so that a long seed cannot be found by trying short ones.
 */
export function stream(seed: string, name: string): Rng {
  const digest = sha256(`lockstep stream 1\n${name.length} ${name}\n${seed}`)
  return pcg32([digest[0], digest[1]], [digest[2], digest[3]])
}

/** state = state × multiplier + increment, modulo 2^64. */
function step(rng: Rng): void {
  const high = rng[0]
  const low = rng[1]
  // low × MULTIPLIER_LOW in full, from 16-bit halves: a double cannot hold 64 bits.
  const a = low & 0xffff
  const b = low >>> 16
  const ac = Math.imul(a, 0x7f2d) >>> 0
  const ad = Math.imul(a, 0x4c95) >>> 0
  const bc = Math.imul(b, 0x7f2d) >>> 0
  const middle = (ac >>> 16) + (ad & 0xffff) + (bc & 0xffff)
  const carry = Math.imul(b, 0x4c95) + (ad >>> 16) + (bc >>> 16) + (middle >>> 16)
  const productLow = ((middle << 16) | (ac & 0xffff)) >>> 0
  const sum = productLow + rng[3]
  rng[1] = sum
  rng[0] = carry + Math.imul(high, MULTIPLIER_LOW) + Math.imul(low, MULTIPLIER_HIGH) + rng[2] + (sum > 0xffff_ffff ? 1 : 0)
}

/** The next 32 random bits, as an integer from 0 to 2^32 - 1. */
export function next(rng: Rng): number {
  const high = rng[0]
  const low = rng[1]
  step(rng)
  // xorshifted = ((state >> 18) ^ state) >> 27, lower 32 bits; rotated right by the top five bits of the state
  const shiftedHigh = (high >>> 18) ^ high
  const shiftedLow = ((high << 14) | (low >>> 18)) ^ low
  const word = (shiftedHigh << 5) | (shiftedLow >>> 27)
  const turn = high >>> 27
  return ((word >>> turn) | (word << (-turn & 31))) >>> 0
}

/** An integer from 0 to `limit` - 1, every one equally likely: words that would favour the small ones are thrown away. */
export function below(rng: Rng, limit: number): number {
  if (!(limit >= 1 && limit <= 0x1_0000_0000)) throw new RangeError(`below wants a limit from 1 to 2^32, not ${limit}`)
  const uneven = (0x1_0000_0000 - limit) % limit
  for (;;) {
    const word = next(rng)
    if (word >= uneven) return word % limit
  }
}

/** A generator of its own, seeded by this one: whatever is drawn from it leaves this one as it is. */
export function branch(rng: Rng): Rng {
  return pcg32([next(rng), next(rng)], [next(rng), next(rng)])
}

/** One of the items. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)]
}

/** Puts the items in a random order, in place (Fisher–Yates from the end), and returns them. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1)
    const item = items[last]
    items[last] = items[other]
    items[other] = item
  }
  return items
}
