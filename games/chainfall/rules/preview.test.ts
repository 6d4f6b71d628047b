import { expect, test } from 'vitest'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { drawn, told } from '../testing/drawn.ts'
import { preview } from './preview.ts'

test('a turn is foretold as it will be, but for what the bag brings', () => {
  const state = drawn('R1 B2 R2 .. ..', { queue: [2, 1], bag: [4, 3], config: { bag: [1, 1, 1, 1], queueSize: 2 } })
  const view = chainfall.view(state, 0)
  const events = preview(view, chainfall.parse('d1') as Chainfall['Action'])
  expect(events).toEqual(told(state, 'd1').filter(({ kind }) => kind !== 'drawn'))
  expect(events.filter(({ kind }) => kind === 'wave')).toHaveLength(4)
  expect(chainfall.view(state, 0)).toEqual(view)
})

test('a turn that would be refused leads to nothing', () => {
  const state = drawn('R1 B2 .. .. ..')
  expect(preview(chainfall.view(state, 0), chainfall.parse('a1') as Chainfall['Action'])).toEqual([])
})
