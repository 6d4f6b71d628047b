// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { looked } from './backup.ts'

const file = (playing: unknown): string =>
  JSON.stringify({ kind: 'lockstep-storage', version: 1, rooms: { playing, finished: [{}], tallies: [], dailies: [{}], aside: [] } })

test('a game whose end is still on the table is not under way, nor is one that was never begun', () => {
  const games = [
    { finished: null, moves: 3 },
    { finished: 'id-1', moves: 30 },
    { finished: null, moves: 0 },
  ]
  expect(looked(file(games), 1)).toMatchObject({ playing: 1, finished: 1, dailies: 1 })
  expect(looked(file('odd'), 1)).toMatchObject({ playing: 0 })
  expect(looked(file([null, 7]), 1)).toMatchObject({ playing: 0 })
})
