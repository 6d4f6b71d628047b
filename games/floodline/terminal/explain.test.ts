import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../cli/testing/lockstep.ts'
import { inFolder } from '../../../terminal/testing/world.ts'
import { LOOSE } from '../testing/loose-level.ts'

/** Two pieces are dropped; with the first a voxel falls that nothing held. */
async function withReplay(work: (file: string) => Promise<void>): Promise<void> {
  await inFolder(async folder => {
    const [level, inputs, file] = ['loose.json', 'inputs.txt', 'game.replay'].map(name => join(folder, name)) as [string, string, string]
    await writeFile(level, JSON.stringify(LOOSE))
    await writeFile(inputs, '4 x+ drop\n20 drop\n')
    expect((await run(['run', level, '--inputs', inputs, '--ticks', '30', '--out', file])).code).toBe(0)
    await work(file)
  })
}

test('why something fell, in a sentence with its place', () =>
  withReplay(async file => {
    const { code, out, err } = await run(['explain', file, '--at', '4'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^In tick 4 a piece locked\.\n {2}The voxel at \(0, 3, 0\) fell: nothing held it from the start\.\n$/)
  }))

test('a tick in which nothing settles names the nearest that do', () =>
  withReplay(async file => {
    expect((await run(['explain', file, '--at', '10'])).out).toBe(
      'Nothing settles in tick 10. The nearest ticks in which something does: 4 and 20.\n',
    )
    expect((await run(['explain', file, '--at', '29'])).out).toContain('The nearest tick in which something does: 20.')
  }))

test('without --at it lists the ticks in which the world settles', () =>
  withReplay(async file => {
    expect((await run(['explain', file])).out).toBe('In 30 ticks the world settles in 4, 20. Ask about one with --at.\n')
    expect(JSON.parse((await run(['explain', file, '--json'])).out)).toEqual({ settles: [4, 20] })
  }))

test('--json has every cell', () =>
  withReplay(async file => {
    const told = JSON.parse((await run(['explain', file, '--at', '4', '--json'])).out) as object
    expect(told).toMatchObject({
      tick: 4,
      resolve: 'lock',
      shifted: [{ cause: { because: expect.any(String) } }],
      near: { before: null, after: 20 },
    })
  }))

test('what cannot be explained', () =>
  withReplay(async file => {
    expect(await run(['explain', file, '--at', '30'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--at wants a whole number from 0 to 29'),
    })
    expect(await run(['explain', `${file}x`, '--at', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no such file'),
    })
    const game = `${file}.nim`
    await run(['play', 'nim', '--level', 'classic', '--save', game], { stdin: 'a1\n' })
    expect(await run(['explain', game, '--at', '0'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is a game of nim; only floodline is explained'),
    })
  }))
