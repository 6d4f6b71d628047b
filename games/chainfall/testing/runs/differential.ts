import { stream } from '../../../../kernel/rng.ts'
import type { Arguments } from '../../../../terminal/arguments.ts'
import type { Command } from '../../../../terminal/command.ts'
import { DifferenceReport } from '../../../../terminal/difference-report.ts'
import type { World } from '../../../../terminal/world.ts'
import { anyConfig, differs, PRESETS } from '../differential.ts'
import { Leaks } from '../leaks.ts'
import { miscounted, TABLES } from '../perft.ts'

const MOST = 1_000_000_000

const USUAL = { games: 20_000, options: 5000, positions: 100_000, from: 0 }

/** v1 gets all games; random games of the others take longer, Cascade's by far, and get a share. */
const SHARES: Readonly<Record<string, number>> = { Cascade: 20, Duel5: 4, Bare: 4 }

export const differential: Command = {
  name: 'differential',
  usage: '[--games N] [--options N] [--positions N] [--from N]',
  about: `The cores for searching beside the rules and the textbook, turn by turn and back again, and what a player sees beside what is secret:
    a view must be the same for every order of the bag. Every difference is printed with the seed that makes it again.`,
  examples: [
    { line: 'long chainfall differential', does: 'everything' },
    { line: 'long chainfall differential --games 100 --options 50 --positions 1000', does: 'a part of it' },
  ],
  options: {
    games: { value: 'N', about: `random games of v1, and a share as many of the other rule sets (${USUAL.games})` },
    options: { value: 'N', about: `games under random options (${USUAL.options})` },
    positions: { value: 'N', about: `positions looked at for leaks (${USUAL.positions})` },
    from: { value: 'N', about: 'the number of the first seed (0)' },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const count = (name: keyof typeof USUAL): number => given.whole(name, 0, MOST, USUAL[name])
    const from = count('from')
    const report = new DifferenceReport(world, from)
    for (const table of TABLES) {
      const difference = miscounted(table, { rules: 4, textbook: 4, cards: 2 })
      report.add(difference)
      if (difference === null) world.out(`${table.name}: turns counted by rules, textbook and core`)
    }
    for (const { name, setup } of PRESETS)
      report.compare(`games of ${name}`, Math.ceil(count('games') / (SHARES[name] ?? 1)), n => differs(setup, `${name} ${n}`))
    report.compare('games under any options', count('options'), n => differs(anyConfig(stream(`any ${n}`, 'config')), `any ${n}`))

    const leaks = new Leaks()
    for (let n = from; leaks.positions < count('positions'); n++)
      for (const { name, setup } of PRESETS) report.add(leaks.play(setup, `leak ${name} ${n}`))
    world.out(`views, events and refusals: ${leaks.positions} positions, imagined and reshuffled`)
    return report.end()
  },
}
