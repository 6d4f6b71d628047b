/** The thread in which minds think. It is asked in plain data, and is told no more than a person in that seat would be. */
import { parentPort } from 'node:worker_threads'
import { findGame } from '../../games/index.ts'
import type { Seat } from '../../kernel/game.ts'
import { stream } from '../../kernel/rng.ts'

export interface Thinking {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  readonly seed: string
}

export interface Thought {
  readonly id: number
  readonly text: string | null
  readonly error: string | null
}

/** As much as an opponent in the browser may think. */
const STEPS = 20_000

async function think({ game: id, bot: name, view, seat, seed }: Thinking): Promise<string | null> {
  const entry = findGame(id)
  const [game, minds] = await Promise.all([entry?.game(), entry?.minds()])
  const bot = minds?.bots.find(each => each.id === name)
  if (!game || !bot) throw new Error(`there is no mind ${name} in ${id}`)
  // In a world that looks the same, the same is allowed; where nothing is hidden, the view is a world.
  const world = game.imagine ? game.imagine(view, stream(seed, 'legal')) : (view as object)
  const action = bot.pick(view, [...game.legal(world, seat)], stream(seed, `bot ${name}`), { steps: STEPS })
  return game.notate(action)
}

parentPort?.on('message', (thinking: Thinking) => {
  const answer = (text: string | null, error: string | null): void =>
    parentPort?.postMessage({ id: thinking.id, text, error } satisfies Thought)
  think(thinking).then(
    text => answer(text, null),
    error => answer(null, String(error)),
  )
})
