import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { chainfall } from '../game.ts'
import { composition, counted } from '../rules/bag.ts'
import { anyConfig } from '../testing/differential.ts'
import { notations, V1 } from '../testing/drawn.ts'

const because = (setup: object): string | undefined => chainfall.refuseSetup({ ...V1, ...setup })?.because

test('[CF-14] the bag holds 8 ones, 10 twos, 10 threes and 8 fours', () => {
  for (const seed of ['a', 'b', 'c']) expect(counted(chainfall.deal(V1, stream(seed, 'deal')).order, 4)).toEqual([8, 10, 10, 8])
})

test('[CF-14] on another board the mixture is scaled to one tile a cell', () => {
  expect(composition({ rows: 5, cols: 5, bag: null })).toEqual([6, 7, 7, 5])
  expect(composition({ rows: 2, cols: 2, bag: null })).toEqual([1, 1, 1, 1])
  expect(composition({ rows: 3, cols: 7, bag: null })).toEqual([5, 6, 6, 4])
  for (let rows = 2; rows <= 12; rows++)
    for (let cols = 2; cols <= 12; cols++)
      expect(composition({ rows, cols, bag: null }).reduce((sum, count) => sum + count)).toBe(rows * cols)
})

test('[CF-16] the order follows from the seed, and another seed is another order', () => {
  const order = (seed: string): string => `${chainfall.deal(V1, stream(seed, 'deal')).order}`
  expect(order('one')).toBe(order('one'))
  expect(new Set(['one', 'two', 'three'].map(order)).size).toBe(3)
})

test('[CF-46] boards have 2 to 12 rows and columns', () => {
  expect(because({ rows: 2, cols: 12 })).toBeUndefined()
  expect(because({ rows: 1 })).toBe('"rows" is a whole number from 2 to 12')
  expect(because({ cols: 13 })).toBe('"cols" is a whole number from 2 to 12')
})

test('[CF-47] the queue holds 1 value up to the whole bag', () => {
  expect(because({ queueSize: 1 })).toBeUndefined()
  expect(because({ queueSize: 36 })).toBeUndefined()
  expect(because({ queueSize: 37 })).toMatch('from 1 to the 36 tiles')
  const state = chainfall.start(chainfall.deal({ ...V1, queueSize: 3 }, stream('queue', 'deal')))
  expect([state.queue.length, state.bag.length]).toEqual([3, 33])
})

test('[CF-47] the queue shows every tile that a turn places, as far as there are as many', () => {
  const sentence = '"queueSize" is a whole number from 2 to the 36 tiles of the bag, because a turn places 2 and all of them are in sight'
  for (const two of [{ placementsPerTurn: 2 }, { openingPlacements: 2 }, { placementsPerTurn: 2, openingPlacements: 2 }]) {
    expect(because({ ...two, queueSize: 1 })).toBe(sentence)
    expect(because({ ...two, queueSize: 2 })).toBeUndefined()
    expect(because({ ...two, queueSize: 1, bag: [0, 1] })).toBeUndefined()
  }
  const deal = chainfall.deal(V1, stream('sight', 'deal'))
  const short = { ...V1, placementsPerTurn: 2, queueSize: 1 }
  expect(chainfall.refuseDeal({ ...deal, config: short })?.facts).toEqual({ at: 'config.queueSize' })
})

test('[CF-48] cards can be switched off, and limited by turn and by game', () => {
  expect(because({ maxCardsPerTurn: 3 })).toBe('"maxCardsPerTurn" is a whole number from 0 to 2')
  expect(because({ maxCardsPerGame: 9 })).toBe('"maxCardsPerGame" is a whole number from 0 to 8')
  for (const off of [{ maxCardsPerTurn: 0 }, { maxCardsPerGame: 0 }, { cardsEnabled: false }, { cardPool: [] }]) {
    const state = chainfall.start(chainfall.deal({ ...V1, ...off }, stream('cards', 'deal')))
    expect(notations(state)).toHaveLength(36)
  }
})

test('[CF-08] every option is checked by name', () => {
  expect(because({ mercyLead: 0 })).toBe('"mercyLead" is a whole number from 1 to 400')
  expect(because({ tickRule: 'round' })).toBe('"tickRule" is one of all, owner')
  expect(because({ tieBreak: 'coin' })).toMatch('"tieBreak" is one of')
  expect(because({ diagonalExplosions: 1 })).toBe('"diagonalExplosions" is true or false')
  expect(because({ cardPool: ['shockwave', 'shockwave'] })).toMatch('each once')
  expect(because({ bag: [] })).toMatch('holds 1 to 400 tiles')
  expect(because({ bag: [1, 0] })).toMatch('ends with the largest countdown')
  expect(because({ bag: [1, -1, 2] })).toMatch('[8,10,10,8]')
  expect(because({ boardSize: 6 })).toMatch('there is no field "boardSize"')
})

test('rules drawn at random for the tests are rules that are allowed', () => {
  for (let nth = 0; nth < 200; nth++) expect(chainfall.refuseSetup(anyConfig(stream(`any-${nth}`, 'config'))), `any-${nth}`).toBeNull()
})

test('a deal from outside must hold the bag its setup says', () => {
  const deal = chainfall.deal(V1, stream('deal', 'deal'))
  expect(chainfall.refuseDeal(deal)).toBeNull()
  expect(chainfall.refuseDeal({ ...deal, order: deal.order.slice(1) })?.facts).toEqual({ at: 'order' })
  expect(chainfall.refuseDeal({ ...deal, order: deal.order.map(() => 2) })?.because).toMatch('each as often as the setup says')
  expect(chainfall.refuseDeal({ ...deal, first: 2 })?.facts).toEqual({ at: 'first' })
  expect(chainfall.refuseDeal({ ...deal, config: { ...V1, rows: 0 } })?.facts).toEqual({ at: 'config.rows' })
  expect(chainfall.refuseDeal({ ...deal, seed: 1 })?.because).toMatch('there is no field "seed"')
})
