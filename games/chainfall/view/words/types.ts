/** Everything the stage says. Both languages have this shape: a sentence that one of them lacks does not compile. */
import type { Seat } from '../../../../kernel/game.ts'
import type { Company, StageWords } from '../../../../ui/stage.ts'
import type { Naming } from '../../../../ui/voice.ts'
import type { Card, Chainfall, Config } from '../../nouns.ts'
import type { Foreseen, WaveEvent } from '../../rules/preview.ts'
import type { Draft } from '../turn/draft.ts'
import type { Pace } from '../view-state.ts'

type View = Chainfall['View']
type Event = Chainfall['Event']

export type ChainfallKey = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'typing'

export interface ChainfallWords extends StageWords<Chainfall>, Naming {
  preset(name: string): string
  key(key: ChainfallKey): string
  cardKey(card: Card): string
  readonly pages: Readonly<Record<'lesson' | 'puzzles' | 'analysis', readonly [title: string, about: string]>>
  // The board.
  side(seat: Seat): string
  board(view: View): string
  watched(view: View): string
  cell(view: View, cell: number): string
  readonly noteOn: Readonly<Record<'played' | 'best', string>>
  readonly queue: string
  readonly queueEmpty: string
  turnOf(seat: Seat, now: boolean, company: Company): string
  // Cards.
  cards(seat: Seat, company: Company): string
  cardsLeft(left: number, config: Config): string
  card(card: Card): string
  cardDoes(card: Card): string
  cardLong(card: Card): string
  readonly cardUsed: string
  readonly cardInTurn: string
  readonly putBack: string
  // The score.
  scoreOf(seat: Seat, company: Company | null): string
  turn(turn: number): string
  mercyAt(lead: number): string
  cardsOf(blue: number, red: number): string
  // The turn.
  finishWith(view: View, action: Chainfall['Action']): string
  ticks(view: View, tiles: number): string
  wave(view: View, wave: WaveEvent, company: Company): string
  next(view: View, seen: Foreseen, company: Company): string
  scores(seat: Seat, points: number, company: Company): string
  loses(lost: number): string
  shortSum(waves: number, points: number): string
  shortAfter(lost: number, score: readonly number[]): string
  readonly playTurn: string
  lift(view: View, draft: Draft): string
  whoseTurn(seat: Seat, company: Company): string
  thinks(seat: Seat, company: Company): string
  whatNow(view: View, draft: Draft, due: number): string
  lastTurn(before: View, events: readonly Event[], company: Company): string
  readonly nothingWentOff: string
  foretold(view: View, seen: Foreseen): string
  /** In place of what a turn does, where that is not shown before it is played. */
  readonly unseen: string
  // A turn being told.
  tells(seat: Seat, company: Company): string
  moment(view: View, event: Event, company: Company): string
  readonly skip: string
  pace(pace: Pace): string
  paceLabel(pace: Pace): string
  caption(event: Event): string
  readonly cueRefused: string
  unreadable(text: string): string
  /** What a move of the list says beside its notation. */
  moveNote(seen: { readonly waves: number; readonly points: number }): string
  /** What is said under the list: once, that nobody can cheat here, and all the time what is left. */
  fairness(view: Chainfall['View']): { readonly note: string; readonly left: string }
}
