/** Who keeps whom from being free, as bits: tile t is bit t of two words, low and high. */
import type { Tiles } from '../nouns.ts'
import { covers, stopsSide } from '../rules/stack.ts'

export class Places {
  readonly count: number
  // By tile: who must be gone before it is free. All above, and all at one of the sides.
  readonly aboveLow: Int32Array
  readonly aboveHigh: Int32Array
  readonly leftLow: Int32Array
  readonly leftHigh: Int32Array
  readonly rightLow: Int32Array
  readonly rightHigh: Int32Array
  // By tile: whom it may be keeping from being free, as tiles and as bits.
  readonly below: readonly number[][]
  readonly belowLow: Int32Array
  readonly belowHigh: Int32Array

  constructor(tiles: Tiles) {
    const count = tiles.xs.length
    const words = (): Int32Array => new Int32Array(count)
    this.count = count
    ;[this.aboveLow, this.aboveHigh, this.leftLow, this.leftHigh] = [words(), words(), words(), words()]
    ;[this.rightLow, this.rightHigh, this.belowLow, this.belowHigh] = [words(), words(), words(), words()]
    this.below = Array.from({ length: count }, () => [])
    for (let tile = 0; tile < count; tile++)
      for (let other = 0; other < count; other++) {
        if (covers(tiles, other, tile)) mark(this.aboveLow, this.aboveHigh, tile, other)
        else if (stopsSide(tiles, tile, other, -1)) mark(this.leftLow, this.leftHigh, tile, other)
        else if (stopsSide(tiles, tile, other, 1)) mark(this.rightLow, this.rightHigh, tile, other)
        else continue
        mark(this.belowLow, this.belowHigh, other, tile)
        this.below[other].push(tile)
      }
  }

  /** Whether a tile lies on another. */
  isAbove(tile: number, other: number): boolean {
    return isIn(this.aboveLow[other], this.aboveHigh[other], tile)
  }

  /** Whether a tile stands at the left of another. */
  isLeft(tile: number, other: number): boolean {
    return isIn(this.leftLow[other], this.leftHigh[other], tile)
  }

  /** Whether a tile that is left would be free among those that are left. */
  isFree(tile: number, low: number, high: number): boolean {
    if (((this.aboveLow[tile] & low) | (this.aboveHigh[tile] & high)) !== 0) return false
    return (
      ((this.leftLow[tile] & low) | (this.leftHigh[tile] & high)) === 0 ||
      ((this.rightLow[tile] & low) | (this.rightHigh[tile] & high)) === 0
    )
  }
}

/** Sets the bit of a tile in one of the two words. */
function mark(low: Int32Array, high: Int32Array, at: number, tile: number): void {
  if (tile < 32) low[at] |= 1 << tile
  else high[at] |= 1 << (tile - 32)
}

function isIn(low: number, high: number, tile: number): boolean {
  return (((tile < 32 ? low : high) >>> (tile & 31)) & 1) !== 0
}
