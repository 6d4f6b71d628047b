import { expect, test } from 'vitest'
import { chainfall } from '../../game.ts'
import { CASCADE, drawn } from '../../testing/drawn.ts'
import { BLANK, type Draft, isBlank, nextValue, press, takeBack, takeCard, targetsIn, turnIn } from './draft.ts'

const V1_VIEW = chainfall.view(drawn('B2 .. R1\n.. B1 ..', { queue: [3, 2, 4] }), 0)
const TWO_VIEW = chainfall.view(drawn('B2 .. R1\n.. B1 ..', { config: { ...CASCADE }, queue: [3, 2, 4, 5] }), 0)

function after(view: typeof V1_VIEW, draft: Draft, ...cells: number[]): Draft {
  return cells.reduce((now, cell) => {
    const came = press(view, now, cell)
    if (!came.draft) throw new Error(`cell ${cell} gave ${JSON.stringify(came)}`)
    return came.draft
  }, draft)
}

test('one tile a turn: pressing a cell is the turn', () => {
  expect(press(V1_VIEW, BLANK, 0)).toEqual({ turn: { plays: [], places: [{ row: 0, col: 0 }] } })
})

test('[CF-62] two tiles a turn: the first is set down, the second is the turn', () => {
  const begun = after(TWO_VIEW, BLANK, 0)
  expect(begun.places).toEqual([{ row: 0, col: 0 }])
  expect(nextValue(TWO_VIEW, begun)).toBe(2)
  expect(turnIn(TWO_VIEW, begun)).toBeNull()
  expect(turnIn(TWO_VIEW, { ...begun, aim: 2 })).toEqual({
    plays: [],
    places: [
      { row: 0, col: 0 },
      { row: 0, col: 2 },
    ],
  })
  expect(press(TWO_VIEW, begun, 0).refusal?.code).toBe('twice')
})

test('a card lights what it can be played on, and is put back as it was', () => {
  const picked = takeCard(V1_VIEW, BLANK, 'sabotage')
  expect(picked.refusal?.code).toBe('no-target') // the one enemy tile shows 1 already
  const reinforce = takeCard(V1_VIEW, BLANK, 'reinforce').draft
  expect(reinforce && targetsIn(V1_VIEW, reinforce)).toEqual([1, 3])
  expect(reinforce && takeCard(V1_VIEW, reinforce, 'reinforce').draft).toEqual(BLANK)
  expect(reinforce && takeBack(reinforce)).toEqual(BLANK)
})

test('a card that would do nothing is not offered there', () => {
  const picked = takeCard(V1_VIEW, BLANK, 'accelerate').draft!
  expect(targetsIn(V1_VIEW, picked)).toEqual([3])
  expect(press(V1_VIEW, picked, 1).refusal?.code).toBe('no-effect')
  expect(press(V1_VIEW, picked, 5).refusal?.code).toBe('not-yours')
})

test('a card, then a tile: what is takeBack goes in the other order', () => {
  const picked = takeCard(TWO_VIEW, BLANK, 'firewall').draft!
  const walled = after(TWO_VIEW, picked, 0)
  expect(walled.plays).toEqual([{ card: 'firewall', at: [{ row: 0, col: 0 }] }])
  expect(press(TWO_VIEW, walled, 0).refusal?.code).toBe('walled')
  const set = after(TWO_VIEW, walled, 2)
  expect(takeBack(set).places).toEqual([])
  expect(isBlank(takeBack(takeBack(set)))).toBe(true)
  expect(takeCard(TWO_VIEW, set, 'shockwave').refusal?.code).toBe('one-card-a-turn')
})

test('[CF-42] a wall on a cell that was meant for a tile takes the tile up again', () => {
  const set = after(TWO_VIEW, BLANK, 0)
  const picked = takeCard(TWO_VIEW, set, 'firewall').draft!
  expect(after(TWO_VIEW, picked, 0).places).toEqual([])
})

test('[CF-43] Scavenge changes what the next tile shows', () => {
  const swapped = takeCard(V1_VIEW, BLANK, 'scavenge').draft!
  expect(nextValue(V1_VIEW, swapped)).toBe(2)
})

test('[CF-22] with nothing to place the turn is whole from the start', () => {
  const view = chainfall.view(drawn('B2 ..\n.. ..', { queue: [] }), 0)
  expect(turnIn(view, BLANK)).toEqual({ plays: [], places: [] })
})
