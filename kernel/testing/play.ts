/** Games nobody thought about: the raw material of the contract, of soak, and of the comparison between engines. */
import type { Game, Nouns, Preset } from '../game.ts'
import { below, pick, type Rng, stream } from '../rng.ts'
import { dealFrom, Session } from '../session.ts'

/** Long enough for every game of ours to end. One that does not by then never will. */
export const MOST_ACTIONS = 10_000

/** In games with ticks time passes between two actions: usually little, sometimes long enough to come to rest. */
const LONGEST_PAUSE = 90

export interface PlayOptions {
  readonly seed: string
  readonly mostActions?: number
  /** The first one when left out. */
  readonly preset?: number
}

export function presetOf<N extends Nouns>(game: Game<N>, index = 0): Preset<N> {
  const preset = game.presets[index % game.presets.length]
  if (!preset) throw new Error(`${game.id} offers no preset`)
  return preset
}

/** A session dealt from a seed, before anybody has acted. */
export function dealt<N extends Nouns>(game: Game<N>, seed: string, setup: N['Setup'] = presetOf(game).setup): Session<N> {
  return new Session(game, dealFrom(game, setup, seed))
}

/** Plays random legal actions until there is an outcome or patience runs out. */
export function randomPlay<N extends Nouns>(game: Game<N>, { seed, mostActions = MOST_ACTIONS, preset = 0 }: PlayOptions): Session<N> {
  const session = dealt(game, seed, presetOf(game, preset).setup)
  const rng = stream(seed, 'play')
  for (let actions = 0; actions < mostActions && !session.outcome; actions++) step(session, rng)
  return session
}

/** One random action, preceded by some time where there is any. */
export function step<N extends Nouns>(session: Session<N>, rng: Rng): void {
  const { game } = session
  if (game.hz > 0) session.advance(below(rng, 4) === 0 ? below(rng, LONGEST_PAUSE) : below(rng, 4))
  const seat = session.toMove
  if (seat === null) return
  const action = pick(rng, [...game.legal(session.state, seat)])
  const refusal = session.act(seat, action)
  if (refusal) throw new Error(`${game.id} refused its own legal action ${game.notate(action)}: ${refusal.because}`)
}
