import { describe, expect, test } from 'vitest'
import { hrefOf, type Route, routeOf } from './route.ts'

const read = (href: string): Route => {
  const { pathname, search } = new URL(href, 'http://here')
  return routeOf(pathname, search)
}

describe('an address', () => {
  test('leads to the page that it was made for', () => {
    const routes: readonly Route[] = [
      { page: 'front' },
      { page: 'play', game: 'nim', wanted: {} },
      { page: 'play', game: 'nim', wanted: { level: 'classic', bot: 'perfect', seed: 'k-3_f' } },
      { page: 'play', game: 'nim', wanted: { preset: 'five heaps & more', seed: '50%' } },
      { page: 'lost', path: '/nowhere' },
    ]
    for (const route of routes) expect(read(hrefOf(route))).toEqual(route)
  })

  test('may end in a slash and may carry what nobody asked for', () => {
    expect(read('/play/nim/?bot=careless&utm=x&level=')).toEqual({ page: 'play', game: 'nim', wanted: { bot: 'careless' } })
  })

  test('that is none of ours is lost, whatever is in it', () => {
    for (const path of ['/play', '/play/', '/play/Nim', '/play/nim/extra', '/plays', '/%'])
      expect(routeOf(path, '')).toEqual({ page: 'lost', path })
  })
})
