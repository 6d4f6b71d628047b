import { expect, test } from 'vitest'
import type { Advice, Refusal } from '../../../../kernel/game.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { dealt } from '../../../../kernel/testing/play.ts'
import { stackdoku } from '../../game.ts'
import { SETUPS } from '../../levels/presets.ts'
import { tutorial } from '../../levels/tutorial.ts'
import { hint } from '../../minds/guide.ts'
import type { Stackdoku } from '../../nouns.ts'
import { mayStand } from '../../rules/grid.ts'
import { marksOn } from '../model/pencil.ts'
import { type ViewState, viewStateOf } from '../view-state.ts'
import { Controls, switchMarks } from './controls.ts'

interface Sitting {
  readonly state: ViewState
  readonly controls: Controls
  readonly table: LocalTable<Stackdoku>
  readonly refusals: Refusal[]
}

function seated(session: Session<Stackdoku>, advice: Advice<Stackdoku> | null = null): Sitting {
  const table = new LocalTable(session, 0)
  const refusals: Refusal[] = []
  const refuse = (refusal: Refusal): void => void refusals.push(refusal)
  const act = (action: Stackdoku['Action']): void => {
    const refusal = table.act(action)
    if (refusal) refuse(refusal)
  }
  const state = viewStateOf(table, undefined)
  const controls = new Controls({ current: { table, advice, refusal: null, choose: () => {}, act, refuse } }, state)
  return { state, controls, table, refusals }
}

/** An easy level with one pair in the tray. */
function begun(): Sitting & { readonly number: number } {
  const session = dealt(stackdoku, 'hands', SETUPS.easy)
  session.offer(0, session.deal.line.split(', ')[0] ?? '')
  return { ...seated(session), number: session.state.tray[0] ?? 0 }
}

test('a pencil in hand: a digit without a cell is looked for, and no token is taken', () => {
  const { state, controls, number } = begun()
  controls.switchPencil()
  for (const tap of ['tapDigit', 'tapToken'] as const) {
    controls[tap](number)
    expect([state.held.value, state.highlighted.value]).toEqual([null, number])
    controls[tap](number)
    expect([state.held.value, state.highlighted.value]).toEqual([null, null])
  }
  controls.switchPencil()
  controls.tapDigit(number)
  expect(state.held.value).toBe(number)
})

for (const auto of [true, false])
  test(`a mark that cannot stand is refused with what is in its way (marks ${auto ? 'follow the grid' : 'by hand'})`, () => {
    const { state, controls, table, refusals } = begun()
    const { cells } = table.view
    const cell = cells.indexOf(0)
    if (!auto) switchMarks(state)
    const before = state.pencil.value
    const stands = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => !mayStand(cells, cell, digit)) ?? 0
    const may = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => mayStand(cells, cell, digit)) ?? 0
    controls.mark(cell, stands)
    expect(refusals).toMatchObject([{ code: 'conflict', facts: { value: stands, cell } }])
    expect(state.pencil.value).toEqual(before)
    controls.mark(cell, may)
    expect(refusals.length).toBe(1)
    expect(marksOn(cells, state.pencil.value)[cell]).not.toBe(marksOn(cells, before)[cell])
  })

test('[SD-17] hidden: advice shows the numbers of its pair; in a game that is lost it shows none', () => {
  const session = new Session(stackdoku, tutorial.deal)
  const line = ['6 9', '8 r3c9', '8 r8c3', '1 4', '3 r1c1', '3 r9c8', '7 8', '6 r2c1', '6 r4c2', 'hide']
  for (const text of line) session.offer(0, text)
  const right = hint(stackdoku.view(session.state, 'referee'))
  expect(right?.action).toEqual({ kind: 'take', a: 1, b: 9 })
  expect([1, 2, 9].map(tile => seated(session, right).controls.isShown(tile))).toEqual([true, false, true])
  session.offer(0, '2 3')
  const doomed = hint(stackdoku.view(session.state, 'referee'))
  expect(doomed).toMatchObject({ code: 'doomed', action: { kind: 'take', a: 1, b: 9 } })
  expect(seated(session, doomed).controls.isShown(9)).toBe(false)
})
