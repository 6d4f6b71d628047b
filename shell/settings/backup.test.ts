// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { looked } from './backup.ts'

test('what an import would bring is counted as settings count it: a game that is over is not under way', () => {
  const playing = [
    { finished: null, moves: 3 },
    { finished: 'id-1', moves: 9 },
    { finished: null, moves: 0 },
  ]
  const text = JSON.stringify({
    kind: 'lockstep-storage',
    version: 1,
    rooms: { playing, finished: [{}], dailies: [{}], tallies: [], aside: [] },
  })
  expect(looked(text, 1)).toMatchObject({ playing: 1, finished: 1, dailies: 1 })
})
