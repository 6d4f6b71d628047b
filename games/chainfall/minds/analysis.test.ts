import { expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { pick, stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { analyse } from '../testing/analyse.ts'
import { CASCADE, V1 } from '../testing/drawn.ts'
import { minds } from './minds.ts'

/** A small game by hand: the order of the bag is chosen, and so are the turns. */
function judged(order: readonly number[], turns: readonly string[], config: Partial<Config> = {}): ReturnType<typeof analyse> {
  const counts = [1, 2, 3, 4].map(fuse => order.filter(each => each === fuse).length)
  const bag = counts.slice(0, counts.findLastIndex(count => count > 0) + 1)
  const full: Config = { ...V1, rows: 3, cols: 5, bag, queueSize: Math.min(4, order.length), cardsEnabled: false, ...config }
  const deal: Chainfall['Deal'] = { config: full, order: [...order], first: 0 }
  return analyse({ deal, actions: turns.map(text => chainfall.parse(text) as Chainfall['Action']) })
}

test('without cards the values are exact, and a best turn changes none', () => {
  // Blue's three goes off now; a four beside it would burn with it, and one that stands is Red's point
  const [first, , third] = judged([3, 1, 4], ['a1', 'e3', 'c2', 'pass', 'pass', 'pass'])
  expect(third).toMatchObject({ seat: 0, loss: 16, verdict: 'slip', code: 'parity', sight: 'exact' })
  expect(third?.because).toMatch(/^the tile on c2 leaves Red 1 to take where (a2|b1) leaves 0$/)
  expect(first).toMatchObject({ verdict: 'best', loss: 0, before: -64, after: -64 })
})

test('what could be taken at once and was not is named', () => {
  const [, , third] = judged([1, 3, 1], ['a1', 'c2', 'e3', 'pass'])
  expect(third).toMatchObject({ seat: 0, verdict: 'mistake', code: 'missed-points' })
  expect(third?.because).toMatch("takes one of Red's tiles, this took none")
})

test('a card that brought nothing is a wasted one', () => {
  const all = judged([3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3], ['shock, a1', 'e3'], { cardsEnabled: true })
  expect(all[0]).toMatchObject({ code: 'wasted-card' })
  expect(all[0]?.because).toMatch('Shockwave brought nothing')
})

test('the turn that is said to keep a wasted card keeps it, also where the best turn plays another', () => {
  let others = 0
  for (const seed of ['wasted-0', 'wasted-1', 'wasted-2', 'wasted-3']) {
    const deal = dealFrom(chainfall, { ...V1, rows: 4, cols: 4 }, seed)
    const state = chainfall.start(deal)
    const rng = stream(seed, 'play')
    const before: Chainfall['State'][] = []
    const actions: Chainfall['Action'][] = []
    while (!chainfall.outcome(state)) {
      const all = [...chainfall.legal(state, state.turn)]
      before.push(copy(state) as Chainfall['State'])
      actions.push(pick(rng, all))
      chainfall.apply(state, state.turn, actions.at(-1)!, () => {})
    }
    for (const { turn, best, code, because, facts } of analyse({ deal, actions })) {
      if (code !== 'wasted-card') continue
      const where = `seed ${seed}, turn ${turn}: ${because}`
      const keeping = chainfall.parse(String(facts['keeping'])) as Chainfall['Action']
      expect(actions[turn]?.plays, where).toHaveLength(1)
      expect(keeping.plays, where).toEqual([])
      expect(chainfall.refuse(before[turn]!, before[turn]!.turn, keeping), where).toBeNull()
      expect(because, where).toMatch(`; ${facts['keeping']} keeps the card`)
      if (best.plays.length > 0) others++
      else expect(keeping, where).toEqual(best)
    }
  }
  expect(others).toBeGreaterThan(0)
})

test('a whole game of v1, and of Cascade, can be judged, and its turns are the game’s', () => {
  for (const [config, most] of [
    [{ ...V1, rows: 4, cols: 4 }, 40],
    [CASCADE, 8],
  ] as const) {
    const deal = dealFrom(chainfall, config, 'judged')
    const state = chainfall.start(deal)
    const actions: Chainfall['Action'][] = []
    const bot = minds.bots[1]!
    while (!chainfall.outcome(state) && actions.length < most) {
      const action = bot.pick(chainfall.view(state, state.turn), [], stream(`judged-${actions.length}`, 'match'), { steps: 1 })
      actions.push(action)
      chainfall.apply(state, state.turn, action, () => {})
    }
    const turns = analyse({ deal, actions })
    expect(turns.map(({ turn }) => turn)).toEqual(actions.map((_, at) => at))
    // From the end back as far as the budget goes, without a gap.
    const certain = turns.findIndex(({ sight }) => sight === 'exact')
    for (const { turn, seat, before, after, loss, verdict, code, because, best, choices, sight } of turns) {
      if (certain >= 0) expect(sight === 'exact').toBe(turn >= certain)
      expect(choices.map(({ action }) => action)).toContainEqual(actions[turn])
      expect(choices[0]?.value).toBe(before)
      expect(seat === 0 ? before - after : after - before).toBe(loss)
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(code === null).toBe(verdict === 'best' || verdict === 'fine')
      expect(because === '').toBe(code === null)
      if (verdict === 'best') expect(best).toEqual(actions[turn])
    }
    expect(turns.some(({ code }) => code !== null)).toBe(true)
  }
})

test('from the last turn back what a turn is worth is what the best answer leaves: no value jumps between two turns', () => {
  const all = judged([3, 1, 4, 2, 3, 2], ['a1', 'e3', 'c2', 'd1', 'b3', 'e1', 'pass', 'pass'], {
    cardsEnabled: true,
    cardPool: ['sabotage', 'scavenge'],
  })
  expect(all.every(({ sight }) => sight === 'exact')).toBe(true)
  for (const [at, { after }] of all.slice(0, -1).entries()) expect(after).toBe(all[at + 1]?.before)
})

test('what came before a turn with two cards is not judged, and with such turns allowed nothing is called certain', () => {
  const all = judged([3, 3, 4, 2, 3, 2], ['a1', 'e3', 'acc a1, shock, c2', 'd1', 'b3'], { cardsEnabled: true, maxCardsPerTurn: 2 })
  expect(all.map(({ turn }) => turn)).toEqual([3, 4])
  expect(all.every(({ sight }) => sight === 'to-the-end')).toBe(true)
})
