/**
 * The fast Sudoku solver: 27 words, digit by band. It knows nothing of reasons; it says how many solutions there are and what the
 * first one is. What follows without a guess (singles and locked candidates of one digit, cells with one digit left) is done a band at
 * a time; where nothing follows it guesses, best at a cell with two digits.
 */
import { bitCount } from '../../../kernel/bits.ts'
import { ANY, BAND, MATCHED, ROW, SINGLE, SPREAD, THRICE } from './band-tables.ts'

const DIGITS = 9
const WORDS = 27 // by digit, then band
const DONE = 27 // then three words by band: cells whose digit is settled and known to all
const FRAME = 30
const DEPTH = 82
const ALL_DIGITS = 0x1ff

export class Bands {
  /** By cell: the first solution of the latest question, if it had one. */
  readonly solution = new Uint8Array(81)
  readonly #frames = new Int32Array(FRAME * DEPTH)
  #dirty = 0 // digits to look at again
  #two = 0 // of the band looked at last: cells with two digits left
  #guessBand = 0
  #found = 0

  /** How many solutions these givens have, but no more than `limit` are looked for. */
  count(givens: ArrayLike<number>, limit: number): number {
    this.#found = 0
    if (this.#load(givens)) this.#search(0, limit)
    return this.#found
  }

  #load(givens: ArrayLike<number>): boolean {
    const words = this.#frames
    words.fill(BAND, 0, WORDS)
    words.fill(0, DONE, FRAME)
    for (let band = 0; band < 3; band++) {
      let taken = 0
      for (let at = 0; at < 27; at++) {
        const digit = givens[27 * band + at]
        if (digit === 0) continue
        const word = 3 * digit - 3 + band
        // Its row, and with it, by the matchings, its column and box in this band; the other bands learn it when the digit is looked at.
        const row = ROW << (9 * Math.floor(at / 9))
        if ((words[word] & (1 << at)) === 0) return false
        words[word] = (words[word] & ~row) | (1 << at)
        taken |= 1 << at
      }
      if (taken === 0) continue
      for (let digit = 0; digit < DIGITS; digit++) words[3 * digit + band] &= ~taken
      for (let at = 0; at < 27; at++) {
        const digit = givens[27 * band + at]
        if (digit !== 0) words[3 * digit - 3 + band] |= 1 << at
      }
      words[DONE + band] = taken
    }
    this.#dirty = ALL_DIGITS
    return true
  }

  #search(frame: number, limit: number): void {
    const words = this.#frames
    for (;;) {
      if (!this.#settle(frame)) return
      if ((words[frame + DONE] & words[frame + DONE + 1] & words[frame + DONE + 2]) === BAND) {
        if (this.#found === 0) this.#read(frame)
        this.#found++
        return
      }
      const word = this.#choose(frame)
      const bit = this.#two & -this.#two
      words.copyWithin(frame + FRAME, frame, frame + FRAME)
      const at = 31 - Math.clz32(bit)
      const row = ROW << (at - (at % 9))
      words[frame + FRAME + word] = (words[frame + FRAME + word] & ~row) | bit
      const digit = 1 << ((word - (word % 3)) / 3)
      this.#dirty = digit
      this.#search(frame + FRAME, limit)
      if (this.#found >= limit) return
      words[frame + word] &= ~bit
      this.#dirty = digit
    }
  }

  /** Where to guess: the word; the cell is the lowest bit of #two. */
  #choose(frame: number): number {
    const words = this.#frames
    if (this.#two !== 0) {
      const bit = this.#two & -this.#two
      let word = frame + this.#guessBand
      while ((words[word] & bit) === 0) word += 3
      return word - frame
    }
    return this.#fewest(frame)
  }

  /** No cell has just two digits: a digit with the fewest places in some row. */
  #fewest(frame: number): number {
    const words = this.#frames
    let best = 10
    let found = 0
    for (let word = 0; word < WORDS && best > 2; word++) {
      const open = words[frame + word] & ~words[frame + DONE + (word % 3)]
      for (let shift = 0; shift < 27; shift += 9) {
        const row = (open >> shift) & ROW
        if (row === 0) continue
        const places = bitCount(row)
        if (places >= best) continue
        best = places
        found = word
        this.#two = row << shift
      }
    }
    return found
  }

  /** Everything that follows without a guess. False: a contradiction. Leaves cells with two digits, if there are any, in #two. */
  #settle(frame: number): boolean {
    for (;;) {
      while (this.#dirty !== 0) {
        const digit = 31 - Math.clz32(this.#dirty)
        this.#dirty ^= 1 << digit
        if (!this.#digit(frame, digit)) return false
      }
      this.#two = 0
      if (!(this.#cells(frame, 0) && this.#cells(frame, 1) && this.#cells(frame, 2))) return false
      if (this.#dirty === 0) return true
    }
  }

  /** One digit in all bands, until its matchings hold; then its settled cells are closed to the others. */
  #digit(frame: number, digit: number): boolean {
    const words = this.#frames
    const at = frame + 3 * digit
    let top = words[at]
    let middle = words[at + 1]
    let bottom = words[at + 2]
    for (;;) {
      const before = top + middle + bottom
      const rows0 = MATCHED[ANY[top & ROW] | (ANY[(top >> 9) & ROW] << 3) | (ANY[top >> 18] << 6)]
      const rows1 = MATCHED[ANY[middle & ROW] | (ANY[(middle >> 9) & ROW] << 3) | (ANY[middle >> 18] << 6)]
      const rows2 = MATCHED[ANY[bottom & ROW] | (ANY[(bottom >> 9) & ROW] << 3) | (ANY[bottom >> 18] << 6)]
      if (rows0 === 0 || rows1 === 0 || rows2 === 0) return false
      top &= SPREAD[rows0]
      middle &= SPREAD[rows1]
      bottom &= SPREAD[rows2]
      const cols0 = (top | (top >> 9) | (top >> 18)) & ROW
      const cols1 = (middle | (middle >> 9) | (middle >> 18)) & ROW
      const cols2 = (bottom | (bottom >> 9) | (bottom >> 18)) & ROW
      const left = MATCHED[(cols0 & 7) | ((cols1 & 7) << 3) | ((cols2 & 7) << 6)]
      const centre = MATCHED[((cols0 >> 3) & 7) | (cols1 & 56) | ((cols2 & 56) << 3)]
      const right = MATCHED[(cols0 >> 6) | ((cols1 >> 6) << 3) | (cols2 & 448)]
      if (left === 0 || centre === 0 || right === 0) return false
      top &= THRICE * ((left & 7) | ((centre & 7) << 3) | ((right & 7) << 6))
      middle &= THRICE * (((left >> 3) & 7) | (centre & 56) | ((right & 56) << 3))
      bottom &= THRICE * ((left >> 6) | ((centre >> 6) << 3) | (right & 448))
      if (top + middle + bottom === before) break
    }
    words[at] = top
    words[at + 1] = middle
    words[at + 2] = bottom
    this.#close(frame, digit, 0, SINGLE[top & ROW] | (SINGLE[(top >> 9) & ROW] << 9) | (SINGLE[top >> 18] << 18))
    this.#close(frame, digit, 1, SINGLE[middle & ROW] | (SINGLE[(middle >> 9) & ROW] << 9) | (SINGLE[middle >> 18] << 18))
    this.#close(frame, digit, 2, SINGLE[bottom & ROW] | (SINGLE[(bottom >> 9) & ROW] << 9) | (SINGLE[bottom >> 18] << 18))
    return true
  }

  /** Cells of a band that this digit has for itself now. */
  #close(frame: number, digit: number, band: number, settled: number): void {
    const words = this.#frames
    const fresh = settled & ~words[frame + DONE + band]
    if (fresh === 0) return
    words[frame + DONE + band] |= fresh
    for (let other = 0; other < DIGITS; other++) {
      const at = frame + 3 * other + band
      if (other === digit || (words[at] & fresh) === 0) continue
      words[at] &= ~fresh
      this.#dirty |= 1 << other
    }
  }

  /** Which cells of a band have one digit left: all at once, by counting to three over the nine words. */
  #cells(frame: number, band: number): boolean {
    const words = this.#frames
    let one = 0
    let two = 0
    let three = 0
    for (let at = frame + band; at < frame + WORDS; at += 3) {
      const word = words[at]
      three |= two & word
      two |= one & word
      one |= word
    }
    if (one !== BAND) return false
    const lone = ~two & BAND & ~words[frame + DONE + band]
    if (lone !== 0) return this.#lone(frame, band, lone)
    const pairs = two & ~three & ~words[frame + DONE + band]
    if (pairs !== 0) {
      this.#two = pairs
      this.#guessBand = band
    }
    return true
  }

  #lone(frame: number, band: number, lone: number): boolean {
    const words = this.#frames
    for (let digit = 0; digit < DIGITS; digit++) {
      const at = frame + 3 * digit + band
      const here = words[at] & lone
      if (here === 0) continue
      let word = words[at]
      for (let shift = 0; shift < 27; shift += 9) {
        const row = (here >> shift) & ROW
        if (row === 0) continue
        if ((row & (row - 1)) !== 0) return false
        word = (word & ~(ROW << shift)) | (row << shift)
      }
      words[at] = word
      this.#dirty |= 1 << digit
    }
    return true
  }

  #read(frame: number): void {
    for (let word = 0; word < WORDS; word++) {
      const digit = Math.floor(word / 3) + 1
      for (let bits = this.#frames[frame + word]; bits !== 0; bits &= bits - 1)
        this.solution[27 * (word % 3) + 31 - Math.clz32(bits & -bits)] = digit
    }
  }
}
