/** What is on every page: header, notices, faults. Tables have table.ts, games their own words in `view`. */
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './app.en.ts'

export interface AppWords {
  readonly name: string
  readonly home: string
  readonly back: string
  /** The title of a page, in the tab of the browser. */
  titled(what: string): string
  readonly toDark: string
  readonly toLight: string
  readonly mute: string
  readonly unmute: string
  /** Asked once: nothing sounds before somebody has answered. */
  readonly soundAsked: {
    readonly ask: string
    readonly yes: string
    readonly yesLabel: string
    readonly no: string
    readonly noLabel: string
  }

  /** The title of the front page. */
  readonly frontTitle: string

  readonly nav: {
    readonly label: string
    readonly play: string
    readonly online: string
    readonly watch: string
    readonly learn: string
    readonly settings: string
    readonly seal: string
  }

  readonly lost: {
    readonly title: string
    page(path: string): string
    game(id: string): string
    readonly home: string
    fresh(title: string): string
  }

  readonly broken: {
    readonly fetch: string
    readonly offline: string
    readonly here: string
    readonly again: string
  }

  readonly loading: string
  readonly update: { readonly ready: string; readonly reload: string; readonly later: string }
  readonly offline: { readonly now: string }
}

export const appCatalogue = catalogued<AppWords>(en, async () => (await import('./app.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function appWords(): AppWords {
  return spoken(appCatalogue)
}
