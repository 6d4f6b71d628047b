import { stringify } from '../../kernel/plaintext.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseDealing, chooseGame } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION } from '../../terminal/command.ts'
import { Progress, paint } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

const MOST_DEALS = 100_000

export const deal: Command = {
  name: 'deal',
  usage: 'GAME [--level ID | --preset NAME | --setup JSON] [--seed TEXT] [--count N]',
  about: `The same seed gives the same deal, here and in the browser. With --count every deal has a seed of its
    own, made from the given one; "play --seed" with it lays that very deal on the table.`,
  examples: [
    { line: 'deal nim --seed kitchen-table', does: 'one deal, always the same' },
    { line: 'deal nim --preset five-heaps --count 3', does: 'three new ones' },
    { line: 'deal nim --level marienbad', does: 'a deal somebody kept' },
    { line: 'deal nim --count 100 --json', does: 'a hundred lines of JSON' },
  ],
  options: { ...DEAL_OPTIONS, count: { value: 'N', about: 'how many (1)' }, ...JSON_OPTION },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    const game = await entry.game()
    given.onlyOneOf('level', 'count')
    const count = given.whole('count', 1, MOST_DEALS, 1)
    const dealing = await chooseDealing(entry, game, given)
    const progress = new Progress(world, `dealing ${game.id}`)
    for (let index = 0; index < count; index++) {
      const { deal: laid, origin } = dealing.deal(count === 1 ? dealing.seed : `${dealing.seed}-${index + 1}`)
      progress.end()
      if (given.has('json')) world.out(stringify({ game: game.id, rules: game.rules, ...origin, deal: laid }))
      else {
        const picture = game.text(game.view(game.start(laid), 'referee'))
        const title = paint(world, 'bold', `${game.id}, ${count === 1 ? dealing.title : `seed ${origin.seed}`}`)
        world.out(`${index > 0 ? '\n' : ''}${title}\n${picture}\n${stringify(laid)}`)
      }
      progress.show((index + 1) / count, `${index + 1} of ${count}`)
    }
    progress.end()
    return FINE
  },
}
