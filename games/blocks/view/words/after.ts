/** What is said once something has happened: sounds in words, advice, and the seal that is opened at the end. */
import type { Advice } from '../../../../kernel/game.ts'
import type { Language } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import type { Blocks } from '../../nouns.ts'
import { reasonsGiven } from '../advice.ts'
import { german } from './de/grammar.ts'
import { findingsIn, sizeOf } from './findings.ts'
import { capital, english } from './grammar.ts'

export interface AfterWords {
  opened: string
  matches: string
  mismatch: string
  showProof: string
  nextStep(step: number, of: number): string
  endProof: string
  proofStep(step: number, of: number, slot: number, row: number, col: number): string
  // What a cue would have said.
  cues: Readonly<Record<'pickup' | 'place' | 'fullClear' | 'gameOver' | 'invalid', string>>
  cueLines(lines: number): string
}

const sizesEn = (ids: readonly string[]): string => english.listed(ids.map(sizeOf))

/** Everything worth saying that was found, the strongest first; a weak reason only where it is the reason. */
function advisedEn({ code, because, facts }: Advice<Blocks>): string[] {
  const found = findingsIn(facts)
  if (!found) return [capital(because)]
  const { rows, cols, points, prepares, losing, others } = found
  return [
    rows.length + cols.length > 0 && `Clears ${english.lines(rows, cols)} for ${english.counted(points, 'point', 'points')}.`,
    found.emptied && 'Empties the grid.',
    !found.fits && 'After it the blocks left cannot all be placed any more; no other way is better.',
    code === 'saves-hand' && `${losing} of the ${others} other placements leave no room for the rest of the hand.`,
    found.makes.length > 0 && `Makes room for the ${sizesEn(found.makes)}.`,
    found.keeps.length > 0 && `Keeps room for the ${sizesEn(found.keeps)}.`,
    prepares && `Prepares ${english.lines(prepares.rows, prepares.cols)}, for block ${prepares.slot + 1} to clear.`,
    code === 'avoids-holes' && (found.holes === 0 ? 'Leaves no single holes.' : 'Makes no new hole.'),
    code === 'roomiest' && 'No other place for this block leaves the 3 × 3 more room.',
    code === 'smoothest' && 'No other place for this block leaves a smoother grid.',
    code === 'snug' && `Lies snugly: ${found.touching} of its ${found.sides} sides touch something.`,
    code === 'plan' && 'Begins the best plan that was found for this hand.',
  ].filter(line => typeof line === 'string')
}

const sizesDe = (ids: readonly string[]): string => german.listed(ids.map(sizeOf))

function advisedDe({ code, because, facts }: Advice<Blocks>): string[] {
  const found = findingsIn(facts)
  if (!found) return [because]
  const { rows, cols, prepares, losing, others } = found
  return [
    rows.length + cols.length > 0 && `Räumt ${german.lines(rows, cols)} für ${german.counted(found.points, 'Punkt', 'Punkte')}.`,
    found.emptied && 'Leert das Feld.',
    !found.fits && 'Danach lassen sich die übrigen Blöcke nicht mehr alle legen; besser geht es nicht.',
    code === 'saves-hand' && `${losing} der ${others} anderen Züge lassen keinen Platz für den Rest der Hand.`,
    found.makes.length > 0 && `Schafft Platz für ${sizesDe(found.makes)}.`,
    found.keeps.length > 0 && `Hält Platz für ${sizesDe(found.keeps)}.`,
    prepares && `Bereitet ${german.lines(prepares.rows, prepares.cols)} vor, die Block ${prepares.slot + 1} dann räumt.`,
    code === 'avoids-holes' && (found.holes === 0 ? 'Lässt keine einzelnen Löcher.' : 'Macht kein neues Loch.'),
    code === 'roomiest' && 'Keine andere Stelle für diesen Block lässt dem 3 × 3 mehr Platz.',
    code === 'smoothest' && 'Keine andere Stelle für diesen Block lässt ein glatteres Feld.',
    code === 'snug' && `Liegt eng an: ${found.touching} seiner ${found.sides} Seiten berühren etwas.`,
    code === 'plan' && 'Beginnt den besten Plan, der für diese Hand gefunden wurde.',
  ].filter(line => typeof line === 'string')
}

reasonsGiven.value = { en: advisedEn, de: advisedDe }

const en: AfterWords = {
  opened: 'The seal is open',
  matches: 'This order places all three blocks of the last deal, and it is the one that was sealed.',
  mismatch: 'This order is not the one that was sealed.',
  showProof: 'Show the order',
  nextStep: (step, of) => `Next: step ${step} of ${of}`,
  endProof: 'Back to the end',
  proofStep: (step, of, slot, row, col) => `Step ${step} of ${of}: block ${slot + 1} to ${english.corner(row, col)}`,
  cues: { pickup: 'block lifted', place: 'block placed', fullClear: 'the grid is empty', gameOver: 'game over', invalid: 'does not fit' },
  cueLines: lines => (lines === 1 ? 'line clears' : `lines clear, ${english.small(lines)}`),
}

const de: AfterWords = {
  opened: 'Das Siegel ist offen',
  matches: 'Diese Reihenfolge legt alle drei Blöcke der letzten Hand, und es ist die versiegelte.',
  mismatch: 'Diese Reihenfolge ist nicht die versiegelte.',
  showProof: 'Reihenfolge zeigen',
  nextStep: (step, of) => `Weiter: Schritt ${step} von ${of}`,
  endProof: 'Zurück zum Ende',
  proofStep: (step, of, slot, row, col) => `Schritt ${step} von ${of}: Block ${slot + 1} nach ${german.corner(row, col)}`,
  cues: {
    pickup: 'Block gehoben',
    place: 'Block gelegt',
    fullClear: 'das Feld ist leer',
    gameOver: 'Spiel zu Ende',
    invalid: 'passt nicht',
  },
  cueLines: lines => (lines === 1 ? 'Linie geräumt' : `Linien geräumt, ${german.small(lines)}`),
}

export const afterCatalogue: Readonly<Record<Language, AfterWords>> = { en, de }

export const afterWords: AfterWords = voiced(afterCatalogue)
