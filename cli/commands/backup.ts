import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE } from '../../terminal/command.ts'
import { counted } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'
import { whereData, withData } from '../data.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  about: `Everything that a server keeps: people, their passwords as hashes, matches and ratings, as it is at one moment. Where from, the environment says, as for the server:
    DATABASE_URL, or else the embedded database in LOCKSTEP_DATA. The embedded one belongs to one process at a time, so the server must be stopped; PostgreSQL may go on.

    The file is readable for you alone, because everything in it is whole, deals of games that are being played included. "restore" puts it back, into either kind of database.`,
  examples: [{ line: 'backup lockstep.backup', does: 'everything into one file' }],
  options: {},
  words: { least: 1, most: 1, missing: 'the file to write' },
  run: (given: Arguments, world: World) =>
    withData(world, 'must exist', async db => {
      const [file = ''] = given.words
      const { backUp } = await import('../../server/data/backup.ts')
      const rows = await backUp(db, file)
      world.out(`${counted(rows, 'row')} from ${whereData()} in ${file}`)
      return FINE
    }),
}
