import { describe, expect, test } from 'vitest'
import { silent } from '../../../kernel/game.ts'
import type { FloodAction, FloodLevel, Floodline } from '../nouns.ts'
import { ask } from './actions.ts'
import { start } from './start.ts'
import { apply, tick } from './tick.ts'

type State = Floodline['State']

const LEVEL: FloodLevel = {
  format: 1,
  id: 'waits',
  title: 'Waits',
  seed: 1,
  bounds: [6, 12, 6],
  maxWorldHeight: 8,
  terrain: [],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3'] },
  hold: true,
  objectives: [{ type: 'PLACE_PIECES', count: 20 }],
  waits: true,
}

const X: FloodAction = { kind: 'move', step: 'x+' }

function run(state: State, ticks: number): State {
  for (let i = 0; i < ticks; i++) tick(state, silent)
  return state
}

function does(state: State, ...actions: readonly FloodAction[]): State {
  for (const action of actions) ask(state, action)
  return run(state, 1)
}

describe('a level that waits', () => {
  test('[FL-180] leaves a piece that appears where it is, for as long as nobody touches it', () => {
    const state = start(LEVEL)
    const { y } = state
    run(state, 7200)
    expect([state.waiting, state.y, state.lost, state.tick]).toEqual([true, y, '', 7200])
  })

  test('[FL-182] goes on once it is touched, from the first tick of the countdown', () => {
    const state = run(start(LEVEL), 100)
    const { y } = state
    does(state, X)
    expect(state.waiting).toBe(false)
    run(state, 28)
    expect(state.y).toBe(y)
    run(state, 1)
    expect(state.y).toBe(y - 1)
  })

  test('[FL-182] even by a wish that comes to nothing, but not by letting go of soft drop', () => {
    const bumped = start({ ...LEVEL, bounds: [2, 12, 2] })
    expect(does(bumped, X).waiting).toBe(false)
    const softly = does(start(LEVEL), { kind: 'soft', on: true })
    expect(softly.waiting).toBe(false)
    does(softly, { kind: 'drop' })
    expect(softly.waiting).toBe(true)
    expect(does(softly, { kind: 'soft', on: false }).waiting).toBe(true)
  })

  test('[FL-181] does not let held soft drop pull the next piece down', () => {
    const state = does(start(LEVEL), { kind: 'soft', on: true })
    does(state, { kind: 'drop' })
    const { y } = state
    run(state, 60)
    expect([state.soft, state.y]).toEqual([true, y])
    does(state, X)
    expect(state.y).toBe(y - 1)
  })

  test('[FL-183] locks a piece by a drop, or while it is pressed down, and not by itself', () => {
    const state = does(start(LEVEL), X)
    run(state, 2000)
    expect([state.grounded, state.metrics.pieces]).toEqual([true, 0])
    ask(state, { kind: 'soft', on: true })
    run(state, 11)
    expect(state.metrics.pieces).toBe(0)
    run(state, 1)
    expect(state.metrics.pieces).toBe(1)
    expect(does(state, { kind: 'drop' }).metrics.pieces).toBe(2)
  })

  test('[FL-180] waits again after a tilt, and with the piece that comes from hold', () => {
    const state = does(start(LEVEL), X)
    does(state, { kind: 'tilt', sense: 'right' })
    const { x } = state
    run(state, 500)
    expect([state.waiting, state.x]).toEqual([true, x])
    does(state, { kind: 'move', step: 'z+' })
    run(state, 30)
    expect(state.x).toBe(x + 1)
    does(state, { kind: 'hold' })
    expect([state.waiting, state.metrics.holds]).toEqual([true, 1])
  })

  test('[FL-180] does not wait again after a tilt that the piece blocks', () => {
    const terrain = [{ type: 'SOLID', at: [0, 0, 2] }] as const
    const state = does(start({ ...LEVEL, terrain }), X)
    while (!state.grounded) tick(state, silent)
    does(state, { kind: 'tilt', sense: 'right' })
    expect([state.gravity, state.waiting]).toEqual([0, false])
  })

  test('[FL-181] holds the wind back for as long as the piece waits', () => {
    const gust = { type: 'WIND_GUST', intervalTicks: 60, firstGustOffsetTicks: 20, pushStrength: 1, directionMode: 'FIXED' } as const
    const state = start({ ...LEVEL, hazards: [gust] })
    const { x } = state
    run(state, 300)
    expect([state.x, state.winds[0]?.next]).toEqual([x, 320])
    does(state, { kind: 'move', step: 'z+' })
    run(state, 19)
    expect(state.x).toBe(x)
    run(state, 1)
    expect(state.x).toBe(x + 1)
  })

  test('has a field that other levels do not have, and takes it away with the piece', () => {
    const { waits: _, ...usual } = LEVEL
    expect('waiting' in start(usual)).toBe(false)
    expect('waiting' in start({ ...usual, waits: false })).toBe(false)
    const state = start({ ...LEVEL, objectives: [{ type: 'PLACE_PIECES', count: 1 }] })
    does(state, { kind: 'drop' })
    expect([state.won, state.waiting]).toEqual([true, false])
  })

  test('a piece that is brought in a sandbox waits too', () => {
    const state = does(start({ ...LEVEL, objectives: [], sandbox: true }), X)
    apply(state, { kind: 'bring', piece: 'I4', material: 'STANDARD' }, silent)
    expect(state.waiting).toBe(true)
  })
})
