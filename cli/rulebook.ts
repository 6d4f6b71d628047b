/** The rule book of a game, and which of its rules have a test. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../terminal/usage-error.ts'

export async function readRuleBook(root: string, game: string): Promise<string> {
  try {
    return await readFile(join(root, 'docs', 'rules', `${game}.md`), 'utf8')
  } catch {
    throw new UsageError(`${game} has no rule book yet; it would be docs/rules/${game}.md`)
  }
}

/** Numbers at the beginning of a line, or of a column of drawings, each once, in the order of the book: `NI-03  A turn takes …`. */
export function ruleNumbers(book: string): string[] {
  const numbers = book.matchAll(/^[^\p{L}\p{N}\n|]*([A-Z]{2,3}-\d+)\b| {3,}([A-Z]{2,3}-\d+) {2}/gmu)
  return [...new Set(Array.from(numbers, ([, first, beside]) => first ?? beside ?? ''))]
}

/** The names and contents of all test files of a game, as one text. */
export async function testsOf(root: string, game: string): Promise<string> {
  const folder = join(root, 'games', game)
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const tests = files.filter(file => /\.test\.tsx?$/.test(file)).sort()
  const contents = await Promise.all(tests.map(async file => `${file}\n${await readFile(join(folder, file), 'utf8')}`))
  return contents.join('\n')
}

export function untested(numbers: readonly string[], tests: string): string[] {
  const tested = new Set(Array.from(tests.matchAll(/\b[A-Z]{2,3}-\d+\b/g), found => found[0]))
  return numbers.filter(number => !tested.has(number))
}
