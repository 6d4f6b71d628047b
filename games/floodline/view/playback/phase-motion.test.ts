import { expect, test } from 'vitest'
import { EMPTY, WATER } from '../../rules/board/cells.ts'
import { randomLevel } from '../../testing/levels.ts'
import { randomTicks } from '../../testing/random-play.ts'
import { isWet } from '../../testing/recording.ts'
import { cuesOf } from '../present/phase-cues.ts'
import type { PhaseMotion } from '../render/picture.ts'
import { PhaseBoard } from './phase-board.ts'
import { upOf } from './phase-flow.ts'
import { motionOf } from './phase-motion.ts'
import { type Phase, phasesOf } from './phases.ts'

/** Every phase of every resolve of some random games, with the board as it is when the phase begins. */
function everyPhase(look: (phase: Phase, board: PhaseBoard, bounds: readonly [number, number, number]) => void): void {
  for (const { cells, gravity, events, after } of randomTicks('moved', randomLevel, 40, 240)) {
    const { bounds } = after.level
    const board = new PhaseBoard(bounds, cells, gravity)
    for (const event of events) if (event.kind === 'tilted' || event.kind === 'locked') board.apply(event)
    for (const phase of phasesOf(events)) {
      look(phase, board, bounds)
      for (const event of phase.events) board.apply(event)
    }
  }
}

/** The board when everything that moves has arrived. */
function arrived(cells: Uint8Array, { bodies, lost, flow }: PhaseMotion, [X, , Z]: readonly [number, number, number]): Uint8Array {
  const after = cells.slice()
  for (const { cells: moved } of [...bodies, ...lost]) for (const cell of moved) after[cell] = EMPTY
  for (const { cells: moved, by } of bodies) for (const cell of moved) after[cell + (by[1] * X + by[0]) * Z + by[2]] = cells[cell] as number
  for (const cell of flow?.out ?? []) after[cell] = EMPTY
  for (const cell of flow?.into ?? []) after[cell] = WATER
  return after
}

test('whatever is shown to fall and to run ends where the rules put it', () => {
  let fell = 0
  let flowed = 0
  everyPhase((phase, board, bounds) => {
    if (phase.name !== 'fall' && phase.name !== 'water') return
    const motion = motionOf(phase, bounds, board)
    const after = new PhaseBoard(bounds, board.cells, board.gravity)
    for (const event of phase.events) after.apply(event)
    expect(arrived(board.cells, motion, bounds), JSON.stringify(phase)).toEqual(after.cells)
    fell += motion.bodies.length
    flowed += motion.flow ? 1 : 0
  })
  expect(Math.min(fell, flowed)).toBeGreaterThan(50)
})

test('who has further to fall lands later, and everything lands within its phase', () => {
  everyPhase((phase, board, bounds) => {
    const { bodies } = motionOf(phase, bounds, board)
    const by = bodies.map(({ by: [x, y, z], lands }) => [Math.abs(x + y + z), lands] as const).sort((a, b) => a[0] - b[0])
    for (const [at, [, lands]] of by.entries()) expect(lands).toBeGreaterThanOrEqual(by[at - 1]?.[1] ?? 0)
    expect(by.at(-1)?.[1] ?? 0).toBeLessThan(1)
  })
})

test('no ring is over dry ground: where and when there is one, there is water', () => {
  let rings = 0
  everyPhase((phase, board, bounds) => {
    const motion = motionOf(phase, bounds, board)
    const { flow } = motion
    if (!flow) return
    const up = upOf(bounds, board.gravity)
    for (const { puff, cells, part, weight } of cuesOf(motion, bounds, board.cells)) {
      if (puff !== 'ripple' || weight > 0) continue
      const column = flow.rising.find(({ top }) => top === cells[0])
      expect(column && isWet(column, flow, column.top, part, up)).toBe(true)
      expect(part).toBeLessThanOrEqual(1)
      rings++
    }
  })
  expect(rings).toBeGreaterThan(50)
})
