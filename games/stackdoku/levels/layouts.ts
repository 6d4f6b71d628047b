/** The shapes of the stack. Each is its own mirror image, left to right, and nothing in it hangs in the air. [SD-36] [SD-47] */
import type { Difficulty, Tiles } from '../nouns.ts'
import { SIZE } from '../rules/stack.ts'

/** So many tiles side by side, from x on, at a depth of y; in half tiles. */
type Row = readonly [y: number, x: number, tiles: number]

export interface Layout {
  readonly name: string
  /** From the ground up. */
  readonly layers: readonly (readonly Row[])[]
}

/** The same row at several depths. */
function rows(ys: readonly number[], x: number, tiles: number): Row[] {
  return ys.map(y => [y, x, tiles])
}

/** The same rows twice, at the left and at the right. */
function wings(ys: readonly number[], left: number, right: number, tiles: number): Row[] {
  return [...rows(ys, left, tiles), ...rows(ys, right, tiles)]
}

const EASY: readonly Layout[] = [
  { name: 'steps', layers: [rows([0, 2, 4], 0, 6), rows([1, 3], 2, 4), rows([2], 4, 2)] },
  { name: 'terrace', layers: [rows([0, 2, 4, 6], 0, 5), rows([2, 4], 2, 3), rows([3], 3, 2)] },
  { name: 'gate', layers: [[...wings([0, 2, 4, 6], 0, 10, 2), ...rows([0, 6], 4, 3)], wings([1, 3, 5], 1, 11, 1)] },
  { name: 'diamond', layers: [[...rows([0, 8], 4, 2), ...rows([2, 6], 2, 4), ...rows([4], 0, 6)], rows([3, 5], 2, 4), rows([4], 4, 2)] },
  {
    name: 'butterfly',
    layers: [
      [...wings([0, 2, 4], 0, 8, 3), ...rows([2], 6, 1)],
      [...wings([1, 3], 1, 9, 2), ...rows([2], 6, 1)],
    ],
  },
]

const MEDIUM: readonly Layout[] = [
  { name: 'plateau', layers: [rows([0, 2, 4, 6], 0, 6), rows([2, 4], 2, 4), rows([2, 4], 4, 2)] },
  {
    name: 'turtle',
    layers: [[...rows([0, 8], 4, 4), ...rows([2, 6], 2, 6), ...rows([4], 0, 8)], rows([3, 5], 5, 3), rows([4], 6, 2)],
  },
  {
    name: 'fort',
    layers: [
      [...rows([0, 6], 0, 7), ...wings([2, 4], 0, 12, 1), ...rows([2, 4], 4, 3)],
      [...rows([0, 6], 2, 5), ...rows([3], 5, 2)],
    ],
  },
  {
    name: 'towers',
    layers: [
      [...wings([0, 2, 4], 0, 12, 2), ...rows([0, 2, 4], 6, 2)],
      [...wings([1, 3], 0, 12, 2), ...rows([1, 3], 6, 2)],
      [...wings([2], 0, 12, 2), ...rows([2], 6, 2)],
    ],
  },
]

const HARD: readonly Layout[] = [
  {
    name: 'pyramid',
    layers: [[...rows([0, 2, 4, 6], 2, 6), ...wings([3], 0, 14, 1)], rows([1, 3, 5], 3, 5), rows([3], 5, 3)],
  },
  {
    name: 'castle',
    layers: [
      rows([0, 2, 4, 6], 0, 7),
      [...wings([0, 2, 4, 6], 0, 12, 1), ...rows([3], 4, 3)],
      [...wings([1, 5], 0, 12, 1), ...rows([3], 6, 1)],
    ],
  },
  {
    name: 'jewel',
    layers: [[...rows([0, 8], 4, 4), ...rows([2, 6], 2, 6), ...rows([4], 0, 8)], rows([2, 4, 6], 4, 4), rows([3, 5], 6, 2)],
  },
  {
    name: 'arena',
    layers: [
      [...rows([0, 8], 0, 7), ...wings([2, 4, 6], 0, 12, 1), ...rows([4], 5, 2)],
      [...rows([0, 8], 2, 5), ...wings([2, 4, 6], 0, 12, 1)],
      rows([0, 8], 4, 3),
    ],
  },
]

const EXPERT: readonly Layout[] = [
  { name: 'ziggurat', layers: [rows([0, 2, 4, 6], 0, 7), rows([1, 3, 5], 1, 6), rows([2, 4], 3, 4)] },
  { name: 'dragon', layers: [[...rows([0, 6], 2, 6), ...rows([2, 4], 0, 8)], rows([1, 3, 5], 2, 6), rows([2, 4], 4, 4)] },
  {
    name: 'colosseum',
    layers: [
      [...rows([0, 8], 0, 7), ...wings([2, 4, 6], 0, 12, 1), ...rows([3, 5], 5, 2)],
      [...rows([0, 8], 0, 7), ...wings([2, 4, 6], 0, 12, 1)],
      rows([0, 8], 2, 5),
    ],
  },
  {
    name: 'fortress',
    layers: [
      rows([0, 2, 4, 6], 0, 8),
      [...wings([1, 3, 5], 0, 12, 2), ...rows([2, 4], 6, 2)],
      [...wings([2, 4], 1, 13, 1), ...rows([2, 4], 7, 1)],
    ],
  },
]

export const LAYOUTS: Readonly<Record<Difficulty, readonly Layout[]>> = { easy: EASY, medium: MEDIUM, hard: HARD, expert: EXPERT }

/** Tiles are counted layer by layer from the ground, then from back to front, then from left to right. */
export function tilesOf({ layers }: Layout): Tiles & { readonly xs: Uint8Array; readonly ys: Uint8Array; readonly zs: Uint8Array } {
  const places = layers.flatMap((layer, z) =>
    layer.flatMap(([y, x, tiles]) => Array.from({ length: tiles }, (_, nth) => [z, y, x + SIZE * nth] as const)),
  )
  places.sort(([z, y, x], [oz, oy, ox]) => z - oz || y - oy || x - ox)
  return {
    xs: Uint8Array.from(places, ([, , x]) => x),
    ys: Uint8Array.from(places, ([, y]) => y),
    zs: Uint8Array.from(places, ([z]) => z),
  }
}
