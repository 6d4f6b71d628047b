import { expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { copy, equal } from '../../../kernel/plain.ts'
import { below, stream } from '../../../kernel/rng.ts'
import { after } from '../../../kernel/session.ts'
import { dealt } from '../../../kernel/testing/play.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { drawn } from '../testing/drawn.ts'
import { fairHand, placeable } from '../testing/textbook.ts'
import { dealHand, drawn as draw, Search, sealOf } from './hand.ts'

const CLASSIC = blocks.presets[0]!.setup
const EMPTY = { rows: 8, cols: 8, cells: new Uint8Array(64) }

/** As they were dealt before there were streams for rounds. */
const EARLIER_HANDS = [
  [15, 25, 12],
  [7, 27, 27],
]
const EARLIER_HASH = '0b325d118c252d18'

/** Grids filled at random, never with a full line. */
function cluttered(seed: string, rows: number, cols: number, percent: number): Blocks['State'] {
  const rng = stream(seed, 'clutter')
  const cells = Array.from({ length: rows * cols }, (_, cell) => (cell % (cols + 1) === 0 ? 0 : below(rng, 100) < percent ? 1 : 0))
  return drawn(
    Array.from({ length: rows }, (_, row) =>
      cells
        .slice(row * cols, (row + 1) * cols)
        .map(cell => (cell ? '#' : '.'))
        .join(''),
    ).join('\n'),
  )
}

test('[BP-23] every shape is dealt, each as often as the others', () => {
  const words = stream('uniform', 'test')
  const counts = new Array<number>(32).fill(0)
  for (let hand = 0; hand < 33_334; hand++) for (const shape of draw({ ...EMPTY, dealer: 'pure' }, words).shapes) counts[shape]!++
  // 100,002 draws, 3125 of each expected; five standard deviations are about 275.
  for (const count of counts) expect(Math.abs(count - 3125)).toBeLessThan(275)
})

test('[BP-22] same seed, same blocks and colours; colours never decide what comes', () => {
  const hands = (paint: string): unknown[] => {
    const deal = { ...blocks.deal(CLASSIC, stream('colours', 'deal')), paint: stream(paint, 'paint') }
    let state = blocks.start(deal)
    const seen: unknown[] = [[...state.hand]]
    for (let ply = 0; ply < 12 && !blocks.outcome(state); ply++) {
      state = after(blocks, state, 0, [...blocks.legal(state, 0)][0]!)
      seen.push([...state.hand])
    }
    return seen
  }
  expect(hands('one')).toEqual(hands('one'))
  expect(hands('one')).toEqual(hands('two'))
  const tints = (seed: string): number[] => [...dealt(blocks, seed).state.tints]
  expect(tints('a')).toEqual(tints('a'))
})

test('[BP-63] pure is chance alone: no proof, no seal', () => {
  const { state } = dealt(blocks, 'pure', { ...CLASSIC, dealer: 'pure' })
  expect(state.proof).toEqual([])
  expect(state.seal).toBe('')
})

test('[BP-64] the search for an order agrees with trying everything', () => {
  const rng = stream('orders', 'test')
  const answers = { yes: 0, no: 0 }
  for (let play = 0; play < 60; play++) {
    const grid = cluttered(`orders-${play}`, 5, 6, 45 + (play % 35))
    const nested = Array.from({ length: 5 }, (_, row) => [...grid.cells.slice(row * 6, row * 6 + 6)])
    const hand = [below(rng, 32), below(rng, 32), below(rng, 32)]
    const proof = new Search(grid).order(hand)
    expect(proof !== null, `grid ${play}, hand ${hand}`).toBe(placeable(nested, hand))
    answers[proof ? 'yes' : 'no']++
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(5)
})

test('[BP-64] a fair hand comes with an order that places it', () => {
  const rng = stream('fair', 'test')
  for (let play = 0; play < 15; play++) {
    const session = dealt(blocks, `fair-${play}`, play % 2 ? { ...CLASSIC, rows: 6, cols: 10 } : CLASSIC)
    for (let ply = 0; ply < 90 && !session.outcome; ply++) {
      const { state } = session
      if (state.hand.every(shape => shape >= 0) && state.seal !== '') expect(follows(state as Blocks['State'])).toBe(true)
      const actions = [...blocks.legal(state, 0)]
      session.act(0, actions[below(rng, actions.length)]!)
    }
  }
})

/** Plays the proof of a fresh hand; a new hand comes with its last block, which is the sign that all were placed. */
function follows(state: Blocks['State']): boolean {
  let at = state
  for (const placement of state.proof) {
    if (blocks.refuse(at, 0, placement)) return false
    at = after(blocks, at, 0, placement)
  }
  return state.proof.length === 3 && at.round === state.round + 1
}

test('[BP-65] the proof stays sealed until the game is over, and then anybody can check it', () => {
  const session = dealt(blocks, 'sealed')
  const view = blocks.view(session.state, 0)
  expect(view.opened).toBeNull()
  expect(view.seal).toMatch(/^[0-9a-f]{16}$/)
  expect(equal({ ...view, proof: 1 }, view)).toBe(false)
  while (!session.outcome) session.act(0, [...blocks.legal(session.state, 0)][0]!)
  const end = blocks.view(session.state, 0)
  expect(sealOf(end.opened!.proof, end.opened!.salt)).toBe(end.seal)
})

test('[BP-72] every round draws from a stream of its own, as the rule book says it', () => {
  const rng = stream('rounds', 'test')
  for (let play = 0; play < 4; play++) {
    const session = dealt(blocks, `rounds-${play}`, { ...CLASSIC, rows: 5, cols: 6 })
    for (let ply = 0; ply < 40 && !session.outcome; ply++) {
      const { state } = session
      const nested = Array.from({ length: 5 }, (_, row) => [...state.cells.slice(row * 6, row * 6 + 6)])
      if (state.hand.every(shape => shape >= 0)) expect([...state.hand]).toEqual(fairHand(nested, session.deal.words, state.round))
      const actions = [...blocks.legal(state, 0)]
      session.act(0, actions[below(rng, actions.length)]!)
    }
  }
})

test('[BP-72] a hand that is dealt again changes no later hand, and no colour', () => {
  const from = dealt(blocks, 'again').deal
  const free = blocks.start(copy(from))
  const full = { ...blocks.start(copy(from)), cells: Uint8Array.from({ length: 64 }, (_, cell) => ((cell + (cell >> 3)) % 2 ? 1 : 0)) }
  const hands = (state: Blocks['State']): [hand: number[], tints: number[]][] =>
    [2, 3, 4].map(round => {
      if (round > 2) state.cells.fill(0)
      dealHand(state, () => {})
      return [[...state.hand], [...state.tints]]
    })
  const [one, other] = [hands(free), hands(full)]
  expect(other[0]![0], 'nothing larger than one cell fits a chessboard').not.toEqual(one[0]![0])
  expect(other.map(([, tints]) => tints)).toEqual(one.map(([, tints]) => tints))
  expect(other.slice(1)).toEqual(one.slice(1))
})

test('[BP-73] a deal without streams for rounds is dealt as it always was', () => {
  const { streams: _, ...earlier } = CLASSIC
  const session = dealt(blocks, 'kitchen', earlier)
  expect([...session.state.hand]).toEqual(EARLIER_HANDS[0])
  while (session.state.round < 2) session.act(0, [...blocks.legal(session.state, 0)][0]!)
  expect([...session.state.hand]).toEqual(EARLIER_HANDS[1])
  expect(hash(session.state)).toBe(EARLIER_HASH)
  expect(Object.keys(session.state)).not.toContain('streams')
  expect(Object.keys(blocks.view(session.state, 0))).not.toContain('streams')
})

test('[BP-66] where no hand can be placed at all, chance deals and no proof is claimed', () => {
  const state = drawn(`
    #.#.
    .#.#
    #.#.
    .#.#`)
  const hand = draw({ ...state, dealer: 'fair' }, stream('hopeless', 'test'))
  expect(hand.proof).toEqual([])
  expect(hand.shapes).toHaveLength(3)
})

test('[BP-66] where only a few hands can be placed, one of them is found', () => {
  // Three free cells in a row and nothing else, no line ever full: only a line of two fits, and only once… unless three do.
  const state = drawn(`
    ..#.#.
    .#.#.#
    ..#.#.
    .#.#.#
    ..#.#.`)
  const hand = draw({ ...state, dealer: 'fair' }, stream('few', 'test'))
  expect(hand.proof.length === 3).toBe(placeableAtAll(state))
})

function placeableAtAll(state: Blocks['State']): boolean {
  const search = new Search(state)
  for (let a = 0; a < 32; a++) for (let b = 0; b < 32; b++) for (let c = 0; c < 32; c++) if (search.order([a, b, c])) return true
  return false
}
