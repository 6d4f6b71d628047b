import { expect, test } from 'vitest'
import type { Game, Nouns } from '../kernel/game.ts'
import { type Open, type Secrets, type SiftOptions, sift } from '../kernel/testing/secrets.ts'
import { blocks } from './blocks/game.ts'
import { secrets as ofBlocks } from './blocks/testing/secrets.ts'
import { chainfall } from './chainfall/game.ts'
import { secrets as ofChainfall } from './chainfall/testing/secrets.ts'
import { games } from './index.ts'
import { stackdoku } from './stackdoku/game.ts'
import { secrets as ofStackdoku } from './stackdoku/testing/secrets.ts'

/** `lockstep secrets` plays a thousand games of each. */
const GAMES = 16

for (const { id, game, levels } of games)
  test(`${id} tells no secrets: views, events, refusals and outcomes, whoever looks`, async () => {
    const { secrets } = (await import(`./${id}/testing/secrets.ts`)) as { secrets: Secrets | Open }
    const deals = (await levels()).map(({ deal }) => deal).slice(0, GAMES / 4)
    const { leaks, read } = sift(await game(), secrets, { seed: 'secrets', games: GAMES, deals, mostActions: 60, every: 3 })
    expect(leaks).toEqual([])
    expect(read).toBeGreaterThan(100)
  })

/** What was found in a game that was changed to leak, each thing once. */
function found<N extends Nouns>(game: Game<N>, leaky: Partial<Game<N>>, secrets: Secrets<N>, more: Partial<SiftOptions<N>> = {}): string[] {
  const { leaks } = sift({ ...game, ...leaky }, secrets, { seed: 'leaky', games: 3, mostActions: 30, ...more })
  return [...new Set(leaks.map(({ eye, what }) => `${eye} ${what}`))].sort()
}

const view = <N extends Nouns>(game: Game<N>, planted: (state: Readonly<N['State']>) => object): Partial<Game<N>> => ({
  view: (state, eye) => ({ ...(game.view(state, eye) as object), ...planted(state) }) as N['View'],
})

test('a view with a word of chance in it is found, and one with the proof or the salt', () => {
  const words = found(
    blocks,
    view(blocks, state => ({ words: Array.from(state.words) })),
    ofBlocks,
  )
  expect(words).toEqual(expect.arrayContaining(['0 view: differs with what is secret', '0 view: has a word that hands are drawn from']))
  expect(
    found(
      blocks,
      view(blocks, ({ proof }) => ({ way: proof.map(each => ({ ...each })) })),
      ofBlocks,
    ),
  ).toContain('0 view: has the proof')
  expect(
    found(
      blocks,
      view(blocks, ({ salt }) => ({ note: `salted with ${salt}` })),
      ofBlocks,
    ),
  ).toContain('public view: has the salt')
})

test('a view with the next tile beyond the queue is found, and an event or a refusal that tells it', () => {
  const next = (bag: readonly number[]): number => bag[0] ?? 0 // the last to be drawn
  expect(
    found(
      chainfall,
      view(chainfall, ({ bag }) => ({ last: next(bag) })),
      ofChainfall,
    ),
  ).toContain('0 view: differs with what is secret')
  expect(
    found(
      chainfall,
      view(chainfall, ({ bag }) => ({ rest: bag.join('') })),
      ofChainfall,
    ),
  ).toContain('1 view: has the order of the bag')
  const telling: Partial<typeof chainfall> = {
    apply(state, seat, action, emit) {
      emit({ kind: 'drawn', fuse: next(state.bag) })
      chainfall.apply(state, seat, action, emit)
    },
  }
  expect(found(chainfall, telling, ofChainfall)).toContain('public events: differs with what is secret')
  const refusing: Partial<typeof chainfall> = {
    refuse(state, seat, action) {
      const refusal = chainfall.refuse(state, seat, action)
      return refusal && { ...refusal, because: `${refusal.because}; a ${next(state.bag)} comes last` }
    },
  }
  expect(found(chainfall, refusing, ofChainfall)).toContain('0 refusals: differs with what is secret')
})

test('a view with the solution in it is found, as is a hidden number, a mistake told to spectators and a proof', () => {
  const as = (planted: (state: Readonly<Parameters<typeof stackdoku.view>[0]>) => object): string[] =>
    found(stackdoku, view(stackdoku, planted), ofStackdoku, { games: 8, every: 4 })
  // What the view had until somebody read it.
  const known = as(({ values, standing, solution }) => ({
    known: { dealt: Array.from(values), standing: Array.from(standing), solution: Array.from(solution) },
  }))
  expect(known).toEqual(expect.arrayContaining(['0 view: has the solution', '0 view: differs with what is secret']))
  expect(as(({ cells, solution }) => ({ blanks: Array.from(solution).filter((_, cell) => cells[cell] === 0) }))).toContain(
    '0 view: has the digits of the empty cells',
  )
  expect(as(({ line }) => ({ line }))).toContain('public view: has the proof')
  expect(as(({ standing }) => ({ under: standing[0] }))).toContain('0 view: differs with what is secret')
  const { hide: _, ...unhidden } = stackdoku
  const { leaks } = sift(unhidden, ofStackdoku, { seed: 'leaky', games: 18, mostActions: 40 })
  expect(leaks.map(({ eye, what }) => `${eye} ${what}`)).toContain('public events: differs with what is secret')
})
