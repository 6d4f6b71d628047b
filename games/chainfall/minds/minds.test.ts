import { expect, test } from 'vitest'
import type { Advice } from '../../../kernel/game.ts'
import { copy, equal } from '../../../kernel/plain.ts'
import { stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { CASCADE, drawn } from '../testing/drawn.ts'
import { coreFor, roomForPlacements } from './core/core.ts'
import { minds } from './minds.ts'
import { MOST, Search } from './search.ts'
import { POINT, settled } from './settle.ts'

const PURSE = { steps: 60 }

function turnOf(id: string, state: Readonly<Chainfall['State']>, seed = 'mind'): string {
  const bot = minds.bots.find(each => each.id === id)!
  const action = bot.pick(
    chainfall.view(state, state.turn),
    id === 'spark' ? [...chainfall.legal(state, state.turn)] : [],
    stream(seed, id),
    PURSE,
  )
  expect(chainfall.refuse(state, state.turn, action), `${id} wants ${chainfall.notate(action)}`).toBeNull()
  return chainfall.notate(action)
}

test('there are eight levels, each with a sentence about it', () => {
  expect(minds.bots.map(({ id }) => id)).toEqual(['spark', 'match', 'taper', 'candle', 'ember', 'torch', 'blaze', 'inferno'])
  for (const { about } of minds.bots) expect(about).toMatch(/^[A-Z].+\.$/)
})

for (const { name, setup } of chainfall.presets)
  test(`${name}: every mind plays by the rules, and the same way twice`, () => {
    for (const { id } of minds.bots) {
      const state = chainfall.start(dealFrom(chainfall, setup, `minds-${name}`))
      for (let turn = 0; turn < 3; turn++) {
        const text = turnOf(id, state, `minds-${turn}`)
        expect(turnOf(id, state, `minds-${turn}`)).toBe(text)
        chainfall.apply(state, state.turn, chainfall.parse(text) as Chainfall['Action'], () => {})
      }
    }
  })

test('what a mind does follows from what it sees: the order out of sight changes nothing', () => {
  const state = chainfall.start(dealFrom(chainfall, chainfall.presets[0]!.setup, 'hidden'))
  const twin = { ...state, bag: state.bag.toReversed() }
  expect(equal(state.bag, twin.bag)).toBe(false)
  for (const { id } of minds.bots) expect(turnOf(id, state)).toBe(turnOf(id, twin))
})

test('match takes the most points it can get', () => {
  // d1 burns two of Red's, a1 one
  const state = drawn('R3 .. .. .. ..\n.. .. R3 .. R3', { queue: [1] })
  expect(turnOf('match', state)).toBe('d1')
})

test('candle puts an even tile where it burns on its own turn', () => {
  // b1 goes off now and takes whatever stands beside it; a four left alone would be Red's point
  const state = drawn('.. .. .. .. ..\n.. .. .. .. ..\n.. B1 .. .. ..', { queue: [4] })
  expect(['a1', 'c1', 'b2']).toContain(turnOf('candle', state))
})

test('blaze and inferno play the card that is worth it', () => {
  // Red's twos go off on Red's turn, for nothing; one less, and they are Blue's, with the third they light
  const state = drawn('.. .. .. .. .. ..\n.. R3 R2 R3 .. ..\n.. .. .. .. .. ..', { queue: [3, 3, 3] })
  for (const id of ['blaze', 'inferno']) expect(turnOf(id, state)).toMatch(/^sab c2, /)
})

test('what stands on the board is worth what it will bring', () => {
  const value = (picture: string): number => {
    const state = drawn(picture, { queue: [] })
    const core = coreFor(state.config)
    core.load(state)
    return settled(core)
  }
  expect(value('R1 .. .. ..')).toBe(POINT) // goes off on Blue's turn, now
  expect(value('R2 .. .. ..')).toBe(0) // on Red's own
  expect(value('B2 .. .. ..')).toBe(1 - POINT) // on Red's turn, a turn from now
  expect(value('.. .. .. ..')).toBe(0)
})

test('the search is exact: it comes to what trying everything comes to', () => {
  const state = drawn('.. R2 ..\nB2 .. ..', { queue: [1, 2, 3], config: { cardsEnabled: false } })
  const core = coreFor(state.config)
  const moves = Array.from({ length: 40 }, () => new Float64Array(10))
  const everything = (): number => {
    const sign = core.turn === 0 ? 1 : -1
    if (core.over) return (sign * core.result() * POINT) / 2
    const list = moves[core.depth]!
    const count = core.placements(list)
    let best = -MOST
    for (let at = 0; at < count; at++) {
      core.make(list[at]!)
      best = Math.max(best, -everything())
      core.unmake()
    }
    return best
  }
  for (const picture of ['.. R2 ..\nB2 .. ..', 'B1 .. R3\n.. .. ..', '.. .. ..\nR1 B3 ..']) {
    core.load({ ...drawn(picture, { queue: [1, 2, 3] }), config: state.config })
    const search = new Search(core, 12, core.cells)
    search.horizon({ left: 0, turns: 0xffff })
    expect(search.value(-MOST, MOST), picture).toBe(everything())
  }
})

test('where the search stops, it says what trying everything and looking at the boards says', () => {
  for (const [nth, setup] of [
    chainfall.presets[0]!.setup,
    { ...chainfall.presets[0]!.setup, mercyLead: 1 },
    chainfall.presets[2]!.setup,
  ].entries()) {
    const core = coreFor(setup)
    core.load(chainfall.start(dealFrom(chainfall, setup, `stops-${nth}`)))
    const moves = Array.from({ length: 12 }, () => roomForPlacements(core))
    const everything = (turns: number): number => {
      const sign = core.turn === 0 ? 1 : -1
      if (core.over) return (sign * core.result() * POINT) / 2
      if (turns === 0) return sign * settled(core)
      const list = moves[core.depth]!
      const count = core.placements(list)
      let best = -MOST
      for (let at = 0; at < count; at++) {
        core.make(list[at]!)
        best = Math.max(best, -everything(turns - 1))
        core.unmake()
      }
      return best
    }
    for (let turn = 0; turn < 6 && !core.over; turn++) {
      const search = new Search(core, 12, core.cells)
      search.horizon({ left: 4, turns: core.turns + 2 })
      expect(search.value(-MOST, MOST), `rule set ${nth}, turn ${turn}`).toBe(everything(2))
      const list = roomForPlacements(core)
      core.make(list[core.placements(list) >> 1]!)
    }
  }
})

test('a purse that is too small still buys a turn', () => {
  const state = chainfall.start(dealFrom(chainfall, CASCADE, 'poor'))
  const bot = minds.bots.at(-1)!
  const action = bot.pick(chainfall.view(state, state.turn), [], stream('poor', 'inferno'), { steps: 0 })
  expect(chainfall.refuse(state, state.turn, action)).toBeNull()
})

const hint = (state: Readonly<Chainfall['State']>, seed = 'hint'): Advice<Chainfall> | null =>
  minds.guide?.hint(chainfall.view(state, state.turn), [], stream(seed, 'hint'), PURSE) ?? null

test('a hint says what a turn brings, and why it is the one', () => {
  expect(hint(drawn('R3 .. .. .. ..\n.. .. R3 .. R3', { queue: [1], config: { cardsEnabled: false } }))).toMatchObject({
    code: 'chain',
    because: "d1: it takes 2 of Red's tiles at once; left alone, what then stands brings you 1 and Red 0",
  })
  expect(hint(drawn('.. .. ..\n.. .. ..', { queue: [3, 3], config: { cardsEnabled: false } }))?.code).toMatch(/even|ahead/)
  expect(hint(drawn('.. ..', { queue: [], score: [1, 0] }))).toBeNull()
})

test('a hint for a turn that ends the game says so, and not what stands after it', () => {
  expect(hint(drawn('R1 .. .. R4', { queue: [4], score: [7, 0], config: { cardsEnabled: false } }))?.because).toMatch(
    /: it takes one of Red's tiles, and that ends the game$/,
  )
  expect(hint(drawn('B1 ..', { queue: [], score: [1, 0], config: { cardsEnabled: false } }))?.because).toBe('pass: it ends the game')
})

test('a hint says only what comes true if nobody does anything more', () => {
  let cards = 0
  for (const { name, setup } of chainfall.presets) {
    const state = chainfall.start(dealFrom(chainfall, setup, 'hints'))
    for (let turn = 0; turn < 14 && !chainfall.outcome(state); turn++) {
      const where = `${name}, deal "hints", turn ${turn}`
      const seat = state.turn
      const advice = hint(state, `${name} ${turn}`)!
      const before = [...state.score]
      chainfall.apply(state, seat, advice.action, () => {})
      const now = state.score[seat]! - before[seat]!
      // With nothing more to place, all that is left to do without a card is to pass.
      const world: Chainfall['State'] = { ...(copy(state) as Chainfall['State']), queue: [], bag: [] }
      for (let pass = 0; pass < 40 && !chainfall.outcome(world); pass++)
        chainfall.apply(world, world.turn, { plays: [], places: [] }, () => {})
      const [mine, theirs] = [world.score[seat]! - before[seat]! - now, world.score[1 - seat]! - before[1 - seat]!]
      expect(advice.facts, where).toMatchObject({ now, mine, theirs, ends: chainfall.outcome(state) !== null })
      const figures = advice.because.match(/brings you (\d+) and \w+ (\d+)/)
      if (figures) expect(figures.slice(1).map(Number), where).toEqual([mine, theirs])
      expect(/brings \w+ nothing/.test(advice.because), where).toBe(advice.code === 'even' && mine === 0)
      if (advice.action.plays.length > 0) cards++
    }
  }
  expect(cards).toBeGreaterThan(0)
})
