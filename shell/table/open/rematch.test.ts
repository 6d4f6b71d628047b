import { expect, test } from 'vitest'
import { blocks } from '../../../games/blocks/game.ts'
import { chainfall } from '../../../games/chainfall/game.ts'
import type { Chainfall } from '../../../games/chainfall/nouns.ts'
import type { Game } from '../../../kernel/game.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { rematchSeed } from './rematch.ts'

test('[CF-58] in a rematch the other side begins, again and again', () => {
  const setup = chainfall.presets[0]?.setup as Chainfall['Setup']
  let deal = dealFrom(chainfall, setup, 'kitchen')
  for (let match = 0; match < 6; match++) {
    const again = dealFrom(chainfall, setup, rematchSeed(chainfall as unknown as Game, { deal, origin: { setup } }))
    expect(again.first).toBe(1 - deal.first)
    deal = again
  }
})

test('whoever plays alone gets another deal', () => {
  const game = blocks as unknown as Game
  const opening = { deal: null, origin: { setup: blocks.presets[0]?.setup } }
  expect(rematchSeed(game, opening)).not.toBe(rematchSeed(game, opening))
})
