import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type } from '../../../cli/testing/lockstep.ts'
import { inFolder } from '../../../terminal/testing/world.ts'
import { figuresOf, mean, sameness, shareOf, wilson } from './figures.ts'
import { markdown } from './report.ts'

function noted(margin: number, cards: readonly [number, number] = [0, 0]) {
  const winner = margin > 0 ? ('first' as const) : ('second' as const)
  return { margin, winner, ending: margin === 0 ? 'tie' : 'points', turns: 10, scored: [8, 2], waves: [3, 1], cards }
}

test('shares and means have intervals that hold them', () => {
  expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3)
  expect(wilson(0, 10).low).toBeCloseTo(0, 6)
  expect(wilson(0, 10).high).toBeGreaterThan(0.2)
  expect(mean([1, 2, 3, 4]).value).toBe(2.5)
  expect(mean([1, 2, 3, 4]).low).toBeLessThan(1.5)
})

test('luck is how alike two results of one deal are', () => {
  expect(sameness(Array.from({ length: 50 }, (_, n) => [n, n] as const)).value).toBeCloseTo(1)
  const unlike = sameness(Array.from({ length: 400 }, (_, n) => [n % 7, (n * 5) % 11] as const))
  expect(Math.abs(unlike.value)).toBeLessThan(0.1)
  // a deal that gives six points to whoever goes first: all luck alone, none in mirrored pairs
  const lucky = [6, -6, 4, -4, 2, -2].map(margin => [noted(margin), noted(margin), noted(margin), noted(margin)] as const)
  expect(figuresOf(lucky, []).luckSingle.value).toBeCloseTo(1)
  expect(figuresOf(lucky, []).luckMirrored.value).toBe(0)
})

test('four games that are one say as much as one', () => {
  const half = Array.from({ length: 100 }, (_, deal) => (deal % 2 === 0 ? 4 : 0))
  expect(shareOf(half).value).toBe(0.5)
  expect(shareOf(half).low).toBeCloseTo(wilson(50, 100).low, 2)
  // two of four in every deal: nothing varies, and still no surer than as many games apart
  expect(shareOf(new Array<number>(100).fill(2)).low).toBeCloseTo(wilson(200, 400).low, 6)
  expect(shareOf([0, 0]).value).toBe(0)
})

test('cards are counted by player, and worth what those who played them did better', () => {
  const { cards, firstWins, ties, chains } = figuresOf(
    [[noted(4, [1, 0]), noted(2, [1, 0]), noted(3, [1, 0]), noted(0)]],
    ['reinforce', 'accelerate'],
  )
  expect(cards[0]?.played.value).toBeCloseTo(3 / 8)
  expect(cards[0]?.worth.value).toBeGreaterThan(3)
  expect(cards[1]?.played.value).toBe(0)
  expect([firstWins.value, ties.value]).toEqual([0.75, 0.25])
  expect(chains).toEqual([0.75, 0.25])
})

test('a draw is nobody’s win: it is said, and counts half when it is asked whether going first matters', () => {
  const drawn = { ...noted(0), winner: 'nobody' as const, ending: 'draw' }
  const quartets = Array.from({ length: 50 }, () => [noted(1), noted(-1), drawn, drawn] as const)
  const figures = figuresOf(quartets, [])
  expect([figures.firstWins.value, figures.drawn.value, figures.firstShare.value]).toEqual([0.25, 0.5, 0.5])
  const report = markdown({ name: 'a', file: 'a', mind: 'match', steps: 0, command: 'npx lockstep balance chainfall', figures })
  expect(report).toContain('Nobody can tell from these games that going first matters')
  expect(report).toContain('Equal points, in 50.0 % of the games, are a draw.')
  expect(report).toContain('| drawn | 50.0 % (')
  expect(report).not.toContain('loses those')
})

test('balance: the same games give the same report, in one sitting or in two', () =>
  inFolder(async folder => {
    const file = join(folder, 'balance.jsonl')
    const line = `balance chainfall --preset bare --mind match --games 24 --file ${file} --json`
    const whole = await type(line)
    expect(whole.code).toBe(0)
    expect(JSON.parse(whole.out)).toMatchObject({ name: 'bare', mind: 'match', figures: { games: 24 } })
    const lines = await readFile(file, 'utf8')
    await writeFile(file, `${lines.split('\n').slice(0, 2).join('\n')}\n`)
    expect((await type(line)).out).toBe(whole.out)
  }))

test('balance --write: a table and its plots', () =>
  inFolder(async root => {
    await mkdir(join(root, 'docs'))
    await type('balance chainfall --mind blaze --games 8 --write', { root })
    expect((await readdir(join(root, 'docs', 'balance'))).sort()).toEqual(['v1-cards.svg', 'v1-chains.svg', 'v1-margins.svg', 'v1.md'])
    expect(await readFile(join(root, 'docs', 'balance', 'v1.md'), 'utf8')).toMatch(/\| the first player wins \| \d/)
    expect(await readFile(join(root, 'docs', 'balance', 'v1.md'), 'utf8')).toMatch(/going first|Going first/)
    await type('balance chainfall --preset bare --mind match --games 8 --write', { root })
    expect(await readdir(join(root, 'docs', 'balance'))).toContain('bare-match.md')
    expect(await readFile(join(root, 'docs', 'balance', 'v1-chains.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<rect [\s\S]*<\/svg>\n$/)
  }))

test('balance is about chainfall', async () => {
  expect((await type('balance nim')).err).toMatch('not in nim')
})
