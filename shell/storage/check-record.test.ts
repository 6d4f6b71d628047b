import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { type Examined, examine } from '../../games/provenance.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { recordFault } from './check-record.ts'
import type { Finished } from './records.ts'

async function sat(origin: (setup: unknown) => Origin): Promise<{ record: Finished; examined: Examined }> {
  const entry = findGame('blocks')
  if (!entry) throw new Error('not on the list')
  const game = await entry.game()
  const setup = game.presets[0]?.setup
  const session = new Session(game, dealFrom(game, setup, 'kitchen'))
  session.offer(0, '!hint')
  session.offer(0, '!resign')
  const text = write(session, origin(setup))
  const record: Finished = {
    ...{ v: 1, id: 'id-1', game: 'blocks', mode: 'preset:fair', seed: 'kitchen', wanted: {}, text, moves: 1, ended: 0 },
    ...{ winner: null, scores: [0], code: 'resign', counts: true, help: [{ hints: 1, undos: 0 }] },
  }
  return { record, examined: await examine(text, entry, '2026-11-16') }
}

test('a record that is what its replay comes to is taken in', async () => {
  const { record, examined } = await sat(setup => ({ setup, seed: 'kitchen' }))
  expect(recordFault(record, examined)).toBeNull()
  expect(recordFault({ ...record, mode: 'taken' }, examined)).toBeNull()
})

test('a better result, fewer hints or another kind of game than the replay has are refused', async () => {
  const { record, examined } = await sat(setup => ({ setup, seed: 'kitchen' }))
  expect(recordFault({ ...record, scores: [9000] }, examined)).toBe('it is listed with the result 9000, and it came to 0')
  expect(recordFault({ ...record, help: [{ hints: 0, undos: 0 }] }, examined)).toBe('it is listed with 0 hints, and 1 were taken')
  expect(recordFault({ ...record, help: [{ hints: 1, undos: 2 }] }, examined)).toMatch('other moves taken back')
  expect(recordFault({ ...record, mode: 'preset:zen' }, examined)).toMatch('its deal is another one')
  expect(recordFault({ ...record, mode: 'daily' }, examined)).toMatch('its deal is another one')
  expect(recordFault({ ...record, mode: 'level:first-stack' }, examined)).toMatch('its deal is another one')
})

test('somebody’s own deal is no game of ours', async () => {
  const { record, examined } = await sat(() => ({}))
  expect(recordFault(record, examined)).toBe('it is listed as "preset:fair", and its deal is somebody\'s own')
})

test('the deal of one seed is not listed under another: a day’s game counts for no other day', async () => {
  const { record, examined } = await sat(setup => ({ setup, seed: 'kitchen' }))
  const moved = { ...record, seed: 'daily-2026-11-16' }
  expect(recordFault(moved, examined)).toBe('it is listed with the seed "daily-2026-11-16", and it was dealt from another one')
  expect(recordFault({ ...moved, mode: 'taken' }, examined)).toBeNull()
  // A match on a server goes by its own name, and is held to its result all the same.
  expect(recordFault({ ...moved, mode: 'online', seat: 1 }, examined)).toBeNull()
  expect(recordFault({ ...moved, mode: 'online', seat: 1, scores: [9000] }, examined)).toMatch('it came to 0')
})
