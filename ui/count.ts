/** Numbers in sentences. Which form a number takes is for the language to say, so every catalogue counts with its own counter. */
import type { Language } from './language.ts'

/** `#` stands for the number. German and English need two forms; a language that needs more says so here. */
export interface Forms {
  readonly one: string
  readonly other: string
}

export interface Counter {
  /** The number as it is written: 1,204 or 1.204. */
  figure(value: number): string
  counted(count: number, forms: Forms): string
  /** One thing out of a hundred parts. */
  percent(value: number): string
}

export function counterOf(spoken: Language): Counter {
  const figures = new Intl.NumberFormat(spoken)
  const parts = new Intl.NumberFormat(spoken, { style: 'percent' })
  const rules = new Intl.PluralRules(spoken)
  const figure = (value: number): string => figures.format(value)
  return {
    figure,
    counted: (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', figure(count)),
    percent: value => parts.format(value / 100),
  }
}
