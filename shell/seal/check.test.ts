import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { commitOf, entropyText, saltOf, seedOf } from '../../kernel/fair.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { write } from '../../kernel/replay.ts'
import { sealOf } from '../../kernel/seal.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { BY_HAND } from './by-hand.ts'
import { checked } from './check.ts'

const SALT = '00112233445566778899aabbccddeeff'
const DEAL = '{"first":0,"heaps":[3,4,5],"misere":false}'
const SEAL = sealOf(DEAL, SALT)
const LINES = `seal ${SEAL}\nsalt ${SALT}\ndeal ${DEAL}\n`

test('a replay, or its three lines, opens its seal', async () => {
  expect(await checked(LINES, '')).toEqual({ opens: true, seal: SEAL, promise: null, noted: null })
  expect(await checked(`replay 1\ngame nim\nrules 1\nnote x\n${LINES}= 0 0\n`, '')).toMatchObject({ opens: true })
  expect(await checked(`  seal ${SEAL.toUpperCase()}  \r\n  salt ${SALT}\r\n  deal ${DEAL}\r\n`, '')).toMatchObject({ opens: true })
})

test('the seal somebody noted is recognised by its first digits, with spaces or without', async () => {
  const noted = (text: string) => checked(LINES, text)
  expect(await noted(SEAL)).toMatchObject({ noted: true })
  expect(await noted(`${SEAL.slice(0, 4)} ${SEAL.slice(4, 8)} …`)).toMatchObject({ noted: true })
  expect(await noted(`Seal ${SEAL.slice(0, 8)}`)).toMatchObject({ noted: true })
  expect(await noted(SEAL.slice(0, 7))).toMatchObject({ noted: null })
  expect(await noted('00000000')).toMatchObject({ opens: true, noted: false })
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
])('%j does not open, and it is said why: %s', async (text, fault) => {
  expect(await checked(text, '')).toEqual({ opens: false, fault })
})

test('another deal, salt or seal does not open', async () => {
  for (const text of [LINES.replace('"heaps":[3', '"heaps":[4'), LINES.replace('salt 00', 'salt 01'), LINES.replace(SEAL, SALT + SALT)])
    expect(await checked(text, '')).toMatchObject({ opens: false, fault: 'closed', got: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

describe('a committed deal', () => {
  const SECRET = 'c0ffee'.repeat(10)
  const ADDED = 'ad'.repeat(16)

  function committed(): string {
    const setup = nim.presets[0]?.setup as Parameters<typeof nim.deal>[0]
    const seed = seedOf(SECRET, [ADDED, null])
    const session = new Session(nim, dealFrom(nim, setup, seed))
    const salt = saltOf(SECRET)
    const promised = { commit: commitOf(SECRET), secret: SECRET, entropy: entropyText([ADDED, null]), pair: '1' }
    return write(session, { setup, seed, seal: sealOf(stringify(session.deal), salt), salt, ...promised })
  }

  test('opens, is dealt again, and it is said who added', async () => {
    expect(await checked(committed(), `Commit ${commitOf(SECRET).slice(0, 9)}`)).toMatchObject({
      opens: true,
      promise: { commit: commitOf(SECRET), entropies: [ADDED, null], pair: '1' },
      noted: true,
    })
    expect(await checked(committed(), 'deadbeef')).toMatchObject({ opens: true, noted: false })
    const shouted = committed().replace(
      /^(commit|secret|entropy|seed) (.*)$/gm,
      (_, key: string, said: string) => `${key} ${said.toUpperCase()} `,
    )
    expect(await checked(shouted, '')).toMatchObject({ opens: true, noted: null })
  })

  test.each([
    [/^commit .*\n/m, '', 'no-commit'],
    [/^secret .*\n/m, '', 'no-secret'],
    [/^entropy .*\n/m, '', 'no-entropy'],
    [/^setup .*\n/m, '', 'no-setup'],
    [/^seed .*\n/m, '', 'no-seed'],
    [/^seal .*\n/m, '', 'no-seal'],
    [/^commit .*$/m, 'commit 12', 'bad-commit'],
    [/^secret .*$/m, 'secret 12', 'bad-secret'],
    [/^entropy .*$/m, 'entropy -', 'bad-entropy'],
    [/^pair .*$/m, 'pair 3', 'bad-pair'],
    [/^secret .*$/m, `secret ${'0'.repeat(64)}`, 'other-commit'],
    [/^entropy .*$/m, `entropy - ${ADDED}`, 'other-seed'],
    [/^seed .*$/m, 'seed kitchen', 'other-seed'],
    [/^setup .*$/m, 'setup {}', 'other-deal'],
    [/^setup .*$/m, 'setup {', 'bad-deal'],
    [/^game .*$/m, 'game chess', 'no-game'],
  ] as const)('with %s as %j does not open: %s', async (line, other, fault) => {
    const said = await checked(committed().replace(line, other), '')
    expect(said).toEqual({ opens: false, fault })
  })
})

test('docs/formats/seal.md has the commands of the page', () => {
  const lines = readFileSync(new URL('../../docs/formats/seal.md', import.meta.url), 'utf8').split('\n')
  for (const [word, command] of Object.entries(BY_HAND)) {
    expect(lines).toContain(command)
    expect(lines[lines.indexOf(command) + 1]).toBe(`sed -n 's/^${word} //p' g.replay`)
  }
})
