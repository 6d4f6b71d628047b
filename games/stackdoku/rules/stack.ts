/** The stack: who lies on whom, who stands beside whom, and so which tiles are free. [SD-02] [SD-35] */
import type { Stack, Tiles } from '../nouns.ts'

/** A tile is so many half tiles wide and deep. */
export const SIZE = 2

/** Tile `upper` lies, in part or in whole, over tile `lower`. Any higher layer counts, not only the next. */
export function covers({ xs, ys, zs }: Tiles, upper: number, lower: number): boolean {
  return zs[upper] > zs[lower] && Math.abs(xs[upper] - xs[lower]) < SIZE && Math.abs(ys[upper] - ys[lower]) < SIZE
}

/** Tile `other` stands at the left (-1) or the right (1) side of a tile, if only by half its length. */
export function stopsSide({ xs, ys, zs }: Tiles, tile: number, other: number, side: -1 | 1): boolean {
  return zs[other] === zs[tile] && xs[other] - xs[tile] === side * SIZE && Math.abs(ys[other] - ys[tile]) < SIZE
}

/** Tile `tile` lies on `other`, or stands at one of its sides. */
export function holds(tiles: Tiles, tile: number, other: number): boolean {
  return covers(tiles, tile, other) || stopsSide(tiles, other, tile, -1) || stopsSide(tiles, other, tile, 1)
}

/** The tiles still lying on this one. */
export function coverers(stack: Stack, tile: number): number[] {
  return standing(stack).filter(other => covers(stack, other, tile))
}

/** The tiles still standing at one of its sides. Above and below on the table do not count: only left and right block. */
export function neighbours(stack: Stack, tile: number, side: -1 | 1): number[] {
  return standing(stack).filter(other => stopsSide(stack, tile, other, side))
}

/** Written out, because everybody asks it all the time: nothing on top, and a side open. */
export function isFree({ xs, ys, zs, gone }: Stack, tile: number): boolean {
  if (gone[tile] !== 0) return false
  let sides = 0
  for (let other = 0; other < gone.length; other++) {
    const up = zs[other] - zs[tile]
    const down = ys[other] - ys[tile]
    if (gone[other] !== 0 || up < 0 || down <= -SIZE || down >= SIZE) continue
    const along = xs[other] - xs[tile]
    if (up > 0) {
      if (along > -SIZE && along < SIZE) return false
    } else if (along === -SIZE) sides |= 1
    else if (along === SIZE) sides |= 2
    if (sides === 3) return false
  }
  return true
}

export function freeTiles(stack: Stack): number[] {
  const free: number[] = []
  for (let tile = 0; tile < stack.gone.length; tile++) if (isFree(stack, tile)) free.push(tile)
  return free
}

/** The tiles that are free after these two are gone and were not before, in order. */
export function freed(before: Stack, after: Stack, a: number, b: number): number[] {
  const tiles: number[] = []
  for (let tile = 0; tile < after.gone.length; tile++)
    if ((holds(after, a, tile) || holds(after, b, tile)) && isFree(after, tile) && !isFree(before, tile)) tiles.push(tile)
  return tiles
}

/** The tiles that are left, in order. */
export function standing({ gone }: Stack): number[] {
  const tiles: number[] = []
  for (let tile = 0; tile < gone.length; tile++) if (gone[tile] === 0) tiles.push(tile)
  return tiles
}

/** Two free tiles with the same number, the lower first; in order. */
export function* freePairs(stack: Stack, values: ArrayLike<number>): Iterable<readonly [a: number, b: number]> {
  const free = freeTiles(stack)
  for (let i = 0; i < free.length; i++)
    for (let j = i + 1; j < free.length; j++) if (values[free[i]] === values[free[j]]) yield [free[i], free[j]]
}

/** Every quarter of a tile above the ground lies on a tile of the layer below. [SD-36] */
export function isSupported({ xs, ys, zs }: Tiles, tile: number): boolean {
  if (zs[tile] === 0) return true
  for (let quarter = 0; quarter < SIZE * SIZE; quarter++) {
    const x = xs[tile] + (quarter % SIZE)
    const y = ys[tile] + (quarter >> 1)
    let held = false
    for (let other = 0; other < xs.length && !held; other++)
      held = zs[other] === zs[tile] - 1 && x >= xs[other] && x < xs[other] + SIZE && y >= ys[other] && y < ys[other] + SIZE
    if (!held) return false
  }
  return true
}
