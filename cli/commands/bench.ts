import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, JSON_OPTION } from '../../terminal/command.ts'
import type { World } from '../../terminal/world.ts'

/** Garbage is collected between two measurements, and the young generation is large enough not to be measured itself. */
const NODE_FLAGS = ['--expose-gc', '--max-semi-space-size=64']

export const bench: Command = {
  name: 'bench',
  usage: '[NAME…] [--write]',
  examples: [
    { line: 'bench', does: 'everything' },
    { line: 'bench kernel', does: 'only what is called so' },
    { line: 'bench --write', does: 'and write the results to docs/benchmarks.md' },
  ],
  options: { write: { about: 'write the results to docs/benchmarks.md' }, ...JSON_OPTION },
  words: { least: 0, most: Number.POSITIVE_INFINITY },
  async run(given: Arguments, world: World) {
    const options = { write: given.has('write'), json: given.has('json') }
    if (typeof globalThis.gc !== 'function') return world.again(NODE_FLAGS, ['bench', ...switches(options), '--', ...given.words])
    const { bench: measure } = await import('../../bench/run.ts')
    return measure([...given.words], options)
  },
}

function switches(options: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(options)
    .filter(name => options[name])
    .map(name => `--${name}`)
}
