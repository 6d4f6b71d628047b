import { afterEach, expect, test, vi } from 'vitest'
import { freshSalt, freshSeed, secretSeed } from './seed.ts'

afterEach(() => vi.restoreAllMocks())

test('a seed against somebody has at least 128 bits, and can stand where a seed stands', () => {
  const seed = secretSeed()
  expect(seed).toMatch(/^[a-hjkmnp-z2-9]{26}$/)
  expect(Math.log2(31) * seed.length).toBeGreaterThanOrEqual(128)
  expect(secretSeed()).not.toBe(seed)
  expect(freshSeed()).toMatch(/^[a-hjkmnp-z2-9]{8}$/)
})

test('a salt is 32 hexadecimal digits', () => {
  expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/)
  expect(freshSalt()).not.toBe(freshSalt())
})

test('every letter is as likely as any other: a byte that would favour the first ones is thrown away', () => {
  let byte = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    const bytes = array as unknown as Uint8Array
    for (let at = 0; at < bytes.length; at++) bytes[at] = byte++ % 256
    return array
  })
  const counts = new Map<string, number>()
  // All 256 bytes 26 times over: 248 of them count, eight for each of the 31 letters.
  for (let seeds = 0; seeds < 248; seeds++) for (const letter of secretSeed()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(31)
  const most = Math.max(...counts.values())
  expect(most - Math.min(...counts.values())).toBeLessThanOrEqual(8)
})
