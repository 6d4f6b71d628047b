/** Whether anything that anybody is told depends on the order of the bag out of sight. */
import type { Eye } from '../../../kernel/game.ts'
import { copy, equal } from '../../../kernel/plain.ts'
import { below, pick, type Rng, shuffle, stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall, Config } from '../nouns.ts'

type State = Chainfall['State']

const EYES: readonly Eye[] = [0, 1, 'public']

export class Leaks {
  /** Looked at so far, by every eye. */
  positions = 0

  /** Plays a random game; says what leaked, or null. */
  play(config: Config, seed: string): string | null {
    const rng = stream(seed, 'reshuffling')
    const state = chainfall.start(dealFrom(chainfall, config, seed))
    while (!chainfall.outcome(state)) {
      this.positions++
      const action = anyTurn(state, rng)
      const said = imagined(state, rng) ?? retold(state, action, rng)
      if (said) return `${seed}: ${said}, after ${state.turns} turns`
      chainfall.apply(state, state.turn, action, () => {})
    }
    return imagined(state, rng)
  }
}

function anyTurn(state: Readonly<State>, rng: Rng): Chainfall['Action'] {
  const bare = { ...state, config: { ...state.config, cardsEnabled: false } }
  return pick(rng, [...chainfall.legal(below(rng, 4) > 0 ? bare : state, state.turn)])
}

/** view(imagine(v)) is v. */
function imagined(state: Readonly<State>, rng: Rng): string | null {
  for (const eye of EYES) {
    const view = chainfall.view(state, eye)
    const world = chainfall.imagine?.(copy(view), rng) as State
    if (!equal(chainfall.view(world, eye), view)) return `eye ${eye} sees another view in the world it imagined`
  }
  return null
}

/** The same position with the bag in another order tells everybody the same: before the turn, about a refused turn, and after it. */
function retold(state: Readonly<State>, action: Chainfall['Action'], rng: Rng): string | null {
  const twin = reshuffled(state, rng)
  const sees = (each: Readonly<State>): string => JSON.stringify(EYES.map(eye => chainfall.view(each, eye)))
  if (sees(state) !== sees(twin)) return 'a view depends on the order'
  const wrong = { ...action, places: [...action.places, { row: below(rng, 13), col: below(rng, 13) }] }
  const no = (each: Readonly<State>): string => JSON.stringify(chainfall.refuse(each, each.turn, wrong))
  if (no(state) !== no(twin)) return 'a refusal depends on the order'
  return heard(copy(state) as State, action) === heard(twin, action) ? null : 'an event depends on the order'
}

/** What the coming turn brings into sight keeps its place; what stays out of sight does not. */
function reshuffled(state: Readonly<State>, rng: Rng): State {
  const twin = copy(state) as State
  const drawn = Math.min(twin.bag.length, twin.config.placementsPerTurn)
  const hidden = twin.bag.slice(0, twin.bag.length - drawn)
  twin.bag = [...shuffle(rng, hidden), ...twin.bag.slice(twin.bag.length - drawn)]
  return twin
}

/** Everything a turn tells anybody. When it ends the game the bag is opened, and there is nothing left to hide. */
function heard(state: State, action: Chainfall['Action']): string {
  const events: Chainfall['Event'][] = []
  chainfall.apply(state, state.turn, action, event => events.push(event))
  return JSON.stringify([events, chainfall.outcome(state) ? null : EYES.map(eye => chainfall.view(state, eye))])
}
