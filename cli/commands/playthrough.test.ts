import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { perform, readRecipe } from '../../kernel/testing/playthrough.ts'
import { entryOf, inFolder } from '../../terminal/testing/world.ts'
import { run, type, withDropper } from '../testing/lockstep.ts'

test('actions are made by whoever is to move, refused ones included', async () => {
  const { code, out } = await run(['playthrough', 'nim', '--level', 'classic', '--actions', 'a2 b9 b4', '--title', 'Too  many'])
  expect(code).toBe(0)
  expect(out.startsWith('# Too many\ngame nim\ndeal {')).toBe(true)
  expect(out.match(/^[01]> \S+/gm)).toEqual(['0> a2', '1> b9', '1> b4'])
  expect(out).toContain('refused, too-many: heap b has only 4')
})

test('the transcript performs itself again, from a level, a preset or nothing', async () => {
  for (const how of ['--level marienbad', '--preset five-heaps --seed x', '--length 3']) {
    const { out } = await type(`playthrough nim ${how}`)
    const recipe = readRecipe(out)
    if ('because' in recipe) throw new Error(recipe.because)
    expect(recipe.actions.length).toBeGreaterThan(1)
    expect(perform(nim, recipe)).toBe(out)
  }
})

test('without actions, the seed picks them', async () => {
  const first = await type('playthrough nim --seed 7')
  expect(await type('playthrough nim --seed 7')).toEqual(first)
  expect((await type('playthrough nim --seed 8')).out).not.toBe(first.out)
  expect((await type('playthrough nim')).out).toBe((await type('playthrough nim --seed 1')).out)
})

test('with ticks, time passes where it is told to', async () => {
  const { code, out } = await run(['playthrough', 'dropper', '--actions', 'wait 7; down; wait 3; down'], { games: withDropper })
  expect(code).toBe(0)
  expect(out.match(/^\d+ 0> \S+/gm)).toEqual(['7 0> down', '10 0> down'])
})

test('nothing can be done after the end', async () => {
  const argv = ['playthrough', 'nim', '--setup', '{"heaps":1,"most":1,"misere":false}', '--actions', 'a1 a1']
  expect(await run(argv)).toMatchObject({ code: 2, err: 'lockstep: "a1" comes after the end of the game\n' })
})

test('--json carries the recipe and the text', async () => {
  const { out } = await type('playthrough nim --level classic --actions a2 --json')
  expect(JSON.parse(out)).toMatchObject({
    game: 'nim',
    deal: { heaps: [3, 4, 5] },
    actions: [{ seat: 0, text: 'a2' }],
    text: expect.stringContaining('0> a2'),
  })
})

async function withKept(work: (root: string, file: string) => Promise<void>): Promise<void> {
  await inFolder(async root => {
    const folder = join(root, 'games', 'nim', 'playthroughs')
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'short.txt')
    await writeFile(file, (await run(['playthrough', 'nim', '--level', 'classic', '--actions', 'a2 b4'])).out)
    await writeFile(join(folder, 'README.md'), 'not a playthrough')
    await work(root, file)
  })
}

test('--check: kept ones that perform as before', async () => {
  await withKept(async root => {
    expect(await type('playthrough --check', { root })).toEqual({ code: 0, out: 'ok  games/nim/playthroughs/short.txt\n', err: '' })
  })
})

test('--check: a changed rule shows as a difference, and nothing is written', async () => {
  await withKept(async (root, file) => {
    const before = await readFile(file, 'utf8')
    const games = [entryOf({ ...nim, text: () => 'no picture' })]
    const { code, out } = await type('playthrough nim --check', { root, games })
    expect(code).toBe(1)
    expect(out).toContain('changed  games/nim/playthroughs/short.txt\n  line 6:\n')
    expect(out).toContain('  - a  | | |')
    expect(out).toContain('  + no picture')
    expect(await readFile(file, 'utf8')).toBe(before)
  })
})

test('--update rewrites what changed, and then it checks', async () => {
  await withKept(async (root, file) => {
    const games = [entryOf({ ...nim, text: () => 'no picture' })]
    expect(await type('playthrough --update', { root, games })).toMatchObject({
      code: 0,
      out: 'rewritten  games/nim/playthroughs/short.txt\n',
    })
    expect(await readFile(file, 'utf8')).toContain('no picture')
    expect((await type('playthrough --check', { root, games })).code).toBe(0)
    expect((await type('playthrough --check', { root })).code).toBe(1)
  })
})

test('--check: a file that is no playthrough, or one of another game, or with a deal that cannot be', async () => {
  await withKept(async (root, file) => {
    const text = await readFile(file, 'utf8')
    const found = async (contents: string): Promise<unknown> => {
      await writeFile(file, contents)
      const { code, out } = await type('playthrough --check --json', { root })
      expect(code).toBe(1)
      return JSON.parse(out)
    }
    expect(await found('hello\n')).toMatchObject([{ found: 'unreadable', detail: expect.stringContaining('begins with "# title"') }])
    expect(await found(text.replace('game nim', 'game go'))).toMatchObject([
      { found: 'unreadable', detail: expect.stringContaining('about go') },
    ])
    expect(await found(text.replace('[3,4,5]', '[3,4,99]'))).toMatchObject([
      { found: 'unreadable', detail: expect.stringContaining('from 0 to 15') },
    ])
  })
})

test('--check: nothing kept is nothing wrong', async () => {
  await inFolder(async root => {
    expect(await type('playthrough --check', { root })).toEqual({ code: 0, out: 'no playthroughs are kept yet\n', err: '' })
  })
})
