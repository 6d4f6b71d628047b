/** The commands whose work is done elsewhere: what they pass on. */
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { inFolder } from '../../terminal/testing/world.ts'
import { run, type } from '../testing/lockstep.ts'

afterEach(() => void vi.restoreAllMocks())

test('bench starts itself again under a Node that can collect garbage, and passes everything on', async () => {
  const started: (readonly string[])[] = []
  const again = async (flags: readonly string[], argv: readonly string[]): Promise<number> => {
    started.push(flags, argv)
    return 1
  }
  expect((await type('bench kernel --write', { again })).code).toBe(1)
  expect(started).toEqual([
    ['--expose-gc', '--max-semi-space-size=64'],
    ['bench', '--write', '--', 'kernel'],
  ])
})

test('vectors passes on the folder, the wish for JSON and the exit code', async () => {
  await inFolder(async folder => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await run(['vectors', join(folder, 'none')])).code).toBe(2)
    expect(complained).toHaveBeenCalledWith(expect.stringContaining(join(folder, 'none')))
    expect((await run(['vectors', folder, '--json'])).code).toBe(0)
    expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ passed: 0, failed: 0 })
  })
})
