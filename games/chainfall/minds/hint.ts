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

export type Reason = 'chain' | 'points' | 'card' | 'ahead' | 'even' | 'least'

/** What comes of a turn if nobody places anything after it. */
export interface Foretold {
  readonly now: number // points at once
  readonly mine: number // points still to come
  readonly theirs: number
}

const FAR = 12

export function foretold(core: Core, move: number): Foretold {
  const seat = core.turn
  const foe = 1 - seat
  const [before, against] = [core.score(seat), core.score(foe)]
  core.make(move)
  const now = core.score(seat) - before
  let made = 1
  for (; made < FAR && core.standing; made++) core.make(PASS)
  const [mine, theirs] = [core.score(seat) - before - now, core.score(foe) - against]
  for (; made > 0; made--) core.unmake()
  return { now, mine, theirs }
}

export function hint(view: Chainfall['View'], rng: Rng, steps: number, manner: Manner): Advice<Chainfall> | null {
  if (view.over) return null
  const thought = new Thought(view, manner, rng, steps)
  const [{ move }] = thought.ranked()
  const action = actionOf(view.config, move)
  const facts = foretold(thought.core, move)
  const code = reasonFor(facts, cardOf(move))
  const card = cardOf(move) === NO_CARD ? null : CARDS[cardOf(move) - 1]
  return { action, code, because: `${notate(action)}: ${said(code, facts, card, view.turn)}`, facts: { ...facts, card } satisfies Facts }
}

function reasonFor({ now, mine, theirs }: Foretold, card: number): Reason {
  if (now >= 2) return 'chain'
  if (now === 1) return 'points'
  if (card !== NO_CARD) return 'card'
  if (mine > theirs) return 'ahead'
  return mine === theirs ? 'even' : 'least'
}

function said(code: Reason, { now, mine, theirs }: Foretold, card: (typeof CARDS)[number] | null, seat: Seat): string {
  const foe = SEAT_NAMES[other(seat)]
  const using = card ? `with ${CARD_NAMES[card]} ` : ''
  const coming = `what then stands brings you ${mine} and ${foe} ${theirs}`
  switch (code) {
    case 'chain':
      return `${using}it takes ${now} of ${foe}'s tiles at once; ${coming}`
    case 'points':
      return `${using}it takes one of ${foe}'s tiles; ${coming}`
    case 'card':
      return `${using}the board turns your way: ${coming}`
    case 'ahead':
      return `nothing goes now, but ${coming}`
    case 'even':
      return mine === 0 ? `it gives ${foe} nothing to take` : `nothing is gained and nothing lost: ${coming}`
    case 'least':
      return `nothing better is to be had: ${coming}, and every other turn leaves more`
  }
}
