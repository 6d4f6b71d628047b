import type { Nouns } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'

/** How hands are drawn: `pure` is chance alone; `fair` draws again until some order places all three. */
export type Dealer = 'pure' | 'fair'

/** `round`: every round draws from streams of its own, so that a hand dealt again changes no later hand. [BP-72] */
export type Streams = 'round'

/** A block put down with its top left corner at a row and a column, both counted from 0. */
export interface Placement {
  slot: number // 0, 1 or 2: where in the hand it lay
  row: number
  col: number
}

export interface Blocks extends Nouns {
  Setup: {
    rows: number
    cols: number
    dealer: Dealer
    zen: boolean // undo without limit; such a game is marked and keeps no record
    comboBonus: number // points for each clearing placement in a row after the first; 0 by the rule book
    streams?: Streams // absent: all hands come from one stream, one after the other, as games until 2026-11-16 were dealt [BP-73]
  }
  Deal: Blocks['Setup'] & {
    words: Rng // draws the blocks; with streams for rounds it is where those come from, and stays as it is
    paint: Rng // draws their colours, so that colours never decide what comes
  }
  State: Blocks['Deal'] & {
    cells: Uint8Array // by cell, row by row from the top: 0 empty, 1..7 the colour of the block that lies there
    hand: Int8Array // by slot: which of the 32 shapes, or -1 once it is placed
    tints: Uint8Array // by slot: colour 1..7
    score: number
    combo: number // clearing placements in a row, up to now
    placed: number // blocks placed so far
    round: number // hands dealt so far
    proof: Placement[] // an order that placed this hand when it was dealt; empty where none was looked for or none exists
    salt: number // goes into the seal, so that the proof cannot be found by trying
    seal: string // commits to the proof while it is secret; '' without one
  }
  Action: Placement
  Event:
    | { kind: 'placed'; slot: number; shape: number; tint: number; row: number; col: number; cells: number[] }
    | { kind: 'cleared'; rows: number[]; cols: number[]; cells: number[] }
    | { kind: 'scored'; points: Points; score: number; combo: number }
    | { kind: 'dealt'; round: number; hand: number[]; tints: number[] }
    | { kind: 'over'; score: number }
  View: Blocks['Setup'] & {
    cells: number[]
    hand: number[]
    tints: number[]
    score: number
    combo: number
    placed: number
    round: number
    seal: string
    /** Opened when the game is over: then anybody can check it against the seal. */
    opened: { proof: Placement[]; salt: number } | null
  }
}

/** Where the points of one placement come from. */
export interface Points {
  block: number // one for each cell of the block [BP-35]
  lines: number // rows and columns completed
  forLines: number // before doubling [BP-36]
  doubled: boolean // a row and a column at once [BP-37]
  emptied: number // 200 if nothing is left on the grid [BP-38]
  combo: number // by the option only [BP-62]
  total: number
}

export type BlocksRefusal = 'over' | 'no-such-slot' | 'slot-empty' | 'off-grid' | 'taken'
