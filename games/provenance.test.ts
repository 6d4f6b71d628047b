import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commitOf, committedIn, entropyText, saltOf, seedOf } from '../kernel/fair.ts'
import type { Game } from '../kernel/game.ts'
import { copy } from '../kernel/plain.ts'
import { stringify } from '../kernel/plaintext.ts'
import { type Origin, write } from '../kernel/replay.ts'
import { below, next, stream } from '../kernel/rng.ts'
import { sealOf } from '../kernel/seal.ts'
import { dealFrom, Session } from '../kernel/session.ts'
import { randomPlay } from '../kernel/testing/play.ts'
import { FORGERIES, type Forgery, forged } from '../tools/forging/forge.ts'
import { honest } from '../tools/forging/honest.ts'
import { findGame, type GameEntry, games } from './index.ts'
import { dealHash, difference, type Examined, examine, isOurs, refuseCommitted } from './provenance.ts'

const TODAY = '2026-11-16'

function entryOf(id: string): GameEntry {
  const entry = findGame(id)
  if (!entry) throw new Error(`${id} is not on the list`)
  return entry
}

/** A game of this deal that was given up at once, under these claims. */
async function givenUp(id: string, deal: unknown, origin: Origin): Promise<Examined> {
  const entry = entryOf(id)
  const session = new Session(await entry.game(), deal)
  session.offer(0, '!resign')
  return examine(write(session, origin), entry, TODAY)
}

function sentence({ verdict }: Examined): string | null {
  return verdict.ok ? null : verdict.fault.because
}

describe('a deal that was dealt', () => {
  test('from its setup and seed: dealt again and compared', async () => {
    const game = await entryOf('chainfall').game()
    const { name, setup } = game.presets[0] ?? { name: '', setup: null }
    const deal = dealFrom(game, setup, 'kitchen')
    expect((await givenUp('chainfall', deal, { setup, seed: 'kitchen' })).provenance).toEqual({
      from: 'seed',
      seed: 'kitchen',
      preset: name,
    })
  })

  test('with a bag that somebody sorted is named, with the line and the first tile that differs', async () => {
    const game = await entryOf('chainfall').game()
    const setup = game.presets[0]?.setup
    const deal = copy(dealFrom(game, setup, 'honest')) as { order: number[] }
    deal.order.sort((a, b) => a - b)
    const examined = await givenUp('chainfall', deal, { setup, seed: 'honest' })
    expect(sentence(examined)).toMatch(
      /^line 6: the deal is not what the seed "honest" gives with this setup: order\[\d+\] is \d+ in the file and \d+ when it is dealt again$/,
    )
    expect(isOurs(examined.provenance)).toBe(false)
  })

  test('from a seed that nobody can deal from, because the setup is missing, is somebody’s own', async () => {
    const game = await entryOf('nim').game()
    const examined = await givenUp('nim', dealFrom(game, game.presets[0]?.setup, 'x'), { seed: 'x' })
    expect(examined.provenance).toEqual({ from: 'own', resembles: null })
  })

  test('from a setup that is none is named with its line', async () => {
    const game = await entryOf('nim').game()
    const examined = await givenUp('nim', dealFrom(game, game.presets[0]?.setup, 'x'), { setup: { heaps: 99 }, seed: 'x' })
    expect(sentence(examined)).toMatch(/^line 4: the setup cannot be dealt from: /)
  })
})

describe('a level', () => {
  test('that ships is known by its hash, whether it is named or not', async () => {
    const [level] = await entryOf('floodline').levels()
    const expected = { from: 'level', level: 'first-stack', name: level?.name, earlier: false }
    expect((await givenUp('floodline', level?.deal, { level: 'first-stack' })).provenance).toEqual(expected)
    expect((await givenUp('floodline', level?.deal, { notes: ['level first-stack'] })).provenance).toEqual(expected)
    expect((await givenUp('floodline', level?.deal, {})).provenance).toEqual(expected)
  })

  test('that somebody doctored is not the level of that name, and has no stars of ours', async () => {
    const [level] = await entryOf('floodline').levels()
    const easy = { ...(level?.deal as object), objectives: [{ type: 'PLACE_PIECES', count: 1 }] }
    expect(sentence(await givenUp('floodline', easy, { level: 'first-stack' }))).toMatch(
      /^line 4: the deal is not the level "first-stack": its hash is [0-9a-f]{64}/,
    )
    expect(sentence(await givenUp('floodline', easy, { notes: ['level first-stack'] }))).toMatch(/^line 4: the deal is not the level/)
    expect((await givenUp('floodline', easy, {})).provenance).toEqual({ from: 'own', resembles: 'first-stack' })
  })

  test('that was changed since is still the level it was', async () => {
    const entry = entryOf('nim')
    const [level] = await entry.levels()
    const old = { ...(level?.deal as { heaps: number[] }), heaps: [1, 2, 3] }
    const shipped: GameEntry = { ...entry, shipped: async () => ({ classic: [dealHash(old)] }) }
    const session = new Session(await entry.game(), old)
    session.offer(0, '!resign')
    const text = write(session, { level: 'classic' })
    expect((await examine(text, shipped, TODAY)).provenance).toMatchObject({ from: 'level', level: 'classic', earlier: true })
    expect(sentence(await examine(text, entry, TODAY))).toMatch('no level of that name ever had it')
  })
})

describe('the deal of a day', () => {
  async function dealOf(date: string, seed?: string): Promise<{ deal: unknown; origin: Origin }> {
    const entry = entryOf('blocks')
    const [game, daily] = await Promise.all([entry.game(), entry.daily?.()])
    const setup = (game as Game).presets.find(({ name }) => name === daily?.preset(date))?.setup
    const from = seed ?? daily?.seed(date) ?? ''
    return { deal: dealFrom(game, setup, from), origin: { setup, seed: from } }
  }

  test('is known by its seed, and by its date', async () => {
    const { deal, origin } = await dealOf('2026-11-15')
    expect((await givenUp('blocks', deal, origin)).provenance).toEqual({ from: 'daily', date: '2026-11-15' })
    expect((await givenUp('blocks', deal, { ...origin, daily: '2026-11-15' })).provenance).toEqual({ from: 'daily', date: '2026-11-15' })
  })

  test('of another day, of no day, or of a day to come is named', async () => {
    const { deal, origin } = await dealOf('2026-11-15')
    expect(sentence(await givenUp('blocks', deal, { ...origin, daily: '2026-11-14' }))).toBe(
      'line 6: "2026-11-14" is no day whose deal this is',
    )
    expect(sentence(await givenUp('blocks', deal, { ...origin, daily: '2026-02-30' }))).toMatch('is no day whose deal this is')
    expect(sentence(await givenUp('blocks', deal, { daily: '2026-11-15' }))).toMatch('without its setup and its seed')
    const tomorrow = await dealOf('2026-11-17')
    expect(sentence(await givenUp('blocks', tomorrow.deal, tomorrow.origin))).toBe('line 5: the day 2026-11-17 has not come yet')
  })
})

test('a seal that does not open to the deal is named', async () => {
  const game = await entryOf('nim').game()
  const setup = game.presets[0]?.setup
  const deal = dealFrom(game, setup, 'x')
  const examined = await givenUp('nim', deal, { setup, seed: 'x', seal: 'a'.repeat(64), salt: 'b'.repeat(32) })
  expect(sentence(examined)).toMatch(/^line 6: /)
})

describe('a committed deal', () => {
  const SECRET = '5ec2e7'.repeat(10)
  const ENTROPIES = ['a'.repeat(32), 'b'.repeat(64)] as const

  async function committed(secret = SECRET): Promise<{ deal: unknown; origin: Origin }> {
    const game = await entryOf('chainfall').game()
    const setup = game.presets[0]?.setup
    const seed = seedOf(secret, ENTROPIES)
    const deal = dealFrom(game, setup, seed)
    const salt = saltOf(secret)
    const seal = sealOf(stringify(deal), salt)
    return { deal, origin: { setup, seed, seal, salt, commit: commitOf(secret), secret, entropy: entropyText(ENTROPIES), pair: '1' } }
  }

  test('that nobody chose comes from its setup and its seed', async () => {
    const { deal, origin } = await committed()
    const examined = await givenUp('chainfall', deal, origin)
    expect(examined.provenance).toMatchObject({ from: 'seed', seed: origin.seed })
    expect(examined.origin).toMatchObject({ commit: origin.commit, pair: '1' })
  })

  test.each(['setup', 'seed', 'seal', 'salt', 'commit', 'secret', 'entropy'])('without its line %s is named', async line => {
    const { deal, origin } = await committed()
    const examined = await givenUp('chainfall', deal, Object.fromEntries(Object.entries(origin).filter(([each]) => each !== line)))
    expect(sentence(examined)).toMatch(
      line === 'commit' ? /^line 8: there is a line "secret" and no commitment/ : /^line \d+: there is a commitment and no/,
    )
  })

  test.each([
    ['setup', /^line 12: the deal is not what the seed/],
    ['seed', /^line 5: the seed is another: secret and entropy come to [0-9a-f]{16}…/],
    ['seal', /^line 6: the seal does not open/],
    ['salt', /^line 7: the salt is another/],
    ['commit', /^line 8: the commitment does not open: the secret comes to [0-9a-f]{16}…/],
    ['secret', /^line 8: the commitment does not open/],
    ['entropy', /^line 5: the seed is another/],
  ] as const)('with the line %s of another is named', async (line, because) => {
    const { deal, origin } = await committed()
    const other = (await committed('0'.repeat(64))).origin
    const presets = (await entryOf('chainfall').game()).presets
    const said = { ...other, setup: presets.at(-1)?.setup, entropy: entropyText([ENTROPIES[1], ENTROPIES[0]]) }[line]
    expect(sentence(await givenUp('chainfall', deal, { ...origin, [line]: said }))).toMatch(because)
  })

  test('that is not what the seed gives is named, though everything above it follows and its seal opens', async () => {
    const { origin } = await committed()
    const { deal } = await committed('0'.repeat(64))
    const seal = sealOf(stringify(deal), origin.salt ?? '')
    expect(sentence(await givenUp('chainfall', deal, { ...origin, seal }))).toMatch(/^line 12: the deal is not what the seed/)
  })

  test('is followed from its lines alone as well, where there are rules to deal it again', async () => {
    const { deal, origin } = await committed()
    const session = new Session(await entryOf('chainfall').game(), deal)
    const text = write(session, origin)
    const said = (changed: string) => refuseCommitted(committedIn(changed), findGame)
    expect(await said(text)).toBeNull()
    expect(await said('seal 12')).toBeNull()
    expect(await said(text.replace('game chainfall', 'game chess'))).toMatchObject({ fault: 'no-game' })
    expect(await said(text.replace(/^rules .*$/m, 'rules 99'))).toMatchObject({ fault: 'no-game' })
    expect(await said(text.replace(/^setup .*$/m, 'setup {'))).toMatchObject({ fault: 'bad-deal' })
    expect(await said(text.replace(/^setup .*$/m, 'setup {}'))).toMatchObject({ fault: 'other-deal' })
    expect(await said(text.replace(/^deal .*$/m, 'deal []'))).toMatchObject({ fault: 'other-deal' })
    expect(await said(text.replace(/^secret .*\n/m, ''))).toMatchObject({ fault: 'no-secret' })
  })
})

test('docs/formats/replay.md: what a seed comes to, for whoever deals again in another language', async () => {
  const page = readFileSync(new URL('../docs/formats/replay.md', import.meta.url), 'utf8')
  const hex = (words: Iterable<number>): string => Array.from(words, word => word.toString(16).padStart(8, '0')).join(' ')
  const generator = stream('kitchen', 'deal')
  expect(page).toContain(`| the generator: state, increment | \`${hex(generator)}\` |`)
  expect(page).toContain(`| its first three words | \`${hex([next(generator), next(generator), next(generator)])}\` |`)
  const again = stream('kitchen', 'deal')
  expect(page).toContain(`below 6 | ${Array.from({ length: 5 }, () => below(again, 6)).join(' ')} |`)
  const nim = await entryOf('nim').game()
  expect(page).toContain(stringify(dealFrom(nim, nim.presets[0]?.setup, 'kitchen')))
  const sample = /```text\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  expect((await examine(sample, entryOf('nim'), TODAY)).provenance).toMatchObject({ from: 'level', level: 'classic' })
})

test('where two deals differ first', () => {
  expect(difference({ bag: [1, 2, 3] }, { bag: [1, 3, 2] })).toBe('bag[1] is 2 in the file and 3 when it is dealt again')
  expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('b is absent in the file and 2 when it is dealt again')
})

test('honest games of every kind pass as what they are', async () => {
  for (const entry of games)
    for (let number = 0; number < 10; number++) {
      const { text, source } = await honest(entry, number)
      const { verdict, provenance } = await examine(text, entry, TODAY)
      expect(verdict, `${entry.id} ${number} ${sentence({ verdict } as Examined)}`).toMatchObject({ ok: true })
      expect(provenance?.from === 'own', `${entry.id} ${number}`).toBe(source === 'own')
    }
})

test.each(Object.keys(FORGERIES) as Forgery[])('forged %s: no game passes', async kind => {
  let made = 0
  for (const entry of games)
    for (let number = 0; number < 6; number++) {
      const text = await forged(kind, await honest(entry, number), stream(`test ${number}`, kind))
      if (text === null) continue
      made++
      const examined = await examine(text, entry, TODAY)
      expect(examined.verdict.ok, `${entry.id} ${number}\n${text}`).toBe(false)
      expect(sentence(examined), `${entry.id} ${number}`).toMatch(kind === 'cut' ? /no "end" line/ : /line \d+/)
    }
  expect(made).toBeGreaterThan(3)
})

test('a game dealt at random and told as nothing else is somebody’s own', async () => {
  const entry = entryOf('nim')
  const text = write(randomPlay(await entry.game(), { seed: 'own' }))
  expect((await examine(text, entry, TODAY)).provenance).toEqual({ from: 'own', resembles: null })
})
