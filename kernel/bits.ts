/** Bits of a word, for games that keep their boards in bits. */

/** How many bits are set. */
export function bitCount(word: number): number {
  let x = word - ((word >>> 1) & 0x5555_5555)
  x = (x & 0x3333_3333) + ((x >>> 2) & 0x3333_3333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
