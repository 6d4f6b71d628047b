import { expect, test, vi } from 'vitest'
import { dealFrom, Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { chainfall } from '../../game.ts'
import { V1 } from '../../testing/drawn.ts'
import { draftOf, stateOf } from '../view-state.ts'
import { BoardInput, type InputProps } from './board-input.ts'

function seated() {
  const table = new LocalTable(new Session(chainfall, dealFrom(chainfall, V1, 'hands')), 0)
  const state = stateOf(table)
  const roving = { go: vi.fn<InputProps['roving']['go']>(), visit: vi.fn<InputProps['roving']['visit']>() }
  const calls = { act: vi.fn<InputProps['act']>(), refuse: vi.fn<InputProps['refuse']>() }
  const props = { table, state, advice: null, here: 0, roving, ...calls }
  return { input: new BoardInput(props), props, draft: () => draftOf(state, props) }
}

const touch = { pointerType: 'touch' } as PointerEvent

test('a finger sees what would happen before it happens, a mouse has seen it', () => {
  const { input, props, draft } = seated()
  input.board.onPointerDown(touch)
  input.press(4)
  expect([draft().aim, props.act.mock.calls.length]).toEqual([4, 0])
  input.press(4)
  expect(props.act).toHaveBeenCalledTimes(1)
  input.board.onPointerDown({ pointerType: 'mouse' } as PointerEvent)
  input.press(5)
  expect(props.act).toHaveBeenCalledTimes(2)
})

test('keys walk, take cards, put them back and play; what they do not mean is left to others', () => {
  const { input, props, draft } = seated()
  expect(input.key('ArrowRight', true)).toBe(true)
  expect(props.roving.go).toHaveBeenCalledWith('b1')
  expect(input.key('ArrowRight', false)).toBe(false)
  expect(input.key('8', true)).toBe(true) // scavenge needs no cell
  expect(draft().plays).toEqual([{ card: 'scavenge', at: [] }])
  expect([input.key('Escape', true), draft().plays, input.key('Escape', true)]).toEqual([true, [], false])
  input.key('Enter', true)
  expect(props.act).toHaveBeenCalledWith({ plays: [], places: [{ row: 0, col: 0 }] })
  expect(input.key('q', true)).toBe(false)
})

test('a typed word that is no turn is refused', () => {
  const { input, props } = seated()
  for (const key of ['c', 'c', 'Enter']) input.key(key, true)
  expect(props.refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreadable', facts: { text: 'cc' } }))
})
