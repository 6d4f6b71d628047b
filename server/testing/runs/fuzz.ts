/** `npm run fuzz -- http|sockets [--count N] [--seed TEXT]`: odd requests and messages by the hundred thousand. Prints its seed; the same seed sends the same. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { fuzzHttp } from '../fuzz-http.ts'
import { fuzzSockets } from '../fuzz-sockets.ts'

const USAGE = 'usage: npm run fuzz -- http|sockets [--count N] [--seed TEXT]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string', default: randomBytes(4).toString('hex') } },
})
const [what] = positionals
const count = Number(values.count ?? (what === 'sockets' ? 1_000_000 : 200_000))
if ((what !== 'http' && what !== 'sockets') || !Number.isSafeInteger(count) || count < 4) {
  console.error(USAGE)
  process.exit(2)
}
console.log(`${count} ${what === 'http' ? 'requests' : 'messages'}, seed ${values.seed}`)
const began = performance.now()
const said = (done: number): void => {
  if (done > 0 && done % 10_000 === 0) console.log(`${done} …`)
}
const { faults, heap, counts } = what === 'http' ? await http() : await sockets()
for (const fault of faults) console.log(`NOT AS IT SHOULD BE  ${fault}`)
console.log(counts.join('  '))
console.log(`heap ${heap.map(mib => mib.toFixed(1)).join(' → ')} MiB, ${((performance.now() - began) / 1000).toFixed(0)} s`)
console.log(`${count} ${what === 'http' ? 'requests' : 'messages'}, ${faults.length} not as they should be`)
process.exitCode = faults.length === 0 ? 0 : 1

async function http() {
  const { statuses, ...rest } = await fuzzHttp(count, values.seed, said)
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status === 0 ? 'closed' : status}: ${times}`)
  return { ...rest, counts }
}

async function sockets() {
  const { answers, ...rest } = await fuzzSockets(count, values.seed, said)
  return { ...rest, counts: [...answers].sort(([, a], [, b]) => b - a).map(([name, times]) => `${name}: ${times}`) }
}
