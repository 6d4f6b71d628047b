/** The embedded database and `kill -9`: whatever was acknowledged is there afterwards, whole, and the lock of the dead is taken over. */
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WRITER = fileURLToPath(new URL('../testing/writer.ts', import.meta.url))
const ROUNDS = 4
const MOST_WRITES = 400

/** Starts a writer and kills it after so many promises. @returns what it found, and every promise that it made */
async function round(folder: string, promises: number): Promise<{ found: [number, number][]; promised: number[] }> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let faults = ''
  writer.stderr.on('data', text => (faults += text))
  const ended = once(writer, 'exit')
  let found: [number, number][] | null = null
  const promised: number[] = []
  for await (const line of createInterface(writer.stdout)) {
    if (found === null) found = JSON.parse(line)
    else promised.push(Number(line))
    // What is in the pipe by then is read as well: it was promised too.
    if (promised.length >= promises) writer.kill('SIGKILL')
  }
  expect(await ended, faults).toEqual([null, 'SIGKILL'])
  return { found: found ?? [], promised }
}

test('what was acknowledged outlives the process', { timeout: 300_000 }, async () => {
  const seed = process.env['LOCKSTEP_SEED'] || randomUUID()
  console.log(`kill -9 with LOCKSTEP_SEED=${seed}`)
  const folder = await mkdtemp(join(tmpdir(), 'lockstep-kill-'))
  const promised = new Set<number>()
  for (let turn = 0; turn < ROUNDS; turn++) {
    const random = createHash('sha256').update(`${seed} ${turn}`).digest().readUInt32LE()
    const said = await round(folder, 1 + (random % MOST_WRITES))
    const halves = new Map(said.found)
    expect([...promised].filter(n => halves.get(n) !== 2)).toEqual([])
    // What was not acknowledged may be there or not, but not in part.
    expect(said.found.filter(([, count]) => count !== 2)).toEqual([])
    for (const n of said.promised) promised.add(n)
  }
  expect(promised.size).toBeGreaterThanOrEqual(ROUNDS)
  await rm(folder, { recursive: true })
})
