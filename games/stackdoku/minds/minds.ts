import type { Minds } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Stackdoku } from '../nouns.ts'

export const minds: Minds<Stackdoku> = {
  bots: [{ id: 'careless', about: 'Does anything that is allowed.', pick: (_view, legal, rng) => pick(rng, legal) }],
  guide: null,
}
