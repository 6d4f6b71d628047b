import type { Doom } from '../../../minds/judge.ts'
import type { Stackdoku } from '../../../nouns.ts'
import { parse } from '../../../rules/notation.ts'
import { at, listed, short } from './phrases.ts'

/** What is wrong with a game that cannot be won. [SD-39] */
export function whyLost({ wrong, clearable }: Doom): string {
  return [
    wrong.length > 0 &&
      `${wrong.length === 1 ? 'A number is' : `${wrong.length} numbers are`} wrong. What stands at ${listed(wrong.map(short))} does not belong there.`,
    !clearable && 'The stack is stuck. The tiles that are left cannot all be paired any more.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which move did it, how long ago, and the way back. [SD-55] */
export function lostWith({ values }: Stackdoku['View'], { action, undos }: Doom): string {
  const when = undos === 1 ? 'with the latest move' : `${undos} moves ago`
  return `It was lost ${when}, by ${moved(values, action)}. ${undos === 1 ? 'One undo leads' : `${undos} undos lead`} back.`
}

/** Tiles that were taken show their number, hidden or not. */
function moved(values: readonly number[], text: string): string {
  const action = parse(text)
  if (action?.kind === 'take') return `taking the two ${values[action.a]}s (tiles ${action.a + 1} and ${action.b + 1})`
  return action?.kind === 'place' ? `placing the ${action.value} at ${at(action.cell)}` : text
}
