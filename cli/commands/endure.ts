import type { Bot, Game, Outcome, Purse } from '../../kernel/game.ts'
import { copy } from '../../kernel/plain.ts'
import { stream } from '../../kernel/rng.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseBot, chooseDealing, chooseGame } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION, WRONG } from '../../terminal/command.ts'
import { counted, Progress } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'

const USUAL_PLAYS = 10
const MOST_PLAYS = 10_000
const USUAL_ACTIONS = 10_000
const MOST_ACTIONS = 10_000_000
const USUAL_STEPS = 10_000
const MOST_STEPS = 10_000_000

export const endure: Command = {
  name: 'endure',
  usage: 'GAME [--mind ID] [--plays N] [--actions N] [--least N] [--level ID | --preset NAME | --setup JSON] [--seed TEXT]',
  about: `One bot sits on every seat, and a play is stopped after so many actions. Every play has a seed of its own, made from the given
    one; without --seed it is 1, so that the same command prints the same numbers. With --least, the exit code is 1 if fewer plays got there.`,
  examples: [
    { line: 'endure nim', does: 'the strongest bot on ten deals' },
    { line: 'endure nim --mind careless --plays 100 --actions 1000', does: 'another one, on a hundred' },
    { line: 'endure nim --preset five-heaps --least 8', does: 'wrong if more than two of ten end early' },
  ],
  options: {
    mind: { value: 'ID', about: 'which bot (the strongest)' },
    plays: { value: 'N', about: `how many (${USUAL_PLAYS})` },
    actions: { value: 'N', about: `after so many a play is stopped (${USUAL_ACTIONS})` },
    steps: { value: 'N', about: `what the bot may spend on an action (${USUAL_STEPS})` },
    least: { value: 'N', about: 'so many plays must get there' },
    ...DEAL_OPTIONS,
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    const game = await entry.game()
    if (game.hz !== 0) throw new UsageError(`${game.id} goes on by itself, and endure is about games that wait for an action`)
    const bot = chosen(game, (await entry.minds()).bots, given.text('mind'))
    const plays = given.whole('plays', 1, MOST_PLAYS, USUAL_PLAYS)
    const most = given.whole('actions', 1, MOST_ACTIONS, USUAL_ACTIONS)
    const purse = { steps: given.whole('steps', 0, MOST_STEPS, USUAL_STEPS) }
    const least = given.whole('least', 0, plays, 0)
    const dealing = await chooseDealing(entry, game, given, '1')
    const json = given.has('json')
    if (!json) world.out(`${game.id}, ${dealing.title}: ${bot.id}, ${counted(purse.steps, 'step')} an action`)
    const progress = new Progress(world, `${bot.id} plays ${game.id}`)
    let got = 0
    for (let play = 1; play <= plays; play++) {
      const seed = `${dealing.seed}-${play}`
      const { actions, outcome } = played(game, dealing.deal(seed).deal, bot, purse, { seed, most }, done =>
        progress.show((play - 1 + done / most) / plays, `play ${play} of ${plays}, ${counted(done, 'action')}`),
      )
      if (!outcome) got++
      progress.end()
      world.out(json ? JSON.stringify({ game: game.id, bot: bot.id, seed, actions, outcome }) : line(seed, actions, outcome))
    }
    if (!json) world.out(`${got} of ${counted(plays, 'play')} got to ${counted(most, 'action')}`)
    return got >= least ? FINE : WRONG
  },
}

function chosen(game: Game, bots: readonly Bot[], id: string | undefined): Bot {
  if (id !== undefined) return chooseBot(game, bots, id)
  const strongest = bots.at(-1)
  if (!strongest) throw new UsageError(`${game.id} has no bots`)
  return strongest
}

interface Endured {
  readonly actions: number
  /** Null: it was stopped. */
  readonly outcome: Outcome | null
}

/** Without a session: ten thousand lines of log and their checkpoints are of no use here. */
function played(
  game: Game,
  deal: unknown,
  bot: Bot,
  purse: Purse,
  { seed, most }: { seed: string; most: number },
  done: (actions: number) => void,
): Endured {
  const state = game.start(copy(deal))
  const chance = stream(seed, bot.id)
  for (let actions = 0; actions < most; actions++) {
    const seat = game.toMove(state)
    if (seat === null) return { actions, outcome: game.outcome(state) }
    const action = bot.pick(game.view(state, seat), [...game.legal(state, seat)], chance, purse)
    const refusal = game.refuse(state, seat, action)
    if (refusal) throw new Error(`${bot.id} wanted ${game.notate(action)}, which is refused: ${refusal.because}`)
    game.apply(state, seat, action, () => {})
    done(actions + 1)
  }
  return { actions: most, outcome: game.outcome(state) }
}

function line(seed: string, actions: number, outcome: Outcome | null): string {
  return `  ${seed}: ${outcome ? `ended after ${counted(actions, 'action')}, ${outcome.because}, ${outcome.scores.join(':')}` : 'still going'}`
}
