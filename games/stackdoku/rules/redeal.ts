/**
 * Dealing by construction: pairs of free places are taken off one after the other, and each pair gets a number as it goes. Whatever
 * is dealt like this can be cleared, in that very order. [SD-42]
 */
import { hash } from '../../../kernel/hash.ts'
import { below, type Rng, shuffle, stream } from '../../../kernel/rng.ts'
import type { Stack, Stackdoku } from '../nouns.ts'
import { freeTiles, holds, isFree, standing } from './stack.ts'

const TRIES = 64

/** Places by two, in an order that takes all of them off, whatever numbers they get; null when chance did not find one. */
export function pairsOff({ xs, ys, zs, gone }: Stack, rng: Rng): number[] | null {
  const left = { xs, ys, zs, gone: Uint8Array.from(gone) }
  const count = standing(left).length
  const first = freeTiles(left)
  for (let nth = 0; nth < TRIES; nth++) {
    left.gone.set(gone)
    const order: number[] = []
    const free = [...first]
    while (free.length >= 2) {
      const pair = [drawn(free, rng), drawn(free, rng)]
      for (const tile of pair) left.gone[tile] = 1
      order.push(...pair)
      for (let tile = 0; tile < left.gone.length; tile++)
        if (pair.some(other => holds(left, other, tile)) && !free.includes(tile) && isFree(left, tile)) free.push(tile)
    }
    if (order.length === count) return order
  }
  return null
}

/** Takes one out, any of them. */
function drawn(tiles: number[], rng: Rng): number {
  return tiles.splice(below(rng, tiles.length), 1)[0]
}

/**
 * The numbers of the tiles that are left, dealt anew so that the stack can be cleared. Which arrangement it is follows from where the
 * tiles lie and how often it was asked for: so whoever sees the position knows whether it may be asked, and nobody picks.
 */
export function redealt(state: Readonly<Stackdoku['State']>): Uint8Array | null {
  const left = standing(state)
  if (left.length === 0) return null
  const rng = stream(hash([left, state.trail.length, state.attempt]), 'shuffle')
  const order = pairsOff(state, rng)
  if (!order) return null
  const numbers = left.map(tile => state.standing[tile]).sort((a, b) => a - b)
  const pairs = shuffle(
    rng,
    Array.from({ length: numbers.length / 2 }, (_, pair) => numbers[2 * pair]),
  )
  const values = state.standing.slice()
  order.forEach((tile, at) => {
    values[tile] = pairs[at >> 1]
  })
  return values
}
