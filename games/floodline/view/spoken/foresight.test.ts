import { describe, expect, test } from 'vitest'
import { PIECES } from '../../nouns.ts'
import { EAST, indexOf } from '../../rules/board/space.ts'
import { Futures } from '../../rules/futures.ts'
import { fits, landingCells } from '../../rules/pieces/piece.ts'
import { drawn, play, roomOf } from '../../testing/drawn.ts'
import { dropFacts, heightFacts, pieceFacts, slabsOf, tiltFacts } from './foresight.ts'

describe('where the piece would land', () => {
  test('[FL-151] on what, over what, and how it lies', () => {
    expect(pieceFacts(drawn('.......\n..PPP..\n.......\n.B.#...\n.B.....'))).toEqual({
      ...{ piece: 1, material: 0, lie: 'east-west', falls: 1, size: 3, hangs: 2, wet: 0, on: ['block'] },
      slabs: [{ x: [2, 4], y: [2, 2], z: [0, 0] }],
    })
    expect(pieceFacts(drawn('.....\n.PPP.\n~~~~~\n~~~~~'))).toMatchObject({ on: ['edge'], hangs: 0, wet: 3 })
    expect(pieceFacts(drawn('.....\n.....'))).toBeNull()
  })

  test('a square lies flat in one breath, a T stands with a word more', () => {
    expect(pieceFacts(drawn('.... .PP. .PP.\n.... .... ....', { piece: 'O2' }))).toMatchObject({
      lie: 'flat',
      slabs: [{ x: [1, 2], y: [0, 0], z: [1, 2] }],
    })
    expect(pieceFacts(drawn('.....\n..P..\n.PPP.\n.....', { piece: 'T3' }))).toMatchObject({
      lie: 'upright-east-west',
      slabs: [
        { x: [1, 3], y: [0, 0], z: [0, 0] },
        { x: [2, 2], y: [1, 1], z: [0, 0] },
      ],
    })
  })

  test('a tower is said in one breath, whichever way is down', () => {
    const upright = drawn('.....\n..P..\n..P..\n..P..\n.....')
    expect(pieceFacts(upright)).toMatchObject({ lie: 'upright', slabs: [{ x: [2, 2], y: [0, 2], z: [0, 0] }] })
    const lying = drawn('......\n.PPP..', { state: { gravity: EAST } })
    expect(pieceFacts(lying)).toMatchObject({ slabs: [{ x: [3, 5], y: [0, 0], z: [0, 0] }] })
  })

  test('slabs are the landing cells, no more and no fewer, for every piece in every pose under two gravities', () => {
    const room = drawn(roomOf(9))
    for (const gravity of [room.gravity, EAST])
      for (const piece of PIECES.keys())
        for (let pose = 0; pose < 24; pose++) {
          const state = { ...room, gravity, piece, pose }
          if (!fits(state, pose, state.x, state.y, state.z)) continue
          const cells = landingCells(state)
          const told = slabsOf(state, cells).flatMap(({ x, y, z }) => cellsOf(state.level.bounds, x, y, z))
          expect(
            told.sort((a, b) => a - b),
            `${PIECES[piece]} in pose ${pose}`,
          ).toEqual(cells.toSorted((a, b) => a - b))
        }
  })
})

function cellsOf(bounds: readonly [number, number, number], ...ranges: readonly (readonly [number, number])[]): number[] {
  const [xs, ys, zs] = ranges.map(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  return (xs ?? []).flatMap(x => (ys ?? []).flatMap(y => (zs ?? []).map(z => indexOf(bounds, x, y, z))))
}

describe('what a drop would do', () => {
  test('[FL-153] warnings come before they cost anything: resting on water', () => {
    // It catches on rock and leaves a block over the pool.
    const state = drawn('......\n.PPP..\n......\nB.....\nBBB~~B\nBBBBBB')
    const facts = dropFacts(state, new Futures())
    expect(facts?.warnings.map(({ kind }) => kind)).toContain('resting-on-water')
    expect(dropFacts(drawn('......\n......\n.PPP..\n......\n......\nBBBBBB'), new Futures())?.warnings).toEqual([])
  })

  test('[FL-153] too near the height limit, and then the end', () => {
    const near = drawn('.....\n.....\n.PPP.\n.....\n.BBB.\n.BBB.', { level: { maxWorldHeight: 3 } })
    expect(dropFacts(near, new Futures())?.warnings).toMatchObject([{ kind: 'near-limit', height: 2, limit: 3 }])
    const over = drawn('.....\n.PPP.\n.....\n.BBB.\n.BBB.', { level: { maxWorldHeight: 1 } })
    expect(dropFacts(over, new Futures())).toMatchObject({ warnings: [], outcome: { code: 'overflow' } })
  })

  test('goals, falls and spills are those of the drop that follows', () => {
    const state = drawn('.......\n..PPP..\n......#\n.......', {
      level: { objectives: [{ type: 'PLACE_PIECES', count: 2 }] },
      state: { looseSolids: true },
    })
    const facts = dropFacts(state, new Futures())
    const before = { ...state.metrics }
    play(state, 'drop')
    expect(facts).toMatchObject({ shift: state.metrics.shift - before.shift, spilled: 0, lost: 0, outcome: null })
    expect(facts?.shift).toBe(1)
    expect(facts?.goals).toEqual([{ goal: 0, progress: state.goals[0] }])
  })

  test('asking changes nothing', () => {
    const state = drawn('.....\n.PPP.\n.....\n~~~~~')
    const before = JSON.stringify(state)
    const futures = new Futures()
    dropFacts(state, futures)
    tiltFacts(state, 'right', futures)
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('[FL-150] what a tilt would do to blocks, to water, to the height', () => {
  const state = drawn('..PPP.\n......\n#.....\n#~....')
  expect(tiltFacts(state, 'right', new Futures())).toMatchObject({
    waters: 1,
    height: 1,
    future: { shift: 2, refusal: null, blocked: null },
  })
  expect(tiltFacts(drawn('......\n#..PPP'), 'right', new Futures())).toMatchObject({ waters: 0, future: { blocked: [expect.any(Number)] } })
})

test('heights: the lowest columns are counted', () => {
  expect(heightFacts(drawn('...\n#..\n#..'), [[1, -1, -1]])).toMatchObject({ now: 1, lowest: -1, highest: 1, free: 2 })
})
