/** Everything around a game: opponent, menu, pause, end, daily. The first move needs none of it, so it is loaded later. */
import type { Outcome, Refusal } from '../../kernel/game.ts'
import type { Help } from '../../kernel/help.ts'
import { catalogued, spoken } from '../../ui/language.ts'
import type { Company } from '../../ui/stage.ts'
import { en } from './around.en.ts'

export interface AroundWords {
  readonly keys: string
  readonly undoKey: string
  readonly hintKey: string
  readonly pauseKey: string
  readonly hints: {
    readonly hinted: string
    readonly doIt: string
    readonly none: string
    readonly broken: string
    spent(hints: number): string
  }
  readonly noTaken: string
  /** While a deal takes long. */
  readonly dealing: string
  readonly menu: {
    readonly restart: string
    readonly restartSure: string
    /** The same where the deal is laid anew in the place of what was played. */
    readonly restartLost: string
    readonly copyDeal: string
    readonly copyGame: string
    readonly practise: string
    readonly forReal: string
    readonly copied: string
    readonly notCopied: string
    readonly pause: string
    readonly rules: string
    readonly settings: string
  }
  readonly pause: { readonly title: string; readonly how: string; readonly look: string; readonly resume: string }
  readonly twoPeople: string
  /** Two people at one device go by their colours. */
  readonly sides: readonly [string, string]
  /** Looking at earlier positions. */
  readonly past: {
    readonly steps: string
    readonly first: string
    readonly back: string
    readonly on: string
    readonly now: string
    readonly start: string
    /** As the list of moves has it: which round, whose move. */
    after(round: number, name: string, move: string): string
    readonly how: string
    readonly yourTurn: string
  }
  readonly newGameForm: {
    readonly people: string
    readonly peopleAbout: string
    level(level: number, name: string): string
    readonly deals: string
    readonly opponents: string
    readonly start: string
    readonly own: string
    readonly startOwn: string
    readonly close: string
    readonly shuffled: string
    /** What becomes of the game under way. */
    saved(moves: number): string
  }
  readonly end: {
    readonly label: string
    next(level: string): string
    readonly sameDeal: string
    /** The card is made small, so that more of the board is seen, and large again. */
    readonly fold: string
    readonly unfold: string
    readonly watch: string
    readonly share: string
    readonly verify: string
    readonly verifying: string
    verified(hash: string): string
    fault(because: string): string
    readonly newBest: string
    /** On an older day's deal. */
    readonly dailyLate: string
    readonly shared: string
    readonly tooLong: string
    shareText(game: string, facts: string): string
    dailyText(game: string, date: string, facts: string): string
    dailyAgain(first: string): string
    readonly archive: string
  }
  readonly keeping: {
    readonly denied: string
    readonly full: string
    readonly save: string
    readonly close: string
    aside(because: string): string
    readonly download: string
  }
  /** The game of this page is played in another tab. */
  readonly elsewhere: {
    readonly title: string
    readonly text: string
    readonly take: string
    readonly taking: string
    readonly home: string
  }
  readonly newGame: string
  readonly playAgain: string
  readonly replay: string
  readonly resign: string
  readonly resignSure: string
  readonly giveUp: string
  readonly giveUpSure: string
  readonly unranked: string
  best(score: string): string
  /** The way to a record, by what is said of it. */
  watchBest(best: string): string
  bestWithoutHints(score: string): string
  bestWithHints(score: string): string
  /** What helped; empty where nothing did. */
  help(help: Help): string
  /** The same of one of two. */
  helpOf(name: string, help: string): string
  /** How it ended, from where you sit. */
  endTitle(outcome: Outcome, company: Company): string
  /** Why it ended, when it was the kernel that ended it. */
  ended(outcome: Outcome, company: Company): string
  points(score: number): string
  moves(moves: number): string
  readonly yourMark: string
  against(name: string): string
  readonly yourTurn: string
  theirTurn(name: string): string
  readonly toMove: string
  readonly won: string
  readonly lost: string
  readonly drawn: string
  readonly log: string
  readonly round: string
  readonly noMoves: string
  takenBack(undos: number): string
  readonly fairness: string
  readonly daily: {
    readonly none: string
    bad(date: string): string
    future(date: string): string
    readonly today: string
  }
  address(refusal: Refusal): string
}

export const aroundCatalogue = catalogued<AroundWords>(en, async () => (await import('./around.de.ts')).de)

/** Call it while rendering: a component that does renders again when the language changes. */
export function aroundWords(): AroundWords {
  return spoken(aroundCatalogue)
}
