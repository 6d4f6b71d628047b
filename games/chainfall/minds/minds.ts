import type { Minds } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'

export const minds: Minds<Chainfall> = {
  bots: [{ id: 'random', about: 'Any turn the rules allow, cards and all.', pick: (_view, legal, rng) => pick(rng, legal) }],
  guide: null,
}
