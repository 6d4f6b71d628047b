/**
 * Boards up to 6 by 6 as bits: two words of three rows, seven bits a row. The seventh column is never used, so that sideways shifts need no
 * masks of their own. There is a plane for every countdown, so ticking is reading the planes one further up, tiles at zero are a plane, and so
 * are tiles about to be lit. A turn writes the next position behind this one, and taking it back is looking at this one again.
 */
import { bitCount } from '../../../../kernel/bits.ts'
import type { Chainfall, Config } from '../../nouns.ts'
import { composition, sum } from '../../rules/bag.ts'
import type { Core } from './core.ts'
import { Fuses, ROW_BITS, TOP_ROW } from './fuses.ts'
import { listPlacements, listPlays } from './listing.ts'
import {
  ACCELERATE,
  FIREWALL,
  FORTIFY,
  NO_CARD,
  NOWHERE,
  otherTargetOf,
  REINFORCE,
  SABOTAGE,
  SCAVENGE,
  SHOCKWAVE,
  TRANSPLANT,
} from './move.ts'

const WORD_ROWS = 3
const WORD = 0x1f_ffff // three rows of seven bits

// A position is so many words: what a hash leaves out first, then the other numbers, then the planes, two words each.
const SCORE = 0 // and 1
const TURNS = 2
const USED = 3 // and 4
const TURN = 5
const HEAD = 6 // the value placed next, 0 when there is none
const SECOND = 7 // the one after it
const TAKEN = 8 // how many of `order` have come into these two
const LAST = 9 // who placed last, -1 at first
const WALLS = 10 // one tick left, low and high; two ticks left, low and high
const BLUE = 14 // and 15
const FUSES = 16 // countdown 1 low, high; countdown 2 low, high …

/** Room for so many positions at first; it doubles when a line gets longer. A turn with a card writes two positions on. */
const USUAL_DEPTH = 64
const AHEAD = 3

export class BitCore implements Core {
  readonly config: Config
  readonly cells: number
  hashHigh = 0
  touching = 0
  readonly #planes: number // one for each countdown, from 1 on
  readonly #stride: number
  #words: Int32Array
  readonly #fuses: Fuses
  readonly #order: Uint8Array // the values after the first two, in the order of the queue and then of the bag; zeros follow
  #ordered = 0
  #sorted = -1 // which position `#fuses` hold, if any
  readonly #free: Uint8Array
  readonly #cellOf = new Uint8Array(64) // by bit, those of the high word from 32 on
  #at = 0
  readonly #boardLow: number
  readonly #boardHigh: number
  readonly #low: Int32Array // by cell: its bit in the low word
  readonly #high: Int32Array
  readonly #everybody: boolean
  readonly #trigger: number
  readonly #diagonal: boolean

  constructor(config: Config) {
    const { rows, cols } = config
    this.config = config
    this.cells = rows * cols
    const counts = composition(config)
    // A fresh tile ticks at once, so between turns none shows as much as it did in the bag; one more is for Reinforce, on a drawn board.
    this.#planes = counts.length + 1
    this.#stride = FUSES + 2 * this.#planes
    this.#words = new Int32Array(this.#stride * USUAL_DEPTH)
    this.#order = new Uint8Array(sum(counts) + 4)
    this.#free = new Uint8Array(this.cells)
    this.#low = new Int32Array(256)
    this.#high = new Int32Array(256)
    let [low, high] = [0, 0]
    for (let cell = 0; cell < this.cells; cell++) {
      const row = Math.floor(cell / cols)
      const bit = 1 << ((row % WORD_ROWS) * ROW_BITS + (cell % cols))
      if (row < WORD_ROWS) this.#low[cell] = bit
      else this.#high[cell] = bit
      low |= this.#low[cell]
      high |= this.#high[cell]
      this.#cellOf[(row < WORD_ROWS ? 0 : 32) + (row % WORD_ROWS) * ROW_BITS + (cell % cols)] = cell
    }
    this.#boardLow = low
    this.#boardHigh = high
    this.#everybody = config.tickRule === 'all'
    this.#trigger = Math.min(config.chainTriggerMax, this.#planes)
    this.#diagonal = config.diagonalExplosions
    this.#fuses = new Fuses(config, this.#planes, low, high)
  }

  load({ owner, fuse, wall, queue, bag, score, used, turn, turns, lastPlacer }: Readonly<Chainfall['State']>): void {
    const words = this.#words
    words.fill(0, 0, this.#stride)
    this.#at = 0
    this.#sorted = -1
    words[SCORE] = score[0]
    words[SCORE + 1] = score[1]
    words[USED] = used[0]
    words[USED + 1] = used[1]
    words[TURN] = turn
    words[TURNS] = turns
    words[LAST] = lastPlacer
    this.#order.fill(0)
    this.#ordered = 0
    for (const value of queue) this.#order[this.#ordered++] = value
    for (let at = bag.length - 1; at >= 0; at--) this.#order[this.#ordered++] = bag[at]
    words[HEAD] = this.#order[0]
    words[SECOND] = this.#order[1]
    words[TAKEN] = 2
    for (let cell = 0; cell < this.cells; cell++) {
      if (wall[cell] > 0) this.#set(WALLS + 2 * (wall[cell] - 1), cell)
      if (owner[cell] === 0) this.#set(BLUE, cell)
      if (fuse[cell] > this.#planes) throw new Error(`a tile at ${fuse[cell]} is more than this bag can make`)
      if (owner[cell] >= 0) this.#set(FUSES + 2 * (fuse[cell] - 1), cell)
    }
  }

  #set(plane: number, cell: number): void {
    this.#words[this.#at + plane] |= this.#low[cell]
    this.#words[this.#at + plane + 1] |= this.#high[cell]
  }

  get turn(): number {
    return this.#words[this.#at + TURN]
  }

  get depth(): number {
    return this.#at / this.#stride
  }

  get turns(): number {
    return this.#words[this.#at + TURNS]
  }

  get next(): number {
    return this.#words[this.#at + HEAD]
  }

  get left(): number {
    const words = this.#words
    const at = this.#at
    const inHand = (words[at + HEAD] === 0 ? 0 : 1) + (words[at + SECOND] === 0 ? 0 : 1)
    return inHand + Math.max(0, this.#ordered - words[at + TAKEN])
  }

  get queued(): number {
    return Math.min(this.config.queueSize, this.left)
  }

  get over(): boolean {
    const words = this.#words
    const at = this.#at
    const lead = words[at + SCORE] - words[at + SCORE + 1]
    if (this.config.mercyRule && (lead >= this.config.mercyLead || -lead >= this.config.mercyLead)) return true
    return words[at + HEAD] === 0 && !this.standing
  }

  get standing(): boolean {
    const end = this.#at + this.#stride
    for (let plane = this.#at + FUSES; plane < end; plane++) if (this.#words[plane] !== 0) return true
    return false
  }

  result(): number {
    const lead = this.score(0) - this.score(1)
    const last = this.lastPlacer()
    if (lead !== 0 || last < 0 || this.config.tieBreak === 'draw') return 2 * lead
    return (last === 0) === (this.config.tieBreak === 'last-placer-wins') ? 1 : -1
  }

  score(seat: number): number {
    return this.#words[this.#at + SCORE + seat]
  }

  used(seat: number): number {
    return this.#words[this.#at + USED + seat]
  }

  lastPlacer(): number {
    return this.#words[this.#at + LAST]
  }

  ownerAt(cell: number): number {
    if (this.fuseAt(cell) === 0) return -1
    return this.#has(BLUE, cell) ? 0 : 1
  }

  fuseAt(cell: number): number {
    for (let fuse = 1; fuse <= this.#planes; fuse++) if (this.#has(FUSES + 2 * (fuse - 1), cell)) return fuse
    return 0
  }

  wallAt(cell: number): number {
    return this.#has(WALLS, cell) ? 1 : this.#has(WALLS + 2, cell) ? 2 : 0
  }

  #has(plane: number, cell: number): boolean {
    const words = this.#words
    return ((words[this.#at + plane] & this.#low[cell]) | (words[this.#at + plane + 1] & this.#high[cell])) !== 0
  }

  unmake(): void {
    this.#at -= this.#stride
    this.#sorted = -1
  }

  #grow(): void {
    const words = new Int32Array(2 * this.#words.length)
    words.set(this.#words)
    this.#words = words
  }

  make(move: number): void {
    const stride = this.#stride
    const from = this.#at
    if (from + AHEAD * stride > this.#words.length) this.#grow()
    const words = this.#words
    const to = from + stride
    const seat = words[from + TURN]
    const card = (move >> 16) & 15
    for (let word = 0; word < FUSES; word++) words[to + word] = words[from + word]
    let base = from // where the planes before the tick stand
    let fortLow = 0
    let fortHigh = 0
    let diagonal = this.#diagonal
    if (card !== NO_CARD) {
      // Cards change the planes before the tick: they do so in a copy two positions on, which the next turn may overwrite.
      base = to + stride
      for (let word = 0; word < stride; word++) words[base + word] = words[from + word]
      this.#play(move, card, seat, to, base)
      if (card === FORTIFY) {
        fortLow = this.#low[(move >> 20) & 255]
        fortHigh = this.#high[(move >> 20) & 255]
      }
      diagonal ||= card === SHOCKWAVE
    }

    // Placing.
    const first = move & 255
    const second = (move >> 8) & 255
    let value = 0
    let another = 0
    if (first !== NOWHERE) {
      const taken = words[to + TAKEN]
      value = words[to + HEAD]
      words[to + HEAD] = words[to + SECOND]
      words[to + SECOND] = this.#order[taken]
      words[to + TAKEN] = taken + 1
      words[to + LAST] = seat
      if (second !== NOWHERE) {
        another = words[to + HEAD]
        words[to + HEAD] = words[to + SECOND]
        words[to + SECOND] = this.#order[taken + 1]
        words[to + TAKEN] = taken + 2
      }
    }

    const lowFirst = this.#low[first]
    const highFirst = this.#high[first]
    const lowSecond = this.#low[second]
    const highSecond = this.#high[second]
    let blueLow = words[base + BLUE]
    let blueHigh = words[base + BLUE + 1]
    if (seat === 0) {
      blueLow |= lowFirst | lowSecond
      blueHigh |= highFirst | highSecond
    }

    // The tick: every plane is read one further up, for everybody or for the tiles of the seat.
    const ticksLow = this.#everybody ? WORD : seat === 0 ? blueLow : ~blueLow
    const ticksHigh = this.#everybody ? WORD : seat === 0 ? blueHigh : ~blueHigh
    let zeroLow = words[base + FUSES] & ticksLow
    let zeroHigh = words[base + FUSES + 1] & ticksHigh
    let occupiedLow = zeroLow
    let occupiedHigh = zeroHigh
    let litLow = 0
    let litHigh = 0
    const planes = this.#planes
    for (let fuse = 1; fuse <= planes; fuse++) {
      const plane = FUSES + 2 * (fuse - 1)
      let low = words[base + plane] & ~ticksLow
      let high = words[base + plane + 1] & ~ticksHigh
      if (fuse < planes) {
        low |= words[base + plane + 2] & ticksLow
        high |= words[base + plane + 3] & ticksHigh
      }
      if (value === fuse + 1) {
        low |= lowFirst
        high |= highFirst
      }
      if (another === fuse + 1) {
        low |= lowSecond
        high |= highSecond
      }
      words[to + plane] = low
      words[to + plane + 1] = high
      occupiedLow |= low
      occupiedHigh |= high
      if (fuse <= this.#trigger) {
        litLow |= low
        litHigh |= high
      }
    }
    if (value === 1) {
      zeroLow |= lowFirst
      zeroHigh |= highFirst
    }
    if (another === 1) {
      zeroLow |= lowSecond
      zeroHigh |= highSecond
    }
    occupiedLow |= zeroLow
    occupiedHigh |= zeroHigh
    // A wall with one tick left goes, one with two has one left.
    words[to + WALLS] = words[base + WALLS + 2]
    words[to + WALLS + 1] = words[base + WALLS + 3]
    words[to + WALLS + 2] = 0
    words[to + WALLS + 3] = 0

    if ((zeroLow | zeroHigh) !== 0) {
      const enemyLow = seat === 0 ? ~blueLow : blueLow
      const enemyHigh = seat === 0 ? ~blueHigh : blueHigh
      let points = this.config.selfExplosionScores ? 0 : -(bitCount(zeroLow & enemyLow) + bitCount(zeroHigh & enemyHigh))
      let goneLow = 0
      let goneHigh = 0
      let low = zeroLow
      let high = zeroHigh
      // Fortified tiles are spared as long as they do not go off themselves.
      let standingLow = occupiedLow & ~(fortLow & ~zeroLow)
      let standingHigh = occupiedHigh & ~(fortHigh & ~zeroHigh)
      while ((low | high) !== 0) {
        const sideLow = low | (low << 1) | (low >>> 1)
        const sideHigh = high | (high << 1) | (high >>> 1)
        const upLow = diagonal ? sideLow & this.#boardLow : low
        const upHigh = diagonal ? sideHigh & this.#boardHigh : high
        const burntLow = (sideLow | (upLow << ROW_BITS) | (upLow >>> ROW_BITS) | (upHigh << TOP_ROW)) & standingLow
        const burntHigh = (sideHigh | (upHigh << ROW_BITS) | (upHigh >>> ROW_BITS) | (upLow >>> TOP_ROW)) & standingHigh
        points += bitCount(burntLow & enemyLow) + bitCount(burntHigh & enemyHigh)
        goneLow |= burntLow
        goneHigh |= burntHigh
        standingLow &= ~burntLow
        standingHigh &= ~burntHigh
        low = burntLow & litLow
        high = burntHigh & litHigh
      }
      for (let plane = to + FUSES; plane < to + stride; plane += 2) {
        words[plane] &= ~goneLow
        words[plane + 1] &= ~goneHigh
      }
      blueLow &= ~goneLow
      blueHigh &= ~goneHigh
      words[to + SCORE + seat] += points
    }
    words[to + BLUE] = blueLow
    words[to + BLUE + 1] = blueHigh
    words[to + TURN] = 1 - seat
    words[to + TURNS]++
    this.#at = to
    this.#sorted = -1
  }

  #play(move: number, card: number, seat: number, to: number, base: number): void {
    const words = this.#words
    const target = (move >> 20) & 255
    words[to + USED + seat] |= 1 << (card - 1)
    switch (card) {
      case REINFORCE:
        return this.#shift(base, target, 1)
      case ACCELERATE:
      case SABOTAGE:
        return this.#shift(base, target, -1)
      case TRANSPLANT:
        return this.#swapTiles(base, target, otherTargetOf(move))
      case FIREWALL:
        words[base + WALLS + 2] |= this.#low[target]
        words[base + WALLS + 3] |= this.#high[target]
        return
      case SCAVENGE: {
        const head = words[to + HEAD]
        words[to + HEAD] = words[to + SECOND]
        words[to + SECOND] = head
        return
      }
      default:
        return
    }
  }

  /** One more or one less, but not less than one. */
  #shift(base: number, cell: number, by: 1 | -1): void {
    const words = this.#words
    for (let fuse = this.#planes - (by > 0 ? 1 : 0); fuse >= 1; fuse--) {
      const plane = base + FUSES + 2 * (fuse - 1)
      if (((words[plane] & this.#low[cell]) | (words[plane + 1] & this.#high[cell])) === 0) continue
      if (by < 0 && fuse === 1) return
      words[plane] &= ~this.#low[cell]
      words[plane + 1] &= ~this.#high[cell]
      words[plane + 2 * by] |= this.#low[cell]
      words[plane + 2 * by + 1] |= this.#high[cell]
      return
    }
  }

  /** Both tiles have one owner, so only their countdowns change places. */
  #swapTiles(base: number, a: number, b: number): void {
    const words = this.#words
    for (let plane = base + FUSES; plane < base + this.#stride; plane += 2) {
      const hasA = ((words[plane] & this.#low[a]) | (words[plane + 1] & this.#high[a])) !== 0
      const hasB = ((words[plane] & this.#low[b]) | (words[plane + 1] & this.#high[b])) !== 0
      if (hasA === hasB) continue
      words[plane] ^= this.#low[a] ^ this.#low[b]
      words[plane + 1] ^= this.#high[a] ^ this.#high[b]
    }
  }

  placements(into: Float64Array): number {
    const words = this.#words
    const at = this.#at
    const asked = words[at + TURNS] === 0 ? this.config.openingPlacements : this.config.placementsPerTurn
    let takenLow = words[at + WALLS] | words[at + WALLS + 2]
    let takenHigh = words[at + WALLS + 1] | words[at + WALLS + 3]
    for (let plane = at + FUSES; plane < at + this.#stride; plane += 2) {
      takenLow |= words[plane]
      takenHigh |= words[plane + 1]
    }
    // Cells beside tiles come first: that is where something happens, and a search that sees it early can skip the rest.
    const nearLow =
      takenLow | (takenLow << 1) | (takenLow >>> 1) | (takenLow << ROW_BITS) | (takenLow >>> ROW_BITS) | (takenHigh << TOP_ROW)
    const nearHigh =
      takenHigh | (takenHigh << 1) | (takenHigh >>> 1) | (takenHigh << ROW_BITS) | (takenHigh >>> ROW_BITS) | (takenLow >>> TOP_ROW)
    const count = this.#list(nearLow & ~takenLow, nearHigh & ~takenHigh, 0)
    const all = this.#list(~nearLow, ~nearHigh, count)
    const listed = listPlacements(into, this.#free, all, words[at + HEAD] === 0 ? 0 : Math.min(asked, this.left))
    this.touching = asked === 1 && !this.#diagonal && listed === all ? count : listed
    return listed
  }

  /** Writes the cells of a plane behind `count` others, and says how many there are then. */
  #list(low: number, high: number, count: number): number {
    let to = count
    for (let rest = low & this.#boardLow; rest !== 0; rest &= rest - 1) this.#free[to++] = this.#cellOf[31 - Math.clz32(rest & -rest)]
    for (let rest = high & this.#boardHigh; rest !== 0; rest &= rest - 1)
      this.#free[to++] = this.#cellOf[32 + 31 - Math.clz32(rest & -rest)]
    return to
  }

  coming(into: Uint8Array, most: number): number {
    if (this.#sorted !== this.#at) this.#sort()
    return this.#fuses.burnDown(into, most, this.turn)
  }

  comingAfter(move: number, into: Uint8Array, most: number): number {
    if (this.#sorted !== this.#at) this.#sort()
    const words = this.#words
    const fuses = this.#fuses
    const seat = words[this.#at + TURN]
    const first = move & 255
    const second = (move >> 8) & 255
    // A fresh tile ticks in the turn it is placed in, so it is as if it had stood there before.
    if (first !== NOWHERE) fuses.add(seat, words[this.#at + HEAD], this.#low[first], this.#high[first])
    if (second !== NOWHERE) fuses.add(seat, words[this.#at + SECOND], this.#low[second], this.#high[second])
    const turns = fuses.burnDown(into, most, seat)
    if (first !== NOWHERE) fuses.remove(seat, words[this.#at + HEAD], this.#low[first], this.#high[first])
    if (second !== NOWHERE) fuses.remove(seat, words[this.#at + SECOND], this.#low[second], this.#high[second])
    return turns
  }

  #sort(): void {
    this.#fuses.sort(this.#words, this.#at + BLUE, this.#at + FUSES)
    this.#sorted = this.#at
  }

  plays(into: Float64Array): number {
    return listPlays(this, into)
  }

  hash(): number {
    const words = this.#words
    let low = 0x9e37_79b9
    let high = 0x85eb_ca6b
    for (let word = this.#at + TURN; word < this.#at + this.#stride; word++) {
      low = Math.imul(low ^ words[word], 0x9e37_79b1)
      low ^= low >>> 15
      high = Math.imul((high << 5) ^ (high >>> 3) ^ words[word], 0x85eb_ca77)
      high ^= high >>> 13
    }
    this.hashHigh = high
    return low
  }
}
