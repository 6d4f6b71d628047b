/**
 * One process at a time in a folder: the embedded database looks after nobody but itself, and two of them in one folder destroy it.
 * The lock is a file that says who holds it. One that a dead process left is taken over.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataError } from './data-error.ts'

export interface Lock {
  release(): Promise<void>
}

/** Told when the lock was taken, and enough to know whether that process still runs. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** Tells this process from a later one with the same number; empty where the system does not say. */
  readonly born: string
  readonly key: string
}

/** Of a process elsewhere we only see whether it still touches its lock. */
const TOUCHED_EVERY = 5_000
const DEAD_AFTER = 30_000

export async function lockFolder(folder: string): Promise<Lock> {
  const path = join(folder, 'lock')
  const me: Holder = { pid: process.pid, host: hostname(), born: bornAt(process.pid), key: randomUUID() }
  const mine = JSON.stringify(me)
  const draft = join(folder, `lock.${me.key}`)
  await writeFile(draft, mine)
  try {
    while (!(await linked(draft, path))) {
      const text = await readFile(path, 'utf8').catch(() => null)
      if (text === null) continue // let go at this moment
      const holder = holderIn(text)
      if (holder !== null && (await isAlive(holder, path))) throw new DataError(heldBy(folder, holder))
      await removeStale(path, text)
    }
  } finally {
    await rm(draft, { force: true })
  }
  const touching = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), TOUCHED_EVERY)
  touching.unref()
  return {
    async release() {
      clearInterval(touching)
      if ((await readFile(path, 'utf8').catch(() => '')) === mine) await rm(path, { force: true })
    },
  }
}

/** Whether the lock is ours now: a link is made whole or not at all. */
function linked(draft: string, path: string): Promise<boolean> {
  return madeAnew(() => link(draft, path))
}

/** Of many who find the same dead holder one may remove its lock, and looks again first: by then the lock may be that of somebody who lives. */
async function removeStale(path: string, stale: string): Promise<void> {
  const removing = `${path}.removing`
  if (!(await madeAnew(() => writeFile(removing, '', { flag: 'wx' })))) return waitFor(removing)
  try {
    if ((await readFile(path, 'utf8').catch(() => null)) === stale) await rm(path, { force: true })
  } finally {
    await rm(removing, { force: true })
  }
}

/** It is a matter of a moment; whoever takes longer has died over it. */
async function waitFor(removing: string): Promise<void> {
  const { mtimeMs } = await stat(removing).catch(() => ({ mtimeMs: Date.now() }))
  if (Date.now() - mtimeMs > DEAD_AFTER) await rm(removing, { force: true })
  else await sleep(20)
}

/** False: it was there already. */
async function madeAnew(make: () => Promise<void>): Promise<boolean> {
  try {
    await make()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderIn(text: string): Holder | null {
  try {
    const { pid, host, born, key } = JSON.parse(text)
    return Number.isSafeInteger(pid) && pid > 0 && typeof host === 'string' ? { pid, host, born: String(born), key: String(key) } : null
  } catch {
    return null // nobody can be named who holds it
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    return Date.now() - mtimeMs < DEAD_AFTER
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const born = bornAt(holder.pid)
  return born !== 'dead' && (born === '' || born === holder.born)
}

/** When a process was started, in the words of Linux: numbers are given again, after a restart of a container nearly always. */
function bornAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // A zombie is dead, and only waits for its parent to hear of it.
    return fields[0] === 'Z' ? 'dead' : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return ''
  }
}

function heldBy(folder: string, { pid, host }: Holder): string {
  const who =
    pid === process.pid && host === hostname() ? 'this process' : host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  return `the data in ${folder} is in use by ${who}; stop it first, or give this one a folder of its own with LOCKSTEP_DATA`
}
