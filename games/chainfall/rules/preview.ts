import type { Chainfall } from '../nouns.ts'
import { tilesOf } from './bag.ts'
import { apply, refuse } from './turn.ts'
import { imagine } from './view.ts'

/**
 * Everything a turn would lead to, in the order it would happen, as far as can be known: cards, tiles, tick, waves, points. What the
 * bag would bring is left out. Empty if the turn would be refused.
 */
export function preview(view: Chainfall['View'], action: Chainfall['Action']): Chainfall['Event'][] {
  const world = worldLike(view)
  const events: Chainfall['Event'][] = []
  if (!refuse(world, view.turn, action)) apply(world, view.turn, action, event => events.push(event))
  return events.filter(({ kind }) => kind !== 'drawn')
}

/** Some world that looks like this, the same one every time: for what does not depend on the order of the bag. */
export function worldLike(view: Chainfall['View']): Chainfall['State'] {
  return imagine({ ...view, order: view.order ?? tilesOf(view.left) }, new Uint32Array(4))
}
