/** Looks for puzzles in games that minds play against each other. `npx lockstep puzzles chainfall` writes what it finds. */
import type { Bot } from '../../../kernel/game.ts'
import { pick, stream } from '../../../kernel/rng.ts'
import { minds } from '../minds/minds.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { notate } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { apply, start } from '../rules/turn.ts'
import { view as viewOf } from '../rules/view.ts'
import { generate } from './generate.ts'
import { asked, onlyAnswer, type Puzzle } from './puzzles.ts'

/** Strong enough that positions look like play, weak enough that something is left to find. */
const PLAYERS = ['match', 'candle', 'blaze'] as const
const PURSE = { steps: 50 }

/** The puzzles of one game: positions in which one turn brings at least `least` points, and no other as many. */
export function* searchPuzzles(rules: string, config: Config, seed: string, least: number): Generator<Puzzle> {
  const rng = stream(seed, 'mine')
  const bots = [pick(rng, PLAYERS), pick(rng, PLAYERS)].map(player => minds.bots.find(({ id }) => id === player) as Bot<Chainfall>)
  const state = start(generate(asked(config), stream(seed, 'deal')))
  while (!outcome(state)) {
    const view = viewOf(state, state.turn)
    const found = onlyAnswer(view, least)
    if (found)
      yield { id: `${rules}-${seed}-${state.turns}`, rules, view, answer: notate(found.action), points: found.points, waves: found.waves }
    const action = bots[state.turn].pick(view, [], rng, PURSE)
    apply(state, state.turn, action, () => {})
  }
}
