import { describe, expect, test, vi } from 'vitest'
import { dealFrom, Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { chainfall } from '../../game.ts'
import { V1 } from '../../testing/drawn.ts'
import { draftOf, handsView, stateOf } from '../view-state.ts'
import { BoardInput, type InputProps } from './board-input.ts'
import { BLANK } from './draft.ts'

/** In our turn or, where the table keeps what is chosen then, ahead of it. */
function seated(at: 'ours' | 'theirs' | 'ahead' = 'ours') {
  const session = new Session(chainfall, dealFrom(chainfall, V1, 'hands'))
  const first = session.toMove ?? 0
  const seat = at === 'ours' ? first : first === 0 ? 1 : 0
  const table = Object.assign(new LocalTable(session, seat), { keepsAhead: at === 'ahead' })
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

describe('while the other one thinks', () => {
  test('nothing is heard at a table that keeps nothing', () => {
    const { input, props } = seated('theirs')
    input.press(4)
    expect(props.refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-your-turn' }))
    expect(props.act).not.toHaveBeenCalled()
  })

  test('a press plans a turn at once, with a finger as with a mouse, and nothing is aimed at', () => {
    const { input, props, draft } = seated('ahead')
    input.aimAt(3)
    expect(draft()).toEqual(BLANK)
    input.board.onPointerDown(touch)
    input.press(4)
    expect(props.act).toHaveBeenCalledWith({ plays: [], places: [{ row: 0, col: 4 }] })
    expect(draft()).toEqual(BLANK)
  })

  test('what is planned lies on the board, with the value that will then be ours', () => {
    const { props } = seated('ahead')
    const { table, state } = props
    const action = { plays: [], places: [{ row: 0, col: 4 }] }
    expect(draftOf(state, { ...props, chosen: { action, held: false } })).toEqual({ ...BLANK, aim: 4 })
    const view = handsView(table)
    expect([view.turn, view.queue[0]]).toEqual([table.seat, table.view.queue[1]])
    // A card that could not be played is not drawn as if it could.
    const odd = { plays: [{ card: 'fortify' as const, at: [{ row: 0, col: 0 }] }], places: [{ row: 0, col: 4 }] }
    expect(draftOf(state, { ...props, chosen: { action: odd, held: false } }).plays).toEqual([])
  })

  test('a card is taken up and put back; Escape beyond that is left to whoever keeps the plan', () => {
    const { input, props, draft } = seated('ahead')
    expect(input.key('7', true)).toBe(true)
    expect(draft().picked?.card).toBe('firewall')
    input.press(3)
    input.press(4)
    expect(props.act).toHaveBeenCalledWith({ plays: [{ card: 'firewall', at: [{ row: 0, col: 3 }] }], places: [{ row: 0, col: 4 }] })
    input.key('7', true)
    expect([input.key('Escape', true), draft(), input.key('Escape', true)]).toEqual([true, BLANK, false])
  })
})
