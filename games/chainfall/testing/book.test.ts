/** The table at the end of the rule book: every rule is in it, and the tests it names carry the number. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BOOK = readFileSync(`${ROOT}docs/rules/chainfall.md`, 'utf8')
const RULES = Array.from(BOOK.matchAll(/^ {4}(CF-\d+) /gm), ([, rule = '']) => rule)
const TABLE = Array.from(BOOK.matchAll(/^\| (CF-[^|]+) \| (.+) \|$/gm), ([, rules = '', shown = '']) => [numbersIn(rules), shown] as const)

/** `CF-13, 25–31`: every number, as it stands in the book. */
function numbersIn(text: string): string[] {
  return Array.from(text.matchAll(/(\d+)(?:–(\d+))?/g), ([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `CF-${String(Number(from) + n).padStart(2, '0')}`),
  ).flat()
}

test('every rule is in the table, and everything in the table is a rule', () => {
  const shown = new Set(TABLE.flatMap(([rules]) => rules))
  expect(RULES.filter(rule => !shown.has(rule))).toEqual([])
  expect([...shown].filter(rule => !RULES.includes(rule))).toEqual([])
})

test.each(TABLE)('%j: the tests named carry the numbers', (rules, shown) => {
  const files = Array.from(shown.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
  for (const file of files) expect(file, 'the table is about tests').toMatch(/\.test\.ts$/)
  const texts = files.map(file => readFileSync(`${ROOT}${file.startsWith('e2e/') ? '' : 'games/chainfall/'}${file}`, 'utf8'))
  expect(rules.filter(rule => !texts.some(text => text.includes(rule)))).toEqual([])
})
