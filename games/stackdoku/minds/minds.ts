import type { Minds } from '../../../kernel/game.ts'
import { pick, type Rng } from '../../../kernel/rng.ts'
import type { Stackdoku } from '../nouns.ts'
import { hint } from './guide.ts'
import { solutionOf } from './judge.ts'
import { prospectOf } from './prospect.ts'
import { provable } from './reason.ts'

type Action = Stackdoku['Action']

export const minds: Minds<Stackdoku> = {
  bots: [
    { id: 'careless', about: 'Does anything that is allowed.', pick: (_view, legal, rng) => pick(rng, legal) },
    {
      id: 'tidy',
      about: 'Places what follows at a glance, takes any pair, and never looks ahead in the stack.',
      pick: (view, legal, rng) => tidily(view, legal, rng),
    },
    {
      id: 'sure',
      about: 'Takes and places only what is proven to win; where numbers are hidden, places only what belongs there and takes any pair.',
      pick: (view, legal, rng) => surely(view, legal, rng),
    },
  ],
  guide: { hint: view => hint(view), judge: prospectOf },
}

function tidily({ cells }: Stackdoku['View'], legal: readonly Action[], rng: Rng): Action {
  const seen = provable(cells, 0, () => true)
  const sure = legal.filter(action => action.kind === 'place' && seen[action.cell] === action.value)
  const pairs = legal.filter(({ kind }) => kind === 'take')
  const tokens = legal.filter(({ kind }) => kind === 'place')
  return pick(rng, [sure, pairs, tokens, legal].find(actions => actions.length > 0) ?? legal)
}

/** Where numbers are hidden, only the grid can be proven; and once a game is lost, it is only tidy. */
function surely(view: Stackdoku['View'], legal: readonly Action[], rng: Rng): Action {
  const advice = hint(view)
  if (advice) return advice.code === 'doomed' ? tidily(view, legal, rng) : advice.action
  const solution = solutionOf(view)
  const right = legal.filter(action => action.kind === 'take' || (action.kind === 'place' && solution?.[action.cell] === action.value))
  return tidily(view, right.length > 0 ? right : legal, rng)
}
