import { next, type Rng } from '../../../../kernel/rng.ts'
import { type FloodLevel, type Floodline, PIECES } from '../../nouns.ts'

/** A bare board with every tool: nothing is asked for and nothing is lost. */
export function sandboxLevel({ width, depth, height, gravity = 'DOWN', waits = false }: Floodline['Setup'], rng: Rng): FloodLevel {
  const seed = next(rng)
  return {
    format: 1,
    id: `sandbox-${seed}`,
    title: 'Sandbox',
    seed,
    bounds: [width, height + 4, depth],
    maxWorldHeight: height,
    ...(gravity === 'DOWN' ? {} : { gravity }),
    gravityTicksPerCell: 60,
    terrain: [],
    bag: { type: 'BAG_N', tokens: [...PIECES] },
    hold: true,
    abilities: {
      stabilise: { charges: 1 },
      freeze: { charges: 1, resolves: 3, scope: 'ADJ6' },
      drain: { charges: 1, rate: 2, scope: 'ADJ26' },
    },
    objectives: [],
    ...(waits ? { waits } : {}),
    sandbox: true,
    undos: true,
  }
}
