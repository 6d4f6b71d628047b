import { expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { chainfall } from '../game.ts'
import { CARDS, type Card, type Chainfall, type Config } from '../nouns.ts'
import { drawn } from '../testing/drawn.ts'
import { coreFor } from './core/core.ts'
import { BEYOND, Exact } from './exact.ts'

type State = Chainfall['State']

/** Trying everything the rules allow, to the end; in half points, to Blue, whose turn it is in every position here. */
function everything(state: State, seen = new Map<string, number>()): number {
  const outcome = chainfall.outcome(state)
  const seat = state.turn
  if (outcome) {
    const lead = state.score[0] - state.score[1]
    return lead !== 0 ? 2 * lead : outcome.winner === 0 ? 1 : outcome.winner === 1 ? -1 : 0
  }
  const key = JSON.stringify([state.owner, state.fuse, state.wall, state.queue, state.bag, state.score, state.used, seat, state.lastPlacer])
  const known = seen.get(key)
  if (known !== undefined) return known
  let best: number | null = null
  for (const action of chainfall.legal(state, seat)) {
    const next = copy(state) as State
    chainfall.apply(next, seat, action, () => {})
    const value = everything(next, seen)
    if (best === null || (seat === 0 ? value > best : value < best)) best = value
  }
  seen.set(key, best ?? 0)
  return best ?? 0
}

function exactly(state: State, alpha = -BEYOND, beta = BEYOND): number {
  const core = coreFor(state.config)
  core.load(state)
  return new Exact(core, 12).value(alpha, beta)
}

const POSITIONS: readonly [picture: string, queue: readonly number[], config: Partial<Config>][] = [
  ['.. R2 ..\nB2 .. ..', [1, 2], {}],
  ['B3 .. R3\n.. R2 ..', [2, 1], {}],
  ['.. R3 ..\nB3 B2 ..', [3], {}],
  ['B1 R2 ..\n.. .. R4', [2, 4], {}],
  ['.. ..\nB4 ..\n.. R4', [3, 4], { tickRule: 'owner', chainTriggerMax: 2 }],
  ['.. ..\nB2 R2', [2, 2, 3], { placementsPerTurn: 2 }],
]

test('cards and all, it comes to what trying everything comes to', () => {
  for (const [picture, queue, config] of POSITIONS)
    for (const cardPool of [[], ...pairs()]) {
      const state = drawn(picture, { queue, config: { ...config, cardsEnabled: cardPool.length > 0, cardPool } })
      expect(exactly(state), `${picture} ${queue} ${cardPool}`).toBe(everything(state))
    }
})

/** Every card, each with the next one. */
function pairs(): Card[][] {
  return CARDS.map((card, at) => [card, CARDS[(at + 1) % CARDS.length] as Card])
}

test('a wall is played where it keeps the answer away', () => {
  // Red to answer with a 1: beside b1 it would take it; the wall leaves it only the far cell.
  const state = drawn('.. B3 ..', { queue: [3, 1], config: { cardPool: ['firewall'], maxCardsPerGame: 1 } })
  expect(exactly(state)).toBe(everything(state))
  const bare = { ...state, config: { ...state.config, cardsEnabled: false } }
  expect(exactly(state)).toBeGreaterThanOrEqual(exactly(bare))
})

test('between bounds it says on which side of them a value lies', () => {
  const state = drawn('.. R3 ..\nB3 B2 ..', { queue: [3] })
  const value = exactly(state)
  expect(exactly(state, value, BEYOND)).toBeLessThanOrEqual(value)
  expect(exactly(state, -BEYOND, value)).toBeGreaterThanOrEqual(value)
})

test('a budget that is spent is owned up to', () => {
  const state = drawn('.. R3 .. ..\nB3 B2 .. ..\n.. .. .. R4', { queue: [3, 4, 2, 2] })
  const core = coreFor(state.config)
  core.load(state)
  const exact = new Exact(core, 12)
  exact.budget = 50
  exact.value(-BEYOND, BEYOND)
  expect(exact.broke).toBe(true)
})
