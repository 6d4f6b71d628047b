import type { Nouns, Table } from '../kernel/game.ts'

/** Whether what is chosen now, in the other's turn, is kept and played as soon as it is ours. A table that is far away may do that. */
export function keepsAhead<N extends Nouns>(table: Table<N>): boolean {
  return (table as Partial<{ readonly keepsAhead: boolean }>).keepsAhead ?? false
}
