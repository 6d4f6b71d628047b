/** A line that could not be written, because the database was away: nobody may be told of it, and nobody may lose by it. */
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FromServer, PositionAt } from '../../protocol/online.ts'
import { LocalBus } from '../bus/bus.ts'
import { type Database, openDatabase } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { openWorld, type World } from '../testing/order.ts'
import { createContest } from './contests.ts'
import { Matches } from './matches.ts'
import { Sweeper } from './sweeper.ts'

const TERMS = { game: 'nim', preset: 'Five heaps', games: 1, clock: { kind: 'live', baseMs: 60_000, incrementMs: 0 } } as const

let database: Database
let world: World
let now = 0

beforeAll(async () => {
  database = await openDatabase({ memory: true })
  await migrate(database.db)
  world = await openWorld(database.db)
  now = world.now
})

afterAll(() => database.close())

class Ear {
  readonly heard: FromServer[] = []
  send = (message: FromServer): void => void this.heard.push(message)
  sendText = (text: string): void => void this.heard.push(JSON.parse(text))
  get position(): PositionAt {
    return this.heard.findLast((each): each is PositionAt => each.kind === 'position') as PositionAt
  }
}

/** A game in which both have moved. */
async function begun() {
  const { db } = database
  const context = { db, bus: new LocalBus(), now: () => now, log: pino({ level: 'silent' }) }
  const { playables } = world
  const matches = new Matches(context, { playables, think: async () => null, isShared: false, patience: { attempts: 1, pauseMs: 0 } })
  const sweeper = new Sweeper(matches, { seeking: () => [], present: () => [], isShared: false })
  await sweeper.arrive()
  const nim = playables.get('nim')
  if (!nim) throw new Error('nim is gone')
  const people = await db.selectFrom('person').select('id').orderBy('id').limit(2).execute()
  const players = [people[0]?.id ?? '', people[1]?.id ?? ''] as const
  const id = await db.transaction().execute(tx => createContest(tx, nim, { terms: TERMS, mode: 'casual', pool: null, players }, now))
  const kept = await matches.find(id)
  if (!kept) throw new Error('the match is gone')
  await matches.deal(kept)
  const ears = [new Ear(), new Ear()] as const
  for (const seat of [0, 1] as const) await matches.join(id, players[seat], ears[seat])
  const personAt = (seat: 0 | 1): string => (seat === 0 ? kept.room.match.seat0 : kept.room.match.seat1)
  const play = async (name: string): Promise<string> => {
    const seat = kept.room.toMove as 0 | 1
    const { legal } = (await matches.legal(id, personAt(seat))) as { legal: readonly string[] }
    // One stick: it goes on whatever was dealt.
    const text = legal.find(each => each.endsWith('1')) ?? ''
    return (await matches.offer(id, personAt(seat), { id: name, ply: null, text })).kind
  }
  for (const name of ['a', 'b']) expect(await play(name)).toBe('written')
  const mover = kept.room.toMove as 0 | 1
  return { matches, sweeper, id, kept, play, mover, personAt }
}

/** Whatever is written or read of the log meanwhile fails, as with a database that is restarted. */
async function away(work: () => Promise<void>): Promise<void> {
  await sql`alter table match_log rename to match_log_away`.execute(database.db)
  await work()
  await sql`alter table match_log_away rename to match_log`.execute(database.db)
}

test('whoever looks after a line could not be written is told whose turn it is by what is written', async () => {
  const { matches, id, play, mover, personAt } = await begun()
  await away(async () => {
    await expect(play('c')).rejects.toThrow('match_log')
  })
  const ear = new Ear()
  await matches.look(id, personAt(mover), ear)
  expect(ear.position).toMatchObject({ ply: 2, toMove: mover })
  expect(ear.position.legal).not.toEqual([])
  expect(await matches.legal(id, personAt(mover))).toEqual({ ply: 2, legal: ear.position.legal })
})

test('the clock of whoever is really to move runs out', async () => {
  const { sweeper, kept, play, mover } = await begun()
  await away(async () => {
    await expect(play('c')).rejects.toThrow('match_log')
  })
  now += 61_000
  await sweeper.sweep()
  expect(kept.room.lines.at(-1)).toMatchObject({ seat: mover, text: '!flag' })
  expect(kept.room.outcome?.winner).toBe(1 - mover)
})

test('a sweep finds out by itself, and a decree that waited for it is about what is written', async () => {
  const { sweeper, kept, play, mover } = await begun()
  await away(async () => {
    await expect(play('c')).rejects.toThrow('match_log')
  })
  expect(kept.room.toMove).toBe(1 - mover)
  await sweeper.sweep()
  expect(kept.room.toMove).toBe(mover)
  await away(async () => {
    await expect(play('d')).rejects.toThrow('match_log')
  })
  const due = await kept.room.decree(mover, '!flag', room => room.toMove === mover)
  expect(due.kind).toBe('written')
  await sweeper.stop()
})

test('while a line is on its way nobody sees it', async () => {
  const { matches, id, kept, play, mover, personAt } = await begun()
  const ear = new Ear()
  const written = play('c')
  for (let turns = 0; turns < 1000 && !kept.room.isDoubtful; turns++) await Promise.resolve()
  expect(kept.room.isDoubtful).toBe(true)
  const looked = matches.look(id, personAt(mover === 0 ? 1 : 0), ear)
  expect(ear.heard).toEqual([])
  await Promise.all([written, looked])
  expect(ear.position).toMatchObject({ ply: 3, toMove: 1 - mover })
  expect(ear.position.lines.texts).toHaveLength(3)
})
