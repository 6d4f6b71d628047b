/**
 * `npm run soak -- [--levels N] [--from N] [--file FILE]`: so many levels of Stackdoku dealt and proven, a stretch at a time. What is done
 * is written down, so whoever stops it goes on later; once a seed gives another level, it begins again. Faults are printed with their seed.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DIFFICULTIES, levelFault, nth } from '../games/stackdoku/testing/proofs.ts'
import { hash } from '../kernel/hash.ts'

const STRETCH = 2000

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: '200000' },
    from: { type: 'string', default: '0' },
    file: { type: 'string', default: fileURLToPath(new URL('../.cache/soak-stackdoku.txt', import.meta.url)) },
  },
})
const from = Number(values.from)
const to = from + Number(values.levels)
const { file } = values

/** What the first levels are: a file that was begun with others is of no use. */
const title = `levels of stackdoku, the first ${hash(DIFFICULTIES.map((_, n) => nth(n).deal))}`
const done = new Set(keptStretches())
let faults = 0

for (let start = from; start < to; start += STRETCH) {
  const end = Math.min(start + STRETCH, to)
  const stretch = `${start}–${end - 1}`
  if (done.has(stretch)) continue
  const before = faults
  for (let n = start; n < end; n++) report(levelFault(n))
  if (faults === before) appendFileSync(file, `${stretch}\n`)
  console.log(`${stretch} ${faults === before ? 'proven' : 'not proven'}, ${end - from} of ${to - from}`)
}
console.log(`${to - from} levels, ${faults} faults; written down in ${file}`)
process.exitCode = faults === 0 ? 0 : 1

function report(fault: string | null): void {
  if (fault === null) return
  faults++
  console.log(fault)
}

/** The stretches that are proven already. */
function keptStretches(): string[] {
  const [kept, ...stretches] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (kept === title) return stretches
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${title}\n`)
  return []
}
