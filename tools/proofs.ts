/**
 * What Stackdoku claims, at length: `npm run proofs -- [--levels N] [--hints N] [--stuck N] [--clear N] [--winnable N] [--from N]`.
 * Counts that are left out are 0; with none at all, what a coffee break allows. Every claim that fails is printed with its seed.
 */
import { parseArgs } from 'node:util'
import { clearFault, DIFFICULTIES, hintFault, levelFault, midway, stuckFault } from '../games/stackdoku/testing/proofs.ts'

const given = process.argv.length > 2
const usual = (count: string): string => (given ? '0' : count)

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: usual('2000') },
    hints: { type: 'string', default: usual('200') },
    stuck: { type: 'string', default: usual('10000') },
    clear: { type: 'string', default: usual('2000') },
    winnable: { type: 'string', default: usual('1000') },
    from: { type: 'string', default: '0' },
  },
})

const from = Number(values.from)
let found = 0

function over(what: string, count: number, fault: (n: number) => string | null): void {
  if (count === 0) return
  const before = found
  const began = process.cpuUsage()
  for (let n = from; n < from + count; n++) {
    const said = fault(n)
    if (said === null) continue
    found++
    console.log(said)
  }
  const stretch = from === 0 ? '' : ` from ${from} on`
  console.log(
    `${what}: ${count}${stretch} checked, ${found - before} faults, ${(worked(began) / count).toFixed(2)} ms of the processor each`,
  )
}

over(`levels (${DIFFICULTIES.join(', ')} in turn)`, Number(values.levels), levelFault)
over('games by hints alone', Number(values.hints), hintFault)
over('stuck, beside trying everything', Number(values.stuck), stuckFault)
over('clearable, beside trying everything', Number(values.clear), clearFault)
winnable(Number(values.winnable))
process.exitCode = found === 0 ? 0 : 1

/** Milliseconds of the processor, not of the clock: so it does not matter who else is at work. */
function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** How long "can it still be won?" takes with 54 tiles, and how many positions it looks at. */
function winnable(count: number): void {
  if (count === 0) return
  const took: number[] = []
  const nodes: number[] = []
  let yes = 0
  for (let n = from; n < from + count; n++) {
    const { judge } = midway(n)
    const began = process.cpuUsage()
    if (judge.now().winnable) yes++
    took.push(worked(began))
    nodes.push(judge.clearing.nodes)
  }
  const at = (list: number[], share: number): number => list.sort((a, b) => a - b)[Math.min(count - 1, Math.floor(count * share))] ?? 0
  const line = (list: number[], digits: number): string =>
    `p50 ${at(list, 0.5).toFixed(digits)}, p99 ${at(list, 0.99).toFixed(digits)}, most ${at(list, 1).toFixed(digits)}`
  console.log(
    `still winnable? of ${count} positions with up to 54 tiles ${yes} are; ms of the processor ${line(took, 3)}; positions looked at ${line(nodes, 0)}`,
  )
}
