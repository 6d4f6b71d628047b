import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { TaskPool } from '../../testing/campaign/pool.ts'
import { Results } from '../../testing/campaign/results.ts'
import { chooseLevels, chooseWorkers } from './levels.ts'

export async function reportCampaign(given: Arguments, _world: World): Promise<number> {
  const { subjects } = chooseLevels(given)
  const pool = new TaskPool(chooseWorkers(given))
  const results = new Results()
  void subjects
  void results
  await pool.close()
  return FINE
}
