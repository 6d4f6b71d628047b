import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import { after } from '../../../kernel/session.ts'
import { perft } from '../../../kernel/testing/perft.ts'
import { dealt, randomPlay } from '../../../kernel/testing/play.ts'
import { blocks } from '../game.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { drawn, picture, shapeNamed } from '../testing/drawn.ts'
import { preview } from './preview.ts'
import { pointsForLines } from './score.ts'

const AT = (slot: number, row: number, col: number): Placement => ({ slot, row, col })

function events(state: Blocks['State'], action: Placement): Blocks['Event'][] {
  const heard: Blocks['Event'][] = []
  blocks.apply(state, 0, action, event => heard.push(event))
  return heard
}

function pointsOf(state: Blocks['State'], action: Placement): unknown {
  return events(state, action).find(event => event.kind === 'scored')
}

test('[BP-01] [BP-24] the grid has the size that was asked for and begins empty', () => {
  for (const [rows, cols] of [
    [8, 8],
    [10, 6],
    [4, 16],
  ] as const) {
    const { state } = dealt(blocks, 'size', { ...blocks.presets[0]!.setup, rows, cols })
    expect(state.cells).toEqual(new Uint8Array(rows * cols))
  }
})

test('[BP-01] a size nobody can play is refused with its bounds', () => {
  const refused = (rows: unknown, cols: unknown): unknown => blocks.refuseSetup({ ...blocks.presets[0]!.setup, rows, cols })?.because
  expect(refused(3, 8)).toBe('"rows" is a whole number from 4 to 16')
  expect(refused(8, 17)).toBe('"cols" is a whole number from 4 to 16')
  expect(refused(8.5, 8)).toMatch('"rows"')
})

test('[BP-72] streams are those of rounds, or are left out', () => {
  const setup = blocks.presets[0]!.setup
  const { streams, ...earlier } = setup
  expect(streams).toBe('round')
  expect([setup, earlier].map(each => blocks.refuseSetup(each))).toEqual([null, null])
  expect(blocks.refuseSetup({ ...setup, streams: 'turn' })?.because).toBe('"streams" is "round", or it is left out')
  const deal = blocks.deal(setup, stream('x', 'deal'))
  expect(blocks.refuseDeal(deal)).toBeNull()
  expect(blocks.refuseDeal({ ...deal, streams: null })?.because).toBe('"streams" is "round", or it is left out')
})

test('[BP-25] three blocks are dealt, each with one of seven colours', () => {
  const { state } = dealt(blocks, 'three')
  expect(Array.from(state.hand).every(shape => shape >= 0 && shape < 32)).toBe(true)
  expect(Array.from(state.tints).every(tint => tint >= 1 && tint <= 7)).toBe(true)
})

test('[BP-26] any block that is left may be placed, in any order', () => {
  const state = drawn(
    `
    .....
    .....
    .....
    .....`,
    ['line2-0', 'line2-1', 'square-0'],
  )
  expect(new Set(Array.from(blocks.legal(state, 0), action => action.slot))).toEqual(new Set([0, 1, 2]))
  const once = after(blocks, state, 0, AT(1, 2, 4))
  expect(Array.from(once.hand)).toEqual([shapeNamed('line2-0'), -1, shapeNamed('square-0')])
  expect(picture(once)).toBe('.....\n.....\n....2\n....2')
  expect(blocks.refuse(once, 0, AT(1, 0, 0))).toEqual({ code: 'slot-empty', because: 'block 2 is placed already', facts: { slot: 1 } })
})

test('[BP-28] a new hand comes when all three are placed, and not before', () => {
  let state = drawn(
    `
    ......
    ......
    ......
    ......`,
    ['line2-0', 'line2-0', 'line2-0'],
  )
  state = after(blocks, state, 0, AT(0, 0, 0))
  state = after(blocks, state, 0, AT(1, 1, 0))
  expect(state.round).toBe(1)
  state = after(blocks, state, 0, AT(2, 2, 0))
  expect(state.round).toBe(2)
  expect(Array.from(state.hand).every(shape => shape >= 0)).toBe(true)
})

test('[BP-34] a block neither overlaps nor leaves the grid, and the refusal says what is in the way', () => {
  const state = drawn(
    `
    ....
    .#..
    ....
    ....
    ....`,
    ['square-0', '-', '-'],
  )
  expect(blocks.refuse(state, 0, AT(0, 0, 0))).toEqual({
    code: 'taken',
    because: 'something already lies at row 2, column 2',
    facts: { slot: 0, row: 0, col: 0, blocked: [5] },
  })
  expect(blocks.refuse(state, 0, AT(0, 4, 0))).toMatchObject({
    code: 'off-grid',
    because: 'block 1 is 2 by 2, and at row 5, column 1 it would leave the grid',
  })
  expect(blocks.refuse(state, 0, AT(0, -1, 0))).toMatchObject({ code: 'off-grid' })
  expect(blocks.refuse(state, 0, AT(7, 0, 0))).toMatchObject({ code: 'no-such-slot' })
})

test('[BP-35] a block gives a point for each of its cells', () => {
  const state = drawn(
    `
    ....
    ....
    ....
    ....
    ....`,
    ['rectangle-0', '-', '-'],
  )
  expect(pointsOf(state, AT(0, 0, 0))).toMatchObject({ points: { block: 6, lines: 0, total: 6 }, score: 6 })
})

test('[BP-36] lines give 12, 30, 54, 84, 120, 162', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(pointsForLines)).toEqual([0, 12, 30, 54, 84, 120, 162])
})

test('[BP-36] [BP-59] full lines leave together and nothing falls', () => {
  const state = drawn(
    `
    .#...
    .####
    .####
    #....`,
    ['line2-1', '-', 'square-0'],
  )
  const heard = events(state, AT(0, 1, 0))
  expect(picture(state)).toBe('.1...\n.....\n.....\n1....')
  expect(heard).toContainEqual({ kind: 'cleared', rows: [1, 2], cols: [], cells: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] })
  expect(state.score).toBe(2 + 30)
})

test('[BP-37] a row and a column at once double the points for lines, and only those', () => {
  const state = drawn(
    `
    .###
    ....
    #...
    #..#
    #...`,
    ['line2-1', '-', 'square-0'],
  )
  expect(pointsOf(state, AT(0, 0, 0))).toMatchObject({ points: { block: 2, lines: 2, forLines: 30, doubled: true, total: 62 } })
})

test('[BP-37] two rows and two columns with a block of four: 4 + 2 × 84', () => {
  const state = drawn(
    `
    ....662.
    777726.7
    ........
    33333.77
    .....44.
    6633.111
    66.44125
    .3344165`,
    ['zigzag-3', '-', 'square-0'],
  )
  expect(pointsOf(state, AT(0, 1, 5))).toMatchObject({ points: { block: 4, lines: 4, forLines: 84, doubled: true, total: 172 } })
})

test('[BP-38] emptying the grid gives 200 more, never doubled', () => {
  const state = drawn(
    `
    ..##
    ....
    ....
    ....`,
    ['line2-0', '-', 'square-0'],
  )
  expect(pointsOf(state, AT(0, 0, 0))).toMatchObject({ points: { block: 2, forLines: 12, doubled: false, emptied: 200, total: 214 } })
  const cross = drawn(
    `
    ..##
    #...
    #...
    #...`,
    ['line2-0', '-', 'square-0'],
  )
  expect(pointsOf(cross, AT(0, 0, 0))).toMatchObject({ points: { forLines: 30, doubled: true, emptied: 200, total: 2 + 60 + 200 } })
})

test('[BP-55] combo counts clearing placements in a row', () => {
  const state = drawn(
    `
    ..##
    ..##
    ....
    .##.`,
    ['line2-0', 'line2-0', 'square-0'],
  )
  events(state, AT(0, 0, 0))
  expect(state.combo).toBe(1)
  expect(pointsOf(state, AT(1, 1, 0))).toMatchObject({ combo: 2, points: { combo: 0 } })
  events(state, AT(2, 1, 1))
  expect(state.combo).toBe(0)
})

test('[BP-62] a combo scores only by the option: so much for each clearing placement after the first', () => {
  const state = drawn(
    `
    ..##
    ....
    ....
    .##.`,
    ['line2-0', '-', 'square-0'],
    { comboBonus: 5, combo: 2 },
  )
  expect(pointsOf(state, AT(0, 0, 0))).toMatchObject({ combo: 3, points: { combo: 10, total: 2 + 12 + 10 } })
})

test('[BP-27] [BP-39] [BP-61] the game is over at once when nothing fits, and says why for each block', () => {
  const state = drawn(
    `
    ##.#
    .###
    ##.#
    ..#.
    #.#.`,
    ['square-0', 'line2-0', 'line3-1'],
  )
  const end = after(blocks, state, 0, AT(1, 3, 0))
  expect(blocks.toMove(end)).toBeNull()
  expect(blocks.outcome(end)).toMatchObject({
    ...{ winner: null, code: 'no-room', scores: [2] },
    facts: {
      blocks: [
        { slot: 0, row: 2, col: 2, blocked: [11, 14] },
        { slot: 2, row: 0, col: 2, blocked: [6] },
      ],
    },
  })
  expect(blocks.refuse(end, 0, AT(0, 0, 0))).toMatchObject({ code: 'over' })
})

test('[BP-39] a game can be over before the first drag', () => {
  const state = drawn(
    `
    #.#.
    .#.#
    #.#.
    .#.#`,
    ['line2-0', 'square-0', 'hook-0'],
  )
  expect(blocks.outcome(state)?.code).toBe('no-room')
})

test('[BP-60] place, clear, deal, then look whether anything fits: the new hand decides, not the empty one', () => {
  const state = drawn(
    `
    #.#.
    .#.#
    #.#.
    ..##`,
    ['line2-0', '-', '-'],
  )
  const heard = events(state, AT(0, 3, 0)).map(event => event.kind)
  expect(heard.slice(0, 4)).toEqual(['placed', 'cleared', 'scored', 'dealt'])
})

test('[BP-58] a placement is written as block, row and column, counted from 1', () => {
  expect(blocks.notate(AT(0, 1, 6))).toBe('1 r2c7')
  expect(blocks.parse('3 r16c10')).toEqual(AT(2, 15, 9))
  for (const text of ['4 r1c1', '1 r0c1', '1r1c1', '1 r1 c1', '1 R1c1', '1 r01c1', '1 r1c1 ']) expect(blocks.parse(text), text).toBeNull()
})

test('[BP-70] a preview is exactly what the drop then does', () => {
  const rng = stream('preview', 'test')
  for (let play = 0; play < 40; play++) {
    const session = dealt(blocks, `preview-${play}`, blocks.presets[play % blocks.presets.length]!.setup)
    for (let ply = 0; ply < 60 && !session.outcome; ply++) {
      const actions = [...blocks.legal(session.state, 0)]
      const action = actions[below(rng, actions.length)] as Placement
      const seen = preview(blocks.view(session.state, 0), action)
      const heard = events(structuredClone(session.state) as Blocks['State'], action)
      expect(heard.find(event => event.kind === 'scored')).toMatchObject({ points: seen?.points, score: seen?.score })
      const cleared = heard.find(event => event.kind === 'cleared')
      expect(cleared ?? { rows: [], cols: [], cells: [] }).toMatchObject({ rows: seen?.rows, cols: seen?.cols, cells: seen?.cleared })
      session.act(0, action)
    }
  }
})

test('[BP-70] there is no preview where a block does not fit', () => {
  const view = blocks.view(drawn('#...\n....\n....\n....', ['square-0', '-', '-']), 0)
  for (const action of [AT(0, 0, 0), AT(0, 3, 3), AT(1, 1, 1), AT(9, 0, 0)]) expect(preview(view, action)).toBeNull()
})

test('[BP-68] zen takes back without limit, the other modes not at all', () => {
  expect(blocks.undos(dealt(blocks, 'x', { ...blocks.presets[0]!.setup, zen: true }).deal)).toBe(Number.POSITIVE_INFINITY)
  expect(blocks.undos(dealt(blocks, 'x').deal)).toBe(0)
})

test('perft from an empty grid: a square, a long line and a corner', () => {
  const state = drawn(new Array(6).fill('.....').join('\n'), ['square-0', 'line5-0', 'corner-0'])
  expect([1, 2, 3].map(depth => perft(blocks, state, depth))).toEqual([38, 578, 3061])
})

test('random games end, and their scores are what their events say', () => {
  for (let play = 0; play < 10; play++) {
    const session = randomPlay(blocks, { seed: `sum-${play}`, preset: play })
    expect(session.outcome?.scores).toEqual([session.state.score])
  }
})
