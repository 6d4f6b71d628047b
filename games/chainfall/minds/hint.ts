/** Advice with its reason: what a turn brings at once, and what then stands on the board and will bring. */
import type { Advice, Facts, Seat } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { CARDS, type Chainfall } from '../nouns.ts'
import { CARD_NAMES } from '../rules/cards.ts'
import { notate } from '../rules/notation.ts'
import { other, SEAT_NAMES } from '../rules/outcome.ts'
import type { Core } from './core/core.ts'
import { actionOf, cardOf, NO_CARD, PASS } from './core/move.ts'
import { type Manner, Thought } from './think.ts'

export type Reason = 'chain' | 'points' | 'end' | 'ahead' | 'even' | 'least'

/** What comes of a turn if nobody places anything after it. */
export interface Foretold {
  readonly now: number // points at once
  readonly mine: number // points still to come
  readonly theirs: number
  readonly ends: boolean // the turn itself ends the game
}

/** More turns than the longest fuse lasts, where only its owner's count. */
const FAR = 24

export function foretold(core: Core, move: number): Foretold {
  const seat = core.turn
  const foe = 1 - seat
  const [before, against] = [core.score(seat), core.score(foe)]
  core.make(move)
  const now = core.score(seat) - before
  const ends = core.over
  let made = 1
  for (; made < FAR && core.standing && !core.over; made++) core.make(PASS)
  const [mine, theirs] = [core.score(seat) - before - now, core.score(foe) - against]
  for (; made > 0; made--) core.unmake()
  return { now, mine, theirs, ends }
}

export function hint(view: Chainfall['View'], rng: Rng, steps: number, manner: Manner): Advice<Chainfall> | null {
  if (view.over) return null
  const thought = new Thought(view, manner, rng, steps)
  const [{ move }] = thought.ranked()
  const action = actionOf(view.config, move)
  const facts = foretold(thought.core, move)
  const code = reasonFor(facts)
  const card = cardOf(move) === NO_CARD ? null : CARDS[cardOf(move) - 1]
  return { action, code, because: `${notate(action)}: ${said(code, facts, card, view.turn)}`, facts: { ...facts, card } satisfies Facts }
}

function reasonFor({ now, mine, theirs, ends }: Foretold): Reason {
  if (now >= 2) return 'chain'
  if (now === 1) return 'points'
  if (ends) return 'end'
  if (mine > theirs) return 'ahead'
  return mine === theirs ? 'even' : 'least'
}

function said(code: Reason, { now, mine, theirs, ends }: Foretold, card: (typeof CARDS)[number] | null, seat: Seat): string {
  const foe = SEAT_NAMES[other(seat)]
  const using = card ? `with ${CARD_NAMES[card]}: ` : ''
  const coming = ends ? ', and that ends the game' : `; left alone, what then stands brings you ${mine} and ${foe} ${theirs}`
  switch (code) {
    case 'chain':
      return `${using}it takes ${now} of ${foe}'s tiles at once${coming}`
    case 'points':
      return `${using}it takes one of ${foe}'s tiles${coming}`
    case 'end':
      return `${using}it ends the game`
    case 'ahead':
    case 'even':
      return mine === 0 ? `${using}left alone, what then stands brings ${foe} nothing` : `${using}no point now${coming}`
    case 'least':
      return `${using}nothing better was found${coming}`
  }
}
