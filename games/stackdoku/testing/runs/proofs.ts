import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { clearFault, DIFFICULTIES, hintFault, levelFault, midway, stuckFault } from '../proofs.ts'

const MOST = 1_000_000_000

/** What a coffee break allows. */
const USUAL = { levels: 2000, hints: 200, stuck: 10_000, clear: 2000, winnable: 1000 }

export const proofs: Command = {
  name: 'proofs',
  usage: '[--levels N] [--hints N] [--stuck N] [--clear N] [--winnable N] [--from N]',
  about: `What the game claims, at length. Counts that are left out are 0; with none at all, what a coffee break allows. Every claim that
    fails is printed with its seed.`,
  examples: [
    { line: 'long stackdoku proofs', does: 'some of everything' },
    { line: 'long stackdoku proofs --levels 20000 --from 100000', does: 'only levels, another stretch of them' },
  ],
  options: {
    levels: { value: 'N', about: `levels dealt and proven (${USUAL.levels})` },
    hints: { value: 'N', about: `games won by hints alone (${USUAL.hints})` },
    stuck: { value: 'N', about: `positions called stuck or not, beside trying everything (${USUAL.stuck})` },
    clear: { value: 'N', about: `stacks called clearable or not, beside trying everything (${USUAL.clear})` },
    winnable: { value: 'N', about: `how long it takes to say whether a position can still be won (${USUAL.winnable})` },
    from: { value: 'N', about: 'the number of the first seed (0)' },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const chosen = [...Object.keys(USUAL), 'from'].some(name => given.has(name))
    const count = (name: keyof typeof USUAL): number => given.whole(name, 0, MOST, chosen ? 0 : USUAL[name])
    const from = given.whole('from', 0, MOST, 0)
    const faults = [
      check(`levels (${DIFFICULTIES.join(', ')} in turn)`, count('levels'), levelFault),
      check('games by hints alone', count('hints'), hintFault),
      check('stuck, beside trying everything', count('stuck'), stuckFault),
      check('clearable, beside trying everything', count('clear'), clearFault),
    ].reduce((sum, found) => sum + found, 0)
    if (count('winnable') > 0) world.out(winnable(from, count('winnable')))
    return faults === 0 ? FINE : WRONG

    /** Gives how many faults there were. */
    function check(what: string, cases: number, fault: (n: number) => string | null): number {
      if (cases === 0) return 0
      let found = 0
      const began = process.cpuUsage()
      for (let n = from; n < from + cases; n++) {
        const says = fault(n)
        if (says === null) continue
        found++
        world.out(says)
      }
      const stretch = from === 0 ? '' : ` from ${from} on`
      world.out(`${what}: ${cases}${stretch} checked, ${found} faults, ${(msSince(began) / cases).toFixed(2)} ms of the processor each`)
      return found
    }
  },
}

/** Milliseconds of the processor, not of the clock: so it does not matter who else is at work. */
function msSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** How long "can it still be won?" takes with 54 tiles, and how many positions it looks at. */
function winnable(from: number, count: number): string {
  const took: number[] = []
  const nodes: number[] = []
  let yes = 0
  for (let n = from; n < from + count; n++) {
    const { judge } = midway(n)
    const began = process.cpuUsage()
    if (judge.now().winnable) yes++
    took.push(msSince(began))
    nodes.push(judge.clearing.nodes)
  }
  const at = (list: number[], share: number): number => list.sort((a, b) => a - b)[Math.min(count - 1, Math.floor(count * share))] ?? 0
  const line = (list: number[], digits: number): string =>
    `p50 ${at(list, 0.5).toFixed(digits)}, p99 ${at(list, 0.99).toFixed(digits)}, most ${at(list, 1).toFixed(digits)}`
  return `still winnable? of ${count} positions with up to 54 tiles ${yes} are; ms of the processor ${line(took, 3)}; positions looked at ${line(nodes, 0)}`
}
