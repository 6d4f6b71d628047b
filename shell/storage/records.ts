/** What is kept, record by record. Each says its version, and each is read as if a stranger had written it. */
import { fieldsOf } from '../../kernel/foreign.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Help } from '../../kernel/help.ts'
import type { Figures } from '../../ui/past.ts'
import type { Wanted } from '../app/route.ts'
import type { Room } from './store.ts'

export const RECORD_VERSION = 1

/** A game under way, or one whose end is still on the table. */
export interface Playing {
  readonly v: 1
  readonly game: string
  readonly mode: string // what kind of game; see modeOf
  readonly seed: string
  readonly wanted: Wanted // the way back to it
  readonly text: string // a replay that has not ended
  readonly moves: number
  readonly changed: number // when, in milliseconds
  readonly finished: string | null // the id it is kept under once it is over
  readonly notes?: string | undefined // what its stage wants to find again and no replay has: marks, the time
}

/** A game that is over. */
export interface Finished {
  readonly v: 1
  readonly id: string
  readonly game: string
  readonly mode: string
  readonly seed: string
  readonly wanted: Wanted
  readonly text: string
  readonly moves: number
  readonly ended: number
  readonly winner: Seat | 'draw' | null
  readonly scores: readonly number[]
  readonly code: string
  readonly counts: boolean // whether it may be a record
  readonly rules?: number | undefined // the version it was played by; absent: 1
  readonly help?: readonly Help[] | undefined // by seat; absent in records from before it was counted
  readonly figures?: Figures | undefined // what else it is compared by, where its game says so
  readonly seat?: Seat | undefined // where we sat; absent: 0
}

/** All games of a kind, added up. */
export interface Tally {
  readonly v: 1
  readonly game: string
  readonly mode: string
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly best: number | null // of those that count and had no hints
  readonly total: number // points of the same
  readonly counted: number // how many those are
  readonly rules?: number | undefined // the version they were played by; absent: 1
  readonly record?: string | undefined // the finished game behind `best`; absent in tallies from before
  readonly hinted?: HintedBest | undefined // the best of those with hints
  readonly wonHelped?: number | undefined // of `won`: with hints or moves taken back; absent: none that is known of
  readonly bests?: Readonly<Record<string, HintedBest>> | undefined // by figure: of those that count, were won and had no hints
  readonly runs?: readonly Run[] | undefined // the last of those that count, the latest last
}

/** What is left of a game when the game itself is forgotten. */
export interface Run {
  readonly id: string
  readonly ended: number
  readonly won: boolean
  readonly score: number
  readonly figures: Figures
}

export interface HintedBest {
  readonly best: number
  readonly record: string
}

export interface DailyResult {
  readonly v: 1
  readonly game: string
  readonly date: string
  readonly first: number // what the first try came to
  readonly best: number
  readonly tries: number
  readonly firstHints?: number | undefined // hints taken in the first try; absent: none, or nobody knows
  readonly onDay?: number | undefined // the best of the tries that ended on the day itself; absent: none, or nobody knows
}

/** Something that could not be read. It is not ours to throw away. */
export interface Aside {
  readonly v: 1
  readonly id: string
  readonly because: string
  readonly text: string
  readonly since: number
}

/** What is wrong with a record: its version, a field that is missing or not what it should be, or one that nobody knows. */
export interface Unreadable {
  readonly unreadable: 'version' | 'field' | 'stray'
  /** The version it has, or the name of the field. */
  readonly what: string
}

/** A record, or what is wrong with it. */
export type Read<T> = T | Unreadable

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const LONGEST_WORD = 4096

/** How many games of one kind are remembered by their figures. */
export const MOST_RUNS = 50

/** A replay's, which is not imported for the sake of one number; a test holds the two together. */
export const LONGEST_TEXT = 1024 * 1024

const isWord: Check = value => typeof value === 'string' && value.length <= LONGEST_WORD
const isText: Check = value => typeof value === 'string' && value.length <= LONGEST_TEXT
const isNumber: Check = value => typeof value === 'number' && Number.isFinite(value)
const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0
const isFlag: Check = value => typeof value === 'boolean'
const isScores: Check = value => Array.isArray(value) && value.length <= 2 && value.every(isNumber)
const isWinner: Check = value => value === null || value === 'draw' || value === 0 || value === 1
const isSeat: Check = value => value === 0 || value === 1
const isWanted: Check = value => typeof value === 'object' && value !== null && Object.values(value).every(isWord)
const isHelp: Check = value => Array.isArray(value) && value.length <= 2 && value.every(isHelpOfSeat)
const isHelpOfSeat: Check = value => isShaped(value, { hints: isCount, undos: isCount })
const isHintedBest: Check = value => isShaped(value, { best: isNumber, record: isWord })
const isNamed =
  (check: Check): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, each]) => isWord(name) && check(each))
const isFigures: Check = isNamed(isNumber)
const isRun: Check = value => isShaped(value, { id: isWord, ended: isNumber, won: isFlag, score: isNumber, figures: isFigures })
const isRuns: Check = value => Array.isArray(value) && value.length <= MOST_RUNS && value.every(isRun)
const isShaped = (value: unknown, shape: Readonly<Record<string, Check>>): boolean => {
  const fields = fieldsOf(value)
  return Object.keys(fields).every(name => name in shape) && Object.entries(shape).every(([name, check]) => check(fields[name]))
}
const isDate: Check = value => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value)

const orMissing =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

const SHAPES: Readonly<Record<Room, Readonly<Record<string, Check>>>> = {
  playing: {
    ...{ game: isWord, mode: isWord, seed: isWord, wanted: isWanted, text: isText, moves: isCount },
    ...{ changed: isNumber, finished: orNull(isWord), notes: orMissing(isText) },
  },
  finished: {
    ...{ id: isWord, game: isWord, mode: isWord, seed: isWord, wanted: isWanted, text: isText, moves: isCount },
    ...{ ended: isNumber, winner: isWinner, scores: isScores, code: isWord, counts: isFlag },
    ...{ rules: orMissing(isCount), help: orMissing(isHelp), figures: orMissing(isFigures), seat: orMissing(isSeat) },
  },
  tallies: {
    ...{ game: isWord, mode: isWord, played: isCount, won: isCount, lost: isCount },
    ...{ best: orNull(isNumber), total: isNumber, counted: isCount },
    ...{ rules: orMissing(isCount), record: orMissing(isWord), hinted: orMissing(isHintedBest), wonHelped: orMissing(isCount) },
    ...{ bests: orMissing(isNamed(isHintedBest)), runs: orMissing(isRuns) },
  },
  dailies: {
    game: isWord,
    date: isDate,
    first: isNumber,
    best: isNumber,
    tries: isCount,
    firstHints: orMissing(isCount),
    onDay: orMissing(isNumber),
  },
  aside: { id: isWord, because: isWord, text: isText, since: isNumber },
}

/** Which record each room holds. */
export interface Records {
  readonly playing: Playing
  readonly finished: Finished
  readonly tallies: Tally
  readonly dailies: DailyResult
  readonly aside: Aside
}

export function readRecord<R extends Room>(room: R, value: unknown): Read<Records[R]> {
  const fields = fieldsOf(value)
  if (fields['v'] !== RECORD_VERSION) return { unreadable: 'version', what: shown(fields['v']) }
  const wrong = Object.entries(SHAPES[room]).find(([name, check]) => !check(fields[name]))
  if (wrong) return { unreadable: 'field', what: wrong[0] }
  const stray = Object.keys(fields).find(name => name !== 'v' && !(name in SHAPES[room]))
  return stray === undefined ? (fields as Fields as unknown as Records[R]) : { unreadable: 'stray', what: stray }
}

export function isUnreadable(read: object): read is Unreadable {
  return 'unreadable' in read
}

/** The name a record goes by in its room. */
export function keyOf<R extends Room>(room: R, record: Records[R]): string {
  const { id = '', game = '', mode = '', seed = '', date = '' } = record as unknown as Partial<Record<string, string>>
  if (room === 'playing') return `${game}|${mode}|${seed}`
  if (room === 'tallies') return tallyKey(record as Tally)
  return room === 'dailies' ? `${game}|${date}` : id
}

/** Games by other rules are other games: their records stand apart. */
export function tallyKey({ game, mode, rules = 1 }: Pick<Tally, 'game' | 'mode' | 'rules'>): string {
  return rules === 1 ? `${game}|${mode}` : `${game}|${mode}|rules ${rules}`
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : 'none'
}

/** The kind of a game that was played on a server: kept with the name of the match, and with no tally of its own. */
export const ONLINE_MODE = 'online'

/** What kind of game an address asks for: games of one kind share their records. */
export function modeOf({ level, preset, setup, bot, taken }: Wanted): string {
  const against = bot === undefined ? '' : `~${bot}`
  if (taken !== undefined) return 'taken'
  if (level !== undefined) return `level:${level}${against}`
  return setup === undefined ? `preset:${preset ?? ''}${against}` : `setup:${setup}${against}`
}
