/** Which piece comes next [FL-55…FL-57]. */
import { below, type Rng, shuffle } from '../../../../kernel/rng.ts'
import type { Bag, Token } from '../../nouns.ts'

export class TextbookBag {
  at = 0 // FIXED_SEQUENCE: how many were drawn
  rest: Token[] = [] // BAG_N: still in the bag, drawn from the end
  bag: Bag
  readonly words: Rng

  constructor(bag: Bag, words: Rng) {
    this.bag = bag
    this.words = words
  }

  /** null when a sequence that does not loop has run out. */
  draw(): Token | null {
    const { bag } = this
    switch (bag.type) {
      case 'FIXED_SEQUENCE':
        if (bag.loop === false && this.at >= bag.sequence.length) return null
        return bag.sequence[this.at++ % bag.sequence.length]!
      case 'BAG_N':
        if (this.rest.length === 0) this.rest = shuffle(this.words, [...bag.tokens])
        return this.rest.pop()!
      case 'WEIGHTED':
        return this.weighted(bag.weights)
    }
  }

  private weighted(weights: Readonly<Record<string, number>>): Token {
    const keys = Object.keys(weights).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    const total = keys.reduce((sum, key) => sum + weights[key]!, 0)
    let left = below(this.words, total)
    for (const key of keys) {
      if (left < weights[key]!) return key as Token
      left -= weights[key]!
    }
    throw new Error(`drew beyond a total of ${total}`)
  }
}
