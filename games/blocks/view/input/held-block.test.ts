import { describe, expect, test } from 'vitest'
import type { Refusal, Table } from '../../../../kernel/game.ts'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks, Placement } from '../../nouns.ts'
import { notate } from '../../rules/notation.ts'
import { outcome } from '../../rules/outcome.ts'
import { legal } from '../../rules/turn.ts'
import { view } from '../../rules/view.ts'
import { drawn } from '../../testing/drawn.ts'
import { stateOf } from '../view-state.ts'
import { HeldBlock } from './held-block.ts'
import { Keyboard } from './keyboard.ts'

const PICTURE = `
  ##...
  .....
  .....
  ....#`

/** A player with this in front of them, without a screen. Everything the view says to the table is written down. */
function seated({ hand = ['square-0', 'line2-0', '-'], pending = null as Placement | null, refusal = null as Refusal | null } = {}) {
  const position = drawn(PICTURE, hand)
  const table = {
    seat: 0,
    view: view(position),
    legal: [...legal(position, 0)],
    outcome: outcome(position),
    pending: pending && notate(pending),
  } as unknown as Table<Blocks>
  const said: string[] = []
  const aloud: string[] = []
  let cues = 0
  const props = {
    table,
    news: { count: 0, events: [] },
    refusal,
    act: action => said.push(`act ${notate(action)}`),
    choose: choice => said.push(`choose ${choice}`),
    refuse: ({ code }) => said.push(`refuse ${code}`),
  } as Partial<PlayerProps<Blocks>> as PlayerProps<Blocks>
  const state = stateOf(props)
  const page = { props: () => props, announce: (text: string) => aloud.push(text), lifted: () => cues++, focusGrid: () => {} }
  return { block: new HeldBlock(state, page), page, props, state, said, aloud, cues: () => cues }
}

describe('a carried block', () => {
  test('[BP-26] appears where it first fits, is heard and said, and lies where it is dropped', () => {
    const { block, state, said, aloud, cues } = seated()
    block.carry(0)
    expect(state.held.value).toEqual({ slot: 0, by: 'carry', place: { row: 0, col: 2 } })
    expect(cues()).toBe(1)
    expect(aloud.at(-1)).toBe('row 1, column 3: fits, 4 points')
    block.stepBy('ArrowRight')
    block.drop()
    expect(said).toEqual(['act 1 r1c4'])
    expect(state.held.value).toBeNull()
  })

  test('[BP-34] stays in hand where it does not fit, and the table says why', () => {
    const { block, state, said } = seated()
    block.carry(0)
    block.stepBy('Home')
    block.drop()
    expect(said).toEqual(['act 1 r1c1'])
    expect(state.held.value?.place).toEqual({ row: 0, col: 0 })
  })

  test('comes with the first tap and is put down by the second', () => {
    const { block, said } = seated()
    block.carry(1)
    block.tap({ row: 2, col: 2 })
    expect(said).toEqual([])
    block.tap({ row: 2, col: 2 })
    expect(said).toEqual(['act 2 r3c3'])
  })

  test('goes back when it is picked again', () => {
    const { block, state, aloud } = seated()
    block.toggle(1)
    block.toggle(1)
    expect(state.held.value).toBeNull()
    expect(aloud.at(-1)).toBe('Block 2 is back in the hand.')
  })

  test('a place of the hand that is empty is refused', () => {
    const { block, said, state } = seated()
    block.carry(2)
    expect(said).toEqual(['refuse slot-empty'])
    expect(state.held.value).toBeNull()
  })
})

describe('a dragged block', () => {
  test('[BP-28] lies where it snapped, and slides there from where it was let go', () => {
    const { block, state, said } = seated()
    block.lift(0)
    block.over({ row: 1, col: 1 })
    block.release(({ row, col }) => ({ x: 10 * col, y: 100 * row }))
    expect(said).toEqual(['act 1 r2c2'])
    expect(state).toMatchObject({ slide: { x: 10, y: 100 }, held: { value: null } })
  })

  test('[BP-33] goes back beside the grid, and nobody is asked', () => {
    const { block, state, said } = seated()
    block.lift(0)
    block.over({ row: 1, col: 1 })
    block.over(null)
    block.release(() => ({ x: 0, y: 0 }))
    expect(said).toEqual([])
    expect(state.held.value).toBeNull()
  })
})

test('what was refused is forgotten by whoever moves on, and nothing else is said on the way', () => {
  const { block, said } = seated()
  block.lift(0)
  block.over({ row: 1, col: 1 })
  expect(said).toEqual([])
  const again = seated({ refusal: { code: 'taken', because: '', facts: {} } })
  again.block.lift(0)
  expect(again.said).toEqual(['choose null'])
})

describe('while a placement is on its way', () => {
  const pending = { slot: 0, row: 1, col: 1 }

  test('its block is not in the hand any more', () => {
    const { block, state, said } = seated({ pending })
    block.carry(0)
    expect(state.held.value).toBeNull()
    expect(said).toEqual(['refuse slot-empty'])
  })

  test('another one can be taken, and stays in hand when the table will not have it yet', () => {
    const { block, state, said } = seated({ pending })
    block.carry(1)
    block.drop()
    expect(said).toEqual(['act 2 r1c3'])
    expect(state.held.value?.slot).toBe(1)
  })
})

describe('news', () => {
  const after = (hand: readonly string[], changes: Partial<Blocks['State']> = {}) => {
    const { block, props, state } = seated()
    block.carry(1)
    const next = view(drawn(PICTURE, hand, changes))
    const table = Object.assign(props.table, { view: next })
    stateOf({ ...props, table, news: { count: 1, events: [] } })
    return state.held.value?.slot ?? null
  }

  test('leave a block in hand that is still there', () => {
    expect(after(['-', 'line2-0', '-'])).toBe(1)
  })

  test('take it away with the block, and with the whole hand', () => {
    expect(after(['square-0', '-', '-'])).toBeNull()
    expect(after(['square-0', 'line2-0', '-'], { round: 2 })).toBeNull()
  })
})

describe('keys', () => {
  test('arrows read the grid from where the keyboard is', () => {
    const { block, page, aloud } = seated()
    let at = '1:1'
    const keyboard = new Keyboard(block, page, () => ({ at, go: place => void (at = place) }))
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) expect(keyboard.press(key, true)).toBe(true)
    expect(at).toBe('2:3')
    expect(aloud).toEqual(['row 3: empty'])
    expect(keyboard.press('ArrowRight', false)).toBe(false)
  })

  test('1 to 3 pick, Enter drops, Escape puts back, and other keys are not ours', () => {
    const { block, page, said, state } = seated()
    const keyboard = new Keyboard(block, page, () => ({ at: null, go: () => {} }))
    expect(keyboard.press('2', false)).toBe(true)
    expect(keyboard.press('u', false)).toBe(false)
    expect(keyboard.press('Escape', false)).toBe(true)
    expect(state.held.value).toBeNull()
    keyboard.press('2', false)
    keyboard.press('Enter', false)
    expect(said).toEqual(['act 2 r1c3'])
  })
})
