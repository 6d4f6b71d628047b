import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serve } from './main.ts'

const HOST = '127.0.0.1'
let root: string
let served: Served

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lockstep-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>the page</title>')
  await writeFile(join(root, 'assets', 'code-1a2b3c4d.js'), 'export {}')
  await writeFile(join(root, 'theme.js'), '')
  await writeFile(join(root, 'worker.js'), '')
  await writeFile(join(root, 'lockstep.webmanifest'), '{}')
  served = await serve({ root, port: 0, host: HOST })
})

afterAll(async () => {
  await served.close()
  await rm(root, { recursive: true })
})

const get = (path: string, accept = 'text/html'): Promise<Response> => fetch(new URL(path, served.address), { headers: { accept } })

describe('pages', () => {
  test.each(['/', '/play/nim', '/play/nim?level=classic&seed=x', '/play/nothing/at/all', '/games/nim', '/settings', '/learn', '/watch'])(
    '%s is the page, asked for anew each time',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('the page')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('nothing may be inline and nothing may come from elsewhere', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })
})

describe('files', () => {
  test('with a hash in their name are kept for good', async () => {
    const response = await get('/assets/code-1a2b3c4d.js', '*/*')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  test('without one are asked for anew', async () => {
    expect((await get('/theme.js', '*/*')).headers.get('cache-control')).toBe('no-cache')
  })
})

test('the worker is asked for anew, and may keep every page', async () => {
  const { headers } = await get('/worker.js', '*/*')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('service-worker-allowed')).toBe('/')
  expect((await get('/theme.js', '*/*')).headers.get('service-worker-allowed')).toBeNull()
})

test('the manifest comes as what it is', async () => {
  expect((await get('/lockstep.webmanifest', '*/*')).headers.get('content-type')).toContain('application/manifest+json')
})

describe('what there is not', () => {
  test('is the page for a person, which says so', async () => {
    const response = await get('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('the page')
  })

  test.each(['/assets/gone-00000000.js', '/%', '/..%2f..%2fpackage.json', '/%00'])('%s is a sentence for a program', async path => {
    const response = await get(path, '*/*')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('There is nothing at this address.\n')
  })
})

test('health is told', async () => {
  expect(await (await get('/health', '*/*')).json()).toEqual({ ok: true })
})

test('a taken port leads to the next free one, and the address says which', async () => {
  const port = Number(new URL(served.address).port)
  const second = await serve({ root, port, orNext: true, host: HOST })
  try {
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port)
    expect((await fetch(new URL('/health', second.address))).status).toBe(200)
  } finally {
    await second.close()
  }
})

test('a taken port is a sentence where it must be that one; so is an address that is not of this machine', async () => {
  const port = Number(new URL(served.address).port)
  await expect(serve({ root, port, host: HOST })).rejects.toThrow(`PORT is ${port}, which is taken; give another one`)
  await expect(serve({ root, port: 0, orNext: true, host: '203.0.113.9' })).rejects.toThrow('HOST is "203.0.113.9", which is no address')
  await expect(serve({ root, port: 0, host: 'nosuch.invalid' })).rejects.toThrow('HOST is "nosuch.invalid", a name for which no address')
})

test('without built pages it does not start, and says what makes them', async () => {
  await expect(serve({ root: join(root, 'assets'), port: 0, host: HOST })).rejects.toThrow('npm run build')
})
