import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stream } from '../../kernel/rng.ts'
import { inFolder } from '../../terminal/testing/world.ts'
import { difference, eloOf, ratings, ratingsWithIntervals, share } from '../league/rating.ts'
import { type } from '../testing/lockstep.ts'

const tally = (a: number, b: number, won: number, drawn: number, lost: number) => ({ a, b, won, drawn, lost })

test('half the points is no difference, three quarters are 191', () => {
  expect(eloOf(0.5)).toBeCloseTo(0)
  expect(eloOf(0.75)).toBeCloseTo(190.8, 1)
  expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
})

test('an interval holds what it should, also where everything was won', () => {
  const { value, low, high } = share(tally(0, 1, 50, 0, 50))
  expect([value, low, high].map(each => Math.round(1000 * each))).toEqual([500, 404, 596])
  const all = difference(tally(0, 1, 40, 0, 0))
  expect(all.value).toBe(Number.POSITIVE_INFINITY)
  expect(Math.round(all.low)).toBe(407)
  expect(difference(tally(0, 1, 60, 0, 0)).high).toBe(Number.POSITIVE_INFINITY)
})

test('ratings explain the results, and sure ones are surer', () => {
  const results = [tally(1, 0, 75, 0, 25), tally(2, 1, 75, 0, 25), tally(2, 0, 90, 0, 10)]
  const [first, second, third] = ratings(3, results)
  expect(first).toBe(0)
  expect(second).toBeGreaterThan(170)
  expect(second).toBeLessThan(200)
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(170)
  const width = (times: number): number => {
    const many = results.map(({ a, b, won, drawn, lost }) => tally(a, b, won * times, drawn, lost * times))
    const [, , { low, high } = { low: 0, high: 0 }] = ratingsWithIntervals(3, many, 60, stream('width', 'rating'))
    return high - low
  }
  expect(width(1)).toBeGreaterThan(1.5 * width(9))
})

test('league nim: every bot against every other, and the same numbers again', async () => {
  const { code, out } = await type('league nim --pairs 6')
  expect(code).toBe(0)
  expect(out).toMatch('## nim, three-heaps')
  expect(out).toMatch(/\| perfect – careless \| 6 \| \d \/ \d \/ \d \|/)
  expect((await type('league nim --pairs 6')).out).toBe(out)
})

test('league: what is in the file is not played again, and more can be added', () =>
  inFolder(async folder => {
    const file = join(folder, 'pairs.jsonl')
    const whole = await type(`league nim --pairs 5 --file ${file} --json`)
    const lines = await readFile(file, 'utf8')
    expect(lines.trim().split('\n')).toHaveLength(5)
    // stopped after two of them
    await writeFile(file, `${lines.split('\n').slice(0, 2).join('\n')}\n`)
    expect((await type(`league nim --pairs 5 --file ${file} --json`)).out).toBe(whole.out)
    expect(await readFile(file, 'utf8')).toBe(lines)
    await type(`league nim --pairs 7 --file ${file}`)
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(7)
    await writeFile(file, 'not a pair\n')
    expect((await type(`league nim --file ${file}`)).err).toMatch('line 1 of')
  }))

test('league --write keeps the sections of other rule sets', () =>
  inFolder(async root => {
    await mkdir(join(root, 'docs'))
    await type('league nim --pairs 2 --write', { root })
    await type('league nim --pairs 2 --preset five-heaps --write', { root })
    const report = await readFile(join(root, 'docs', 'league.md'), 'utf8')
    expect(report.match(/^## .*$/gm)).toEqual(['## nim, three-heaps', '## nim, five-heaps'])
    await type('league nim --pairs 3 --write', { root })
    expect((await readFile(join(root, 'docs', 'league.md'), 'utf8')).match(/^## .*$/gm)).toHaveLength(2)
  }))

test('neighbours may play more or less than each other, and a league of some says which', async () => {
  const { out } = await type('league nim --minds careless,perfect --pairs 3 --seed other')
  expect(out).toMatch('## nim, three-heaps: careless, perfect')
  expect(out).toMatch('--minds careless,perfect --pairs 3 --others 1 --steps 3000 --seed other')
  expect((await type('league nim --pairs 2,3')).err).toMatch('one number, or 1')
  expect((await type('league nim --pairs few')).err).toMatch('whole numbers from 1')
})

test('a league wants two seats and two bots', async () => {
  expect((await type('league blocks')).err).toMatch('blocks has one seat')
  expect((await type('league nim --minds perfect')).err).toMatch('at least two bots')
})
