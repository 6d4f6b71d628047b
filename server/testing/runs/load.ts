/**
 * `npm run load [-- --games 1000 --spectators 1000 --seconds 60 --processes 1|2 --postgres --seed TEXT]`: many live games at once, how long a move takes to be
 * acknowledged, and whether any was lost. In the same run a bare echo on `ws`, for the ratio.
 */
import { parseArgs } from 'node:util'
import { percentile } from '../crowd.ts'
import { load } from '../load/load.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    spectators: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const wish = {
  games: Number(values.games),
  spectators: Number(values.spectators),
  seconds: Number(values.seconds),
  thinkMs: 3_500, // of a thousand games, some of which are over meanwhile, two hundred moves a second
  rushMs: 2_000,
  processes: values.processes === '2' ? 2 : 1,
  postgres: values.postgres,
  seed: values.seed,
  say: (line: string) => console.log(line),
} as const
const database = wish.processes === 2 || wish.postgres ? 'PostgreSQL' : 'its own database'
console.log(
  `${wish.games} games, ${wish.spectators} spectators, ${wish.seconds} s, ${wish.processes} process(es), ${database}, seed ${wish.seed}`,
)
const found = await load(wish)
const told = [0.5, 0.99, 1].map((share, at) => `${['p50', 'p99', 'most'][at]} ${percentile(found.latencies, share).toFixed(1)} ms`)
console.log(`${found.movesPerSecond.toFixed(0)} moves a second; move to acknowledgement ${told.join(', ')}`)
console.log(`spectators heard ${found.heard} messages`)
console.log(`${found.acknowledged} acknowledged; ${found.faults.length === 0 ? '0 lost, 0 doubled' : found.faults.slice(0, 10).join('\n')}`)
const { ours, bare } = found.sockets
const against = (rate: number): string => `${rate.toFixed(0)} a second, ${(rate / bare.rate).toFixed(2)} of a bare echo`
console.log(`sockets alone: pings ${against(ours.rate)} (${bare.rate.toFixed(0)} a second)`)
console.log(`a connection ${ours.kib.toFixed(1)} KiB, ${(ours.kib / bare.kib).toFixed(2)} of a bare socket (${bare.kib.toFixed(1)} KiB)`)
console.log(`flat out: moves ${against(found.flatOut)}`)
console.log(`a move takes ${found.cpuPerMove.toFixed(2)} ms of processor time and ${found.bytesPerLine.toFixed(0)} bytes of the log`)
console.log(
  `a game with its two players and its spectators ${found.gameKib.toFixed(1)} KiB; ${found.connections} connections, ${found.all.toFixed(0)} MiB in all`,
)
process.exitCode = found.faults.length === 0 ? 0 : 1
