import type { Doom } from '../../../minds/judge.ts'
import type { Stackdoku } from '../../../nouns.ts'
import { parse } from '../../../rules/notation.ts'
import { at, listed, short } from './phrases.ts'

/** What is wrong with a game that cannot be won. [SD-39] */
export function whyLost({ wrong, clearable }: Doom): string {
  return [
    wrong.length > 0 &&
      `${wrong.length === 1 ? 'Eine Zahl ist' : `${wrong.length} Zahlen sind`} falsch. Was auf ${listed(wrong.map(short))} steht, gehört nicht dorthin.`,
    !clearable && 'Der Stapel klemmt. Die Steine, die noch liegen, finden nicht mehr alle einen Partner.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which move did it, how long ago, and the way back. [SD-55] */
export function lostWith({ values }: Stackdoku['View'], { action, undos }: Doom): string {
  const when = undos === 1 ? 'mit dem letzten Zug,' : `vor ${undos} Zügen, mit`
  return `Verloren wurde es ${when} ${moved(values, action)}. ${undos === 1 ? 'Einmal' : `${undos}-mal`} zurücknehmen führt dahin zurück.`
}

/** Tiles that were taken show their number, hidden or not. */
function moved(values: readonly number[], text: string): string {
  const action = parse(text)
  if (action?.kind === 'take') return `den beiden ${values[action.a]}en (Steine ${action.a + 1} und ${action.b + 1})`
  return action?.kind === 'place' ? `der ${action.value} auf ${at(action.cell)}` : text
}
