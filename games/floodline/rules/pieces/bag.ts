/** Where pieces come from: the bag, the queue of five, and hold [FL-55…FL-59]. */
import { below, pcg32, type Rng, shuffle } from '../../../../kernel/rng.ts'
import type { Floodline, Token } from '../../nouns.ts'
import { inForce } from '../endless.ts'
import { tokenCode } from './pieces.ts'

type State = Floodline['State']

export const QUEUE = 5

/** The published default sequence of PCG32: increment 1442695040888963407, half of it rounded down [FL-130]. */
const SEQUENCE = [0x0a02bdbf, 0x7bb3c0a7] as const

export function pieceWords(seed: number): Rng {
  return pcg32([0, seed], SEQUENCE)
}

/** A second generator, so that wind never changes which pieces come. */
export function windWords(seed: number): Rng {
  return pcg32([0x9e37_79b9, (0x7f4a_7c15 ^ seed) >>> 0], SEQUENCE)
}

/** The next token, or -1 when a sequence that does not loop is used up. */
function draw(state: State): number {
  const changed = inForce(state, 'BAG')
  if (changed) return drawWeighted(state, changed)
  const { bag } = state.level
  switch (bag.type) {
    case 'FIXED_SEQUENCE':
      return drawInOrder(state, bag.sequence, bag.loop ?? true)
    case 'WEIGHTED':
      return drawWeighted(state, bag)
    case 'BAG_N':
      if (state.bagRest.length === 0) state.bagRest = shuffle(state.words, bag.tokens.map(tokenCode))
      return state.bagRest.pop() as number
  }
}

function drawInOrder(state: State, sequence: readonly Token[], loop: boolean): number {
  if (!loop && state.bagAt >= sequence.length) return -1
  return tokenCode(sequence[state.bagAt++ % sequence.length])
}

/** Keys in the order of their character codes, so that the order in the file means nothing. */
function drawWeighted(state: State, bag: { readonly weights: Readonly<Record<string, number>> }): number {
  const tokens = Object.keys(bag.weights).sort((a, b) => (a < b ? -1 : 1))
  let total = 0
  for (const token of tokens) total += bag.weights[token]
  let at = below(state.words, total)
  for (const token of tokens) {
    at -= bag.weights[token]
    if (at < 0) return tokenCode(token as Token)
  }
  return -1
}

/** Keeps the queue at five for as long as the bag lasts. */
export function fillQueue(state: State): void {
  while (state.queue.length < QUEUE) {
    const token = draw(state)
    if (token < 0) return
    state.queue.push(token)
  }
}

/** Takes the next token: from the queue, or from hold when there is nothing else; -1 when that is empty too. */
export function takeNext(state: State): number {
  if (state.queue.length > 0) {
    const token = state.queue[0]
    for (let i = 1; i < state.queue.length; i++) state.queue[i - 1] = state.queue[i]
    state.queue.length--
    fillQueue(state)
    return token
  }
  const token = state.held
  state.held = -1
  return token
}
