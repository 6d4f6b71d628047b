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
  readonly below: readonly (readonly number[])[]
  readonly belowLow: Int32Array
  readonly belowHigh: Int32Array

  constructor(tiles: Tiles) {
    const count = tiles.xs.length
    this.count = count
    const words = (blocks: (tile: number, other: number) => boolean): [Int32Array, Int32Array] => {
      const low = new Int32Array(count)
      const high = new Int32Array(count)
      for (let tile = 0; tile < count; tile++)
        for (let other = 0; other < count; other++)
          if (blocks(tile, other)) {
            if (other < 32) low[tile] |= 1 << other
            else high[tile] |= 1 << (other - 32)
          }
      return [low, high]
    }
    ;[this.aboveLow, this.aboveHigh] = words((tile, other) => covers(tiles, other, tile))
    ;[this.leftLow, this.leftHigh] = words((tile, other) => stopsSide(tiles, tile, other, -1))
    ;[this.rightLow, this.rightHigh] = words((tile, other) => stopsSide(tiles, tile, other, 1))
    const holds = (tile: number, other: number): boolean =>
      covers(tiles, tile, other) || stopsSide(tiles, other, tile, -1) || stopsSide(tiles, other, tile, 1)
    ;[this.belowLow, this.belowHigh] = words(holds)
    this.below = Array.from({ length: count }, (_, tile) =>
      Array.from({ length: count }, (_, other) => other).filter(other => holds(tile, other)),
    )
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
