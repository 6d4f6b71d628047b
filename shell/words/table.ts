/** What a table needs for the first move. The rest is in around.ts; the theatre has watch.ts. */
import type { Refusal } from '../../kernel/game.ts'
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './table.en.ts'

export interface TableWords {
  loading(game: string): string
  readonly you: string
  readonly undo: string
  undosLeft(left: number): string
  readonly undone: string
  /** While a table that is far away has not answered. */
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

export const tableCatalogue = catalogued<TableWords>(en, async () => (await import('./table.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function tableWords(): TableWords {
  return spoken(tableCatalogue)
}
