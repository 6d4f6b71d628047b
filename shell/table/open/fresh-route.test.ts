import { expect, test } from 'vitest'
import { hrefOf } from '../../app/route.ts'
import { freshRoute } from './fresh-route.ts'

test('whoever plays alone has the seed in the address', () => {
  expect(hrefOf(freshRoute({ id: 'blocks', seats: 1 }, { preset: 'fair' }))).toMatch(/^\/play\/blocks\?preset=fair&seed=\w{8}$/)
})

test('between two nobody reads it there, and nobody guesses it', () => {
  const route = freshRoute({ id: 'chainfall', seats: 2 }, { preset: 'v1', bot: 'taper' })
  expect(hrefOf(route)).toBe('/play/chainfall?preset=v1&bot=taper')
  expect(route).toMatchObject({
    held: { seed: expect.stringMatching(/^\w{26}$/), salt: expect.stringMatching(/^[0-9a-f]{32}$/), known: false },
  })
})
