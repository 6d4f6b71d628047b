import { describe, expect, test } from 'vitest'
import { PAGES } from '../../protocol/pages.ts'
import { hrefOf, onlineAt, type Route, routeOf, stateOf } from './route.ts'

const read = (href: string): Route => {
  const { pathname, search, hash } = new URL(href, 'http://here')
  return routeOf(pathname, search, hash)
}

describe('an address', () => {
  test('leads to the page that it was made for', () => {
    const routes: readonly Route[] = [
      { page: 'front' },
      { page: 'settings' },
      { page: 'game', game: 'blocks' },
      { page: 'play', game: 'nim', wanted: {} },
      { page: 'play', game: 'nim', wanted: { level: 'classic', bot: 'perfect', seed: 'k-3_f' } },
      { page: 'play', game: 'nim', wanted: { preset: 'five heaps & more', seed: '50%' } },
      { page: 'play', game: 'blocks', wanted: { setup: '{"cols":9,"rows":7}', seed: 'a' } },
      { page: 'play', game: 'blocks', wanted: { taken: 'm3k9-x1' } },
      { page: 'daily', game: 'blocks', date: null },
      { page: 'daily', game: 'blocks', date: '2026-11-15' },
      { page: 'watch', kept: null, replay: null, at: null },
      { page: 'watch', kept: null, replay: 'zq83_-A', at: null },
      { page: 'watch', kept: null, replay: 'zq83_-A', at: 12 },
      { page: 'watch', kept: 'm3k9-x1', replay: null, at: 3 },
      { page: 'seal', replay: null },
      { page: 'seal', replay: 'zq83_-A' },
      { page: 'lost', path: '/nowhere' },
    ]
    for (const route of routes) expect(read(hrefOf(route))).toEqual(route)
  })

  test('of a game between two does not say its seed: the history of the browser does', () => {
    const route: Route = {
      page: 'play',
      game: 'nim',
      wanted: { level: 'classic', bot: 'perfect' },
      held: { seed: 'kitchen', salt: 'a1', known: false },
    }
    expect(hrefOf(route)).toBe('/play/nim?level=classic&bot=perfect')
    expect(routeOf('/play/nim', '?level=classic&bot=perfect', '', stateOf(route))).toEqual(route)
    expect(stateOf({ page: 'front' })).toBeNull()
    for (const odd of [null, undefined, 'x', {}, { held: null }, { held: { seed: 7, salt: 'a1' } }, { held: { seed: 'a' } }])
      expect(routeOf('/play/nim', '', '', odd)).toEqual({ page: 'play', game: 'nim', wanted: {} })
  })

  test('may end in a slash and may carry what nobody asked for', () => {
    expect(read('/play/nim/?bot=careless&utm=x&level=')).toEqual({ page: 'play', game: 'nim', wanted: { bot: 'careless' } })
    expect(read('/daily/blocks/?utm=x')).toEqual({ page: 'daily', game: 'blocks', date: null })
    expect(read('/watch/')).toEqual({ page: 'watch', kept: null, replay: null, at: null })
  })

  test('that leads nowhere says so', () => {
    for (const path of [
      '/play',
      '/play/',
      '/play/Nim',
      '/play/nim/x',
      '/watch/a/b',
      '/watch/ü',
      '/daily',
      '/daily/blocks/1/2',
      '/settings/x',
    ])
      expect(read(path).page).toBe('lost')
  })

  test('with a broken end behind the # still leads to the page that says what is broken', () => {
    expect(read('/watch#x&at=oops')).toEqual({ page: 'watch', kept: null, replay: 'x&at=oops', at: null })
    expect(read('/watch#at=9999999')).toMatchObject({ replay: 'at=9999999', at: null })
  })
})

test('every route leads to an address that the server answers with the page', () => {
  const routes: Route[] = [
    { page: 'front' },
    { page: 'settings' },
    { page: 'learn' },
    { page: 'game', game: 'nim' },
    { page: 'play', game: 'nim', wanted: { level: 'classic' } },
    { page: 'daily', game: 'nim', date: null },
    { page: 'daily', game: 'nim', date: '2026-11-15' },
    { page: 'watch', kept: null, replay: null, at: null },
    { page: 'watch', kept: 'a1', replay: null, at: 3 },
    { page: 'seal', replay: null },
    onlineAt('online'),
    onlineAt('online', 'nim'),
    onlineAt('match', 'abc123'),
    onlineAt('challenge', 'abc123'),
    onlineAt('people', 'abc123'),
    onlineAt('account'),
  ]
  const patterns = PAGES.map(page => new RegExp(`^${page.replace('*', '.+')}$`))
  const reached = routes.map(to => {
    const { pathname, search, hash } = new URL(hrefOf(to), 'http://localhost')
    expect(routeOf(pathname, search, hash)).toEqual(to)
    return patterns.findIndex(pattern => pattern.test(pathname))
  })
  expect(new Set(reached)).toEqual(new Set(PAGES.keys()))
})
