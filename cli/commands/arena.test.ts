import { expect, test } from 'vitest'
import { type } from '../testing/lockstep.ts'

test.each([
  ['arena blocks', 'blocks is not played between two on a server; there is chainfall, nim'],
  ['arena chess', 'there is no game "chess"'],
  ['arena nim --mind hal', 'nim has no bot "hal"'],
  ['arena nim --preset six', 'nim has no preset "six"'],
  ['arena nim --contests 0', '--contests wants a whole number'],
])('%s: a sentence, and nothing is started', async (line, because) => {
  const ran = await type(line)
  expect(ran).toMatchObject({ code: 2, out: '' })
  expect(ran.err).toContain(because)
})
