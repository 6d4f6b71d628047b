import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage-error.ts'

const command: Command = {
  name: 'try',
  usage: 'GAME',
  examples: [],
  options: { level: { value: 'ID', about: '' }, count: { value: 'N', about: '' }, json: { about: '' } },
  words: { least: 1, most: 1, missing: 'a game' },
  run: async () => 0,
}

function read(...argv: string[]): ReturnType<typeof readArguments> {
  return readArguments(command, argv)
}

test('words and options, in any order', () => {
  const given = read('--level', 'classic', 'nim', '--json')
  expect(given?.words).toEqual(['nim'])
  expect(given?.text('level')).toBe('classic')
  expect(given?.has('json')).toBe(true)
  expect(given?.has('count')).toBe(false)
})

test('a value may follow an equals sign, and may then begin with a dash', () => {
  expect(read('nim', '--level=-x')?.text('level')).toBe('-x')
})

test('a lone dash is a word: the standard input', () => {
  expect(read('-')?.words).toEqual(['-'])
})

test('what follows two dashes are words', () => {
  expect(read('--', '--json')?.words).toEqual(['--json'])
})

test('help is asked for in two ways, whatever else is there', () => {
  expect(read('--help')).toBeNull()
  expect(read('nim', '-h')).toBeNull()
})

test.each([
  [['nim', '--lvel', 'x'], 'there is no option --lvel; did you mean --level? (try takes --level, --count, --json, --help)'],
  [['nim', '-x'], 'there is no option -x'],
  [['nim', '--constructor'], 'there is no option --constructor'],
  [['nim', '--level'], '--level wants a value (ID)'],
  [['nim', '--level', '--json'], 'write --level=--json'],
  [['nim', '--json=yes'], '--json stands alone; it takes no value, and "yes" was given'],
  [['nim', '--level', 'a', '--level', 'b'], '--level is given twice'],
  [[], 'try wants a game: lockstep try GAME'],
  [['nim', 'chess'], 'try does not know what to do with "chess"'],
])('%j is refused in a sentence', (argv, because) => {
  expect(() => read(...argv)).toThrow(UsageError)
  expect(() => read(...argv)).toThrow(because)
})

test('numbers keep within their limits', () => {
  expect(read('nim')?.whole('count', 1, 9, 4)).toBe(4)
  expect(read('nim', '--count', '9')?.whole('count', 1, 9, 4)).toBe(9)
  for (const odd of ['0', '10', '1.5', '1e3', 'many', ' 3', '9'.repeat(40)])
    expect(() => read('nim', `--count=${odd}`)?.whole('count', 1, 9, 4)).toThrow(`--count wants a whole number from 1 to 9, not "${odd}"`)
})

test('options that exclude each other', () => {
  expect(() => read('nim', '--json', '--level', 'x')?.onlyOneOf('level', 'json')).toThrow('--level and --json cannot go together')
  expect(() => read('nim', '--json')?.onlyOneOf('level', 'json')).not.toThrow()
})
