import { describe, expect, test } from 'vitest'
import { changed, poolOf, rated } from './rating.ts'

const at = (rating: number, games = 50) => ({ rating, games })

describe('Elo', () => {
  test('equals win and lose sixteen of their first thirty games, and eight afterwards', () => {
    expect(changed(at(1200, 0), at(1200, 0), 2)).toEqual([1216, 1184])
    expect(changed(at(1200, 30), at(1200, 29), 2)).toEqual([1208, 1184])
    expect(changed(at(1200), at(1200), 1)).toEqual([1200, 1200])
  })

  test('who was expected to win gains little, and loses much', () => {
    expect(changed(at(1600), at(1200), 2)).toEqual([1601, 1199])
    expect(changed(at(1600), at(1200), 0)).toEqual([1585, 1215])
    expect(changed(at(1600), at(1200), 1)).toEqual([1593, 1207])
  })

  test('between two who have played enough, what one gains the other loses', () => {
    for (let difference = -800; difference <= 800; difference += 37)
      for (const half of [0, 1, 2] as const) {
        const [first, second] = changed(at(1500 + difference), at(1500), half)
        expect(first + second, `${difference} ${half}`).toBe(3000 + difference)
      }
  })

  test('is provisional for thirty games', () => {
    expect(rated(at(1300, 29)).provisional).toBe(true)
    expect(rated(at(1300, 30)).provisional).toBe(false)
  })
})

test('every game, rule set, length and pace has a pool of its own, and bots have theirs', () => {
  const live = { kind: 'live', baseMs: 300_000, incrementMs: 3_000 } as const
  const days = { kind: 'days', moveMs: 86_400_000 } as const
  const terms = { game: 'g', preset: 'p', games: 2, clock: live } as const
  const pools = [terms, { ...terms, games: 1 as const }, { ...terms, clock: days }, { ...terms, preset: 'q' }, { ...terms, game: 'h' }]
  expect(new Set([...pools.map(each => poolOf(each, false)), poolOf(terms, true)]).size).toBe(6)
})
