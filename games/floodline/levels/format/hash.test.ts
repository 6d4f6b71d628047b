import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { FloodLevel } from '../../nouns.ts'
import { levels } from '../levels.ts'
import { levelHash } from './hash.ts'

const template = levels[0]!.deal

/** The same, written independently: keys sorted, no spaces, UTF-8. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

test('[FL-141] the hash of a level is SHA-256 of its canonical JSON', () => {
  const level: FloodLevel = { ...template, title: 'Über 水 👍' }
  expect(levelHash(level)).toBe(createHash('sha256').update(canonical(level), 'utf8').digest('hex'))
})

test('the order of keys means nothing, everything else does', () => {
  const turned = Object.fromEntries(Object.entries(template).toReversed()) as unknown as FloodLevel
  expect(levelHash(turned)).toBe(levelHash(template))
  expect(levelHash({ ...template, seed: template.seed + 1 })).not.toBe(levelHash(template))
  expect(levelHash({ ...template, terrain: template.terrain.toReversed() })).not.toBe(levelHash(template))
})
