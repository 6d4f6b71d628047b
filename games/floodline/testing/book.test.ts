/** The table at the end of the rule book: every row is there, and what it names is there too. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BOOK = readFileSync(`${ROOT}docs/rules/floodline.md`, 'utf8')
const TABLE = new Map(Array.from(BOOK.matchAll(/^\| (FL-[A-Z]-\d\d) \| (.+) \|$/gm), ([, row = '', shown = '']) => [row, shown]))

/** What Floodline on screen has to show: vision, what is seen and heard, overlays, input, and the signs of wind. */
const ROWS: readonly string[] = [
  ...numbered('FL-A', 1, 48),
  ...numbered('FL-B', 1, 21),
  ...numbered('FL-C', 8, 12),
  ...numbered('FL-D', 1, 24),
  ...numbered('FL-H', 9, 11),
]

function numbered(part: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${part}-${String(from + i).padStart(2, '0')}`)
}

function pathOf(file: string): string {
  return /^(docs|e2e|tools)\//.test(file) ? ROOT + file : `${ROOT}games/floodline/${file}`
}

test('every row of the requirements is in the table', () => {
  expect(ROWS.filter(row => !TABLE.has(row))).toEqual([])
})

test.each([...TABLE])('%s: what is said to show it exists and speaks of it', (row, shown) => {
  const files = [...shown.matchAll(/`([\w./-]+\.[a-z]+)`(?: \[([^\]]+)\])?(?: \(((?:"[^"]+"(?:, )?)+)\))?/g)]
  expect(files.length > 0 || shown.startsWith('open: '), 'something shows it, or it is said to be open').toBe(true)
  for (const [, file = '', rules, sayings] of files) {
    expect(existsSync(pathOf(file)), file).toBe(true)
    if (!file.endsWith('.test.ts')) continue
    const tests = readFileSync(pathOf(file), 'utf8')
    const named = rules?.split(', ') ?? Array.from((sayings ?? '').matchAll(/"([^"]+)"/g), ([, said = '']) => said)
    for (const name of named.length > 0 ? named : [row]) expect(mentions(tests, name), `${name} in ${file}`).toBe(true)
  }
})

/** FL-2 is not FL-20. */
function mentions(tests: string, name: string): boolean {
  const at = tests.indexOf(name)
  if (at < 0) return false
  return /\d$/.test(name) ? new RegExp(`${name}(?!\\d)`).test(tests) : true
}
