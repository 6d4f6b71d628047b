import { describe, expect, test } from 'vitest'
import { silent } from '../../../../kernel/game.ts'
import type { FloodLevel, Floodline, Token } from '../../nouns.ts'
import { ask, parse } from '../../rules/actions.ts'
import { indexOf, spotOf } from '../../rules/board/space.ts'
import { landingCells } from '../../rules/pieces/piece.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { type Aim, planFor } from './aims.ts'

type State = Floodline['State']

/** A ridge under where pieces come, a yard on both sides of it, and a pool in one of them. */
function level(piece: Token, change: Partial<FloodLevel> = {}): FloodLevel {
  return {
    ...{ format: 1, id: 'aims', title: 'Aims', seed: 1, bounds: [8, 12, 8], maxWorldHeight: 8, waits: true },
    terrain: [{ type: 'BEDROCK', from: [3, 0, 0], to: [4, 1, 7] }],
    bag: { type: 'FIXED_SEQUENCE', sequence: [piece] },
    objectives: [{ type: 'PLACE_PIECES', count: 9 }],
    ...change,
  }
}

/** Presses what the plan says until it says nothing more. */
function followed(state: State, aim: Aim): { keys: string[]; landed: number[] } {
  const keys: string[] = []
  for (let plan = planFor(state, aim); plan?.key && keys.length < 40; plan = planFor(state, aim)) {
    keys.push(plan.key)
    const action = parse(plan.key)
    if (action && 'kind' in action) ask(state, action)
    tick(state, silent)
  }
  return { keys, landed: landingCells(state).toSorted((a, b) => a - b) }
}

describe('the key that helps', () => {
  test('pushes a piece off the ridge, and does not turn what fits as it is', () => {
    expect(followed(start(level('O2')), 'low').keys).toEqual(['x-', 'x-'])
  })

  test('turns what is too long before it is pushed', () => {
    const { keys, landed } = followed(start(level('I4')), 'low')
    expect(keys[0]).toMatch(/^yaw/)
    expect(landed.every(cell => spotOf([8, 12, 8], cell)[1] === 0)).toBe(true)
  })

  test('is another when the piece is on the other side', () => {
    const state = start(level('O2'))
    state.x = 6
    expect(planFor(state, [{ x: [0, 2] }])?.key).toBe('x-')
    state.x = 0
    expect(planFor(state, [{ x: [5, 7] }])?.key).toBe('x+')
    expect(planFor(state, [{ x: [0, 2] }])?.key).toBeNull()
  })

  test('is up or down where gravity is sideways', () => {
    const wall: FloodLevel['terrain'] = [{ type: 'BEDROCK', from: [7, 0, 0], to: [7, 8, 7] }]
    const state = start(level('O2', { terrain: wall, gravity: 'EAST' }))
    const aim: Aim = [{ y: [6, 8] }]
    state.y = 11
    expect(planFor(state, aim)?.key).toBe('y-')
    state.y = 2
    expect(planFor(state, aim)?.key).toBe('y+')
    state.y = 7
    expect(planFor(state, aim)?.key).toBeNull()
  })

  test('is none where there is no such place, and without a piece', () => {
    expect(planFor(start(level('I4')), [{ x: [0, 2], spans: { x: [0, 2] } }])).toBeNull()
    expect(planFor({ ...start(level('I4')), piece: -1 }, 'low')).toBeNull()
  })
})

test('what it shows on the board is where the piece then lands', () => {
  for (const piece of ['I3', 'I4', 'L3', 'T3', 'S4'] as const) {
    const state = start(level(piece))
    const shown = planFor(state, 'low')?.cells.toSorted((a, b) => a - b)
    expect(followed(state, 'low').landed).toEqual(shown)
  }
})

test('a span is covered from end to end', () => {
  const { landed } = followed(start(level('I3')), [{ x: [0, 4], spans: { x: [2, 4] } }])
  expect(landed.map(cell => spotOf([8, 12, 8], cell)[0])).toEqual([2, 3, 4])
})

test('rock holds: not water, not ice, and what was built only where there is no rock left', () => {
  const bounds = [8, 12, 8] as const
  const pool: FloodLevel['terrain'] = [
    { type: 'BEDROCK', from: [0, 0, 0], to: [0, 2, 7] },
    { type: 'WATER', from: [1, 0, 0], to: [7, 1, 7] },
    { type: 'ICE', from: [1, 2, 0], to: [5, 2, 7] },
    { type: 'WATER', from: [6, 2, 0], to: [7, 2, 7] },
  ]
  const { landed } = followed(start(level('I3', { terrain: pool })), 'rock')
  expect(landed.map(cell => spotOf(bounds, cell)).every(([x, y]) => x === 0 && y === 3)).toBe(true)
  const none = start(level('I3', { terrain: pool.slice(1) }))
  expect(planFor(none, 'rock')).toBeNull()
  none.cells[indexOf(bounds, 3, 3, 0)] = 2 // a SOLID on the ice
  expect(planFor(none, 'rock')?.cells.some(cell => Math.abs(cell - indexOf(bounds, 3, 3, 0)) >= 1)).toBe(true)
})
