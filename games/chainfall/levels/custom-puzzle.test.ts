import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { chainfall } from '../game.ts'
import { minds } from '../minds/minds.ts'
import type { Chainfall } from '../nouns.ts'
import { composition } from '../rules/bag.ts'
import { puzzleFrom, puzzleIn } from './custom-puzzle.ts'
import { answerIn, asked, brought, type Puzzle, puzzles } from './puzzles.ts'

/** Positions of a whole game, as whoever is to move saw them. */
function* positions(preset: string, seed: string): Generator<Chainfall['View']> {
  const setup = chainfall.presets.find(({ name }) => name === preset)?.setup as Chainfall['Setup']
  const state = chainfall.start(chainfall.deal(setup, stream(seed, 'deal')))
  const rng = stream(seed, 'play')
  const [spark] = minds.bots
  while (!chainfall.outcome(state)) {
    const view = chainfall.view(state, state.turn)
    yield view
    const action = spark?.pick(view, [...chainfall.legal(state, state.turn)], rng, { steps: 1 })
    if (action) chainfall.apply(state, state.turn, action, () => {})
  }
}

describe.each(['v1', 'Cascade', 'Duel5', 'Bare'])('a position of %s', preset => {
  const found: Puzzle[] = []
  for (let game = 0; game < 24; game++)
    for (const view of positions(preset, `own-${game}`)) {
      const puzzle = puzzleFrom(view)
      if (puzzle) found.push(puzzle)
    }

  test('is a puzzle now and then, and comes back whole from its link', () => {
    expect(found.length).toBeGreaterThan(1)
    for (const { id, view, answer, points, waves } of found) {
      expect(id).toMatch(/^[\w-]{1,300}$/) // what an address of a room takes
      const read = puzzleIn(id)
      expect(read).toMatchObject({ id, answer, points, waves })
      const { owner, fuse, wall, queue, left, score, turn, turns, placed } = view
      expect(read?.view).toMatchObject({ owner, fuse, wall, queue, left, score, turn, turns, placed, config: asked(view.config) })
      expect(brought(read?.view ?? view, answerIn(answer))).toEqual({ points, waves })
    }
  })

  test('gives nothing away that its player did not see', () => {
    for (const { id } of found) expect(puzzleIn(id)?.view.order).toBeNull()
  })
})

test('rules of somebody’s own have no name, and so no link', () => {
  const [view] = positions('Bare', 'own')
  expect(view && puzzleFrom({ ...view, config: { ...view.config, mercyLead: 5 } })).toBeNull()
})

test('rules are known by what they say, in whatever order a file says it', () => {
  const [puzzle] = puzzles as readonly [Puzzle]
  const config = Object.fromEntries(Object.entries(puzzle.view.config).toReversed()) as unknown as Chainfall['Setup']
  expect(puzzleFrom({ ...puzzle.view, config })?.rules).toBe('Bare')
})

test('puzzles that are kept can be told as links too', () => {
  for (const puzzle of puzzles) expect(puzzleFrom(puzzle.view)).toMatchObject({ rules: puzzle.rules, answer: puzzle.answer })
})

test.each([
  '',
  'own',
  'own-Bare-36--8_10_10_8-0_0_0_0', // nothing to score on an empty board
  'own-Nowhere-36--8_10_10_8-0_0_0_0',
  'own-Bare-35--8_10_10_8-0_0_0_0', // a cell short
  'own-Bare-999--8_10_10_8-0_0_0_0',
  'own-Bare-36-a-9_10_10_8-0_0_0_0', // more tiles than there are
  'own-Bare-36-a-8_10_10-0_0_0_0',
  'own-Bare-z35-a-7_10_10_8-0_0_0_0',
])('%j is no puzzle', link => {
  expect(puzzleIn(link)).toBeNull()
})

/** One cell of a board with another figure. */
function withCell(board: readonly number[], cell: number, figure: number): number[] {
  return board.map((was, at) => (at === cell ? figure : was))
}

const free = ({ owner, wall }: Chainfall['View']): number[] => owner.flatMap((seat, cell) => (seat < 0 && wall[cell] === 0 ? [cell] : []))
const whole = ({ config, queue }: Chainfall['View']): number[] =>
  composition(config).map((count, at) => count - queue.filter(value => value === at + 1).length)

/** Positions that no game comes to, each from one that a game came to. */
const IMPOSSIBLE: Readonly<Record<string, (view: Chainfall['View']) => Partial<Chainfall['View']>[]>> = {
  'a queue that is short while the bag has tiles': ({ queue }) => [{ queue: queue.slice(0, -1) }],
  'a wall as fresh as in the turn that built it': view => free(view).map(cell => ({ wall: withCell(view.wall, cell, 2) })),
  'a wall that lasts for nine turns': view => free(view).map(cell => ({ wall: withCell(view.wall, cell, 9) })),
  'two walls': view =>
    free(view).map(cell => ({ wall: withCell(withCell(view.wall, cell, 1), free(view).find(each => each !== cell)!, 1) })),
  'more tiles on the board than were placed': view => [{ left: whole(view) }],
  'more points than tiles that are gone': ({ placed }) => [{ score: [Math.floor(placed / 2), Math.ceil(placed / 2)] }],
  'tiles before the first turn': () => [{ turns: 0 }],
  'more tiles than so many turns place': () => [{ turns: 1 }],
  'a tile that shows as much as the largest of the bag': view =>
    view.owner.flatMap((seat, cell) => (seat < 0 ? [] : [{ fuse: withCell(view.fuse, cell, view.left.length) }])),
  'a value in the queue that the bag never had': ({ queue, left }) => [{ queue: withCell(queue, queue.length - 1, left.length + 1) }],
}

test.each(Object.entries(IMPOSSIBLE))('no game comes to %s, and so no link leads there', (_, spoilt) => {
  const wrong = puzzles.flatMap(({ view }) => spoilt(view).flatMap(change => puzzleFrom({ ...view, ...change }) ?? []))
  expect(wrong.length).toBeGreaterThan(0) // they have an answer each
  for (const { id } of wrong) expect(puzzleIn(id), id).toBeNull()
})

test('a wall of the turn before may stand', () => {
  const walled = puzzles.flatMap(({ view }) =>
    view.wall.some(ticks => ticks > 0) ? [] : free(view).flatMap(cell => puzzleFrom({ ...view, wall: withCell(view.wall, cell, 1) }) ?? []),
  )
  expect(walled.length).toBeGreaterThan(0)
  for (const { id } of walled) expect(puzzleIn(id)?.id).toBe(id)
})

test('whatever is in a link, it is a puzzle with one answer or none at all', () => {
  const links = puzzles.map(({ view }) => puzzleFrom(view)?.id ?? '')
  const spoilt = fc
    .tuple(fc.constantFrom(...links), fc.nat(80), fc.constantFrom(...'abcdwzABCD0123456789_-'.split('')))
    .map(([link, at, letter]) => `${link.slice(0, at)}${letter}${link.slice(at + 1)}`)
  fc.assert(
    fc.property(spoilt, link => {
      const puzzle = puzzleIn(link)
      if (puzzle) expect(puzzleIn(puzzle.id)).toEqual(puzzle)
    }),
    { numRuns: 300 },
  )
})
