/** What games add up to: how one ends, and lists of what there was. Nobody needs it to play. */
import type { Figure } from '../../games/index.ts'
import type { Outcome } from '../../kernel/game.ts'
import { helpIn } from '../../kernel/help.ts'
import { dayOf } from '../daily/dates.ts'
import { figuresIn, recordsOf, withFigures } from './figures.ts'
import { type Library, newestFirst } from './library.ts'
import type { Aside, DailyResult, Finished, HintedBest, Playing, Tally } from './records.ts'

export const MOST_FINISHED = 50

/** Games begun and left. More than anybody comes back to. */
export const MOST_PLAYING = 40

/** What is known of games like this one. */
export interface Kept {
  /** Without hints. */
  readonly best: number | null
  /** The finished game behind it; null where it is from before that was kept. */
  readonly record: string | null
  /** The best with hints. */
  readonly hinted: HintedBest | null
  /** Whether this very game made `best`. */
  readonly newBest: boolean
  readonly finished: Finished | null
  readonly daily: DailyResult | null
}

type Lines = Parameters<typeof helpIn>[0]

/** What a game comes to besides itself. */
interface Around {
  readonly date: string | null // of a daily
  readonly counts: boolean
  readonly rules: number // the version it was played by
  readonly lines: Lines // everything that was said in it
  readonly before: Kept
  readonly over: string | null // it was over when it was opened, and what it was kept under is gone since
  /** The replay that whoever writes believes to be there, null: none. Absent where nobody else can have written. */
  readonly stored?: string | null | undefined
  /** What games like this one are compared by besides their score. */
  readonly compared?: readonly Figure[] | undefined
}

/** A game as it stands, whether it has ended or goes on again after an end that was taken back; says what is known now. */
export async function writeDown(
  library: Library,
  game: Omit<Playing, 'v' | 'changed' | 'finished'>,
  outcome: Outcome | null,
  around: Around,
): Promise<Kept> {
  let kept = around.before
  if (!outcome && kept.finished) {
    await reopen(library, kept.finished.id)
    kept = { ...kept, finished: null, newBest: false }
  }
  // What a stage noted on the way is no part of a game that is over.
  const { notes: _, ...replay } = game
  if (outcome && !kept.finished && around.over === null) kept = await ended(library, replay, outcome, around)
  await keepOther(library, game, around.stored)
  await library.keep({ ...game, finished: outcome && (kept.finished?.id ?? around.over) })
  trimmed ??= trim(library)
  return kept
}

/** Another tab wrote this game since we did, and it went on otherwise there: nothing is written over. */
async function keepOther(
  library: Library,
  { game, mode, seed }: Pick<Playing, 'game' | 'mode' | 'seed'>,
  stored: string | null | undefined,
): Promise<void> {
  if (stored === undefined) return
  const there = await library.resume(game, mode, seed)
  if (there && there.finished === null && there.moves > 0 && there.text !== stored) await setApart(library, there)
}

/** A game that went on in two ways: this one becomes a game of its own, and waits where games under way do. */
export async function setApart(library: Library, game: Omit<Playing, 'v' | 'changed' | 'finished'>): Promise<void> {
  const taken = library.freshId()
  const { game: id, text, moves, notes } = game
  await library.keep({ game: id, mode: 'taken', seed: taken, wanted: { taken }, text, moves, finished: null, ...(notes ? { notes } : {}) })
}

/** Once a page is enough. */
let trimmed: Promise<void> | null = null

/** Forgets what was left longest ago; games that are over first. */
export async function trim(library: Library): Promise<void> {
  const all = newestFirst(await library.all('playing'), ({ changed }) => changed)
  const tooMany = [...all.filter(({ finished }) => finished === null), ...all.filter(({ finished }) => finished !== null)]
  for (const old of tooMany.slice(MOST_PLAYING)) await library.remove('playing', old)
}

/** A game has ended: writes it down, adds it up, and says what is known now. */
export async function ended(
  library: Library,
  game: Pick<Finished, 'game' | 'mode' | 'seed' | 'wanted' | 'text' | 'moves'>,
  { winner, scores, code, facts }: Outcome,
  { date, counts, rules, lines, before, compared = [] }: Omit<Around, 'over'>,
): Promise<Kept> {
  const score = scores[0] ?? 0
  const counted = counts && code !== 'resign'
  const help = helpIn(lines).slice(0, scores.length)
  const figures = figuresIn(facts, compared)
  const over = { ...game, winner, scores: [...scores], code, counts: counted, rules, help, ...(figures && { figures }) }
  const { finished, tally } = await finish(library, over, compared)
  // A day's level may be taken back in and still be solved; who gave up has not tried.
  const daily = date !== null && code !== 'resign' ? await tried(library, game.game, date, score, help[0]?.hints) : before.daily
  return {
    ...{ best: tally.best, record: tally.record ?? null, hinted: tally.hinted ?? null, finished, daily },
    // The first game of a kind is no best unless it came to something.
    newBest: tally.record === finished.id && score > (before.best ?? 0),
  }
}

export async function finish(
  library: Library,
  game: Omit<Finished, 'v' | 'id' | 'ended'>,
  compared: readonly Figure[] = [],
): Promise<{ readonly finished: Finished; readonly tally: Tally }> {
  const finished: Finished = { v: 1, ...game, id: library.freshId(), ended: library.now() }
  await library.put('finished', finished)
  const before = (await library.tally(game.game, game.mode, game.rules)) ?? noTally(game)
  const tally = withFigures(added(before, finished), finished, compared, isHinted(finished))
  await library.put('tallies', tally)
  await forgetOldest(library)
  return { finished, tally }
}

/** The games that records stand on are never forgotten: what is shown as best can be watched. */
async function forgetOldest(library: Library): Promise<void> {
  const old = (await library.finished()).slice(MOST_FINISHED)
  if (old.length === 0) return
  const records = new Set((await library.all('tallies')).flatMap(recordsOf))
  for (const each of old) if (!records.has(each.id)) await library.remove('finished', each)
}

/** Somebody took back the last move: it is not over after all. */
export async function reopen(library: Library, id: string): Promise<void> {
  const finished = await library.kept(id)
  if (!finished) return
  await library.remove('finished', finished)
  const tally = await library.tally(finished.game, finished.mode, finished.rules)
  if (tally) await library.put('tallies', without(tally, finished))
}

export async function tallies(library: Library): Promise<readonly Tally[]> {
  return library.all('tallies')
}

/** Newest first. Results from before it was marked on which day they were made are looked up among the games that are still here. */
export async function dailies(library: Library, game: string): Promise<readonly DailyResult[]> {
  const results = (await library.all('dailies')).filter(result => result.game === game).sort((a, b) => (a.date < b.date ? 1 : -1))
  if (results.every(({ onDay }) => onDay !== undefined)) return results
  const games = (await library.finished()).filter(each => each.game === game && each.mode === 'daily' && each.code !== 'resign')
  return results.map(result => ({ ...result, onDay: result.onDay ?? bestOnDay(games, result.date) }))
}

/** What games of a day came to that ended on it; undefined: there is none that anybody knows of. */
function bestOnDay(games: readonly Finished[], date: string): number | undefined {
  const scores = games.filter(({ seed, ended }) => seed.endsWith(date) && dayOf(ended) === date).map(({ scores: [score = 0] }) => score)
  return scores.length > 0 ? Math.max(...scores) : undefined
}

/** A day counts for a streak only when its game ends on it, in UTC; the days before are there for playing. */
export async function tried(library: Library, game: string, date: string, score: number, hints = 0): Promise<DailyResult> {
  const before = await library.daily(game, date)
  const onDay = dayOf(library.now()) === date ? Math.max(before?.onDay ?? score, score) : before?.onDay
  const result: DailyResult = before
    ? { ...before, best: Math.max(before.best, score), tries: before.tries + 1 }
    : { v: 1, game, date, first: score, best: score, tries: 1, ...(hints > 0 ? { firstHints: hints } : {}) }
  const marked = onDay === undefined ? result : { ...result, onDay }
  await library.put('dailies', marked)
  return marked
}

export async function aside(library: Library): Promise<readonly Aside[]> {
  return newestFirst(await library.all('aside'), ({ since }) => since)
}

function noTally({ game, mode, rules = 1 }: Pick<Finished, 'game' | 'mode' | 'rules'>): Tally {
  const tally: Tally = { v: 1, game, mode, played: 0, won: 0, lost: 0, best: null, total: 0, counted: 0 }
  return rules === 1 ? tally : { ...tally, rules }
}

/** Whether somebody was told what to do, in seat 0; in records from before nobody knows, and they are taken as they were. */
function isHinted({ help }: Finished): boolean {
  return (help?.[0]?.hints ?? 0) > 0
}

function isHelped(finished: Finished): boolean {
  return isHinted(finished) || (finished.help?.[0]?.undos ?? 0) > 0
}

/** With hints and without are records of their own. */
function added(tally: Tally, finished: Finished): Tally {
  const sum = changed(tally, finished, 1)
  if (!finished.counts) return sum
  const score = finished.scores[0] ?? 0
  const { id: record } = finished
  if (isHinted(finished)) return tally.hinted && tally.hinted.best >= score ? sum : { ...sum, hinted: { best: score, record } }
  // A best that nobody can look at any more gives way to one that is as good.
  const better = tally.best === null || score > tally.best || (score === tally.best && tally.record === undefined)
  return better ? { ...sum, best: score, record } : sum
}

/** The best stays: a game that can be reopened never counted. */
function without(tally: Tally, finished: Finished): Tally {
  return changed(tally, finished, -1)
}

function changed(tally: Tally, finished: Finished, by: 1 | -1): Tally {
  const { winner, scores } = finished
  const counts = finished.counts && !isHinted(finished)
  const won = winner === 0 ? by : 0
  const wonHelped = (tally.wonHelped ?? 0) + (isHelped(finished) ? won : 0)
  return {
    ...tally,
    played: tally.played + by,
    won: tally.won + won,
    lost: tally.lost + (winner === 1 ? by : 0),
    total: tally.total + (counts ? by * (scores[0] ?? 0) : 0),
    counted: tally.counted + (counts ? by : 0),
    ...(wonHelped > 0 || tally.wonHelped !== undefined ? { wonHelped } : {}),
  }
}
