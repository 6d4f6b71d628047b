/** The tables of migrations/, as Kysely knows them. Times are dates; large counts come as numbers (see database.ts). */
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>

export interface PersonTable {
  id: string
  kind: 'guest' | 'person' | 'bot' | 'mind'
  name: string
  name_key: string | null
  password_hash: string | null
  owner_id: string | null
  created_at: Time
  seen_at: Time
  deleted_at: Time | null
}

export interface TokenTable {
  id: string
  hash: string
  person_id: string
  kind: 'session' | 'personal'
  scopes: string
  label: string
  created_at: Time
  used_at: Time
  expires_at: Time | null
  revoked_at: Time | null
}

export interface BlockTable {
  person_id: string
  blocked_id: string
  at: Time
}

export interface ReportTable {
  id: string
  by_id: string | null
  about_id: string | null
  match_id: string | null
  reason: string
  at: Time
  done_at: Time | null
}

/** What is played, as four columns that several tables have. */
export interface TermsColumns {
  game: string
  preset: string
  games: number
  clock_kind: 'live' | 'days' | null
  base_ms: number // of a correspondence clock: for each move
  increment_ms: number
}

export interface ContestTable extends TermsColumns {
  id: string
  rules: number
  setup: string
  mode: 'friend' | 'casual' | 'ranked' | 'mind'
  pool: string | null
  player0: string
  player1: string
  state: 'open' | 'over' | 'aborted'
  secret: string
  commit_hash: string
  entropy0: string | null
  entropy1: string | null
  seed: string | null
  seal: string | null
  salt: string | null
  half: number | null
  margin: number | null
  because: string | null
  rating0_before: number | null
  rating0_after: number | null
  rating1_before: number | null
  rating1_after: number | null
  rematch_by: number | null
  rematch_of: string | null
  rematch_match: string | null
  created_at: Time
  over_at: Time | null
}

export interface MatchTable {
  id: string
  contest_id: string
  ordinal: number
  seat0: string
  seat1: string
  state: 'sealing' | 'playing' | 'over' | 'aborted'
  deal: string | null
  ply: number
  to_move: number | null
  left0_ms: number
  left1_ms: number
  since: Time
  due_at: Time | null
  premove0: string | null
  premove1: string | null
  outcome: string | null
  state_hash: string | null
  created_at: Time
  over_at: Time | null
}

export interface MatchLogTable {
  match_id: string
  ply: number // from 0: how many lines stand before it
  seat: number
  text: string
  client_id: string
  hash: string
  left_ms: number // on the clock of whoever said it, afterwards
  at: Time
}

export interface PresenceTable {
  match_id: string
  seat: number
  seen_at: Time
}

export interface SeekTable extends TermsColumns {
  id: string
  person_id: string
  pool: string | null
  rating: number
  created_at: Time
  seen_at: Time
}

export interface ChallengeTable extends TermsColumns {
  id: string
  by_id: string
  match_id: string | null
  created_at: Time
  expires_at: Time
}

export interface RatingTable {
  person_id: string
  pool: string
  rating: number
  games: number
}

export interface RatingChangeTable {
  contest_id: string
  person_id: string
  pool: string
  before: number
  after: number
  at: Time
}

export interface PulseTable {
  id: number
  at: Time
}

export interface ProcessTable {
  id: string
  people: number
  at: Time
}

export interface Tables {
  person: PersonTable
  token: TokenTable
  block: BlockTable
  report: ReportTable
  contest: ContestTable
  match: MatchTable
  match_log: MatchLogTable
  presence: PresenceTable
  seek: SeekTable
  challenge: ChallengeTable
  rating: RatingTable
  rating_change: RatingChangeTable
  pulse: PulseTable
  process: ProcessTable
}

/** Their names. One that is forgotten here does not compile. */
export const TABLE_NAMES = Object.keys({
  person: true,
  token: true,
  block: true,
  report: true,
  contest: true,
  match: true,
  match_log: true,
  presence: true,
  seek: true,
  challenge: true,
  rating: true,
  rating_change: true,
  pulse: true,
  process: true,
} satisfies Record<keyof Tables, true>) as readonly (keyof Tables)[]
