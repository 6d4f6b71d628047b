import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type } from '../../../cli/testing/lockstep.ts'
import * as tool from './recorded-resolves.ts'

test('a difference is told with its seed, and counted', () => {
  const found = [
    { seed: 'a', resolve: 1, tick: 5, hash: '01' },
    { seed: 'b', resolve: 2, tick: 9, hash: '02' },
    { seed: 'c', resolve: 1, tick: 7, hash: '03' },
  ]
  expect(tool.compareResolves(found, found)).toEqual({ same: 3, of: 3, first: null })
  const recorded = found.map(one => (one.seed === 'b' ? { ...one, hash: 'ff' } : one))
  expect(tool.compareResolves(recorded, found)).toEqual({ same: 2, of: 3, first: { found: found[1], recorded: recorded[1] } })
  expect(tool.compareResolves(found.slice(0, 2), found)).toEqual({ same: 2, of: 3, first: { found: found[2], recorded: null } })
})

test('recording writes a hundred lines that are read back as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-determinism-'))
  try {
    const file = pathToFileURL(join(folder, 'golden.json'))
    expect(tool.recordedResolves(file)).toBeNull()
    expect(tool.recordResolves(file)).toBe(100)
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(102)
    const recorded = tool.recordedResolves(file) ?? []
    expect(new Set(recorded.map(({ hash }) => hash)).size).toBe(100)
    expect(tool.compareResolves(recorded)).toEqual({ same: 100, of: 100, first: null })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('lockstep determinism: as recorded', async () => {
  expect(await type('determinism')).toEqual({ code: 0, out: 'ok  100 of 100 resolves as recorded\n', err: '' })
  expect(JSON.parse((await type('determinism --json')).out)).toEqual({ same: 100, of: 100, first: null })
})
