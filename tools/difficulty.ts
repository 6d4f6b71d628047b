/** `npm run difficulty -- [--levels N]`: measures so many levels of each difficulty of Stackdoku and draws them, for docs/. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measured, plots, summary } from '../games/stackdoku/testing/difficulty.ts'
import { DIFFICULTIES } from '../games/stackdoku/testing/proofs.ts'

const { values } = parseArgs({ options: { levels: { type: 'string', default: '1000' } } })
const levels = Number(values.levels)

const folder = new URL('../docs/figures/', import.meta.url)
const file = new URL('stackdoku-difficulty.svg', folder)
const rows = new Map(DIFFICULTIES.map(difficulty => [difficulty, measured(difficulty, levels)] as const))
for (const [difficulty, found] of rows) {
  const { jam, within, free, peak, rating } = summary(difficulty, found)
  const said = [
    `stuck by careless play ${jam.toFixed(1)} % (${within} of ${found.length} as promised)`,
    `free at the start ${free.toFixed(1)} %`,
    `most in the tray ${peak.toFixed(2)}`,
    `hardest technique ${rating.toFixed(1)}`,
  ]
  console.log(`${difficulty}: ${said.join(', ')}`)
}
mkdirSync(folder, { recursive: true })
writeFileSync(file, plots(rows))
console.log(`drawn in ${fileURLToPath(file)}`)
