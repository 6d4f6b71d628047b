/** The machine lockstep really runs on. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { games } from '../games/index.ts'
import { withRooms } from '../terminal/entry.ts'
import type { World } from '../terminal/world.ts'

const LEAST_WIDTH = 40

/** Closing the window is no worse a reason to keep a game than Ctrl-C. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export function thisMachine(): World {
  const { stdin, stdout, stderr } = process
  return {
    input: stdin,
    output: stdout,
    out: text => void stdout.write(`${text}\n`),
    err: text => void stderr.write(`${text}\n`),
    interactive: stdin.isTTY && stdout.isTTY,
    get width() {
      return stdout.isTTY ? Math.max(LEAST_WIDTH, stdout.columns) : Number.POSITIVE_INFINITY
    },
    colour: stdout.isTTY && !process.env.NO_COLOR,
    bar: stderr.isTTY ? stderr : null,
    games: games.map(withRooms),
    root: fileURLToPath(new URL('..', import.meta.url)),
    onInterrupt(stop) {
      for (const signal of INTERRUPTS) process.on(signal, stop)
      return () => {
        for (const signal of INTERRUPTS) process.off(signal, stop)
      }
    },
    again,
    arcade: async options => (await import('../tools/arcade.ts')).openArcade(options),
  }
}

function again(flags: readonly string[], argv: readonly string[]): Promise<number> {
  const bin = fileURLToPath(new URL('bin.js', import.meta.url))
  const child = spawn(process.execPath, [...flags, bin, ...argv], { stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', code => done(code ?? 1))
  })
}
