import type { Nouns, Seat, Table } from '../kernel/game.ts'
import type { Story } from '../kernel/story.ts'

/** The story of a table that has one: a game that keeps nothing from any eye. */
export function storyOf<N extends Nouns>(table: Table<N>): Story<N> | null {
  return (table as Partial<{ readonly story: Story<N> | null }>).story ?? null
}

/** What somebody said at a table, as the log has it. */
interface LineAt {
  readonly seat: Seat
  readonly text: string
}

/** All that was said before the position at a table that knows it, as one far away does; null: nobody knows. Whoever comes later knows it too. */
export function linesSoFar<N extends Nouns>(table: Table<N>): readonly LineAt[] | null {
  const lines = (table as Partial<{ readonly linesSoFar: readonly LineAt[] }>).linesSoFar
  return lines?.length === table.ply ? lines : null
}
