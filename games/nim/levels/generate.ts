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
  const { heaps, most, misere } = fields(setup)
  if (!within(heaps, 1, MOST_HEAPS)) return fault('heaps', `"heaps" is a whole number from 1 to ${MOST_HEAPS}`)
  if (!within(most, 1, MOST_STICKS)) return fault('most', `"most" is a whole number from 1 to ${MOST_STICKS}`)
  if (typeof misere !== 'boolean') return fault('misere', '"misere" is true or false')
  return stray(setup, ['heaps', 'most', 'misere'])
}

export function refuseDeal(deal: unknown): Refusal | null {
  const { heaps, first, misere } = fields(deal)
  if (!Array.isArray(heaps) || heaps.length < 1 || heaps.length > MOST_HEAPS) return fault('heaps', `"heaps" is a list of 1 to ${MOST_HEAPS} numbers`)
  const odd = heaps.findIndex(sticks => !within(sticks, 0, MOST_STICKS))
  if (odd >= 0) return fault(`heaps[${odd}]`, `"heaps" holds whole numbers from 0 to ${MOST_STICKS}`)
  if (heaps.every(sticks => sticks === 0)) return fault('heaps', 'at least one heap has a stick')
  if (!within(first, 0, 1)) return fault('first', '"first" is the seat that begins, 0 or 1')
  if (typeof misere !== 'boolean') return fault('misere', '"misere" is true or false')
  return stray(deal, ['heaps', 'first', 'misere'])
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function within(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** A field nobody knows is more likely a misspelt one than a harmless one. */
function stray(value: unknown, known: readonly string[]): Refusal | null {
  const key = Object.keys(fields(value)).find(name => !known.includes(name))
  return key === undefined ? null : fault(key, `there is no field "${key}"; the fields are ${known.join(', ')}`)
}

function fault(at: string, because: string): Refusal {
  return { code: 'malformed', because, facts: { at } }
}
