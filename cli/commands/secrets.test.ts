import { expect, test } from 'vitest'
import { blocks } from '../../games/blocks/game.ts'
import type { Blocks } from '../../games/blocks/nouns.ts'
import { secrets } from '../../games/blocks/testing/secrets.ts'
import { nim } from '../../games/nim/game.ts'
import type { Game } from '../../kernel/game.ts'
import { entryOf } from '../../terminal/testing/world.ts'
import { type } from '../testing/lockstep.ts'

test('nothing was found, and how much was read; where nothing is secret, why', async () => {
  const { code, out } = await type('secrets blocks --games 2 --seed a --every 4')
  expect(code).toBe(0)
  expect(out).toMatch(/^ok {2}blocks: 2 games, \d+ positions, \d+ things read, 0 secrets found\n$/)
  expect((await type('secrets nim --games 2')).out).toMatch(/0 secrets found \(nothing is secret: all sticks lie on the table\)\n$/)
})

/** Tells the salt of the seal. */
const leaky: Game<Blocks> = {
  ...blocks,
  text: view => `${blocks.text(view)}\n${view.seal}`,
  view: state => ({ ...blocks.view(state, 0), combo: state.salt }),
}

test('a secret that is told: whom, in what, and in which game after how many actions', async () => {
  const games = [{ ...entryOf(leaky), secrets: async () => secrets }]
  const { code, out } = await type('secrets --games 1 --seed a', { games })
  expect(code).toBe(1)
  expect(out).toMatch(/^broken {2}blocks: 1 game, .* \d+ secrets found\n/)
  expect(out).toContain('  eye 0, view: differs with what is secret (a-0, after 0 actions)\n')
  expect(out).toContain('  eye public, view: has the salt (a-0, after 0 actions)\n')
})

test('a game that does not say what is secret has proven nothing', async () => {
  const { code, out } = await type('secrets --games 1 --seed a', { games: [entryOf(nim)] })
  expect(code).toBe(1)
  expect(out).toBe('unsaid  nim: nobody has said what is secret; games/nim/testing/secrets.ts is where to say it\n')
})
