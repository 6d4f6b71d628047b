import type { Minds } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Floodline } from '../nouns.ts'
import { builder } from './builder.ts'
import { guide } from './guide/guide.ts'

export const minds: Minds<Floodline> = {
  bots: [{ id: 'random', about: 'Asks for whatever comes to mind.', pick: (_view, legal, rng) => pick(rng, legal) }, builder],
  guide,
}
