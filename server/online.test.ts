import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../games/index.ts'
import { verify } from '../kernel/replay.ts'
import type { PositionAt, Terms } from '../protocol/online.ts'
import { openArcade, type TestArcade } from './testing/arcade.ts'
import { Device } from './testing/device.ts'

const LIVE = { kind: 'live', baseMs: 300_000, incrementMs: 3_000 } as const
const NIM: Terms = { game: 'nim', preset: 'Standard', games: 1, clock: LIVE }

let arcade: TestArcade

beforeAll(async () => {
  arcade = await openArcade()
  const game = await findGame('nim')?.game()
  Object.assign(NIM, { preset: game?.presets[0]?.name })
})

afterAll(() => arcade.close())

let count = 0
const enter = async (): Promise<Device> => (await Device.enter(arcade.address)).connect()
const enterNamed = async (): Promise<Device> =>
  (await Device.enter(arcade.address, { name: `player ${++count}`, password: 'a long walk home' })).connect()

/** Both sit at a match from the queue. */
async function paired(terms: Terms, rated = false): Promise<{ readonly two: readonly [Device, Device]; readonly match: string }> {
  const two = rated ? ([await enterNamed(), await enterNamed()] as const) : ([await enter(), await enter()] as const)
  const [match] = await Promise.all(two.map(device => device.seek(terms, rated)))
  if (match === undefined) throw new Error('nobody was paired')
  await Promise.all(two.map(device => device.sit(match)))
  return { two, match }
}

/** Both play whatever comes first until it is over. */
async function playOut(two: readonly Device[], match: string): Promise<PositionAt> {
  for (;;) {
    const now = two.map(device => device.position(match)).reduce((a, b) => (b.ply > a.ply ? b : a))
    if (now.outcome) return now
    const mover = two.find(device => device.contest(match).seat === now.toMove) as Device
    const mine = await mover.hears('position', each => each.match === match && each.ply >= now.ply)
    const [first] = mine.ply === now.ply ? (mine.legal ?? []) : (mover.position(match).legal ?? [])
    const answer = await mover.offer(match, first ?? '')
    expect(answer.kind, JSON.stringify(answer)).toBe('position')
    const { ply } = answer as PositionAt
    await Promise.all(two.map(device => device.hears('position', each => each.match === match && each.ply >= ply)))
  }
}

describe('a match', () => {
  test('from the queue to its end, and its replay holds', async () => {
    const { two, match } = await paired(NIM)
    const end = await playOut(two, match)
    expect(end.outcome).not.toBeNull()
    const over = await two[0].hears('contest', each => each.match === match && each.state === 'over')
    expect(over.result?.because).toBe('played')
    const text = await (await two[0].get(`/api/matches/${match}/replay`)).text()
    const game = await findGame('nim')?.game()
    if (!game) throw new Error('nim is gone')
    expect(verify(text, game).ok, text).toBe(true)
  })

  test('the same offer sent again is answered, and played once', async () => {
    const { two, match } = await paired(NIM)
    const mover = two.find(device => device.contest(match).seat === device.position(match).toMove) as Device
    const [text = ''] = mover.position(match).legal ?? []
    const first = await mover.offer(match, text, 0, 'twice')
    const second = await mover.offer(match, text, 0, 'twice')
    expect([first.kind, second.kind]).toEqual(['position', 'position'])
    expect((second as PositionAt).ply).toBe(1)
  })
})

test('a ranked pair is two games of one deal with seats swapped, and moves ratings once', async () => {
  const { two, match } = await paired({ ...NIM, games: 2 }, true)
  await playOut(two, match)
  const next = await two[0].hears('paired', each => each.match !== match)
  await Promise.all(two.map(device => device.join(next.match)))
  expect(two[0].contest(next.match).seat).toBe(1 - (two[0].contest(match).seat ?? 0))
  await playOut(two, next.match)
  const over = await two[0].hears('contest', each => each.match === next.match && each.state === 'over')
  expect(over.ratings).not.toBeNull()
  const changes = await arcade.context.db.selectFrom('rating_change').selectAll().where('contest_id', '=', over.contest).execute()
  expect(changes.map(({ person_id }) => person_id).sort()).toEqual(two.map(({ id }) => id).sort())
})
