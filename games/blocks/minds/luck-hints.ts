/** What hints did for a score: a placement that was advised says nothing about how well somebody plays. */
import { silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { parse } from '../rules/notation.ts'
import { apply, refuse, start } from '../rules/turn.ts'

export interface Hinted {
  readonly placements: number
  /** Of those: made right after a hint, whether or not it was followed; the log does not say. */
  readonly after: number
  /** What these brought. */
  readonly points: number
}

/** With more than one in so many, what is left is no game of the player's own. */
const FEW = 4

/** Whether too much of it was advised to say anything about play. */
export function isUntold({ placements, after }: Hinted): boolean {
  return after * FEW > placements
}

/** Reads the log of a game. What was taken back is not in the score, so it is not counted. */
export function hintedIn(deal: Blocks['Deal'], lines: readonly { readonly text: string }[]): Hinted {
  const made = placementsIn(lines)
  const state = start(copy(deal))
  let [after, points] = [0, 0]
  for (const { placement, hinted } of made) {
    if (refuse(state, 0, placement)) break
    const before = state.score
    apply(state, 0, placement, silent)
    if (!hinted) continue
    after++
    points += state.score - before
  }
  return { placements: made.length, after, points }
}

function placementsIn(lines: readonly { readonly text: string }[]): readonly { readonly placement: Placement; readonly hinted: boolean }[] {
  const made: { placement: Placement; hinted: boolean }[] = []
  let hinted = false
  for (const { text } of lines) {
    const placement = parse(text)
    if (placement) made.push({ placement, hinted })
    else if (text === '!undo') made.pop()
    // A checkpoint between a hint and a placement changes nothing.
    if (text === '!hint') hinted = true
    else if (placement || text === '!undo') hinted = false
  }
  return made
}
