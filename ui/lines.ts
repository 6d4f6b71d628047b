import type { Nouns, Seat, Table } from '../kernel/game.ts'

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
