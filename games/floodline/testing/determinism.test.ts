import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RESOLVES, type Resolved, resolved, resolvedFrom } from './determinism.ts'

const golden = JSON.parse(readFileSync(new URL('determinism.golden.json', import.meta.url), 'utf8')) as Resolved[]

test('[FL-144] a hundred resolves from seeds come to what is recorded', () => {
  // When a rule was changed on purpose: npx lockstep determinism --write, and raise `rules` in game.ts.
  expect([...resolved()]).toEqual(golden)
  expect(golden).toHaveLength(RESOLVES)
})

test('[FL-144] the same seed comes to the same state twice', () => {
  for (const { seed, hash } of golden.slice(0, 10)) expect(resolvedFrom(seed)?.hash, seed).toBe(hash)
})
