/** What games add up to: how one ends, and lists of what there was. Nobody needs it to play. */
import type { Outcome } from '../../kernel/game.ts'
import { type Library, newestFirst } from './library.ts'
import type { Aside, DailyResult, Finished, Playing, Tally } from './records.ts'

export const MOST_FINISHED = 50

/** Games begun and left. More than anybody comes back to. */
export const MOST_PLAYING = 40

/** What is known of games like this one. */
export interface Kept {
  readonly best: number | null
  /** Whether this very game made it. */
  readonly newBest: boolean
  readonly finished: Finished | null
  readonly daily: DailyResult | null
}

/** What a game comes to besides itself. */
interface Around {
  readonly date: string | null // of a daily
  readonly counts: boolean
  readonly before: Kept
  readonly over: string | null // it was over when it was opened, and what it was kept under is gone since
  /** The replay that whoever writes believes to be there, null: none. Absent where nobody else can have written. */
  readonly stored?: string | null | undefined
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
  { winner, scores, code }: Outcome,
  { date, counts, before }: Omit<Around, 'over'>,
): Promise<Kept> {
  const score = scores[0] ?? 0
  const counted = counts && code !== 'resign'
  const finished = await finish(library, { ...game, winner, scores: [...scores], code, counts: counted })
  // A day's level may be taken back in and still be solved; who gave up has not tried.
  const daily = date !== null && code !== 'resign' ? await tried(library, game.game, date, score) : before.daily
  const { best } = before
  return { best: counted ? Math.max(best ?? score, score) : best, newBest: counted && score > (best ?? 0), finished, daily }
}

export async function finish(library: Library, game: Omit<Finished, 'v' | 'id' | 'ended'>): Promise<Finished> {
  const finished: Finished = { v: 1, ...game, id: library.freshId(), ended: library.now() }
  await library.put('finished', finished)
  for (const old of (await library.finished()).slice(MOST_FINISHED)) await library.remove('finished', old)
  const before = await library.tally(game.game, game.mode)
  await library.put('tallies', added(before ?? noTally(game), finished))
  return finished
}

/** Somebody took back the last move: it is not over after all. */
export async function reopen(library: Library, id: string): Promise<void> {
  const finished = await library.kept(id)
  if (!finished) return
  await library.remove('finished', finished)
  const tally = await library.tally(finished.game, finished.mode)
  if (tally) await library.put('tallies', without(tally, finished))
}

export async function tallies(library: Library): Promise<readonly Tally[]> {
  return library.all('tallies')
}

export async function dailies(library: Library, game: string): Promise<readonly DailyResult[]> {
  return (await library.all('dailies')).filter(result => result.game === game).sort((a, b) => (a.date < b.date ? 1 : -1))
}

export async function tried(library: Library, game: string, date: string, score: number): Promise<DailyResult> {
  const before = await library.daily(game, date)
  const result: DailyResult = before
    ? { ...before, best: Math.max(before.best, score), tries: before.tries + 1 }
    : { v: 1, game, date, first: score, best: score, tries: 1 }
  await library.put('dailies', result)
  return result
}

export async function aside(library: Library): Promise<readonly Aside[]> {
  return newestFirst(await library.all('aside'), ({ since }) => since)
}

function noTally({ game, mode }: Pick<Finished, 'game' | 'mode'>): Tally {
  return { v: 1, game, mode, played: 0, won: 0, lost: 0, best: null, total: 0, counted: 0 }
}

function added(tally: Tally, finished: Finished): Tally {
  const score = finished.scores[0] ?? 0
  const sum = changed(tally, finished, 1)
  return finished.counts ? { ...sum, best: Math.max(tally.best ?? score, score) } : sum
}

/** The best stays: a game that can be reopened never counted. */
function without(tally: Tally, finished: Finished): Tally {
  return changed(tally, finished, -1)
}

function changed(tally: Tally, { winner, scores, counts }: Finished, by: 1 | -1): Tally {
  return {
    ...tally,
    played: tally.played + by,
    won: tally.won + (winner === 0 ? by : 0),
    lost: tally.lost + (winner === 1 ? by : 0),
    total: tally.total + (counts ? by * (scores[0] ?? 0) : 0),
    counted: tally.counted + (counts ? by : 0),
  }
}
