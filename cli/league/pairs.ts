/** Mirrored pairs: the same deal twice, with the seats swapped, so that what the deal gives to one it gives to the other as well. */
import type { Bot, Game, Purse, Seat } from '../../kernel/game.ts'
import { copy } from '../../kernel/plain.ts'
import { stream } from '../../kernel/rng.ts'

/** Points of the first bot less those of the second, in both games. */
export type Margins = readonly [number, number]

/** More actions than any match: a bot that plays on for ever is a bug. */
const MOST_ACTIONS = 10_000

export function playPair(game: Game, deal: unknown, bots: readonly [Bot, Bot], seed: string, purse: Purse): Margins {
  const [first, second] = bots
  return [marginOf(game, deal, [first, second], `${seed} there`, purse), -marginOf(game, deal, [second, first], `${seed} back`, purse)]
}

/** Seat 0's points less seat 1's. */
function marginOf(game: Game, deal: unknown, bots: readonly [Bot, Bot], seed: string, purse: Purse): number {
  const state = game.start(copy(deal))
  const chances = bots.map(({ id }, seat) => stream(seed, `${id} ${seat}`))
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const seat = game.toMove(state)
    if (seat === null) break
    const bot = bots[seat]
    const action = bot.pick(game.view(state, seat), legalLater(game, state, seat), chances[seat] as (typeof chances)[number], purse)
    const refusal = game.refuse(state, seat, action)
    if (refusal) throw new Error(`${bot.id} wanted ${game.notate(action)}, which is refused: ${refusal.because}`)
    game.apply(state, seat, action, () => {})
  }
  const outcome = game.outcome(state)
  if (!outcome) throw new Error(`no end after ${MOST_ACTIONS} actions, seed ${seed}`)
  return (outcome.scores[0] ?? 0) - (outcome.scores[1] ?? 0)
}

/** The list of legal actions, made when somebody looks at it: most bots know better than to read tens of thousands of turns. */
function legalLater(game: Game, state: object, seat: Seat): readonly unknown[] {
  const list: unknown[] = []
  let made = false
  return new Proxy(list, {
    get(target, key, receiver) {
      if (!made) {
        made = true
        for (const action of game.legal(state, seat)) target.push(action)
      }
      return Reflect.get(target, key, receiver) as unknown
    },
  })
}
