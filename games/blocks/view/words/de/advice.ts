import type { Advice } from '../../../../../kernel/game.ts'
import type { Blocks } from '../../../nouns.ts'
import { findingsIn, sizeOf } from '../findings.ts'
import { german } from './grammar.ts'

const sizes = (ids: readonly string[]): string => german.listed(ids.map(sizeOf))

/** Everything worth saying that was found, the strongest first; a weak reason only where it is the reason. */
export function reasonsFor({ code, because, facts }: Advice<Blocks>): string[] {
  const found = findingsIn(facts)
  if (!found) return [because]
  const { rows, cols, prepares, losing, others } = found
  return [
    rows.length + cols.length > 0 && `Räumt ${german.lines(rows, cols)} für ${german.counted(found.points, 'Punkt', 'Punkte')}.`,
    found.emptied && 'Leert das Feld.',
    !found.fits && 'Danach lassen sich die übrigen Blöcke nicht mehr alle legen; besser geht es nicht.',
    code === 'saves-hand' && `${losing} der ${others} anderen Züge lassen keinen Platz für den Rest der Hand.`,
    found.makes.length > 0 && `Schafft Platz für ${sizes(found.makes)}.`,
    found.keeps.length > 0 && `Hält Platz für ${sizes(found.keeps)}.`,
    prepares && `Bereitet ${german.lines(prepares.rows, prepares.cols)} vor, die Block ${prepares.slot + 1} dann räumt.`,
    code === 'avoids-holes' && (found.holes === 0 ? 'Lässt keine einzelnen Löcher.' : 'Macht kein neues Loch.'),
    code === 'roomiest' && 'Keine andere Stelle für diesen Block lässt dem 3 × 3 mehr Platz.',
    code === 'smoothest' && 'Keine andere Stelle für diesen Block lässt ein glatteres Feld.',
    code === 'snug' && `Liegt eng an: ${found.touching} seiner ${found.sides} Seiten berühren etwas.`,
    code === 'plan' && 'Beginnt den besten Plan, der für diese Hand gefunden wurde.',
  ].filter(line => typeof line === 'string')
}
