import type { Nim } from '../nouns.ts'

/** A position from its picture: `|| . |||` is two sticks, none and three, seat 0 to take. */
export function drawn(text: string): Nim['State'] {
  const heaps = text.split(' ').map(heap => (heap === '.' ? 0 : heap.length))
  return { heaps: Uint8Array.from(heaps), turn: 0, misere: false }
}

export function picture({ heaps }: Readonly<Nim['State']>): string {
  return Array.from(heaps, sticks => (sticks === 0 ? '.' : '|'.repeat(sticks))).join(' ')
}
