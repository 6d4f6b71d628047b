/** `npm run order [-- --schedules 10000 --seed TEXT]`: schedules at random against a plain model of a contest. */
import { parseArgs } from 'node:util'
import { openDatabase } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { openWorld, runSchedule } from '../order.ts'

const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now()) } },
})
const schedules = Number(values.schedules)
console.log(`${schedules} schedules, seed ${values.seed}`)
const database = await openDatabase({ memory: true })
await migrate(database.db)
const world = await openWorld(database.db)
const began = performance.now()
let steps = 0
for (let each = 0; each < schedules; each++) {
  steps += await runSchedule(world, `${values.seed} ${each}`)
  if ((each + 1) % 500 === 0) console.log(`${each + 1} schedules, ${steps} steps, ${Math.round((performance.now() - began) / 1000)} s`)
}
await database.close()
console.log(`${schedules} schedules, ${steps} steps: 0 differences`)
