/** The front page. */
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './front.en.ts'

export interface FrontWords {
  readonly headline: readonly string[]
  readonly lead: string
  readonly facts: readonly [offline: string, checked: string]
  readonly games: string
  /** Of the games below the first row. */
  readonly more: string
  readonly play: string
  playGame(title: string): string
  readonly takeOver: string
  takeOverGame(title: string): string
  readonly page: string
  readonly deals: string
  readonly pause: string
  readonly resume: string
  readonly unreachable: string
  readonly goOn: string
  readonly goOnNone: string
  goOnWith(title: string): string
  readonly dailies: string
  nextDaily(hours: number, minutes: number): string
  dailiesDone(done: number, of: number): string
  dailyScore(score: number): string
  /** After a score: hints that were taken. */
  withHints(hints: number): string
  readonly dailyOpen: string
  playDaily(title: string): string
  ago(minutes: number): string
  moves(count: number): string
}

export const frontCatalogue = catalogued<FrontWords>(en, async () => (await import('./front.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function frontWords(): FrontWords {
  return spoken(frontCatalogue)
}
