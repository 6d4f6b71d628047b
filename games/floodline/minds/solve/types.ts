/**
 * What can be asked of the solver, and what it answers. It knows no clock: whoever asks says how many placements it may look at, or hands it a
 * function that says when it is enough. The same question is answered in the same way everywhere, as long as that function is left out.
 */
import type { Ability, Floodline, LossCode, Metrics } from '../../nouns.ts'

export type State = Floodline['State']

/** Pose times the cells of the board, plus the cell of the pivot. */
export type Place = number

/**
 * Something asked for before a piece is set down: `hold`, `tilt left`, `freeze` …, with the piece brought there first unless that is null. `gust`
 * is not asked for but waited for.
 */
export interface Act {
  readonly wish: string
  readonly at: Place | null
}

/** One piece: what is done with it in hand, and where it is set down. */
export interface Turn {
  readonly acts: readonly Act[]
  readonly landing: Place
}

/**
 * What a player may be asked to do without. `slide`: pieces are only dropped from where they appear, and never moved once they have sunk. `wind`:
 * no gust is waited for.
 */
export type Tool = 'tilt' | 'hold' | 'turn' | 'slide' | 'wind' | Ability

/** Which stars: `13` is the first and the third. */
export type Stars = '1' | '12' | '13' | '123'

/** Counts that only grow. */
export type Counted =
  | 'pieces'
  | 'tilts'
  | 'shift'
  | 'lost'
  | 'mass'
  | 'holds'
  | 'collapses'
  | 'stabilised'
  | 'froze'
  | 'drains'
  | 'overflowed'

export type Most = Readonly<Partial<Record<Counted, number>>>

export interface Budget {
  /** Pieces set down and judged: the unit of work, some ten to thirty microseconds each. */
  readonly placements?: number
  /** Asked now and then; true ends the search. */
  readonly enough?: () => boolean
}

export interface Ask {
  readonly wanted: Stars
  /** No other star may come with them. */
  readonly exactly?: boolean
  readonly without?: readonly Tool[]
  readonly most?: Most
  /** A position of the level to go on from; the beginning when left out. */
  readonly from?: Readonly<State>
  readonly seed?: number
  /** Wins count only if a hand as quick as this can play them; otherwise whatever the walk says. */
  readonly pace?: Pace
  readonly budget: Budget
}

export interface Found {
  readonly turns: readonly Turn[]
  readonly stars: Stars
  readonly metrics: Readonly<Metrics>
  readonly placements: number
  /** Which search it was, for people. */
  readonly by: string
}

export interface NotFound {
  /** `exhausted`: nothing was left to try, which is no proof unless `prove` says so. */
  readonly why: 'enough' | 'exhausted'
  readonly placements: number
  /** Wins that no hand of the pace asked for could play. */
  readonly unplayed: number
  /** The most promising position that was seen. */
  readonly best: { readonly turns: readonly Turn[]; readonly worth: number; readonly metrics: Readonly<Metrics> }
  /** How often what lost: the best hint to an author why nothing wins. */
  readonly losses: Readonly<Partial<Record<LossCode, number>>>
}

export type Answer = Found | NotFound

export function isFound(answer: Answer): answer is Found {
  return 'turns' in answer
}

/** Told after every layer of a beam and every round of a nested search. */
export interface Progress {
  readonly by: string
  readonly pieces: number
  readonly worth: number
  readonly placements: number
}

export interface Least {
  readonly found: number | null
  readonly turns: readonly Turn[]
  /** No win has fewer. */
  readonly bound: number
  readonly proven: boolean
  readonly placements: number
}

export interface ProofAsk {
  readonly wanted: Stars
  readonly without?: readonly Tool[]
  readonly most?: Most
  /** A position of the level to go on from; the beginning when left out. */
  readonly from?: Readonly<State>
  /** Goes on after a win, and counts all of them. */
  readonly counting?: boolean
  /** Told of every position that won, one after the other in the same memory. */
  readonly won?: (state: Readonly<State>) => void
  /** Tilts are tried wherever the piece can be, for it may stand in the way of what slides and of water; else only where it appears. */
  readonly anywhere?: boolean
  readonly budget: Budget
}

export interface Proof {
  /** Nothing wins: proven if `gap` is null. */
  readonly none: boolean
  /** Last landings that win, from distinct positions; those with all three stars. */
  readonly wins: number
  readonly starred: number
  /** Positions before each piece, tilted ones included; places where one was set down. */
  readonly layers: readonly number[]
  readonly placements: number
  readonly by: 'bound' | 'layers'
  /** What was not looked at; null: everything was. */
  readonly gap: string | null
  /** The first win, if there is one. */
  readonly turns: readonly Turn[] | null
}

export interface Chance {
  readonly games: number
  readonly won: number
  /** Ninety-five per cent interval (Wilson), in millionths. */
  readonly low: number
  readonly high: number
}

/** What came of it when one piece was spoilt. */
export interface Recovery {
  readonly turn: number // how many were played well before
  readonly how: string // where the piece was set down instead
  readonly won: 'won' | 'lost' | 'not found'
}

/** What is pressed in which tick, as a replay has it. */
export interface Press {
  readonly tick: number
  readonly text: string
}

/** How quick a hand is, in ticks. */
export interface Pace {
  readonly think: number // before a piece is touched
  readonly tap: number // from one press to the next
  readonly react?: number // after what was waited for: a tilt that may be made again, a gust
}

export const HUMAN: Pace = { think: 18, tap: 9 }

/** A hand that hits no tick, and need not: for games that are kept. */
export const STEADY: Pace = { ...HUMAN, react: 6 }

export interface Pressed {
  readonly presses: readonly Press[]
  readonly ticks: number
  readonly stars: Stars
  readonly metrics: Readonly<Metrics>
}

export interface Stuck {
  readonly turn: number
  readonly why: string
}
