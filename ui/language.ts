import { effect, signal } from '@preact/signals'

/**
 * The languages the arcade speaks. Every catalogue is a `Record<Language, Words>`, so a sentence that is missing in one of
 * them does not compile.
 */
export const LANGUAGES = ['en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

export type Catalogue<W> = Readonly<Record<Language, W>>

export const language = signal<Language>('en')

/** The words of the language in force. Read it while rendering, so that a change of language draws again. */
export function spoken<W>(catalogue: Catalogue<W>): W {
  return catalogue[language.value]
}

const onTheirWay = new Set<Promise<void>>()

/** Most people need one language: German is fetched where it is spoken, and until it is there English stands in. */
export function catalogued<W>(en: W, fetchGerman: () => Promise<W>): Catalogue<W> {
  const german = signal<W | null>(null)
  let asked: Promise<void> | null = null
  effect(() => {
    if (language.value !== 'de' || asked) return
    const fetching = fetchGerman().then(
      words => {
        german.value = words
      },
      () => {
        asked = null // asked for again when somebody changes over again
      },
    )
    asked = fetching
    onTheirWay.add(fetching)
    void fetching.then(() => onTheirWay.delete(fetching))
  })
  return {
    en,
    get de() {
      return german.value ?? en
    },
  }
}

/** Whoever draws something new waits for its words first, so that nobody sees it in two languages one after the other. */
export async function wordsThere(): Promise<void> {
  while (onTheirWay.size > 0) await Promise.all(onTheirWay)
}
