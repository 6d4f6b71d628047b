import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { openWorld, runSchedule } from '../testing/order.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase({ memory: true })
  await migrate(database.db)
})

afterAll(() => database.close())

/** `npm run order` runs ten thousand, from a seed of its own. */
const SCHEDULES = 60

test('whatever two players, clocks, cut connections and crashes do to each other, a plain model explains it', async () => {
  const world = await openWorld(database.db)
  const run = process.env['LOCKSTEP_SEED'] ?? 'order'
  let steps = 0
  for (let each = 0; each < SCHEDULES; each++) steps += await runSchedule(world, `${run} ${each}`)
  expect(steps).toBeGreaterThan(SCHEDULES)
})
