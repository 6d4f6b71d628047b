import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findPostgres, findRedis } from './servers.js'

const dir = mkdtempSync(join(tmpdir(), 'lockstep-servers-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

test('one that is named is taken, and one that is not there is a sentence', () => {
  mkdirSync(dir, { recursive: true })
  for (const name of ['initdb', 'redis-server']) writeFileSync(join(dir, name), '')
  vi.stubEnv('LOCKSTEP_POSTGRES', dir)
  vi.stubEnv('LOCKSTEP_REDIS', join(dir, 'redis-server'))
  expect(findPostgres()).toBe(dir)
  expect(findRedis()).toBe(join(dir, 'redis-server'))
  rmSync(dir, { recursive: true })
  expect(() => findPostgres()).toThrow(`LOCKSTEP_POSTGRES names ${dir}, and there is no initdb in it.`)
  expect(() => findRedis()).toThrow(`LOCKSTEP_REDIS names ${join(dir, 'redis-server')}, and there is no such file.`)
})
