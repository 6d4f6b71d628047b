import { expect, test } from 'vitest'
import { count, digest, firstDifference, firstFault } from './compare.ts'
import type { Findings } from './page.ts'

const hashes = ['0123456789abcdef', '1123456789abcdef', '2123456789abcdef']
const ours: Findings = { verified: { nim: hashes, go: ['3123456789abcdef'] }, played: { nim: 'n', go: 'g' }, primitives: 'p' }
const replays = { nim: ['first\n', 'second\n', 'third\n'], go: ['fourth\n'] }

test('engines that say the same agree, and have the same digest', () => {
  expect(firstDifference(ours, structuredClone(ours), replays)).toBeNull()
  expect(digest(structuredClone(ours))).toBe(digest(ours))
  expect(count(ours)).toBe(4)
})

test('the first replay that ends elsewhere is named and shown', () => {
  const theirs = { ...ours, verified: { ...ours.verified, nim: [hashes[0]!, 'f123456789abcdef', 'e123456789abcdef'] } }
  expect(firstDifference(ours, theirs, replays)).toBe('replay 2 of nim ends in f123456789abcdef instead of 1123456789abcdef:\nsecond\n')
  expect(digest(theirs)).not.toBe(digest(ours))
})

test('a missing replay, another game from the same seed, and another kernel are differences too', () => {
  const shorter = { ...ours, verified: { ...ours.verified, go: [] } }
  expect(firstDifference(ours, shorter, replays)).toMatch('replay 1 of go ends in undefined')
  expect(firstDifference(ours, { ...ours, played: { nim: 'n', go: '?' } }, replays)).toBe(
    'go played from the same seeds gives other replays',
  )
  expect(firstDifference(ours, { ...ours, primitives: '?' }, replays)).toBe('the random streams, hashes or digests of the kernel differ')
  for (const theirs of [shorter, { ...ours, played: { nim: 'n', go: '?' } }, { ...ours, primitives: '?' }])
    expect(digest(theirs)).not.toBe(digest(ours))
})

test('a replay that does not even come to what it says here is a fault of its own', () => {
  expect(firstFault(ours)).toBeNull()
  const wrong = { ...ours, verified: { nim: [hashes[0]!, 'line 9: the position is …'] } }
  expect(firstFault(wrong)).toBe('replay 2 of nim: line 9: the position is …')
})
