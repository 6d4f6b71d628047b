import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import { committedIn } from './fair.ts'
import { stringify } from './plaintext.ts'
import { write } from './replay.ts'
import { refuseSeal, sealOf } from './seal.ts'
import { dealFrom, Session } from './session.ts'

const SALT = '00112233445566778899aabbccddeeff'
const DEAL = '{"first":0,"heaps":[3,4,5],"misere":false}'

test('a seal is the SHA-256 of the salt and the deal, each on a line of its own', () => {
  expect(sealOf(DEAL, SALT)).toBe('b6bf0ef686e3b054cb931307608e6ada10defe7a16fd2f4d03ad71ac197779d1')
  expect(refuseSeal({ seal: sealOf(DEAL, SALT), salt: SALT }, DEAL)).toBeNull()
  expect(refuseSeal({}, DEAL)).toBeNull()
})

test('a longer salt is as good as one of 128 bits', () => {
  const salt = SALT + SALT
  expect(refuseSeal({ seal: sealOf(DEAL, salt), salt }, DEAL)).toBeNull()
})

const seal = sealOf(DEAL, SALT)
test.each([
  [
    { seal, salt: SALT },
    DEAL.replace('5', '6'),
    /^the seal does not open: salt and deal come to [0-9a-f]{16}…, and the seal is [0-9a-f]{16}…$/,
  ],
  [{ seal, salt: SALT.replace('0', '1') }, DEAL, /does not open/],
  [{ seal: seal.replace(/./, digit => (digit === '0' ? '1' : '0')), salt: SALT }, DEAL, /does not open/],
  [{ seal: seal.slice(1), salt: SALT }, DEAL, /^the seal is not 64 hexadecimal digits$/],
  [{ seal: seal.toUpperCase(), salt: SALT }, DEAL, /^the seal is not 64 hexadecimal digits$/],
  [{ seal, salt: SALT.slice(1) }, DEAL, /^the salt has fewer than 32 hexadecimal digits \(128 bits\)/],
  [{ seal, salt: '' }, DEAL, /^the salt has fewer than 32/],
  [{ seal }, DEAL, /^there is a seal and no salt/],
  [{ salt: SALT }, DEAL, /^there is a salt and no seal/],
])('%j with %s is refused in a sentence', (sealed, deal, because) => {
  expect(refuseSeal(sealed, deal)).toMatch(because)
})

/** The command of docs/formats/seal.md. */
const BY_HAND = "{ sed -n 's/^salt //p' g.replay; sed -n 's/^deal //p' g.replay; } | sha256sum"

test('docs/formats/seal.md has this very command, and an example that opens', () => {
  const page = readFileSync(new URL('../docs/formats/seal.md', import.meta.url), 'utf8')
  expect(page).toContain(BY_HAND)
  const { deal = '', ...sealed } = committedIn(page)
  expect({ fault: refuseSeal(sealed, deal), deal }).toEqual({ fault: null, deal: DEAL })
})

test('a stranger checks it with a shell and sha256sum', () => {
  const setup = nim.presets[0]?.setup as Parameters<typeof nim.deal>[0]
  const session = new Session(nim, dealFrom(nim, setup, 'stranger'))
  const sealed = sealOf(stringify(session.deal), SALT)
  const folder = mkdtempSync(join(tmpdir(), 'seal-'))
  try {
    const replay = write(session, { setup, seed: 'stranger', seal: sealed, salt: SALT, notes: ['salt and pepper'] })
    writeFileSync(join(folder, 'g.replay'), replay)
    expect(committedIn(replay)).toMatchObject({ seal: sealed, salt: SALT, deal: stringify(session.deal) })
    const said = execFileSync('sh', ['-c', BY_HAND], { cwd: folder, encoding: 'utf8' })
    expect(said).toBe(`${sealed}  -\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
