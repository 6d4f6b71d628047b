import type { Arguments } from '../../terminal/arguments.ts'
import { chooseGame } from '../../terminal/choose.ts'
import { type Command, FINE } from '../../terminal/command.ts'
import { instead } from '../../terminal/did-you-mean.ts'
import { indented, paint, table } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import type { Found } from '../commands.ts'

export const long: Command = {
  name: 'long',
  usage: '[GAME [NAME …]]',
  about: `Proofs, comparisons and measurements at length. They belong to their games (games/GAME/testing/runs) and are no part of the
    tests, because they take minutes or hours. Without a name they are listed; with --help behind a name, all about it is told.`,
  examples: [{ line: 'long', does: 'what there is' }],
  options: {},
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const [id] = given.words
    const entries = id === undefined ? world.games : [chooseGame(world, id)]
    const runs = await Promise.all(entries.map(async entry => ({ id: entry.id, runs: await entry.runs() })))
    const some = runs.filter(each => each.runs.length > 0)
    if (some.length === 0) throw new UsageError(`there are no long runs of ${id ?? 'any game'}`)
    const listed = some.map(each => {
      const rows = each.runs.map(({ name, summary }) => [name, summary])
      return `${paint(world, 'bold', each.id)}\n${indented(table(rows, world.width - 2))}`
    })
    world.out(listed.join('\n\n'))
    return FINE
  },
}

/** The run that `GAME NAME` names, as a command; null when the words are about the list of them. */
export async function namedRun([id, name, ...rest]: readonly string[], world: World): Promise<Found | null> {
  if (id === undefined || name === undefined || id.startsWith('-') || name.startsWith('-')) return null
  const runs = await chooseGame(world, id).runs()
  const found = runs.find(each => each.name === name)
  if (!found) {
    const names = runs.map(each => each.name)
    throw new UsageError(`${id} has no long run "${name}"; ${instead(name, names, 'long runs')}`)
  }
  const command = await found.fetch()
  return { command: { ...command, name: `long ${id} ${command.name}` }, summary: found.summary, rest }
}
