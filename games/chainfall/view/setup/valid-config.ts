import { MOST_COUNTDOWN, MOST_TILES } from '../../levels/generate.ts'
import type { Config } from '../../nouns.ts'
import { composition, sum } from '../../rules/bag.ts'

/** The same wishes, brought within what the rules allow where one depends on another: the bag, and how much of it is in sight. */
export function validConfig(config: Config): Config {
  const bag = validBag(config.bag)
  const tiles = sum(composition({ ...config, bag }))
  const least = Math.min(tiles, Math.max(config.placementsPerTurn, config.openingPlacements))
  return { ...config, bag, queueSize: Math.max(least, Math.min(tiles, config.queueSize)) }
}

/** Without what comes too late; null where nothing is left, which is the usual mixture. */
function validBag(bag: Config['bag']): Config['bag'] {
  if (!bag) return null
  let left = MOST_TILES
  const counts = bag.slice(0, MOST_COUNTDOWN).map(count => {
    const taken = Math.min(left, count)
    left -= taken
    return taken
  })
  while (counts.at(-1) === 0) counts.pop()
  return counts.length > 0 ? counts : null
}
