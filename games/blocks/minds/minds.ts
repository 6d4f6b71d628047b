import type { Minds } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { cornerOf } from '../rules/core.ts'
import { fieldFor } from './field.ts'
import { hint } from './hint.ts'
import { type Manner, planFor } from './plan.ts'
import { Tidy } from './tidy.ts'

/** Looks no further than the hand, and may overlook the one order that would have saved it. */
const PLANNER: Manner = {
  widest: 8,
  first: 0,
  share: 100,
  finalists: 1,
  futures: 0,
  width: 1,
  thorough: false,
  greed: { pure: 5, fair: 5 },
  trust: { pure: 0, fair: 0 },
}

/** Where the dealer sees to it that the game goes on, it can afford to go for points. */
const MASTER: Manner = {
  widest: 48,
  first: 2500,
  share: 30,
  finalists: 8,
  futures: 24,
  width: 4,
  thorough: true,
  greed: { pure: 5, fair: 500 },
  trust: { pure: 8, fair: 0 },
}

export const minds: Minds<Blocks> = {
  bots: [
    { id: 'careless', about: 'Puts any block anywhere it fits.', pick: (_view, legal, rng) => pick(rng, legal) },
    { id: 'tidy', about: 'Keeps the grid tidy, one block at a time, and never thinks of the next.', pick: view => tidiest(view) },
    {
      id: 'planner',
      about: 'Plans where all three blocks of a hand go before it places the first.',
      pick: (view, _legal, rng, { steps }) => planFor(view, PLANNER, rng, steps).steps[0],
    },
    {
      id: 'master',
      about: 'Plans the whole hand, tries its best plans on hands that may come next, and never overlooks a way to place all three.',
      pick: (view, _legal, rng, { steps }) => planFor(view, MASTER, rng, steps).steps[0],
    },
  ],
  guide: { hint: (view, legal, rng, { steps }) => hint(view, legal, rng, steps, MASTER) },
}

const NOW = 0
const SCRATCH = 1

function tidiest(view: Blocks['View']): Placement {
  const field = fieldFor(view, 2)
  field.load(NOW, view)
  const tidy = new Tidy(field, SCRATCH)
  if (!tidy.choose(NOW, view.hand)) throw new Error('nothing in the hand fits')
  const [row, col] = cornerOf(field, view.hand[tidy.slot], tidy.place)
  return { slot: tidy.slot, row, col }
}
