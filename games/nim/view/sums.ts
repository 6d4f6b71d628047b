/** What sentences about heaps have in common, whatever the language. */
import type { Nim } from '../nouns.ts'

export function after(heaps: readonly number[], { heap, sticks }: Nim['Action']): readonly number[] {
  return heaps.map((had, at) => (at === heap ? had - sticks : had))
}

export function sum(heaps: readonly number[]): number {
  return heaps.reduce((total, sticks) => total + sticks, 0)
}

/** Bouton's theory for people: heaps are made of eights, fours, twos and ones, and what has a partner cancels out. */
export function inParts(heaps: readonly number[], that: string): string {
  const named = (sticks: number): string => {
    const parts = [8, 4, 2, 1].filter(part => (sticks & part) !== 0)
    return parts.length > 1 ? `${sticks} (${that} ${parts.join('+')})` : String(sticks)
  }
  return heaps
    .filter(sticks => sticks > 0)
    .map(named)
    .join(', ')
}
