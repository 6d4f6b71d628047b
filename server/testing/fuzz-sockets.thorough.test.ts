import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fuzzSockets } from './fuzz-sockets.ts'

test('three thousand odd messages break nothing, tell nothing and leave nothing behind', async () => {
  const seed = randomBytes(4).toString('hex')
  console.log(`seed ${seed}`)
  const { faults, answers, heap } = await fuzzSockets(3_000, seed)
  expect(faults, `seed ${seed}`).toEqual([])
  // It went far enough in to mean something: games were begun and played, and much was refused for many reasons.
  for (const name of ['position', 'contest', 'paired', 'refused unreadable', 'refused spectating', 'refused no-match'])
    expect([name, (answers.get(name) ?? 0) > 0], `seed ${seed}`).toEqual([name, true])
  expect(heap[1] - heap[0], `seed ${seed}, MiB`).toBeLessThan(16)
}, 180_000)
