import type { Bot, Minds } from '../../../kernel/game.ts'
import { below, pick } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { actionOf } from './core/move.ts'
import { anywhere, greediest } from './greedy.ts'
import { hint } from './hint.ts'
import { type Manner, Thought } from './think.ts'

/** By level, from 4 on. A card's price is in parts of a point, of which there are 32. */
const CANDLE: Manner = { turns: { all: 1, owner: 1 }, width: 24, cards: 0, price: 0 }
const EMBER: Manner = { turns: { all: 2, owner: 2 }, width: 24, cards: 0, price: 0 }
const TORCH: Manner = { turns: { all: 9, owner: 3 }, width: 12, cards: 1, price: 400 }
const BLAZE: Manner = { turns: { all: 1, owner: 2 }, width: 24, cards: 1, price: 40 }
const INFERNO: Manner = { turns: { all: 3, owner: 4 }, width: 12, cards: 2, price: 40, worlds: 4 }

/** One turn in so many, taper does not look. */
const ABSENT = 3

const candle = thinker('candle', 'Sees on whose turn every tile will go off. No cards.', CANDLE)

/** Levels 1 to 8. What they do differs; how hard they think is up to the purse. */
export const minds: Minds<Chainfall> = {
  bots: [
    { id: 'spark', about: 'Any turn the rules allow, cards and all.', pick: (_view, legal, rng) => pick(rng, legal) },
    {
      id: 'match',
      about: 'Takes the most points it can get now. Never thinks of the next turn, or of cards.',
      pick: (view, _legal, rng) => greediest(view, rng),
    },
    {
      id: 'taper',
      about: 'Knows on whose turn tiles go off, and forgets to look one turn in three. No cards.',
      pick: (view, legal, rng, purse) => (below(rng, ABSENT) === 0 ? anywhere(view, rng) : candle.pick(view, legal, rng, purse)),
    },
    candle,
    thinker('ember', 'Also asks what you will answer. No cards.', EMBER),
    thinker('torch', 'Calculates everything the queue shows. Keeps its cards for the last turns.', TORCH),
    thinker('blaze', 'Plays a card as soon as it is worth one.', BLAZE),
    thinker('inferno', 'Reckons with your cards as well as with its own, and plays on in its head with bags it imagines.', INFERNO),
  ],
  guide: { hint: (view, _legal, rng, { steps }) => hint(view, rng, steps, INFERNO) },
}

function thinker(id: string, about: string, manner: Manner): Bot<Chainfall> {
  return {
    id,
    about,
    pick: (view, _legal, rng, { steps }) => actionOf(view.config, new Thought(view, manner, rng, steps).ranked()[0].move),
  }
}
