import { expect, test } from 'vitest'
import { pick, stream } from '../../../../kernel/rng.ts'
import { dealFrom } from '../../../../kernel/session.ts'
import { chainfall } from '../../game.ts'
import type { Chainfall } from '../../nouns.ts'
import { isOver } from '../../rules/outcome.ts'
import { CASCADE, drawn } from '../../testing/drawn.ts'
import { draftDrawing } from '../board/cells.ts'
import { momentsOf } from './moments.ts'

const SEED = 'told'

test(`a turn that is told ends where the turn ended, score and all (seed ${SEED})`, () => {
  const rng = stream(SEED, 'turns')
  const state = chainfall.start(dealFrom(chainfall, CASCADE, SEED))
  for (let turn = 0; turn < 40 && !isOver(state); turn++) {
    const seat = state.turn
    const before = chainfall.view(state, 'public')
    const some: Chainfall['Action'][] = []
    for (const action of chainfall.legal(state, seat)) if (some.push(action) >= 3000) break
    const action = pick(rng, some)
    const events: Chainfall['Event'][] = []
    chainfall.apply(state, seat, action, event => events.push(event))
    const moments = momentsOf(before, events)
    const where = `seed ${SEED}, turn ${turn}: ${chainfall.notate(action)}`
    const last = moments.at(-1)
    if (!last) continue // a pass on an empty board is nothing to tell
    expect(last.score, where).toEqual(state.score)
    const left = last.drawing.cells.map(({ owner, burning }) => (burning ? -1 : owner))
    expect(left, where).toEqual(Array.from(state.owner))
  }
})

test('[CF-27] [CF-29] waves are numbered where they happen, with lines from what goes off to what goes with it', () => {
  const view = chainfall.view(drawn('.. R3 ..\nB1 R2 R1\n.. .. ..', { queue: [3], bag: [3] }), 0)
  const { cells, links } = draftDrawing(view, { plays: [], places: [], picked: null, aim: 2 }, [])
  // b2 shows 1 after the tick, so it goes off in the second wave and takes what is above it; c2 went off by itself in the first.
  expect(cells.map(({ wave }) => wave ?? 0)).toEqual([0, 0, 1, 1, 2, 1, 0, 2, 0])
  expect(cells[4]).toMatchObject({ gain: true, wave: 2 })
  expect(links).toContainEqual({ from: 3, to: 4 })
  expect(links).toContainEqual({ from: 4, to: 7 })
})

test('[CF-23] a tile that stays says what it will show', () => {
  const view = chainfall.view(drawn('B3 .. ..\n.. .. ..', { queue: [4], bag: [3] }), 0)
  const { cells } = draftDrawing(view, { plays: [], places: [], picked: null, aim: 2 }, [])
  expect(cells[3]?.after).toBe(2)
  expect(cells[2]).toMatchObject({ wished: true, after: 3, aimed: true })
})

const blank = { plays: [], places: [], picked: null, aim: null }

/** A turn as it is foreseen on the board, and as it is told afterwards: lines, and which tiles count. */
function bothWays(state: Chainfall['State'], text: string): { links: string[]; gains: number[] }[] {
  const view = chainfall.view(state, 0)
  const { plays, places } = chainfall.parse(text) as Chainfall['Action']
  const events: Chainfall['Event'][] = []
  chainfall.apply(state, state.turn, { plays, places }, event => events.push(event))
  return [[draftDrawing(view, { ...blank, plays, places }, [])], momentsOf(view, events).map(({ drawing }) => drawing)].map(pictures => ({
    links: pictures.flatMap(({ links }) => links.map(({ from, to }) => `${from}-${to}`)),
    gains: pictures.flatMap(({ cells }) => cells.flatMap(({ gain }, cell) => (gain ? [cell] : []))),
  }))
}

test('[CF-26] [CF-39] [CF-50] lines reach the corners only where blasts do', () => {
  // a1 and c1 go off and take b1 between them; b2 lies at the corner of both.
  const between = (config: Partial<Chainfall['Setup']> = {}): Chainfall['State'] => drawn('.. R5 .. .. ..\nB1 R5 B1 .. ..', { config })
  for (const { links } of bothWays(between(), 'e2')) expect(links).toEqual(['0-1', '2-1'])
  for (const { links } of bothWays(between(), 'shock, e2')) expect(links).toEqual(['0-1', '2-1', '0-6', '2-6'])
  for (const { links } of bothWays(between({ diagonalExplosions: true }), 'e2')) expect(links).toEqual(['0-1', '2-1', '0-6', '2-6'])
  // b1 burns because of a1; c2 goes off in the same wave, at its corner, and has no part in it.
  for (const { links } of bothWays(drawn('.. .. B1 .. ..\nB1 R5 .. .. ..'), 'e1')) expect(links).toEqual(['0-1'])
})

test('[CF-71] a tile that went off by itself is marked as a point only where it is one', () => {
  const state = (selfExplosionScores: boolean): Chainfall['State'] => drawn('R1 R4 .. B4', { config: { selfExplosionScores } })
  for (const { gains } of bothWays(state(true), 'c1')) expect(gains).toEqual([0, 1])
  for (const { gains } of bothWays(state(false), 'c1')) expect(gains).toEqual([1])
})
