/** Whether a position can still be won, how, and whether that is known at all. */
import { tiltsLeft } from '../../rules/actions.ts'
import { copyOf } from '../solve/copy.ts'
import { isStuck, keys, starsWon } from '../solve/keys.ts'
import { prove } from '../solve/prove.ts'
import { solve } from '../solve/solve.ts'
import { HUMAN, isFound, type Press, type Stars, type State, type Turn } from '../solve/types.ts'
import { isWindy, isWonBy, restsOf } from './known.ts'
import { type Never, neverOf } from './never.ts'

export type Outlook =
  /** A hand can play it: `presses` are the keys, from the next tick on; none where wind carries a piece to where no key leads. */
  | { readonly kind: 'won'; readonly turns: readonly Turn[]; readonly stars: Stars; readonly presses: readonly Press[] }
  | { readonly kind: 'never'; readonly never: Never }
  /** Nothing was found, which proves nothing. */
  | { readonly kind: 'unknown' }

/** How many placements are looked at before the answer is that none is known: a few seconds. */
export const PLACEMENTS = 16_000

/** Most wins are found within so many. */
const SOON = 4000

/** With no more left to do than this all of it is tried; where there are tilts they are tried everywhere, which costs ten times as much. */
const FEW = { tilting: 1000, upright: 6000 }

function fewIn(state: Readonly<State>): number {
  return tiltsLeft(state) > 0 && state.level.tilt?.allowed?.length !== 0 ? FEW.tilting : FEW.upright
}

/** Null: it is not that kind of game. */
export function outlookOf(state: Readonly<State>, placements = PLACEMENTS): Outlook | null {
  const { level } = state
  if (level.endless || level.sandbox || level.objectives.length === 0 || state.won || state.lost !== '' || state.piece < 0) return null
  return lookedAt(state, placements)
}

function lookedAt(state: Readonly<State>, placements: number): Outlook {
  const never = neverOf(state)
  if (never) return { kind: 'never', never }
  // Whoever thinks holds nothing down.
  const from: State = { ...copyOf(state), soft: false, asked: 0 }
  for (const turns of restsOf(from)) {
    const won = played(from, turns) ?? blown(from, turns)
    if (won) return won
  }
  const soon = lookedFor(from, Math.min(placements, SOON))
  return soon ?? triedOut(from, Math.min(placements, fewIn(from))) ?? lookedFor(from, placements) ?? { kind: 'unknown' }
}

/** Everything there is to do, if that is little enough. */
function triedOut(from: Readonly<State>, placements: number): Outlook | null {
  const { none, gap, turns } = prove(from.level, { wanted: '1', from, budget: { placements } })
  if (none && gap === null) return { kind: 'never', never: { why: 'tried' } }
  return turns && played(from, turns)
}

function lookedFor(from: Readonly<State>, placements: number): Outlook | null {
  const found = solve(from.level, { wanted: '1', from, pace: HUMAN, budget: { placements } })
  return isFound(found) ? played(from, found.turns) : null
}

/** What was won so before, with wind that brought a piece to where no key leads: whoever plays has to wait for it, as was done then. */
function blown(from: Readonly<State>, turns: readonly Turn[]): Outlook | null {
  const state = copyOf(from)
  if (!isWindy(from.level) || !isWonBy(state, turns)) return null
  return { kind: 'won', turns, stars: starsWon(state), presses: [] }
}

/** With keys that a person could press, by the rules and to the end. */
function played(from: Readonly<State>, turns: readonly Turn[]): Outlook | null {
  const hand = keys(from.level, turns, HUMAN, from)
  return isStuck(hand) ? null : { kind: 'won', turns, stars: hand.stars, presses: hand.presses }
}
