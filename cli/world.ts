/** All that a command may touch of the machine it runs on, so that a test can hand it another one. */
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type GameEntry, games } from '../games/index.ts'

export interface World {
  readonly input: Readable
  readonly output: Writable
  /** One line, or several, for whoever reads the answer. */
  out(text: string): void
  /** The same beside the answer: refusals, progress, warnings. */
  err(text: string): void
  /** Somebody sits at a keyboard and looks at a screen. */
  readonly interactive: boolean
  /** In characters. Whoever reads a file has no use for lines broken for somebody's screen, so then it is endless. */
  readonly width: number
  readonly colour: boolean
  /** Where a bar may be drawn; null when nobody would see it move. */
  readonly bar: Writable | null
  readonly games: readonly GameEntry[]
  /** The project's folder: rule books, tests, playthroughs. */
  readonly root: string
  /** Calls back when the person or the system wants us to stop; gives the way to no longer listen. */
  onInterrupt(stop: () => void): () => void
  /** Starts lockstep once more, under a Node with these flags, and gives its exit code. */
  again(flags: readonly string[], argv: readonly string[]): Promise<number>
}

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
    games: games,
    root: fileURLToPath(new URL('..', import.meta.url)),
    onInterrupt(stop) {
      for (const signal of INTERRUPTS) process.on(signal, stop)
      return () => {
        for (const signal of INTERRUPTS) process.off(signal, stop)
      }
    },
    again,
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
