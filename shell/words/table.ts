/** What is said at a table from the moment it is laid. What is said around it is in around.ts, what is said in the theatre in watch.ts. */
import type { Refusal } from '../../kernel/game.ts'
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './table.en.ts'

export interface TableWords {
  loading(game: string): string
  readonly you: string
  readonly undo: string
  undosLeft(left: number): string
  readonly undone: string
  /** Of a table that is far away. */
  readonly away: { readonly pending: string; readonly lost: string }
  readonly hint: string
  readonly thinking: string
  figure(value: number): string
  readonly more: string
  readonly share: string
  readonly tools: string
  readonly taken: string
  readonly daily: { readonly short: string; name(date: string): string }

  refusal(refusal: Refusal): string
}

export const tableWords = catalogued<TableWords>(en, async () => (await import('./table.de.ts')).de)

/** Read it while rendering. */
export function said(): TableWords {
  return spoken(tableWords)
}
