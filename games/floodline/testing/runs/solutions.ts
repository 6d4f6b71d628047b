import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import { nearest } from '../../../../terminal/did-you-mean.ts'
import { table } from '../../../../terminal/text.ts'
import { UsageError } from '../../../../terminal/usage-error.ts'
import type { World } from '../../../../terminal/world.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { prove } from '../../minds/solve/prove.ts'
import type { Tool } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'
import { readLevelFolders } from '../authoring/folders.ts'

export const solutions: Command = {
  name: 'solutions',
  usage: '[PUZZLE]',
  about: `Looks at everything that can be done in a puzzle: every place each piece can be brought to, sliding in below roofs included, and every
    tilt, hold and ability on the way. Says in how many positions there were how many places to set a piece down, and how many of those win, with
    any stars and with all three; then the same without what the puzzle is about, where nothing may win. The first win is played key by key.`,
  examples: [
    { line: 'long floodline solutions', does: 'all puzzles' },
    { line: 'long floodline solutions tilt-once', does: 'one of them' },
  ],
  options: {},
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const wanted = given.words[0]
    const { puzzles } = readLevelFolders()
    const ids = puzzles.map(({ level }) => level.id)
    if (wanted !== undefined && !ids.includes(wanted)) {
      const near = nearest(wanted, ids)
      throw new UsageError(`there is no puzzle "${wanted}"; ${near === null ? `there are ${ids.join(', ')}` : `did you mean "${near}"?`}`)
    }
    const rows: string[][] = [['puzzle', 'without', 'positions', 'landings', 'wins', 'three stars', 'the first']]
    let fine = true
    for (const { level, plan } of puzzles.filter(each => wanted === undefined || each.level.id === wanted)) {
      rows.push(everyWin(level, []))
      if (plan.needs === undefined) continue
      const without = everyWin(level, [plan.needs])
      rows.push(without)
      if (without[4] !== '0') fine = false
    }
    world.out(table(rows, world.width))
    world.out(fine ? 'nothing is won without what it is about' : 'something is won without what it is about')
    return fine ? FINE : WRONG
  },
}

function everyWin(level: FloodLevel, without: readonly Tool[]): string[] {
  const { layers, placements, wins, starred, turns, gap } = prove(level, { wanted: '1', without, counting: true, budget: {} })
  if (gap !== null) throw new Error(`${level.id}: ${gap}`)
  const positions = layers.reduce((sum, each) => sum + each, 0)
  return [level.id, without.join(), ...[positions, placements, wins, starred].map(String), turns ? playedAs(level, turns) : '']
}

function playedAs(level: FloodLevel, turns: Parameters<typeof keys>[1]): string {
  const played = keys(level, turns, { think: 1, tap: 1 })
  return isStuck(played) ? played.why : `${played.presses.length} keys`
}
