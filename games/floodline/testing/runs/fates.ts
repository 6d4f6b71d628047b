/** Whether the fate that is shown before a drop or a tilt is what happens, by trying. */
import type { Arguments } from '../../../../terminal/arguments.ts'
import type { Command } from '../../../../terminal/command.ts'
import { DifferenceReport } from '../../../../terminal/difference-report.ts'
import { machineLoad } from '../../../../terminal/machine-load.ts'
import type { World } from '../../../../terminal/world.ts'
import { fatesDifference, noFates } from '../promises/fates.ts'

const MOST = 1_000_000_000
const USUAL = { drops: 10_000, tilts: 10_000, seed: 'fate' }

export const fates: Command = {
  name: 'fates',
  usage: '[--drops N] [--tilts N] [--seed TEXT]',
  about: `Games are played at random on boards of all kinds, through the same objects as on a stage. Before every drop and every tilt the display is read,
    and afterwards what it had said is compared with what happened: blocks shifted and lost, cells flooded, stars, the end of the level. Some minutes.`,
  examples: [
    { line: 'long floodline fates', does: 'everything' },
    { line: 'long floodline fates --drops 100 --tilts 100 --seed 7', does: 'a few seconds of it' },
  ],
  options: {
    drops: { value: 'N', about: `at least so many drops (${USUAL.drops})` },
    tilts: { value: 'N', about: `and so many tilts that happen (${USUAL.tilts})` },
    seed: { value: 'TEXT', about: `names the games (${USUAL.seed})` },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const seed = given.text('seed') ?? USUAL.seed
    const drops = given.whole('drops', 0, MOST, USUAL.drops)
    const tilts = given.whole('tilts', 0, MOST, USUAL.tilts)
    const report = new DifferenceReport(world, 0)
    const tally = noFates()
    world.out(machineLoad())
    for (let game = 0; tally.drops < drops || tally.tilts < tilts; game++) report.add(fatesDifference(`${seed} ${game}`, tally))
    world.out(`${tally.drops} drops and ${tally.tilts} tilts as shown, ${tally.refused} refused as shown`)
    world.out(`${tally.lost} were to lose the level, ${tally.won} to win it, ${tally.stars} stars to go out of reach`)
    return report.end()
  },
}
