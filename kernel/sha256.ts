/**
 * SHA-256 (FIPS 180-4) of text, for what must not be forgeable or guessable: seeds, level ids, commitments.
 * Never per tick: for "did these two machines agree" there is hash.ts.
 *
 * Ours because the kernel has to run, synchronously, in engines that offer no crypto at all (see docs/decisions/0004).
 */

/** The first 32 bits of the fractional parts of the square roots (8) and cube roots (64) of the first primes. */
const [START, ROUND] = constants()

/** Eight words, the most significant first. */
export function sha256(text: string): Uint32Array {
  const blocks = padded(utf8(text))
  const digest = START.slice()
  const schedule = new Uint32Array(64)
  for (let at = 0; at < blocks.length; at += 16) compress(digest, blocks.subarray(at, at + 16), schedule)
  return digest
}

export function sha256Hex(text: string): string {
  return Array.from(sha256(text), word => word.toString(16).padStart(8, '0')).join('')
}

function compress(digest: Uint32Array, block: Uint32Array, w: Uint32Array): void {
  w.set(block)
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15]
    const late = w[t - 2]
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    w[t] = w[t - 16] + s0 + w[t - 7] + s1
  }
  let [a, b, c, d, e, f, g, h] = digest
  for (let t = 0; t < 64; t++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t] + w[t]) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) digest[i] += sums[i]
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** Big-endian words, with the closing bit and the length in bits that the standard asks for. */
function padded(bytes: readonly number[]): Uint32Array {
  const blocks = new Uint32Array((((bytes.length + 8) >>> 6) + 1) * 16)
  bytes.forEach((byte, i) => {
    blocks[i >>> 2] |= byte << (24 - 8 * (i & 3))
  })
  blocks[bytes.length >>> 2] |= 0x80 << (24 - 8 * (bytes.length & 3))
  blocks[blocks.length - 2] = bytes.length >>> 29
  blocks[blocks.length - 1] = bytes.length << 3
  return blocks
}

/** UTF-8 by hand (the language itself has no encoder). A lone surrogate becomes U+FFFD, as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    let point = character.codePointAt(0) as number
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
  }
  return bytes
}

/** The published constants, worked out in integers instead of typed in: a slip of the finger cannot hide here. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p !== 0)) primes.push(n)
  return [new Uint32Array(primes.slice(0, 8).map(p => rootFraction(p, 2))), new Uint32Array(primes.map(p => rootFraction(p, 3)))]
}

/** floor(frac(p^(1/degree)) × 2^32): the largest r with r^degree <= p × 2^(32 × degree), bit by bit, less its whole part. */
function rootFraction(p: number, degree: 2 | 3): number {
  const target = BigInt(p) << BigInt(32 * degree)
  let root = 0n
  for (let bit = 1n << 37n; bit > 0n; bit >>= 1n) {
    const trial = root | bit
    if ((degree === 2 ? trial * trial : trial * trial * trial) <= target) root = trial
  }
  return Number(root & 0xffff_ffffn)
}
