import { expect, test } from 'vitest'
import type { Outcome } from '../../kernel/game.ts'
import { bestFault } from './check-best.ts'
import { ended, MOST_FINISHED } from './ledger.ts'
import { Library } from './library.ts'
import { pastLevels } from './past.ts'
import { type Finished, MOST_RUNS, readRecord } from './records.ts'
import { emptyContents } from './store.ts'
import { MemoryStore } from './testing/memory-store.ts'

const COMPARED = [
  { fact: 'pieces', better: 'less' },
  { fact: 'reach', better: 'more' },
] as const

function library(): Library {
  let clock = 0
  let ids = 0
  return new Library(
    new MemoryStore(),
    () => ++clock,
    () => `id-${++ids}`,
  )
}

const BEFORE = { best: null, record: null, hinted: null, newBest: false, finished: null, daily: null }

interface Played {
  readonly level?: string
  readonly won?: boolean
  readonly hints?: number
  readonly counts?: boolean
  readonly code?: string
}

async function over(
  books: Library,
  facts: Outcome['facts'],
  { level = 'one', won = true, hints = 0, counts = true, code = 'won' }: Played = {},
) {
  const game = { game: 'nim', mode: `level:${level}`, seed: 'a', wanted: { level }, text: 'replay 1\n', moves: 3 }
  const lines = Array.from({ length: hints }, () => ({ seat: 0, text: '!hint' }) as const)
  const outcome: Outcome = { winner: won ? 0 : null, scores: [won ? 2 : 0], code, because: '', facts }
  return ended(books, game, outcome, { date: null, counts, rules: 1, lines, before: BEFORE, compared: COMPARED })
}

const past = async (books: Library) => (await pastLevels(books, 'nim', 1))[0]

test('the best by each figure is kept with its game, less or more as the figure says', async () => {
  const books = library()
  await over(books, { pieces: 7, reach: 3 })
  await over(books, { pieces: 5, reach: 2 })
  await over(books, { pieces: 6, reach: 9 })
  expect(await past(books)).toMatchObject({
    ...{ level: 'one', played: 3, won: 3, best: { best: 2, kept: 'id-1' } },
    bests: { pieces: { best: 5, kept: 'id-2' }, reach: { best: 9, kept: 'id-3' } },
  })
})

test('what was lost, what had hints and what does not count is no best, and only what counts is among the last games', async () => {
  const books = library()
  await over(books, { pieces: 7, reach: 3 })
  await over(books, { pieces: 1, reach: 1 }, { won: false })
  await over(books, { pieces: 2, reach: 1 }, { hints: 1 })
  await over(books, { pieces: 3, reach: 1 }, { counts: false })
  await over(books, {}, { won: false, code: 'resign' })
  const found = await past(books)
  expect(found?.bests['pieces']).toEqual({ best: 7, kept: 'id-1' })
  expect(found?.games.map(({ won, figures }) => [won, figures['pieces']])).toEqual([
    [true, 7],
    [false, 1],
    [true, 2],
  ])
})

test('fifty games of each level are remembered, the latest last, and every best can still be watched', async () => {
  const books = library()
  await over(books, { pieces: 1, reach: 1 })
  for (let i = 0; i < MOST_RUNS + 5; i++) await over(books, { pieces: 10 + i, reach: 1 })
  for (let i = 0; i < MOST_FINISHED; i++) await over(books, { pieces: 1, reach: 1 }, { level: 'other' })
  const [one, other] = await pastLevels(books, 'nim', 1)
  expect(one?.games).toHaveLength(MOST_RUNS)
  expect(one?.games.at(-1)).toMatchObject({ figures: { pieces: 10 + MOST_RUNS + 4 }, kept: null })
  expect(one?.bests['pieces']).toEqual({ best: 1, kept: 'id-1' })
  expect(other?.games.at(-1)?.kept).not.toBeNull()
})

test('what was won by older rules is won, and its figures are compared with no others', async () => {
  const books = library()
  await over(books, { pieces: 7, reach: 3 })
  expect(await pastLevels(books, 'nim', 2)).toEqual([{ level: 'one', played: 1, won: 1, best: null, bests: {}, games: [] }])
})

test('records read back as they were written, and a best that no game came to is refused', async () => {
  const books = library()
  await over(books, { pieces: 7, reach: 3 })
  const [tally] = await books.all('tallies')
  const [finished] = await books.finished()
  if (!tally || !finished) throw new Error('it was written')
  const isRight = (changes: object, game: Partial<Finished> = {}): boolean => {
    const contents = emptyContents()
    contents.tallies.set('t', { ...tally, ...changes })
    contents.finished.set(finished.id, { ...finished, ...game })
    return bestFault(contents) === null
  }
  expect(isRight({})).toBe(true)
  expect(isRight({ bests: { pieces: { best: 2, record: 'id-1' } } })).toBe(false)
  expect(isRight({ bests: { pieces: { best: 7, record: 'id-9' } } })).toBe(false)
  expect(isRight({}, { winner: null })).toBe(false)
  expect(isRight({ runs: [{ ...tally.runs?.[0], figures: { pieces: 2, reach: 3 } }] })).toBe(false)
  const why = (room: 'tallies' | 'finished', record: object): unknown => readRecord(room, record)
  expect(why('tallies', { ...tally, runs: [{ id: 'x' }] })).toEqual({ unreadable: 'field', what: 'runs' })
  expect(why('tallies', { ...tally, bests: [1] })).toEqual({ unreadable: 'field', what: 'bests' })
  expect(why('finished', { ...finished, figures: { pieces: 'few' } })).toEqual({ unreadable: 'field', what: 'figures' })
  expect(why('tallies', tally)).toEqual(tally)
})
