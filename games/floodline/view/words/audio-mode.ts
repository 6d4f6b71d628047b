/** What is said to somebody who plays by ear. Both languages have this shape; they are fetched with the panel and no earlier. */
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import type { Axis, Gravity, Objective, Step } from '../../nouns.ts'
import type { Thing } from '../hud/inside/reading.ts'
import type { Hud, WindHud } from '../hud/model.ts'
import type { CellFacts, ColumnFacts } from '../spoken/atlas.ts'
import type { DropFacts, HeightFacts, PieceFacts, TiltFacts } from '../spoken/foresight.ts'
import type { Cut, Sheet, WorldAxis } from '../spoken/sheets.ts'
import type { TickSummary } from '../spoken/summary.ts'
import { en } from './en/audio-mode.ts'

/** What a sentence may have to know of the world around it. */
export interface Around {
  readonly gravity: Gravity
  readonly objectives: readonly Objective[]
}

export interface AudioModeWords {
  title: string
  opened: string // said when it opens: what is new, in one breath
  closed: string
  close: string
  board: string // name of the grid
  cut(cut: Cut): string // `Map`, `Layers`
  cuts: string // name of the choice
  cutHint(cut: Cut): string
  sheet(sheet: Sheet): string // `Height 2 of 11`
  sheetRead(sheet: Sheet, counts: readonly (readonly [thing: Thing, count: number])[]): string
  further: string
  nearer: string
  calm: string
  calmOn: string
  calmOff: string
  waited: string
  more: string // the row of buttons
  askPiece: string
  askGoals: string
  askHeights: string
  askComing: string
  askTilts: string
  askAgain: string
  askKeys: string
  wait: string

  cell(facts: CellFacts): string
  column(facts: ColumnFacts, gravity: Gravity, axis: WorldAxis): string
  piece(facts: PieceFacts, drop: DropFacts | null, around: Around): string
  place(facts: PieceFacts, drop: DropFacts | null, around: Around): string
  noPiece: string
  tilt(facts: TiltFacts, key: string): string
  noTilts: string
  notTilted: string
  nothingMoved: string
  bumped(step: Step | Axis | null, because: 'no-room' | 'along-gravity' | 'no-charge' | 'nothing-to-hold'): string
  summary(summary: TickSummary, around: Around): string
  goals(hud: Hud, around: Around & { readonly loses: readonly string[] }): string
  heights(facts: HeightFacts, hud: Hud, sheet: Sheet): string
  coming(hud: Hud): string
  wind(wind: WindHud): string
  keys(keys: readonly (readonly [key: string, does: string])[]): string
}

export const catalogue = catalogued<AudioModeWords>(en, async () => (await import('./de/audio-mode.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const said: AudioModeWords = voiced(catalogue)
