/**
 * Where the deal of a replay is from. A replay proves what was done with its deal; this proves the deal: dealt again from its setup and
 * seed and compared, looked up among the levels that ship or ever shipped, or dealt for its day. What is none of that is somebody's own.
 * docs/formats/replay.md says how to do the same in another language.
 */
import { type CommittedLines, type FairFault, isCommitted, refuseFair } from '../kernel/fair.ts'
import { fieldsOf } from '../kernel/foreign.ts'
import type { Game } from '../kernel/game.ts'
import { type Help, helpIn } from '../kernel/help.ts'
import { equal } from '../kernel/plain.ts'
import { parsePlain, stringify } from '../kernel/plaintext.ts'
import { type Fault, headerLine, isFault, type Origin, playOver, readHeader, type Verdict, verdictOn } from '../kernel/replay.ts'
import { refuseSeal } from '../kernel/seal.ts'
import { dealFrom } from '../kernel/session.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { GameEntry } from './registry.ts'

export type Provenance =
  /** A level of ours. `earlier`: as it was shipped once; it has been changed since. */
  | { readonly from: 'level'; readonly level: string; readonly name: string; readonly earlier: boolean }
  /** The level of a number, made for everybody alike. */
  | { readonly from: 'series'; readonly preset: string; readonly level: number }
  /** The deal of a day. */
  | { readonly from: 'daily'; readonly date: string }
  /** Dealt from its setup and seed. `preset`: the name of the setup; null: somebody chose it. */
  | { readonly from: 'seed'; readonly seed: string; readonly preset: string | null }
  /** Nothing shows where it is from. `resembles`: the level of ours whose id it bears without being it. */
  | { readonly from: 'own'; readonly resembles: string | null }

export interface Examined {
  /** Null: it is about no game we have. */
  readonly game: string | null
  readonly verdict: Verdict
  /** Null where the file does not hold, so that it does not matter where it is from. */
  readonly provenance: Provenance | null
  readonly origin: Origin | null
  /** Hints taken and moves taken back, by seat; empty where the file does not hold. */
  readonly help: readonly Help[]
}

/** Whether a result may be shown as one of ours: a record, a star, a streak. */
export function isOurs(provenance: Provenance | null): boolean {
  return provenance !== null && provenance.from !== 'own'
}

/** What a level is known by: SHA-256 of the JSON of its deal, as it stands behind `deal ` in a replay. */
export function dealHash(deal: unknown): string {
  return sha256Hex(stringify(deal))
}

/** The rules a file was played by: today's, or an older rule book that is kept for its sake. */
export async function rulesOf(entry: Pick<GameEntry, 'game' | 'older'>, version: number): Promise<Game> {
  const game = await entry.game()
  if (game.rules === version) return game
  return (await entry.older()).find(({ rules }) => rules === version) ?? game
}

/** Plays a file over and finds out where its deal is from. `today`: a day in UTC; a deal of a day that has not come is nobody's daily. */
export async function examine(text: string, entry: GameEntry, today: string): Promise<Examined> {
  const header = readHeader(text)
  if (isFault(header)) return held(entry.id, { ok: false, fault: header })
  const game = await rulesOf(entry, header.rules)
  const over = playOver(text, game)
  const verdict = verdictOn(over)
  if (isFault(over)) return held(entry.id, verdict)
  const { origin, session } = over
  const sealed = fairFault(text, origin) ?? sealFault(text, origin, session.deal)
  const found = sealed ?? (await provenanceOf(text, { entry, game, origin, deal: session.deal, today }))
  if (isFault(found)) return held(entry.id, { ok: false, fault: found })
  return { game: entry.id, verdict, provenance: found, origin, help: helpIn(session.log).slice(0, game.seats) }
}

function held(game: string, verdict: Verdict): Examined {
  return { game, verdict, provenance: null, origin: null, help: [] }
}

function sealFault(text: string, origin: Origin, deal: unknown): Fault | null {
  if (origin.seal === undefined && origin.salt === undefined) return null
  const refusal = refuseSeal(origin, stringify(deal))
  return refusal === null ? null : wrongAt(text, origin.seal === undefined ? 'salt' : 'seal', refusal)
}

function fairFault(text: string, origin: Origin): Fault | null {
  const refusal = refuseFair(origin)
  return refusal === null ? null : wrongAt(text, refusal.line, refusal.because)
}

interface Case {
  readonly entry: GameEntry
  readonly game: Game
  readonly origin: Origin
  readonly deal: unknown
  readonly today: string
}

/** A claim that is not so is a fault; what claims nothing is looked for among our levels. */
async function provenanceOf(text: string, asked: Case): Promise<Provenance | Fault> {
  const { origin, deal, entry } = asked
  const claimed = levelClaimed(origin)
  const level = claimed === null ? null : await levelFound(entry, claimed.id, deal)
  if (claimed && !level) {
    const because = `the deal is not the level ${shown(claimed.id)}: its hash is ${dealHash(deal)}, and no level of that name ever had it`
    return wrongAt(text, claimed.line, because)
  }
  const dealt = await dealtFrom(text, asked)
  if (dealt) return dealt
  if (level) return level
  const { levels } = await levelsOf(entry)
  const same = levels.find(each => each.hash === dealHash(deal))
  if (same) return { from: 'level', level: same.id, name: same.name, earlier: false }
  const { id } = fieldsOf(deal)
  return { from: 'own', resembles: levels.some(each => each.id === id) ? String(id) : null }
}

/** Files from before there was a line for it say it in a note. */
function levelClaimed({ level, notes = [] }: Origin): { readonly id: string; readonly line: string } | null {
  if (level !== undefined) return { id: level, line: 'level' }
  const noted = notes.map(note => /^level (\S+)$/.exec(note)?.[1]).find(id => id !== undefined)
  return noted === undefined ? null : { id: noted, line: 'note level' }
}

async function levelFound(entry: GameEntry, id: string, deal: unknown): Promise<Provenance | null> {
  const { levels, shipped } = await levelsOf(entry)
  const hash = dealHash(deal)
  const level = levels.find(each => each.id === id)
  if (level?.hash === hash) return { from: 'level', level: id, name: level.name, earlier: false }
  return shipped[id]?.includes(hash) ? { from: 'level', level: id, name: level?.name ?? id, earlier: true } : null
}

/** Null: it does not say that it was dealt from anything that can be dealt again. */
async function dealtFrom(text: string, asked: Case): Promise<Provenance | Fault | null> {
  const { game, origin, deal, entry, today } = asked
  const { setup, seed, daily } = origin
  if (setup === undefined || seed === undefined) {
    if (daily === undefined) return null
    return wrongAt(text, 'daily', 'without its setup and its seed nobody can tell that this is the deal of a day')
  }
  const refusal = refuseDealt(game, setup, seed, deal)
  if (refusal) return wrongAt(text, refusal.line, refusal.because)
  const date = daily ?? /\d{4}-\d\d-\d\d$/.exec(seed)?.[0]
  const isDays = date !== undefined && (await isDealOf(entry, game, date, setup, seed))
  if (daily !== undefined && !isDays) return wrongAt(text, 'daily', `${shown(daily)} is no day whose deal this is`)
  if (isDays && date > today) return wrongAt(text, daily === undefined ? 'seed' : 'daily', `the day ${date} has not come yet`)
  if (isDays) return { from: 'daily', date }
  const numbered = (await entry.programme()).series.find(each => each.seed === seed && each.find(setup)?.changed === false)
  if (numbered) return { from: 'series', preset: numbered.preset, level: numbered.find(setup)?.level ?? 0 }
  return { from: 'seed', seed, preset: game.presets.find(each => equal(each.setup, setup))?.name ?? null }
}

/** Why this is not the deal of that setup and that seed, or null: it is. */
function refuseDealt(game: Game, setup: unknown, seed: string, deal: unknown): { line: 'setup' | 'deal'; because: string } | null {
  const refusal = game.refuseSetup(setup)
  if (refusal) return { line: 'setup', because: `the setup cannot be dealt from: ${refusal.because}` }
  const dealt = dealFrom(game, setup, seed)
  if (equal(dealt, deal)) return null
  return { line: 'deal', because: `the deal is not what the seed ${shown(seed)} gives with this setup: ${difference(deal, dealt)}` }
}

/** `no-game`: there is none of that name with those rules here. `bad-deal`: setup or deal cannot be read. `other-deal`: the seed gives another. */
export type CommitFault = FairFault | 'no-game' | 'bad-deal' | 'other-deal'

/**
 * The way from a commitment to a deal, from those lines of a replay alone; its seal is for others to check. Null: each follows from the one before, or
 * they say nothing of a commitment.
 */
export async function refuseCommitted(
  said: CommittedLines,
  find: (id: string) => Pick<GameEntry, 'game' | 'older'> | null | undefined,
): Promise<{ readonly fault: CommitFault; readonly because: string } | null> {
  if (!isCommitted(said)) return null
  const refusal = refuseFair(said)
  if (refusal) return refusal
  const { game: id = '', rules = '', setup = '', seed = '', deal = '' } = said
  const entry = find(id)
  const game = entry && (await rulesOf(entry, Number(rules)))
  if (String(game?.rules) !== rules || !game) {
    const because = `to deal it again takes the rules ${shown(rules)} of a game ${shown(id)}, and there are none here`
    return { fault: 'no-game', because }
  }
  const [picked, dealt] = [plainOr(setup), plainOr(deal)]
  if (picked === undefined || dealt === undefined) return { fault: 'bad-deal', because: 'the setup or the deal cannot be read' }
  const other = refuseDealt(game, picked, seed, dealt)
  return other && { fault: 'other-deal', because: other.because }
}

function plainOr(text: string): unknown {
  try {
    return parsePlain(text)
  } catch {
    return undefined
  }
}

async function isDealOf(entry: GameEntry, game: Game, date: string, setup: unknown, seed: string): Promise<boolean> {
  const daily = await entry.daily?.()
  if (!daily || !isDay(date) || daily.seed(date) !== seed) return false
  const name = daily.preset(date)
  return equal(game.presets.find(preset => preset.name === name)?.setup, setup)
}

function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(date) ? date.split('-').map(Number) : []
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return year > 0 && day > 0 && day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0)
}

interface Known {
  readonly levels: readonly { readonly id: string; readonly name: string; readonly hash: string }[]
  readonly shipped: Readonly<Record<string, readonly string[]>>
}

/** Whoever looks through a thousand files hashes the levels once. */
const known = new WeakMap<GameEntry, Promise<Known>>()

function levelsOf(entry: GameEntry): Promise<Known> {
  const found = known.get(entry) ?? hashed(entry)
  known.set(entry, found)
  return found
}

async function hashed(entry: GameEntry): Promise<Known> {
  const [levels, shipped] = await Promise.all([entry.levels(), entry.shipped()])
  return { levels: levels.map(({ id, name, deal }) => ({ id, name, hash: dealHash(deal) })), shipped }
}

function wrongAt(text: string, key: string, because: string): Fault {
  const line = headerLine(text, key)
  return { kind: 'wrong', from: 0, to: line, because: `line ${line}: ${because}` }
}

/** Where two deals differ first, and in what. */
export function difference(file: unknown, ours: unknown, path = ''): string {
  if (isRecord(file) && isRecord(ours)) {
    const keys = [...new Set([...Object.keys(ours), ...Object.keys(file)])].sort()
    for (const key of keys) if (!equal(file[key], ours[key])) return difference(file[key], ours[key], joined(path, key))
  }
  const at = path === '' ? 'it' : path
  return `${at} is ${brief(file)} in the file and ${brief(ours)} when it is dealt again`
}

function joined(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function brief(value: unknown): string {
  return value === undefined ? 'absent' : shown(stringify(value)).slice(1, -1)
}

function shown(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}
