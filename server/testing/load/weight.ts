/** What a process uses: of memory, if it was started with weigh.js, and of the processor. */
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { percentile } from '../crowd.ts'

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

/** How often it is weighed on the way. */
const MARKS = 10

interface Mark {
  readonly count: number
  /** KiB. */
  readonly alive: number
}

/** KiB that one more takes. */
export async function weighEach<T>(
  all: readonly T[],
  add: (each: T, at: number) => Promise<void>,
  weigh: () => Promise<Weight>,
): Promise<number> {
  const marks: Mark[] = []
  const step = Math.ceil(all.length / MARKS)
  for (const [at, each] of all.entries()) {
    await add(each, at)
    if ((at + 1) % step === 0) marks.push({ count: at + 1, alive: (await weigh()).alive })
  }
  return slopeOf(marks)
}

/** The middle of what came from one mark to the next, for each: what comes once, on the way, and for no one in particular, does not move it. */
export function slopeOf(marks: readonly Mark[]): number {
  const slopes = marks.slice(1).map(({ count, alive }, at) => (alive - (marks[at]?.alive ?? 0)) / (count - (marks[at]?.count ?? 0)))
  return percentile(slopes, 0.5)
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
