import { expect, test } from 'vitest'
import { dropper } from '../../kernel/testing/dropper.ts'
import type { Command } from '../../terminal/command.ts'
import type { TerminalEntry } from '../../terminal/entry.ts'
import { entryOf } from '../../terminal/testing/world.ts'
import { type } from '../testing/lockstep.ts'

const dripping: Command = {
  name: 'drip',
  usage: '[--drops N]',
  examples: [{ line: 'long dropper drip', does: 'one drop' }],
  options: { drops: { value: 'N', about: 'how many (1)' } },
  words: { least: 0, most: 0 },
  async run(given, world) {
    const drops = given.whole('drops', 0, 9, 1)
    world.out('drip '.repeat(drops).trim())
    return drops > 5 ? 1 : 0
  },
}

const games: readonly TerminalEntry[] = [
  { ...entryOf(dropper), runs: async () => [{ name: 'drip', summary: 'lets it drip', fetch: async () => dripping }] },
  { ...entryOf(dropper), id: 'dry' },
]

test('without a name the runs are listed, game by game; a game without any is left out', async () => {
  expect(await type('long', { games })).toEqual({ code: 0, out: 'dropper\n  drip  lets it drip\n', err: '' })
  expect((await type('long dropper', { games })).out).toBe('dropper\n  drip  lets it drip\n')
  expect((await type('long dry', { games })).err).toContain('there are no long runs of dry')
})

test('a run gets its options and gives the exit code', async () => {
  expect(await type('long dropper drip --drops 3', { games })).toEqual({ code: 0, out: 'drip drip drip\n', err: '' })
  expect((await type('long dropper drip --drops 6', { games })).code).toBe(1)
  expect((await type('long dropper drip --drops 99', { games })).err).toContain('--drops wants a whole number from 0 to 9')
  expect((await type('long dropper drip --drips 1', { games })).err).toContain('did you mean --drops?')
  expect((await type('long dropper drip --help', { games })).out).toMatch(/^lockstep long dropper drip \[--drops N\]\n\nLets it drip\.\n/)
})

test.each([
  ['long droper', 'there is no game "droper"; did you mean "dropper"?'],
  ['long droper drip', 'there is no game "droper"; did you mean "dropper"?'],
  ['long dropper dirp', 'dropper has no long run "dirp"; did you mean "drip"?'],
  ['long dry drip', 'dry has no long run "drip"; there are no long runs'],
])('lockstep %s is refused in one sentence', async (line, because) => {
  const { code, out, err } = await type(line, { games })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(because)
})
