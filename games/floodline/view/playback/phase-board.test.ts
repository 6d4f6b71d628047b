import { expect, test } from 'vitest'
import { randomCity, randomLevel } from '../../testing/levels.ts'
import { randomTicks } from '../../testing/random-play.ts'
import { PhaseBoard } from './phase-board.ts'

test.each([randomLevel, randomCity])(
  'FL-157: events are the whole truth: following the events from the board before leads to the board after: %o',
  make => {
    for (const { seed, cells, gravity, events, after } of randomTicks('retold', make, 60, 300)) {
      const board = new PhaseBoard(after.level.bounds, cells, gravity)
      for (const event of events) board.apply(event)
      const same = board.cells.every((code, cell) => code === after.cells[cell])
      expect(same, `${seed}, tick ${after.tick}: ${JSON.stringify(events)}`).toBe(true)
      expect(board.gravity).toBe(after.gravity)
    }
  },
)
