/** Questions to a game's minds, in plain data, so that they can be asked of somebody who thinks elsewhere. */
import { findGame } from '../../games/index.ts'
import type { Advice, Game, Seat } from '../../kernel/game.ts'
import { stream } from '../../kernel/rng.ts'
import { CHECKPOINT_LINES, dealFrom } from '../../kernel/session.ts'

export interface Question {
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
  /** Null where whoever thinks can list it: there may be a hundred thousand turns, too many to send. */
  readonly legal: readonly unknown[] | null
  /** Chance for the guide: the same question brings the same advice. */
  readonly seed: string
  readonly steps: number
}

/**
 * Where the next line stands in a log without ticks, checkpoints counted. Minds draw their chance by it, so that a game that was left and
 * resumed is answered like one that was not.
 */
export function placeInLog(ply: number): number {
  return ply + 1 + Math.floor(ply / CHECKPOINT_LINES)
}

export type Ask = (question: Question) => Promise<Advice | null>

/** How does it stand? */
export interface Position {
  readonly game: string
  readonly view: unknown
}

export type Judge = (position: Position) => Promise<unknown>

/** What would this opponent do? */
export interface Challenge extends Question {
  readonly bot: string
}

export type Think = (challenge: Challenge) => Promise<unknown>

/** What would be dealt? */
export interface Dealing {
  readonly game: string
  readonly setup: unknown
  readonly seed: string
}

export async function deal({ game: id, setup, seed }: Dealing): Promise<unknown> {
  const game = await findGame(id)?.game()
  if (!game) throw new Error(`there is no game ${id}`)
  return dealFrom(game, setup, seed)
}

/** Thinks here and now. A page asks the worker instead, which calls this. */
export const advise: Ask = async question => {
  const { game, view, seed, steps } = question
  const minds = await findGame(game)?.minds()
  return minds?.guide?.hint(view, await listed(question), stream(seed, 'hint'), { steps }) ?? null
}

/** Judges here and now. Null where the guide of the game says nothing unasked. */
export const judge: Judge = async ({ game, view }) => {
  const minds = await findGame(game)?.minds()
  return minds?.guide?.judge?.(view) ?? null
}

/** Thinks here and now, for an opponent. */
export const think: Think = async challenge => {
  const { game, bot: id, view, seed, steps } = challenge
  const minds = await findGame(game)?.minds()
  const bot = minds?.bots.find(each => each.id === id)
  if (!bot) throw new Error(`there is no opponent ${id}`)
  return bot.pick(view, await listed(challenge), stream(seed, `bot ${id}`), { steps })
}

/** Everything the seat may do: in a world that looks the same it is the same. */
async function listed({ game: id, view, seat, legal, seed }: Question): Promise<readonly unknown[]> {
  if (legal) return legal
  const game: Game | undefined = await findGame(id)?.game()
  const world = game?.imagine?.(view, stream(seed, 'legal'))
  return world && game ? [...game.legal(world, seat)] : []
}
