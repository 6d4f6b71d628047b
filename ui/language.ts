import { signal } from '@preact/signals'

/**
 * The languages the arcade speaks. Every catalogue is a `Record<Language, Words>`, so a sentence that is missing in one of
 * them does not compile.
 */
export const LANGUAGES = ['en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

export const language = signal<Language>('en')

/** The words of the language in force. Read it while rendering, so that a change of language draws again. */
export function spoken<W>(catalogue: Readonly<Record<Language, W>>): W {
  return catalogue[language.value]
}
