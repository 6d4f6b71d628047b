import type { Blocks } from '../../nouns.ts'
import { words } from '../words/index.ts'

/** It stands above the grid on every screen: in a line of its own, or where there is little room, with the rest of what is above. [BP-03] */
export function Score({ view, place }: { view: Blocks['View']; place: 'grid' | 'lead' }) {
  return (
    <p class="bp-score" data-place={place}>
      <span>{words.score}</span>
      <strong>{words.figure(view.score)}</strong>
    </p>
  )
}
