import type { Arguments } from '../arguments.ts'
import { type Command, FINE, type Listed } from '../command.ts'
import { helpOn, overview } from '../help.ts'
import { Misunderstood } from '../misunderstood.ts'
import { instead } from '../near.ts'
import type { World } from '../world.ts'

/** It is itself one of the commands it tells about, so it is handed the list instead of importing it. */
export function helpAbout(commands: readonly Listed[]): Command {
  return {
    name: 'help',
    usage: '[COMMAND]',
    examples: [
      { line: 'help', does: 'the overview' },
      { line: 'help play', does: 'everything about playing' },
    ],
    options: {},
    words: { least: 0, most: 1 },
    async run(given: Arguments, world: World) {
      const [name] = given.words
      if (name === undefined) world.out(overview(commands, world))
      else world.out(await helpOnOne(commands, name, world))
      return FINE
    },
  }
}

async function helpOnOne(commands: readonly Listed[], name: string, world: World): Promise<string> {
  const found = commands.find(listed => listed.name === name)
  if (found) return helpOn(await found.fetch(), found.summary, world)
  const names = commands.map(listed => listed.name)
  throw new Misunderstood(`there is no command "${name}"; ${instead(name, names, 'commands')}`)
}
