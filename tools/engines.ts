/**
 * `npm run engines [-- --all] [--game NAME] [--replays N]`: the promise itself. A thousand random games of every game are dealt and played
 * over in every JavaScript engine that can be had, and must end in the same hashes in all of them. `--all`: an engine that cannot be had
 * is a failure. `--game`: only this one.
 */
import { parseArgs } from 'node:util'
import { games } from '../games/index.ts'
import { count, digest, firstDifference, firstFault } from './engines/compare.ts'
import { engines, prepare } from './engines/engine.ts'
import { type Findings, type Replays, replay } from './engines/page.ts'
import { counted, inSeconds } from './processes.js'
import { ensureInstalled, main } from './setup.js'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, game: { type: 'string' }, replays: { type: 'string', default: '1000' } },
})

async function makeReplays(): Promise<Replays> {
  const made: Record<string, string[]> = {}
  for (const entry of games) {
    if (values.game !== undefined && values.game !== entry.id) continue
    const game = await entry.game()
    made[entry.id] = Array.from({ length: Number(values.replays) }, (_, index) => replay(game, index))
  }
  return made
}

function row(cells: readonly string[]): string {
  const widths = [16, 16, 9, 18, 0]
  return cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(' ')
    .trimEnd()
}

/** Asks one engine, prints its row, and says what is wrong, if anything. */
async function compared(
  engine: (typeof engines)[number],
  executable: string,
  ours: Findings | null,
  replays: Replays,
): Promise<{ findings: Findings | null; fault: string | null }> {
  const began = performance.now()
  try {
    const { version, findings } = await engine.ask(executable)
    const seconds = inSeconds((performance.now() - began) / 1000)
    console.log(row([engine.name, version, String(count(findings)), digest(findings).slice(0, 16), seconds]))
    return { findings, fault: ours ? firstDifference(ours, findings, replays) : firstFault(findings) }
  } catch (error) {
    console.log(row([engine.name, '', '', 'did not answer']))
    return { findings: null, fault: (error as Error).message }
  }
}

await main(async () => {
  await ensureInstalled()
  const replays = await makeReplays()
  await prepare(replays)
  const found = []
  for (const engine of engines) found.push({ engine, executable: await engine.find() })

  console.log(row(['engine', 'version', 'replays', 'digest', 'time']))
  let ours: Findings | null = null
  const faults: string[] = []
  const missing: string[] = []
  for (const { engine, executable } of found) {
    if (executable === null) {
      console.log(row([engine.name, '', '', 'missing']))
      missing.push(engine.name)
      continue
    }
    const { findings, fault } = await compared(engine, executable, ours, replays)
    ours ??= findings
    if (fault) faults.push(`${engine.name}: ${fault}`)
  }
  for (const fault of faults) console.log(`\n${fault}`)
  const failed = faults.length + (values.all ? missing.length : 0)
  const agree = engines.length - missing.length - faults.length
  console.log(
    `\n${counted(agree, 'engine')} agree${missing.length > 0 ? `, ${missing.join(' and ')} missing` : ''}${faults.length > 0 ? `, ${faults.length} differ` : ''}`,
  )
  return failed === 0 ? 0 : 1
})
