import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseName } from './new-game.js'
import { type Ran, root, run } from './processes.js'

const NOT_COPIED = new Set(['node_modules', '.git', 'dist', '.cache', 'test-results'])

const dir = mkdtempSync(join(tmpdir(), 'lockstep-new-game-'))
/** Which tests we are of is nothing to the tests of the copy. */
const { LOCKSTEP_UNIT: _, ...OUTSIDE } = process.env
const inCopy = (program: string, ...args: string[]): Promise<Ran> => run(process.execPath, [program, ...args], { cwd: dir, env: OUTSIDE })
let made: Ran

beforeAll(async () => {
  cpSync(root, dir, { recursive: true, filter: path => !NOT_COPIED.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction')
  made = await inCopy('tools/new-game.js', 'pebbles')
})

afterAll(() => rmSync(dir, { recursive: true }))

test('the copy says what it added', () => {
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/adds {5}games\/pebbles\/game\.ts[\s\S]*changes {2}shell\/stages\.ts/),
  })
})

test('nothing of the copy is still called nim', () => {
  const text = ['game.ts', 'nouns.ts', 'rules/turn.ts', 'README.md']
    .map(file => readFileSync(join(dir, 'games/pebbles', file), 'utf8'))
    .join('\n')
  expect(text).not.toMatch(/\bnim|Nim|NI-/)
  expect(text).toContain('export const pebbles: Game<Pebbles>')
  expect(text).toContain('[PE-03]')
})

/** What a check of the whole project has to say about the copy and the lists. The rest is checked elsewhere. */
function aboutCopy(output: string): string[] {
  return output.split('\n').filter(line => /pebbles|games\/index|shell\/stages/.test(line))
}

test('the copy compiles', async () => {
  const { output } = await inCopy('node_modules/typescript/bin/tsc', '-b', '--pretty', 'false')
  expect(aboutCopy(output)).toEqual([])
  expect(existsSync(join(dir, '.cache/types/pure/games/pebbles/game.d.ts'))).toBe(true)
})

test('the copy keeps the contract, and its own tests pass', async () => {
  const contract = await inCopy('node_modules/vitest/vitest.mjs', 'run', 'games/contract.test.ts', '-t', 'pebbles')
  expect(contract.code, contract.output).toBe(0)
  expect(contract.output).toMatch(/2 passed/)
  const own = await inCopy('node_modules/vitest/vitest.mjs', 'run', 'games/pebbles')
  expect(own.code, own.output).toBe(0)
  expect(own.output).toMatch(/games\/pebbles\/rules/)
})

test('the copy keeps the import table', async () => {
  const { output } = await inCopy('tools/boundaries.js')
  expect(aboutCopy(output)).toEqual([])
  expect(output).toMatch(/^\d+ modules, \d+ faults$/m)
})

test('the copy is formatted', async () => {
  const { code, output } = await inCopy('node_modules/@biomejs/biome/bin/biome', 'ci', 'games/pebbles', 'games/index.ts', 'shell/stages.ts')
  expect(code, output).toBe(0)
})

test('names that cannot be, or are there already, are refused with a sentence', async () => {
  for (const name of ['', 'x', 'Pebbles', 'peb-bles', '9men', 'a b', '../x', 'p'.repeat(21)])
    expect(refuseName(name), name).toContain('cannot be a game')
  expect(refuseName('class')).toBe('"class" means something in the language already; another word, please.')
  expect(refuseName('nim')).toBe('There is a games/nim already.')
  expect(await inCopy('tools/new-game.js', 'pebbles')).toMatchObject({ code: 1, output: 'There is a games/pebbles already.\n' })
  expect(await inCopy('tools/new-game.js')).toMatchObject({ code: 1, output: 'usage: npm run new-game NAME [-- --dry-run]\n' })
})

test('a dry run says the same and writes nothing', async () => {
  const { code, output } = await inCopy('tools/new-game.js', 'shells', '--dry-run')
  expect(code).toBe(0)
  expect(output).toContain('adds     games/shells/game.ts')
  expect(existsSync(join(dir, 'games/shells'))).toBe(false)
})
