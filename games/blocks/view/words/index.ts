/** Everything the stage says. Both languages have this shape: a sentence that one of them lacks does not compile. */
import { catalogued } from '../../../../ui/language.ts'
import type { StageWords } from '../../../../ui/stage.ts'
import { type Naming, voiced } from '../../../../ui/voice.ts'
import type { Blocks } from '../../nouns.ts'
import type { Preview } from '../../rules/preview.ts'
import { en } from './en/stage.ts'

/** What is said of a place of a held block: its consequence, or the refusal it would meet. */
export type Verdict = { readonly fits: Preview } | { readonly taken: readonly number[] } | 'off-grid'

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
  at(view: Blocks['View'], row: number, col: number, verdict: Verdict): string
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
  sealed: string
  seal(seal: string): string
  noProof: string
  byChance: string
  chance: string
}

export const catalogue = catalogued<BlocksWords>(en, async () => (await import('./de/stage.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const words: BlocksWords = voiced(catalogue)
