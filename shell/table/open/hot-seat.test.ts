import { expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import type { StageWords } from '../../../ui/stage.ts'
import type { Match } from '../match.ts'
import { helpSaid } from '../parts/ending.ts'
import { SHARED } from './hot-seat.ts'
import { matchOf } from './make-match.ts'
import { isRefusal, NOBODY, opened } from './opening.ts'

async function shared(): Promise<Match> {
  const entry = findGame('nim')
  if (!entry) throw new Error('nim is not on the entry')
  const [game, minds, levels] = await Promise.all([entry.game(), entry.minds(), entry.levels()])
  const opening = await opened({ game, minds, levels }, { level: 'classic', bot: NOBODY, seed: 'kitchen' })
  if (isRefusal(opening)) throw new Error(opening.because)
  return matchOf(game, opening)
}

test('two people share a table: it turns to whoever is to move', async () => {
  const match = await shared()
  const { table } = match
  expect(match.opponent).toBeNull()
  expect(match.company({} as StageWords).you).toBeNull()
  expect(table.seat).toBe(0)
  expect(table.act({ heap: 0, sticks: 1 })).toBeNull()
  expect(table.seat).toBe(1)
  expect(table.act({ heap: 1, sticks: 1 })).toBeNull()
  expect(table.seat).toBe(0)
})

test('taking back takes back what was done last, whoever did it', async () => {
  const match = await shared()
  match.table.act({ heap: 0, sticks: 1 })
  match.table.act({ heap: 1, sticks: 1 })
  expect(match.table.undo()).toBeNull()
  expect(match.table.seat).toBe(1)
  expect(match.lines.at(-1)).toMatchObject({ seat: 1, text: '!undo' })
})

test('a hint is written down for whoever is to move, and the end tells whose help it was', async () => {
  const match = await shared()
  const company = match.company({} as StageWords)
  expect(match.table.hint()).toBeNull()
  expect(helpSaid(match, company)).toBe('Blue: with 1 hint')
  match.table.act({ heap: 0, sticks: 1 })
  match.table.hint()
  match.table.undo()
  expect(match.lines.map(({ seat, text }) => `${seat} ${text}`)).toEqual(['0 !hint', '0 a1', '1 !hint', '0 !undo'])
  expect(helpSaid(match, company)).toBe('Blue: with 1 hint, 1 move taken back; Red: with 1 hint')
  expect(helpSaid(match, { you: 0, names: ['You', 'Perfect'] })).toBe('with 1 hint, 1 move taken back')
  expect(helpSaid({ lines: [] }, company)).toBe('')
})

test('the replay says that two people played', async () => {
  const match = await shared()
  match.table.act({ heap: 0, sticks: 1 })
  expect((await match.save?.())?.split('\n')).toContain(`note ${SHARED}`)
})
