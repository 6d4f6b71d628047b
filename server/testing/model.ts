/**
 * A plain model of what a contest is: one list of lines, one clock, no cache, no wire, no second writer. The server is compared with it. It plays
 * nim by itself, so that not even the rules are shared.
 */
import type { Seat } from '../../kernel/game.ts'

export interface ModelTerms {
  readonly games: 1 | 2
  readonly clock: 'live' | 'days'
  readonly baseMs: number
  readonly incrementMs: number
}

interface Line {
  readonly seat: Seat
  readonly text: string
  readonly id: string
  readonly left: number
}

export interface ModelGame {
  readonly heaps: number[]
  turn: Seat
  readonly lines: Line[]
  readonly left: [number, number]
  since: number
  state: 'playing' | 'over' | 'aborted'
  /** Margin of seat 0, where it was played to its end. */
  margin: number
}

export interface Model {
  readonly terms: ModelTerms
  readonly first: Seat
  readonly heaps: readonly number[]
  readonly games: ModelGame[]
  state: 'open' | 'over' | 'aborted'
  half: number | null
  margin: number | null
  because: string | null
  rated: number
  /** By seat of the current game: when they were last seen. */
  seen: [number, number]
}

/** What a device may ask for, and what it is told. */
export type Asked =
  | { readonly kind: 'offer'; readonly game: number; readonly seat: Seat; readonly id: string; readonly ply: number; readonly text: string }
  | { readonly kind: 'abort'; readonly game: number }

export type Told = string // `written`, `again`, or the code of a refusal

const START_MS = 45_000
const PAUSE_MS = 10_000
const AWAY_MS = 120_000

export function newModel(terms: ModelTerms, heaps: readonly number[], first: Seat, now: number): Model {
  const model: Model = {
    terms,
    first,
    heaps,
    games: [],
    state: 'open',
    half: null,
    margin: null,
    because: null,
    rated: 0,
    seen: [now, now],
  }
  openGame(model, now)
  return model
}

function openGame(model: Model, since: number): void {
  const { terms, heaps, first } = model
  model.games.push({ heaps: [...heaps], turn: first, lines: [], left: [terms.baseMs, terms.baseMs], since, state: 'playing', margin: 0 })
}

export function ask(model: Model, asked: Asked, now: number): Told {
  const game = model.games[asked.game]
  if (!game) throw new Error('there is no such game')
  return asked.kind === 'abort' ? abort(model, asked.game) : offer(model, game, asked.game, asked, now)
}

function abort(model: Model, ordinal: number): Told {
  const game = model.games[ordinal]
  if (ordinal !== 0 || game?.state !== 'playing' || game.lines.length >= 2) return 'begun'
  game.state = 'aborted'
  model.state = 'aborted'
  return 'written'
}

function offer(
  model: Model,
  game: ModelGame,
  ordinal: number,
  { seat, id, ply, text }: Extract<Asked, { kind: 'offer' }>,
  now: number,
): Told {
  if (game.lines.some(line => line.seat === seat && line.id === id)) return 'again'
  if (game.state === 'aborted') return 'aborted'
  if (text === '!resign') {
    if (game.state === 'over') return 'over'
    forfeit(model, game, ordinal, seat, 'resign', id, now)
    return 'written'
  }
  if (ply !== game.lines.length) return 'stale'
  if (game.state === 'over') return 'over'
  if (game.turn === seat && isFlagged(game, ordinal, now)) {
    forfeit(model, game, ordinal, seat, 'flag', '', now)
    return 'flag'
  }
  return move(model, game, ordinal, { seat, id, text }, now)
}

function move(model: Model, game: ModelGame, ordinal: number, { seat, id, text }: Omit<Line, 'left'>, now: number): Told {
  if (game.turn !== seat) return 'not-your-turn'
  const heap = text.charCodeAt(0) - 97
  const sticks = Number(text.slice(1))
  if (heap < 0 || heap >= game.heaps.length) return 'no-such-heap'
  if (sticks < 1 || sticks > (game.heaps[heap] ?? 0)) return 'too-many'
  game.left[seat] = leftAfter(model, game, ordinal, seat, now)
  game.heaps[heap] = (game.heaps[heap] ?? 0) - sticks
  game.lines.push({ seat, text, id, left: game.left[seat] })
  game.since = now
  game.turn = seat === 0 ? 1 : 0
  if (game.heaps.every(left => left === 0)) finish(model, game, ordinal, seat, now)
  return 'written'
}

function isRunning(game: ModelGame, ordinal: number): boolean {
  return ordinal === 1 || game.lines.length >= 2
}

function spent(game: ModelGame, now: number): number {
  return Math.max(0, now - game.since)
}

function isFlagged(game: ModelGame, ordinal: number, now: number): boolean {
  return isRunning(game, ordinal) && spent(game, now) >= game.left[game.turn]
}

function leftAfter(model: Model, game: ModelGame, ordinal: number, seat: Seat, now: number): number {
  const { clock, baseMs, incrementMs } = model.terms
  if (clock === 'days') return baseMs
  return isRunning(game, ordinal) ? game.left[seat] - spent(game, now) + incrementMs : game.left[seat]
}

/** Player 0 sits at seat 0 in the first game, and at seat 1 in the second. */
function forPlayer0(ordinal: number, margin: number): number {
  return ordinal === 0 ? margin : -margin
}

function finish(model: Model, game: ModelGame, ordinal: number, winner: Seat, now: number): void {
  game.state = 'over'
  game.margin = forPlayer0(ordinal, winner === 0 ? 1 : -1)
  if (model.terms.games === 2 && ordinal === 0) {
    model.seen = [now, now]
    return openGame(model, now + PAUSE_MS)
  }
  const margin = model.games.reduce((sum, each) => sum + each.margin, 0)
  close(model, margin > 0 ? 2 : margin < 0 ? 0 : 1, margin, 'played')
}

function forfeit(model: Model, game: ModelGame, ordinal: number, seat: Seat, because: string, id: string, now: number): void {
  if (isRunning(game, ordinal)) game.left[game.turn] = Math.max(0, game.left[game.turn] - spent(game, now))
  game.lines.push({ seat, text: `!${because}`, id, left: game.left[seat] })
  game.since = now
  game.state = 'over'
  close(model, forPlayer0(ordinal, seat === 0 ? -1 : 1) > 0 ? 2 : 0, 0, because)
}

function close(model: Model, half: number, margin: number, because: string): void {
  Object.assign(model, { state: 'over', half, margin, because })
  model.rated++
}

/** What time alone does: at most one thing to the game that is being played. */
export function passTime(model: Model, now: number): void {
  const ordinal = model.games.length - 1
  const game = model.games[ordinal]
  if (game?.state !== 'playing') return
  const isUnbegun = ordinal === 0 && game.lines.length < 2
  const { clock, baseMs } = model.terms
  if (isUnbegun) {
    if (now >= game.since + (clock === 'days' ? baseMs : START_MS)) abort(model, ordinal)
  } else if (isFlagged(game, ordinal, now)) forfeit(model, game, ordinal, game.turn, 'flag', '', now)
}

/** `here`: who is at the game now; they are seen, and whoever was not for too long has left. */
export function lookAround(model: Model, here: readonly [boolean, boolean], now: number): void {
  const ordinal = model.games.length - 1
  const game = model.games[ordinal]
  for (const seat of [0, 1] as const) if (here[seat]) model.seen[seat] = now
  if (game?.state !== 'playing' || model.terms.clock !== 'live') return
  const gone = ([0, 1] as const)
    .filter(seat => !here[seat] && model.seen[seat] < now - AWAY_MS)
    .sort((a, b) => model.seen[a] - model.seen[b])
  const [seat] = gone
  if (seat === undefined) return
  if (ordinal === 0 && game.lines.length < 2) abort(model, ordinal)
  else forfeit(model, game, ordinal, seat, 'abandon', '', now)
}

/** Nobody was there to serve anybody for so long: no clock ran, and nobody was away. */
export function giveBack(model: Model, gap: number, now: number): void {
  for (const game of model.games) if (game.state === 'playing') game.since += gap
  model.seen = [now, now]
}

/** All of it that the database has too. */
export function snapshotOf({ games, state, half, margin, because, rated }: Model): unknown {
  return {
    games: games.map(({ lines, left, state: each, since, turn }) => ({
      state: each,
      lines: lines.map(line => [line.seat, line.text, line.id, line.left]),
      left: [...left],
      ...(each === 'playing' ? { since, turn } : {}),
    })),
    state,
    half,
    margin,
    because,
    rated: rated * 2,
  }
}
