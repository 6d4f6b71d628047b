import type { Kysely } from 'kysely'
import type { OpenReport } from '../../server/data/reports.ts'
import type { Tables } from '../../server/data/tables.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../terminal/command.ts'
import { counted, indented, printable } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'
import { withData } from '../data.ts'

export const reports: Command = {
  name: 'reports',
  usage: '[--done REPORT] [--unname PERSON]',
  about: `What people reported about each other and nobody has done anything about yet, the oldest first: when, who, about whom, why, and the address of the match. Where from, the
    environment says, as for the server: DATABASE_URL, or else the embedded database in LOCKSTEP_DATA, whose server must be stopped meanwhile.

    --done closes a report; it is kept, and not listed any more. --unname takes somebody's name away: they are "Player" and a number, log in under that, and may choose another
    name. Where a server goes on running, games that are on the screen show the old name until they are opened anew.`,
  examples: [
    { line: 'reports', does: 'lists those that are open' },
    { line: 'reports --done k3f8s0x1', does: 'closes one, by the id at its head' },
    { line: 'reports --unname p7d2m4q9', does: 'takes a name away, by the id beside it' },
  ],
  options: {
    done: { value: 'REPORT', about: 'the id of a report that has been looked at' },
    unname: { value: 'PERSON', about: 'the id of somebody whose name has to go' },
  },
  words: { least: 0, most: 0 },
  run: (given: Arguments, world: World) =>
    withData(world, 'must exist', async db => {
      const [{ migrate }, data] = await Promise.all([import('../../server/data/migrate.ts'), import('../../server/data/reports.ts')])
      await migrate(db)
      const done = given.text('done')
      const unnamed = given.text('unname')
      if (unnamed !== undefined && !(await unname(db, data, unnamed, world))) return WRONG
      if (done !== undefined && !(await close(db, data, done, world))) return WRONG
      if (done === undefined && unnamed === undefined) list(await data.openReports(db), world)
      return FINE
    }),
}

type Data = typeof import('../../server/data/reports.ts')

async function unname(db: Kysely<Tables>, data: Data, person: string, world: World): Promise<boolean> {
  const changed = await data.removeName(db, person)
  if (changed) world.out(printable(`${changed.was} is called ${changed.is} now`))
  else world.err(printable(`lockstep: nobody with the id ${person} has a name`))
  return changed !== null
}

async function close(db: Kysely<Tables>, data: Data, report: string, world: World): Promise<boolean> {
  const isClosed = await data.closeReport(db, report, new Date())
  if (isClosed) world.out(printable(`${report} is done`))
  else world.err(printable(`lockstep: there is no open report ${report}`))
  return isClosed
}

function list(open: readonly OpenReport[], world: World): void {
  world.out(open.length === 0 ? 'there are no open reports' : counted(open.length, 'open report'))
  for (const report of open) world.out(`\n${shown(report)}`)
}

/** What strangers wrote is printed, and does nothing to the terminal. */
function shown({ id, at, by, about, reason, match }: OpenReport): string {
  const who = (person: OpenReport['by']): string => (person ? `${person.name} (${person.id})` : 'somebody who has left')
  const lines = [`about ${who(about)}`, `by ${who(by)}`, ...(match === null ? [] : [`/match/${match}`]), ...reason.split('\n')]
  return `${id}  ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC\n${indented(lines.map(printable).join('\n'))}`
}
