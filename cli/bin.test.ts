/** The real thing: a process, pipes, exit codes. */
import { spawn } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder, projectRoot } from '../terminal/testing/world.ts'

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const BIN = join(projectRoot, 'cli', 'bin.js')

function started(argv: readonly string[], bin = BIN): { child: ReturnType<typeof spawn>; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [bin, ...argv], { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, out, err }))
  })
  return { child, ended }
}

function lockstep(argv: readonly string[], stdin = ''): Promise<Ended> {
  const { child, ended } = started(argv)
  child.stdin?.end(stdin)
  return ended
}

test('a game through a pipe, kept, verified and shown', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const lines = ['a', 'b', 'c'].flatMap(heap => new Array<string>(7).fill(`${heap}1\n`)).join('')
    const game = await lockstep(['play', 'nim', '--seed', 'bin', '--save', file], lines)
    expect(game.err).toBe('')
    expect(game.code).toBe(0)
    expect(game.out).toMatch(/^Over: seat [01] took the last stick, which wins\. You (won|lost)/m)
    expect(game.out, 'no colours in a pipe').not.toContain('\u001b')
    const verdict = await lockstep(['verify', '-'], await readFile(file, 'utf8'))
    expect(verdict).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^ok {2}-: nim/) })
    expect((await lockstep(['show', file, '--at', 'end'])).out).toContain('no sticks left')
  })
})

test('exit codes and streams: a refusal is one sentence beside the answer', async () => {
  expect(await lockstep(['verfy', 'x'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^lockstep: there is no command "verfy"; did you mean "verify"\?.*\n$/),
  })
  expect((await lockstep(['verify', projectRoot])).code).toBe(2)
  expect(await lockstep(['--version'])).toMatchObject({ code: 0, err: '' })
})

test('an interrupt leaves cleanly and keeps the game', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const { child, ended } = started(['play', 'nim', '--level', 'classic', '--save', file])
    const answered = new Promise<void>(resolve => {
      child.stdout?.on('data', chunk => String(chunk).includes('careless: ') && resolve())
    })
    child.stdin?.write('a1\n')
    await answered
    child.kill('SIGINT')
    const { code, out, err } = await ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Go on with: npx lockstep play nim --resume')
    expect(await readFile(file, 'utf8')).toContain('0 a1')
  })
})

test('a game is kept as well when nobody reads any more', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const { child, ended } = started(['play', 'nim', '--level', 'classic', '--save', file])
    child.stdout?.on('data', chunk => String(chunk).includes('careless: ') && child.stdout?.destroy())
    child.stdout?.once('close', () => child.stdin?.write('moves\n'))
    child.stdin?.write('a1\n')
    expect((await ended).code).toBe(0)
    expect(await readFile(file, 'utf8')).toContain('0 a1')
  })
})

test('a reader who has seen enough is no fault', async () => {
  const { child, ended } = started(['deal', 'nim', '--count', '50000', '--json'])
  child.stdin?.end()
  child.stdout?.once('data', () => child.stdout?.destroy())
  const { code, err } = await ended
  // On a slow machine it says how far it is, which is no fault either.
  expect({ code, err: err.replace(/^dealing nim: \d+ %.*\n/gm, '') }).toEqual({ code: 0, err: '' })
})

test('without its dependencies it says what to do, in one sentence', async () => {
  await inFolder(async folder => {
    const bin = join(folder, 'bin.mjs')
    await copyFile(BIN, bin)
    const { child, ended } = started(['games'], bin)
    child.stdin?.end()
    const { code, out, err } = await ended
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe('lockstep: its dependencies are not installed yet; run "npm start" or "npm install" once in the project folder.\n')
  })
})
