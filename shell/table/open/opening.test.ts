import { beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { committedIn } from '../../../kernel/fair.ts'
import { stringify } from '../../../kernel/plaintext.ts'
import { refuseSeal } from '../../../kernel/seal.ts'
import type { Wanted } from '../../app/route.ts'
import { type Dealing, deal } from '../../thinking/think.ts'
import { matchOf } from './make-match.ts'
import { completedKind, isComplete, isRefusal, KNOWN, type LoadedGame, opened, presetId } from './opening.ts'

let nim: LoadedGame
let blocks: LoadedGame
beforeAll(async () => {
  nim = await box('nim')
  blocks = await box('blocks')
})

async function box(id: string): Promise<LoadedGame> {
  const entry = findGame(id)
  if (!entry) throw new Error(`${id} is not on the entry`)
  const [game, minds, levels, programme] = await Promise.all([entry.game(), entry.minds(), entry.levels(), entry.programme()])
  return { game, minds, levels, programme }
}

const complete: Wanted = { level: 'classic', bot: 'perfect', seed: 'kitchen' }

describe('an address that leaves things open', () => {
  test('means the first deal and the strongest opponent', () => {
    expect(completedKind(nim, {})).toEqual({ level: 'classic', bot: 'perfect' })
  })

  test('keeps what it says', () => {
    expect(completedKind(nim, { preset: 'five-heaps', bot: 'careless' })).toEqual({ preset: 'five-heaps', bot: 'careless' })
    expect({ ...completedKind(nim, complete), seed: complete.seed }).toEqual(complete)
  })

  test('is complete afterwards and not before; between two, a seed does not belong in it', () => {
    for (const wanted of [{}, { seed: 'x' }, { level: 'a', preset: 'b', bot: 'c', seed: 'd' }]) {
      expect(isComplete(2, wanted)).toBe(false)
      expect(isComplete(2, completedKind(nim, wanted))).toBe(true)
      expect(isComplete(2, { ...completedKind(nim, wanted), seed: 'fresh' })).toBe(false)
    }
  })

  test('to a game of one seat asks for no opponent', () => {
    expect(completedKind(blocks, { bot: 'perfect' })).toEqual({ preset: 'fair' })
    expect(isComplete(1, { preset: 'fair', seed: 'x' })).toBe(true)
    expect(isComplete(1, { preset: 'fair', seed: 'x', bot: 'perfect' })).toBe(false)
  })

  test('still says which kind of game it is', () => {
    expect(completedKind(blocks, {})).toEqual({ preset: 'fair' })
    expect(completedKind(blocks, { setup: '{}', seed: 'x' })).toEqual({ setup: '{}' })
  })
})

describe('a complete address', () => {
  test('[NI-01] lays the heaps of a level', async () => {
    expect(await opened(nim, complete)).toMatchObject({ deal: { heaps: [3, 4, 5] }, dealName: 'Three, four, five', bot: { id: 'perfect' } })
  })

  test('lays what somebody else has dealt, and tells them what to deal', async () => {
    const asked: Dealing[] = []
    const opening = await opened(nim, { preset: 'five-heaps', bot: 'perfect', seed: 'kitchen' }, (game, setup, seed) => {
      asked.push({ game: game.id, setup, seed })
      return deal({ game: game.id, setup, seed })
    })
    expect(asked).toEqual([
      { game: 'nim', setup: nim.game.presets.find(preset => presetId(preset) === 'five-heaps')?.setup, seed: 'kitchen' },
    ])
    expect(opening).toEqual(await opened(nim, { preset: 'five-heaps', bot: 'perfect', seed: 'kitchen' }))
  })

  test('deals the same game for the same seed, and another one for another', async () => {
    const deal = (seed: string) => opened(nim, { preset: 'five-heaps', bot: 'perfect', seed })
    expect(await deal('kitchen')).toEqual(await deal('kitchen'))
    expect(await deal('kitchen')).not.toEqual(await deal('garden'))
  })

  test('that asks for what there is not is refused, and says for what', async () => {
    const code = async (changes: Wanted): Promise<string | null> => {
      const opening = await opened(nim, { ...complete, ...changes })
      return isRefusal(opening) ? opening.code : null
    }
    expect(await code({})).toBeNull()
    expect(await code({ level: 'nowhere' })).toBe('no-such-level')
    expect(await code({ bot: 'nobody' })).toBe('no-such-bot')
    for (const seed of ['', 'a b', 'x'.repeat(65), 'ü']) expect(await code({ seed })).toBe('odd-seed')
    expect(await opened(nim, { preset: 'nothing', bot: 'perfect', seed: 'x' })).toMatchObject({
      code: 'no-such-preset',
      facts: { preset: 'nothing' },
    })
  })
})

describe('a deal is sealed before anybody sees it', () => {
  const salt = '00112233445566778899aabbccddeeff'

  test('with a salt, in a way that the replay opens', async () => {
    const opening = await opened(nim, { preset: 'five-heaps', bot: 'none', seed: 'kitchen' }, undefined, { salt, known: false })
    if (isRefusal(opening)) throw new Error(opening.because)
    const { origin, deal } = opening
    expect(origin).toMatchObject({ salt, seal: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(origin.notes).toEqual([])
    const match = await matchOf(nim.game, opening)
    const replay = (await match.save?.()) ?? ''
    expect(committedIn(replay)).toMatchObject({ seal: origin.seal, salt, deal: stringify(deal) })
    expect(refuseSeal(committedIn(replay), stringify(deal))).toBeNull()
  })

  test('and where somebody may know it, the replay says so; whoever plays alone has the seed in the address anyway', async () => {
    const known = { salt, known: true }
    expect(await opened(nim, { preset: 'five-heaps', bot: 'none', seed: 'kitchen' }, undefined, known)).toMatchObject({
      origin: { notes: [KNOWN] },
    })
    expect(await opened(blocks, { preset: 'fair', seed: 'kitchen' }, undefined, known)).toMatchObject({ origin: { salt, notes: [] } })
  })

  test('but a level is the same for everybody, and is not', async () => {
    const opening = await opened(nim, complete, undefined, { salt, known: false })
    expect('origin' in opening && opening.origin.seal).toBeUndefined()
  })
})

describe('a setup of somebody’s own', () => {
  const own = '{"cols":9,"comboBonus":5,"dealer":"pure","rows":7,"zen":false}'

  test('is dealt like any other', async () => {
    const opening = await opened(blocks, { setup: own, seed: 'kitchen' })
    expect(opening).toMatchObject({ deal: { rows: 7, cols: 9, dealer: 'pure' }, dealName: null, bot: null, origin: { seed: 'kitchen' } })
    expect(await opened(blocks, { setup: own, seed: 'kitchen' })).toEqual(opening)
  })

  test.each(['', '{', 'null', '{"rows":7}', own.replace('7', '700'), own.replace('"zen"', '"zan"')])(
    '%j is refused with the reason',
    async setup => {
      expect(await opened(blocks, { setup, seed: 'kitchen' })).toMatchObject({
        code: 'odd-setup',
        facts: { why: expect.stringMatching(/.{8}/) },
      })
    },
  )
})

test('every preset has an address of its own', () => {
  for (const { game } of [nim, blocks]) {
    const ids = game.presets.map(presetId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  }
})
