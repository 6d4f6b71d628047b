/** What a result says besides won or failed. Read from the log, where nothing can be taken back. [SD-53] */
import type { Stackdoku } from '../nouns.ts'
import { parse } from './notation.ts'

export interface Results {
  readonly moves: number // pairs taken and tokens placed, taken back or not
  readonly hints: number
  readonly undos: number
  readonly mistakes: number // wrong numbers that were placed
  readonly attempts: number
  readonly shuffles: number
  readonly toggled: boolean // numbers were shown or hidden on the way
}

/** `log`: what was said, in order, as a session has it; checkpoints are passed over. */
export function results(deal: Stackdoku['Deal'], log: readonly { readonly text: string }[]): Results {
  const counts = { moves: 0, hints: 0, undos: 0, mistakes: 0, attempts: 1, shuffles: 0, toggled: false }
  // A new attempt that was taken back is the old one.
  const trail: string[] = []
  for (const { text } of log) {
    if (parse(text)) trail.push(text)
    if (text === '!undo') {
      counts.undos++
      if (trail.pop() === 'restart') counts.attempts--
    } else if (text === '!hint') counts.hints++
    else if (text === 'restart') counts.attempts++
    else if (text === 'shuffle') counts.shuffles++
    else if (text === 'show' || text === 'hide') counts.toggled = true
    else counted(deal, text, counts)
  }
  return counts
}

function counted({ solution }: Stackdoku['Deal'], text: string, counts: { moves: number; mistakes: number }): void {
  const action = parse(text)
  if (action?.kind !== 'take' && action?.kind !== 'place') return
  counts.moves++
  if (action.kind === 'place' && solution[action.cell] !== action.value) counts.mistakes++
}
