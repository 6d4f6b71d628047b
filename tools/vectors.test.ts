import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VectorAdapter } from './vector-adapter.ts'
import { collect, runVectors } from './vectors.ts'

let dir = ''
let said: string[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lockstep-vectors-'))
  said = []
  const keep = (line: string): void => void said.push(line)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
})

afterEach(() => {
  rmSync(dir, { recursive: true })
  vi.restoreAllMocks()
})

function put(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

/** Reads `{ "vector name": verdict }`. */
const adding: VectorAdapter = {
  folder: 'adding',
  run: (_path, json) =>
    Object.entries(json as Record<string, 'passed' | 'failed' | 'rejected'>).map(([name, verdict]) => ({
      name,
      verdict,
      because: `it ${verdict}`,
    })),
}

test('every file of a folder is run, also in folders below, and counted', async () => {
  put('adding/one.json', '{"a": "passed", "b": "passed"}')
  put('adding/deep/two.json', '{"c": "passed"}')
  put('adding/README.md', 'not a vector')

  expect(await runVectors(dir, { adapters: Promise.resolve([adding]) })).toBe(0)
  expect(said).toEqual(['adding/deep/two.json: 1 passed', 'adding/one.json: 2 passed', 'vectors: 3 passed, 0 failed'])
})

test('a failed vector is named, with the reason, and fails the run', async () => {
  put('adding/one.json', '{"a": "passed", "b": "failed"}')

  expect(await runVectors(dir, { adapters: Promise.resolve([adding]) })).toBe(1)
  expect(said).toContain('    failed b: it failed')
  expect(said.at(-1)).toBe('vectors: 1 passed, 1 failed')
})

test('a vector that our rules decided otherwise is listed and does not fail the run', async () => {
  put('adding/one.json', '{"a": "passed", "b": "rejected"}')

  expect(await runVectors(dir, { adapters: Promise.resolve([adding]) })).toBe(0)
  expect(said).toEqual([
    'adding/one.json: 1 passed, 1 rejected',
    '    rejected b: it rejected',
    'vectors: 1 passed, 0 failed (1 more rest on choices that our rules made otherwise)',
  ])
})

test('a folder that no game can read is said to have no adapter yet', async () => {
  put('stones/one.json', '{}')

  expect(await runVectors(dir, { adapters: Promise.resolve([adding]) })).toBe(0)
  expect(said).toEqual(['stones/: no adapter yet', 'vectors: 0 passed, 0 failed'])
})

test('broken JSON, an adapter that throws and a file without vectors are failures of that file alone', () => {
  put('adding/broken.json', '{"a": ')
  put('adding/empty.json', '{}')
  put('adding/fine.json', '{"a": "passed"}')
  put('throwing/one.json', '[]')
  const throwing: VectorAdapter = {
    folder: 'throwing',
    run: () => {
      throw new Error('no such board')
    },
  }

  const { files, passed, failed } = collect(dir, [adding, throwing])

  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 })
  expect(files.map(({ results }) => results[0]?.because)).toEqual([
    expect.stringMatching(/^this is not JSON: /),
    'no vector was found in it',
    'it passed',
    'it could not be run: no such board',
  ])
})

test('for programs there is JSON', async () => {
  put('adding/one.json', '{"a": "passed"}')

  await runVectors(dir, { json: true, adapters: Promise.resolve([adding]) })

  expect(JSON.parse(said.join('\n'))).toMatchObject({ passed: 1, failed: 0, strangers: [], files: [{ file: 'adding/one.json' }] })
})

test('a folder that does not exist is a sentence and exit code 2', async () => {
  expect(await runVectors(join(dir, 'nowhere'), { adapters: Promise.resolve([]) })).toBe(2)
  expect(said).toEqual([`there is no folder ${join(dir, 'nowhere')}`])
})
