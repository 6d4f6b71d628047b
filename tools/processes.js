/** Starting other programs, and saying how it went. No dependencies: this runs before anything is installed. */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever folder a command was started in. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} Ran
 * @property {number} code 0 when all went well; 1 also when it could not be started
 * @property {string} output both streams, in the order in which they came: for people to read
 * @property {string} answer standard output alone: for programs to read, since a remark of the other may stand in the middle of a line
 * @property {number} seconds
 */

/**
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, heard?: (text: string) => void }} [options] `heard`: what it says, as it says it
 * @returns {Promise<Ran>}
 */
export function run(command, args = [], { cwd = root, env = process.env, heard = () => {} } = {}) {
  const began = performance.now()
  return new Promise(resolve => {
    let output = ''
    let answer = ''
    /** @param {number} code */
    const done = code => resolve({ code, output, answer, seconds: (performance.now() - began) / 1000 })
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text
        heard(text)
      })
    child.stdout.on('data', text => {
      answer += text
    })
    child.on('error', error => {
      output += `${command}: ${error.message}\n`
      done(1)
    })
    child.on('close', code => done(code ?? 1))
  })
}

/**
 * The same, and everybody may listen.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {Omit<NonNullable<Parameters<typeof run>[2]>, 'heard'>} [options]
 */
export function runAloud(command, args = [], options = {}) {
  return run(command, args, { ...options, heard: text => process.stdout.write(text) })
}

/**
 * A program of an installed package, started with our own Node: no shell, and no difference between systems.
 * @param {string} path of its JavaScript file, below node_modules
 * @param {readonly string[]} [args]
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(path, args = [], options = {}) {
  return run(process.execPath, [fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url)), ...args], options)
}

/** Ports that were handed out: a server that is only starting does not listen yet, and its port looks free. @type {Set<number>} */
const handedOut = new Set()

/** @returns {Promise<number>} a port that nobody listens on, at this moment, and that nobody else was told of */
export async function freePort() {
  for (;;) {
    const port = await unusedPort()
    if (handedOut.has(port)) continue
    handedOut.add(port)
    return port
  }
}

/** @returns {Promise<number>} */
function unusedPort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Whether this module is what Node was started with. @param {string} url */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
}

/** @param {number} seconds */
export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`
}

/** @param {number} count @param {string} one */
export function counted(count, one) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
