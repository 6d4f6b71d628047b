import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { Lobby, Terms } from '../../protocol/online.ts'
import { openArcade, type TestArcade } from '../testing/arcade.ts'
import { Device } from '../testing/device.ts'

const HOUR_MS = 3_600_000
let arcade: TestArcade
let terms: Terms

beforeAll(async () => {
  arcade = await openArcade()
  const preset = (await findGame('nim')?.game())?.presets[0]?.name ?? ''
  terms = { game: 'nim', preset, games: 1, clock: { kind: 'days', moveMs: 24 * HOUR_MS } }
})
afterAll(() => arcade.close())

const enter = async (): Promise<Device> => (await Device.enter(arcade.address)).connect()

/** Looks for a game of so many hours a move; each test has its own, so that nobody is paired. */
async function seek(device: Device, hours: number): Promise<string> {
  const clock = { kind: 'days', moveMs: hours * HOUR_MS } as const
  device.send({ kind: 'seek', id: 'x', terms: { ...terms, clock }, rated: false })
  return (await device.hears('seeking')).seek
}

async function listed(device: Device): Promise<readonly string[]> {
  const { seeks } = (await (await device.get('/api/lobby')).json()) as Lobby
  return seeks.map(({ id }) => id)
}

/** An hour, and what is done about it. */
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    arcade.pass(HOUR_MS)
    await arcade.online.sweeper.sweep()
  }
}

test('a game of days is looked for while nobody waits, but not for somebody who has been away for a day', async () => {
  const [gone, here, third] = [await enter(), await enter(), await enter()]
  const left = await seek(gone, 30)
  const kept = await seek(here, 31)
  gone.close()
  await hours(23)
  expect((await listed(third)).toSorted()).toEqual([left, kept].toSorted())
  await hours(3)
  expect(await listed(third)).toEqual([kept])
  const rows = await arcade.context.db.selectFrom('seek').select('id').execute()
  expect(rows).toEqual([{ id: kept }])
  third.send({ kind: 'take', id: 'late', seek: left })
  expect((await third.hears('refused')).refusal.code).toBe('seek-gone')
  here.close()
  await hours(26)
  expect(await listed(third)).toEqual([])
})

test('whoever looks in within a day is looked for a day longer', async () => {
  const guest = await enter()
  const id = await seek(guest, 32)
  guest.close()
  await hours(20)
  const again = await guest.connect()
  await arcade.online.sweeper.sweep()
  await hours(1)
  again.close()
  await hours(20)
  expect(await listed(guest)).toEqual([id])
  await hours(6)
  expect(await listed(guest)).toEqual([])
})

test('a seek that ran out a moment ago cannot be taken, although nobody has swept it up', async () => {
  const [gone, third] = [await enter(), await enter()]
  const id = await seek(gone, 33)
  gone.close()
  await arcade.online.sweeper.stop()
  arcade.pass(25 * HOUR_MS)
  third.send({ kind: 'take', id: 'late', seek: id })
  expect((await third.hears('refused')).refusal.code).toBe('seek-gone')
  expect(await listed(third)).toEqual([])
})

test('time in which no server was there is not time in which somebody stayed away', async () => {
  const [gone, third] = [await enter(), await enter()]
  const id = await seek(gone, 34)
  gone.close()
  await arcade.online.sweeper.stop()
  await arcade.online.sweeper.sweep()
  arcade.pass(30 * HOUR_MS)
  await arcade.online.sweeper.arrive()
  await arcade.online.sweeper.sweep()
  expect(await listed(third)).toEqual([id])
})
