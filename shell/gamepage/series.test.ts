import { expect, test } from 'vitest'
import { stackdoku } from '../../games/stackdoku/game.ts'
import { levels } from '../../games/stackdoku/levels/levels.ts'
import type { Game, Preset } from '../../kernel/game.ts'
import { modeOf, type Tally } from '../storage/records.ts'
import { gathered, levelWanted, nextLevel, offered, onward, seriesOf, setupIn } from './series.ts'

const game = stackdoku as unknown as Game
const [easy, medium] = game.presets as readonly [Preset, Preset]

const tally = (mode: string, won: number, played = won): Tally => ({
  ...{ v: 1, game: 'stackdoku', mode, played, won, lost: 0, best: null, total: 0, counted: 0 },
})
const wonAt = (preset: Preset, level: number, won = 1): Tally => tally(modeOf(levelWanted(preset, level)), won, 1)

test('a level by its number is a setup that the game accepts, and knows the series it belongs to', () => {
  const setup = setupIn(levelWanted(medium, 14))
  expect(game.refuseSetup(setup)).toBeNull()
  expect(seriesOf(game, setup)).toBe(medium)
  expect(seriesOf(game, { ...(setup as object), room: 7 })).toBeNull()
})

test('the next level comes after the last that was won, in its own series', () => {
  const tallies = [wonAt(easy, 1), wonAt(easy, 4), wonAt(easy, 9, 0), wonAt(medium, 2)]
  expect(nextLevel(game, easy, tallies)).toBe(5)
  expect(nextLevel(game, medium, tallies)).toBe(3)
  expect(nextLevel(game, medium, [])).toBe(1)
})

test('levels of a series are counted together', () => {
  const rows = gathered(game, [wonAt(easy, 1), wonAt(easy, 2, 0), tally('preset:easy', 2), tally('level:tutorial', 1)])
  expect(rows.map(({ mode, played, won }) => [mode, played, won])).toEqual([
    ['preset:easy', 4, 3],
    ['level:tutorial', 1, 1],
  ])
})

test('the large button leads to the tutorial until it is won, then to the next level', () => {
  const box = { game, minds: { bots: [], guide: null }, levels }
  expect(onward(box, [])).toEqual({})
  expect(onward(box, [tally('level:tutorial', 0, 1)])).toEqual({})
  expect(onward(box, [tally('level:tutorial', 1), wonAt(easy, 1)])).toEqual(levelWanted(easy, 2))
})

test('the kind of the daily is offered by its day alone', () => {
  expect(offered(game.presets).map(({ name }) => name)).toEqual(['Easy', 'Medium', 'Hard', 'Expert'])
})
