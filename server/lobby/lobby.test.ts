import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { MineCard, Terms } from '../../protocol/online.ts'
import { openArcade, type TestArcade } from '../testing/arcade.ts'
import { Device } from '../testing/device.ts'

let arcade: TestArcade
let terms: Terms

beforeAll(async () => {
  arcade = await openArcade()
  const preset = (await findGame('nim')?.game())?.presets[0]?.name ?? ''
  terms = { game: 'nim', preset, games: 1, clock: { kind: 'days', moveMs: 86_400_000 } }
  // Nothing is dealt because time passes.
  await arcade.online.sweeper.stop()
})
afterAll(() => arcade.close())

async function mine(device: Device): Promise<readonly MineCard[]> {
  return ((await (await device.get('/api/mine')).json()) as { mine: readonly MineCard[] }).mine
}

test('while the shuffle is made it is nobody’s turn and nothing is due; afterwards somebody has a day', async () => {
  const [one, two] = [await (await Device.enter(arcade.address)).connect(), await (await Device.enter(arcade.address)).connect()]
  one.send({ kind: 'seek', id: 'x', terms, rated: false })
  await one.hears('seeking')
  const match = await two.seek(terms, false)
  for (const device of [one, two]) expect(await mine(device)).toMatchObject([{ match, state: 'sealing', ourTurn: false, dueAt: null }])
  await Promise.all([one.sit(match), two.sit(match)])
  const dealt = [...(await mine(one)), ...(await mine(two))]
  expect(dealt.filter(({ ourTurn }) => ourTurn)).toHaveLength(1)
  for (const { state, dueAt } of dealt) expect([state, typeof dueAt]).toEqual(['playing', 'number'])
})
