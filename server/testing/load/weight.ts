/** What a process uses: of memory, if it was started with weigh.js, and of the processor. */
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** What node is told so that a process can be weighed. */
export const WEIGHABLE: readonly string[] = ['--import', fileURLToPath(new URL('./weigh.js', import.meta.url))]

export interface Weight {
  /** KiB that are in use: of V8, and what it holds outside of its heap. */
  readonly alive: number
  /** KiB that the machine gave it, whether in use or not. */
  readonly all: number
}

export function weigh(pid: number, out: Readable): Promise<Weight> {
  return new Promise(done => {
    let said = ''
    const hear = (text: string | Buffer): void => {
      said += String(text)
      const found = /weighs (\d+) alive, (\d+) in all/.exec(said)
      if (!found) return
      out.off('data', hear)
      done({ alive: Number(found[1]) / 1024, all: Number(found[2]) / 1024 })
    }
    out.on('data', hear)
    process.kill(pid, 'SIGUSR2')
  })
}

/** The first tenth is not counted: what comes with it is made once, such as compiled code. */
export async function weighEach<T>(
  all: readonly T[],
  add: (each: T, at: number) => Promise<void>,
  weigh: () => Promise<Weight>,
): Promise<{ readonly kib: number; readonly after: Weight }> {
  const first = Math.ceil(all.length / 10)
  let before = await weigh()
  for (const [at, each] of all.entries()) {
    await add(each, at)
    if (at + 1 === first) before = await weigh()
  }
  const after = await weigh()
  return { kib: (after.alive - before.alive) / Math.max(1, all.length - first), after }
}

/** A tick of the processor's clock, as Linux tells it to everybody. */
const TICK_MS = 10

/** Milliseconds of processor time so far, all threads together. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold anything: state is the first field, utime the 12th, stime the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
