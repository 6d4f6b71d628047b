/**
 * Chainfall's cores beside its rules and its textbook, at length, and its views beside their secrets: `npm run differential:chainfall --
 * [--games N] [--options N] [--positions N] [--from N]`. Every difference is printed with the seed that makes it again.
 */
import { parseArgs } from 'node:util'
import { anyConfig, differs, PRESETS } from '../games/chainfall/testing/differential.ts'
import { Leaks } from '../games/chainfall/testing/leaks.ts'
import { miscounted, TABLES } from '../games/chainfall/testing/perft.ts'
import { stream } from '../kernel/rng.ts'
import { AtLength } from './atlength.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    options: { type: 'string', default: '5000' },
    positions: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0' },
  },
})

const from = Number(values.from)
const run = new AtLength(from)

for (const table of TABLES) {
  const said = miscounted(table, { rules: 4, textbook: 4, cards: 2 })
  run.note(said)
  if (said === null) console.log(`${table.name}: turns counted by rules, textbook and core`)
}

/** v1 gets them all; random games of the others take longer, Cascade's by far, and get a share. */
const SHARES: Readonly<Record<string, number>> = { Cascade: 20, Duel5: 4, Bare: 4 }
for (const { name, setup } of PRESETS)
  run.over(`games of ${name}`, Math.ceil(Number(values.games) / (SHARES[name] ?? 1)), n => differs(setup, `${name} ${n}`))
run.over('games under any options', Number(values.options), n => differs(anyConfig(stream(`any ${n}`, 'config')), `any ${n}`))

const leaks = new Leaks()
for (let n = from; leaks.positions < Number(values.positions); n++)
  for (const { name, setup } of PRESETS) run.note(leaks.play(setup, `leak ${name} ${n}`))
console.log(`views, events and refusals: ${leaks.positions} positions, imagined and reshuffled`)
run.end()
