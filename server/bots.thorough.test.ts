import { spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../games/index.ts'
import { isFault, playOver } from '../kernel/replay.ts'
import { openArcade, type TestArcade } from './testing/arcade.ts'
import { Device } from './testing/device.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const BOTS = {
  typescript: [process.execPath, '--import', 'tsx', 'examples/bot-typescript/bot.ts'],
  python: ['python3', '-B', 'examples/bot-python/bot.py'],
} as const
type Bot = keyof typeof BOTS
const EACH = Object.keys(BOTS) as Bot[]
const NIM = ['--game', 'nim', '--preset', 'Five heaps']

let arcade: TestArcade
let owner: Device
let count = 0

beforeAll(async () => {
  arcade = await openArcade()
  owner = await Device.enter(arcade.address, { name: 'keeper', password: 'a long walk home' })
})

afterAll(() => arcade.close())

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Running {
  readonly ended: Promise<Ran>
  signal(name: NodeJS.Signals): void
}

const running = new Set<Running>()
afterEach(() => running.forEach(each => each.signal('SIGKILL')))

async function made(bot: Bot): Promise<string> {
  const answer = await owner.post('/api/bots', { name: `${bot} ${++count}` })
  const { bot: card, token } = (await answer.json()) as { bot: { id: string }; token: string }
  made.last.push(card.id)
  return token
}
made.last = [] as string[]
afterEach(async () => {
  for (const id of made.last.splice(0))
    await fetch(new URL(`/api/bots/${id}`, arcade.address), { method: 'DELETE', headers: { cookie: owner.cookie } })
})

function start(bot: Bot, token: string, address: string, ...more: string[]): Running {
  const [command, ...rest] = BOTS[bot]
  const env = { ...process.env, LOCKSTEP_SERVER: address, LOCKSTEP_TOKEN: token }
  const child = spawn(command, [...rest, ...more], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, err] = ['', '']
  child.stdout.on('data', data => {
    out += String(data)
  })
  child.stderr.on('data', data => {
    err += String(data)
  })
  const started: Running = {
    ended: new Promise(done => child.on('close', code => done({ code, out, err }))),
    signal: name => void child.kill(name),
  }
  running.add(started)
  void started.ended.then(() => running.delete(started))
  return started
}

function linesOf({ out }: Ran): readonly (readonly string[])[] {
  return out
    .trim()
    .split('\n')
    .map(line => line.split(' '))
}

const lobby = async (): Promise<string> => (await owner.get('/api/lobby')).text()

const OPPOSITE: Readonly<Record<string, string>> = { won: 'lost', lost: 'won', drawn: 'drawn' }

/** Both tell the same, and every match of it can be played over. */
async function expectHonest([one, other]: readonly Ran[], game: string, contests: number): Promise<void> {
  if (!one || !other) throw new Error('it takes two')
  expect([one.code, other.code], one.err + other.err).toEqual([0, 0])
  const rules = await findGame(game)?.game()
  if (!rules) throw new Error(`${game} is not on the list`)
  const seen = new Map(linesOf(other).map(line => [line[0], line]))
  expect([linesOf(one).length, seen.size]).toEqual([contests, contests])
  for (const [contest, result = '', because, fair, ...matches] of linesOf(one)) {
    expect([because, fair]).toEqual(['played', 'fair'])
    expect(seen.get(contest)).toEqual([contest, OPPOSITE[result], because, fair, ...matches])
    for (const match of matches) {
      const replay = await (await owner.get(`/api/matches/${match}/replay`)).text()
      const over = playOver(replay, rules)
      expect(isFault(over) ? over.because : over.hash).toMatch(/^[0-9a-f]{16}$/)
    }
  }
}

/** A network that breaks: cuts everything that goes through it after so many pieces of data, as often as it may. */
async function brittle(
  target: string,
  pieces: number,
  breaks: number,
): Promise<{ address: string; readonly broken: number; close(): void }> {
  const open = new Set<Socket>()
  let [passed, broken] = [0, 0]
  const server = createServer(near => {
    const far = connect(Number(new URL(target).port), '127.0.0.1')
    const pass = (to: Socket) => (data: Buffer) => {
      if (++passed % pieces === 0 && broken < breaks) {
        broken++
        for (const each of open) each.destroy()
      } else to.write(data)
    }
    near.on('data', pass(far))
    far.on('data', pass(near))
    for (const [each, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(each)
      each.on('error', () => each.destroy())
      each.on('close', () => {
        open.delete(each)
        other.destroy()
      })
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    get broken() {
      return broken
    },
    close: () => void server.close(),
  }
}

describe('the bots of examples/', () => {
  test('play each other to the end, and say the same about it', async () => {
    const options = [...NIM, '--contests', '3']
    const both = await Promise.all(EACH.map(async bot => start(bot, await made(bot), arcade.address, ...options).ended))
    await expectHonest(both, 'nim', 3)
  })

  test('play mirrored pairs, one of them with a mind of the arcade, where more is allowed than is told unasked', async () => {
    const options = ['--pair', '--preset', 'Cascade', '--contests', '1']
    const both = await Promise.all(
      EACH.map(
        async bot => start(bot, await made(bot), arcade.address, ...options, ...(bot === 'typescript' ? ['--mind', 'spark'] : [])).ended,
      ),
    )
    await expectHonest(both, 'chainfall', 1)
  })

  test.each(EACH)('%s takes a seek from the lobby', async bot => {
    const other: Bot = bot === 'python' ? 'typescript' : 'python'
    const options = [...NIM, '--contests', '1']
    const [takes, seeks] = [await made(bot), await made(other)]
    const both = [start(bot, takes, arcade.address, ...options, '--take').ended, start(other, seeks, arcade.address, ...options).ended]
    await expectHonest(await Promise.all(both), 'nim', 1)
  })

  test('survive a network that breaks: what was lost is said again, and played once', async () => {
    const network = await brittle(arcade.address, 13, 8)
    const options = [...NIM, '--contests', '3']
    const both = await Promise.all(EACH.map(async bot => start(bot, await made(bot), network.address, ...options).ended))
    network.close()
    expect(network.broken).toBeGreaterThan(3)
    for (const { code, err } of both) expect({ code, err }).toEqual({ code: 0, err: '' })
    const [one, other] = both.map(ran => new Set(linesOf(ran).map(([contest]) => contest)))
    expect([...(one ?? [])].filter(contest => other?.has(contest)).length).toBeGreaterThan(1)
  })

  test.each(EACH)('%s stops when it is asked to', async bot => {
    const token = await made(bot)
    const started = start(bot, token, arcade.address, ...NIM)
    await expect.poll(lobby).toContain(`${bot} ${count}`)
    started.signal('SIGTERM')
    expect(await started.ended).toEqual({ code: 0, out: '', err: '' })
    // It is gone before the server has noticed.
    await expect.poll(lobby).not.toContain(`${bot} ${count}`)
  })

  test.each(EACH)('%s ends when its token is revoked', async bot => {
    const token = await made(bot)
    const started = start(bot, token, arcade.address, ...NIM)
    await expect.poll(lobby).toContain(`${bot} ${count}`)
    const { tokens } = (await (await owner.get('/api/tokens')).json()) as { tokens: { id: string; label: string }[] }
    const id = tokens.find(({ label }) => label === `${bot} ${count}`)?.id
    await fetch(new URL(`/api/tokens/${id}`, arcade.address), { method: 'DELETE', headers: { cookie: owner.cookie } })
    expect(await started.ended).toEqual({ code: 2, out: '', err: 'the token was revoked\n' })
  })

  test.each(EACH)('%s says what is wrong with its token, its terms or its surroundings', async bot => {
    expect(await start(bot, 'nonsense', arcade.address).ended).toMatchObject({
      code: 2,
      err: expect.stringContaining('does not know this token'),
    })
    expect(await start(bot, '', arcade.address).ended).toMatchObject({ err: expect.stringContaining('set LOCKSTEP_TOKEN') })
    expect(await start(bot, await made(bot), arcade.address, '--game', 'nim', '--preset', 'Six').ended).toMatchObject({
      code: 2,
      err: expect.stringContaining('nim has no preset "Six"'),
    })
  })
})
