import type { Game } from '../../kernel/game.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { after } from '../../kernel/session.ts'
import { perft as countGames } from '../../kernel/testing/perft.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseDealing, chooseGame } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION } from '../../terminal/command.ts'
import { Progress } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

const USUAL_DEPTH = 3
const DEEPEST = 30

export const perft: Command = {
  name: 'perft',
  usage: 'GAME [--depth N] [--level ID | --preset NAME | --setup JSON] [--seed TEXT]',
  about: `Whatever a move generator forgets, doubles or allows by mistake changes one of these numbers. Games that end sooner do not count. Without --seed the seed is 1, so that the same command prints the same numbers. Where
    there are ticks none of them pass: only actions are counted.`,
  examples: [
    { line: 'perft nim --level classic --depth 5', does: 'five numbers that guard the rules of nim' },
    { line: 'perft nim --preset five-heaps --seed 7', does: 'from a random deal' },
  ],
  options: { ...DEAL_OPTIONS, depth: { value: 'N', about: `actions, at most (${USUAL_DEPTH})` }, ...JSON_OPTION },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    const game = await entry.game()
    const depth = given.whole('depth', 1, DEEPEST, USUAL_DEPTH)
    const dealing = await chooseDealing(entry, game, given, '1')
    const { deal, origin } = dealing.deal(dealing.seed)
    const counts: number[] = []
    const json = given.has('json')
    if (!json) world.out(`${game.id}, ${dealing.title}\n\ndepth  ${'games'.padStart(16)}  seconds`)
    for (let actions = 1; actions <= depth; actions++) {
      const began = Date.now()
      const games = counted(game, game.start(deal), actions, new Progress(world, `depth ${actions}`))
      counts.push(games)
      const seconds = ((Date.now() - began) / 1000).toFixed(2)
      if (!json) world.out(`${String(actions).padStart(5)}  ${String(games).padStart(16)}  ${seconds.padStart(7)}`)
    }
    if (json) world.out(stringify({ game: game.id, rules: game.rules, ...origin, deal, counts }))
    return FINE
  },
}

/** The kernel's count, one first action at a time, so that there is something to show in between. */
function counted(game: Game, state: object, depth: number, progress: Progress): number {
  const seat = game.toMove(state)
  if (seat === null) return 0
  const first = [...game.legal(state, seat)]
  let games = 0
  for (const [index, action] of first.entries()) {
    progress.show(index / first.length, `${games} so far`)
    games += countGames(game, after(game, state, seat, action), depth - 1)
  }
  progress.end()
  return games
}
