import { expect, test } from 'vitest'
import { sealOf } from '../../kernel/seal.ts'
import { checked } from './check.ts'

const SALT = '00112233445566778899aabbccddeeff'
const DEAL = '{"first":0,"heaps":[3,4,5],"misere":false}'
const SEAL = sealOf(DEAL, SALT)
const LINES = `seal ${SEAL}\nsalt ${SALT}\ndeal ${DEAL}\n`

test('a replay, or its three lines, opens its seal', () => {
  expect(checked(LINES, '')).toEqual({ opens: true, seal: SEAL, noted: null })
  expect(checked(`replay 1\ngame nim\nrules 1\nnote x\n${LINES}= 0 0\n`, '')).toMatchObject({ opens: true })
  expect(checked(`  seal ${SEAL.toUpperCase()}  \r\n  salt ${SALT}\r\n  deal ${DEAL}\r\n`, '')).toMatchObject({ opens: true })
})

test('the seal somebody noted is recognised by its first digits, with spaces or without', () => {
  const noted = (text: string) => checked(LINES, text)
  expect(noted(SEAL)).toMatchObject({ noted: true })
  expect(noted(`${SEAL.slice(0, 4)} ${SEAL.slice(4, 8)} …`)).toMatchObject({ noted: true })
  expect(noted(`Seal ${SEAL.slice(0, 8)}`)).toMatchObject({ noted: true })
  expect(noted(SEAL.slice(0, 7))).toMatchObject({ noted: null })
  expect(noted('00000000')).toMatchObject({ opens: true, noted: false })
})

test.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['hello', 'no-seal'],
  [LINES.replace(/seal .*/, ''), 'no-seal'],
  [LINES.replace(/seal .*/, 'seal 12ab'), 'bad-seal'],
  [LINES.replace(/salt .*/, ''), 'no-salt'],
  [LINES.replace(/salt .*/, 'salt 12ab'), 'bad-salt'],
  [LINES.replace(/deal .*/, ''), 'no-deal'],
])('%j does not open, and it is said why: %s', (text, fault) => {
  expect(checked(text, '')).toEqual({ opens: false, fault })
})

test('another deal, salt or seal does not open', () => {
  for (const text of [LINES.replace('"heaps":[3', '"heaps":[4'), LINES.replace('salt 00', 'salt 01'), LINES.replace(SEAL, SALT + SALT)])
    expect(checked(text, '')).toMatchObject({ opens: false, fault: 'closed', got: expect.stringMatching(/^[0-9a-f]{64}$/) })
})
