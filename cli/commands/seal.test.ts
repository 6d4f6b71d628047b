import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { write } from '../../kernel/replay.ts'
import { sealOf } from '../../kernel/seal.ts'
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
