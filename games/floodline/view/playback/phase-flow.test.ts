import { describe, expect, test } from 'vitest'
import type { FloodEvent, Spot } from '../../nouns.ts'
import { BEDROCK, WATER } from '../../rules/board/cells.ts'
import { DOWN, indexOf } from '../../rules/board/space.ts'
import { isWet } from '../../testing/recording.ts'
import type { Flow } from '../render/picture.ts'
import { flowOf, upOf } from './phase-flow.ts'

/** A gutter seven cells long, with room above it. */
const BOUNDS: Spot = [7, 4, 1]
const at = (x: number, y = 0): number => indexOf(BOUNDS, x, y, 0)
const UP = upOf(BOUNDS, DOWN)

function board(...wet: readonly number[]): Uint8Array {
  const cells = new Uint8Array(BOUNDS[0] * BOUNDS[1] * BOUNDS[2])
  for (const cell of wet) cells[cell] = WATER
  return cells
}

const flowed = (out: readonly number[], into: readonly number[]): FloodEvent[] => [
  { kind: 'flowed', out: [...out], into: [...into], overflow: 0 },
]

/** The cells that are wet at a part of the phase. */
function wetAt(flow: Flow | null, part: number): number[] {
  return (flow?.into ?? []).filter(cell =>
    flow?.rising.some(column => {
      const above = (cell - column.foot) / UP
      return Number.isInteger(above) && above >= 0 && above < column.height && isWet(column, flow, cell, part, UP)
    }),
  )
}

describe('water that runs', () => {
  const into = [1, 2, 3, 4, 5, 6].map(x => at(x))
  const flow = flowOf(BOUNDS, board(at(0, 1), at(0, 2)), DOWN, flowed([at(0, 1), at(0, 2)], into))

  test('wets nothing at the start and everything in the end', () => {
    expect(wetAt(flow, 0)).toEqual([])
    expect(wetAt(flow, 1)).toEqual(into)
  })

  test('gets to each cell after the one before it', () => {
    const first = into.map(cell => {
      let part = 0
      while (!wetAt(flow, part).includes(cell)) part += 0.01
      return part
    })
    for (const [nth, part] of first.entries()) expect(part).toBeGreaterThan(first[nth - 1] ?? -1)
    expect(first.at(-1)).toBeGreaterThan(0.4)
    expect(wetAt(flow, 0.35).length).toBeGreaterThan(0)
    expect(wetAt(flow, 0.35).length).toBeLessThan(into.length)
  })

  test('leaves where it came from', () => {
    expect(flow?.out).toEqual([at(0, 1), at(0, 2)])
    expect(flow?.sinking).toMatchObject([{ foot: at(0, 1), top: at(0, 2), height: 2, depth: 2 }])
  })
})

describe('water that rises', () => {
  test('comes up everywhere at once, level by level', () => {
    const old = [0, 1, 2, 3, 4, 5, 6].map(x => at(x))
    const into = [...old.map(cell => cell + UP), ...old.map(cell => cell + 2 * UP)]
    const flow = flowOf(BOUNDS, board(...old), DOWN, flowed([], into))
    const half = wetAt(flow, 0.3)
    expect(half.every(cell => cell < at(0, 2))).toBe(true)
    expect(flow?.rising.every(({ from, depth }) => from === 0 && depth === 2)).toBe(true)
    expect(wetAt(flow, 1)).toHaveLength(into.length)
  })

  test('over a step it is level with the water beside it', () => {
    const cells = board(at(0), at(1))
    cells[at(2)] = BEDROCK
    const into = [at(0, 1), at(1, 1), at(2, 1)]
    const flow = flowOf(BOUNDS, cells, DOWN, flowed([], [...into, at(0, 2), at(1, 2), at(2, 2)]))
    expect(flow?.rising.map(({ depth }) => depth)).toEqual([2, 2, 2])
    const deeper = flowOf(BOUNDS, board(), DOWN, flowed([], [at(0), at(0, 1), at(1, 1)]))
    expect(deeper?.rising.map(({ height, depth }) => [height, depth])).toEqual([
      [2, 2],
      [1, 2],
    ])
  })

  test('below other water it is there at once', () => {
    const flow = flowOf(BOUNDS, board(at(3, 1)), DOWN, flowed([], [at(3)]))
    expect(flow?.rising).toMatchObject([{ depth: 0 }])
  })
})

test('where no water moves there is no flow', () => {
  expect(flowOf(BOUNDS, board(at(1)), DOWN, [{ kind: 'fell', from: [at(3)], by: 1, lost: [] }])).toBeNull()
})
