/** The folder of the embedded database: for us alone, and only if it was made for us. */
import { access, chmod, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DataError } from './data-error.ts'

const OURS_ALONE = 0o700

/** What lies in it while it is used, and what a process that was killed at its first start leaves. A volume of its own has `lost+found`. */
const OURS = /^(database(\.unfinished)?|lock(\..+)?|\.s\.PGSQL\.\d+(\.lock)?|lost\+found)$/

/** Makes it, or makes sure that it is ours. One that holds something else is left as it is: others may need to read it. */
export async function claimFolder(folder: string): Promise<void> {
  try {
    if (!(await makeFolder(folder, OURS_ALONE)) && !(await isOurs(folder))) throw new DataError(foreign(folder))
    await chmod(folder, OURS_ALONE)
  } catch (error) {
    if (error instanceof DataError) throw error
    throw new DataError(`LOCKSTEP_DATA is ${folder}, which cannot be used as a folder: ${error instanceof Error ? error.message : error}`)
  }
}

/** Step by step: where nothing can be made, such as /proc, Node's own way through all of them does not end. False: it was there. */
async function makeFolder(folder: string, mode?: number): Promise<boolean> {
  const make = (): Promise<boolean> => mkdir(folder, mode).then(() => true)
  try {
    return await make()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') return false
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
  }
  await makeFolder(dirname(folder))
  return make()
}

async function isOurs(folder: string): Promise<boolean> {
  if ((await readdir(folder)).every(name => OURS.test(name))) return true
  // Somebody may have put a file of theirs beside it.
  return access(join(folder, 'database', 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

function foreign(folder: string): string {
  return `LOCKSTEP_DATA is ${folder}, a folder with other things in it; name one that is empty, or that is not there yet`
}
