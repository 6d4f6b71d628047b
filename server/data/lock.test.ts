import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockstep-lock-'))
  path = join(folder, 'lock')
  return () => rm(folder, { recursive: true })
})

/** A process that takes the lock and keeps it. */
async function holder(): Promise<{ pid: number; end(): Promise<void> }> {
  const script = `const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    await lockFolder(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    async end() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const heldBy = (holder: object): Promise<void> => writeFile(path, JSON.stringify({ host: hostname(), born: '', key: 'theirs', ...holder }))

test('one at a time, and nothing is left behind', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`the data in ${folder} is in use by this process; stop it first`)
  expect(await readdir(folder)).toEqual(['lock'])
  await lock.release()
  expect(await readdir(folder)).toEqual([])
  await (await lockFolder(folder)).release()
})

test('of many at once one gets it, also where a dead one held it', async () => {
  for (const prepare of [async () => undefined, async () => (await holder()).end()]) {
    await prepare()
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const got = tried.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
    expect(got).toHaveLength(1)
    await got[0]?.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('whoever died while removing the lock of a dead one holds nobody up for ever', async () => {
  const dead = await holder()
  await dead.end()
  const removing = `${path}.removing`
  await writeFile(removing, '')
  const long = new Date(Date.now() - 60_000)
  await utimes(removing, long, long)
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('a living process keeps it, and a dead one does not', async () => {
  const other = await holder()
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${other.pid};`)
  await other.end()
  await (await lockFolder(folder)).release()
})

test('where the system says when a process began, a later one with the same number is another', async () => {
  const other = await holder()
  const { born } = JSON.parse(await readFile(path, 'utf8'))
  if (born !== '') {
    await heldBy({ pid: other.pid, born: `${born}0` })
    await (await lockFolder(folder)).release()
  }
  await other.end()
  expect(born === '').toBe(process.platform !== 'linux')
})

test('one of another machine is believed while it is touched', async () => {
  await heldBy({ pid: 1, host: 'elsewhere.example' })
  await expect(lockFolder(folder)).rejects.toThrow('is in use by process 1 on elsewhere.example')
  await utimes(path, new Date(0), new Date(0))
  await (await lockFolder(folder)).release()
})

test('one that says nothing is taken over', async () => {
  await writeFile(path, 'half a l')
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})
