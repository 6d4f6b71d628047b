/**
 * A hundred resolves that every machine must bring to the same end: random boards under random play, each up to one of its resolves. They
 * come with the game, so that whoever plays can let their own browser do them. They are as fixed as the rules: who changes a rule on
 * purpose records them anew with what the test prints. (`lockstep determinism` does another hundred, with every rule switched on.)
 */
import { silent } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import { type FloodLevel, type Floodline, PIECES, type Spot, type Terrain } from '../nouns.ts'
import { ask, legal } from '../rules/actions.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'
import recorded from './proof.json' with { type: 'json' }

type State = Floodline['State']

const MOST_RESOLVES = 6
const MOST_TICKS = 1500

/** The hashes on record, in the order of their seeds. */
export const RECORDED: readonly string[] = recorded

/** The state after a resolve of the game that this number makes. */
export function provedBy(number: number): string {
  const rng = stream(`proof-${number}`, 'proof')
  const state = start(levelFrom(rng))
  const wanted = 1 + below(rng, MOST_RESOLVES)
  for (let resolves = 0; resolves < wanted && !state.won && state.lost === '' && state.tick < MOST_TICKS; ) {
    const before = resolvesOf(state)
    while (below(rng, 4) === 0) askForSomething(state, rng)
    tick(state, silent)
    resolves += resolvesOf(state) - before
  }
  return hash(state)
}

/** Rock, water that hangs in the air and has yet to find its place, and bodies that nothing holds. */
function levelFrom(rng: Rng): FloodLevel {
  const bounds: Spot = [5 + below(rng, 6), 12 + below(rng, 12), 5 + below(rng, 6)]
  const some = (type: Terrain['type'], count: number, size: number): Terrain[] =>
    Array.from({ length: count }, () => {
      const from: Spot = [below(rng, bounds[0]), below(rng, 6), below(rng, bounds[2])]
      const end = (axis: 0 | 1 | 2): number => Math.min(bounds[axis] - 1, from[axis] + below(rng, size))
      return { type, from, to: [end(0), end(1), end(2)] }
    })
  return {
    ...{ format: 1, id: 'proof', title: 'Proof', bounds, maxWorldHeight: bounds[1] - 4, hold: true },
    seed: below(rng, 1_000_000),
    gravityTicksPerCell: 1 + below(rng, 20),
    terrain: [...some('BEDROCK', 8, 4), ...some('WATER', 6, 3), ...some('SOLID', 6, 3), ...some('DRAIN', 1, 1), ...some('ICE', 2, 2)],
    bag: { type: 'BAG_N', tokens: PIECES },
    abilities: { stabilise: { charges: 2 }, freeze: { charges: 2, resolves: 2, scope: 'ADJ26' } },
    hazards: [{ type: 'WIND_GUST', intervalTicks: 30 + below(rng, 60), pushStrength: 1, directionMode: 'RANDOM_SEEDED' }],
    objectives: [{ type: 'PLACE_PIECES', count: 1000 }],
  }
}

function resolvesOf({ metrics }: State): number {
  return metrics.pieces + metrics.tilts
}

function askForSomething(state: State, rng: Rng): void {
  const wishes = [...legal(state)]
  if (wishes.length > 0) ask(state, pick(rng, wishes))
}
