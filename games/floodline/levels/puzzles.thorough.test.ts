/** Everything that can be done in a puzzle is looked at. */
import { expect, test } from 'vitest'
import { prove } from '../minds/solve/prove.ts'
import type { FloodLevel } from '../nouns.ts'
import { starsOf } from '../rules/stars.ts'
import { readLevelFolders } from '../testing/authoring/folders.ts'
import { puzzles } from './generated/levels.ts'

/** What is used in every win, and how many wins have the first star alone, the first two, the first and the third, and all. */
const WINS: Readonly<Record<string, { readonly tools: string; readonly stars: readonly [number, number, number, number] }>> = {
  footbridge: { tools: '', stars: [52, 220, 8, 8] },
  'a-lid-for-two': { tools: '', stars: [108, 476, 0, 20] },
  'the-right-basin': { tools: '', stars: [76, 32, 0, 4] },
  'travel-light': { tools: 'hold', stars: [180, 8, 0, 8] },
  'cold-feet': { tools: 'freeze', stars: [232, 196, 0, 48] },
  'pull-the-plug': { tools: 'drain', stars: [378, 44, 16, 16] },
  'tilt-once': { tools: 'tilt', stars: [10, 30, 1, 2] },
  'hold-fast': { tools: 'tilt stabilise', stars: [6, 94, 2, 10] },
  'let-it-fall': { tools: '', stars: [18, 8, 40, 6] },
  'dam-the-spill': { tools: '', stars: [140, 160, 0, 4] },
  'out-on-a-limb': { tools: 'tilt', stars: [235, 14, 20, 4] },
}

/** Looks at everything that can be done with the pieces of a puzzle, and sorts what wins. */
function everyWin(level: FloodLevel) {
  const ways = new Set<string>()
  const stars = [0, 0, 0, 0]
  const won = (state: Parameters<typeof starsOf>[0]): void => {
    const { tilts, holds, stabilised, froze, drains } = state.metrics
    const used = { tilt: tilts, hold: holds, stabilise: stabilised, freeze: froze, drain: drains }
    ways.add(
      Object.entries(used)
        .flatMap(([tool, times]) => (times > 0 ? [tool] : []))
        .join(' '),
    )
    const [, two, three] = starsOf(state)
    stars[(two ? 1 : 0) + (three ? 2 : 0)]!++
  }
  const { gap } = prove(level, { wanted: '1', counting: true, budget: {}, won })
  return { tools: [...ways], stars, gap }
}

test.each(puzzles.map(({ level }) => [level.title, level] as const))(
  'all that can be done in %s wins in one way, with few or many stars',
  (_, level) => {
    const { tools, stars } = WINS[level.id]!
    expect(everyWin(level)).toEqual({ tools: [tools], stars, gap: null })
    const [one, two, , all] = stars
    expect(Math.min(one, two, all), 'there is a win with the first star alone, with two, with three').toBeGreaterThan(0)
    expect(stars.reduce((sum, count) => sum + count) / all, 'all three are for the few').toBeGreaterThan(9)
  },
)

const needy = readLevelFolders().puzzles.flatMap(({ level, plan: { needs } }) => (needs ? [[level.title, needs, level] as const] : []))

test.each(needy)('%s cannot be won without %s, wherever a piece can be brought', (_, needs, level) => {
  expect(prove(level, { wanted: '1', without: [needs], budget: {} })).toMatchObject({ none: true, gap: null })
  expect(WINS[level.id]!.tools.split(' ')).toContain(needs)
})
