/** Counts turns, for the tables in perft.golden.ts. `npx lockstep long chainfall differential` counts all of them with everything that can count. */
import { perft } from '../../../kernel/testing/perft.ts'
import { chainfall } from '../game.ts'
import { type Core, coreFor } from '../minds/core/core.ts'
import type { Chainfall } from '../nouns.ts'
import { drawn } from './drawn.ts'
import { golden } from './perft.golden.ts'
import { tableOf } from './textbook/state.ts'
import { perft as textbookPerft } from './textbook/textbook.ts'

/** Positions, and how many sequences of turns there are from them: without cards by depth from 1, and with cards. */
export interface Counted {
  readonly name: string
  readonly state: Chainfall['State']
  readonly bare: readonly number[]
  readonly cards: readonly number[]
}

export const TABLES: readonly Counted[] = golden.map(({ name, picture, queue, bag, turns, bare, cards }) => ({
  name,
  state: drawn(picture.join('\n'), { queue, bag, turns }),
  bare,
  cards,
}))

/** What is counted otherwise than the table says, down to the depths; null if nothing is. */
export function miscounted(
  { name, state, bare, cards }: Counted,
  depths: { rules: number; textbook: number; cards: number },
): string | null {
  const plain = { ...state, config: { ...state.config, cardsEnabled: false } }
  const core = coreFor(plain.config)
  core.load(plain)
  const wrong = (who: string, depth: number, count: number, told: number | undefined): string | null =>
    count === told ? null : `${name}: ${who} counts ${count} at depth ${depth}, not ${told}`
  const faults = bare.flatMap((told, at) => [
    wrong('the core', at + 1, corePerft(core, at + 1), told),
    at < depths.rules ? wrong('the rules', at + 1, perft(chainfall, plain, at + 1), told) : null,
    at < depths.textbook ? wrong('the textbook', at + 1, textbookPerft(tableOf(plain), at + 1), told) : null,
  ])
  const withCards = cards
    .slice(0, depths.cards)
    .flatMap((told, at) => [
      wrong('with cards, the rules', at + 1, perft(chainfall, state, at + 1), told),
      at < depths.textbook - 2 ? wrong('with cards, the textbook', at + 1, textbookPerft(tableOf(state), at + 1), told) : null,
    ])
  return [...faults, ...withCards].find(fault => fault !== null) ?? null
}

/** Without cards. */
function corePerft(core: Core, depth: number): number {
  if (core.over) return 0
  const moves = new Float64Array(core.cells + 1)
  const count = core.placements(moves)
  if (depth === 1) return count
  let sum = 0
  for (const move of moves.subarray(0, count)) {
    core.make(move)
    sum += corePerft(core, depth - 1)
    core.unmake()
  }
  return sum
}
