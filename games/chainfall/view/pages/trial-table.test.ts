import { expect, test } from 'vitest'
import { chainfall } from '../../game.ts'
import type { Chainfall } from '../../nouns.ts'
import { drawn } from '../../testing/drawn.ts'
import { TrialTable } from './trial-table.ts'

const start = (): Chainfall['View'] =>
  chainfall.view(
    drawn('R3 .. .. .. ..\n.. .. R3 .. R3', { queue: [1, 2, 4], bag: [3, 4], config: { cardsEnabled: false, queueSize: 3 } }),
    0,
  )

test('a turn is played by the rules, heard, and taken back', () => {
  const view = start()
  const trial = new TrialTable(view)
  const heard: string[][] = []
  trial.listen(events => heard.push(events.map(({ kind }) => kind)))
  expect(trial.act({ plays: [], places: [{ row: 0, col: 2 }] })?.code).toBe('taken')
  expect(trial.tried).toBeNull()
  expect(trial.act({ plays: [], places: [{ row: 0, col: 3 }] })).toBeNull()
  expect(trial.view.score).toEqual([2, 0])
  expect(trial.toMove).toBeNull()
  expect(trial.act({ plays: [], places: [{ row: 0, col: 1 }] })?.code).toBe('over')
  trial.again()
  expect(trial.view).toEqual(view)
  expect(trial.toMove).toBe(0)
  expect(heard).toEqual([['placed', 'ticked', 'wave', 'scored'], []])
})

test('[CF-64] nothing is shown that would come out of the bag', () => {
  const trial = new TrialTable(start())
  trial.act({ plays: [], places: [{ row: 0, col: 0 }] })
  expect(trial.view.queue).toEqual([2, 4])
  expect(trial.view.left).toEqual(start().left)
})
