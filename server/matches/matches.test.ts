import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { commitOf, saltOf, seedOf } from '../../kernel/fair.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { verify } from '../../kernel/replay.ts'
import { sealFault } from '../../kernel/seal.ts'
import { dealFrom } from '../../kernel/session.ts'
import type { Lobby, PositionAt, Terms } from '../../protocol/online.ts'
import { openArcade, type TestArcade } from '../testing/arcade.ts'
import { Device } from '../testing/device.ts'
import { writePremove } from './premoves.ts'
import { writeSeen } from './presence.ts'

const LIVE = { kind: 'live', baseMs: 300_000, incrementMs: 3_000 } as const
const DAYS = { kind: 'days', moveMs: 86_400_000 } as const
let arcade: TestArcade
let nim: Terms
/** No heap is empty at first: what takes one from each of three never ends it. */
const FIVE = 'Five heaps'

beforeAll(async () => {
  arcade = await openArcade()
  nim = { game: 'nim', preset: (await findGame('nim')?.game())?.presets[0]?.name ?? '', games: 1, clock: LIVE }
})

afterAll(() => arcade.close())

let count = 0
const enter = async (): Promise<Device> => (await Device.enter(arcade.address)).connect()
const enterNamed = async (): Promise<Device> =>
  (await Device.enter(arcade.address, { name: `walker ${++count}`, password: 'a long walk home' })).connect()

interface Seated {
  readonly two: readonly [Device, Device]
  readonly match: string
}

async function paired(terms: Terms, rated = false): Promise<Seated> {
  const two = rated ? ([await enterNamed(), await enterNamed()] as const) : ([await enter(), await enter()] as const)
  const [match] = await Promise.all(two.map(device => device.seek(terms, rated)))
  if (match === undefined) throw new Error('nobody was paired')
  return seated(two, match)
}

async function seated(two: readonly [Device, Device], match: string): Promise<Seated> {
  await Promise.all(two.map(device => device.sit(match)))
  return { two, match }
}

/** Whoever is to move, and the other. */
function turn({ two, match }: Seated): readonly [mover: Device, other: Device] {
  const latest = two.map(device => device.position(match)).reduce((a, b) => (b.ply > a.ply ? b : a))
  const moves = (device: Device): boolean => device.contest(match).seat === latest.toMove
  return moves(two[0]) ? two : [two[1], two[0]]
}

/** The first move that the rules allow; both have heard of it. */
async function move(seat: Seated, pick: (legal: readonly string[]) => string | undefined = legal => legal[0]): Promise<PositionAt> {
  const [mover] = turn(seat)
  const answer = await mover.offer(seat.match, pick(mover.position(seat.match).legal ?? []) ?? '')
  expect(answer.kind, JSON.stringify(answer)).toBe('position')
  const { ply } = answer as PositionAt
  await Promise.all(seat.two.map(device => device.hears('position', each => each.match === seat.match && each.ply >= ply)))
  return answer as PositionAt
}

async function playOut(seat: Seated): Promise<PositionAt> {
  for (;;) {
    const position = await move(seat)
    if (position.outcome) return position
  }
}

const over = (device: Device, match: string) => device.hears('contest', each => each.match === match && each.state !== 'open')

describe('a game', () => {
  test('goes from the queue to its end, and its replay holds', async () => {
    const seat = await paired(nim)
    const end = await playOut(seat)
    expect((await over(seat.two[0], seat.match)).result?.because).toBe('played')
    const replay = await (await seat.two[0].get(`/api/matches/${seat.match}/replay`)).text()
    const game = await findGame('nim')?.game()
    if (!game) throw new Error('nim is gone')
    const verdict = verify(replay, game)
    expect(verdict.ok && verdict.outcome, replay).toEqual(end.outcome)
  })

  test('answers the same offer sent again, and plays it once', async () => {
    const seat = await paired(nim)
    const [mover] = turn(seat)
    const [text = ''] = mover.position(seat.match).legal ?? []
    expect((await mover.offer(seat.match, text, 0, 'twice')).kind).toBe('position')
    mover.cut()
    const again = await mover.at(arcade.address).connect()
    await again.join(seat.match)
    const answer = await again.offer(seat.match, text, 0, 'twice')
    expect(answer).toMatchObject({ kind: 'position', ply: 1, answers: 'twice' })
  })

  test('refuses with reasons what is out of turn, stale, against the rules, or not for players to say', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const [text = ''] = mover.position(seat.match).legal ?? []
    const refusals = [
      await other.offer(seat.match, text, 0),
      await mover.offer(seat.match, 'no move at all', 0),
      await mover.offer(seat.match, text, 7),
      await mover.offer(seat.match, '!flag', 0),
      await mover.offer(seat.match, '!undo', 0),
      await mover.offer(seat.match, '!hint', 0),
    ]
    expect(refusals.map(each => each.kind === 'refused' && each.refusal.code)).toEqual([
      'not-your-turn',
      'unreadable',
      'stale',
      'not-online',
      'not-online',
      'not-online',
    ])
    expect((await move(seat)).ply).toBe(1)
  })

  test('is lost for whoever resigns, whoever is to move', async () => {
    const seat = await paired(nim)
    await move(seat)
    const [, other] = turn(seat)
    await other.offer(seat.match, '!resign', 0)
    const { result, players } = await over(seat.two[0], seat.match)
    expect(result?.because).toBe('resign')
    expect(players[result?.half === 2 ? 1 : 0]?.id).toBe(other.id)
  })

  test('can be called off before the second move, and not later', async () => {
    const early = await paired(nim)
    await move(early)
    early.two[0].send({ kind: 'abort', match: early.match })
    expect((await over(early.two[1], early.match)).state).toBe('aborted')

    const late = await paired(nim)
    await move(late)
    await move(late)
    late.two[0].send({ kind: 'abort', match: late.match })
    expect((await late.two[0].hears('refused')).refusal.code).toBe('begun')
  })

  test('is a game of any kind with two seats: all presets of every such game begin and take a move', async () => {
    for (const playable of arcade.online.matches.playables.values()) {
      for (const { name } of playable.game.presets) {
        const seat = await paired({ game: playable.game.id, preset: name, games: 1, clock: LIVE })
        const [mover] = turn(seat)
        let { legal } = mover.position(seat.match)
        if (legal === null) {
          mover.send({ kind: 'legal', match: seat.match })
          legal = (await mover.hears('legal')).legal
        }
        const answer = await mover.offer(seat.match, legal[0] ?? '')
        expect(answer, `${playable.game.id} ${name}`).toMatchObject({ kind: 'position', ply: 1 })
      }
    }
  })
})

describe('time', () => {
  test('a flag falls when the clock has run out, and a move after that is too late', async () => {
    const seat = await paired(nim)
    await move(seat)
    await move(seat)
    const [mover] = turn(seat)
    arcade.pass(300_001 + 3_000)
    const answer = await mover.offer(seat.match, mover.position(seat.match).legal?.[0] ?? '')
    expect(answer.kind === 'refused' && ['flag', 'over'].includes(answer.refusal.code)).toBe(true)
    const { result, players } = await over(mover, seat.match)
    expect(result?.because).toBe('flag')
    expect(players[result?.half === 2 ? 1 : 0]?.id).toBe(mover.id)
    const me = mover.contest(seat.match).seat as 0 | 1
    expect(mover.position(seat.match).clocks?.left[me]).toBe(0)
  })

  test('a first move that does not come calls the game off', async () => {
    const seat = await paired(nim)
    const left = seat.two.map(each => each.position(seat.match).startInMs)
    expect(left).toEqual([expect.any(Number), expect.any(Number)])
    arcade.pass(60_000)
    expect((await over(seat.two[0], seat.match)).state).toBe('aborted')
  })

  test('the clock of each runs only in their turn, and each move adds to it', async () => {
    const seat = await paired(nim)
    await move(seat)
    await move(seat)
    const [mover] = turn(seat)
    const me = mover.contest(seat.match).seat as 0 | 1
    arcade.pass(10_000)
    const { clocks } = await move(seat)
    const [mine, theirs] = [clocks?.left[me] ?? 0, clocks?.left[1 - me] ?? 0]
    expect([mine, theirs]).toEqual([293_000, 300_000])
  })

  test('whoever is away from a live game for more than two minutes has left it; a minute costs nothing but time', async () => {
    const seat = await paired(nim)
    await move(seat)
    await move(seat)
    const [mover, other] = turn(seat)
    // As whoever stays hears it: how long it takes until a cut is noticed is nobody's to say.
    const away = (from: number) => mover.hears('contest', each => each.presence.some(({ outInMs }) => outInMs !== null), from)
    const first = mover.heard.length
    other.cut()
    await away(first)
    arcade.pass(60_000)
    const second = mover.heard.length
    const back = await other.at(arcade.address).connect()
    expect((await back.join(seat.match)).state).toBe('open')
    await mover.hears('contest', each => each.presence.every(({ there }) => there), second)
    const third = mover.heard.length
    back.cut()
    await away(third)
    arcade.pass(121_000)
    const { result, players } = await over(mover, seat.match)
    expect(result?.because).toBe('abandon')
    expect(players[result?.half === 2 ? 1 : 0]?.id).toBe(other.id)
  })

  test('a day a move: the next day is in time, the day after is not', async () => {
    const seat = await paired({ ...nim, clock: DAYS })
    await move(seat)
    for (const device of seat.two) device.cut()
    arcade.pass(0.9 * 86_400_000)
    const [first, second] = [await seat.two[0].at(arcade.address).connect(), await seat.two[1].at(arcade.address).connect()]
    const again: Seated = { two: [first, second], match: seat.match }
    await Promise.all(again.two.map(device => device.join(seat.match)))
    expect((await move(again)).ply).toBe(2)
    arcade.pass(86_400_001)
    expect((await over(first, seat.match)).result?.because).toBe('flag')
  })
})

describe('a ranked pair', () => {
  test('is two games of one deal with seats swapped, and moves ratings once', async () => {
    const first = await paired({ ...nim, games: 2 }, true)
    const [one, two] = first.two
    await playOut(first)
    const next = await one.hears('paired', each => each.match !== first.match)
    await Promise.all(first.two.map(device => device.join(next.match)))
    expect(one.contest(next.match).seat).toBe(1 - (one.contest(first.match).seat ?? 0))
    const deals = await arcade.context.db.selectFrom('match').select('deal').where('id', 'in', [first.match, next.match]).execute()
    expect(new Set(deals.map(({ deal }) => deal)).size).toBe(1)
    await playOut({ two: first.two, match: next.match })
    const { contest, ratings, result } = await over(one, next.match)
    expect(result).toMatchObject({ half: 1, margin: 0 }) // in nim whoever begins decides it, once for each
    expect(ratings).toEqual([
      { before: 1200, after: 1200 },
      { before: 1200, after: 1200 },
    ])
    const changes = await arcade.context.db.selectFrom('rating_change').selectAll().where('contest_id', '=', contest).execute()
    expect(changes.map(({ person_id }) => person_id).sort()).toEqual([one.id, two.id].sort())
  })

  test('is lost as a whole by whoever resigns one game of it', async () => {
    const seat = await paired({ ...nim, games: 2 }, true)
    const [mover] = turn(seat)
    await mover.offer(seat.match, '!resign', 0)
    const { ratings, games, result, players } = await over(mover, seat.match)
    expect(games).toHaveLength(1)
    const mine = players[0].id === mover.id ? 0 : 1
    expect(result?.half).toBe(mine === 0 ? 0 : 2)
    expect(ratings?.[mine]).toEqual({ before: 1200, after: 1184 })
  })

  test('is for people with a name', async () => {
    const guest = await enter()
    guest.send({ kind: 'seek', id: 'x', terms: nim, rated: true })
    expect((await guest.hears('refused')).refusal.code).toBe('no-name')
  })
})

describe('other ways to a game', () => {
  test('a link: whoever opens it first sits down, everybody else is told', async () => {
    const [host, friend, third] = [await enter(), await enter(), await enter()]
    const { id } = (await (await host.post('/api/challenges', { terms: nim })).json()) as { id: string }
    const shown = (await (await friend.get(`/api/challenges/${id}`)).json()) as { by: { id: string }; match: string | null }
    expect(shown).toMatchObject({ by: { id: host.id }, match: null, expired: false })
    expect((await host.post(`/api/challenges/${id}/accept`, {})).status).toBe(409)
    const { match } = (await (await friend.post(`/api/challenges/${id}/accept`, {})).json()) as { match: string }
    expect((await host.hears('paired')).match).toBe(match)
    expect((await third.post(`/api/challenges/${id}/accept`, {})).status).toBe(409)
    expect(((await (await host.post(`/api/challenges/${id}/accept`, {})).json()) as { match: string }).match).toBe(match)
    await playOut(await seated([host, friend], match))
  })

  test('a mind of this server plays to the end, and is never rated', async () => {
    const me = await enter()
    const { match } = (await (await me.post('/api/minds', { terms: { ...nim, clock: null }, mind: 'perfect' })).json()) as { match: string }
    await me.sit(match)
    expect(me.contest(match).presence).toEqual([
      { there: true, outInMs: null },
      { there: true, outInMs: null },
    ])
    const { seat } = me.contest(match)
    for (let ply = 0; ; ) {
      // Whatever else is said meanwhile: the position that is next, which may have come already.
      const position = await me.hears('position', each => each.ply >= ply && (each.toMove === seat || each.outcome !== null))
      if (position.outcome) break
      const answer = await me.offer(match, position.legal?.[0] ?? '', position.ply)
      expect(answer.kind, JSON.stringify(answer)).toBe('position')
      ply = position.ply + 1
    }
    expect((await over(me, match)).ratings).toBeNull()
  })

  test('a rematch is offered by one, taken by the other, and swaps seats', async () => {
    const seat = await paired(nim)
    await playOut(seat)
    const [one, two] = seat.two
    one.send({ kind: 'rematch', match: seat.match })
    await two.hears('contest', each => each.rematch.offeredBy !== null)
    two.send({ kind: 'rematch', match: seat.match })
    const { match } = await one.hears('paired', each => each.match !== seat.match)
    await seated(seat.two, match)
    expect(one.contest(match).seat).toBe(1 - (one.contest(seat.match).seat ?? 0))
  })

  test('there is no rematch with somebody who has deleted their account, even if they had offered one', async () => {
    const seat = await paired(nim)
    await playOut(seat)
    const [one, two] = seat.two
    two.send({ kind: 'rematch', match: seat.match })
    await one.hears('contest', each => each.rematch.offeredBy !== null)
    const { db } = arcade.context
    const before = await db.selectFrom('contest').select('id').execute()
    const gone = await fetch(new URL('/api/me', arcade.address), { method: 'DELETE', headers: { cookie: two.cookie } })
    expect(gone.status).toBe(200)
    // By this a page knows that there is nobody to offer it to.
    const { players } = await one.hears('contest', each => each.players.some(({ id }) => id === null))
    expect(players.map(({ name }) => name)).toContain('')
    one.send({ kind: 'rematch', match: seat.match })
    expect((await one.hears('refused')).refusal.code).toBe('opponent-left')
    expect(await db.selectFrom('contest').select('id').execute()).toEqual(before)
  })

  test('whoever has blocked somebody is not paired with them', async () => {
    const [one, two] = [await enterNamed(), await enterNamed()]
    await one.post('/api/blocks', { person: two.id })
    const terms: Terms = { ...nim, clock: { ...LIVE, baseMs: 77_000 } }
    for (const device of [one, two]) {
      device.send({ kind: 'seek', id: 'x', terms, rated: false })
      await device.hears('seeking')
    }
    const third = await enter()
    const match = await third.seek(terms, false)
    const { players } = await third.join(match)
    expect([one.id, two.id].filter(id => players.some(player => player.id === id))).toHaveLength(1)
  })

  test('whoever has blocked somebody does not see them looking, nor the other way round; everybody else does', async () => {
    const [one, two, third] = [await enterNamed(), await enterNamed(), await enter()]
    const [blocker, blocked] = [one.id, two.id]
    const seekers = async (device: Device, wanted: (ids: readonly (string | null)[]) => boolean) => {
      const from = device.heard.length
      device.send({ kind: 'lobby' })
      const { seeks } = await device.hears('lobby', each => wanted(each.seeks.map(({ by }) => by.id)), from)
      return seeks.flatMap(({ by }) => (by.id === blocker || by.id === blocked ? by.id : []))
    }
    for (const [nth, device] of [one, two].entries()) {
      const terms: Terms = { ...nim, clock: { ...LIVE, baseMs: 78_000 + nth * 1000 } }
      device.send({ kind: 'seek', id: 'x', terms, rated: false })
      await device.hears('seeking')
    }
    expect((await seekers(one, ids => ids.includes(blocked))).toSorted()).toEqual([blocker, blocked].toSorted())
    const from = one.heard.length
    await one.post('/api/blocks', { person: two.id })
    // Told without being asked.
    await one.hears('lobby', each => each.seeks.every(({ by }) => by.id !== blocked), from)
    expect(await seekers(one, () => true)).toEqual([blocker])
    expect(await seekers(two, () => true)).toEqual([blocked])
    expect((await seekers(third, () => true)).toSorted()).toEqual([blocker, blocked].toSorted())
    const polled = (await (await one.get('/api/lobby')).json()) as Lobby
    expect(polled.seeks.some(({ by }) => by.id === blocked)).toBe(false)
    for (const device of [one, two]) device.send({ kind: 'unseek' })
  })

  test('a game of days is looked for while nobody waits for it, and a live one is not', async () => {
    const [live, days, third] = [await enter(), await enter(), await enter()]
    const clocks = { live: { ...LIVE, baseMs: 91_000 }, days: { ...DAYS, moveMs: 5 * 3_600_000 } } as const
    live.send({ kind: 'seek', id: 'x', terms: { ...nim, clock: clocks.live }, rated: false })
    days.send({ kind: 'seek', id: 'x', terms: { ...nim, clock: clocks.days }, rated: false })
    for (const device of [live, days]) {
      await device.hears('seeking')
      device.close()
    }
    third.send({ kind: 'lobby' })
    const { seeks } = await third.hears('lobby', each => each.seeks.every(({ by }) => by.id !== live.id))
    expect(seeks.filter(({ by }) => by.id === days.id)).toHaveLength(1)
    arcade.pass(3_600_000)
    const match = await third.seek({ ...nim, clock: clocks.days }, false)
    const { mine } = (await (await days.get('/api/mine')).json()) as { mine: readonly { match: string }[] }
    expect(mine.map(each => each.match)).toEqual([match])
  })

  test('who sits at a live game is awaited there, and looks for no other', async () => {
    const { two } = await paired(nim)
    two[0].send({ kind: 'seek', id: 'x', terms: nim, rated: false })
    expect((await two[0].hears('refused')).refusal.code).toBe('in-a-game')
  })

  test('a premove is played as soon as the turn comes', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const [text = ''] = mover.position(seat.match).legal ?? []
    const last = mover.position(seat.match).legal?.at(-1) ?? ''
    other.send({ kind: 'premove', match: seat.match, id: 'ahead', text: last })
    await other.hears('contest', each => each.premove === last)
    await mover.offer(seat.match, text)
    const answer = await other.hears('position', each => each.answers === 'ahead')
    expect(answer.ply).toBe(2)
  })

  test('only whoever made a premove hears of it, and is told of it again on coming back', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const spectator = await enter()
    await spectator.join(seat.match)
    const strangers = [mover, spectator]
    for (const device of strangers) await device.pong()
    const before = strangers.map(({ heard }) => heard.length)
    other.send({ kind: 'premove', match: seat.match, id: 'ahead', text: 'b2' })
    await other.hears('contest', each => each.premove === 'b2')
    // Not even that there is something to hear.
    for (const device of strangers) await device.pong()
    for (const [at, { heard }] of strangers.entries()) expect(heard.slice(before[at]).map(({ kind }) => kind)).toEqual(['pong'])
    const [again, opponent] = [await other.at(arcade.address).connect(), await mover.at(arcade.address).connect()]
    expect((await again.join(seat.match)).premove).toBe('b2')
    expect((await opponent.join(seat.match)).premove).toBeNull()
  })

  test('a premove that the rules do not allow any more is dropped, and its maker hears why', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const [last = 0] = (mover.position(seat.match).view as { heaps: number[] }).heaps
    other.send({ kind: 'premove', match: seat.match, id: 'ahead', text: `a${last}` })
    await other.hears('contest', each => each.premove !== null)
    const since = other.heard.length
    await mover.offer(seat.match, 'a1')
    expect(await other.hears('refused', each => each.answers === 'ahead')).toMatchObject({ match: seat.match })
    await other.hears('contest', each => each.premove === null, since)
    expect(other.position(seat.match)).toMatchObject({ ply: 1, toMove: other.contest(seat.match).seat })
    expect(mover.heard.some(each => each.kind === 'refused')).toBe(false)
  })

  test('a premove is an action: a word for the server is not, nor is nonsense', async () => {
    const seat = await paired(nim)
    const [, other] = turn(seat)
    for (const text of ['!resign', 'nonsense']) {
      other.send({ kind: 'premove', match: seat.match, id: text.slice(-4), text })
      expect((await other.hears('refused', each => each.answers === text.slice(-4))).refusal.code).toBe('unreadable')
    }
  })

  test('a premove is for the first turn after what its maker knew: made or taken back too late, it changes nothing', async () => {
    const seat = await paired({ ...nim, preset: FIVE })
    const [mover, other] = turn(seat)
    const { match } = seat
    other.send({ kind: 'premove', match, id: 'ahead', ply: 0, text: 'c1' })
    await other.hears('contest', each => each.premove === 'c1')
    await mover.offer(match, 'a1')
    await other.hears('position', each => each.answers === 'ahead')
    for (const [id, text] of [
      ['changed', 'b1'],
      ['taken-back', null],
    ] as const) {
      other.send({ kind: 'premove', match, id, ply: 0, text })
      expect((await other.hears('refused', each => each.answers === id)).refusal.code).toBe('too-late')
    }
    // As a process that has not heard of the move yet would write it.
    const seatOf = other.contest(match).seat ?? 0
    expect(await writePremove(arcade.context.db, match, seatOf, { id: 'late', text: 'b1' }, 0)).toBe(false)
    await mover.hears('position', each => each.ply === 2)
    expect(await mover.offer(match, 'd1')).toMatchObject({ kind: 'position', ply: 3 })
    await other.hears('position', each => each.ply === 3)
    expect(other.position(match)).toMatchObject({ ply: 3, toMove: seatOf })
  })

  test('a premove that was played is not kept for the turn after, although it is said again', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const premove = { kind: 'premove', match: seat.match, id: 'ahead', text: 'c1' } as const
    other.send(premove)
    await other.hears('contest', each => each.premove === 'c1')
    await mover.offer(seat.match, 'a1')
    await other.hears('position', each => each.answers === 'ahead')
    const since = other.heard.length
    other.send(premove)
    expect(await other.hears('position', each => each.answers === 'ahead', since)).toMatchObject({ ply: 2 })
    expect((await other.hears('contest', () => true, since)).premove).toBeNull()
  })

  test('nothing waits any more once the game is over', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    other.send({ kind: 'premove', match: seat.match, id: 'ahead', text: 'c1' })
    await other.hears('contest', each => each.premove === 'c1')
    mover.send({ kind: 'offer', match: seat.match, id: 'enough', ply: 0, text: '!resign' })
    expect((await other.hears('contest', each => each.state === 'over')).premove).toBeNull()
    const { premove0, premove1 } = await arcade.context.db
      .selectFrom('match')
      .select(['premove0', 'premove1'])
      .where('id', '=', seat.match)
      .executeTakeFirstOrThrow()
    expect([premove0, premove1]).toEqual([null, null])
  })
})

describe('who is there, as another process knows it', () => {
  test('whoever left stays away until a lease is newer; then whoever waits hears that they are back', async () => {
    const seat = await paired(nim)
    const [mover, other] = turn(seat)
    const { matches, sweeper } = arcade.online
    const { match } = seat
    const gone = other.contest(match).seat ?? 0
    other.cut()
    await mover.hears('contest', each => each.match === match && each.presence.some(({ there }) => !there))
    // Leaving renews the lease: it says when they were last seen, not that they came back.
    await matches.writePresence()
    await sweeper.compare()
    expect((await matches.find(match))?.around.presence[gone]?.there).toBe(false)
    arcade.pass(1_000)
    await writeSeen(arcade.context.db, [{ match_id: match, seat: gone, seen_at: new Date(arcade.context.now()) }])
    const since = mover.heard.length
    await sweeper.compare()
    const back = await mover.hears('contest', each => each.match === match, since)
    expect(back.presence.every(({ there }) => there)).toBe(true)
  })
})

describe('what is secret', () => {
  test('neither deal, seed, secret nor salt is told before all is over; then they open the commitment', async () => {
    const game = arcade.online.matches.playables.get('chainfall')?.game
    if (!game) return expect.unreachable('there is no game with a bag')
    const seat = await paired({ game: 'chainfall', preset: game.presets[0]?.name ?? '', games: 1, clock: LIVE })
    const spectator = await enter()
    await spectator.join(seat.match)
    for (let each = 0; each < 4; each++) {
      const [mover] = turn(seat)
      mover.send({ kind: 'legal', match: seat.match })
      const { legal } = await mover.hears('legal', ({ ply }) => ply === each)
      await move(seat, () => legal[0])
    }
    const row = await arcade.context.db
      .selectFrom('match')
      .innerJoin('contest', 'contest.id', 'match.contest_id')
      .selectAll('contest')
      .select('deal')
      .where('match.id', '=', seat.match)
      .executeTakeFirstOrThrow()
    const secrets = [row.secret, row.seed ?? '', row.salt ?? '', row.deal ?? '']
    expect(secrets.every(secret => secret.length >= 32)).toBe(true)
    const heard = JSON.stringify([...seat.two, spectator].map(device => device.heard))
    for (const secret of secrets) expect(heard).not.toContain(secret)
    expect((await seat.two[0].get(`/api/matches/${seat.match}/replay`)).status).toBe(409)
    expect(await (await seat.two[0].get(`/api/matches/${seat.match}`)).text()).not.toContain(row.secret)

    await seat.two[0].offer(seat.match, '!resign', 0)
    const { fairness } = await over(seat.two[0], seat.match)
    expect(fairness.commit).toBe(commitOf(fairness.secret ?? ''))
    expect(fairness.entropy.every(each => each !== null)).toBe(true)
    expect(fairness.seed).toBe(seedOf(fairness.secret ?? '', fairness.entropy))
    const deal = stringify(dealFrom(game, game.presets[0]?.setup, fairness.seed ?? ''))
    expect(sealFault({ seal: fairness.seal ?? '', salt: saltOf(fairness.secret ?? '') }, deal)).toBeNull()
  })

  test('spectators see everything later, and may do nothing', async () => {
    const seat = await paired(nim)
    const spectator = await enter()
    await spectator.join(seat.match)
    await move(seat)
    spectator.send({ kind: 'look', match: seat.match })
    expect((await spectator.hears('position')).ply).toBe(0)
    expect(await spectator.offer(seat.match, 'a1', 1)).toMatchObject({ kind: 'refused', refusal: { code: 'spectating' } })
    arcade.pass(6_000)
    spectator.send({ kind: 'look', match: seat.match })
    expect((await spectator.hears('position', each => each.ply === 1)).legal).toEqual([])

    await seat.two[0].offer(seat.match, '!resign', 0)
    await over(seat.two[0], seat.match)
    const early = spectator.heard.length
    spectator.send({ kind: 'look', match: seat.match })
    expect(await spectator.hears('contest', () => true, early)).toMatchObject({ state: 'open', result: null, games: [{ outcome: null }] })
    arcade.pass(6_000)
    spectator.send({ kind: 'look', match: seat.match })
    expect((await over(spectator, seat.match)).result?.because).toBe('resign')
  })
})

test('what a socket cannot read is refused with a sentence, and the socket stays', async () => {
  const device = await enter()
  for (const text of ['', '{', '[]', '{"kind":"offer"}', '{"kind":"nothing"}', JSON.stringify({ kind: 'ping', more: 'x'.repeat(5000) })]) {
    const from = device.heard.length
    device.sendText(text)
    const { refusal } = await device.hears('refused', () => true, from)
    expect(refusal.code).toBe('unreadable')
  }
  device.send({ kind: 'ping' })
  await device.hears('pong')
})
