import { type Language, spoken } from './language.ts'

/** One catalogue that always speaks the language in force, for whoever holds on to it. Read it while rendering. */
export function voiced<W extends object>(catalogue: Readonly<Record<Language, W>>): W {
  const words = {}
  for (const name of Object.keys(catalogue.en) as (keyof W)[])
    Object.defineProperty(words, name, { enumerable: true, get: () => spoken(catalogue)[name] })
  return words as W
}

/** What a game brings as English data and may say in other languages: an opponent and what it is like, a kept deal, a kind of game. */
export type Thing = 'bot' | 'about' | 'level' | 'preset' | 'group'

export interface Naming {
  /** Null where the data says it well enough. */
  named(what: Thing, id: string): string | null
}

/** The name of something in the language in force; `data` is what the game itself calls it. */
export function named(words: object, what: Thing, id: string, data: string): string {
  return (words as Partial<Naming>).named?.(what, id) ?? data
}
