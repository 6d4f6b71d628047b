import { describe, expect, test } from 'vitest'
import type { Help } from '../../kernel/help.ts'
import { LARGEST_REPLAY } from '../../kernel/replay.ts'
import { packed, unpacked } from './archive.ts'
import { CautiousStore, type Trouble } from './cautious.ts'
import { aside as asideIn, dailies, ended, finish, MOST_FINISHED, MOST_PLAYING, reopen, tallies, tried, trim, writeDown } from './ledger.ts'
import { Library } from './library.ts'
import { type Finished, LONGEST_TEXT, modeOf, type Playing, readRecord } from './records.ts'
import { type Contents, emptyContents, type Room, type Store } from './store.ts'
import { MemoryStore } from './testing/memory-store.ts'

const TEXT = 'replay 1\n'

function library(store: Store = new MemoryStore()): Library {
  let clock = 0
  let ids = 0
  return new Library(
    store,
    () => ++clock,
    () => `id-${++ids}`,
  )
}

const playing = (changes: Partial<Playing> = {}): Omit<Playing, 'v' | 'changed'> => ({
  ...{ game: 'blocks', mode: 'preset:fair', seed: 'a', wanted: { preset: 'fair', seed: 'a' }, text: TEXT, moves: 1, finished: null },
  ...changes,
})

const finished = (changes: Partial<Finished> = {}): Omit<Finished, 'v' | 'id' | 'ended'> => ({
  ...{ game: 'blocks', mode: 'preset:fair', seed: 'a', wanted: {}, text: TEXT, moves: 9, winner: null, scores: [100] },
  ...{ code: 'no-room', counts: true },
  ...changes,
})

const AROUND = {
  ...{ date: null, counts: true, rules: 1, over: null },
  before: { best: null, record: null, hinted: null, newBest: false, finished: null, daily: null },
}

/** A finished game as a table writes it down. */
async function over(books: Library, score: number, { hints = 0, undos = 0, ...changes }: Partial<Playing & Help> = {}, around = {}) {
  const { finished: _, ...game } = playing(changes)
  const said = (text: string, times: number) => Array.from({ length: times }, () => ({ seat: 0, text }) as const)
  const lines = [...said('!hint', hints), ...said('!undo', undos)]
  const tally = await books.tally(game.game, game.mode)
  const { best = null, record = null, hinted = null } = tally ?? {}
  const before = { ...AROUND.before, best, record, hinted }
  return ended(
    books,
    game,
    { winner: null, scores: [score], code: 'no-room', because: '', facts: {} },
    { ...AROUND, lines, before, ...around },
  )
}

describe('a game under way', () => {
  test('is found by its kind and seed, and by its kind alone: then the one played last', async () => {
    const books = library()
    await books.keep(playing({ seed: 'a' }))
    await books.keep(playing({ seed: 'b' }))
    await books.keep(playing({ seed: 'c', mode: 'preset:pure' }))
    await books.keep(playing({ seed: 'a', moves: 7 }))
    expect(await books.resume('blocks', 'preset:fair', 'b')).toMatchObject({ seed: 'b' })
    expect(await books.resume('blocks', 'preset:fair', null)).toMatchObject({ seed: 'a', moves: 7 })
    expect(await books.resume('blocks', 'preset:zen', null)).toBeNull()
    expect(await books.resume('nim', 'preset:fair', 'a')).toBeNull()
  })

  test('that is over or was never begun is not one to go on with', async () => {
    const books = library()
    await books.keep(playing({ seed: 'a', finished: 'id-1' }))
    await books.keep(playing({ seed: 'b', moves: 0 }))
    expect(await books.underWay()).toEqual([])
    expect(await books.resume('blocks', 'preset:fair', 'a')).toMatchObject({ finished: 'id-1' })
  })

  test('keeps what its stage noted, until it is over', async () => {
    const books = library()
    const { finished: _, ...game } = playing({ notes: 'r1c1: 4' })
    const around = { ...AROUND, lines: [] }
    await writeDown(books, game, null, around)
    expect(await books.resume('blocks', 'preset:fair', 'a')).toMatchObject({ notes: 'r1c1: 4' })
    const outcome = { winner: null, scores: [3], code: 'no-room', because: '', facts: {} }
    const { finished: over } = await writeDown(books, game, outcome, around)
    expect(over && 'notes' in over).toBe(false)
    expect(await books.finished()).toEqual([over])
    expect(readRecord('playing', { v: 1, changed: 1, ...playing(), notes: 4 })).toEqual({ unreadable: 'field', what: 'notes' })
  })

  test('that another tab went on with is not written over: both are there', async () => {
    const books = library()
    const { finished: _, ...game } = playing({ text: 'A, 20 points', moves: 2 })
    const before = { best: null, record: null, hinted: null, newBest: false, finished: null, daily: null }
    const around = { date: null, counts: true, rules: 1, lines: [], before, over: null }
    const ours = { ...around, stored: 'A, 20 points' }
    // What we wrote ourselves, and what is not there any more, is nobody's loss.
    await writeDown(books, game, null, { ...around, stored: null })
    await writeDown(books, { ...game, text: 'A, 25 points', moves: 3 }, null, ours)
    expect(await books.underWay()).toHaveLength(1)
    await writeDown(books, { ...game, text: 'B, 53 points', moves: 4 }, null, { ...around, stored: 'A, 20 points' })
    await writeDown(books, { ...game, text: 'A, 38 points', moves: 4 }, null, { ...around, stored: 'A, 25 points' })
    expect((await books.underWay()).map(({ text }) => text).sort()).toEqual(['A, 25 points', 'A, 38 points', 'B, 53 points'])
    const apart = (await books.underWay()).find(({ text }) => text === 'B, 53 points')
    expect(apart).toMatchObject({ mode: 'taken', wanted: { taken: apart?.seed }, moves: 4 })
    // Where nobody else can have written, nothing is looked for.
    await writeDown(books, { ...game, text: 'A, 40 points' }, null, around)
    expect(await books.underWay()).toHaveLength(3)
  })

  test('can be dropped, and the oldest go when there are too many', async () => {
    const books = library()
    for (let i = 0; i < MOST_PLAYING + 3; i++) await books.keep(playing({ seed: `s${i}` }))
    await books.keep(playing({ seed: 'over', finished: 'id-9' }))
    await trim(books)
    const seeds = (await books.underWay()).map(({ seed }) => seed)
    expect(seeds).toHaveLength(MOST_PLAYING)
    expect(seeds).not.toContain('s0')
    expect(await books.resume('blocks', 'preset:fair', 'over')).toBeNull()
    await books.drop('blocks', 'preset:fair', 's9')
    expect(await books.resume('blocks', 'preset:fair', 's9')).toBeNull()
  })

  test('that cannot be played on is set aside with its text', async () => {
    const books = library()
    await books.keep(playing({ text: 'replay 1\nold\n' }))
    const left = await books.resume('blocks', 'preset:fair', 'a')
    if (!left) throw new Error('it was kept')
    await books.setAside(left, 'rules 1, and this build speaks rules 2')
    expect(await books.resume('blocks', 'preset:fair', 'a')).toBeNull()
    const [aside] = await asideIn(books)
    expect(aside).toMatchObject({ text: 'replay 1\nold\n', because: 'rules 1, and this build speaks rules 2' })
    if (aside) await books.remove('aside', aside)
    expect(await asideIn(books)).toEqual([])
  })
})

describe('games that are over', () => {
  test('are kept, newest first, the last fifty', async () => {
    const books = library()
    for (let i = 0; i < MOST_FINISHED + 5; i++) await finish(books, finished({ scores: [i] }))
    const all = await books.finished()
    expect(all).toHaveLength(MOST_FINISHED)
    expect(all[0]?.scores).toEqual([MOST_FINISHED + 4])
    expect(await books.kept(all[3]?.id ?? '')).toEqual(all[3])
    expect(await books.kept('nothing')).toBeNull()
  })

  test('add up by kind; what does not count is no record', async () => {
    const books = library()
    await finish(books, finished({ scores: [100] }))
    await finish(books, finished({ scores: [900], counts: false }))
    await finish(books, finished({ scores: [300] }))
    await finish(books, finished({ scores: [50], mode: 'preset:pure' }))
    expect(await books.tally('blocks', 'preset:fair')).toMatchObject({ played: 3, best: 300, total: 400, counted: 2 })
    expect(await books.tally('blocks', 'preset:pure')).toMatchObject({ played: 1, best: 50 })
    expect(await tallies(books)).toHaveLength(2)
  })

  test('with hints are no record without them, and the two are kept apart, each with its replay', async () => {
    const books = library()
    expect(await over(books, 100)).toMatchObject({ best: 100, record: 'id-1', hinted: null, newBest: true })
    expect(await over(books, 900, { hints: 30 })).toMatchObject({
      ...{ best: 100, record: 'id-1', newBest: false, hinted: { best: 900, record: 'id-2' } },
      finished: { help: [{ hints: 30, undos: 0 }] },
    })
    expect(await over(books, 400, { hints: 1 })).toMatchObject({ best: 100, newBest: false, hinted: { best: 900, record: 'id-2' } })
    expect(await over(books, 300)).toMatchObject({ best: 300, record: 'id-4', newBest: true, hinted: { best: 900 } })
    expect(await over(books, 200)).toMatchObject({ best: 300, record: 'id-4', newBest: false })
    // The average is that of games without hints, as the best is.
    expect(await books.tally('blocks', 'preset:fair')).toMatchObject({ played: 5, counted: 3, total: 600 })
  })

  test('the first of a kind, played by hints from start to end, is no best at all', async () => {
    const books = library()
    expect(await over(books, 5000, { hints: 200 })).toMatchObject({ best: null, record: null, newBest: false })
  })

  test('that records stand on are never forgotten, and go when the record is broken', async () => {
    const books = library()
    await over(books, 1000)
    await over(books, 2000, { hints: 1 })
    for (let i = 0; i < MOST_FINISHED + 5; i++) await over(books, i)
    expect(await books.kept('id-1')).toMatchObject({ scores: [1000] })
    expect(await books.kept('id-2')).toMatchObject({ scores: [2000] })
    expect(await books.kept('id-3')).toBeNull()
    expect(await books.finished()).toHaveLength(MOST_FINISHED + 2)
    const { record } = await over(books, 1001)
    expect(await books.kept('id-1')).toBeNull()
    expect(await books.kept(record ?? '')).toMatchObject({ scores: [1001] })
  })

  test('a best from before replays were kept with it stays, until one is as good and can be watched', async () => {
    const books = library()
    await books.put('tallies', { v: 1, game: 'blocks', mode: 'preset:fair', played: 4, won: 0, lost: 0, best: 500, total: 900, counted: 4 })
    expect(await over(books, 499)).toMatchObject({ best: 500, record: null, newBest: false })
    expect(await over(books, 500)).toMatchObject({ best: 500, record: 'id-2', newBest: false })
    expect(await over(books, 501)).toMatchObject({ best: 501, record: 'id-3', newBest: true })
  })

  test('by other rules have records of their own', async () => {
    const books = library()
    await over(books, 700)
    await over(books, 300, {}, { rules: 2, before: AROUND.before })
    expect(await books.tally('blocks', 'preset:fair')).toMatchObject({ best: 700, played: 1 })
    expect(await books.tally('blocks', 'preset:fair', 2)).toMatchObject({ best: 300, played: 1, rules: 2 })
    expect(await tallies(books)).toHaveLength(2)
  })

  test('that were won with help are told apart', async () => {
    const books = library()
    const won = finished({ winner: 0, counts: false })
    await finish(books, { ...won, help: [{ hints: 0, undos: 0 }] })
    await finish(books, { ...won, help: [{ hints: 2, undos: 0 }] })
    const { finished: back } = await finish(books, { ...won, help: [{ hints: 0, undos: 3 }] })
    await finish(books, { ...won, winner: 1, help: [{ hints: 9, undos: 0 }] })
    expect(await books.tally('blocks', 'preset:fair')).toMatchObject({ won: 3, wonHelped: 2 })
    await reopen(books, back.id)
    expect(await books.tally('blocks', 'preset:fair')).toMatchObject({ won: 2, wonHelped: 1 })
  })

  test('that are taken back were never over', async () => {
    const books = library()
    const { finished: lost } = await finish(
      books,
      finished({ game: 'nim', mode: 'level:classic~perfect', winner: 1, scores: [0, 1], counts: false }),
    )
    await finish(books, finished({ game: 'nim', mode: 'level:classic~perfect', winner: 0, scores: [1, 0], counts: false }))
    await reopen(books, lost.id)
    expect(await books.tally('nim', 'level:classic~perfect')).toMatchObject({ played: 1, won: 1, lost: 0, best: null })
    expect(await books.finished()).toHaveLength(1)
  })

  test('of a day remember the first try and the best', async () => {
    const books = library()
    await tried(books, 'blocks', '2026-11-14', 70)
    await tried(books, 'blocks', '2026-11-15', 100)
    expect(await tried(books, 'blocks', '2026-11-15', 250)).toMatchObject({ first: 100, best: 250, tries: 2 })
    expect((await dailies(books, 'blocks')).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-14'])
    expect(await books.daily('blocks', '2026-11-13')).toBeNull()
  })

  test('of a day count for it only when they end on it, in UTC', async () => {
    let now = Date.parse('2026-11-15T10:00:00Z')
    let ids = 0
    const books = new Library(
      new MemoryStore(),
      () => now,
      () => `id-${++ids}`,
    )
    await tried(books, 'blocks', '2026-11-14', 70)
    expect(await books.daily('blocks', '2026-11-14')).toEqual({ v: 1, game: 'blocks', date: '2026-11-14', first: 70, best: 70, tries: 1 })
    expect(await tried(books, 'blocks', '2026-11-15', 50, 2)).toMatchObject({ first: 50, firstHints: 2, onDay: 50 })
    expect(await tried(books, 'blocks', '2026-11-15', 40)).toMatchObject({ best: 50, onDay: 50 })
    now = Date.parse('2026-11-16T00:00:00Z')
    expect(await tried(books, 'blocks', '2026-11-15', 90)).toMatchObject({ best: 90, onDay: 50, tries: 3 })
  })

  test('of a day from before that was marked are looked up among the games that are here', async () => {
    let now = Date.parse('2026-11-14T23:59:00Z')
    let ids = 0
    const books = new Library(
      new MemoryStore(),
      () => now,
      () => `id-${++ids}`,
    )
    const day = (date: string) => finished({ mode: 'daily', seed: `daily-${date}`, scores: [30] })
    await finish(books, day('2026-11-14'))
    now += 3_600_000
    await finish(books, day('2026-11-13'))
    for (const date of ['2026-11-12', '2026-11-13', '2026-11-14'])
      await books.put('dailies', { v: 1, game: 'blocks', date, first: 30, best: 30, tries: 1 })
    expect((await dailies(books, 'blocks')).map(({ date, onDay }) => [date, onDay])).toEqual([
      ['2026-11-14', 30],
      ['2026-11-13', undefined],
      ['2026-11-12', undefined],
    ])
    expect(await books.daily('blocks', '2026-11-14'), 'nothing is written over').not.toHaveProperty('onDay')
  })
})

describe('a record that cannot be read', () => {
  test.each([
    ['of another version', { ...playing(), v: 2, changed: 1 }],
    ['without its text', { ...playing(), text: undefined, v: 1, changed: 1 }],
    ['with a field nobody knows', { ...playing(), v: 1, changed: 1, extra: 1 }],
    ['that is no record', 'what?'],
    ['that is nothing', null],
  ])('%s is set aside and keeps nobody from playing', async (_name, value) => {
    const store = new MemoryStore()
    await store.put('playing', 'blocks|preset:fair|a', value)
    const books = library(store)
    await books.keep(playing({ seed: 'b' }))
    expect((await books.underWay()).map(({ seed }) => seed)).toEqual(['b'])
    expect(await books.resume('blocks', 'preset:fair', 'a')).toBeNull()
    expect(await asideIn(books)).toHaveLength(1)
    expect((await store.all('playing')).size).toBe(1)
  })

  test('keeps its replay where it has one', async () => {
    const store = new MemoryStore()
    await store.put('finished', 'x', { v: 9, text: 'replay 1\nfrom the future\n' })
    const books = library(store)
    expect(await books.finished()).toEqual([])
    expect((await asideIn(books))[0]?.text).toBe('replay 1\nfrom the future\n')
  })

  test.each([
    ['finished', 'help', [{ hints: 1 }]],
    ['finished', 'help', [{ hints: 1, undos: 0, wit: 3 }]],
    ['finished', 'help', 'much'],
    ['tallies', 'hinted', { best: 3 }],
    ['tallies', 'record', 7],
    ['tallies', 'wonHelped', -1],
    ['dailies', 'onDay', '3'],
  ] as const)('%s: %s is not %j', (room, field, value) => {
    const whole = {
      finished: { v: 1, id: 'x', ended: 1, ...finished() },
      tallies: { v: 1, game: 'blocks', mode: 'x', played: 1, won: 0, lost: 0, best: null, total: 0, counted: 0 },
      dailies: { v: 1, game: 'blocks', date: '2026-11-15', first: 1, best: 1, tries: 1 },
    }[room]
    expect(readRecord(room, whole)).toBe(whole)
    expect(readRecord(room, { ...whole, [field]: value })).toEqual({ unreadable: 'field', what: field })
  })

  test('says what is wrong with it', () => {
    expect(
      readRecord('tallies', { v: 1, game: 'blocks', mode: 'x', played: -1, won: 0, lost: 0, best: null, total: 0, counted: 0 }),
    ).toEqual({ unreadable: 'field', what: 'played' })
    expect(readRecord('dailies', { v: 1, game: 'blocks', date: '15.11.', first: 1, best: 1, tries: 1 })).toEqual({
      unreadable: 'field',
      what: 'date',
    })
    expect(readRecord('aside', {})).toEqual({ unreadable: 'version', what: 'none' })
  })
})

/** A store on which something goes wrong. */
class BrokenShelf extends MemoryStore {
  fault: Error | null = null
  override async put(room: Room, key: string, value: unknown): Promise<void> {
    if (this.fault) throw this.fault
    await super.put(room, key, value)
  }
  override async replace(contents: Contents): Promise<void> {
    if (this.fault) throw this.fault
    await super.replace(contents)
  }
}

describe('where nothing can be kept', () => {
  test('a browser that denies everything is reported once, and play goes on in memory', async () => {
    const heard: (Trouble | null)[] = []
    const store = new CautiousStore(
      () => Promise.reject(new Error('denied')),
      what => heard.push(what),
    )
    const books = library(store)
    await books.keep(playing())
    await finish(books, finished())
    expect(await books.resume('blocks', 'preset:fair', 'a')).toMatchObject({ seed: 'a' })
    expect(await books.finished()).toHaveLength(1)
    await books.drop('blocks', 'preset:fair', 'a')
    expect(await books.underWay()).toEqual([])
    expect(heard).toEqual(['denied'])
  })

  test('a full one keeps what it has, remembers the rest, and recovers', async () => {
    const inner = new BrokenShelf()
    const heard: (Trouble | null)[] = []
    const books = library(
      new CautiousStore(
        async () => inner,
        what => heard.push(what),
      ),
    )
    await books.keep(playing({ seed: 'a' }))
    inner.fault = new DOMException('no room', 'QuotaExceededError')
    await books.keep(playing({ seed: 'b' }))
    await books.keep(playing({ seed: 'a', moves: 5 }))
    expect(heard).toEqual(['full', 'full'])
    expect((await books.underWay()).map(({ seed, moves }) => `${seed} ${moves}`)).toEqual(['a 5', 'b 1'])
    inner.fault = null
    await books.keep(playing({ seed: 'b', moves: 2 }))
    await books.keep(playing({ seed: 'a', moves: 6 }))
    expect(heard.at(-1)).toBeNull()
    expect((await inner.all('playing')).size).toBe(2)
  })

  test('everything can still be erased', async () => {
    const inner = new BrokenShelf()
    const store = new CautiousStore(
      async () => inner,
      () => {},
    )
    const books = library(store)
    await books.keep(playing())
    inner.fault = new Error('broken')
    await store.replace({ playing: new Map(), finished: new Map(), tallies: new Map(), dailies: new Map(), aside: new Map() })
    expect(await books.underWay()).toEqual([])
  })
})

describe('everything in one file', () => {
  const fine = async (): Promise<null> => null

  async function full(): Promise<MemoryStore> {
    const store = new MemoryStore()
    const books = library(store)
    await books.keep(playing({ notes: 'r1c1: 4' }))
    await finish(books, finished({ help: [{ hints: 0, undos: 0 }] }))
    await tried(books, 'blocks', '2026-11-15', 100)
    return store
  }

  test('comes back as it was', async () => {
    const text = await packed(await full())
    const other = new MemoryStore()
    await library(other).keep(playing({ seed: 'gone' }))
    expect(await unpacked(text, other, fine)).toBeNull()
    expect(await packed(other)).toBe(text)
  })

  test.each([
    ['{', { why: 'foreign' }],
    ['[]', { why: 'foreign' }],
    ['{"kind":"lockstep-storage","version":7}', { why: 'version', version: '7', ours: 1 }],
    ['{"kind":"lockstep-storage","version":1,"rooms":{}}', { why: 'room', room: 'playing' }],
  ])('%j is refused: %j', async (text, fault) => {
    expect(await unpacked(text, new MemoryStore(), fine)).toEqual(fault)
  })

  test('with one bad record changes nothing and says which', async () => {
    const text = (await packed(await full())).replace('"scores"', '"stores"')
    const mine = new MemoryStore()
    await library(mine).keep(playing({ seed: 'mine' }))
    const before = await packed(mine)
    expect(await unpacked(text, mine, fine)).toEqual({
      ...{ why: 'record', room: 'finished', number: 1 },
      fault: { unreadable: 'field', what: 'scores' },
    })
    expect(await packed(mine)).toBe(before)
  })

  test.each([
    ['a best that was raised', { best: 900 }],
    ['a best whose game is not there', { record: 'id-9' }],
    ['a best with hints that had none', { hinted: { best: 100, record: 'id-1' } }],
    ['a best of another kind of game', { mode: 'preset:pure' }],
  ])('with %s changes nothing and says which', async (_, changes) => {
    const theirs = new MemoryStore()
    const books = library(theirs)
    const { tally } = await finish(books, finished({ help: [{ hints: 0, undos: 0 }] }))
    expect(await unpacked(await packed(theirs), new MemoryStore(), fine)).toBeNull()
    await theirs.replace({ ...emptyContents(), finished: await theirs.all('finished') })
    await books.put('tallies', { ...tally, ...changes })
    const mine = new MemoryStore()
    expect(await unpacked(await packed(theirs), mine, fine)).toEqual({ why: 'best', room: 'tallies', number: 1 })
    expect((await mine.all('finished')).size).toBe(0)
  })

  test('with a best whose game hides what help it had changes nothing', async () => {
    const theirs = new MemoryStore()
    await finish(library(theirs), finished())
    expect(await unpacked(await packed(theirs), new MemoryStore(), fine)).toEqual({ why: 'best', room: 'tallies', number: 1 })
  })

  test('with a best from before games were kept behind them is taken in', async () => {
    const theirs = new MemoryStore()
    const { tally } = await finish(library(theirs), finished())
    const { record: _, ...before } = tally
    await library(theirs).put('tallies', before)
    expect(await unpacked(await packed(theirs), new MemoryStore(), fine)).toBeNull()
  })

  test('with a replay that is none changes nothing', async () => {
    const mine = new MemoryStore()
    expect(await unpacked(await packed(await full()), mine, async () => 'line 2: expected "game …"')).toEqual({
      ...{ why: 'replay', room: 'playing', number: 1 },
      because: 'line 2: expected "game …"',
    })
    expect((await mine.all('finished')).size).toBe(0)
  })
})

test('a record has room for the largest replay', () => {
  expect(LONGEST_TEXT).toBe(LARGEST_REPLAY)
})

test('games of one kind share a name, and others do not', () => {
  const modes = [{ level: 'classic' }, { level: 'classic', bot: 'perfect' }, { preset: 'fair' }, { setup: '{}' }, { taken: 'x' }].map(
    modeOf,
  )
  expect(modes).toEqual(['level:classic', 'level:classic~perfect', 'preset:fair', 'setup:{}', 'taken'])
  expect(modeOf({ preset: 'fair', seed: 'a' })).toBe(modeOf({ preset: 'fair', seed: 'b' }))
})
