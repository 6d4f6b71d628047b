import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listed, prefixFor, renamed } from './new-game.js'

test('whole words are renamed and parts of words are not', () => {
  const text = "import { nim } from './nim/game.ts' // Nim, NimRefusal, nimbus, animal, denim, .nim-heap [NI-03] UNI-1"
  expect(renamed(text, 'go', 'GO')).toBe(
    "import { go } from './go/game.ts' // Go, GoRefusal, nimbus, animal, denim, .go-heap [GO-03] UNI-1",
  )
})

test('rule numbers get two letters that no other rule book uses', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lockstep-new-game-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const books = join(dir, 'books/docs/rules')
  mkdirSync(books, { recursive: true })
  expect(prefixFor('pebbles', join(dir, 'books'))).toBe('PE')
  writeFileSync(join(books, 'peat.md'), 'PE-01  There is peat.')
  expect(prefixFor('pebbles', join(dir, 'books'))).toBe('PB')
})

test('a list that looks different is left to people', () => {
  expect(() => listed('export const games = []\n', 'games/index.ts', 'pebbles')).toThrow('add pebbles there by hand')
})

test('the new entry comes last, also behind entries of several lines', () => {
  const text = 'const stages = {\n  nim: {\n    stage: () => nim(),\n  },\n  blocks: { stage: 1 },\n}\n'
  expect(listed(text, 'shell/stages.ts', 'go')).toBe(
    'const stages = {\n  nim: {\n    stage: () => nim(),\n  },\n  blocks: { stage: 1 },\n  go: {\n    stage: () => go(),\n  },\n}\n',
  )
})
