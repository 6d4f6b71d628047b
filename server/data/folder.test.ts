import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { claimFolder } from './folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockstep-folder-'))
  await chmod(folder, 0o755)
  return () => rm(folder, { recursive: true })
})

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

test('one that is not there is made, for us alone; so are those above it, for everybody', async () => {
  const inner = join(folder, 'a', 'b')
  await claimFolder(inner)
  expect([await modeOf(inner), await modeOf(folder)]).toEqual(['700', '755'])
  expect(await modeOf(join(folder, 'a'))).not.toBe('700')
})

test.each([
  ['empty', async () => undefined],
  ['just begun', () => Promise.all(['lock', 'lock.draft', 'database.unfinished'].map(name => writeFile(join(folder, name), '')))],
  ['the root of a volume', () => mkdir(join(folder, 'lost+found'))],
  [
    'in use for long, with a note beside it',
    async () => {
      await mkdir(join(folder, 'database'))
      await writeFile(join(folder, 'database', 'PG_VERSION'), '17')
      await writeFile(join(folder, 'note.txt'), '')
    },
  ],
])('one that is %s becomes ours alone', async (_, prepare) => {
  await prepare()
  await claimFolder(folder)
  expect(await modeOf(folder)).toBe('700')
})

test('one with other things in it stays as it is', async () => {
  // As /var has it.
  await mkdir(join(folder, 'lock'))
  await mkdir(join(folder, 'www'))
  await expect(claimFolder(folder)).rejects.toThrow(`LOCKSTEP_DATA is ${folder}, a folder with other things in it`)
  expect(await modeOf(folder)).toBe('755')
})

test('what is no folder, and where none can be made, is a sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const path of [file, join(file, 'inner'), ...(process.platform === 'linux' ? ['/proc/nope', '/proc/nope/inner'] : [])])
    await expect(claimFolder(path)).rejects.toThrow(`LOCKSTEP_DATA is ${path}, which cannot be used as a folder: `)
})
