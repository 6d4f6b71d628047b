import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { load } from './load.ts'

test('many live games at once: everything that was acknowledged is in the log once, and spectators see it', async () => {
  const seed = randomBytes(4).toString('hex')
  const wish = {
    games: 8,
    spectators: 8,
    seconds: 1,
    least: 40,
    thinkMs: 1200,
    rushMs: 400,
    processes: 1,
    postgres: false,
    seed,
    say: () => undefined,
  } as const
  const { faults, acknowledged, heard, connections, latencies } = await load(wish)
  console.log(`seed ${seed}: ${acknowledged} acknowledged`)
  expect(faults, `seed ${seed}`).toEqual([])
  expect(connections).toBe(24)
  expect(acknowledged, `seed ${seed}`).toBeGreaterThan(40)
  expect(latencies.length, `seed ${seed}`).toBeGreaterThan(10)
  // Each was greeted, shown the table and the position, and then a move or more.
  expect(heard, `seed ${seed}`).toBeGreaterThan(24)
}, 300_000)
