import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FromServerSchema } from '../protocol/from-server.ts'
import { type FromServer, LARGEST_MESSAGE, MOST_LEGAL, SILENCE_MS, type Terms } from '../protocol/online.ts'
import { LIMITS } from './http/limits.ts'
import { AWAY_MS, PAUSE_MS, START_MS } from './matches/clock.ts'
import { SEALING_MS } from './matches/contests.ts'
import { MESSAGE_RATE } from './sockets/rate.ts'
import { openArcade, type TestArcade } from './testing/arcade.ts'
import { Device } from './testing/device.ts'

const PAIR: Terms = { game: 'nim', preset: 'Three heaps', games: 2, clock: { kind: 'live', baseMs: 300_000, incrementMs: 3_000 } }

let arcade: TestArcade

beforeAll(async () => {
  arcade = await openArcade()
})
afterAll(() => arcade.close())

/** The schema is open, so what it does not know is dropped from its output: then both differ. */
function expectDescribed(message: FromServer): void {
  const parsed = v.safeParse(FromServerSchema, message)
  expect(parsed.issues?.map(issue => `${v.getDotPath(issue)}: ${issue.message}`) ?? [], JSON.stringify(message)).toEqual([])
  expect(parsed.output).toEqual(message)
}

test('everything that a server says is in docs/formats/protocol.schema.json, every kind and every field', async () => {
  const enter = async (name: string): Promise<Device> =>
    (await Device.enter(arcade.address, { name, password: 'a long walk home' })).connect()
  const [ann, ben, eve] = [await enter('ann'), await enter('ben'), await enter('eve')]
  eve.send({ kind: 'lobby' })
  ann.send({ kind: 'seek', id: 'a', terms: PAIR, rated: true })
  await ann.hears('seeking')
  await eve.hears('lobby', ({ seeks }) => seeks.length > 0)
  const match = await ben.seek(PAIR, true)
  await Promise.all([ann.sit(match), ben.sit(match), eve.join(match)])
  const mover = [ann, ben].find(each => each.contest(match).seat === each.position(match).toMove) ?? ann
  const other = mover === ann ? ben : ann
  mover.send({ kind: 'legal', match })
  await mover.hears('legal')
  mover.send({ kind: 'say', match, phrase: 'good-luck' })
  await other.hears('said')
  await mover.offer(match, 'nonsense')
  await mover.hears('refused')
  other.send({ kind: 'premove', match, id: 'p', text: 'a1' })
  await other.hears('contest', each => each.premove !== null)
  other.send({ kind: 'premove', match, id: 'q', text: null })
  await other.hears('contest', each => each.premove === null, other.heard.length)
  other.send({ kind: 'leave', match })
  other.send({ kind: 'ping' })
  await other.hears('pong')
  await mover.offer(match, mover.position(match).legal?.[0] ?? '')
  await other.hears('your-turn')
  await other.join(match)
  await other.offer(match, other.position(match).legal?.[0] ?? '')
  // A game is live when both have moved.
  eve.send({ kind: 'lobby' })
  await eve.hears('lobby', ({ live }) => live.length > 0)
  await other.offer(match, '!resign')
  await mover.hears('contest', each => each.state === 'over')
  await (await other.at(arcade.address).connect()).hears('hello')
  const said = [ann, ben, eve].flatMap(({ heard }) => heard)
  said.forEach(expectDescribed)
  const kinds = FromServerSchema.options.map(option => option.entries.kind.literal)
  expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

const page = readFileSync(new URL('../docs/formats/protocol.md', import.meta.url), 'utf8')

test('docs/formats/protocol.md has every code that a server refuses with', () => {
  const folders = ['lobby', 'matches', 'minds', 'sockets'].map(name => new URL(`./${name}/`, import.meta.url))
  const files = folders.flatMap(folder => readdirSync(folder).map(file => new URL(file, folder)))
  const sources = files.filter(({ pathname }) => /(?<!\.test)\.ts$/.test(pathname)).map(file => readFileSync(file, 'utf8'))
  const codes = sources.flatMap(text => [...text.matchAll(/(?:code: |refused\()'([a-z-]+)'/g)].map(([, code]) => code))
  expect(codes.length).toBeGreaterThan(25)
  // Said by the server to itself.
  const heard = [...new Set(codes)].filter(code => code !== 'not-due')
  expect(heard.filter(code => !page.includes(`\`${code}\``))).toEqual([])
})

test.each([
  [`at most ${LARGEST_MESSAGE} bytes`],
  [`nothing was said for ${SILENCE_MS / 1000} seconds`],
  [`more than ${MOST_LEGAL}; ask with`],
  [`say ${MESSAGE_RATE.burst} messages at once and ${MESSAGE_RATE.perSecond} a\nsecond`],
  [`within ${START_MS / 1000} seconds`],
  [`for five seconds at most`.replace('five', inWords(SEALING_MS / 1000))],
  [`for two minutes. The last`.replace('two', inWords(AWAY_MS / 60_000))],
  [`begin ten seconds later`.replace('ten', inWords(PAUSE_MS / 1000))],
  [`${LIMITS.other.ip.most.toLocaleString('en')} and ${LIMITS.other.person.most} things a minute`],
  [`${LIMITS.challenge.person.most} invitations or games against minds in ten minutes`],
  [
    `make ${LIMITS.guest.ip.most} guests in ten minutes, and try ${LIMITS.login.ip.most} logins in ten minutes, ${LIMITS.guess.ip.most} in half an hour for one name`,
  ],
  [`${LIMITS.claim.person.most} new bots, tokens or names an hour`],
])('docs/formats/protocol.md says "%s", as it is', sentence => {
  expect(page).toContain(sentence)
})

test('docs/formats/protocol.md names the minds of the server', async () => {
  for (const { minds } of arcade.online.matches.playables.values())
    expect(page).toContain((await minds()).bots.map(({ id }) => `\`${id}\``).join(' '))
})

function inWords(number: number): string {
  return (
    new Map([
      [2, 'two'],
      [5, 'five'],
      [10, 'ten'],
    ]).get(number) ?? String(number)
  )
}
