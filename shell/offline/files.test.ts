import { describe, expect, test } from 'vitest'
import { answerTo, isHashed, isKept, versionOf } from './files.ts'

describe('what is kept', () => {
  test.each(['index.html', 'theme.js', 'favicon.svg', 'lockstep.webmanifest', 'assets/index-1a2b3c4d.js', 'assets/stage-1a2b3c4d.css'])(
    '%s is',
    path => {
      expect(isKept(path)).toBe(true)
    },
  )

  test('of the typeface, the letters we write with', () => {
    expect(isKept('assets/bricolage-grotesque-latin-opsz-normal-x.woff2')).toBe(true)
    expect(isKept('assets/bricolage-grotesque-latin-ext-opsz-normal-x.woff2')).toBe(false)
    expect(isKept('assets/bricolage-grotesque-vietnamese-opsz-normal-x.woff2')).toBe(false)
  })

  test.each(['worker.js', 'assets/index.js.map', 'assets/city-1a2b3c4d.jpeg'])('%s is not', path => {
    expect(isKept(path)).toBe(false)
  })

  test('what has its hash in its name needs no other', () => {
    expect(isHashed('assets/index-1a2b3c4d.js')).toBe(true)
    expect(isHashed('theme.js')).toBe(false)
  })
})

describe('a version', () => {
  const name = (text: string): string => text
  const page = { path: 'index.html', revision: 'a' }
  const code = { path: 'assets/x-1.js', revision: null }

  test('does not depend on the order of the files', () => {
    expect(versionOf([page, code], name)).toBe(versionOf([code, page], name))
  })

  test('changes with every name and every revision', () => {
    const all = [[page, code], [{ ...page, revision: 'b' }, code], [page], [page, { ...code, path: 'assets/x-2.js' }]]
    expect(new Set(all.map(files => versionOf(files, name))).size).toBe(all.length)
  })
})

describe('a request', () => {
  const kept = new Set(['/', '/assets/x-1.js', '/theme.js'])
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    answerTo({ method, mode, url: new URL(path, 'http://here').href }, 'http://here', kept)

  test.each(['/', '/play/nim?seed=a', '/games/blocks#BP-36', '/settings', '/nowhere', '/match/abc123', '/online', '/apiary'])(
    'for %s is answered with the page',
    path => {
      expect(ask(path)).toEqual({ from: 'kept', path: '/' })
    },
  )

  test('for a kept file is answered with it', () => {
    expect(ask('/assets/x-1.js', 'cors')).toEqual({ from: 'kept', path: '/assets/x-1.js' })
  })

  test('for a hashed file that is not kept may be answered with one of another version', () => {
    expect(ask('/assets/x-0.js', 'cors')).toEqual({ from: 'other version' })
  })

  test.each([
    ['/health', 'navigate', 'GET'],
    ['/api/me', 'cors', 'GET'],
    ['/api/export', 'navigate', 'GET'],
    ['/socket', 'websocket', 'GET'],
    ['/metrics', 'navigate', 'GET'],
    ['/icon-512.png', 'navigate', 'GET'],
    ['/', 'navigate', 'POST'],
    ['http://elsewhere/theme.js', 'no-cors', 'GET'],
  ])('for %s (%s, %s) goes to the network', (path, mode, method) => {
    expect(ask(path, mode, method)).toEqual({ from: 'network' })
  })
})
