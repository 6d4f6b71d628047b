import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from '../../../../kernel/hash.ts'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { DIFFICULTIES, levelFault, nth } from '../proofs.ts'

const STRETCH = 2000
const USUAL_LEVELS = 200_000
const MOST = 1_000_000_000
const USUAL_FILE = '.cache/soak-stackdoku.txt'

export const soak: Command = {
  name: 'soak',
  usage: '[--levels N] [--from N] [--file FILE]',
  about: `Levels are dealt and proven, a stretch at a time. What is done is written down, so whoever stops it goes on later; once a seed gives
    another level, it begins again. Faults are printed with their seed.`,
  examples: [
    { line: 'long stackdoku soak', does: 'from the beginning, or where it stopped' },
    { line: 'long stackdoku soak --levels 2000 --from 500000', does: 'another stretch' },
  ],
  options: {
    levels: { value: 'N', about: `how many (${USUAL_LEVELS})` },
    from: { value: 'N', about: 'the number of the first one (0)' },
    file: { value: 'FILE', about: `where it is written down what is done (${USUAL_FILE})` },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const levels = given.whole('levels', 0, MOST, USUAL_LEVELS)
    const from = given.whole('from', 0, MOST, 0)
    const file = given.text('file') ?? join(world.root, USUAL_FILE)
    const done = new Set(provenStretches(file))
    const to = from + levels
    let faults = 0
    for (let start = from; start < to; start += STRETCH) {
      const end = Math.min(start + STRETCH, to)
      const stretch = `${start}–${end - 1}`
      if (done.has(stretch)) continue
      const found = faultsIn(start, end)
      for (const fault of found) world.out(fault)
      if (found.length === 0) appendFileSync(file, `${stretch}\n`)
      faults += found.length
      world.out(`${stretch} ${found.length === 0 ? 'proven' : 'not proven'}, ${end - from} of ${levels}`)
    }
    world.out(`${levels} levels, ${faults} faults; written down in ${file}`)
    return faults === 0 ? FINE : WRONG
  },
}

function faultsIn(start: number, end: number): string[] {
  const faults: string[] = []
  for (let n = start; n < end; n++) {
    const fault = levelFault(n)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

/** The stretches that are proven already. A file that was begun when the first levels were others is of no use, and begins again. */
function provenStretches(file: string): string[] {
  const title = `levels of stackdoku, the first ${hash(DIFFICULTIES.map((_, n) => nth(n).deal))}`
  const [kept, ...stretches] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (kept === title) return stretches
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${title}\n`)
  return []
}
