/** The table at the end of the rule book, and the list of requirements beside this: what they name is there and speaks of it. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BOOK = readFileSync(`${ROOT}docs/rules/floodline.md`, 'utf8')
const RULES = Array.from(BOOK.matchAll(/^ {4}FL-(\d+) /gm), ([, number = '']) => Number(number))

/** First and last rule of a row, which may be one and the same, and its files. */
const TABLE = Array.from(
  BOOK.matchAll(/^\| FL-(\d+)(?:–(\d+))? \| (.+) \|$/gm),
  ([, from = '', to = from, shown = '']) =>
    [Number(from), Number(to), Array.from(shown.matchAll(/`([^`]+)`/g), ([, file = '']) => file)] as const,
)

function pathOf(file: string): string {
  return /^(docs|e2e|tools)\//.test(file) ? ROOT + file : `${ROOT}games/floodline/${file}`
}

test('every rule of the book is in one row of its table', () => {
  expect(RULES.length).toBeGreaterThan(160)
  expect(RULES.filter(rule => TABLE.filter(([from, to]) => rule >= from && rule <= to).length !== 1)).toEqual([])
})

test.each(TABLE)('rules %i to %i have tests that carry their numbers, in the files that are named', (from, to, files) => {
  for (const file of files) expect(file, 'the table is about tests').toMatch(/\.test\.tsx?$/)
  const texts = files.map(file => readFileSync(pathOf(file), 'utf8'))
  const rules = RULES.filter(rule => rule >= from && rule <= to)
  expect(rules.filter(rule => !texts.some(text => mentions(text, `FL-${rule}`)))).toEqual([])
  const idle = files.filter((_, at) => !rules.some(rule => mentions(texts[at] ?? '', `FL-${rule}`)))
  expect(idle, 'every file shows something').toEqual([])
})

const REQUIREMENTS = readFileSync(new URL('requirements.md', import.meta.url), 'utf8')
const ROWS = Array.from(REQUIREMENTS.matchAll(/^\| (FL-[A-Z]-\d\d) \| (.+) \|$/gm), ([, row = '', shown = '']) => [row, shown] as const)

test.each(ROWS)('%s: what is said to show it exists and speaks of it', (row, shown) => {
  const files = [...shown.matchAll(/`([\w./-]+\.[a-z]+)`(?: \[([^\]]+)\])?(?: \(((?:"[^"]+"(?:, )?)+)\))?/g)]
  expect(files.length).toBeGreaterThan(0)
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
