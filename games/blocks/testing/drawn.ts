import type { Blocks } from '../nouns.ts'
import { SHAPES } from '../rules/shapes.ts'

/**
 * A position from its picture: `#` or a colour digit is filled, `.` is empty, rows on lines of their own.
 * The hand is given by shape ids, `-` for one that is placed.
 */
export function drawn(
  picture: string,
  hand: readonly string[] = ['line2-0', '-', '-'],
  changes: Partial<Blocks['State']> = {},
): Blocks['State'] {
  const lines = picture
    .trim()
    .split('\n')
    .map(line => line.trim())
  const cols = (lines[0] as string).length
  return {
    ...{ rows: lines.length, cols, dealer: 'pure', zen: false, comboBonus: 0, score: 0, combo: 0, placed: 0, round: 1 },
    ...{ proof: [], salt: 0, seal: '', words: Uint32Array.from([1, 2, 3, 5]), paint: Uint32Array.from([7, 8, 9, 11]) },
    cells: Uint8Array.from(lines.flatMap(line => Array.from(line, mark => (mark === '.' ? 0 : mark === '#' ? 1 : Number(mark))))),
    hand: Int8Array.from(hand, id => (id === '-' ? -1 : shapeNamed(id))),
    tints: Uint8Array.from([1, 2, 3]),
    ...changes,
  }
}

export function picture({ rows, cols, cells }: Readonly<Pick<Blocks['State'], 'rows' | 'cols' | 'cells'>>): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.slice(row * cols, (row + 1) * cols), cell => (cell === 0 ? '.' : cell)).join(''),
  ).join('\n')
}

export function shapeNamed(id: string): number {
  const shape = SHAPES.findIndex(each => each.id === id)
  if (shape < 0) throw new Error(`there is no shape ${id}`)
  return shape
}
