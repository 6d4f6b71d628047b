/**
 * The tiles of a position by owner and countdown, and how they burn down if nobody places anything any more. Ticking is looking one countdown further
 * on, and what is gone is left out by a mask, so that nothing is moved. Planes are as in bits.ts.
 */
import { bitCount } from '../../../../kernel/bits.ts'
import type { Config } from '../../nouns.ts'

export const ROW_BITS = 7
export const TOP_ROW = 14 // where the third row of a word begins

/** So many turns ahead it can look. */
const MOST_AHEAD = 16

export class Fuses {
  readonly #tiles: Int32Array // by countdown, Blue's low and high, Red's low and high; all of them in the place of 0
  readonly #planes: number
  readonly #boardLow: number
  readonly #boardHigh: number
  readonly #both: boolean
  readonly #trigger: number
  readonly #diagonal: boolean
  readonly #self: boolean

  constructor(config: Config, planes: number, boardLow: number, boardHigh: number) {
    this.#planes = planes
    this.#boardLow = boardLow
    this.#boardHigh = boardHigh
    this.#both = config.tickRule === 'all'
    this.#trigger = Math.min(config.chainTriggerMax, planes)
    this.#diagonal = config.diagonalExplosions
    this.#self = config.selfExplosionScores
    this.#tiles = new Int32Array(4 * (Math.max(planes, MOST_AHEAD) + this.#trigger + 1))
  }

  /** Takes the tiles from the words of a position: where Blue's stand, and the planes of the countdowns. */
  sort(words: Int32Array, blue: number, fuses: number): void {
    const tiles = this.#tiles
    const blueLow = words[blue]
    const blueHigh = words[blue + 1]
    let anyLow = 0
    let anyHigh = 0
    for (let fuse = 1; fuse <= this.#planes; fuse++) {
      const low = words[fuses + 2 * (fuse - 1)]
      const high = words[fuses + 2 * (fuse - 1) + 1]
      tiles[4 * fuse] = low & blueLow
      tiles[4 * fuse + 1] = high & blueHigh
      tiles[4 * fuse + 2] = low & ~blueLow
      tiles[4 * fuse + 3] = high & ~blueHigh
      anyLow |= low
      anyHigh |= high
    }
    tiles[0] = anyLow & blueLow
    tiles[1] = anyHigh & blueHigh
    tiles[2] = anyLow & ~blueLow
    tiles[3] = anyHigh & ~blueHigh
  }

  /** One more tile, on a free cell. */
  add(seat: number, fuse: number, low: number, high: number): void {
    const tiles = this.#tiles
    tiles[4 * fuse + 2 * seat] |= low
    tiles[4 * fuse + 2 * seat + 1] |= high
    tiles[2 * seat] |= low
    tiles[2 * seat + 1] |= high
  }

  remove(seat: number, fuse: number, low: number, high: number): void {
    const tiles = this.#tiles
    tiles[4 * fuse + 2 * seat] &= ~low
    tiles[4 * fuse + 2 * seat + 1] &= ~high
    tiles[2 * seat] &= ~low
    tiles[2 * seat + 1] &= ~high
  }

  /** Writes the points of every turn to `into`, the first of them `toMove`'s, until nothing stands or there are `most`; says how many. */
  burnDown(into: Uint8Array, most: number, toMove: number): number {
    const tiles = this.#tiles
    const both = this.#both
    let seat = toMove
    let blueLow = tiles[0]
    let blueHigh = tiles[1]
    let redLow = tiles[2]
    let redHigh = tiles[3]
    let blueTicks = 0
    let redTicks = 0
    for (let turn = 0; ; turn++) {
      if (turn === most || (blueLow | blueHigh | redLow | redHigh) === 0) return turn
      let zeroLow = 0
      let zeroHigh = 0
      if (both || seat === 0) {
        blueTicks += 4
        zeroLow = tiles[blueTicks] & blueLow
        zeroHigh = tiles[blueTicks + 1] & blueHigh
      }
      if (both || seat === 1) {
        redTicks += 4
        zeroLow |= tiles[redTicks + 2] & redLow
        zeroHigh |= tiles[redTicks + 3] & redHigh
      }
      let points = 0
      if ((zeroLow | zeroHigh) !== 0) {
        let litLow = 0
        let litHigh = 0
        for (let fuse = 4; fuse <= 4 * this.#trigger; fuse += 4) {
          litLow |= tiles[blueTicks + fuse] | tiles[redTicks + fuse + 2]
          litHigh |= tiles[blueTicks + fuse + 1] | tiles[redTicks + fuse + 3]
        }
        const enemyLow = seat === 0 ? redLow : blueLow
        const enemyHigh = seat === 0 ? redHigh : blueHigh
        let standingLow = blueLow | redLow
        let standingHigh = blueHigh | redHigh
        let low = zeroLow
        let high = zeroHigh
        while ((low | high) !== 0) {
          const sideLow = low | (low << 1) | (low >>> 1)
          const sideHigh = high | (high << 1) | (high >>> 1)
          const upLow = this.#diagonal ? sideLow & this.#boardLow : low
          const upHigh = this.#diagonal ? sideHigh & this.#boardHigh : high
          const burntLow = (sideLow | (upLow << ROW_BITS) | (upLow >>> ROW_BITS) | (upHigh << TOP_ROW)) & standingLow
          const burntHigh = (sideHigh | (upHigh << ROW_BITS) | (upHigh >>> ROW_BITS) | (upLow >>> TOP_ROW)) & standingHigh
          standingLow &= ~burntLow
          standingHigh &= ~burntHigh
          low = burntLow & litLow
          high = burntHigh & litHigh
        }
        points = bitCount(enemyLow & ~standingLow) + bitCount(enemyHigh & ~standingHigh)
        if (!this.#self) points -= bitCount(zeroLow & enemyLow) + bitCount(zeroHigh & enemyHigh)
        blueLow &= standingLow
        blueHigh &= standingHigh
        redLow &= standingLow
        redHigh &= standingHigh
      }
      into[turn] = points
      seat = 1 - seat
    }
  }
}
