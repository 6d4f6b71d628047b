/** How often the collapse explainer is right, by trying: every cause it names is taken away, and the effect must be gone. */
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import { machineLoad } from '../../../../terminal/machine-load.ts'
import type { World } from '../../../../terminal/world.ts'
import { collapses, type Report } from '../promises/explained.ts'

const MOST = 1_000_000_000
const USUAL = { collapses: 10_000, timed: 2000, seed: 'collapse' }

export const explanations: Command = {
  name: 'explanations',
  usage: '[--collapses N] [--timed N] [--seed TEXT]',
  about: `Games are played at random on boards of all kinds. Whatever falls or floods is explained, and every cause is put to the test: without it,
    the textbook must come to a board where the effect is gone. Then explanations are timed, on boards of 10 × 30 × 10. About ten minutes.`,
  examples: [
    { line: 'long floodline explanations', does: 'everything' },
    { line: 'long floodline explanations --collapses 100 --timed 50', does: 'a few seconds of it' },
  ],
  options: {
    collapses: { value: 'N', about: `resolves in which something fell or was flooded (${USUAL.collapses})` },
    timed: { value: 'N', about: `resolves on boards of 10 × 30 × 10, timed (${USUAL.timed})` },
    seed: { value: 'TEXT', about: `names the games (${USUAL.seed})` },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const seed = given.text('seed') ?? USUAL.seed
    world.out(machineLoad())
    const any = collapses(seed, given.whole('collapses', 0, MOST, USUAL.collapses))
    for (const failure of any.failures) world.out(failure)
    world.out(`any board: ${inWords(any)}`)
    world.out(`causes: ${JSON.stringify(any.codes)}`)
    const full = collapses(`${seed} timed`, given.whole('timed', 0, MOST, USUAL.timed), true)
    for (const failure of full.failures) world.out(failure)
    const times = [full.p50, full.p95, full.most].map(ms => ms.toFixed(1))
    world.out(`boards of 10 × 30 × 10: ${inWords(full)}; p50 ${times[0]} p95 ${times[1]} longest ${times[2]} ms`)
    return any.passed === any.checked && full.passed === full.checked ? FINE : WRONG
  },
}

function inWords({ checked, passed, causes }: Report): string {
  return `${checked} resolves, ${causes} causes, ${checked - passed} of the explanations wrong`
}
