import { fieldsOf, isWithin, malformed, refuseStray } from '../../../kernel/foreign.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { below, type Rng } from '../../../kernel/rng.ts'
import type { Nim } from '../nouns.ts'

/** What fits on a phone and under a letter. [NI-01] */
const MOST_HEAPS = 8
const MOST_STICKS = 15

export function generate({ heaps, most, misere }: Nim['Setup'], rng: Rng): Nim['Deal'] {
  const sizes = Array.from({ length: heaps }, () => 1 + below(rng, most))
  return { heaps: sizes, first: below(rng, 2) === 0 ? 0 : 1, misere }
}

export function refuseSetup(setup: unknown): Refusal | null {
  const { heaps, most, misere } = fieldsOf(setup)
  if (!isWithin(heaps, 1, MOST_HEAPS)) return malformed('heaps', `"heaps" is a whole number from 1 to ${MOST_HEAPS}`)
  if (!isWithin(most, 1, MOST_STICKS)) return malformed('most', `"most" is a whole number from 1 to ${MOST_STICKS}`)
  if (typeof misere !== 'boolean') return malformed('misere', '"misere" is true or false')
  return refuseStray(setup, ['heaps', 'most', 'misere'])
}

export function refuseDeal(deal: unknown): Refusal | null {
  const { heaps, first, misere } = fieldsOf(deal)
  if (!Array.isArray(heaps) || heaps.length < 1 || heaps.length > MOST_HEAPS)
    return malformed('heaps', `"heaps" is a list of 1 to ${MOST_HEAPS} numbers`)
  const odd = heaps.findIndex(sticks => !isWithin(sticks, 0, MOST_STICKS))
  if (odd >= 0) return malformed(`heaps[${odd}]`, `"heaps" holds whole numbers from 0 to ${MOST_STICKS}`)
  if (heaps.every(sticks => sticks === 0)) return malformed('heaps', 'at least one heap has a stick')
  if (!isWithin(first, 0, 1)) return malformed('first', '"first" is the seat that begins, 0 or 1')
  if (typeof misere !== 'boolean') return malformed('misere', '"misere" is true or false')
  return refuseStray(deal, ['heaps', 'first', 'misere'])
}
