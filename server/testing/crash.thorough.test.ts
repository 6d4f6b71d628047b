import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { crashEmbedded, crashMany } from './runs/crash.ts'

const seed = randomBytes(4).toString('hex')
const wish = { seed, thinkMs: 200, killMs: 2_500, say: () => undefined }

test('over two processes, PostgreSQL and Redis, nothing acknowledged is lost or doubled when they are killed', async () => {
  console.log(`seed ${seed}`)
  const { faults, open, acknowledged, kills } = await crashMany({ ...wish, games: 6 })
  expect(faults, `seed ${seed}`).toEqual([])
  expect(open, `seed ${seed}`).toBe(0)
  expect(kills).toBeGreaterThan(0)
  expect(acknowledged).toBeGreaterThan(50)
}, 240_000)

test('one process with its own database loses nothing it acknowledged when it is killed', async () => {
  const { faults, acknowledged, kills } = await crashEmbedded({ ...wish, games: 4 }, 3)
  expect(faults, `seed ${seed}`).toEqual([])
  expect(kills).toBe(3)
  expect(acknowledged, `seed ${seed}`).toBeGreaterThan(10)
}, 240_000)
