import type { Nim } from '../nouns.ts'
import { heapName } from './notation.ts'

export function view({ heaps, turn, misere }: Readonly<Nim['State']>): Nim['View'] {
  return { heaps: Array.from(heaps), turn, misere }
}

export function imagine({ heaps, turn, misere }: Nim['View']): Nim['State'] {
  return { heaps: Uint8Array.from(heaps), turn, misere }
}

/**
 *     a  | | |        3
 *     b  .            0
 *     seat 0 to take; the last stick wins
 */
export function text({ heaps, turn, misere }: Nim['View']): string {
  const width = 2 * Math.max(4, ...heaps)
  const rows = heaps.map((sticks, heap) => {
    const drawn = sticks === 0 ? '.' : new Array(sticks).fill('|').join(' ')
    return `${heapName(heap)}  ${drawn.padEnd(width)} ${String(sticks).padStart(2)}`
  })
  const left = heaps.some(sticks => sticks > 0)
  return [...rows, left ? `seat ${turn} to take; the last stick ${misere ? 'loses' : 'wins'}` : 'no sticks left'].join('\n')
}
