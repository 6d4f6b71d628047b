import type { Advice } from '../../../../../kernel/game.ts'
import type { Blocks } from '../../../nouns.ts'
import { findingsIn, sizeOf } from '../findings.ts'
import { capital } from '../grammar.ts'
import { english } from './grammar.ts'

const sizes = (ids: readonly string[]): string => english.listed(ids.map(sizeOf))

/** Everything worth saying that was found, the strongest first; a weak reason only where it is the reason. */
export function reasonsFor({ code, because, facts }: Advice<Blocks>): string[] {
  const found = findingsIn(facts)
  if (!found) return [capital(because)]
  const { rows, cols, points, prepares, losing, others } = found
  return [
    rows.length + cols.length > 0 && `Clears ${english.lines(rows, cols)} for ${english.counted(points, 'point', 'points')}.`,
    found.emptied && 'Empties the grid.',
    !found.fits && 'After it the blocks left cannot all be placed any more; no other way is better.',
    code === 'saves-hand' && `${losing} of the ${others} other placements leave no room for the rest of the hand.`,
    found.makes.length > 0 && `Makes room for the ${sizes(found.makes)}.`,
    found.keeps.length > 0 && `Keeps room for the ${sizes(found.keeps)}.`,
    prepares && `Prepares ${english.lines(prepares.rows, prepares.cols)}, for block ${prepares.slot + 1} to clear.`,
    code === 'avoids-holes' && (found.holes === 0 ? 'Leaves no single holes.' : 'Makes no new hole.'),
    code === 'roomiest' && 'No other place for this block leaves the 3 × 3 more room.',
    code === 'smoothest' && 'No other place for this block leaves a smoother grid.',
    code === 'snug' && `Lies snugly: ${found.touching} of its ${found.sides} sides touch something.`,
    code === 'plan' && 'Begins the best plan that was found for this hand.',
  ].filter(line => typeof line === 'string')
}
