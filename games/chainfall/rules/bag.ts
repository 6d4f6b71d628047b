import type { Chainfall, Config } from '../nouns.ts'

/** Ones, twos, threes and fours in a bag of 36. [CF-14] */
const MIXTURE = [8, 10, 10, 8] as const
const MIXED = 36

/** How many tiles of each countdown a game is played with, from 1 on. Without a bag of its own: the mixture, one tile a cell. [CF-14] */
export function composition({ rows, cols, bag }: Pick<Config, 'rows' | 'cols' | 'bag'>): number[] {
  if (bag) return [...bag]
  const cells = rows * cols
  const counts = MIXTURE.map(share => Math.floor((cells * share) / MIXED))
  // What rounding left goes to the largest remainders; of equal ones the smaller countdown comes first.
  const byRemainder = MIXTURE.map((share, at) => ({ at, rest: (cells * share) % MIXED })).sort((a, b) => b.rest - a.rest || a.at - b.at)
  const missing = cells - sum(counts)
  for (const { at } of byRemainder.slice(0, missing)) counts[at]++
  return counts
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Every tile of a composition, smallest first. */
export function tilesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, at) => new Array<number>(count).fill(at + 1))
}

/** How many there are of each countdown, from 1 to `most`. */
export function counted(values: readonly number[], most: number): number[] {
  const counts = new Array<number>(most).fill(0)
  for (const value of values) counts[value - 1]++
  return counts
}

/** Fills the queue up from the bag; says what came. [CF-21] */
export function refill({ config, queue, bag }: Chainfall['State'], emit: (event: Chainfall['Event']) => void): void {
  while (queue.length < config.queueSize && bag.length > 0) {
    const fuse = bag.pop() as number
    queue.push(fuse)
    emit({ kind: 'drawn', fuse })
  }
}
