import type { Nouns } from '../../kernel/game.ts'

export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert'

/** What happens to a value that may stand in its cell but does not belong there: nothing, a word about it, or a refusal. */
export type Mistakes = 'off' | 'warn' | 'block'

/** Two free tiles with the same number go to the tray. Tiles are counted from 0; `a` is the lower. */
export interface Take {
  kind: 'take'
  a: number
  b: number
}

/** The first token of this value in the tray goes to an empty cell, 0 to 80 in reading order. */
export interface Place {
  kind: 'place'
  value: number
  cell: number
}

/** What else may be done: a new attempt, the end after the last one, numbers shown or hidden, the tiles left dealt anew. */
export interface Turn {
  kind: 'restart' | 'concede' | 'show' | 'hide' | 'shuffle'
}

/** Where the tiles lie, in half tiles: a tile is 2 by 2 of them, and z counts the layers from 0. Arrays are by tile. */
export interface Tiles {
  readonly xs: ArrayLike<number>
  readonly ys: ArrayLike<number>
  readonly zs: ArrayLike<number>
}

/** Tiles, and which of them have been taken. */
export interface Stack extends Tiles {
  readonly gone: ArrayLike<number> // by tile: 1 once it is taken
}

export interface Stackdoku extends Nouns {
  Setup: {
    difficulty: Difficulty
    level: number // 1 and up: with the seed and the difficulty it names the puzzle
    room: number // places in the tray, 2 to 12
    undos: number | null // null: without limit
    hints: number | null
    lives: number | null // attempts at the level
    hidden: boolean // only free tiles show their numbers
    fixed: boolean // numbers can be neither shown nor hidden on the way, as in a daily
    mistakes: Mistakes
    assist: boolean // says when the game cannot be won any more, and deals the tiles anew on request
  }
  Deal: Stackdoku['Setup'] & {
    layout: string // the name of the shape
    xs: Uint8Array // by tile, as in Tiles
    ys: Uint8Array
    zs: Uint8Array
    values: Uint8Array // by tile: 1..9
    givens: Uint8Array // by cell: 1..9, 0 for a blank
    solution: Uint8Array // by cell; the only one the givens have
    line: string // actions that win, as they are written, with spaces and commas between: the proof
  }
  State: Stackdoku['Deal'] & {
    standing: Uint8Array // by tile: its value now; what was dealt until somebody shuffles
    gone: Uint8Array // by tile: 1 once it is taken
    cells: Uint8Array // by cell: givens and what was placed
    tray: number[] // values, in the order in which they came
    attempt: number // 1 and up
    failed: boolean // the last attempt was conceded
    trail: string[] // what was done in this attempt and not taken back, as it is written
  }
  Action: Take | Place | Turn
  Event:
    | { kind: 'took'; a: number; b: number; value: number; freed: number[] }
    | { kind: 'placed'; value: number; cell: number; slot: number; mistake: boolean }
    | { kind: 'completed'; rows: number[]; cols: number[]; boxes: number[] }
    | { kind: 'restarted'; attempt: number }
    | { kind: 'shuffled'; tiles: number[] }
    | { kind: 'numbers'; hidden: boolean }
    | { kind: 'stuck'; tray: number }
    | { kind: 'won' }
    | { kind: 'failed' }
  View: Stackdoku['Setup'] & {
    layout: string
    xs: number[]
    ys: number[]
    zs: number[]
    gone: number[]
    values: number[] // by tile: 0 where the number is hidden from this eye
    free: number[] // the free tiles, in order
    givens: number[]
    cells: number[]
    tray: number[]
    attempt: number
    failed: boolean
    stuck: boolean
    trail: string[]
    wrong: number[] // cells with a number that does not belong there, where the player wants to be told
    /** Everything, for the referee and for everybody once it is over; until then null, whoever else looks. Who helps sees as the referee. */
    known: { dealt: number[]; standing: number[]; solution: number[] } | null
  }
}

export type TileRefusal = 'no-such-tile' | 'gone' | 'covered' | 'blocked'
export type StackdokuRefusal =
  | TileRefusal
  | 'over'
  | 'same-tile'
  | 'differ'
  | 'tray-full'
  | 'no-such-cell'
  | 'not-in-tray'
  | 'cell-taken'
  | 'conflict'
  | 'mistake'
  | 'nothing-done'
  | 'last-attempt'
  | 'not-stuck'
  | 'attempts-left'
  | 'fixed'
  | 'already'
  | 'no-assist'
  | 'no-order'
