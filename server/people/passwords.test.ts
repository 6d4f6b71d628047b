import { expect, test, vi } from 'vitest'
import type { Refused } from '../http/errors.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** How many are being made, and how many there were at most; how many comparisons there have been. */
const seen = vi.hoisted(() => ({ now: 0, most: 0, compared: 0 }))

vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    seen.most = Math.max(seen.most, ++seen.now)
    return work().finally(() => seen.now--)
  }
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => counted(() => real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => counted(() => (seen.compared++, real.verify(...args))),
  }
})

test('a hash is argon2id with 19 MiB, two rounds and a salt of its own', async () => {
  const [one, two] = [await hashPassword('the same words'), await hashPassword('the same words')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(two).not.toBe(one)
  expect([await isPassword(one, 'the same words'), await isPassword(one, 'other words')]).toEqual([true, false])
})

test('where there is nothing to compare with, as much is compared', async () => {
  const stored = await hashPassword('the same words')
  const comparisons = async (against: string | null): Promise<number> => {
    const before = seen.compared
    expect(await isPassword(against, 'other words')).toBe(false)
    return seen.compared - before
  }
  expect(await comparisons(stored)).toBe(1)
  expect(await comparisons(null)).toBe(1)
})

test('two at once are made, fifty wait, and whoever comes then hears so', async () => {
  seen.most = 0
  const made = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => hashPassword(`password number ${at}`)))
  const refused = made.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(8)
  for (const reason of refused) expect(reason).toMatchObject({ status: 429, code: 'busy' } satisfies Partial<Refused>)
  expect(seen.most).toBe(2)
  expect(await hashPassword('afterwards there is room again')).toContain('argon2id')
})
