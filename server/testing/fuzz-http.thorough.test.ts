import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fuzzHttp } from './fuzz-http.ts'

test('two thousand odd requests break nothing, tell nothing and leave nothing behind', async () => {
  const seed = randomBytes(4).toString('hex')
  console.log(`seed ${seed}`)
  const { faults, statuses, heap } = await fuzzHttp(2_000, seed)
  expect(faults, `seed ${seed}`).toEqual([])
  // It went far enough in to mean something: a good part was answered, and much was refused for many reasons.
  expect(statuses.get(200) ?? 0, `seed ${seed}`).toBeGreaterThan(100)
  for (const status of [400, 401, 403, 404, 405, 409, 415]) expect([status, statuses.has(status)]).toEqual([status, true])
  // A thousand requests lie between the two: what each of them left behind would be seen from 24 KiB on. The long form sees less.
  expect(heap[1] - heap[0], `seed ${seed}, MiB`).toBeLessThan(24)
}, 180_000)
