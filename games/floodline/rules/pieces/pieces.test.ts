import { describe, expect, test } from 'vitest'
import { MATERIALS, PIECES, type Spot, type Token } from '../../nouns.ts'
import { drawn, play, roomOf } from '../../testing/drawn.ts'
import { BEDROCK, EMPTY } from '../board/cells.ts'
import { indexOf } from '../board/space.ts'
import { pieceCells, turn } from './piece.ts'
import { KICKS, materialOfToken, OFFSETS, POSES, pieceOf, TURNED, tokenCode, VOXELS } from './pieces.ts'

/** The table of the rule book. */
const LIBRARY: [piece: (typeof PIECES)[number], offsets: string, ways: number][] = [
  ['O2', '000 100 001 101', 3],
  ['I3', '000 100 200', 3],
  ['I4', '000 100 200 300', 3],
  ['L3', '000 100 010', 12],
  ['L4', '000 100 200 010', 24],
  ['J4', '000 100 200 210', 24],
  ['T3', '000 100 200 110', 12],
  ['S4', '000 100 101 201', 12],
  ['Z4', '000 100 10- 20-', 12], // - is -1
  ['U5', '000 200 001 101 201', 12],
  ['P5', '000 100 010 110 200', 24],
  ['C3D5', '000 100 010 001 101', 24],
]

function spots(offsets: Int8Array): Spot[] {
  return Array.from({ length: offsets.length / 3 }, (_, i) => [offsets[3 * i]!, offsets[3 * i + 1]!, offsets[3 * i + 2]!])
}

/** Moved to the corner and in order: how a shape lies, wherever its pivot is. */
function lying(offsets: Int8Array): string {
  const voxels = spots(offsets)
  const least = [0, 1, 2].map(axis => Math.min(...voxels.map(voxel => voxel[axis]!)))
  return voxels
    .map(voxel => voxel.map((n, axis) => n - least[axis]!).join(''))
    .sort()
    .join(' ')
}

test.each(LIBRARY)('[FL-10] %s is made of %s', (piece, offsets) => {
  const code = LIBRARY.findIndex(([name]) => name === piece)
  expect(PIECES[code]).toBe(piece)
  const table = offsets.split(' ').map(voxel => Array.from(voxel, n => (n === '-' ? -1 : Number(n))))
  expect(VOXELS[code]).toEqual(table)
  expect(spots(OFFSETS[code]![0]!)).toEqual(table)
})

test('[FL-10] there are twelve; L4 and J4 are one shape, and so are S4 and Z4, and no two others', () => {
  expect(PIECES).toHaveLength(12)
  const ways = PIECES.map((_, code) => [...new Set(OFFSETS[code]!.map(lying))].sort().join(' / '))
  const alike = PIECES.flatMap((a, i) => PIECES.slice(i + 1).flatMap((b, j) => (ways[i] === ways[i + 1 + j] ? [`${a} ${b}`] : [])))
  expect(alike).toEqual(['L4 J4', 'S4 Z4'])
})

test('[FL-11] every piece has its pivot, first in its list, and a turn leaves it where it is', () => {
  for (const poses of OFFSETS) for (const offsets of poses) expect(spots(offsets)[0]).toEqual([0, 0, 0])
  const state = drawn('..... ..... .....\n..... .PPP. .....\n..... ..... .....')
  const before = [state.x, state.y, state.z]
  expect(pieceCells(state)[0]).toBe(indexOf(state.level.bounds, state.x, state.y, state.z))
  play(state, 'roll+')
  expect([state.x, state.y, state.z]).toEqual(before)
})

test('[FL-12] the 24 poses are the rotations of the cube, each once, and no mirror image', () => {
  expect(new Set(POSES.map(String)).size).toBe(24)
  for (const [[a, b, c], [d, e, f], [g, h, i]] of POSES) {
    expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)).toBe(1)
    for (const row of [
      [a, b, c],
      [d, e, f],
      [g, h, i],
    ])
      expect(row.filter(n => n !== 0)).toHaveLength(1)
  }
})

/** What an offset becomes. */
const TURNS: [name: string, (spot: Spot) => Spot][] = [
  ['yaw+', ([x, y, z]) => [z, y, -x]],
  ['yaw-', ([x, y, z]) => [-z, y, x]],
  ['pitch+', ([x, y, z]) => [x, -z, y]],
  ['pitch-', ([x, y, z]) => [x, z, -y]],
  ['roll+', ([x, y, z]) => [-y, x, z]],
  ['roll-', ([x, y, z]) => [y, -x, z]],
]

test.each(TURNS)('[FL-13] %s turns every offset of every piece in every pose', (name, become) => {
  const number = TURNS.findIndex(([other]) => other === name)
  for (const poses of OFFSETS)
    poses.forEach((offsets, pose) => {
      const after = spots(poses[TURNED[pose]![number]!]!)
      expect(after).toEqual(spots(offsets).map(spot => become(spot).map(n => n + 0)))
    })
})

test.each(['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'])('[FL-13] a turn is about a world axis under %s too', gravity => {
  const code = ['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'].indexOf(gravity)
  for (const [name, become] of TURNS) {
    const state = drawn(roomOf(7), { state: { gravity: code } })
    const before = spots(OFFSETS[state.piece]![state.pose]!)
    play(state, name)
    expect(spots(OFFSETS[state.piece]![state.pose]!)).toEqual(before.map(spot => become(spot).map(n => n + 0)))
  }
})

/** Where +x, +y and +z go. */
const POSE_TABLE = `
  +x+y+z -z+y+x +x+z-y +y-x+z -x+y-z +y+z+x -z-x+y -z+x-y
  +x-y-z +z-x-y -x-y+z +z+y-x -x+z+y -y-x-z +y+x-z +z-y+x
  -z-y-x -x-z-y +x-z+y -y+x+z -y+z-x +z+x+y +y-z-x -y-z+x`

test('[FL-14] the poses have the numbers of the table', () => {
  const named = POSES.map(pose =>
    [0, 1, 2].map(from => {
      const to = pose.findIndex(row => row[from] !== 0)
      return `${pose[to]![from]! > 0 ? '+' : '-'}${'xyz'[to]}`
    }),
  )
  expect(named.map(axes => axes.join(''))).toEqual(POSE_TABLE.trim().split(/\s+/))
})

test('[FL-14] the spawn pose is 0, and every quarter turn and its opposite lead back', () => {
  expect(lying(OFFSETS[6]![0]!)).toBe('000 100 110 200')
  for (let pose = 0; pose < 24; pose++)
    for (let turn = 0; turn < 6; turn++) {
      expect(TURNED[TURNED[pose]![turn]!]![turn ^ 1]).toBe(pose)
      let four = pose
      for (let n = 0; n < 4; n++) four = TURNED[four]![turn]!
      expect(four).toBe(pose)
    }
})

describe('[FL-15] kicks', () => {
  const TABLE = '000 100 -00 001 00- 010 101 10- -01 -0-'.split(' ').map(kick => Array.from(kick, n => (n === '-' ? -1 : Number(n))))

  /** R, U and F by gravity, from the table of FL-4. */
  const AXES: [gravity: string, r: Spot, u: Spot, f: Spot][] = [
    ['DOWN', [1, 0, 0], [0, 1, 0], [0, 0, -1]],
    ['NORTH', [1, 0, 0], [0, 0, 1], [0, 1, 0]],
    ['SOUTH', [1, 0, 0], [0, 0, -1], [0, -1, 0]],
    ['EAST', [0, 0, 1], [-1, 0, 0], [0, 1, 0]],
    ['WEST', [0, 0, 1], [1, 0, 0], [0, -1, 0]],
  ]

  /** In solid rock, with room for a U5 where it is and for what it becomes after these kicks, and nowhere else. */
  function quarried(gravity: string, ...kicks: number[]): ReturnType<typeof drawn> {
    const code = AXES.findIndex(([name]) => name === gravity)
    const [, r, u, f] = AXES[code]!
    const rock = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 'BBBBBBBBB').join(' ')).join('\n')
    const state = drawn(rock, { state: { gravity: code, piece: PIECES.indexOf('U5'), pose: 4, x: 4, y: 4, z: 4, lockResets: 0 } })
    for (const cell of pieceCells(state)) state.cells[cell] = EMPTY
    for (const kick of kicks) {
      const [a, b, c] = TABLE[kick]!
      const by = [0, 1, 2].map(i => a! * r[i]! + b! * u[i]! - c! * f[i]!)
      const there = { ...state, pose: TURNED[4]![YAW]!, x: 4 + by[0]!, y: 4 + by[1]!, z: 4 + by[2]! }
      for (const cell of pieceCells(there)) state.cells[cell] = EMPTY
    }
    return state
  }

  const shift = (gravity: string, kick: number): number[] => {
    const [, r, u, f] = AXES.find(([name]) => name === gravity)!
    const [a, b, c] = TABLE[kick]!
    return [0, 1, 2].map(i => 4 + a! * r[i]! + b! * u[i]! - c! * f[i]!)
  }

  const YAW = 0

  test('they are those of the table', () => expect(KICKS).toEqual(TABLE))

  test('under DOWN a kick is its numbers', () => expect(shift('DOWN', 6)).toEqual([5, 4, 5]))

  test.each(AXES)('%s: each is taken where it alone fits, and shifts by a·R + b·U − c·F', gravity => {
    for (let kick = 0; kick < 10; kick++) {
      const state = quarried(gravity, kick)
      expect([turn(state, YAW), state.x, state.y, state.z]).toEqual([kick, ...shift(gravity, kick)])
      expect(state.pose).toBe(TURNED[4]![YAW])
    }
  })

  test.each(AXES)('%s: of two that fit the first of the table is taken', gravity => {
    for (let one = 0; one < 10; one++)
      for (let other = one + 1; other < 10; other++) {
        const state = quarried(gravity, other, one)
        expect(turn(state, YAW), `${one} and ${other}`).toBe(one)
      }
  })

  test('if none fits the piece stays as it was', () => {
    const state = quarried('EAST')
    expect(turn(state, YAW)).toBe(-1)
    expect(state).toMatchObject({ pose: 4, x: 4, y: 4, z: 4 })
    expect(state.cells[0]).toBe(BEDROCK)
  })

  test.each(AXES)('[FL-27] %s: kick 5, which lifts, is skipped once all resets are used', gravity => {
    for (const [resets, kick] of [
      [3, 5],
      [4, -1],
      [5, -1],
    ] as const)
      expect(turn(Object.assign(quarried(gravity, 5), { lockResets: resets }), YAW)).toBe(kick)
    expect(turn(Object.assign(quarried(gravity, 5, 8), { lockResets: 4 }), YAW)).toBe(8)
  })

  test('[FL-27] the level may give other resets', () => {
    const state = quarried('DOWN', 5)
    expect(turn(Object.assign(state, { level: { ...state.level, lock: { maxResets: 0 } } }), YAW)).toBe(-1)
  })
})

test('[FL-16] a token is piece code × 3 + material code, STANDARD if nothing is said', () => {
  PIECES.forEach((piece, code) => {
    expect(tokenCode(piece)).toBe(code * 3)
    MATERIALS.forEach((material, made) => {
      const token = tokenCode(`${piece}:${material}` as Token)
      expect([token, pieceOf(token), materialOfToken(token)]).toEqual([code * 3 + made, code, made])
    })
  })
  expect(MATERIALS).toEqual(['STANDARD', 'HEAVY', 'REINFORCED'])
})

test.each(LIBRARY)('[FL-17] %s (%s) can lie in %i ways, and has 24 poses all the same', (piece, _, ways) => {
  const poses = OFFSETS[PIECES.indexOf(piece)]!
  expect(poses).toHaveLength(24)
  expect(new Set(poses.map(lying)).size).toBe(ways)
})
