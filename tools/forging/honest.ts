/** Games that really were dealt as they say: from presets, levels and days, and some of nobody's. */
import type { GameEntry } from '../../games/index.ts'
import { commitOf, entropyText, saltOf, seedOf } from '../../kernel/fair.ts'
import type { Game } from '../../kernel/game.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { below, pick, type Rng, stream } from '../../kernel/rng.ts'
import { sealOf } from '../../kernel/seal.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { step } from '../../kernel/testing/play.ts'

export const SOURCES = ['preset', 'level', 'daily', 'own', 'committed'] as const
export type Source = (typeof SOURCES)[number]

/** A game that was played, and where its deal is from. */
export interface Played {
  readonly game: Game
  readonly entry: GameEntry
  readonly source: Source
  readonly origin: Origin
  readonly session: Session
  readonly text: string
}

/** After so many actions the player gives up: it is about files, not about games. */
const MOST_ACTIONS = 60

/** The game of a number. What a game does not have, a level or a daily, is dealt from a preset instead. */
export async function honest(entry: GameEntry, number: number): Promise<Played> {
  const rng = stream(`${entry.id} ${number}`, 'honest')
  const game = await entry.game()
  const { source, origin, deal } = await start(entry, game, SOURCES[number % SOURCES.length] ?? 'preset', rng, number)
  return played({ game, entry, source, origin }, deal, rng)
}

/** Plays it at random, with a hint and a move taken back now and then, to an end. */
export function played(about: Omit<Played, 'session' | 'text'>, deal: unknown, rng: Rng): Played {
  const { game, origin } = about
  const session = new Session(game, deal)
  for (let actions = 0; actions < MOST_ACTIONS && !session.outcome; actions++) {
    const seat = session.toMove ?? 0
    if (below(rng, 12) === 0) session.offer(seat, '!hint')
    step(session, rng)
    if (below(rng, 16) === 0) session.offer(seat, '!undo')
  }
  if (!session.outcome) session.offer(session.toMove ?? 0, '!resign')
  return { ...about, session, text: write(session, origin) }
}

interface Start {
  readonly source: Source
  readonly origin: Origin
  readonly deal: unknown
}

async function start(entry: GameEntry, game: Game, source: Source, rng: Rng, number: number): Promise<Start> {
  const levels = await entry.levels()
  const daily = await entry.daily?.()
  if (source === 'level' && levels.length > 0) {
    const { id, deal } = pick(rng, levels)
    return { source, origin: { level: id }, deal }
  }
  if (source === 'daily' && daily) {
    const date = dateNumbered(below(rng, 300))
    const setup = game.presets.find(({ name }) => name === daily.preset(date))?.setup
    const seed = daily.seed(date)
    return { source, origin: { setup, seed, daily: date }, deal: dealFrom(game, setup, seed) }
  }
  const { setup } = pick(rng, game.presets)
  if (source === 'committed') return committed(game, setup, rng)
  const seed = `honest-${number}`
  const deal = dealFrom(game, setup, seed)
  if (source === 'own') return { source, origin: { notes: ['found on a train'] }, deal }
  const salt = hex(rng)
  return { source: 'preset', origin: { setup, seed, salt, seal: sealOf(stringify(deal), salt) }, deal }
}

/** As a server deals: from a secret it committed to and what the players added, who may also have added nothing. */
export function committed(game: Game, setup: unknown, rng: Rng): Start {
  const secret = hex(rng) + hex(rng)
  const entropies = [below(rng, 3) === 0 ? null : hex(rng), below(rng, 3) === 0 ? null : hex(rng)] as const
  const seed = seedOf(secret, entropies)
  const deal = dealFrom(game, setup, seed)
  const salt = saltOf(secret)
  const pair = ['1', '2'][below(rng, 3)]
  const promised = { commit: commitOf(secret), secret, entropy: entropyText(entropies), ...(pair === undefined ? {} : { pair }) }
  return { source: 'committed', origin: { setup, seed, seal: sealOf(stringify(deal), salt), salt, ...promised }, deal }
}

/** A day of 2026, none of them to come. */
export function dateNumbered(day: number): string {
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
}

export function hex(rng: Rng): string {
  return Array.from({ length: 32 }, () => below(rng, 16).toString(16)).join('')
}
