/** Boards of any size, a byte a cell. A turn writes the next position behind this one, and taking it back is looking at this one again. */
import type { Chainfall, Config } from '../../nouns.ts'
import { composition, sum } from '../../rules/bag.ts'
import { around } from '../../rules/grid.ts'
import type { Core } from './core.ts'
import { listPlacements, listPlays } from './listing.ts'
import {
  ACCELERATE,
  FIREWALL,
  FORTIFY,
  NO_CARD,
  NOWHERE,
  otherTargetOf,
  PASS,
  REINFORCE,
  SABOTAGE,
  SCAVENGE,
  SHOCKWAVE,
  TRANSPLANT,
} from './move.ts'

// A byte: nothing, a wall with the ticks it has left, or a tile with its owner and what it shows.
const TILE = 64
const RED = 32
const WALL = 128
const FIGURE = 31

const SCORE = 0 // and 1
const TURNS = 2
const USED = 3 // and 4
const TURN = 5
const HEAD = 6
const SECOND = 7
const TAKEN = 8
const LAST = 9
const NUMBERS = 10

const MOST_DEPTH = 1024

export class CellCore implements Core {
  readonly config: Config
  readonly cells: number
  hashHigh = 0
  touching = 0
  readonly #boards: Uint8Array
  readonly #numbers: Int32Array
  readonly #order: Uint8Array // as in BitCore
  #ordered = 0
  #depth = 0
  readonly #beside: readonly (readonly number[])[]
  readonly #corners: readonly (readonly number[])[] // beside and at the corners
  readonly #free: Uint8Array
  readonly #burns: Uint8Array // by cell: whether it burns in the wave at hand

  constructor(config: Config) {
    this.config = config
    this.cells = config.rows * config.cols
    this.#boards = new Uint8Array(this.cells * MOST_DEPTH)
    this.#numbers = new Int32Array(NUMBERS * MOST_DEPTH)
    this.#order = new Uint8Array(sum(composition(config)) + 4)
    this.#beside = Array.from({ length: this.cells }, (_, cell) => around(config, cell, false))
    this.#corners = Array.from({ length: this.cells }, (_, cell) => around(config, cell, true))
    this.#free = new Uint8Array(this.cells)
    this.#burns = new Uint8Array(this.cells)
  }

  load({ owner, fuse, wall, queue, bag, score, used, turn, turns, lastPlacer }: Readonly<Chainfall['State']>): void {
    this.#depth = 0
    for (let cell = 0; cell < this.cells; cell++) {
      const tile = owner[cell] >= 0 ? TILE | (owner[cell] === 1 ? RED : 0) | fuse[cell] : 0
      this.#boards[cell] = tile | (wall[cell] > 0 ? WALL | wall[cell] : 0)
    }
    this.#order.fill(0)
    this.#ordered = 0
    for (const value of queue) this.#order[this.#ordered++] = value
    for (let at = bag.length - 1; at >= 0; at--) this.#order[this.#ordered++] = bag[at]
    this.#numbers.set([score[0], score[1], turns, used[0], used[1], turn, this.#order[0], this.#order[1], 2, lastPlacer], 0)
  }

  #number(which: number): number {
    return this.#numbers[this.#depth * NUMBERS + which]
  }

  get turn(): number {
    return this.#number(TURN)
  }

  get depth(): number {
    return this.#depth
  }

  get turns(): number {
    return this.#number(TURNS)
  }

  get next(): number {
    return this.#number(HEAD)
  }

  get left(): number {
    const inHand = (this.#number(HEAD) === 0 ? 0 : 1) + (this.#number(SECOND) === 0 ? 0 : 1)
    return inHand + Math.max(0, this.#ordered - this.#number(TAKEN))
  }

  get queued(): number {
    return Math.min(this.config.queueSize, this.left)
  }

  get over(): boolean {
    const lead = Math.abs(this.score(0) - this.score(1))
    if (this.config.mercyRule && lead >= this.config.mercyLead) return true
    return this.next === 0 && !this.standing
  }

  get standing(): boolean {
    for (let cell = 0; cell < this.cells; cell++) if (this.ownerAt(cell) >= 0) return true
    return false
  }

  result(): number {
    const lead = this.score(0) - this.score(1)
    const last = this.lastPlacer()
    if (lead !== 0 || last < 0 || this.config.tieBreak === 'draw') return 2 * lead
    return (last === 0) === (this.config.tieBreak === 'last-placer-wins') ? 1 : -1
  }

  score(seat: number): number {
    return this.#number(SCORE + seat)
  }

  used(seat: number): number {
    return this.#number(USED + seat)
  }

  lastPlacer(): number {
    return this.#number(LAST)
  }

  #byte(cell: number): number {
    return this.#boards[this.#depth * this.cells + cell]
  }

  ownerAt(cell: number): number {
    const byte = this.#byte(cell)
    return (byte & TILE) === 0 ? -1 : (byte & RED) === 0 ? 0 : 1
  }

  fuseAt(cell: number): number {
    const byte = this.#byte(cell)
    return (byte & TILE) === 0 ? 0 : byte & FIGURE
  }

  wallAt(cell: number): number {
    const byte = this.#byte(cell)
    return (byte & WALL) === 0 ? 0 : byte & FIGURE
  }

  unmake(): void {
    this.#depth--
  }

  make(move: number): void {
    const { cells } = this
    const seat = this.turn
    const from = this.#depth * cells
    const to = from + cells
    this.#boards.copyWithin(to, from, to)
    const numbers = this.#numbers
    const here = (this.#depth + 1) * NUMBERS
    numbers.copyWithin(here, here - NUMBERS, here)
    this.#depth++
    const card = (move >> 16) & 15
    if (card !== NO_CARD) this.#play(move, card, seat, to, here)
    if ((move & 255) !== NOWHERE) this.#place(move & 255, seat, to, here)
    if (((move >> 8) & 255) !== NOWHERE) this.#place((move >> 8) & 255, seat, to, here)
    this.#tick(seat, to)
    const fortified = card === FORTIFY ? (move >> 20) & 255 : -1
    numbers[here + SCORE + seat] += this.#blast(seat, to, fortified, this.config.diagonalExplosions || card === SHOCKWAVE)
    numbers[here + TURN] = 1 - seat
    numbers[here + TURNS]++
  }

  #play(move: number, card: number, seat: number, to: number, here: number): void {
    const boards = this.#boards
    const numbers = this.#numbers
    const target = to + ((move >> 20) & 255)
    numbers[here + USED + seat] |= 1 << (card - 1)
    if (card === REINFORCE) boards[target]++
    else if (card === ACCELERATE || card === SABOTAGE) {
      if ((boards[target] & FIGURE) > 1) boards[target]--
    } else if (card === FIREWALL) boards[target] = WALL | 2
    else if (card === TRANSPLANT) {
      const other = to + otherTargetOf(move)
      const kept = boards[target]
      boards[target] = boards[other]
      boards[other] = kept
    } else if (card === SCAVENGE) {
      const head = numbers[here + HEAD]
      numbers[here + HEAD] = numbers[here + SECOND]
      numbers[here + SECOND] = head
    }
  }

  #place(cell: number, seat: number, to: number, here: number): void {
    const numbers = this.#numbers
    this.#boards[to + cell] = TILE | (seat === 1 ? RED : 0) | numbers[here + HEAD]
    numbers[here + HEAD] = numbers[here + SECOND]
    numbers[here + SECOND] = this.#order[numbers[here + TAKEN]]
    numbers[here + TAKEN]++
    numbers[here + LAST] = seat
  }

  #tick(seat: number, to: number): void {
    const boards = this.#boards
    const everybody = this.config.tickRule === 'all'
    const mine = TILE | (seat === 1 ? RED : 0)
    for (let at = to; at < to + this.cells; at++) {
      const byte = boards[at]
      if ((byte & TILE) !== 0) {
        if (everybody || (byte & (TILE | RED)) === mine) boards[at] = byte - 1
      } else if ((byte & WALL) !== 0) boards[at] = byte === (WALL | 1) ? 0 : byte - 1
    }
  }

  #blast(seat: number, to: number, fortified: number, diagonal: boolean): number {
    const boards = this.#boards
    const reach = diagonal ? this.#corners : this.#beside
    const enemy = TILE | (seat === 1 ? 0 : RED)
    let exploding: number[] = []
    for (let cell = 0; cell < this.cells; cell++) if ((boards[to + cell] & (TILE | FIGURE)) === TILE) exploding.push(cell)
    let points = 0
    if (!this.config.selfExplosionScores) for (const cell of exploding) if ((boards[to + cell] & (TILE | RED)) === enemy) points--
    const spared = fortified >= 0 && !exploding.includes(fortified) ? fortified : -1
    while (exploding.length > 0) {
      const burns = this.#burns.fill(0)
      for (const cell of exploding) {
        burns[cell] = 1
        for (const beside of reach[cell]) burns[beside] = 1
      }
      const lit: number[] = []
      for (let cell = 0; cell < this.cells; cell++) {
        const byte = boards[to + cell]
        if (burns[cell] === 0 || (byte & TILE) === 0 || cell === spared) continue
        if ((byte & (TILE | RED)) === enemy) points++
        const fuse = byte & FIGURE
        if (fuse >= 1 && fuse <= this.config.chainTriggerMax) lit.push(cell)
        boards[to + cell] = 0
      }
      exploding = lit
    }
    return points
  }

  placements(into: Float64Array): number {
    const asked = this.turns === 0 ? this.config.openingPlacements : this.config.placementsPerTurn
    let count = 0
    for (let cell = 0; cell < this.cells; cell++) if (this.#byte(cell) === 0) this.#free[count++] = cell
    this.touching = listPlacements(into, this.#free, count, this.next === 0 ? 0 : Math.min(asked, this.left))
    return this.touching
  }

  coming(into: Uint8Array, most: number): number {
    return this.#burnDown(PASS, into, most)
  }

  comingAfter(move: number, into: Uint8Array, most: number): number {
    return this.#burnDown(move, into, most)
  }

  /** Turn by turn until nothing stands. */
  #burnDown(first: number, into: Uint8Array, most: number): number {
    let made = 0
    while (made < most && (this.standing || (made === 0 && first !== PASS))) {
      const seat = this.turn
      const before = this.score(seat)
      this.make(made === 0 ? first : PASS)
      into[made++] = this.score(seat) - before
    }
    this.#depth -= made
    return made
  }

  plays(into: Float64Array): number {
    return listPlays(this, into)
  }

  hash(): number {
    let low = 0x9e37_79b9
    let high = 0x85eb_ca6b
    const mix = (word: number): void => {
      low = Math.imul(low ^ word, 0x9e37_79b1)
      low ^= low >>> 15
      high = Math.imul((high << 5) ^ (high >>> 3) ^ word, 0x85eb_ca77)
      high ^= high >>> 13
    }
    for (let which = TURN; which < NUMBERS; which++) mix(this.#number(which))
    for (let cell = 0; cell < this.cells; cell++) mix(this.#byte(cell))
    this.hashHigh = high
    return low
  }
}
