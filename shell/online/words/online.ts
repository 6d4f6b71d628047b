/** Everything that is said about playing with somebody far away. */
import { catalogued, spoken } from '../../../ui/language.ts'
import { en } from './online.en.ts'

export type OnlineWords = typeof en

export const onlineCatalogue = catalogued<OnlineWords>(en, async () => (await import('./online.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function onlineWords(): OnlineWords {
  return spoken(onlineCatalogue)
}
