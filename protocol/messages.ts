/**
 * What a player's device and whoever runs the rules say to each other about one match. Joining, moving, coming back and watching all bring
 * the same `Position`, made for one eye: never the deal, never what is hidden, until there is an outcome. Actions travel as the text
 * that stands in the log; see kernel/session.ts for the words that begin with `!`.
 */
import type { Outcome, Refusal, Seat } from '../kernel/game.ts'

/** Something for the log. */
export interface Offer {
  readonly kind: 'offer'
  /** Made up by the sender: the same offer sent again is answered again, and done once. */
  readonly id: string
  /** The position it is meant for. In another one it means nothing, and is refused. */
  readonly ply: number
  readonly text: string
}

/** How does it stand? Asked on joining, and when something seems to be missing. */
export interface Look {
  readonly kind: 'look'
}

export type FromPlayer = Offer | Look

export interface Position {
  readonly kind: 'position'
  readonly ply: number
  readonly view: unknown
  /** What happened on the way here from the position before; empty where nobody was there to see it, and where the past changed. */
  readonly events: readonly unknown[]
  /** What the seat may do, as text; empty when it is not its turn. */
  readonly legal: readonly string[]
  readonly toMove: Seat | null
  readonly outcome: Outcome | null
  readonly undosLeft: number
  readonly hintsLeft: number | null // null: there is no limit
  /** The offer that led here, where it was ours. */
  readonly answers: string | null
}

export interface Refused {
  readonly kind: 'refused'
  readonly answers: string
  readonly refusal: Refusal
}

export type FromReferee = Position | Refused
