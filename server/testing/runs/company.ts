/**
 * `node --import tsx server/testing/runs/company.ts ADDRESS`: company for a picture of the lobby. People who play each other and people who wait come to a
 * server, say so, and stay until this is ended.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Terms } from '../../../protocol/online.ts'
import { findPlayables } from '../../matches/terms.ts'
import { Device } from '../device.ts'

const PASSWORD = 'only for a picture'

/** How many moves each game has when it is looked at. */
const MOVES = 7

async function keepCompany(address: string): Promise<void> {
  const [playable] = (await findPlayables()).values()
  if (!playable) throw new Error('nobody can play anything here')
  const { id, presets } = playable.game
  const terms = (at: number, games: 1 | 2, minutes: number): Terms => ({
    game: id,
    preset: presets[at % presets.length]?.name ?? '',
    games,
    clock: { kind: 'live', baseMs: minutes * 60_000, incrementMs: 2_000 },
  })
  await play(address, ['Marisol', 'Tobias'], terms(0, 2, 3))
  await play(address, ['Anouk', 'Ravi'], terms(1, 2, 5))
  await wait(address, 'Ines', terms(0, 1, 3))
  await wait(address, 'Yusuf', terms(1, 2, 5))
}

async function play(address: string, names: readonly [string, string], terms: Terms): Promise<void> {
  const [first, second] = await Promise.all(names.map(name => come(address, name)))
  if (!first || !second) return
  const [match] = await Promise.all([first.seek(terms, true), second.seek(terms, true)])
  await Promise.all([first.sit(match), second.sit(match)])
  for (let move = 0; move < MOVES; move++) {
    const { seat } = first.contest(match)
    const { toMove, ply } = first.position(match)
    const mover = toMove === seat ? first : second
    await mover.hears('position', each => each.match === match && each.ply === ply)
    const { legal } = await allowed(mover, match, ply)
    await mover.offer(match, legal[(move * 7) % legal.length] ?? '')
    await first.hears('position', each => each.match === match && each.ply > ply)
  }
}

/** Where there is much to choose from it is not sent with the position. */
function allowed(device: Device, match: string, ply: number) {
  const asked = device.hears('legal', each => each.match === match && each.ply === ply)
  device.send({ kind: 'legal', match })
  return asked
}

async function wait(address: string, name: string, terms: Terms): Promise<void> {
  const device = await come(address, name)
  void device.seek(terms, true).catch(() => undefined) // nobody comes
  await sleep(200)
}

/** Stays as long as this process does. */
async function come(address: string, name: string): Promise<Device> {
  const device = await (await Device.enter(address, { name, password: PASSWORD })).connect()
  setInterval(() => device.send({ kind: 'ping' }), 5_000)
  return device
}

await keepCompany(process.argv[2] ?? '')
console.log('everybody is there')
