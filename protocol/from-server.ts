/**
 * What the server says, as schemas: for the JSON schema that bot authors read, and for tests that hold real messages against it. The types in
 * online.ts are the source; a test compares both. Fields may be added, so nothing here is closed: whoever reads a message ignores what it does not know.
 */
import * as v from 'valibot'
import type { Facts } from '../kernel/game.ts'
import { PHRASES, TermsSchema } from './online.ts'

const Seat = v.picklist([0, 1])
const PlayerIndex = v.picklist([0, 1])
const Milliseconds = v.pipe(v.number(), v.minValue(0))
const facts = v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<Facts>

const OutcomeSchema = v.object({
  winner: v.nullable(v.union([Seat, v.literal('draw')])),
  scores: v.array(v.number()),
  code: v.string(),
  because: v.string(),
  facts,
})

const RefusalSchema = v.object({ code: v.string(), because: v.string(), facts })

const PERSON = { id: v.nullable(v.string()), name: v.string(), kind: v.picklist(['guest', 'person', 'bot', 'mind']) }
const PersonCardSchema = v.object(PERSON)
const PlayerSchema = v.object({
  ...PERSON,
  rated: v.nullable(v.object({ rating: v.number(), games: v.number(), provisional: v.boolean() })),
})
const Players = v.tuple([PlayerSchema, PlayerSchema])

const MineSchema = v.object({
  match: v.string(),
  game: v.string(),
  preset: v.string(),
  opponent: PersonCardSchema,
  state: v.picklist(['sealing', 'playing']),
  ourTurn: v.boolean(),
  days: v.boolean(),
  dueAt: v.nullable(v.number()),
})

const HelloSchema = v.object({
  kind: v.literal('hello'),
  protocol: v.number(),
  me: PersonCardSchema,
  now: v.number(),
  mine: v.array(MineSchema),
})

const PositionSchema = v.object({
  kind: v.literal('position'),
  match: v.string(),
  ply: v.number(),
  view: v.unknown(),
  events: v.array(v.unknown()),
  legal: v.nullable(v.array(v.string())),
  toMove: v.nullable(Seat),
  outcome: v.nullable(OutcomeSchema),
  undosLeft: v.number(),
  hintsLeft: v.nullable(v.number()),
  answers: v.nullable(v.string()),
  clocks: v.nullable(v.object({ left: v.tuple([Milliseconds, Milliseconds]), running: v.nullable(Seat) })),
  startInMs: v.nullable(Milliseconds),
  lines: v.object({ from: v.number(), texts: v.array(v.tuple([Seat, v.string()])) }),
})

const RefusedSchema = v.object({
  kind: v.literal('refused'),
  match: v.nullable(v.string()),
  answers: v.nullable(v.string()),
  refusal: RefusalSchema,
})

const PresenceSchema = v.object({ there: v.boolean(), outInMs: v.nullable(Milliseconds) })
const ChangeSchema = v.object({ before: v.number(), after: v.number() })
const HexSchema = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]+$/)))

const ContestSchema = v.object({
  kind: v.literal('contest'),
  contest: v.string(),
  match: v.string(),
  seat: v.nullable(Seat),
  terms: TermsSchema,
  mode: v.picklist(['friend', 'casual', 'ranked', 'mind']),
  players: Players,
  games: v.array(
    v.object({
      match: v.string(),
      state: v.picklist(['sealing', 'playing', 'over', 'aborted']),
      seats: v.tuple([PlayerIndex, PlayerIndex]),
      outcome: v.nullable(OutcomeSchema),
    }),
  ),
  presence: v.tuple([PresenceSchema, PresenceSchema]),
  fairness: v.object({
    commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    seal: HexSchema,
    entropy: v.tuple([HexSchema, HexSchema]),
    secret: HexSchema,
    seed: HexSchema,
  }),
  state: v.picklist(['open', 'over', 'aborted']),
  result: v.nullable(
    v.object({ half: v.picklist([0, 1, 2]), margin: v.number(), because: v.picklist(['played', 'resign', 'flag', 'abandon']) }),
  ),
  ratings: v.nullable(v.tuple([ChangeSchema, ChangeSchema])),
  rematch: v.object({ offeredBy: v.nullable(PlayerIndex), match: v.nullable(v.string()) }),
  premove: v.nullable(v.string()),
  delayMs: Milliseconds,
})

const LobbySchema = v.object({
  kind: v.literal('lobby'),
  seeks: v.array(v.object({ id: v.string(), by: PlayerSchema, terms: TermsSchema, isRated: v.boolean() })),
  live: v.array(v.object({ match: v.string(), players: Players, terms: TermsSchema, ply: v.number() })),
  people: v.number(),
})

export const FromServerSchema = v.variant('kind', [
  HelloSchema,
  PositionSchema,
  RefusedSchema,
  ContestSchema,
  LobbySchema,
  v.object({ kind: v.literal('paired'), match: v.string() }),
  v.object({ kind: v.literal('seeking'), answers: v.string(), seek: v.string() }),
  v.object({ kind: v.literal('said'), match: v.string(), seat: Seat, phrase: v.picklist(PHRASES) }),
  v.object({ kind: v.literal('legal'), match: v.string(), ply: v.number(), legal: v.array(v.string()) }),
  v.object({ kind: v.literal('your-turn'), match: v.string() }),
  v.object({ kind: v.literal('pong'), now: v.number() }),
])
