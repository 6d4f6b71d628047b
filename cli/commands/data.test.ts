/** The commands that print facts: games, deal, perft, rules, and what --json makes of them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { stream } from '../../kernel/rng.ts'
import { games, inFolder } from '../../terminal/testing/world.ts'
import { run, type, withDropper } from '../testing/lockstep.ts'

test('games: one row a game, with what can be asked for', async () => {
  const { code, out } = await type('games', { games: withDropper })
  expect(code).toBe(0)
  const [head, ...rows] = out.trimEnd().split('\n')
  expect(head).toMatch(/^game +seats +hz +rules +presets +levels +bots$/)
  expect(rows).toHaveLength(withDropper.length)
  const row = rows.find(line => line.startsWith('nim'))
  expect(row).toMatch(/^nim +2 +0 +2 +three-heaps, five-heaps, last-stick-loses +classic, marienbad +careless, perfect$/)
  expect(rows.find(line => line.startsWith('dropper'))).toMatch(/^dropper +1 +60 +1 +plain, practice +- +-$/)
})

test('games NAME: everything about one', async () => {
  const { out } = await type('games nim')
  for (const piece of ['two seats', 'five-heaps', '{"heaps":5', 'Marienbad', 'Never lets a won game go.']) expect(out).toContain(piece)
})

test('games --json: one document', async () => {
  const all = JSON.parse((await type('games --json')).out) as { id: string; bots: { id: string }[]; levels: { id: string }[] }[]
  expect(all.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  const found = all.find(({ id }) => id === 'nim')
  expect(found).toMatchObject({ id: 'nim', seats: 2, hz: 0, rules: 2, hints: true })
  expect(found?.bots.map(({ id }) => id)).toEqual(['careless', 'perfect'])
})

test('deal: the same seed gives the same deal, as a picture and as JSON', async () => {
  const first = await type('deal nim --seed kitchen-table')
  expect(await type('deal nim --seed kitchen-table')).toEqual(first)
  const deal = nim.deal({ heaps: 3, most: 7, misere: false }, stream('kitchen-table', 'deal'))
  expect(first.out).toContain('nim, Three heaps, seed kitchen-table')
  expect(JSON.parse(first.out.trimEnd().split('\n').at(-1) ?? '')).toEqual(deal)
  expect(first.out).toContain('a  |')
})

test('deal: without a seed every deal is new, and its seed is said', async () => {
  const seeds = new Set<string>()
  for (let time = 0; time < 5; time++) seeds.add(/seed (\S+)/.exec((await type('deal nim')).out)?.[1] ?? '')
  expect(seeds.size).toBe(5)
})

test('deal --count: each deal can be had again by its own seed', async () => {
  const { out } = await type('deal nim --preset five-heaps --count 3 --seed k --json')
  const deals = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { seed: string; deal: { heaps: number[] } })
  expect(deals.map(({ seed }) => seed)).toEqual(['k-1', 'k-2', 'k-3'])
  expect(new Set(deals.map(({ deal }) => JSON.stringify(deal))).size).toBe(3)
  const again = await type('deal nim --preset five-heaps --seed k-2 --json')
  expect(JSON.parse(again.out)).toEqual(deals[1])
})

test('deal --level and --setup', async () => {
  expect((await type('deal nim --level classic')).out).toContain('{"first":0,"heaps":[3,4,5],"misere":false}')
  const { out } = await run(['deal', 'nim', '--setup', '{"heaps":1,"most":1,"misere":true}', '--json'])
  expect(JSON.parse(out)).toMatchObject({ deal: { heaps: [1], misere: true }, setup: { heaps: 1 } })
})

test('the name of a preset may be written as in the menu', async () => {
  expect((await run(['deal', 'nim', '--preset', 'Five heaps', '--seed', 'a'])).out).toBe(
    (await type('deal nim --preset five-heaps --seed a')).out,
  )
})

test('perft: the counts of the classic heaps', async () => {
  const { code, out } = await type('perft nim --level classic --depth 4 --json')
  expect(code).toBe(0)
  // 12 first takes; 113 = 12 × 12 less the sticks that are gone.
  expect((JSON.parse(out) as { counts: number[] }).counts).toEqual([12, 113, 810, 4338])
  const rows = (await type('perft nim --level classic --depth 4')).out.trimEnd().split('\n').slice(-4)
  expect(rows.map(row => row.trim().split(/ +/).slice(0, 2))).toEqual([
    ['1', '12'],
    ['2', '113'],
    ['3', '810'],
    ['4', '4338'],
  ])
})

test('perft: games that have ended are not counted', async () => {
  const { out } = await run(['perft', 'nim', '--setup', '{"heaps":1,"most":1,"misere":false}', '--depth', '3', '--json'])
  expect((JSON.parse(out) as { counts: number[] }).counts).toEqual([1, 0, 0])
})

test('perft: the same command prints the same numbers', async () => {
  expect((await type('perft nim --json')).out).toBe((await type('perft nim --json --seed 1')).out)
})

test('rules: the rule book, as it is in the documents', async () => {
  const { code, out } = await type('rules nim', { width: Number.POSITIVE_INFINITY })
  expect(code).toBe(0)
  expect(out).toContain('NI-03  A turn takes one stick or more from one heap.')
  expect(JSON.parse((await type('rules nim --json')).out)).toMatchObject({
    game: 'nim',
    rules: ['NI-01', 'NI-02', 'NI-03', 'NI-04', 'NI-05'],
  })
})

test('rules --missing: numbers that stand in no test', async () => {
  await inFolder(async root => {
    await mkdir(join(root, 'docs', 'rules'), { recursive: true })
    await mkdir(join(root, 'games', 'nim', 'rules'), { recursive: true })
    await writeFile(
      join(root, 'docs', 'rules', 'nim.md'),
      '# Nim\n\n    NI-01  One, see NI-09.\n\nNI-02  Two.\n- **NI-03** Three.\n    NI-04  Four.\n',
    )
    await writeFile(join(root, 'games', 'nim', 'rules', 'turn.test.ts'), "test('[NI-01] one', () => {})\n")
    await writeFile(join(root, 'games', 'nim', 'rules', 'NI-03.test.ts'), '')
    await writeFile(join(root, 'games', 'nim', 'rules', 'turn.ts'), '// [NI-02]\n')
    const missing = await type('rules nim --missing', { root })
    expect(missing).toEqual({ code: 1, out: 'NI-02\nNI-04\n', err: '' })
    expect(JSON.parse((await type('rules nim --missing --json', { root })).out)).toMatchObject({ missing: ['NI-02', 'NI-04'] })
    await writeFile(join(root, 'games', 'nim', 'rules', 'more.test.ts'), "test('[NI-02] [NI-04] more', () => {})\n")
    expect(await type('rules nim --missing', { root })).toEqual({ code: 0, out: 'nim: all 4 rules have a test\n', err: '' })
  })
})

test('rules: a game without a rule book says where it would be', async () => {
  const { code, err } = await type('rules dropper', { games: withDropper })
  expect(code).toBe(2)
  expect(err).toContain('docs/rules/dropper.md')
})

test('a game without levels says so', async () => {
  const { err } = await type('deal dropper --level one', { games: withDropper })
  expect(err).toContain('dropper has no level "one"; there are no levels')
})
