import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { inFolder, type } from '../testing/world.ts'

test('puzzles: mined from the seed, the same ones every time', () =>
  inFolder(async root => {
    const folder = join(root, 'games', 'chainfall', 'levels')
    await mkdir(folder, { recursive: true })
    const { code, out } = await type('puzzles chainfall --preset bare --count 1 --seed again', { games, root })
    expect(code).toBe(0)
    await type('puzzles chainfall --preset bare --count 1 --seed again --write', { games, root })
    expect(await readFile(join(folder, 'puzzles.json'), 'utf8')).toBe(`${out.trimEnd()}\n`)
    expect((JSON.parse(out) as { rules: string }[]).map(({ rules }) => rules)).toEqual(['Bare'])
  }))

test('puzzles are mined in chainfall, of the rule sets that have some', async () => {
  expect((await type('puzzles chainfall --preset v1', { games })).err).toMatch('there are puzzles of bare, duel5, cascade')
  expect((await type('puzzles nim')).err).toMatch('not in nim')
})
