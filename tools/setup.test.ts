import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreesWithLock, assertNode, ensureBuilt, ensureInstalled, findBrowser, onThePath, sourcesDigest, Unprepared } from './setup.js'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lockstep-setup-'))
})

afterEach(() => {
  rmSync(dir, { recursive: true })
  vi.unstubAllEnvs()
})

function put(path: string, text: string): string {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

function lock(packages: object): string {
  return JSON.stringify({ packages })
}

test('a Node that is too old is told so in one sentence', () => {
  expect(() => assertNode('20.18.3')).toThrow('Lockstep needs Node 20.19 or newer, and this is Node 20.18.3.')
  expect(() => assertNode('18.20.0')).toThrow(Unprepared)
  expect(() => assertNode('20.19.0')).not.toThrow()
  expect(() => assertNode('24.0.0')).not.toThrow()
})

test('what npm put there is compared with the lock file, package by package', () => {
  const wanted = lock({
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '2.0.0', optional: true },
  })
  expect(agreesWithLock(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
  expect(agreesWithLock(wanted, lock({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false)
  expect(agreesWithLock(wanted, lock({}))).toBe(false)
  expect(agreesWithLock(wanted, null)).toBe(false)
})

test('packages that are there are left alone, without asking anybody', async () => {
  put('package-lock.json', lock({ '': {}, 'node_modules/a': { version: '1.0.0' } }))
  put('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }))
  const said = vi.spyOn(console, 'log')

  await ensureInstalled(dir)
  await ensureInstalled(dir)

  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('the page is built again when its sources change, and not when only tests do', async () => {
  put('kernel/rng.ts', 'one')
  put('index.html', 'page')
  const before = sourcesDigest(dir)

  put('kernel/rng.test.ts', 'a test')
  put('kernel/testing/soak.ts', 'a test')
  expect(sourcesDigest(dir)).toBe(before)

  put('kernel/rng.ts', 'two')
  const changed = sourcesDigest(dir)
  expect(changed).not.toBe(before)

  put('shell/app/app.tsx', 'new')
  expect(sourcesDigest(dir)).not.toBe(changed)
})

test('a page that is up to date is not built', async () => {
  put('index.html', 'page')
  put('dist/.lockstep-built', sourcesDigest(dir))
  const said = vi.spyOn(console, 'log')

  await ensureBuilt(dir)

  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('the browser named in LOCKSTEP_CHROMIUM is used, and must exist', () => {
  vi.stubEnv('LOCKSTEP_CHROMIUM', put('my-chromium', ''))
  expect(findBrowser()).toBe(join(dir, 'my-chromium'))

  vi.stubEnv('LOCKSTEP_CHROMIUM', join(dir, 'nowhere'))
  expect(() => findBrowser()).toThrow(`LOCKSTEP_CHROMIUM names ${join(dir, 'nowhere')}, and there is no such file.`)
})

test('programs are looked for along the path', () => {
  const name = process.platform === 'win32' ? 'chromium.exe' : 'chromium'
  chmodSync(put(`second/${name}`, ''), 0o755)
  mkdirSync(join(dir, 'first', name), { recursive: true })
  vi.stubEnv('PATH', [join(dir, 'missing'), join(dir, 'first'), join(dir, 'second')].join(delimiter))
  expect(onThePath('chromium')).toBe(join(dir, 'second', name))
  expect(onThePath('netscape')).toBeNull()
})
