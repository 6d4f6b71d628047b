/** `lockstep COMMAND …`: finds the command, reads what follows it, and turns refusals into one sentence and an exit code. */
import { readArguments } from '../terminal/arguments.ts'
import { BROKEN, FINE, MISUNDERSTOOD } from '../terminal/command.ts'
import { instead } from '../terminal/did-you-mean.ts'
import { printable } from '../terminal/text.ts'
import { UsageError } from '../terminal/usage-error.ts'
import type { World } from '../terminal/world.ts'
import { commandNames, findCommand } from './commands.ts'
import { thisMachine } from './machine.ts'

export async function start(): Promise<void> {
  process.stdout.on('error', nobodyReads)
  process.exitCode = await lockstep(process.argv.slice(2), thisMachine())
}

/** `lockstep show … | head` closes the pipe when it has seen enough, and a window can be closed: neither is a fault. */
function nobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
  // Whoever listens for interrupts has a game to keep first.
  if (process.emit('SIGHUP')) return
  if (error.code === 'EPIPE') process.exit(FINE)
  // Node cannot exit properly without the terminal it started on, it aborts; so it goes the way the window went.
  process.kill(process.pid, 'SIGHUP')
}

export async function lockstep(argv: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(argv, world)
  } catch (error) {
    if (error instanceof UsageError) {
      world.err(printable(`lockstep: ${error.message}`))
      return MISUNDERSTOOD
    }
    world.err(`lockstep: this is a fault in lockstep itself, please report it.\n${error instanceof Error ? error.stack : String(error)}`)
    return BROKEN
  }
}

async function dispatch([word = 'help', ...rest]: readonly string[], world: World): Promise<number> {
  if (word === '--version' || word === '-v') {
    const { version } = await import('./version.ts')
    world.out(await version(world.root))
    return FINE
  }
  const name = word === '--help' || word === '-h' ? 'help' : word
  const found = await findCommand(name, rest, world)
  if (!found) throw new UsageError(await noSuchCommand(name, world))
  const { command } = found
  const given = readArguments(command, found.rest)
  if (given) return command.run(given, world)
  const { helpOn } = await import('./help.ts')
  world.out(helpOn(command, found.summary, world))
  return FINE
}

async function noSuchCommand(word: string, world: World): Promise<string> {
  if (world.games.some(({ id }) => id === word)) return `"${word}" is a game, not a command; try: npx lockstep play ${word}`
  if (word.startsWith('-')) return `there is no option ${word} here; the command comes first, as in: npx lockstep play nim`
  return `there is no command "${word}"; ${instead(word, await commandNames(world), 'commands')}`
}
