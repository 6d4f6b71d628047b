/**
 * A game as searching wants it: in place, a turn forward, a turn back, no events, no refusals. There are two of them, and both must
 * come to what the rules come to, turn by turn (core.test.ts): `BitCore` for boards up to 6 by 6, `CellCore` for all others.
 */
import type { Chainfall, Config } from '../../nouns.ts'
import { BitCore } from './bits.ts'
import { CellCore } from './cells.ts'

export interface Core {
  readonly config: Config
  readonly cells: number
  /** Whose turn it is; when the game is over, whose it would be. */
  readonly turn: number
  /** Turns made and not taken back since `load`. */
  readonly depth: number
  readonly turns: number
  readonly over: boolean
  /** Whether there is a tile on the board. */
  readonly standing: boolean
  /** The value that is placed next, or 0. */
  readonly next: number
  /** How many values can still be placed, in the queue and in the bag. */
  readonly left: number
  /** How many of them are in the queue. */
  readonly queued: number

  /** Begins from a position. The order of its bag is taken for true: whoever must not know it hands over an imagined one. */
  load(state: Readonly<Chainfall['State']>): void
  /** A turn forward. It must be allowed. */
  make(move: number): void
  /** The turn made last, back. */
  unmake(): void

  score(seat: number): number
  /** Seat 0's points less seat 1's, doubled; a tie that somebody wins is worth one. Only when the game is over. */
  result(): number
  used(seat: number): number
  lastPlacer(): number
  ownerAt(cell: number): number
  fuseAt(cell: number): number
  wallAt(cell: number): number

  /** Writes the turns without a card to `into`, and says how many there are. */
  placements(into: Float64Array): number
  /** How many of the turns listed last touch a tile. The others follow them, and at a glance are all worth the same. */
  readonly touching: number
  /** Writes what could be played before placing, as moves that place nowhere, and says how many there are. */
  plays(into: Float64Array): number
  /**
   * If nobody placed anything any more: writes the points of every turn to come to `into`, until nothing stands or there are `most` of them,
   * and says how many there are.
   */
  coming(into: Uint8Array, most: number): number
  /** The same after a turn without a card, whose own points come first and are counted too. */
  comingAfter(move: number, into: Uint8Array, most: number): number
  /** Two words that tell positions apart; the second is in `hashHigh`. Scores and cards are not in it: what is searched has none. */
  hash(): number
  readonly hashHigh: number
}

/** Room for as many turns as any position has, cards aside. */
export function roomForPlacements({ cells, config }: Core): Float64Array {
  const most = Math.max(config.placementsPerTurn, config.openingPlacements)
  return new Float64Array(most === 1 ? cells + 1 : cells * (cells - 1) + 1)
}

/** Room for as many plays as any position has: every pair of own tiles, every cell for other cards. */
export function roomForPlays({ cells }: Core): Float64Array {
  return new Float64Array(cells * (cells - 1) + 5 * cells + 2)
}

export function coreFor(config: Config): Core {
  return config.rows <= 6 && config.cols <= 6 ? new BitCore(config) : new CellCore(config)
}
