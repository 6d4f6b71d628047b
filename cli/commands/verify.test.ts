import { mkdir, open, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { nim1 } from '../../games/nim/older/rules-1.ts'
import { LARGEST_REPLAY, write } from '../../kernel/replay.ts'
import { dropper } from '../../kernel/testing/dropper.ts'
import { dealt, randomPlay } from '../../kernel/testing/play.ts'
import { entryOf, inFolder } from '../../terminal/testing/world.ts'
import { run, withDropper } from '../testing/lockstep.ts'

const REPLAY = write(randomPlay(nim, { seed: 'verify' }), { setup: nim.presets[0]?.setup, seed: 'verify' })

/** Verifies one file with these contents. */
function verified(contents: string | Buffer, games = withDropper): ReturnType<typeof run> {
  return inFolder(async folder => {
    const file = join(folder, 'game.txt')
    await writeFile(file, contents)
    const ran = await run(['verify', file], { games })
    return { ...ran, out: ran.out.replaceAll(file, 'FILE') }
  })
}

test('a true replay: outcome, length and hash on one line', async () => {
  const { code, out, err } = await verified(REPLAY)
  const hash = /^end (\S+)/m.exec(REPLAY)?.[1]
  expect(out).toMatch(
    new RegExp(
      `^ok {2}FILE: nim, seat [01] took the last stick, which wins, [01]:[01]; \\d+ lines, ends in ${hash}; dealt from Three heaps and the seed "verify"\n$`,
    ),
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test('a replay with ticks says how long it was', async () => {
  const { code, out } = await verified(write(randomPlay(dropper, { seed: 'verify' })))
  expect(code).toBe(4)
  expect(out).toMatch(/own {2}FILE: dropper, a column is full, \d+; \d+ lines, \d+ ticks, ends in [0-9a-f]{16}; somebody's own deal\n/)
})

test('the standard input', async () => {
  const { code, out } = await run(['verify', '-'], { stdin: REPLAY })
  expect(code).toBe(0)
  expect(out).toMatch(/^ok {2}-: nim/)
})

const lines = REPLAY.split('\n')
const firstTake = lines.findIndex(line => /^[01] /.test(line))
const take = lines[firstTake] ?? ''

test.each([
  [
    'another action',
    REPLAY.replace(take, take.startsWith('0 a1') ? '0 b1' : `${take.slice(0, 2)}a1`),
    /^wrong {2}FILE: line \d+: .*first wrong between line/,
  ],
  ['another result', REPLAY.replace(/last-stick \d \d/, 'last-stick 7 7'), /^wrong {2}FILE: line \d+: the result is/],
  ['another remark', REPLAY.replace('seed verify', 'seed verifY'), /^wrong {2}FILE: line \d+: the text above has the check/],
  ['something after the end', `${REPLAY}0 a1\n`, /^wrong {2}FILE: line \d+: there is something after the end/],
])('%s: wrong, exit code 1', async (_what, text, because) => {
  const { code, out, err } = await verified(text)
  expect(out).toMatch(because)
  expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 1, err: '', lines: 2 })
})

test.each([
  ['cut off within a line', REPLAY.slice(0, -5), 'the last line is cut off'],
  ['cut off between lines', REPLAY.slice(0, REPLAY.indexOf('end ')), 'the file has no "end" line'],
  ['cut off in the header', 'replay 1\ngame nim\n', 'line 3: expected "rules …", found nothing'],
  ['empty', '', 'it is empty'],
  ['another format', REPLAY.replace('replay 1', 'replay 2'), 'this build reads format 1'],
  ['other rules', REPLAY.replace('rules 2', 'rules 7'), 'speaks rules 7 of nim, and this build speaks rules 2'],
  ['an unknown game', REPLAY.replace('game nim', 'game nimm'), 'it is about a game called "nimm", and there is none; did you mean "nim"?'],
  [
    'a deal that cannot be',
    REPLAY.replace(/"heaps":\[\d+/, '"heaps":[99'),
    'the deal cannot be played: "heaps" holds whole numbers from 0 to 15',
  ],
  ['no action', REPLAY.replace(take, '0 hello'), '"hello" is not an action of nim'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), 'it is not text (UTF-8)'],
  ['zeros', Buffer.alloc(5000), 'this is not text, so it is not a replay'],
  ['a byte order mark', `\ufeff${REPLAY}`, 'it begins with a byte order mark'],
  ['Latin-1', Buffer.from('replay 1\nnote mis\xe8re\n', 'latin1'), 'it is not text (UTF-8)'],
  ['another file', '{"name":"lockstep"}\n', 'line 1: expected "replay …", found "{'],
  ['one byte too large', Buffer.alloc(LARGEST_REPLAY + 1, 'a'), 'it is larger than 1024 KiB'],
])('%s: unreadable, exit code 2', async (_what, contents, because) => {
  const { code, out, err } = await verified(contents)
  expect(out).toMatch(/^unreadable {2}FILE: /)
  expect(out).toContain(because)
  expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 2, err: '', lines: 2 })
})

test("somebody's own deal is not one of ours, and says so; with --own it is fine", async () => {
  await inFolder(async folder => {
    const file = join(folder, 'own.txt')
    await writeFile(file, write(randomPlay(nim, { seed: 'verify' })))
    expect(await run(['verify', file])).toMatchObject({ code: 4, out: expect.stringMatching(/^own {2}.*; somebody's own deal\n$/) })
    expect(await run(['verify', '--own', file])).toMatchObject({ code: 0, out: expect.stringMatching(/^own /) })
  })
})

test('a save holds as far as it goes: unfinished, exit code 5', async () => {
  const { code, out } = await verified(write(dealt(nim, 'verify'), { setup: nim.presets[0]?.setup, seed: 'verify' }))
  expect(out).toMatch(/^unfinished {2}FILE: the game is still going on: every line and every position holds/)
  expect(out).toMatch(/dealt from Three heaps and the seed "verify"\n$/)
  expect(code).toBe(5)
})

test('a game played by the rules of before is played by them', async () => {
  const replay = write(randomPlay({ ...nim1, presets: nim.presets }, { seed: 'old', preset: 2 }), {
    setup: nim.presets[2]?.setup,
    seed: 'old',
  })
  expect(replay).toMatch(/^rules 1$/m)
  const { code, out } = await verified(replay)
  expect(out).toMatch(/^ok {2}FILE: nim, seat [01] took the last stick, which loses/)
  expect(code).toBe(0)
})

test('what is missing, is a folder, or is no file name at all', async () => {
  await inFolder(async folder => {
    await symlink('loop', join(folder, 'loop'))
    const missing = await run(['verify', join(folder, 'none.txt')])
    expect(missing.out).toContain('it cannot be opened: there is no such file or folder')
    const directory = await run(['verify', folder])
    expect(directory.out).toContain('it is a folder, not a file')
    const loop = await run(['verify', join(folder, 'loop')])
    expect(loop.out).toContain('its links lead in a circle')
    const odd = await run(['verify', 'a\u0000b'])
    expect(odd.out).toContain('that is not a file name')
    expect([missing, directory, loop, odd].map(({ code }) => code)).toEqual([2, 2, 2, 2])
  })
})

test('a file far larger than the memory is turned away by its size', async () => {
  await inFolder(async folder => {
    const path = join(folder, 'huge.txt')
    const file = await open(path, 'w')
    await file.truncate(2 ** 42)
    await file.close()
    const { code, out } = await run(['verify', path])
    expect(code).toBe(2)
    expect(out).toContain('it is larger than 1024 KiB')
  })
})

test('a device without a size and an endless pipe are read no further than a replay goes', async () => {
  const device = await run(['verify', '/dev/zero'])
  expect(device).toMatchObject({ code: 2, out: expect.stringContaining('it is larger than 1024 KiB') })
  const pipe = await run(['verify', '-'], { stdin: Buffer.alloc(3 * LARGEST_REPLAY, '0') })
  expect(pipe).toMatchObject({ code: 2, out: expect.stringContaining('it is larger than 1024 KiB') })
})

test('several files: a line each, and the exit code of the worst', async () => {
  await inFolder(async folder => {
    const [good, wrong, none] = ['good', 'wrong', 'none'].map(name => join(folder, name)) as [string, string, string]
    await writeFile(good, REPLAY)
    await writeFile(wrong, REPLAY.replace('seed verify', 'seed other'))
    const first = await run(['verify', good, good])
    expect([first.code, first.out.match(/^ok/gm)?.length]).toEqual([0, 2])
    expect((await run(['verify', good, wrong])).code).toBe(1)
    const all = await run(['verify', none, wrong, good])
    expect(all.code).toBe(2)
    expect(
      all.out
        .trimEnd()
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(['unreadable', 'wrong', 'ok'])
  })
})

test('--json: one line a file', async () => {
  await inFolder(async folder => {
    const good = join(folder, 'good')
    await writeFile(good, REPLAY)
    const { code, out } = await run(['verify', '--json', good, folder])
    const [first, second] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    expect(code).toBe(2)
    expect(first).toMatchObject({ file: good, game: 'nim', ok: true, outcome: { code: 'last-stick' } })
    expect(second).toMatchObject({ file: folder, ok: false, fault: { kind: 'unreadable' } })
  })
})

test('a file name cannot play tricks on the terminal', async () => {
  await inFolder(async folder => {
    const path = join(folder, 'a\u001b[31m\nok  b')
    await mkdir(path)
    const { out } = await run(['verify', path])
    expect(out).toContain('a?[31m?ok  b: it is a folder')
    expect(out.trimEnd().split('\n')).toHaveLength(1)
  })
})

test('rules that break on a file are a sentence, not a stack', async () => {
  const broken = {
    ...nim,
    apply: () => {
      throw new Error('ouch')
    },
  }
  const { code, out } = await verified(REPLAY, [entryOf(broken)])
  expect(code).toBe(2)
  expect(out).toBe('unreadable  FILE: the rules of nim broke on it, which is a fault in them: ouch\n')
})

test('no changed character passes, and none is answered with anything but one line', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const change = fc.record({ at: fc.nat(REPLAY.length - 1), by: fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }) })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        // A carriage return before a newline is how some systems write the newline itself.
        fc.pre(REPLAY[at] !== by && by !== '\r')
        await writeFile(file, REPLAY.slice(0, at) + by + REPLAY.slice(at + 1))
        const { code, out, err } = await run(['verify', file])
        expect(code === 1 || code === 2, out).toBe(true)
        expect(out.trimEnd().split('\n')).toHaveLength(1)
        expect(err).toBe('')
      }),
      { seed: 20, numRuns: 300 },
    )
    expect(await readFile(file, 'utf8')).not.toBe(REPLAY)
  })
})
