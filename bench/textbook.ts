/** The plain way to do what the kernel does cleverly: what the kernel is measured against, and checked against. */

/** FNV-1a with 32 bits, a byte at a time, as everybody writes it first. */
export function fnv1a(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ (bytes[i] ?? 0), 0x01000193)
  return sum >>> 0
}

const MASK = (1n << 64n) - 1n
const MULTIPLIER = 6364136223846793005n

/** PCG32 as published, on 64-bit integers. */
export class WidePcg32 {
  #state = 0n
  readonly #increment: bigint

  constructor(seed: bigint, sequence: bigint) {
    this.#increment = ((sequence << 1n) | 1n) & MASK
    this.next()
    this.#state = (this.#state + seed) & MASK
    this.next()
  }

  next(): number {
    const old = this.#state
    this.#state = (old * MULTIPLIER + this.#increment) & MASK
    const word = Number((((old >> 18n) ^ old) >> 27n) & 0xffff_ffffn)
    const turn = Number(old >> 59n)
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0
  }
}
