/** A turn that was played, beside what else could have been done: as far as somebody at the table could have known. */
import { silent } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { counted, sum, tilesOf } from '../rules/bag.ts'
import { notate } from '../rules/notation.ts'
import { apply, refuse } from '../rules/turn.ts'
import { imagine, view as viewOf } from '../rules/view.ts'
import { actionOf } from './core/move.ts'
import { POINT } from './settle.ts'
import { type Manner, Thought } from './think.ts'

type View = Chainfall['View']

export interface Choice {
  readonly action: Chainfall['Action']
  /** The margin it leads to, to Blue's account, in hundredths of a point. */
  readonly margin: number
}

export interface Review {
  /** What was played and the best of what else there was, the best first. */
  readonly choices: readonly Choice[]
  readonly played: Choice
  /** What was given away, in hundredths of a point; never less than nothing. */
  readonly cost: number
}

const OTHERS = 3

/** Looks a few turns ahead; a card must bring two points to be called better than keeping it. */
const MANNER: Manner = { turns: { all: 3, owner: 2 }, width: 12, cards: 1, price: 2 * POINT }

/** `next` is the position the turn led to: what was drawn then would have been drawn after any other turn too. */
export function review(view: View, action: Chainfall['Action'], next: View, rng: Rng, steps: number): Review {
  const thought = new Thought(view, MANNER, rng, steps)
  const text = notate(action)
  const others = thought
    .ranked()
    .slice(0, OTHERS + 1)
    .map(({ move }) => actionOf(view.config, move))
    .filter(each => notate(each) !== text)
    .slice(0, OTHERS)
  const played = { action, margin: marginOf(next, rng, steps) }
  const choices = [played, ...others.map(each => ({ action: each, margin: marginOf(after(view, each, next), rng, steps) }))]
  const sign = view.turn === 0 ? 1 : -1
  choices.sort((a, b) => sign * (b.margin - a.margin))
  return { choices, played, cost: Math.max(0, sign * (choices[0].margin - played.margin)) }
}

/** What a position is worth to Blue, both sides playing on as well as this manner can, in hundredths of a point. */
export function marginOf(view: View, rng: Rng, steps: number): number {
  if (view.over) return 100 * (view.score[0] - view.score[1])
  const [best] = new Thought(view, MANNER, rng, steps).ranked()
  return Math.trunc(((view.turn === 0 ? 1 : -1) * 100 * best.value) / POINT)
}

/** The position another turn would have led to, with the same values drawn. */
function after(view: View, action: Chainfall['Action'], next: View): View {
  const drawn = sum(view.left) - sum(next.left)
  const came = next.queue.slice(next.queue.length - drawn)
  const rest = view.left.map((count, at) => count - counted(came, view.left.length)[at])
  const world = imagine({ ...view, order: [...came, ...tilesOf(rest)] }, new Uint32Array(4))
  const refusal = refuse(world, view.turn, action)
  if (refusal) throw new Error(`${notate(action)} was thought of and is refused: ${refusal.because}`)
  apply(world, view.turn, action, silent)
  return viewOf(world, 'public')
}
