import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from './sha256.ts'

test('the examples of the standard', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('any text digests as in the platform library', () => {
  const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => sha256Hex(text) === reference(text)))
  for (let length = 0; length < 200; length++) expect(sha256Hex('é'.repeat(length))).toBe(reference('é'.repeat(length)))
  expect(sha256Hex('\ud800x')).toBe(reference('\ud800x'))
})
