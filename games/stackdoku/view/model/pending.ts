import type { Table } from '../../../../kernel/game.ts'
import type { Stackdoku } from '../../nouns.ts'
import { parse } from '../../rules/notation.ts'

/** The action we offered and nobody has answered yet; null: none. */
export function pendingIn({ pending }: Pick<Table<Stackdoku>, 'pending'>): Stackdoku['Action'] | null {
  return pending === null ? null : parse(pending)
}

/** The tiles that are on their way to the tray. */
export function pendingTiles(table: Pick<Table<Stackdoku>, 'pending'>): readonly number[] {
  const action = pendingIn(table)
  return action?.kind === 'take' ? [action.a, action.b] : []
}
