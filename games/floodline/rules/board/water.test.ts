import { describe, expect, test } from 'vitest'
import { hash } from '../../../../kernel/hash.ts'
import { stream } from '../../../../kernel/rng.ts'
import { GRAVITIES } from '../../nouns.ts'
import { randomBoard } from '../../testing/boards.ts'
import { at, type Drawn, drawn, levelOf, picture, play, tilted } from '../../testing/drawn.ts'
import { start } from '../start.ts'
import { WATER } from './cells.ts'
import { poolsOf } from './pools.ts'
import { waterMoves } from './settle.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from './space.ts'

/** The picture after the world has settled, without a piece. */
function settled(text: string, changes: Drawn = {}): string {
  const state = drawn(text, changes)
  tilted(state)
  return picture(state)
}

function units({ cells }: { cells: Uint8Array }): number {
  return cells.reduce((sum, code) => sum + (code === WATER ? 1 : 0), 0)
}

describe('Single basin fill', () => {
  test.each([
    [1, 'B...B\nB...B\nB~..B\nBBBBB'],
    [2, 'B...B\nB...B\nB~~.B\nBBBBB'],
    [3, 'B...B\nB...B\nB~~~B\nBBBBB'],
    [4, 'B...B\nB~..B\nB~~~B\nBBBBB'],
    [7, 'B~..B\nB~~~B\nB~~~B\nBBBBB'],
  ])('[FL-63] %i units lie in the lowest cells, in canonical order', (count, after) => {
    const state = drawn('B...B\nB...B\nB...B\nBBBBB')
    const column = [1, 2, 3].flatMap(y => [3, 2, 1].map(x => at(state, x, y)))
    for (const cell of column.slice(0, count)) state.cells[cell] = WATER
    tilted(state)
    expect(picture(state)).toBe(after)
  })

  test.each([
    ['DOWN', DOWN, '... ...\n... .~.', '... ...\n... ~..'],
    ['NORTH', NORTH, '... ...\n... .~.', '... ...\n~.. ...'],
    ['SOUTH', SOUTH, '... ...\n.~. ...', '... ~..\n... ...'],
    ['EAST', EAST, '... ...\n... .~.', '... ...\n..~ ...'],
    ['WEST', WEST, '... ...\n... .~.', '~.. ...\n... ...'],
  ] as const)('[FL-5] a single unit runs to the canonical corner of %s', (_, gravity, before, after) => {
    expect(settled(before, { state: { gravity } })).toBe(after)
  })
})

describe('Two basins with ridge', () => {
  test('[FL-63] the fifth of five finds no room in its pit and runs over the ridge', () => {
    expect(settled('B~...B\nB~~B.B\nB~~B.B\nBBBBBB')).toBe('B....B\nB~~B.B\nB~~B~B\nBBBBBB')
  })

  test('[FL-63] fallen to a ledge they wait, and the set of the ledge holds the pit too', () => {
    expect(settled('B~..B\nB~..B\nB~..B\nBB..B')).toBe('B...B\nB...B\nB~..B\nBB~~B')
  })

  test('[FL-62] water drops first: none goes over the lip, though the left floor comes first in order', () => {
    expect(settled('....~.\n....~.\nB..B~.\nB..B~.')).toBe('......\n......\nB..B~~\nB..B~~')
  })

  test('[FL-63] two full pits rise as one', () => {
    expect(settled('B.....B\nB~~~..B\nB~~B~.B\nB~~B~.B\nBBBBBBB')).toBe('B.....B\nB~....B\nB~~B~~B\nB~~B~~B\nBBBBBBB')
  })

  test('[FL-68] two pools that are not joined keep what they have', () => {
    expect(settled('B~.B..B\nB~.B~.B\nBBBBBBB')).toBe('B..B..B\nB~~B~.B\nBBBBBBB')
  })
})

describe('Displacement', () => {
  test('[FL-65] the unit a voxel ends in goes on top of the pool', () => {
    const state = drawn('B...P..B\nB...P..B\nB~~~Q~~B\nBBBBBBBB')
    const told = play(state, 'drop')
    expect(picture(state)).toBe('B...#..B\nB~..#..B\nB~~~#~~B\nBBBBBBBB')
    expect(told.find(event => event.kind === 'merged')).toMatchObject({ displaced: [at(state, 4, 1)] })
    expect(told.find(event => event.kind === 'flowed')).toEqual({
      ...{ kind: 'flowed', out: [at(state, 4, 1)], into: [at(state, 1, 2)], overflow: 0 },
    })
  })

  test('[FL-64] [FL-65] standing water goes first and is never robbed of its place', () => {
    // There is one dry cell at the bottom. The unit in the piece is nearer to it; the one in the air falls there all the same.
    const state = drawn('B.P~B\nB.P.B\nBBQ.B')
    play(state, 'drop')
    expect(picture(state)).toBe('B.#.B\nB~#.B\nBB#~B')
  })

  test('[FL-65] a piece that locks in water and falls on leaves water where it was', () => {
    const state = drawn('....\nQQQ~\n~#~~\n~~~~') // it lands on a voxel that nothing holds
    play(state, 'drop')
    expect(picture(state)).toBe('~~~.\n~~~~\n###~\n~#~~')
    expect(units(state)).toBe(11)
  })

  test('[FL-66] water under a piece that fits its shaft rises inside it to the rim', () => {
    const state = drawn('...P..\n.AAPAA\n.AAQAA')
    play(state, 'drop')
    expect(picture(state)).toBe('...#..\n.AA#AA\n~AA#AA')
  })

  test('[FL-66] it never leaves through an older body', () => {
    const state = drawn('BBBBBB\nBPPQA.\nBBBBBB') // behind the anchored voxel there would be room
    play(state, 'drop')
    expect(picture(state)).toBe('BBBBBB\nB###A.\nBBBBBB')
    expect(state.metrics.overflowed).toBe(1)
  })

  test('[FL-66] a body that falls in this resolve is a way out too', () => {
    const state = drawn('#\n.\n~\n~') // the water has no way round: it rises through the voxel
    tilted(state)
    expect(picture(state)).toBe('.\n~\n~\n#')
    expect(state.metrics.overflowed).toBe(0)
  })

  test('[FL-67] only what is displaced overflows, and it is counted', () => {
    const state = drawn('BBBBB\nBQQQB\nB~~~B\nBBBBB')
    play(state, 'drop')
    expect(picture(state)).toBe('BBBBB\nB~~~B\nB###B\nBBBBB')
    expect([state.metrics.overflowed, units(state)]).toEqual([3, 3])
  })
})

describe('Drain', () => {
  test('[FL-72] SELF takes the one unit on top of it, and then the rest settles', () => {
    const state = drawn('BPPPB\n.B...\nB~~~B\nBBDBB', { drains: [{ rate: 3, scope: 'SELF' }] })
    const told = play(state, 'drop')
    expect(told.filter(event => event.kind === 'drained')).toEqual([{ kind: 'drained', drain: at(state, 2, 0), cells: [at(state, 2, 1)] }])
    expect(picture(state)).toBe('B###B\n.B...\nB~~.B\nBBDBB')
    expect(state.metrics.drained).toBe(1)
  })

  test('[FL-72] a pool runs dry, a unit in each lock resolve', () => {
    const state = drawn('........\nPPP.....\n........\n....B~~B\nBBBBBBDB', { drains: [{ rate: 1, scope: 'SELF' }] })
    const left: number[] = []
    for (let n = 0; n < 3; n++) {
      play(state, 'drop')
      left.push(units(state))
    }
    expect(left).toEqual([1, 1, 1]) // the last unit lies at the west end, out of scope
    expect(picture(state)).toContain('B~.B')
  })
})

describe('Freeze', () => {
  test('[FL-74] the water next to the piece becomes ice and stays where it froze, whatever gravity does', () => {
    const freeze = { charges: 1, resolves: 9, scope: 'ADJ6' } as const
    const state = drawn('..P...\n..P...\n~~P~~~', { level: { abilities: { freeze } } })
    const told = play(state, 'freeze, drop')
    expect(told.find(event => event.kind === 'frozen')).toEqual({ kind: 'frozen', cells: [at(state, 1, 0), at(state, 3, 0)] })
    expect(picture(state)).toBe('..#...\n..#...\n~I#I~~')
    for (const gravity of [EAST, DOWN, WEST, NORTH, SOUTH]) tilted(state, gravity)
    expect([state.cells[at(state, 1, 0)], state.cells[at(state, 3, 0)]]).toEqual([8, 8])
  })
})

describe('Gravity change', () => {
  const LOCK_GATES = `
    .....#.. ........ ..##....
    .......# ...#.... ...#...:
    B...B... B~~.B... B...B..#
    B~~~B.#. B~~~B.#. B~~~B::.
    BBBBBBBB BBBBBBBB BBBBBBBB`

  test('[FL-52] a level of a fixed seed, tilted all round, comes to the same boards and the same hash wherever it is played', () => {
    const state = drawn(LOCK_GATES, { level: { seed: 2026, voidFaces: ['NORTH'] } })
    const before = units(state)
    const pictures = [EAST, DOWN, WEST, DOWN, SOUTH, DOWN, NORTH, DOWN].map(gravity => {
      tilted(state, gravity)
      return hash(picture(state))
    })
    expect(units(state) + state.metrics.overflowed).toBe(before)
    expect(new Set(pictures).size).toBe(6)
    expect(pictures.map(each => each.slice(0, 8)).join(' ')).toBe('e8c58ddf 71fe2e81 af8118a4 b5f2f567 fdea1522 b5f2f567 91dffdc5 b5f2f567')
    expect(hash(state)).toBe('754f7b3702d73e1e')
  })

  test('[FL-68] standing water is at equilibrium afterwards, and under the old gravity it was too', () => {
    for (const gravity of [DOWN, NORTH, SOUTH, EAST, WEST]) {
      const { bounds, cells, notes } = randomBoard(stream(`equilibrium ${gravity}`, 'test'), [6, 7, 5], 'noise')
      const state = start(levelOf(bounds))
      Object.assign(state, { cells, notes, lost: '', piece: -1 })
      tilted(state, gravity)
      expect(waterMoves(state), GRAVITIES[gravity]).toEqual({ from: [], to: [] })
    }
  })
})

test('[FL-60] units are alike and one to a cell, and water holds nothing up', () => {
  const state = drawn('~#~\n~~~\n~~~')
  tilted(state)
  expect(picture(state)).toBe('~~~\n~~~\n~#~')
  expect(units(state)).toBe(8)
})

describe('[FL-61] open and free', () => {
  test('water passes POROUS and does not stay in it', () => {
    expect(settled('B~B\nB:B\nB.B')).toBe('B.B\nB:B\nB~B')
    expect(settled('B~B\nB:B\nB:B')).toBe('B~B\nB:B\nB:B')
    expect(settled('BBBBB\nB~:.B\nB~B.B\nBBBBB')).toBe('BBBBB\nB.:.B\nB~B~B\nBBBBB')
  })

  test.each(['#', 'H', 'R', 'A', 'I', 'D', 'W', 'B'])('%s stops water', sign => {
    const text = `B~B\nB${sign}B\nB.B`
    expect(settled(text)).toBe(text)
  })

  test('POROUS that has just fallen is open like any other', () => {
    expect(settled('.~.\n...\n:::\n...\n#.#')).toBe('...\n...\n...\n:::\n#~#')
  })

  test('sideways through POROUS', () => {
    expect(settled('BBBBB\nB~:.B\nBBB.B\nBBBBB')).toBe('BBBBB\nB.:.B\nBBB~B\nBBBBB')
  })
})

test('[FL-62] several units may arrive in one cell, and it may be POROUS; then they spread', () => {
  expect(settled('.~.\n.~.\n.~.\nB:B')).toBe('...\n...\n~~~\nB:B')
})

test('[FL-62] [FL-64] displaced units fall too, in their own fill, through the body that displaced them', () => {
  // From where the unit was it would run over the lip to the west floor, which comes first in order.
  const state = drawn('....Q.\n....P.\nB..BP.')
  play(state, 'drop')
  expect(picture(state)).toBe('....#.\n....#.\nB..B#~')
})

test('[FL-63] a cell that is taken is no longer free and still open', () => {
  // The first unit fills the neck; the second still passes it.
  expect(settled('BB~B\nBB~B\nB..B\nB.BB')).toBe('BB.B\nBB.B\nB~.B\nB~BB')
})

test('[FL-64] all standing units are lifted before, so that their own cells are free', () => {
  const text = 'B..B\nB~~B\nB~~B\nBBBB'
  expect(settled(text)).toBe(text)
})

test('[FL-66] a cell that froze in this resolve is no way out', () => {
  const freeze = { charges: 1, resolves: 9, scope: 'ADJ6' } as const
  // Above the ice there is air; through it the displaced unit would get there.
  const text = 'BBBBBB\nBBBB.B\nBBBB~B\nBPPQ~B\nBBBBBB'
  const iced = drawn(text, { level: { abilities: { freeze } } })
  play(iced, 'freeze, drop')
  expect(picture(iced)).toBe('BBBBBB\nBBBB.B\nBBBB~B\nB###IB\nBBBBBB')
  expect(iced.metrics.overflowed).toBe(1)
  const open = drawn(text)
  play(open, 'drop')
  expect(picture(open)).toBe('BBBBBB\nBBBB~B\nBBBB~B\nB###~B\nBBBBBB')
  expect(open.metrics.overflowed).toBe(0)
})

test('[FL-67] nothing but drains and overflow takes water away, and nothing but a thaw adds to it', () => {
  for (let board = 0; board < 40; board++) {
    const { bounds, cells, notes } = randomBoard(stream(`kept ${board}`, 'test'), [5, 6, 4])
    const state = start(levelOf(bounds))
    Object.assign(state, { cells, notes, lost: '', piece: -1 })
    const before = units(state)
    for (const gravity of [EAST, DOWN, SOUTH]) tilted(state, gravity)
    expect(units(state) + state.metrics.overflowed, `board ${board}`).toBe(before)
  }
})

test('[FL-68] standing water never ends higher than it was', () => {
  const state = drawn('B~...B\nB~~B.B\nB~~B.B\nBBBBBB')
  const heights = (): number[] =>
    [...state.cells.entries()].flatMap(([cell, code]) => (code === WATER ? [Math.floor(cell / 6)] : [])).sort((a, b) => a - b)
  const before = heights()
  tilted(state)
  heights().forEach((height, i) => expect(height).toBeLessThanOrEqual(before[i]!))
})

describe('[FL-69] pools', () => {
  test('surface, spill level and units until it spills', () => {
    const state = drawn('B......B\nB......B\nB...B..B\nB~..B..B\nB~~~B~.B\nBBBBBBBB')
    const { pools, poolOf } = poolsOf(state)
    expect(pools).toMatchObject([
      { lowest: at(state, 1, 1), surface: 2, filled: 1, layer: 3, spill: 4, room: 5 },
      { lowest: at(state, 5, 1), surface: 1, filled: 1, layer: 2, spill: 4, room: 5 },
    ])
    expect([poolOf[at(state, 1, 2)], poolOf[at(state, 5, 1)], poolOf[at(state, 6, 1)]]).toEqual([0, 1, -1])
  })

  test('a pool that can only fill its chamber never spills', () => {
    const [pool] = poolsOf(drawn('BBBB\nB..B\nB~.B\nBBBB')).pools
    expect(pool).toMatchObject({ spill: -1, room: 3 })
  })

  test('the level of a cell is the least at which water comes there', () => {
    const state = drawn('B....B\nB..B.B\nB~.B.B\nBBBBBB')
    const { req } = poolsOf(state)
    expect([1, 2, 4].map(x => req[at(state, x, 1)])).toEqual([1, 1, 3])
    expect(req[at(state, 2, 2)]).toBe(2)
    expect(req[at(state, 0, 0)]).toBe(-1)
  })

  test('what was said to be the room until it spills is what it takes', () => {
    const state = drawn('B.....B\nB..B..B\nB~.B..B\nBBBBBBB')
    const { room } = poolsOf(state).pools[0]!
    for (let n = 0; n <= room; n++) {
      const spilt = state.cells[at(state, 4, 1)] === WATER
      expect(spilt).toBe(false)
      state.cells[at(state, 1, 3)] = WATER
      tilted(state)
    }
    expect(state.cells[at(state, 4, 1)]).toBe(WATER)
  })
})
