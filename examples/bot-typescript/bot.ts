/** A bot for a Lockstep server; README.md says how it is run. */
import { parseArgs } from 'node:util'
import type { Terms } from '../../protocol/online.ts'
import { Player } from './player.ts'
import { Socket } from './socket.ts'
import { thinkerFor } from './thinker.ts'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: process.env['LOCKSTEP_SERVER'] ?? 'http://localhost:8100' },
    game: { type: 'string', default: 'chainfall' },
    preset: { type: 'string', default: 'v1' },
    mind: { type: 'string' },
    pair: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    increment: { type: 'string', default: '3' },
    contests: { type: 'string', default: 'Infinity' },
    take: { type: 'boolean', default: false },
  },
})

async function start(): Promise<void> {
  const token = process.env['LOCKSTEP_TOKEN']
  if (!token) throw new Error('set LOCKSTEP_TOKEN to a personal token with the scope "play"')
  const [minutes, increment, contests] = [Number(values.minutes), Number(values.increment), Number(values.contests)]
  if (!(minutes > 0) || !(increment >= 0) || !(contests > 0)) throw new Error('--minutes, --increment and --contests are numbers')
  const terms: Terms = {
    game: values.game,
    preset: values.preset,
    games: values.pair ? 2 : 1,
    clock: { kind: 'live', baseMs: minutes * 60_000, incrementMs: increment * 1000 },
  }
  const think = await thinkerFor(values.game, values.mind)
  const player = new Player({
    ...{ terms, mode: values.take ? 'take' : 'seek', contests, think },
    send: message => socket.send(message),
    tell: line => console.log(line),
    finished: because => socket.close(because),
  })
  const socket = new Socket({
    ...{ server: values.server, token },
    hear: message => player.hear(message),
    ended: because => {
      if (because !== null) fail(because)
      for (const signal of SIGNALS) process.removeListener(signal, stop)
    },
  })
  // The first asks to finish, the second gives up what is being played, the third does not wait for anybody.
  let asked = 0
  const stop = (): void => (++asked > 2 ? socket.close() : player.stop())
  for (const signal of SIGNALS) process.on(signal, stop)
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

function fail(because: string): void {
  console.error(because)
  process.exitCode = 2
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
