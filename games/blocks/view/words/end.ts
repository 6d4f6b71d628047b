/** What is said when it is over. */
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { endEn } from './en/end.ts'
import type { EndWords } from './types.ts'

export const endWords: EndWords = voiced(catalogued<EndWords>(endEn, async () => (await import('./de/end.ts')).endDe))
