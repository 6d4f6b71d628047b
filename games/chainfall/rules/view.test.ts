import { expect, test } from 'vitest'
import type { Eye } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, pick, type Rng, shuffle, stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { drawn, played, V1 } from '../testing/drawn.ts'

type State = Chainfall['State']
const EYES: readonly Eye[] = [0, 1, 'public']

/** The same position with the bag in another order. The tiles that the coming turn brings into sight keep their place. */
function reshuffled(state: Readonly<State>, rng: Rng, kept: number): State {
  const twin = copy(state) as State
  const hidden = twin.bag.slice(0, twin.bag.length - kept)
  twin.bag = [...shuffle(rng, hidden), ...twin.bag.slice(twin.bag.length - kept)]
  return twin
}

/** Everything a turn tells anybody: the events, then what each eye sees. */
function heard(state: State, action: Chainfall['Action']): string {
  const events: Chainfall['Event'][] = []
  chainfall.apply(state, state.turn, action, event => events.push(event))
  return JSON.stringify([events, EYES.map(eye => (chainfall.outcome(state) ? null : chainfall.view(state, eye)))])
}

function leaks(config: Config, seed: string): string | null {
  const rng = stream(seed, 'reshuffling')
  const state = chainfall.start(dealFrom(chainfall, config, seed))
  while (!chainfall.outcome(state)) {
    const twin = reshuffled(state, rng, config.placementsPerTurn)
    const legal = [...chainfall.legal(state, state.turn)]
    const sees = (each: State): string =>
      JSON.stringify([EYES.map(eye => chainfall.view(each, eye)), chainfall.text(chainfall.view(each, 0))])
    if (sees(state) !== sees(twin)) return `${seed}: a view depends on the order after ${state.turns} turns`
    const action = pick(rng, legal)
    const wrong = { ...action, places: [...action.places, { row: below(rng, 13), col: below(rng, 13) }] }
    const no = (each: State): string => JSON.stringify(chainfall.refuse(each, each.turn, wrong))
    if (no(state) !== no(twin)) return `${seed}: a refusal depends on the order after ${state.turns} turns`
    if (heard(copy(state) as State, action) !== heard(twin, action))
      return `${seed}: an event depends on the order after ${state.turns} turns`
    chainfall.apply(state, state.turn, action, () => {})
  }
  return null
}

test('[CF-16] the order of the bag is in no view but the referee’s, until the game is over', () => {
  const state = drawn('B3 .. ..', { queue: [4], bag: [1, 3, 2, 2], config: { bag: [1, 2, 1, 1], queueSize: 1 } })
  for (const eye of EYES) expect(chainfall.view(state, eye).order).toBeNull()
  expect(chainfall.view(state, 'referee').order).toEqual([1, 3, 2, 2])
  expect(chainfall.view({ ...state, score: [8, 0] }, 1).order).toEqual([1, 3, 2, 2])
})

test('[CF-63] what is left in the bag is public', () => {
  const state = drawn('B3 .. ..', { queue: [4], bag: [1, 3, 2, 2], config: { bag: [1, 2, 1, 2], queueSize: 1 } })
  expect(chainfall.view(state, 'public').left).toEqual([1, 2, 1, 0])
  expect(chainfall.view(played(state, 'b1'), 'public').left).toEqual([0, 2, 1, 0])
})

for (const { name, setup } of chainfall.presets)
  test(`[CF-64] ${name}: no view, event or refusal depends on the order out of sight`, () => {
    for (let nth = 0; nth < 6; nth++) expect(leaks(setup, `leak-${name}-${nth}`)).toBeNull()
  })

test('a board in the terminal reads without colour', () => {
  const state = drawn('.. R1 .. ..\nB2 #2 .. R9\n.. .. B10 ..', {
    queue: [2, 4, 3],
    bag: [1, 1, 4],
    score: [6, 5],
    turns: 11,
    config: { ...V1 },
    used: [
      ['shockwave', 'firewall', 'scavenge'],
      ['reinforce', 'accelerate', 'fortify', 'sabotage'],
    ],
  })
  expect(chainfall.text(chainfall.view(state, 0))).toBe(`\
 3  .  <1>  .   .
 2 (2) ###  .  <9>
 1  .   .  (10) .
    a   b   c   d

Blue ( ) 6 : 5 Red < >, turn 12, a lead of 8 ends it
queue: (2) <4> (3)
bag: 1×2 4×1
Blue's cards: 1 of rein acc fort trans sab
Red's cards: none left
Blue to move`)
})
