import { expect, test } from 'vitest'
import { type } from '../../../cli/testing/lockstep.ts'
import { readArguments } from '../../../terminal/arguments.ts'
import { madeWorld } from '../../../terminal/testing/world.ts'
import { type Audit, audit, auditing } from './audit.ts'

const TIMES = /^Time to deal a hand: p50 \d+\.\d{3} ms, p99 \d+\.\d{3} ms, max \d+\.\d{3} ms\.$/

test('a dealer that keeps its word: what it did, in sentences, and what it took', async () => {
  const { code, out, err } = await type('audit blocks --hands 120 --seed a')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.trimEnd().split('\n')
  expect(lines.slice(0, 2)).toEqual(['blocks, seed a', 'fair, 8 rows × 8 columns: 120 hands'])
  expect(lines).toContain('120 of 120 hands came with a proof, and every proof played over places all three blocks.')
  expect(lines.at(-1)).toMatch(TIMES)
})

test('the same seed finds the same, but for the times', async () => {
  const found = async (line: string): Promise<string> => (await type(line)).out.split('\n').slice(1, -2).join('\n')
  expect(await found('audit blocks --hands 40')).toBe(await found('audit blocks --hands 40 --seed 1'))
  expect(await found('audit blocks --hands 40')).not.toBe(await found('audit blocks --hands 40 --seed 2'))
})

test('--size is width and height, --dealer is one of the game', async () => {
  const { out } = await type('audit blocks --hands 5 --size 10x6 --dealer pure')
  expect(out.split('\n')[1]).toBe('pure, 6 rows × 10 columns: 5 hands')
})

test('the deals of the day, from a day on', async () => {
  const { code, out } = await type('audit blocks --hands 80 --dealer daily --seed 2026-12-31')
  expect(code).toBe(0)
  expect(out.split('\n').slice(0, 2)).toEqual(['blocks, the deals of the day from 2026-12-31 on', 'fair, 8 rows × 8 columns: 80 hands'])
  const other = await type('audit blocks --hands 80 --dealer daily --seed 2027-01-01')
  expect(other.out.split('\n').slice(3, -2)).not.toEqual(out.split('\n').slice(3, -2))
})

test('--json: facts and times', async () => {
  const { out } = await type('audit blocks --hands 30 --json')
  const told = JSON.parse(out) as { ms: Record<string, number> }
  expect(told).toMatchObject({ game: 'blocks', deals: 'seed 1', sound: true, facts: { dealer: 'fair', hands: 30, proofs: 30, broken: 0 } })
  expect(Object.keys(told.ms).toSorted()).toEqual(['max', 'p50', 'p99'])
  expect(told.ms['p50']).toBeLessThanOrEqual(told.ms['p99']!)
  expect(told.ms['p99']).toBeLessThanOrEqual(told.ms['max']!)
})

test('a dealer that is not sound is wrong; what it took is measured around the deal alone', async () => {
  const dealt: unknown[] = []
  const asked: string[] = []
  const torn: Audit = {
    deal: () => void asked.push('deal'),
    check: () => void asked.push('check'),
    report: () => ({ sound: false, text: 'WRONG: the bag is torn.', facts: {} }),
  }
  const run = auditing(deals => {
    dealt.push(deals(0), deals(1), deals(0))
    return torn
  })
  const { world, output } = madeWorld({})
  expect(await run(readArguments(audit, ['blocks', '--hands', '2'])!, world)).toBe(1)
  expect(output.text).toMatch(/^blocks, seed 1\nWRONG: the bag is torn\.\nTime/)
  expect(asked).toEqual(['deal', 'check', 'deal', 'check'])
  expect(dealt[0]).toEqual(dealt[2])
  expect(dealt[0]).not.toEqual(dealt[1])
})

test.each([
  ['audit', 'audit wants a game'],
  ['audit nim', 'nim has no dealer that could be audited; games that have one: blocks'],
  ['audit blocks --dealer fairly', 'that cannot be dealt: "dealer" is "pure" or "fair"'],
  ['audit blocks --size 10', '--size wants columns and rows, as in 10x6, not "10"'],
  ['audit blocks --size 3x6', '"cols" is a whole number from 4 to 16'],
  ['audit blocks --hands 0', '--hands wants a whole number from 1'],
  ['audit blocks --dealer daily --size 8x8', '--size and --dealer daily cannot go together'],
  ['audit blocks --dealer daily --seed 2026-02-30', '--seed is a day such as 2026-01-01, and "2026-02-30" is none'],
])('lockstep %s is refused in one sentence', async (line, because) => {
  const { code, out, err } = await type(line)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(because)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
