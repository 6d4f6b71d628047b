import { stringify } from '../../../kernel/plaintext.ts'
import type { Arguments } from '../../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../../terminal/command.ts'
import { paint } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'

export const determinism: Command = {
  name: 'determinism',
  usage: '[--write]',
  about: `Plays a hundred random levels of floodline with random inputs, each up to one of its resolves (a lock or a tilt), and compares
    the hash of the state with the recorded one. Every machine and every engine must come to the same hundred. A difference is printed with its seed.

    When a rule was changed on purpose, --write records the new ones; the commit then says why, and the number of the rules goes up.`,
  examples: [
    { line: 'determinism', does: 'compare' },
    { line: 'determinism --json', does: 'the same for programs' },
    { line: 'determinism --write', does: 'record anew, after a rule was changed on purpose' },
  ],
  options: { write: { about: 'record anew what is compared with' }, ...JSON_OPTION },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const { compareResolves, recordedResolves, recordResolves } = await import('./recorded-resolves.ts')
    if (given.has('write')) return record(recordedResolves(), recordResolves(), recordedResolves(), compareResolves, given, world)
    const recorded = recordedResolves()
    if (!recorded) throw new UsageError('no resolves are recorded yet; record them with: npx lockstep determinism --write')
    const comparison = compareResolves(recorded)
    world.out(given.has('json') ? stringify(comparison) : inWords(comparison, world))
    return comparison.first ? WRONG : FINE
  },
}

type Tools = typeof import('./recorded-resolves.ts')
type Comparison = ReturnType<Tools['compareResolves']>
type Resolves = ReturnType<Tools['recordedResolves']>

/** Loudly: whoever records away a difference by mistake has lost what the record is for. */
function record(
  before: Resolves,
  written: number,
  now: Resolves,
  compare: Tools['compareResolves'],
  given: Arguments,
  world: World,
): number {
  const changed = before && now ? compare(before, now) : null
  const differ = changed ? changed.of - changed.same : null
  if (given.has('json')) world.out(stringify({ written, differ }))
  else {
    const news = differ === null ? 'nothing was recorded before' : `${differ} differ from what was recorded before`
    world.out(paint(world, 'yellow', `RECORDED ANEW: ${written} resolves; ${news}.`))
    world.out('From now on these count as right. If no rule was changed on purpose, take the file back:')
    world.out('  git checkout games/floodline/testing/determinism.golden.json')
  }
  return FINE
}

function inWords({ same, of, first }: Comparison, world: World): string {
  const line = `${same} of ${of} resolves as recorded`
  if (!first) return `${paint(world, 'green', 'ok')}  ${line}`
  const { found, recorded } = first
  const told = (one: NonNullable<Comparison['first']>['found']): string =>
    one ? `seed ${one.seed}, resolve ${one.resolve}, tick ${one.tick}: ${one.hash}` : 'none'
  return [
    `${paint(world, 'red', 'wrong')}  ${line}`,
    '  first difference',
    `    recorded  ${told(recorded)}`,
    `    found     ${told(found)}`,
  ].join('\n')
}
