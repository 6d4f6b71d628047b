/** What is said at a table, at its end and in the theatre. */
import type { Outcome, Refusal } from '../../kernel/game.ts'
import { spoken } from '../../ui/language.ts'
import type { Company } from '../../ui/stage.ts'
import { de } from './table.de.ts'
import { en } from './table.en.ts'

export interface TableWords {
  title(game: string): string
  loading(game: string): string
  readonly you: string
  readonly yourMark: string
  against(name: string): string
  readonly yourTurn: string
  theirTurn(name: string): string
  readonly toMove: string
  readonly won: string
  readonly lost: string
  readonly log: string
  readonly round: string
  readonly noMoves: string
  takenBack(undos: number): string
  readonly fairness: string
  readonly replay: string
  readonly undo: string
  undosLeft(left: number): string
  readonly undone: string
  readonly hint: string
  readonly hinted: string
  readonly thinking: string
  readonly doIt: string
  readonly noHint: string
  readonly hintBroken: string
  readonly resign: string
  readonly resignSure: string
  readonly giveUp: string
  readonly giveUpSure: string
  readonly newGame: string
  readonly playAgain: string
  readonly refused: string
  readonly keys: string
  readonly undoKey: string
  readonly hintKey: string
  readonly pauseKey: string
  best(score: string): string
  points(score: number): string
  moves(moves: number): string
  figure(value: number): string
  readonly tools: string
  readonly taken: string
  readonly unranked: string

  readonly menu: {
    readonly more: string
    readonly restart: string
    readonly restartSure: string
    readonly copyDeal: string
    readonly copied: string
    readonly notCopied: string
    readonly pause: string
    readonly rules: string
    readonly settings: string
  }

  readonly pause: { readonly title: string; readonly how: string; readonly resume: string }

  readonly newGameForm: {
    readonly deals: string
    readonly opponents: string
    readonly start: string
    readonly startAnyway: string
    readonly close: string
    readonly shuffled: string
    throwsAway(moves: number): string
  }

  readonly end: {
    readonly label: string
    readonly sameDeal: string
    readonly watch: string
    readonly share: string
    readonly verify: string
    readonly verifying: string
    verified(hash: string): string
    fault(because: string): string
    readonly newBest: string
    readonly gaveUp: string
    readonly noRecord: string
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
    readonly resumed: string
  }

  readonly daily: {
    readonly short: string
    name(date: string): string
    readonly none: string
    bad(date: string): string
    future(date: string): string
    readonly today: string
    readonly before: string
    readonly after: string
    done(score: string): string
    day(date: string): string
  }

  readonly watch: {
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
    readonly seats: readonly [string, string]
    readonly save: string
    readonly facts: string
    readonly fact: Readonly<Record<'deal' | 'result' | 'moves' | 'now' | 'hash' | 'date', string>>
    readonly lines: string
    readonly broken: string
    readonly badLink: string
    readonly tooLarge: string
    notKept(id: string): string
    noGame(id: string): string
    otherRules(theirs: number, ours: number): string
    cannotFollow(because: string): string
    readonly noTaken: string
    readonly another: string
    date(milliseconds: number): string
  }

  endTitle(outcome: Outcome, company: Company): string
  ended(outcome: Outcome, company: Company): string
  refusal(refusal: Refusal): string
}

const catalogue = { en, de } as const

/** Read it while rendering. */
export function said(): TableWords {
  return spoken<TableWords>(catalogue)
}
