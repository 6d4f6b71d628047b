// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { Fetched } from '../app/use-game.ts'
import { staged } from '../stages.ts'
import type { Tally } from '../storage/index.ts'
import { modesOf } from './modes.ts'
import { reachedIn } from './reached.ts'

async function fetched(id: string): Promise<Fetched> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game ${id}`)
  const [game, minds, levels, programme] = await Promise.all([entry.game(), entry.minds(), entry.levels(), entry.programme()])
  return { loaded: { game, minds, levels, programme }, stage: await staged(id).stage(), pages: [] } as unknown as Fetched
}

const tally = (game: string, mode: string, best: number | null, rules: number): Tally => ({
  ...{ v: 1, game, mode, played: 3, won: 2, lost: 1, best, total: 0, counted: 2, rules },
})

test('a level in the list says how many stars it has brought, and one that brought none says nothing', async () => {
  const game = await fetched('floodline')
  const { rules } = game.loaded.game
  const modes = modesOf(game).flatMap(group => group.modes)
  const [first, second] = modes.filter(({ wanted }) => wanted.level !== undefined)
  if (!first || !second) throw new Error('there are two levels')
  const tallies = [
    tally('floodline', `level:${first.wanted.level}`, 2, rules),
    tally('floodline', `level:${second.wanted.level}`, 0, rules),
  ]
  expect(reachedIn(first, game, tallies)).toBe('2 of 3 stars')
  expect(reachedIn(second, game, tallies)).toBeNull()
  expect(reachedIn(first, game, [])).toBeNull()
  expect(reachedIn(first, game, [tally('floodline', `level:${first.wanted.level}`, 3, rules + 1)])).toBeNull()
})

test('a game that counts points has them with its records and not here', async () => {
  const game = await fetched('blocks')
  const modes = modesOf(game).flatMap(group => group.modes)
  for (const mode of modes)
    expect(reachedIn(mode, game, [tally('blocks', `preset:${mode.wanted.preset}`, 900, game.loaded.game.rules)])).toBeNull()
})
