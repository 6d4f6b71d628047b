/** How far somebody has come, for whoever shows it beside the way to the map. Of the levels it needs no more than how many there are. */
import { way } from '../../levels/way.ts'
import { pastIn, pastOfLevels } from './history.ts'
import { mapWords } from './words.ts'

/** Null: nowhere yet. */
export async function reached(): Promise<string | null> {
  const past = await pastOfLevels()
  const have = way.levels.reduce((sum, { id }) => sum + pastIn(past, id).stars, 0)
  return have === 0 ? null : mapWords().starsOf(have, 3 * way.levels.length)
}
