/** Everything this view says. Both languages have these shapes: a sentence that one of them lacks does not compile. */
import type { StageWords } from '../../../../ui/stage.ts'
import type { Naming } from '../../../../ui/voice.ts'
import type { Stopped } from '../../minds/luck.ts'
import type { Hinted } from '../../minds/luck-hints.ts'
import type { Blocks } from '../../nouns.ts'
import type { PlacementCheck } from '../placement.ts'

export interface BlocksWords extends StageWords<Blocks>, Naming {
  readonly howTouch: string // the same for hands without keys
  figure(number: number): string // 2418 as people write it
  shared(view: Blocks['View']): string
  // The board.
  grid(view: Blocks['View']): string
  watched(view: Blocks['View']): string
  row(view: Blocks['View'], row: number): string
  cell(view: Blocks['View'], row: number, col: number): string
  hand: string
  slot(slot: number, shape: number, tint: number, places: number): string
  slotEmpty(slot: number): string
  shape(shape: number): string // its name alone
  // A block in hand.
  picked(slot: number, shape: number, tint: number, places: number): string
  putBack(slot: number): string
  pickFirst: string
  pick(slot: number): string // what a key does
  at(view: Blocks['View'], row: number, col: number, check: PlacementCheck): string
  // The sum.
  ifDropped: string
  thisDrop: string
  cells(count: number): string
  lines(count: number): string
  linesSum(shares: readonly number[]): string
  together: string
  emptied: string
  combo(inRow: number): string
  sum(sum: string): readonly [sum: string, points: string] // `4 + 84 × 2 = 172 points` around the emphasis
  notHere: string
  lastDrops: string
  noDrops: string
  dropped(shape: number, lines: number): string
  // How things stand.
  score: string
  best(score: number): string
  fair: string
  pure: string
  zen: string
  round(round: number): string
  inRow(combo: number): string
  placeable: string
  orderFound: string
  sameHands: string
  noProof: string
  byChance: string
  chance: string
  // How the last hand could have been placed.
  opened: string
  lastOrder: string
  showProof: string
  nextStep(step: number, of: number): string
  endProof: string
  proofStep(step: number, of: number, slot: number, row: number, col: number): string
  // What a cue would have said.
  cues: Readonly<Record<'pickup' | 'place' | 'fullClear' | 'gameOver' | 'invalid', string>>
  cueLines(lines: number): string
}

/** What is said when it is over. */
export interface EndWords {
  whyTitle: string
  whyHow: string
  whyNot(view: Blocks['View'], why: { slot: number; row: number; col: number; blocked: readonly number[] }): string
  whyShort(why: { row: number; col: number; blocked: readonly number[] }): string
  luckTitle: string
  luckWorking(done: number, of: number): string
  luckFailed: string
  luckSaid(runs: number, play: number): string
  luckHinted(hinted: Hinted): string
  luckUntold(hinted: Hinted): string
  luckKind(kindness: number): string
  luckPlot(you: number, median: string, play: number): string
  luckStopped(stopped: Stopped): string
  lastBar(from: number): string
  more(figure: string): string // `3,200 and more`
  you(score: number): string
  median(score: string): string
  play: string
  luck: string
  yourPlay: string
  kindness: string
}
