import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { commitOf, type Entropies, entropyText, saltOf, seedOf } from '../../kernel/fair.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { write } from '../../kernel/replay.ts'
import { sealOf } from '../../kernel/seal.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { randomPlay } from '../../kernel/testing/play.ts'
import { inFolder } from '../../terminal/testing/world.ts'
import { run } from '../testing/lockstep.ts'

const SALT = '00112233445566778899aabbccddeeff'
const GAME = randomPlay(nim, { seed: 'seal' })
const SEAL = sealOf(stringify(GAME.deal), SALT)
const REPLAY = write(GAME, { seal: SEAL, salt: SALT })

function looked(contents: string, ...more: string[]): ReturnType<typeof run> {
  return inFolder(async folder => {
    const file = join(folder, 'game.replay')
    await writeFile(file, contents)
    const ran = await run(['seal', file, ...more])
    return { ...ran, out: ran.out.replaceAll(file, 'FILE') }
  })
}

test('a seal that opens', async () => {
  expect(await looked(REPLAY)).toMatchObject({ code: 0, out: `opens  FILE: the SHA-256 of salt and deal is the seal ${SEAL}\n`, err: '' })
  expect(await run(['seal', '-'], { stdin: `seal ${SEAL}\nsalt ${SALT}\ndeal ${stringify(GAME.deal)}\n` })).toMatchObject({ code: 0 })
})

test('and is the one that was shown, by its first digits', async () => {
  expect(await looked(REPLAY, '--shown', `${SEAL.slice(0, 4)} ${SEAL.slice(4, 8).toUpperCase()}`)).toMatchObject({ code: 0 })
  const other = await looked(REPLAY, '--shown', '00000000')
  expect(other).toMatchObject({
    code: 1,
    out: `other  FILE: the seal opens, but it is ${SEAL}, and the one that was shown begins with 00000000\n`,
  })
  expect(await looked(REPLAY, '--shown', '123')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--shown wants 8 to 64 hexadecimal digits'),
  })
})

test.each([
  ['closed', 1, REPLAY.replace('deal {"first":', 'deal {"first": '), /the seal does not open: salt and deal come to [0-9a-f]{16}…/],
  ['closed', 1, REPLAY.replace(SEAL, SEAL.slice(1)), /the seal is not 64 hexadecimal digits/],
  ['closed', 1, REPLAY.replace(SALT, SALT.slice(1)), /the salt has fewer than 32 hexadecimal digits/],
  ['unsealed', 2, write(GAME), /there is no line "seal …" in it/],
  ['unsealed', 2, REPLAY.replace(/^salt .*\n/m, ''), /there is no line "salt …" in it/],
  ['unsealed', 2, REPLAY.replace(/^deal .*\n/m, ''), /there is no line "deal …" in it/],
] as const)('%s: exit code %i and a sentence', async (word, code, contents, because) => {
  const ran = await looked(contents)
  expect(ran.code).toBe(code)
  expect(ran.out).toMatch(new RegExp(`^${word}  FILE: .*\n$`))
  expect(ran.out).toMatch(because)
})

test('a file that is not there is unreadable, and the worst file decides; --json is for programs', () =>
  inFolder(async folder => {
    const file = join(folder, 'game.replay')
    await writeFile(file, REPLAY)
    const ran = await run(['seal', file, join(folder, 'none'), '--json'])
    expect(ran.code).toBe(2)
    const [first, second] = ran.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({ word: 'opens', seal: SEAL })
    expect(second).toMatchObject({ word: 'unreadable', seal: null, because: expect.stringContaining('cannot be opened') })
  }))

describe('a committed deal', () => {
  const SECRET = 'c0ffee'.repeat(10)

  /** A game as a server writes it, with what these two added. */
  function committed(entropies: Entropies): string {
    const setup = nim.presets[0]?.setup as Parameters<typeof nim.deal>[0]
    const seed = seedOf(SECRET, entropies)
    const session = new Session(nim, dealFrom(nim, setup, seed))
    session.offer(session.toMove ?? 0, '!resign')
    const salt = saltOf(SECRET)
    const sealed = { seal: sealOf(stringify(session.deal), salt), salt }
    return write(session, { setup, seed, ...sealed, commit: commitOf(SECRET), secret: SECRET, entropy: entropyText(entropies), pair: '2' })
  }
  const ADDED = 'ad'.repeat(16)

  test.each([
    [[ADDED, ADDED], 'the seed follows from the secret and what both players added'],
    [[ADDED, null], 'the seed follows from the secret and what only the first player added'],
    [[null, ADDED], 'the seed follows from the secret and what only the second player added'],
    [[null, null], 'the seed follows from the secret alone: neither player added to it'],
  ] as const)('%j: seal and verify follow it and say who added', async (entropies, sentence) => {
    const text = committed(entropies)
    const sealed = await looked(text, '--shown', commitOf(SECRET).slice(0, 12))
    expect(sealed).toMatchObject({ code: 0, err: '' })
    expect(sealed.out).toContain(`; the secret opens the commitment, and ${sentence}; game 2 of a mirrored pair\n`)
    const verified = await run(['verify', '-'], { stdin: text })
    expect(verified).toMatchObject({ code: 0, err: '' })
    expect(verified.out).toContain(sentence)
  })

  test.each([
    ['closed', 1, /^secret .*$/m, `secret ${'0'.repeat(60)}`, 'the seal opens, but the commitment does not open'],
    ['closed', 1, /^commit .*\n/m, '', 'the seal opens, but there is a line "secret" and no commitment'],
    ['closed', 1, /^secret .*\n/m, '', 'there is a commitment and no secret'],
    ['closed', 1, /^entropy .*$/m, 'entropy - -', 'the seed is another'],
    ['closed', 1, /^entropy .*$/m, 'entropy 1 2', 'entropy is two values'],
    ['closed', 1, /^seed .*$/m, 'seed kitchen', 'the seed is another'],
    ['closed', 1, /^setup .*$/m, 'setup []', 'the setup cannot be dealt from'],
    ['closed', 1, /^deal .*$/m, 'deal {}', 'the seal does not open'],
    ['unreadable', 2, /^game nim$/m, 'game chess', 'the rules "2" of a game "chess", and there are none here'],
  ] as const)('%s: exit code %i where %s becomes %j', async (word, code, line, other, because) => {
    const ran = await looked(committed([ADDED, null]).replace(line, other))
    expect(ran).toMatchObject({ code })
    expect(ran.out).toMatch(new RegExp(`^${word}  FILE: `))
    expect(ran.out).toContain(because)
    expect((await run(['verify', '-'], { stdin: committed([ADDED, null]).replace(line, other) })).code).not.toBe(0)
  })

  test('what was shown is the seal or the commitment, and nothing else', async () => {
    const text = committed([ADDED, ADDED])
    expect(await looked(text, '--shown', /^seal (.{8})/m.exec(text)?.[1] ?? '')).toMatchObject({ code: 0 })
    expect(await looked(text, '--shown', /^seed (.{8})/m.exec(text)?.[1] ?? '')).toMatchObject({ code: 1 })
  })
})
