import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runPackage } from './processes.js'

/** What pure code must not say, each a file of its own. */
const sins: Readonly<Record<string, string>> = {
  chance: 'export const roll = Math.random()',
  sine: 'export const wave = Math.sin(1)',
  'square root': 'export const side = Math.sqrt(2)',
  rounding: 'export const near = Math.round(2.5)',
  'alias of Math': 'const m = Math\nexport const roll = m.random()',
  'destructured Math': 'const { floor } = Math\nexport const low = floor(1)',
  'Math by index': "export const roll = Math['random']()",
  'Math handed on': 'export const all = [Math.abs, Math]',
  power: 'export const eight = 2 ** 3',
  'power in place': 'export function grow(x: number) { x **= 2; return x }',
  date: 'export const now = Date.now()',
  'new date': 'export const now = new Date()',
  performance: 'export const now = performance.now()',
  'number format': "export const format = new Intl.NumberFormat('en')",
  locale: "export const order = 'a'.localeCompare('b')",
  'locale text': 'export const text = (1).toLocaleString()',
  'locale case': "export const text = 'i'.toLocaleUpperCase()",
  'the global object': 'export const all = globalThis',
  'a clock': 'setTimeout(() => {}, 1)',
  'somebody else’s words': 'export const words = crypto.getRandomValues(new Uint32Array(4))',
  'sort without order': 'export const order = [3, 1, 2].sort()',
  'sort without order, perhaps': 'export const order = (list?: number[]) => list?.sort()',
  'sorted copy without order': 'export const order = [3, 1, 2].toSorted()',
  'async function': '// Looks innocent.\nexport async function later() {}',
  'async arrow': 'export const later = async () => 1',
  'async method': 'export const mind = { async pick() { return 1 } }',
  'async method of a class': 'export class Mind { async pick() { return 1 } }',
  await: 'export const word = await import("./other.ts")',
  'for await': 'for await (const word of []) console.log(word)',
  promise: 'export const word = Promise.resolve(1)',
  'promise as a type': 'export type Later = Promise<number>',
  eval: "export const four = eval('2+2')",
}

/** Sins only where every game keeps its state in the state. */
const lasting: Readonly<Record<string, string>> = {
  'module variable': 'let turn = 0\nexport const next = () => turn++',
  'exported module variable': 'export let turn = 0',
  'old module variable': 'var turn = 0\nexport const next = () => turn++',
}

const innocent = `
const SIZE = 8
export const state = { Date: 1, performance: 2, async: true, Math: [] as number[] }
export function best(list: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += Math.max(0, Math.floor(list[i] / 2)) * Math.imul(SIZE, 3)
  const sorted = [...list].sort((a, b) => a - b)
  for (const key in state) sum += key.length
  return Math.abs(sum) + Math.min(...sorted) + Math.trunc(1) + Math.sign(-1) + Math.clz32(1) + Math.ceil(1) + Number(1n << 3n)
}
`

const dir = mkdtempSync(join(tmpdir(), 'lockstep-purity-'))
let complaints = new Map<string, string[]>() // by file

function put(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), `${text}\n`)
}

const fileOf = (room: string, sin: string): string => `${room}/${sin.replace(/\W+/g, '-')}.ts`

const PURE_ROOMS = ['kernel', 'kernel/deep', 'games/pebbles/rules', 'games/pebbles/minds', 'games/pebbles/levels']
const FREE_PLACES = [
  'games/pebbles/view/stage.ts',
  'games/pebbles/rules/turn.test.ts',
  'games/pebbles/testing/oracle.ts',
  'kernel/testing/soak.ts',
  'shell/app.ts',
]

beforeAll(async () => {
  for (const file of ['biome.json', 'tools/purity.grit', 'tools/stateless.grit']) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    copyFileSync(join(root, file), join(dir, file))
  }
  put('.gitignore', '')
  for (const [sin, text] of [...Object.entries(sins), ...Object.entries(lasting)]) put(fileOf('games/pebbles/rules', sin), text)
  for (const room of PURE_ROOMS) {
    put(`${room}/chance.ts`, 'export const roll = Math.random()')
    put(`${room}/innocent.ts`, innocent)
    put(`${room}/module-variable.ts`, lasting['module variable'] ?? '')
  }
  for (const place of ['games/pebbles/game.ts', 'games/pebbles/nouns.ts', ...FREE_PLACES]) put(place, 'export const roll = Math.random()')
  const { answer, output } = await runPackage('@biomejs/biome/bin/biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: dir,
  })
  if (!answer.startsWith('{')) throw new Error(output)
  complaints = read(answer)
})

afterAll(() => rmSync(dir, { recursive: true }))

function read(answer: string): Map<string, string[]> {
  const { diagnostics } = JSON.parse(answer) as { diagnostics: { severity: string; message: string; location: { path: string } }[] }
  const found = new Map<string, string[]>()
  for (const { severity, message, location } of diagnostics)
    if (severity === 'error') found.set(location.path, [...(found.get(location.path) ?? []), message])
  return found
}

describe('in rules', () => {
  test.each([...Object.keys(sins), ...Object.keys(lasting)])('%s is refused', sin => {
    expect(complaints.get(fileOf('games/pebbles/rules', sin)) ?? []).toHaveLength(1)
  })
})

test.each(PURE_ROOMS)('%s is read, and ordinary code passes', room => {
  expect(complaints.get(`${room}/chance.ts`)).toEqual([expect.stringContaining('chance comes from kernel/rng.ts')])
  expect(complaints.get(`${room}/innocent.ts`)).toBeUndefined()
})

test('game.ts and nouns.ts are read too', () => {
  expect(complaints.get('games/pebbles/game.ts')).toHaveLength(1)
  expect(complaints.get('games/pebbles/nouns.ts')).toHaveLength(1)
})

test('tests, testing, views and the shell may do as they like', () => {
  for (const place of FREE_PLACES) expect(complaints.get(place)).toBeUndefined()
})

test('the kernel may keep scratch in a module variable, a game may not', () => {
  expect(complaints.get('kernel/module-variable.ts')).toBeUndefined()
  for (const room of ['rules', 'minds', 'levels']) expect(complaints.get(`games/pebbles/${room}/module-variable.ts`)).toHaveLength(1)
})
