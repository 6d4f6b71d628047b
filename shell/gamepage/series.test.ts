import { expect, test } from 'vitest'
import { findGame, type Series } from '../../games/index.ts'
import { stackdoku } from '../../games/stackdoku/game.ts'
import type { Game } from '../../kernel/game.ts'
import { modeOf, type Tally } from '../storage/records.ts'
import { gathered, levelIn, levelWanted, nextLevel, offered, onward, ownWanted, setupIn } from './series.ts'

const game = stackdoku as unknown as Game
const programme = await findGame('stackdoku')!.programme()
const [easy, medium] = programme.series as readonly [Series, Series]

const tally = (mode: string, won: number, played = won): Tally => ({
  ...{ v: 1, game: 'stackdoku', mode, played, won, lost: 0, best: null, total: 0, counted: 0 },
})
const wonAt = (series: Series, level: number, won = 1): Tally => tally(modeOf(levelWanted(series, level)), won, 1)

test('a level by its number is a setup that the game accepts, and knows the series it belongs to', () => {
  const setup = setupIn(levelWanted(medium, 14))
  expect(game.refuseSetup(setup)).toBeNull()
  expect(levelIn(programme, setup)).toEqual({ of: medium, level: 14, changed: false })
  expect(levelIn(programme, { ...(setup as object), room: 7 })).toEqual({ of: medium, level: 14, changed: true })
  expect(levelIn(programme, { level: 3 })).toBeNull()
})

test('the next level comes after the last that was won, in its own series', () => {
  const tallies = [wonAt(easy, 1), wonAt(easy, 4), wonAt(easy, 9, 0), wonAt(medium, 2)]
  expect(nextLevel(programme, easy, tallies)).toBe(5)
  expect(nextLevel(programme, medium, tallies)).toBe(3)
  expect(nextLevel(programme, medium, [])).toBe(1)
})

test('levels of a series are counted together', () => {
  const rows = gathered({ game, programme }, [wonAt(easy, 1), wonAt(easy, 2, 0), tally('preset:easy', 2), tally('level:tutorial', 1)])
  expect(rows.map(({ mode, played, won }) => [mode, played, won])).toEqual([
    ['preset:easy', 4, 3],
    ['level:tutorial', 1, 1],
  ])
})

test('… and the best of them brings its replay, with hints and without', () => {
  const first = { ...wonAt(easy, 1), best: 3, record: 'three', hinted: { best: 9, record: 'nine' }, wonHelped: 1 }
  const second = { ...wonAt(easy, 2), best: 7, record: 'seven', hinted: { best: 4, record: 'four' }, wonHelped: 2 }
  for (const tallies of [
    [first, second],
    [second, first],
  ])
    expect(gathered({ game, programme }, tallies)).toMatchObject([
      { best: 7, record: 'seven', hinted: { best: 9, record: 'nine' }, wonHelped: 3 },
    ])
  expect(gathered({ game, programme }, [wonAt(easy, 1), wonAt(easy, 2)])).toMatchObject([{ best: null }])
  expect(gathered({ game, programme }, [wonAt(easy, 1), { ...wonAt(easy, 2), rules: 2 }])).toHaveLength(2)
})

test('the large button leads to the tutorial until it is won, then to the next level', async () => {
  expect(await onward({ programme }, [])).toEqual({})
  expect(await onward({ programme }, [tally('level:tutorial', 0, 1)])).toEqual({})
  expect(await onward({ programme }, [tally('level:tutorial', 1), wonAt(easy, 1)])).toEqual(levelWanted(easy, 2))
})

test('the kind of the daily is offered by its day alone', () => {
  expect(offered(game, programme).map(({ name }) => name)).toEqual(['Easy', 'Medium', 'Hard', 'Expert'])
})

test('a level with other help is dealt from the same seed; a setup that is no level is not', () => {
  expect(ownWanted(programme, { ...(medium.setup(3) as object), hints: 9 }).seed).toBe(medium.seed)
  expect(ownWanted(programme, { rows: 8 }).seed).toBeUndefined()
})

test('where levels open one after another, the large button goes on with the next, and begins with the first', async () => {
  const loaded = { programme: await findGame('floodline')!.programme() }
  const won = (...levels: string[]): readonly Tally[] => levels.map(level => ({ ...tally(`level:${level}`, 1), game: 'floodline' }))
  const [first = '', second = '', third = ''] = loaded.programme.chapters[0]?.levels ?? []
  expect(await onward(loaded, [])).toEqual({ level: first })
  expect(await onward(loaded, won(first))).toEqual({ level: second })
  expect(await onward(loaded, won(first, second))).toEqual({ level: third })
  expect(await onward(loaded, [...won(first), { ...tally(`level:${second}-practice`, 1), game: 'floodline' }])).toEqual({ level: second })
})
