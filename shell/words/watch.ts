/** The theatre, where replays are watched. */
import { catalogued, spoken } from '../../ui/language.ts'
import { en } from './watch.en.ts'

/** A deal, by where it is from. Names are in the language in force. */
export interface FromWords {
  level(name: string, earlier: boolean): string
  series(name: string, level: number): string
  seed(name: string | null, seed: string): string
  /** `resembles`: the level whose name it bears without being it. */
  own(resembles: string | null): string
}

export interface WatchWords {
  readonly title: string
  readonly lead: string
  readonly open: string
  readonly drop: string
  readonly kept: string
  readonly nothingKept: string
  readonly verified: string
  readonly unfinished: string
  readonly checking: string
  readonly wrong: string
  /** It can be followed, and is not what it says. */
  notSo(because: string): string
  /** Where a deal is from, as it was checked. */
  readonly from: FromWords
  readonly first: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly forward: string
  readonly last: string
  readonly speed: string
  times(speed: number): string
  readonly place: string
  at(line: number, of: number): string
  readonly takeOver: string
  readonly link: string
  readonly linkCopied: string
  readonly overHere: string
  readonly player: string
  readonly guest: string
  readonly save: string
  readonly facts: string
  readonly fact: Readonly<Record<'deal' | 'result' | 'moves' | 'now' | 'hash' | 'date', string>>
  readonly broken: string
  readonly badLink: string
  readonly tooLarge: string
  notKept(id: string): string
  noGame(id: string): string
  otherRules(theirs: number, ours: number): string
  cannotFollow(because: string): string
  date(milliseconds: number): string
}

export const watchCatalogue = catalogued<WatchWords>(en, async () => (await import('./watch.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function watchWords(): WatchWords {
  return spoken(watchCatalogue)
}
