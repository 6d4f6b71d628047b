import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE } from '../../terminal/command.ts'
import { counted } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'
import { whereData, withData } from '../data.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  about: `What "backup" wrote, into the database that the environment names: DATABASE_URL, or else the embedded one in LOCKSTEP_DATA. Stop every server of that database first.
    All of it or nothing: the file is read through and its checksum compared before anything is touched. A backup of an older version is brought up to this one; one of a newer version is refused.`,
  examples: [
    { line: 'restore lockstep.backup', does: 'into an empty database' },
    { line: 'restore lockstep.backup --replace', does: 'in place of everything that is in the database' },
  ],
  options: { replace: { about: 'what is in the database goes' } },
  words: { least: 1, most: 1, missing: 'the file that "backup" wrote' },
  run: (given: Arguments, world: World) =>
    withData(world, 'may be new', async db => {
      const [file = ''] = given.words
      const data = await import('../../server/data/backup.ts')
      const rows = await data.restore(db, file, given.has('replace'))
      world.out(`${counted(rows, 'row')} from ${file} in ${whereData()}`)
      return FINE
    }),
}
