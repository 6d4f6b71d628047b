import { expect, test } from 'vitest'
import { below, stream } from '../../../../kernel/rng.ts'
import { dealFrom } from '../../../../kernel/session.ts'
import { chainfall } from '../../game.ts'
import { anyConfig, differs, lists } from '../../testing/differential.ts'
import { drawn, V1 } from '../../testing/drawn.ts'
import { settledAfter } from '../settle.ts'
import { BitCore } from './bits.ts'
import { CellCore } from './cells.ts'
import { roomForPlacements } from './core.ts'
import { actionOf, moveFrom, PASS } from './move.ts'

for (const { name, setup } of chainfall.presets)
  test(`${name}: cores, rules and textbook come to the same, turn by turn`, () => {
    for (let nth = 0; nth < 8; nth++) expect(differs(setup, `core-${name}-${nth}`)).toBeNull()
  })

test('cores, rules and textbook come to the same under any options', () => {
  for (let nth = 0; nth < 60; nth++) expect(differs(anyConfig(stream(`options-${nth}`, 'config')), `options-${nth}`)).toBeNull()
})

test('a board too large for bits is a board of cells', () => {
  for (let nth = 0; nth < 4; nth++) expect(differs({ ...V1, rows: 7, cols: 9 }, `large-${nth}`)).toBeNull()
})

test('cores list the placements that the rules list', () => {
  const pictures = ['.. R2 ..\n#1 .. B3', '.. ..\n.. ..', 'B3 R2\nR1 B2']
  for (const picture of pictures)
    for (const placementsPerTurn of [1, 2]) {
      const state = drawn(picture, { config: { placementsPerTurn } })
      for (const core of [new BitCore(state.config), new CellCore(state.config)]) {
        const { ours, rules } = lists(core, state)
        expect(ours.sort((a, b) => a - b)).toEqual(rules.sort((a, b) => a - b))
      }
    }
})

test('every turn with at most one card has a number, and the number is that turn', () => {
  const state = drawn('.. R2 .. B2\n#1 .. B3 ..', { config: { placementsPerTurn: 2 } })
  for (const action of chainfall.legal(state, 0)) expect(actionOf(state.config, moveFrom(state.config, action))).toEqual(action)
})

test('what is still to come is what passing would bring', () => {
  for (let nth = 0; nth < 40; nth++) {
    const seed = `coming-${nth}`
    const config = nth < 4 ? chainfall.presets[nth]!.setup : { ...anyConfig(stream(seed, 'config')), cardsEnabled: false }
    const rng = stream(seed, 'moves')
    const cores = [new BitCore(config), new CellCore(config)]
    const state = chainfall.start(dealFrom(chainfall, config, seed))
    for (const core of cores) core.load(state)
    const moves = roomForPlacements(cores[0]!)
    while (!cores[0]!.over) {
      const [bits, cells] = cores.map(core => {
        const points = new Uint8Array(16)
        return [core.coming(points, 1 + (core.turns % 16)), ...points]
      })
      expect(bits, seed).toEqual(cells)
      const move = moves[below(rng, cores[0]!.placements(moves))]!
      const [after, [turns = 0, ...points] = []] = cores.map(core => {
        const points = new Uint8Array(16)
        return [core.comingAfter(move, points, 16), ...points]
      })
      expect(after, seed).toEqual([turns, ...points])
      for (const core of cores) core.make(move)
    }
  }
})

test('a line may be longer than there was room for at first', () => {
  const core = new BitCore(V1)
  core.load(chainfall.start(dealFrom(chainfall, V1, 'long')))
  const before = core.hash()
  for (let turn = 0; turn < 300; turn++) core.make(PASS)
  expect(core.turns).toBe(300)
  for (let turn = 0; turn < 300; turn++) core.unmake()
  expect(core.hash()).toBe(before)
})

test('placements that touch nothing come last, and at a glance are worth the same', () => {
  const rng = stream('apart', 'moves')
  const core = new BitCore(V1)
  core.load(chainfall.start(dealFrom(chainfall, V1, 'apart')))
  const moves = roomForPlacements(core)
  let compared = 0
  while (!core.over) {
    const count = core.placements(moves)
    const values = Array.from(moves.subarray(core.touching, count), move => settledAfter(core, move))
    expect(new Set(values).size).toBeLessThanOrEqual(1)
    compared += values.length
    core.make(moves[below(rng, count)]!)
  }
  expect(compared).toBeGreaterThan(100)
})
