/** The four move keys as they stand on the screen now, with what is written on each; none where nobody needs them. */
import { numberOf } from '../../levels/numbers.ts'
import type { Floodline } from '../../nouns.ts'
import type { Corner } from './bearings.ts'
import { captionInHand } from './instrument.ts'
import { type MoveHint, moveHints } from './move-hints.ts'
import { wantsHints } from './moves-known.ts'
import type { Projected } from './pointer/reach.ts'

export interface KeyHint extends MoveHint {
  readonly caption: string
}

export function keyHints(project: Projected, state: Floodline['State'], corner: Corner): readonly KeyHint[] {
  if (!wantsHints(state.gravity, numberOf(state.level.id) !== null)) return []
  return moveHints(project, state, corner)
    .map(hint => ({ ...hint, caption: captionInHand(hint.way) }))
    .filter(({ caption }) => caption !== '')
}
