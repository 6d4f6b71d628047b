/** What the house says on every page and at its front door. What a table says is in table.ts, what a game says in its own `view/words.ts`. */
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './house.en.ts'

export interface HouseWords {
  readonly name: string
  readonly home: string
  readonly back: string
  /** The name of a page or a game in the bar of the browser. */
  titled(what: string): string
  readonly toDark: string
  readonly toLight: string
  readonly mute: string
  readonly unmute: string

  /** In the bar of the browser, on the front page. */
  readonly frontTitle: string

  readonly nav: {
    readonly label: string
    readonly play: string
    readonly watch: string
    readonly learn: string
    readonly settings: string
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

export const houseWords = catalogued<HouseWords>(en, async () => (await import('./house.de.ts')).de)

/** Read it while rendering. */
export function house(): HouseWords {
  return spoken(houseWords)
}
