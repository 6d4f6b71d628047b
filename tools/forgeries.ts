/**
 * `npm run forgeries [-- --count N]`: as many honest replays and as many forged ones, of every game and of every kind, put before
 * `lockstep verify`. No forged one may pass as what it is not, no honest one may be refused.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { games } from '../games/index.ts'
import { stream } from '../kernel/rng.ts'
import { FORGERIES, type Forgery, forged } from './forging/forge.ts'
import { honest, type Played } from './forging/honest.ts'
import { root } from './processes.js'
import { main } from './setup.js'

const { values } = parseArgs({ options: { count: { type: 'string', default: '5000' } } })
const COUNT = Number(values.count)
const BATCH = 250
const KINDS = Object.keys(FORGERIES) as readonly Forgery[]

interface Exhibit {
  readonly kind: string
  readonly text: string
  /** The words it may be answered with. */
  readonly allowed: readonly string[]
}

function honestExhibit({ entry, source, text }: Played): Exhibit {
  return { kind: `${entry.id}, ${source}`, text, allowed: [source === 'own' ? 'own' : 'ok'] }
}

async function* exhibits(): AsyncGenerator<Exhibit> {
  for (let number = 0; number < COUNT; number++) {
    const entry = games[number % games.length]
    if (entry) yield honestExhibit(await honest(entry, Math.floor(number / games.length)))
  }
  for (let number = 0, made = 0; made < COUNT; number++) {
    const kind = KINDS[number % KINDS.length] ?? 'deal'
    const entry = games[Math.floor(number / KINDS.length) % games.length]
    const rng = stream(`forgery ${number}`, kind)
    const text = entry && (await forged(kind, await honest(entry, number), rng))
    if (typeof text !== 'string') continue
    made++
    yield { kind: `forged ${kind}`, text, allowed: ['wrong', 'unreadable'] }
  }
}

async function wordsFor(texts: readonly string[]): Promise<readonly { word: string; line: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-forgeries-'))
  const files = texts.map((text, at) => {
    const file = join(folder, `${at}.replay`)
    writeFileSync(file, text)
    return file
  })
  const asked = promisify(execFile)(process.execPath, [join(root, 'cli/bin.js'), 'verify', ...files], { maxBuffer: 1 << 26 })
  const { stdout } = await asked.catch((error: { stdout: string }) => error)
  rmSync(folder, { recursive: true })
  return stdout
    .trimEnd()
    .split('\n')
    .map(line => ({ word: line.split(' ')[0] ?? '', line }))
}

await main(async () => {
  const counts = new Map<string, Map<string, number>>()
  const faults: string[] = []
  const judge = async (batch: readonly Exhibit[]): Promise<void> => {
    const words = await wordsFor(batch.map(({ text }) => text))
    for (const [at, { kind, allowed }] of batch.entries()) {
      const { word = 'nothing', line = '' } = words[at] ?? {}
      const row = counts.get(kind) ?? new Map<string, number>()
      counts.set(kind, row.set(word, (row.get(word) ?? 0) + 1))
      if (!allowed.includes(word)) faults.push(`${kind}: ${line}`)
    }
  }
  let batch: Exhibit[] = []
  for await (const exhibit of exhibits()) {
    batch.push(exhibit)
    if (batch.length < BATCH) continue
    await judge(batch)
    batch = []
  }
  await judge(batch)
  for (const [kind, row] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(kind.padEnd(28), [...row].map(([word, many]) => `${word} ${many}`).join(', '))
  for (const fault of faults.slice(0, 20)) console.log(`NOT AS IT SHOULD BE  ${fault}`)
  console.log(`${COUNT} honest, ${COUNT} forged, ${faults.length} not as they should be`)
  return faults.length === 0 ? 0 : 1
})
