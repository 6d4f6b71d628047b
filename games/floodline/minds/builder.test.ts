import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable, thought } from '../../../kernel/table.ts'
import { floodline } from '../game.ts'
import type { FloodLevel } from '../nouns.ts'
import { builder } from './builder.ts'

const LEVEL: FloodLevel = {
  format: 1,
  id: 'flat',
  title: 'Flat',
  seed: 4,
  bounds: [6, 14, 6],
  maxWorldHeight: 9,
  terrain: [],
  bag: { type: 'WEIGHTED', weights: { O2: 1, I3: 1, I4: 1, L3: 1 } },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

test('the builder fills a floor before it builds on it', () => {
  const session = new Session(floodline, LEVEL)
  const table = new LocalTable(session, 0)
  for (let asked = 0; asked < 3000 && !session.outcome; asked++) {
    table.act(thought(table, builder, stream('builder', 'test'), { steps: 1 }))
    session.advance()
  }
  expect(session.outcome).toMatchObject({ code: 'won' })
  const { cells } = session.state
  const built = [...cells.keys()].filter(cell => (cells[cell] ?? 0) > 1)
  // Thirty pieces of three and four on thirty-six cells: a little over three layers, and little air between.
  expect(Math.max(...built.map(cell => Math.floor(cell / 36)))).toBeLessThanOrEqual(6)
})
