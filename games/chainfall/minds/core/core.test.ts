import { expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { chainfall } from '../../game.ts'
import { anyConfig, differs, lists } from '../../testing/differential.ts'
import { drawn, V1 } from '../../testing/drawn.ts'
import { BitCore } from './bits.ts'
import { CellCore } from './cells.ts'
import { actionOf, moveFrom } from './move.ts'

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
