import { expect, test } from 'vitest'
import { crowded, folders } from './crowded.js'
import { planted } from './testing/planted.ts'

const many = (count: number, path: (nth: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [path(nth), '']))

test('more than thirty names in a folder are found; tests beside their files, and data, do not count', () => {
  const files = {
    ...many(30, nth => `games/pebbles/view/a${nth}.ts`),
    ...many(30, nth => `games/pebbles/view/a${nth}.test.ts`),
    ...many(99, nth => `docs/screenshots/${nth}.png`),
    ...many(99, nth => `games/pebbles/playthroughs/${nth}.txt`),
  }
  expect(crowded(planted(files))).toEqual([])
  const root = planted({ ...files, 'games/pebbles/view/one-more.ts': '' })
  expect(crowded(root).map(({ says }) => says)).toEqual(['games/pebbles/view:1 has 31 names, and 30 can be read aloud'])
  expect(folders(root)[0]).toEqual({ folder: 'games/pebbles/view', files: 61, names: 31 })
})

test.each([
  ['function long() {', '}', 'long'],
  ['export const long = () => {', '}', 'a function'],
  ['class A {\n  #long() {', '}}', 'long'],
  ['class A {\n  long() {', '}}', 'long'],
  ['export const a = {\n  long() {', '}}', 'long'],
  ['// ä, of two bytes\nexport default function* long() {', '}', 'long'],
])('%s … of 81 lines is found, one of 80 is not', (begin, end, name) => {
  const line = begin.split('\n').length
  const body = (lines: number): string => `${begin}\n${'  f()\n'.repeat(lines - 2)}${end}\n`
  expect(crowded(planted({ 'ui/a.ts': body(80) }))).toEqual([])
  expect(crowded(planted({ 'ui/a.test.ts': body(81), 'tools/a.ts': body(81) }))).toEqual([])
  expect(crowded(planted({ 'ui/a.ts': body(81) })).map(({ says }) => says)).toEqual([
    `ui/a.ts:${line} ${name} has 81 lines, and 80 can be seen at once`,
  ])
})
