import { expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import type { Outcome } from '../../../kernel/game.ts'
import type { TableModel } from '../use-table.ts'
import { ahead, lookAhead } from './ahead.ts'
import { isOnWay, nextLevel } from './next-level.ts'

const entry = findGame('floodline')!
const [levels, programme] = await Promise.all([entry.levels(), entry.programme()])
const [campaign, puzzles] = programme.chapters.map(chapter => chapter.levels) as [readonly string[], readonly string[]]
await lookAhead('floodline', programme)
const WON: Outcome = { winner: 0, scores: [1], code: 'won', because: '', facts: {} }

/** Somebody who has just won this level, and those before. */
function after(level: string, ...won: string[]): string | undefined {
  const model = { game: 'floodline', wanted: { level }, loaded: { programme, levels }, stage: { words: {} } } as unknown as TableModel
  ahead.value = ahead.value && { ...ahead.value, won: new Set(won) }
  return nextLevel(model, WON)?.wanted.level
}

test('a level that is won leads to the next that is open, not simply to the one after it', () => {
  const [one = '', two = ''] = campaign
  const last = campaign.at(-1) ?? ''
  expect(after(one)).toBe(two)
  // Whoever came to the last by a link goes back to where the way begins.
  expect(after(last)).toBe(one)
  expect(after(one, two)).not.toBe(two)
  expect(after(last, ...campaign)).toBeUndefined()
  expect(after(programme.practice[one] ?? '')).toBe(two)
})

test('puzzles follow each other in their own order', () => {
  expect(after(puzzles[0] ?? '')).toBe(puzzles[1])
  const at = (level: string) => isOnWay({ wanted: { level }, loaded: { programme } } as unknown as TableModel)
  expect([campaign[0], puzzles[0], programme.practice[campaign[0] ?? '']].map(level => at(level ?? ''))).toEqual([true, false, true])
})

test('what is lost leads nowhere', () => {
  const model = {
    game: 'floodline',
    wanted: { level: campaign[0] },
    loaded: { programme, levels },
    stage: { words: {} },
  } as unknown as TableModel
  expect(nextLevel(model, { ...WON, winner: null })).toBeNull()
})
