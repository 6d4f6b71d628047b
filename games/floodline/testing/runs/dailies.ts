/** Finds the seeds of days to come, and looks again at those that were found. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { dealtOn, floorSettles, provedDay, triesFor } from './floor-of-a-day.ts'

const LIST = new URL('../../levels/made/daily-tries.json', import.meta.url)
const LINE = 140
const MOST = 100_000

export const dailies: Command = {
  name: 'dailies',
  usage: '[--add N] [--from N] [--check N]',
  about: `Plays the deals of days as somebody would who lays every piece where it lies lowest, at a person's pace: a day's seed is the first with which a floor
    settles. Looks again at those in the list, and with --add finds the seeds of so many further days and writes them down.`,
  examples: [
    { line: 'long floodline dailies', does: 'looks at every day in the list; about a minute' },
    { line: 'long floodline dailies --check 10', does: 'looks at the first ten' },
    { line: 'long floodline dailies --check 0 --add 365', does: 'adds a year; about a minute' },
  ],
  options: {
    add: { value: 'N', about: 'so many days more (0)' },
    from: { value: 'N', about: 'the first day of the list to look at (0)' },
    check: { value: 'N', about: 'look at so many days of the list (all)' },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const tries = JSON.parse(readFileSync(LIST, 'utf8')) as number[]
    const from = given.whole('from', 0, MOST, 0)
    const days = tries
      .slice(from, from + given.whole('check', 0, MOST, tries.length))
      .map((tried, at) => ({ tried, date: provedDay(from + at) }))
    const wrong = days.filter(({ date, tried }) => !floorSettles(dealtOn(date, tried)))
    for (const { date } of wrong) world.out(`${date}: no floor settles`)
    world.out(`${days.length} days looked at, ${wrong.length} without a floor`)
    const added = given.whole('add', 0, MOST, 0)
    const more = Array.from({ length: added }, (_, at) => triesFor(provedDay(tries.length + at)))
    if (added > 0) writeFileSync(LIST, laidOut([...tries, ...more]))
    if (added > 0) world.out(`${added} days added: the list ends with ${provedDay(tries.length + added - 1)}`)
    return wrong.length === 0 ? FINE : WRONG
  },
}

/** As many in a line as fit, which is how everything else here is laid out. */
function laidOut(tries: readonly number[]): string {
  const lines: string[] = []
  for (const tried of tries) {
    const longer = `${lines.at(-1) ?? ' '} ${tried},`
    if (lines.length === 0 || longer.length > LINE) lines.push(`  ${tried},`)
    else lines[lines.length - 1] = longer
  }
  return `[\n${lines.join('\n').slice(0, -1)}\n]\n`
}
