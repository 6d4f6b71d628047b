/**
 * Says odd things to a real server over real sockets, between things that make sense, and judges what it says: only what the protocol knows, never
 * anything of the inside, never a secret of a game that is not over, and no more memory afterwards than before.
 */
import { below, pick, type Rng, stream } from '../../kernel/rng.ts'
import type { FromDevice, FromServer } from '../../protocol/online.ts'
import { PHRASES } from '../../protocol/online.ts'
import { openArcade, type TestArcade } from './arcade.ts'
import { Device } from './device.ts'
import { oddBody, oddText, oddValue } from './fuzz/odd.ts'
import { heapMiB } from './heap.ts'

export interface FuzzedSockets {
  readonly messages: number
  readonly answers: ReadonlyMap<string, number>
  readonly faults: readonly string[]
  readonly heap: readonly [settled: number, end: number]
}

const KINDS = new Set<FromServer['kind']>([
  ...(['hello', 'position', 'refused', 'contest', 'lobby', 'paired', 'seeking', 'said', 'legal', 'your-turn', 'pong'] as const),
])
const INSIDE = /node_modules|\.ts:\d|\.js:\d|\n {4}at |syntax error|SQLSTATE|relation "|kysely|valibot/i
const DEVICES = 8
/** So many are said before the answers are waited for and judged. */
const BATCH = 1_000
const MOST_FAULTS = 10

/** Where each device was last sent to. */
const seats = new WeakMap<Device, string>()

/** What was judged already. */
const seen = new WeakSet<FromServer>()

export async function fuzzSockets(count: number, seed: string, told: (done: number) => void = () => undefined): Promise<FuzzedSockets> {
  const faults: string[] = []
  const arcade = await openArcade(line => void faults.push(`the log has an error: ${line.slice(0, 500)}`))
  const answers = new Map<string, number>()
  const rng = stream(seed, 'sockets')
  let devices: Device[] = []
  let settled = 0
  for (let done = 0; done < count && faults.length < MOST_FAULTS; done += BATCH) {
    // Whoever is sent far too much is cut off, and comes back.
    devices = await Promise.all(Array.from({ length: DEVICES }, (_, at) => there(arcade, devices[at])))
    for (const device of devices) sitDown(device)
    for (let each = 0; each < BATCH; each++) say(pick(rng, devices), rng, devices)
    faults.push(...(await judged(arcade, devices, answers)).map(fault => `seed ${seed}, up to message ${done + BATCH}: ${fault}`))
    if (below(rng, 4) === 0) arcade.pass(pick(rng, [0, 1_000, 6_000, 50_000, 130_000]))
    if (done <= count / 4 && done + BATCH > count / 4) settled = heapMiB()
    told(done)
  }
  const end = heapMiB()
  for (const device of devices) device.close()
  await arcade.close()
  return { messages: count, answers, faults, heap: [settled, end] }
}

async function there(arcade: TestArcade, device: Device | undefined): Promise<Device> {
  if (device?.isOpen) return device
  return (device ? device.at(arcade.address) : await Device.enter(arcade.address)).connect()
}

/** Whoever found a game goes there, so that games are really played between all the nonsense. */
function sitDown(device: Device): void {
  const match = seats.get(device)
  if (match === undefined)
    return device.send({
      kind: 'seek',
      id: device.freshId(),
      terms: { game: 'nim', preset: 'Three heaps', games: 1, clock: LIVE },
      rated: false,
    })
  device.send({ kind: 'join', match })
  device.send({ kind: 'entropy', match, value: 'fedcba9876543210'.repeat(2) })
}

function say(device: Device, rng: Rng, devices: readonly Device[]): void {
  const message = sensible(device, rng, devices)
  const roll = below(rng, 10)
  if (roll < 4) return device.send(message)
  if (roll === 4) {
    const odd = oddBody(rng)
    return odd.length > 16_000 && below(rng, 50) > 0 ? undefined : device.sendText(odd)
  }
  if (roll === 5) return device.sendText(cut(JSON.stringify(message), rng))
  device.sendText(JSON.stringify(spoilt(message, rng)) ?? '')
}

/** Something that makes sense, as far as this device knows. */
function sensible(device: Device, rng: Rng, devices: readonly Device[]): FromDevice {
  const matches = [...new Set(devices.flatMap(each => each.heard.flatMap(heard => ('match' in heard && heard.match ? [heard.match] : []))))]
  const match = matches.length === 0 ? 'nowhere123' : pick(rng, matches.slice(-6))
  const position = device.heard.findLast(each => each.kind === 'position' && each.match === match)
  const legal = position?.kind === 'position' ? (position.legal ?? []) : []
  const ply = position?.kind === 'position' ? position.ply : 0
  const text =
    legal.length > 0 && below(rng, 5) > 0
      ? pick(rng, legal)
      : pick(rng, ['a1', 'c3', '!resign', '!flag', '!undo', oddText(rng).slice(0, 400) || 'x'])
  const terms = {
    game: pick(rng, ['nim', 'chainfall']),
    preset: pick(rng, ['Three heaps', 'Bare', 'v1']),
    games: pick(rng, [1, 2] as const),
    clock: LIVE,
  }
  const seek = device.heard.findLast(each => each.kind === 'seeking')
  const all: FromDevice[] = [
    { kind: 'join', match },
    { kind: 'offer', match, id: device.freshId(), ply, text },
    { kind: 'offer', match, id: 'same', ply, text },
    { kind: 'look', match },
    { kind: 'legal', match },
    { kind: 'premove', match, id: device.freshId(), text },
    { kind: 'entropy', match, value: '0123456789abcdef'.repeat(2) },
    { kind: 'abort', match },
    { kind: 'rematch', match },
    { kind: 'say', match, phrase: pick(rng, PHRASES) },
    { kind: 'seek', id: device.freshId(), terms, rated: below(rng, 4) === 0 },
    { kind: 'unseek' },
    { kind: 'take', id: device.freshId(), seek: seek?.kind === 'seeking' ? seek.seek : 'nothing123' },
    { kind: 'lobby' },
    { kind: 'leave-lobby' },
    { kind: 'leave', match },
  ]
  return pick(rng, all)
}

const LIVE = { kind: 'live', baseMs: 60_000, incrementMs: 1_000 } as const

/** One field of it is something else, is gone, or is one too many. */
function spoilt(message: FromDevice, rng: Rng): unknown {
  const fields = Object.entries(message)
  const [key] = pick(rng, fields)
  const roll = below(rng, 4)
  if (roll === 0) return Object.fromEntries(fields.filter(([each]) => each !== key))
  if (roll === 1) return { ...message, [oddText(rng).slice(0, 40)]: oddValue(rng) }
  if (roll === 2) return [message, oddValue(rng)]
  return { ...message, [key]: oddValue(rng) }
}

function cut(text: string, rng: Rng): string {
  const at = below(rng, text.length + 1)
  return below(rng, 2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}${oddText(rng).slice(0, 60)}${text.slice(at)}`
}

/** Everybody who is still there is answered, and nothing that was said is wrong. */
async function judged(arcade: TestArcade, devices: readonly Device[], answers: Map<string, number>): Promise<string[]> {
  const faults: string[] = []
  await Promise.all(devices.filter(({ isOpen }) => isOpen).map(device => device.pong()))
  const open = await arcade.context.db
    .selectFrom('contest')
    .innerJoin('match', 'match.contest_id', 'contest.id')
    .select(['secret', 'seed', 'salt', 'deal'])
    .where('contest.state', '=', 'open')
    .execute()
  const secrets = open.flatMap(({ secret, seed, salt, deal }) => [secret, seed, salt, deal]).filter(each => each !== null)
  for (const device of devices) {
    for (const message of device.heard) {
      if (seen.has(message)) continue
      seen.add(message)
      if (message.kind === 'paired') seats.set(device, message.match)
      const text = JSON.stringify(message)
      const name = message.kind === 'refused' ? `refused ${message.refusal.code}` : message.kind
      answers.set(name, (answers.get(name) ?? 0) + 1)
      if (!KINDS.has(message.kind)) faults.push(`an unknown kind was said: ${text.slice(0, 200)}`)
      if (INSIDE.test(text)) faults.push(`something of the inside was said: ${text.slice(0, 300)}`)
      if (secrets.some(secret => text.includes(secret))) faults.push(`a secret was said: ${text.slice(0, 300)}`)
      if (text.includes(device.cookie.slice('lockstep='.length))) faults.push('a token was said')
    }
    device.heard.splice(0, Math.max(0, device.heard.length - 200))
  }
  return faults
}
