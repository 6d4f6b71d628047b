import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import { coreFor } from './core/core.ts'
import { actionOf } from './core/move.ts'
import { Options, sortedBest } from './options.ts'
import { POINT } from './settle.ts'
import { Worlds } from './worlds.ts'

const PRICE = 40
const V1 = chainfall.presets[0]!.setup

/** A position a few turns into a deal, and what could be done in it, the best at a glance first. */
function opening(seed: string) {
  const state = chainfall.start(dealFrom(chainfall, V1, seed))
  const core = coreFor(V1)
  const options = new Options(core, PRICE, core.cells)
  core.load(state)
  for (let turn = 0; turn < 6; turn++) {
    chainfall.apply(state, state.turn, actionOf(V1, options.best()), () => {})
    core.load(state)
  }
  return { view: chainfall.view(state, state.turn), candidates: sortedBest(options.all(true)).slice(0, 6) }
}

const told = (seed: string, purse: number, worlds = 2) => {
  const { view, candidates } = opening(seed)
  return { candidates, found: new Worlds(view, stream(seed, 'worlds'), PRICE).toldApart(candidates, worlds, purse) }
}

test('imagined games put turns into another order, lose none of them, and do so the same way again', () => {
  const changed = ['a', 'b', 'c', 'd'].map(seed => {
    const { candidates, found } = told(seed, 1_000_000)
    expect(told(seed, 1_000_000).found).toEqual(found)
    const moves = (list: readonly { readonly move: number }[]) => list.map(({ move }) => move)
    expect(new Set(moves(found))).toEqual(new Set(moves(candidates)))
    return moves(found).join() !== moves(candidates).join()
  })
  expect(changed).toContain(true)
})

test('an empty purse imagines nothing', () => {
  const { candidates, found } = told('poor', -1)
  expect(found.map(({ move, value }) => ({ move, value }))).toEqual(candidates)
})

test('a turn is worth how games end after it: two turns that are one end alike', () => {
  const { view, candidates } = opening('twice')
  const twice = [candidates[0]!, { ...candidates[0]! }]
  const [first, second] = new Worlds(view, stream('twice', 'worlds'), PRICE).toldApart(twice, 3, 1_000_000)
  expect(first!.value).toBe(second!.value)
  expect(Math.abs(first!.value)).toBeLessThan(8 * POINT)
})
