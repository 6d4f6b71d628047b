/**
 * What a device and the server say to each other besides a single position: who one is, who looks for a game, what is being played.
 * Schemas and types in one; docs/formats/protocol.md describes them, and its JSON schema is made from these.
 *
 * Everything from a device is one of `FromDevice`, a JSON text of at most `LARGEST_MESSAGE` bytes. What the server says is `FromServer`.
 */
import * as v from 'valibot'
import type { Outcome, Refusal, Seat } from '../kernel/game.ts'

/** Raised when an older device would misunderstand; told in `hello`. */
export const PROTOCOL = 1

/** In bytes. The longest action of any game is far shorter. */
export const LARGEST_MESSAGE = 4096

/** Milliseconds a device may be silent before its socket is taken for dead; it says `ping` well before. */
export const SILENCE_MS = 30_000

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────────

const Id = v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/))
const ClientId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const Word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/))
const Ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A live clock: minutes to begin with, and seconds added after each move. */
const LiveClock = v.strictObject({
  kind: v.literal('live'),
  baseMs: v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(3 * 3_600_000)),
  incrementMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180_000)),
})

/** Correspondence: so long for each move. */
const DaysClock = v.strictObject({
  kind: v.literal('days'),
  moveMs: v.pipe(v.number(), v.integer(), v.minValue(3_600_000), v.maxValue(14 * 86_400_000)),
})

/** Null: nobody plays against time, which is only so against a mind. */
export const ClockSchema = v.nullable(v.variant('kind', [LiveClock, DaysClock]))
export type Clock = v.InferOutput<typeof ClockSchema>

/** What is played: a preset of a game with two seats, once or as a mirrored pair. */
export const TermsSchema = v.strictObject({
  game: Word,
  preset: v.pipe(v.string(), v.maxLength(40)),
  /** 2: a mirrored pair, the same deal twice with seats swapped. */
  games: v.picklist([1, 2]),
  clock: ClockSchema,
})
export type Terms = v.InferOutput<typeof TermsSchema>

/** Said instead of free chat. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'nice-chain', 'have-to-go', 'good-game'] as const
export type Phrase = (typeof PHRASES)[number]

// ── From a device ────────────────────────────────────────────────────────────────────────────────────

/** Sit down at a match, or look on. Answered with `contest` and `position`. */
const Join = v.strictObject({ kind: v.literal('join'), match: Id })
const Leave = v.strictObject({ kind: v.literal('leave'), match: Id })
/** Something for the log; see `Offer` in messages.ts. */
const OfferAt = v.strictObject({
  kind: v.literal('offer'),
  match: Id,
  id: ClientId,
  ply: Ply,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
})
const LookAt = v.strictObject({ kind: v.literal('look'), match: Id })
/** All our actions, where `position` left them out because they are many. */
const LegalAt = v.strictObject({ kind: v.literal('legal'), match: Id })
/**
 * To be played as soon as it is our turn, if the rules then allow it; null takes it back. `ply`: how many moves the device knew of. It is meant for
 * our first turn from there on, and refused once that is over; absent, it is meant for whichever turn comes next.
 */
const Premove = v.strictObject({
  kind: v.literal('premove'),
  match: Id,
  id: ClientId,
  ply: v.optional(Ply),
  text: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
})
/** Our part of the shuffle: 128 bits or more, in hexadecimal digits. */
const Entropy = v.strictObject({ kind: v.literal('entropy'), match: Id, value: v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/)) })
const Abort = v.strictObject({ kind: v.literal('abort'), match: Id })
/** Offers a rematch, or takes the one that was offered. */
const Rematch = v.strictObject({ kind: v.literal('rematch'), match: Id })
const Say = v.strictObject({ kind: v.literal('say'), match: Id, phrase: v.picklist(PHRASES) })
/** Looks for somebody. One seek a person; a new one takes the place of the old. */
const Seek = v.strictObject({ kind: v.literal('seek'), id: ClientId, terms: TermsSchema, rated: v.boolean() })
const Unseek = v.strictObject({ kind: v.literal('unseek') })
/** Takes somebody's seek from the lobby. */
const Take = v.strictObject({ kind: v.literal('take'), id: ClientId, seek: Id })
const EnterLobby = v.strictObject({ kind: v.literal('lobby') })
const LeaveLobby = v.strictObject({ kind: v.literal('leave-lobby') })
const Ping = v.strictObject({ kind: v.literal('ping') })

export const FromDeviceSchema = v.variant('kind', [
  Join,
  Leave,
  OfferAt,
  LookAt,
  LegalAt,
  Premove,
  Entropy,
  Abort,
  Rematch,
  Say,
  Seek,
  Unseek,
  Take,
  EnterLobby,
  LeaveLobby,
  Ping,
])
export type FromDevice = v.InferOutput<typeof FromDeviceSchema>

// ── From the server ──────────────────────────────────────────────────────────────────────────────────

/** Somebody, as others see them. `id` is null for whoever was deleted. */
export interface PersonCard {
  readonly id: string | null
  readonly name: string
  readonly kind: 'guest' | 'person' | 'bot' | 'mind'
}

export interface Rated {
  readonly rating: number
  readonly games: number
  /** Fewer than thirty rated games: shown with a question mark. */
  readonly provisional: boolean
}

export interface Player extends PersonCard {
  /** In the pool of the contest; null where it is not rated. */
  readonly rated: Rated | null
}

/** How a clock stands at the moment of the message. */
export interface Clocks {
  /** Milliseconds left, by seat. */
  readonly left: readonly [number, number]
  readonly running: Seat | null
}

/** The same for joining, moving, coming back and watching. */
export interface PositionAt {
  readonly kind: 'position'
  readonly match: string
  readonly ply: number
  readonly view: unknown
  readonly events: readonly unknown[]
  /** Null: more than `MOST_LEGAL`; they can be asked for with `legal`, or listed from the view. */
  readonly legal: readonly string[] | null
  readonly toMove: Seat | null
  readonly outcome: Outcome | null
  readonly undosLeft: number
  readonly hintsLeft: number | null
  readonly answers: string | null
  readonly clocks: Clocks | null
  /** Milliseconds in which whoever is to move has to make their first move, or the game is called off; null: it is not, or we look on. */
  readonly startInMs: number | null
  /** The lines said so far, of which the last `lines.length`; all of them on joining. `from` is the number of the first. */
  readonly lines: { readonly from: number; readonly texts: readonly (readonly [Seat, string])[] }
}

export const MOST_LEGAL = 256

export interface RefusedAt {
  readonly kind: 'refused'
  readonly match: string | null
  readonly answers: string | null
  readonly refusal: Refusal
}

/** One game of a contest. */
export interface GameOf {
  readonly match: string
  readonly state: MatchState
  /** Who sits where: an index into `players`. */
  readonly seats: readonly [0 | 1, 0 | 1]
  readonly outcome: Outcome | null
}

/** `sealing`: the shuffle is being made, with what both add. */
export type MatchState = 'sealing' | 'playing' | 'over' | 'aborted'

export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** Everything about a match that is not its position. Sent on joining and whenever something of it changes. */
export interface ContestAt {
  readonly kind: 'contest'
  readonly contest: string
  /** The match it is told about, and where the listener sits there. */
  readonly match: string
  readonly seat: Seat | null
  readonly terms: Terms
  readonly mode: 'friend' | 'casual' | 'ranked' | 'mind'
  readonly players: readonly [Player, Player]
  readonly games: readonly GameOf[]
  /** By player: whether they are there; `away` since so many milliseconds, `outIn` more and the game is lost for them. */
  readonly presence: readonly [Presence, Presence]
  /** What was committed to before the first move; opened when the contest is over. See docs/formats/seal.md. */
  readonly fairness: Fairness
  readonly state: 'open' | 'over' | 'aborted'
  /** Player 0's result in half points (2 won, 1 drawn, 0 lost), and the sum of margins; null while it is open. */
  readonly result: { readonly half: 0 | 1 | 2; readonly margin: number; readonly because: 'played' | 'resign' | 'flag' | 'abandon' } | null
  readonly ratings: readonly [RatingChange, RatingChange] | null
  readonly rematch: { readonly offeredBy: 0 | 1 | null; readonly match: string | null }
  readonly premove: string | null
  /** Milliseconds by which a spectator sees everything later. */
  readonly delayMs: number
}

export interface Presence {
  readonly there: boolean
  readonly outInMs: number | null
}

export interface Fairness {
  readonly commit: string
  readonly seal: string | null
  /** Given by the players, in their order; null: nothing. Told at once, so that each sees that theirs is in it. */
  readonly entropy: readonly [string | null, string | null]
  /** Opened at the end. */
  readonly secret: string | null
  readonly seed: string | null
}

export interface SeekCard {
  readonly id: string
  readonly by: Player
  readonly terms: Terms
  readonly isRated: boolean
}

export interface LiveGame {
  readonly match: string
  readonly players: readonly [Player, Player]
  readonly terms: Terms
  readonly ply: number
}

export interface Lobby {
  readonly kind: 'lobby'
  readonly seeks: readonly SeekCard[]
  /** The best first. */
  readonly live: readonly LiveGame[]
  readonly people: number
}

export interface Hello {
  readonly kind: 'hello'
  readonly protocol: number
  readonly me: PersonCard
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
  /** Matches that wait for us or are being played. */
  readonly mine: readonly MineCard[]
}

export interface MineCard {
  readonly match: string
  readonly game: string
  readonly preset: string
  readonly opponent: PersonCard
  /** While the shuffle is made it is nobody's turn, and nothing is due. */
  readonly state: 'sealing' | 'playing'
  readonly ourTurn: boolean
  readonly days: boolean
  /** When it is lost for whoever is to move. */
  readonly dueAt: number | null
}

/** A seek or a challenge became a match, or a rematch or the second game of a pair began. */
export interface Paired {
  readonly kind: 'paired'
  readonly match: string
}

export interface Seeking {
  readonly kind: 'seeking'
  readonly answers: string
  readonly seek: string
}

export interface Said {
  readonly kind: 'said'
  readonly match: string
  readonly seat: Seat
  readonly phrase: Phrase
}

export interface LegalHere {
  readonly kind: 'legal'
  readonly match: string
  readonly ply: number
  readonly legal: readonly string[]
}

/** It is our turn in a game that is not on the screen. */
export interface YourTurn {
  readonly kind: 'your-turn'
  readonly match: string
}

export type FromServer =
  | Hello
  | PositionAt
  | RefusedAt
  | ContestAt
  | Lobby
  | Paired
  | Seeking
  | Said
  | LegalHere
  | YourTurn
  | { readonly kind: 'pong'; readonly now: number }
