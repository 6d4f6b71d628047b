import { SkipForward } from 'lucide'
import type { Table } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Company, Explanation } from '../../../ui/stage.ts'
import { lastMoveIn } from '../../replay/move-list.ts'
import { aroundWords } from '../../words/around.ts'
import type { Line } from '../match.ts'

interface BackProps {
  /** The game as it is now. */
  readonly table: Table
  readonly company: Company
  readonly ending: Explanation | null
  /** What led to the position that is looked at. */
  readonly lines: readonly Line[]
  back(): void
}

/** While somebody looks at an earlier position: where they are, how it is now, and the way back. */
export function BackPanel({ table: { toMove, seat, outcome }, company: { names }, ending, lines, back }: BackProps) {
  const { past: words, theirTurn } = aroundWords()
  const isOver = Boolean(outcome ?? ending)
  const move = lastMoveIn(lines)
  return (
    <section class="turn panel column" data-mood="past">
      <div class="turn-told column">
        <h2 class="turn-whose">{move ? words.after(move.round, names[move.seat] ?? '', move.text) : words.start}</h2>
        <p class="turn-how">
          {words.how} {!isOver && <strong>{toMove === seat ? words.yourTurn : `${theirTurn(names[toMove ?? 0] ?? '')}.`}</strong>}
        </p>
      </div>
      <div class="turn-do column">
        <button type="button" class="button primary" onClick={back}>
          <Icon of={SkipForward} />
          {words.now}
        </button>
      </div>
    </section>
  )
}
