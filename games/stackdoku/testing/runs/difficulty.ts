import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { measured, summary } from '../difficulty.ts'
import { DIFFICULTIES } from '../proofs.ts'
import { drawDifficulty } from './difficulty-drawing.ts'

const USUAL_LEVELS = 1000
const MOST = 1_000_000
const DRAWING = 'docs/figures/stackdoku-difficulty.svg'

export const difficulty: Command = {
  name: 'difficulty',
  usage: '[--levels N]',
  about: `Measures so many levels of each difficulty: how often careless play gets stuck, how many tiles are free at the start, how many tokens
    the tray must hold, which technique is the hardest. The drawing is ${DRAWING}.`,
  examples: [{ line: 'long stackdoku difficulty --levels 1000', does: 'the drawing of the documents' }],
  options: { levels: { value: 'N', about: `how many of each (${USUAL_LEVELS})` } },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const levels = given.whole('levels', 1, MOST, USUAL_LEVELS)
    const rows = new Map(DIFFICULTIES.map(each => [each, measured(each, levels)] as const))
    for (const [each, found] of rows) {
      const { jam, within, free, peak, rating } = summary(each, found)
      const figures = [
        `stuck by careless play ${jam.toFixed(1)} % (${within} of ${found.length} as promised)`,
        `free at the start ${free.toFixed(1)} %`,
        `most in the tray ${peak.toFixed(2)}`,
        `hardest technique ${rating.toFixed(1)}`,
      ]
      world.out(`${each}: ${figures.join(', ')}`)
    }
    const file = join(world.root, DRAWING)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawDifficulty(rows))
    world.out(`drawn in ${file}`)
    return FINE
  },
}
