/**
 * What a device says to the server about people, over HTTP, and what it hears: docs/formats/protocol.md lists the addresses.
 * Bodies are schemas, answers are types. Every time is in milliseconds since 1970.
 */
import * as v from 'valibot'
import type { PersonCard } from './online.ts'

const Id = v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/))

/** Only what keeps a stranger's text small. What makes a good name or password is said one reason at a time, by the server. */
const Name = v.pipe(v.string(), v.maxLength(80))
const Password = v.pipe(v.string(), v.maxLength(1000))

/** `read`: who one is, profiles, games. `play`: sockets, seeks, challenges, games against minds. */
export const SCOPES = ['read', 'play'] as const
export type Scope = (typeof SCOPES)[number]

export const NoBody = v.optional(v.strictObject({}))
export const Credentials = v.strictObject({ name: Name, password: Password })
export const NewName = v.strictObject({ name: Name })
export const NewPassword = v.strictObject({ old: Password, new: Password })
/** `bot`: for a bot of ours instead of ourselves. */
export const NewToken = v.strictObject({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
  bot: v.optional(Id),
})
/** Whoever has a password gives it. */
export const Farewell = v.optional(v.strictObject({ password: v.optional(Password) }))
export const NewBlock = v.strictObject({ person: Id })
export const NewReport = v.strictObject({
  person: Id,
  match: v.optional(Id),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
})

export interface ApiError {
  /** `because` is a sentence in English; what a page says, it says by `code`. */
  readonly error: { readonly code: string; readonly because: string }
}

export interface PoolRating {
  readonly pool: string
  readonly rating: number
  readonly games: number
  readonly provisional: boolean
}

export interface MeAnswer {
  readonly me: PersonCard | null
  readonly ratings: readonly PoolRating[]
  readonly hasPassword: boolean
}

export interface SessionCard {
  readonly id: string
  /** Where it was begun, such as "Firefox, Linux". */
  readonly label: string
  readonly createdAt: number
  readonly usedAt: number
  /** Whether it is the one that asks. */
  readonly current: boolean
}

export interface TokenCard {
  readonly id: string
  readonly label: string
  readonly scopes: readonly Scope[]
  /** Whom it lets in: us, or a bot of ours. */
  readonly person: PersonCard
  readonly createdAt: number
  readonly usedAt: number
}

export interface ProfileGame {
  /** The first game of the contest; its replay is at /api/matches/:id/replay. */
  readonly match: string
  readonly contest: string
  readonly game: string
  readonly preset: string
  readonly opponent: PersonCard
  /** As the person of the profile has it: 2 won, 1 drawn, 0 lost. */
  readonly half: 0 | 1 | 2
  readonly margin: number
  readonly at: number
  /** By how much their rating changed; null where it was not rated. */
  readonly change: number | null
}

export interface ProfileAnswer {
  readonly person: PersonCard
  readonly ratings: readonly PoolRating[]
  /** The oldest first: what a rating became, and what it was before. */
  readonly history: readonly { readonly pool: string; readonly at: number; readonly before: number; readonly rating: number }[]
  /** Finished ones, the newest first; older ones with `?before=` and the last `at`. */
  readonly games: readonly ProfileGame[]
}
