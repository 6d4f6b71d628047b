import type { Nim } from '../nouns.ts'

/** Why a take is good: it balances the heaps, it leaves single sticks, or there is no good one and it only plays for time. */
export type Reason = 'balance' | 'singles' | 'stall'

export interface Take {
  readonly action: Nim['Action']
  readonly reason: Reason
}

/**
 * Bouton's theory of 1901. A position is lost for whoever must move when the heaps are balanced, that is when their sizes
 * cancel out in binary (exclusive or is 0). With "last stick loses" the same holds until only single sticks would be left,
 * and then the number of singles decides.
 */
export function bestTake({ heaps, misere }: Pick<Nim['View'], 'heaps' | 'misere'>): Take {
  const large = heaps.filter(sticks => sticks > 1).length
  if (misere && large <= 1) return leaveSingles(heaps, large)
  const balance = heaps.reduce((sum, sticks) => sum ^ sticks, 0)
  if (balance === 0) return stall(heaps)
  const heap = heaps.findIndex(sticks => (sticks ^ balance) < sticks)
  return { action: { heap, sticks: heaps[heap] - (heaps[heap] ^ balance) }, reason: 'balance' }
}

/** Misère, at most one heap larger than one: leave an odd number of single sticks, if that can be had. */
function leaveSingles(heaps: readonly number[], large: number): Take {
  const singles = heaps.filter(sticks => sticks === 1).length
  if (large === 1) {
    const heap = heaps.findIndex(sticks => sticks > 1)
    return { action: { heap, sticks: heaps[heap] - (singles % 2 === 0 ? 1 : 0) }, reason: 'singles' }
  }
  return { action: { heap: heaps.indexOf(1), sticks: 1 }, reason: singles % 2 === 0 ? 'singles' : 'stall' }
}

/** Lost against a perfect answer: one stick from the largest heap makes the rest as long and as error-prone as possible. */
function stall(heaps: readonly number[]): Take {
  return { action: { heap: heaps.indexOf(Math.max(...heaps)), sticks: 1 }, reason: 'stall' }
}
