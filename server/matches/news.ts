/** What processes tell each other. All of it is in the database too: whoever misses something finds it there. */
import type { Refusal, Seat } from '../../kernel/game.ts'
import type { Phrase } from '../../protocol/online.ts'
import type { MatchRow } from './contests.ts'
import type { Premove } from './premoves.ts'
import type { LogLine } from './room.ts'

/** About a match. */
export type News =
  | { readonly kind: 'line'; readonly ply: number; readonly line: LogLine; readonly match: Clocked }
  | { readonly kind: 'look' }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'presence'; readonly seat: Seat; readonly there: boolean; readonly at: number }
  | { readonly kind: 'premove'; readonly seat: Seat; readonly premove: Premove | null; readonly dropped: Dropped | null }

/** A premove that could not be played: what its device called it, and why. */
interface Dropped {
  readonly answers: string
  readonly refusal: Refusal
}

/** What of its row changes with a line. */
type Clocked = Pick<MatchRow, 'ply' | 'to_move' | 'left0_ms' | 'left1_ms'> & { readonly since: string }

/** About a person, wherever they are. */
export type PersonNews =
  | { readonly kind: 'paired'; readonly match: string }
  | { readonly kind: 'your-turn'; readonly match: string }
  | { readonly kind: 'revoked' }
