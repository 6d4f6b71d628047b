import { expect, test } from 'vitest'
import { below, pick, stream } from '../../../../kernel/rng.ts'
import type { FloodEvent } from '../../nouns.ts'
import { ask, legal } from '../../rules/actions.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { randomCity, randomLevel } from '../../testing/levels.ts'
import { PhaseBoard } from './phase-board.ts'

test.each([randomLevel, randomCity])(
  'FL-157: events are the whole truth: following the events from the board before leads to the board after: %o',
  make => {
    for (let game = 0; game < 60; game++) {
      const rng = stream(`retold ${game}`, 'play')
      const state = start(make(rng))
      for (let ticks = 0; ticks < 300 && !state.won && state.lost === ''; ticks++) {
        while (below(rng, 3) === 0) {
          const wishes = [...legal(state)]
          if (wishes.length > 0) ask(state, pick(rng, wishes))
        }
        const board = new PhaseBoard(state.level.bounds, state.cells, state.gravity)
        const events: FloodEvent[] = []
        tick(state, event => events.push(event))
        for (const event of events) board.apply(event)
        const same = board.cells.every((code, cell) => code === state.cells[cell])
        expect(same, `retold ${game}, tick ${state.tick}: ${JSON.stringify(events)}`).toBe(true)
        expect(board.gravity).toBe(state.gravity)
      }
    }
  },
)
