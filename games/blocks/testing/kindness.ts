/**
 * Makes minds/kindness.ts, the table of how well the crew of luck.ts does on other deals. Whoever changes the minds makes it
 * anew, which takes some four minutes on an idle machine:
 *
 *     node --import tsx games/blocks/testing/kindness.ts > kindness.new && mv kindness.new games/blocks/minds/kindness.ts
 *     npx biome check --write games/blocks/minds/kindness.ts
 */
import { stream } from '../../../kernel/rng.ts'
import { blocks } from '../game.ts'
import { LuckRuns, levelled, tableOf } from '../minds/luck.ts'
import type { Blocks } from '../nouns.ts'

export const REFERENCES = 200

/** How often each of the reference deals is played. */
const RUNS = 50

/** Setups of the menu. Undo makes no difference to minds that never take back. */
const MENU = blocks.presets.map(({ setup }) => setup).filter(({ zen, streams }) => !zen && streams !== undefined)

/** The setups that have a table: those of the menu, and the same as they were dealt before every round had streams of its own. */
export const setups: readonly Blocks['Setup'][] = [...MENU.map(earlier), ...MENU]

function earlier({ ...setup }: Blocks['Setup']): Blocks['Setup'] {
  delete setup.streams
  return setup
}

const HEADER = `/**
 * How well the crew of luck.ts does on other deals: for a grid and a dealer, the medians of ${REFERENCES} reference deals (seeds \`kindness-0\` to
 * \`kindness-${REFERENCES - 1}\`) of ${RUNS} runs each, in rising order. Made by testing/kindness.ts, which says how; luck.thorough.test.ts makes one of each again, so
 * that a change of the minds that makes the table stale is noticed.
 */
export const KINDNESS: Readonly<Record<string, readonly number[]>> = {`

/** The median of one of the deals that others are compared with. */
export function referenceMedian(setup: Blocks['Setup'], nth: number): number {
  const seed = `kindness-${nth}`
  const played = new LuckRuns({ ...setup, words: stream(seed, 'words'), paint: stream(seed, 'paint') }, 0, seed, RUNS)
  played.step(RUNS)
  return levelled(played.report().scores)
}

function table(setup: Blocks['Setup']): number[] {
  return Array.from({ length: REFERENCES }, (_, nth) => referenceMedian(setup, nth)).sort((a, b) => a - b)
}

if (process.argv[1]?.endsWith('/testing/kindness.ts')) {
  console.log(HEADER)
  for (const setup of setups) console.log(`  '${tableOf(setup)}': [${table(setup).join(', ')}],`)
  console.log('}')
}
