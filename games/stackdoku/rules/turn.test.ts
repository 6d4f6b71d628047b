import { expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, stream } from '../../../kernel/rng.ts'
import { after } from '../../../kernel/session.ts'
import { dealt, presetOf } from '../../../kernel/testing/play.ts'
import { stackdoku } from '../game.ts'
import { SETUPS } from '../levels/presets.ts'
import type { Stackdoku } from '../nouns.ts'
import { FULL, grid, state, tiles, without } from '../testing/drawn.ts'
import { canClear } from '../testing/textbook.ts'
import { taking } from './notation.ts'
import { isStuck } from './outcome.ts'
import { results } from './results.ts'
import { standing } from './stack.ts'

type State = Stackdoku['State']

const place = (value: number, cell: number): Stackdoku['Action'] => ({ kind: 'place', value, cell })

function heard(at: State, action: Stackdoku['Action']): Stackdoku['Event'][] {
  const events: Stackdoku['Event'][] = []
  stackdoku.apply(at, 0, action, event => events.push(event))
  return events
}

test('[SD-03] [SD-05] [SD-08] a pair becomes two tokens at the end of the tray', () => {
  const at = state(tiles('5 3 5', ' . '), { tray: [7, 1] })
  expect(stackdoku.refuse(at, 0, taking(0, 2))).toBeNull()
  expect(heard(at, taking(0, 2))).toContainEqual({ kind: 'took', a: 0, b: 2, value: 5, freed: [1] })
  expect(at.tray).toEqual([7, 1, 5, 5])
  expect(Array.from(at.gone)).toEqual([1, 0, 1])
})

test('[SD-09] [SD-10] a pair needs two places', () => {
  const full = state(tiles('5 5'), { tray: [1, 2, 3, 4, 6] })
  expect(stackdoku.refuse(full, 0, taking(0, 1))).toEqual({
    code: 'tray-full',
    because: 'the tray is full: place a token first',
    facts: { left: 0, room: 5 },
  })
  const nearly = state(tiles('5 5'), { tray: [1, 2, 3, 4] })
  expect(stackdoku.refuse(nearly, 0, taking(0, 1))).toMatchObject({ code: 'tray-full', facts: { left: 1 } })
  expect(stackdoku.refuse(state(tiles('5 5'), { tray: [1, 2, 3, 4], room: 6 }), 0, taking(0, 1))).toBeNull()
  for (const room of [1, 13]) expect(stackdoku.refuseSetup({ ...SETUPS.easy, room })).toMatchObject({ facts: { at: 'room' } })
})

test('[SD-06] a number goes where row, column and box do not have it', () => {
  const at = state([], { cells: grid('5........'.padEnd(81, '.')), tray: [5, 4] })
  for (const cell of [1, 8, 9, 72, 10, 20])
    expect(stackdoku.refuse(at, 0, place(5, cell)), `cell ${cell}`).toMatchObject({ code: 'conflict' })
  expect(stackdoku.refuse(at, 0, place(5, 30))).toBeNull()
  expect(stackdoku.refuse(at, 0, place(4, 0))).toEqual({ code: 'cell-taken', because: 'r1c1 has a 5 already', facts: { cell: 0, has: 5 } })
  expect(stackdoku.refuse(at, 0, place(6, 30))).toMatchObject({
    code: 'not-in-tray',
    because: 'there is no 6 to place: the tray holds 5 and 4',
  })
  expect(stackdoku.refuse(at, 0, place(5, 81))).toMatchObject({ code: 'no-such-cell' })
})

test('[SD-07] a refused token stays, and every cell in the way is named', () => {
  const at = state([], { cells: grid(`.5.......5${'.'.repeat(71)}`), tray: [5] })
  const before = hash(at)
  expect(stackdoku.refuse(at, 0, place(5, 0))).toEqual({
    code: 'conflict',
    because: 'row 1 already has a 5, in column 2 and column 1 already has a 5, in row 2',
    facts: { value: 5, cell: 0, row: [1], col: [9], box: [1, 9] },
  })
  expect(stackdoku.refuse(at, 0, place(5, 20))).toMatchObject({
    because: 'the box already has a 5, at r1c2 and the box already has a 5, at r2c1',
  })
  expect(hash(at)).toBe(before)
})

test('[SD-08] placing closes the gap and takes the first token of its kind', () => {
  const at = state([], { tray: [4, 7, 4, 9] })
  expect(heard(at, place(4, 3))).toContainEqual({ kind: 'placed', value: 4, cell: 3, slot: 0, mistake: false })
  expect(at.tray).toEqual([7, 4, 9])
})

test('[SD-38] off says nothing, warn says it, block refuses', () => {
  const at = (mistakes: State['mistakes']): State => state([], { tray: [5], solution: FULL.slice(), mistakes })
  expect(heard(at('off'), place(5, 40))).toMatchObject([{ mistake: false }, { kind: 'stuck' }])
  expect(heard(at('warn'), place(5, 0))).toMatchObject([{ mistake: false }, { kind: 'stuck' }])
  expect(FULL[40]).toBe(5)
  expect(heard(at('warn'), place(5, 1))).toMatchObject([{ mistake: true }, { kind: 'stuck' }])
  expect(stackdoku.refuse(at('block'), 0, place(5, 1))).toMatchObject({ code: 'mistake', facts: { value: 5, cell: 1 } })
  expect(stackdoku.refuse(at('block'), 0, place(5, 0))).toBeNull()
  expect([...stackdoku.legal(at('block'), 0)].filter(({ kind }) => kind === 'place')).toHaveLength(9)
})

test('a row, a column and a box that fill up are told', () => {
  const at = state([], { cells: without(0, 80), tray: [5] })
  expect(heard(at, place(5, 0))).toContainEqual({ kind: 'completed', rows: [0], cols: [0], boxes: [0] })
})

test('[SD-01] won with both halves done, and with neither alone', () => {
  const last = state(tiles('5 5'), { cells: without(0, 40), solution: FULL.slice() })
  const taken = after(stackdoku, last, 0, taking(0, 1))
  expect(stackdoku.outcome(taken)).toBeNull()
  const one = after(stackdoku, taken, 0, place(5, 0))
  expect(stackdoku.outcome(one)).toBeNull()
  const won = after(stackdoku, one, 0, place(5, 40))
  expect(stackdoku.outcome(won)).toMatchObject({ winner: 0, code: 'won', scores: [1] })
  expect(stackdoku.outcome(state(tiles('5 5'), { cells: FULL.slice() }))).toBeNull()
  expect(stackdoku.outcome(state([], { cells: without(0), tray: [5] }))).toBeNull()
  const crooked = FULL.slice()
  crooked.set([3, 5], 0)
  expect(stackdoku.outcome(state([], { cells: crooked }))).toBeNull()
})

test('[SD-01] what is won is the solution, with an empty tray', () => {
  for (const [index, { setup }] of stackdoku.presets.entries()) {
    const session = dealt(stackdoku, `won-${index}`, setup)
    for (const text of session.deal.line.split(', ')) expect(session.offer(0, text), text).toBeNull()
    expect(session.outcome?.code).toBe('won')
    expect(session.state.cells).toEqual(session.deal.solution)
    expect(session.state.tray).toEqual([])
  }
})

test('[SD-24] stuck: no pair, with the tray counted, and no place for a token', () => {
  expect(isStuck(state(tiles('1 2')))).toBe(true)
  expect(isStuck(state(tiles('1 1')))).toBe(false)
  expect(isStuck(state(tiles('1 1'), { tray: [2, 3, 4, 6], cells: FULL.slice() }))).toBe(true)
  expect(isStuck(state(tiles('1 1'), { tray: [2, 3, 4, 5], cells: without(0) }))).toBe(false)
  expect(isStuck(state(tiles('1 2'), { tray: [9], cells: without(0) }))).toBe(true)
  expect(heard(state(tiles('1 2 1')), taking(0, 2))).not.toContainEqual({ kind: 'stuck', tray: 2 })
})

test('[SD-25] [SD-40] who is stuck restarts the same level, as long as attempts are left', () => {
  const session = dealt(stackdoku, 'restart', { ...SETUPS.easy, lives: 2 })
  expect(session.offer(0, 'restart')).toMatchObject({ code: 'nothing-done' })
  const begin = { ...copy(session.state), attempt: 2 }
  session.offer(0, session.deal.line.split(', ')[0] as string)
  expect(session.offer(0, 'restart')).toBeNull()
  expect(session.state).toEqual(begin)
  session.offer(0, session.deal.line.split(', ')[0] as string)
  expect(session.offer(0, 'restart')).toMatchObject({ code: 'last-attempt' })
  expect([...stackdoku.legal(state(tiles('1 2')), 0)]).toContainEqual({ kind: 'restart' })
})

test('[SD-40] without a limit there is always another attempt', () => {
  expect(stackdoku.refuse(state(tiles('1 2'), { lives: null, attempt: 99 }), 0, { kind: 'restart' })).toBeNull()
})

test('[SD-26] stuck in the last attempt: all that is left is to concede, and that is the end', () => {
  const at = state(tiles('1 2'), { attempt: 3 })
  expect([...stackdoku.legal(at, 0)].map(({ kind }) => kind)).toEqual(['concede', 'hide'])
  expect(stackdoku.refuse(state(tiles('1 2'), { attempt: 2 }), 0, { kind: 'concede' })).toMatchObject({ code: 'attempts-left' })
  expect(stackdoku.refuse(state(tiles('1 1'), { attempt: 3 }), 0, { kind: 'concede' })).toMatchObject({ code: 'not-stuck' })
  expect(heard(at, { kind: 'concede' })).toEqual([{ kind: 'failed' }])
  expect(stackdoku.outcome(at)).toMatchObject({ winner: null, code: 'failed' })
  expect(stackdoku.toMove(at)).toBeNull()
  expect(stackdoku.refuse(at, 0, { kind: 'hide' })).toMatchObject({ code: 'over' })
})

test('[SD-11] undo is the exact inverse, the order of the tray included', () => {
  const seed = 'undo'
  const session = dealt(stackdoku, seed, SETUPS.easy)
  const rng = stream(seed, 'test')
  const before: string[] = []
  for (let step = 0; step < 40; step++) {
    const actions = [...stackdoku.legal(session.state, 0)]
    before.push(hash(session.state))
    session.act(0, actions[below(rng, actions.length)] as Stackdoku['Action'])
    if (session.outcome) break
  }
  for (const expected of before.reverse()) {
    expect(session.offer(0, '!undo'), `seed ${seed}`).toBeNull()
    expect(hash(session.state), `seed ${seed}`).toBe(expected)
  }
})

test('[SD-12] [SD-14] [SD-18] [SD-22] what each difficulty grants', () => {
  const granted = stackdoku.presets.slice(0, 4).map(({ setup }) => [setup.room, setup.undos, setup.hints, setup.hidden, setup.lives])
  expect(granted).toEqual([
    [6, null, 5, false, 3],
    [5, 10, 3, true, 3],
    [4, 3, 1, true, 3],
    [4, 3, 1, true, 3],
  ])
  const session = dealt(stackdoku, 'granted', SETUPS.hard)
  expect([session.undosLeft(0), session.hintsLeft(0)]).toEqual([3, 1])
  expect(dealt(stackdoku, 'granted', SETUPS.easy).undosLeft(0)).toBe(Number.POSITIVE_INFINITY)
})

test('[SD-12] undo gives back no hint', () => {
  const session = dealt(stackdoku, 'hints', SETUPS.medium)
  session.offer(0, session.deal.line.split(', ')[0] as string)
  expect(session.offer(0, '!hint')).toBeNull()
  session.offer(0, '!undo')
  expect([session.hintsLeft(0), session.undosLeft(0)]).toEqual([2, 9])
})

test('[SD-42] tiles dealt anew are the same numbers, and can be cleared', () => {
  for (let play = 0; play < 20; play++) {
    const seed = `shuffle-${play}`
    const session = dealt(stackdoku, seed, { ...SETUPS.easy, level: 1 + play })
    const rng = stream(seed, 'test')
    for (let step = below(rng, 12); step > 0; step--) {
      const takes = [...stackdoku.legal(session.state, 0)].filter(({ kind }) => kind === 'take' || kind === 'place')
      if (takes.length > 0) session.act(0, takes[below(rng, takes.length)] as Stackdoku['Action'])
    }
    const numbers = (): number[] =>
      standing(session.state)
        .map(tile => session.state.standing[tile] as number)
        .sort((a, b) => a - b)
    const before = numbers()
    if (session.offer(0, 'shuffle') !== null) continue
    expect(numbers(), seed).toEqual(before)
    expect(canClear({ ...session.state, values: session.state.standing }), seed).toBe(true)
  }
})

test('[SD-42] not without assistance, and not where nothing helps', () => {
  expect(stackdoku.refuse(state(tiles('1 2')), 0, { kind: 'shuffle' })).toMatchObject({ code: 'no-assist' })
  const tower = state(tiles('1', '1', '2', '2'), { assist: true })
  expect(stackdoku.refuse(tower, 0, { kind: 'shuffle' })).toMatchObject({ code: 'no-order' })
})

test('[SD-41] numbers are shown and hidden on the way, but not in the daily', () => {
  const at = state(tiles('1 2 1'), { hidden: true })
  expect(stackdoku.refuse(at, 0, { kind: 'hide' })).toMatchObject({ code: 'already' })
  expect(heard(at, { kind: 'show' })).toContainEqual({ kind: 'numbers', hidden: false })
  const daily = stackdoku.presets.find(({ name }) => name === 'Daily')!.setup
  expect(dealt(stackdoku, 'fixed', daily).offer(0, 'show')).toMatchObject({
    code: 'fixed',
    because: 'the numbers stay hidden in this level',
  })
})

test('[SD-53] the result is read from the log, so nothing of it can be taken back', () => {
  const session = dealt(stackdoku, 'results', presetOf(stackdoku, 1).setup)
  const { deal } = session
  const [first] = deal.line.split(', ') as [string]
  session.offer(0, first)
  const value = session.state.tray[0] as number
  const wrong = [...stackdoku.legal(session.state, 0)].find(action => action.kind === 'place' && deal.solution[action.cell] !== value)!
  session.act(0, wrong)
  for (const text of ['!undo', '!hint', 'show', 'shuffle', 'restart', first]) expect(session.offer(0, text), text).toBeNull()
  expect(results(deal, session.log)).toEqual({ moves: 3, hints: 1, undos: 1, mistakes: 1, attempts: 2, shuffles: 1, toggled: true })
})

test('[SD-53] [SD-11] a new attempt that is taken back was none', () => {
  const said = (...texts: readonly string[]) =>
    results(
      { solution: [] } as unknown as Parameters<typeof results>[0],
      texts.map(text => ({ text })),
    ).attempts
  expect(said('restart')).toBe(2)
  expect(said('restart', '!hint', '!undo')).toBe(1)
  expect(said('restart', 'show', '!undo')).toBe(2)
  expect(said('restart', 'show', '!undo', '!undo', 'restart')).toBe(2)
})

test('[SD-43] tiles are counted from 1, cells by row and column', () => {
  expect(stackdoku.notate(taking(39, 11))).toBe('12 40')
  expect(stackdoku.parse('40 12')).toEqual(taking(11, 39))
  expect(stackdoku.notate(place(7, 28))).toBe('7 r4c2')
  expect(stackdoku.parse('7 r4c2')).toEqual(place(7, 28))
  for (const text of ['0 1', '1 100', '7 r0c1', '7 r10c1', '0 r1c1', '7r1c1', '1  2', 'Restart', 'take 1 2', '1 2 '])
    expect(stackdoku.parse(text), text).toBeNull()
})
