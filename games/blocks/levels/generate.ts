import { fieldsOf, isWithin, malformed, refuseStray } from '../../../kernel/foreign.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { branch, type Rng } from '../../../kernel/rng.ts'
import type { Blocks } from '../nouns.ts'
import { shapesFor } from '../rules/shapes.ts'

const SMALLEST = 4
const LARGEST = 16
const MOST_BONUS = 100
const SETUP_FIELDS = ['rows', 'cols', 'dealer', 'zen', 'comboBonus', 'streams']

/** Two streams, so that the colours of a hand never decide what the next one is. [BP-22] */
export function generate(setup: Blocks['Setup'], rng: Rng): Blocks['Deal'] {
  return { ...setup, words: branch(rng), paint: branch(rng) }
}

export function refuseSetup(setup: unknown): Refusal | null {
  return refuseFields(setup) ?? refuseStray(setup, SETUP_FIELDS)
}

export function refuseDeal(deal: unknown): Refusal | null {
  const bad = refuseFields(deal)
  if (bad) return bad
  const { words, paint } = fieldsOf(deal)
  for (const [name, value] of [
    ['words', words],
    ['paint', paint],
  ] as const)
    if (!(value instanceof Uint32Array && value.length === 4 && (value[3] & 1) === 1))
      return malformed(name, `"${name}" is a generator of four words, the last of them odd`)
  return refuseStray(deal, [...SETUP_FIELDS, 'words', 'paint'])
}

function refuseFields(value: unknown): Refusal | null {
  const { rows, cols, dealer, zen, comboBonus, streams } = fieldsOf(value)
  if (!isWithin(rows, SMALLEST, LARGEST)) return malformed('rows', `"rows" is a whole number from ${SMALLEST} to ${LARGEST}`)
  if (!isWithin(cols, SMALLEST, LARGEST)) return malformed('cols', `"cols" is a whole number from ${SMALLEST} to ${LARGEST}`)
  if (dealer !== 'pure' && dealer !== 'fair') return malformed('dealer', '"dealer" is "pure" or "fair"')
  if (typeof zen !== 'boolean') return malformed('zen', '"zen" is true or false')
  if (!isWithin(comboBonus, 0, MOST_BONUS)) return malformed('comboBonus', `"comboBonus" is a whole number from 0 to ${MOST_BONUS}`)
  if (streams !== undefined && streams !== 'round') return malformed('streams', '"streams" is "round", or it is left out')
  if (shapesFor(rows, cols).length === 0) return malformed('rows', 'no block fits a grid of this size') // [BP-57]
  return null
}
