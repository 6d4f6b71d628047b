/**
 * The stack as a textbook would have it: tiles are objects, positions are sets of names, what was tried is remembered as text. The
 * oracle for everything fast, and what it is compared with.
 */
import type { Tiles } from '../nouns.ts'

export interface Tile {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly value: number
}

export function tilesOf(stack: Tiles & { readonly values: ArrayLike<number>; readonly gone?: ArrayLike<number> }): Tile[] {
  return Array.from(stack.values, (_, tile) => tile)
    .filter(tile => !stack.gone?.[tile])
    .map(tile => ({
      name: `t${tile}`,
      x: stack.xs[tile] as number,
      y: stack.ys[tile] as number,
      z: stack.zs[tile] as number,
      value: stack.values[tile] as number,
    }))
}

export function isFree(tile: Tile, all: readonly Tile[]): boolean {
  const beside = (dx: number): boolean => all.some(other => other.z === tile.z && other.x - tile.x === dx && Math.abs(other.y - tile.y) < 2)
  const covered = all.some(other => other.z > tile.z && Math.abs(other.x - tile.x) < 2 && Math.abs(other.y - tile.y) < 2)
  return !covered && !(beside(-2) && beside(2))
}

/**
 * Tries every pair there is, deepest first, and never the same position twice. Null: it cannot be cleared, or it took more than so
 * many positions to find out.
 */
export function clearing(all: readonly Tile[], most = Number.POSITIVE_INFINITY): [Tile, Tile][] | null {
  const dead = new Set<string>()
  let positions = 0
  const search = (left: readonly Tile[]): [Tile, Tile][] | null => {
    if (left.length === 0) return []
    if (++positions > most) return null
    const key = left.map(({ name }) => name).join(' ')
    if (dead.has(key)) return null
    const free = left.filter(tile => isFree(tile, left))
    for (const [i, one] of free.entries())
      for (const other of free.slice(i + 1)) {
        if (one.value !== other.value) continue
        const rest = search(left.filter(tile => tile !== one && tile !== other))
        if (rest) return [[one, other], ...rest]
      }
    dead.add(key)
    return null
  }
  return search(all)
}

export function canClear(stack: Parameters<typeof tilesOf>[0]): boolean {
  return clearing(tilesOf(stack)) !== null
}
