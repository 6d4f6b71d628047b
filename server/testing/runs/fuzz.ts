/** `npm run fuzz -- http [--count 200000] [--seed TEXT]`: odd requests by the hundred thousand. Prints its seed; the same seed sends the same. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Fuzzed, fuzzHttp } from '../fuzz-http.ts'

type Fuzz = (count: number, seed: string, told: (done: number) => void) => Promise<Fuzzed>

const KINDS: ReadonlyMap<string, Fuzz> = new Map([['http', fuzzHttp]])

const USAGE = `usage: npm run fuzz -- ${[...KINDS.keys()].join('|')} [--count N] [--seed TEXT]`
const TOLD_EVERY = 10_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200000' }, seed: { type: 'string', default: randomBytes(4).toString('hex') } },
})
const count = Number(values.count)
const fuzz = KINDS.get(positionals[0] ?? '')
if (!fuzz || !Number.isSafeInteger(count) || count < 4) {
  console.error(USAGE)
  process.exit(2)
}
console.log(`${count} requests, seed ${values.seed}`)
const began = performance.now()
const { requests, statuses, faults, heap } = await fuzz(count, values.seed, done => {
  if (done > 0 && done % TOLD_EVERY === 0) console.log(`${done} …`)
})
for (const fault of faults) console.log(`NOT AS IT SHOULD BE  ${fault}`)
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status === 0 ? 'closed' : status}: ${times}`)
console.log(counts.join('  '))
console.log(`heap ${heap.map(mib => mib.toFixed(1)).join(' → ')} MiB, ${((performance.now() - began) / 1000).toFixed(0)} s`)
console.log(`${requests} requests, ${faults.length} not as they should be`)
process.exitCode = faults.length === 0 ? 0 : 1
