import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Results } from './results.ts'
import type { Subject } from './subject.ts'

const folder = mkdtempSync(join(tmpdir(), 'lockstep-results-'))
const path = join(folder, 'results.jsonl')
afterEach(() => rmSync(path, { force: true }))

const level = (id: string, hash: string): Subject => ({ id, hash }) as Subject
const A = level('a', 'aaaa')

test('what was found out is there the next time, for this very level and no other', () => {
  new Results(path).add(A, 'chance', { won: 3 })
  const results = new Results(path)
  expect(results.get(A, 'chance')).toEqual({ won: 3 })
  expect(results.get(A, 'recovery')).toBeNull()
  const edited = level('a', 'bbbb')
  expect(results.get(edited, 'chance')).toBeNull()
  expect(results.isOld(edited, 'chance')).toBe(true)
  expect(results.isOld(level('c', 'cccc'), 'chance')).toBe(false)
})

test('tidied, the file is in the order of the levels and has nothing of levels that are gone', () => {
  const results = new Results(path)
  const b = level('b', 'bbbb')
  results.add(b, 'chance', { won: 1 })
  results.add(level('gone', 'cccc'), 'chance', { won: 2 })
  results.add(A, 'recovery', { won: 3 })
  results.add(A, 'chance', { won: 4 })
  results.tidy([
    { subject: A, jobs: ['chance', 'recovery'] },
    { subject: b, jobs: ['chance'] },
  ])
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { level: string; job: string }).level)).toEqual(['a', 'a', 'b'])
  expect(new Results(path).get(A, 'chance')).toEqual({ won: 4 })
})
