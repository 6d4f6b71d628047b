/** The order of the bag out of sight, until the game is over. What is in it is public. [CF-16] [CF-63] */
import type { Eye } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, pick, type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Secret, Secrets } from '../../../kernel/testing/secrets.ts'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'

type State = Chainfall['State']

export const secrets: Secrets<Chainfall> = { move: anyTurn, twin, values }

/** With every fourth turn any of them; the others leave the cards alone, which lists far fewer. */
function anyTurn(state: Readonly<State>, rng: Rng): Chainfall['Action'] {
  const bare = { ...state, config: { ...state.config, cardsEnabled: false } }
  return pick(rng, [...chainfall.legal(below(rng, 4) > 0 ? bare : state, state.turn)])
}

/** What the coming turn brings into sight keeps its place; what stays out of sight does not. Scavenge draws one more. */
function twin(state: Readonly<State>, _eye: Eye, action: Chainfall['Action'] | null, rng: Rng): State {
  const other = copy(state) as State
  const wanted = action ? action.places.length + action.plays.length : 0
  const drawn = Math.min(other.bag.length, wanted)
  const hidden = other.bag.slice(0, other.bag.length - drawn)
  other.bag = [...shuffle(rng, hidden), ...other.bag.slice(other.bag.length - drawn)]
  return other
}

function values({ bag }: Readonly<State>): Secret[] {
  return [{ name: 'the order of the bag', is: bag }]
}
