import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE } from '../../terminal/command.ts'
import { instead } from '../../terminal/did-you-mean.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import type { Section } from '../commands.ts'
import { helpOn, overview, summaryIn } from '../help.ts'

/** It is itself one of the commands it tells about, so it is handed the list instead of importing it. */
export function helpAbout(sections: (world: World) => Promise<readonly Section[]>): Command {
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
      if (name === undefined) world.out(overview(await sections(world), world))
      else world.out(await helpOnOne(await sections(world), name, world))
      return FINE
    },
  }
}

async function helpOnOne(sections: readonly Section[], name: string, world: World): Promise<string> {
  for (const section of sections) {
    const found = section.commands.find(entry => entry.name === name)
    if (found) return helpOn(await found.fetch(), summaryIn(section, found), world)
  }
  const names = sections.flatMap(({ commands }) => commands.map(entry => entry.name))
  throw new UsageError(`there is no command "${name}"; ${instead(name, names, 'commands')}`)
}
