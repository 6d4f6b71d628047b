import { describe, expect, test } from 'vitest'
import type { Gravity } from '../../nouns.ts'
import { at, type Drawn, drawn, picture, play, tidy, tilted } from '../../testing/drawn.ts'
import { looseVoxels } from './settle.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from './space.ts'

/** The picture after solids and water have settled, without a piece. */
function settled(text: string, changes: Drawn = {}): string {
  const state = drawn(text, changes)
  tilted(state)
  return picture(state)
}

function stays(text: string, changes: Drawn = {}): void {
  expect(settled(text, changes)).toBe(tidy(text))
  expect(looseVoxels(drawn(text, changes))).toEqual([]) // it is held, and does not only find no room to fall
}

test('[FL-9] what is immovable stays in the air, a voxel with an anchor too; what is movable falls', () => {
  stays('W.B.I.D.d.A.R\n.............\n.............')
  expect(settled('#.H.:\n.....')).toBe('.....\n#.H.:')
})

describe('[FL-40] a component moves as one body', () => {
  test('SOLID and POROUS alike, whatever they are made of', () => {
    expect(settled('.#H:.\n.#...\n.....\n.....')).toBe('.....\n.....\n.#H:.\n.#...')
  })

  test('edges and corners do not join', () => {
    expect(settled('.#..\n..#.\n....\n..#.')).toBe('....\n....\n..#.\n.##.') // each by itself
  })

  test('faces in all three directions do', () => {
    expect(settled('##. .#. .#.\n... ... ...\n#.. ... ...')).toBe('... ... ...\n##. .#. .#.\n#.. ... ...')
  })

  test('it never tips over and never breaks', () => {
    expect(settled('#####\n#....\n.....\n#....')).toBe('.....\n#####\n#....\n#....')
  })
})

describe('[FL-41] what holds a component', () => {
  test.each([
    ['the floor', '....\n.##.'],
    ['one voxel on the floor', '####\n#...'],
    ['rock', '.#..\n.B..\n....'],
    ['a wall', '.#..\n.W..\n....'],
    ['ice', '.#..\n.I..\n....'],
    ['a drain', '.#..\n.D..\n....'],
    ['an anchored voxel', '.#..\n.A..\n....'],
  ])('%s does', (_, text) => stays(text))

  test.each([
    ['its own voxels do not', '.##.\n.##.\n....', '....\n.##.\n.##.'],
    ['water does not', '.##.\n~~~~\n~~~~', '~~..\n~~~~\n~##~'],
    ['another body that is not held does not', '..#.\n....\n..#.\n....', '....\n....\n..#.\n..#.'],
  ])('%s', (_, before, after) => expect(settled(before)).toBe(after))

  test('the active piece does not', () => {
    const state = drawn('.....\n..#..\nPPP..\n.....', { state: { gravity: EAST } })
    expect(play(state, 'tilt left')[0]).toMatchObject({ kind: 'tilt-refused' }) // it would fall through the piece
  })

  test('the face towards gravity holds, unless it is void, and no other face does', () => {
    for (const [gravity, name, text] of [
      [NORTH, 'NORTH', '.#. ... ...\n... ... ...'],
      [SOUTH, 'SOUTH', '... ... .#.\n... ... ...'],
      [EAST, 'EAST', '... ..# ...\n... ... ...'],
      [WEST, 'WEST', '... #.. ...\n... ... ...'],
    ] as const) {
      stays(text, { state: { gravity } })
      expect(settled(text, { state: { gravity }, level: { voidFaces: [name] } })).not.toContain('#')
      expect(settled(text)).not.toBe(text)
    }
  })
})

describe('[FL-42] attachment', () => {
  test.each([
    ['from the side, as in the rule book', 'B##.\nB...\nB...'],
    ['from above', '.B..\n.#..\n....'],
    ['from below', '....\n.##.\n..B.\n....'],
    ['from the north', 'B.. #.. ...\n... ... ...'],
    ['from the south', '... #.. I..\n... ... ...'],
    ['by one voxel of many', '....\nB#..\n.##.\n..#.\n..##\n....'],
  ])('%s', (_, text) => stays(text))

  test('the edge of the board holds only what lies on it in the direction of gravity', () => {
    expect(settled('##..\n....\n....')).toBe('....\n....\n##..')
    expect(settled('... #.. ...\n... ... ...')).toBe('... ... ...\n... #.. ...')
  })

  test('touching with an edge is not touching', () => {
    expect(settled('.#..\nB...\n....')).toBe('....\nB...\n.#..')
  })
})

describe('[FL-43] solids settle in rounds', () => {
  test('the example of the rule book: the right voxel needs nothing below it', () => {
    expect(settled('.##.\n.#..\n....\n....')).toBe('....\n....\n.##.\n.#..')
  })

  test('the lowest falls first, so that what is above comes down on it', () => {
    expect(settled('#...\n....\n#...\n....\n#...\n....')).toBe('....\n....\n....\n#...\n#...\n#...')
  })

  test('two that meet on the way are one only in the next round', () => {
    const state = drawn('###\n#..\n#.#\n#..\n...\n...')
    const falls = tilted(state).flatMap(told => (told.kind === 'fell' ? [[told.from.length, told.by]] : []))
    expect(falls).toEqual([
      [6, 1],
      [1, 3],
      [6, 1],
    ])
    expect(picture(state)).toBe('...\n...\n###\n#..\n#..\n#.#')
  })

  test('bodies fall in canonical order of their first cells', () => {
    const order = (gravity: number): number[] => {
      const state = drawn('... ... ... ...\n.#. ... .#. ...\n... ... ... ...\n... .#. ... ...', { state: { gravity: DOWN } })
      return tilted(state, gravity).flatMap(told => (told.kind === 'fell' ? told.from : []))
    }
    const state = drawn('... ... ... ...\n.#. ... .#. ...\n... ... ... ...\n... .#. ... ...')
    const [low, north, south] = [at(state, 1, 0, 1), at(state, 1, 2, 0), at(state, 1, 2, 2)]
    expect(order(DOWN)).toEqual([south, north])
    expect(order(SOUTH)).toEqual([south, low, north])
    expect(order(EAST)).toEqual([north, low, south])
    expect(order(WEST)).toEqual([north, low, south])
  })
})

describe('[FL-44] as far as it can', () => {
  test.each([
    ['to the floor', '.#.\n...\n...', '...\n...\n.#.'],
    ['to the first solid of any kind', '#.#.#.#\n.......\nB.I.D.W\n.......', '.......\n#.#.#.#\nB.I.D.W\n.......'],
    ['every voxel counts', '###\n...\n...\n..B', '...\n...\n###\n..B'],
    ['water is no obstacle', '#..\n~..\n~..', '...\n...\n#~~'],
    ['nowhere, for this round', '.#.\n...\n.B.\n...', '...\n.#.\n.B.\n...'],
  ])('%s', (_, before, after) => expect(settled(before)).toBe(after))
})

test('[FL-45] it goes the whole way in one move, past rock at the side', () => {
  expect(settled('.#.\n..B\n...')).toBe('...\n..B\n.#.')
  const state = drawn('.#.\n..B\n...')
  expect(tilted(state)[1]).toEqual({ kind: 'fell', from: [at(state, 1, 2)], by: 2, lost: [] })
})

test('[FL-45] water that it only crosses is not displaced', () => {
  const state = drawn('#\n~\n~\n.\n.')
  tilted(state)
  expect(picture(state)).toBe('.\n.\n~\n~\n#')
  expect(state.metrics.overflowed).toBe(0)
})

describe('[FL-46] shift', () => {
  test('counts a voxel once for a resolve, however often it moved', () => {
    const state = drawn('###\n#..\n#.#\n#..\n...\n...')
    tilted(state)
    expect(state.metrics).toMatchObject({ shift: 7, shiftLast: 7, lost: 0 })
  })

  test('counts voxels that are in another cell, not cells that changed', () => {
    const state = drawn('#..\n#..\n...')
    tilted(state)
    expect(state.metrics.shiftLast).toBe(2)
  })

  test('does not count lost ones', () => {
    const state = drawn('#.#\n...\nB..', { level: { voidFaces: ['DOWN'] } })
    tilted(state)
    expect(state.metrics).toMatchObject({ shiftLast: 1, lostLast: 1, lost: 1 })
  })

  test('adds up, and the latest is kept apart', () => {
    const state = drawn('#..\n...')
    tilted(state)
    tilted(state, EAST)
    tilted(state, EAST)
    expect(state.metrics).toMatchObject({ shift: 2, shiftLast: 0 })
  })

  test('counts the settles before and after a thaw together', () => {
    // One I3 hangs and falls on the ice at once; when the ice thaws it goes on.
    const state = drawn('PPP....\n.......\n....###\n.......\n....I..\n.......', { ice: 1 })
    play(state, 'drop')
    expect(picture(state)).toBe('.......\n.......\n.......\n.......\n.......\n###~###')
    expect(state.metrics.shiftLast).toBe(3)
  })
})

test.each([
  [7, '#######.\n........', 0],
  [8, '########\n........', 1],
])('[FL-47] a shift of %i', (shift, text, collapses) => {
  const state = drawn(text)
  tilted(state)
  expect(state.metrics).toMatchObject({ shiftLast: shift, collapses })
})

describe('[FL-48] anchors', () => {
  test.each([DOWN, NORTH, SOUTH, EAST, WEST])('an anchored voxel never moves, under gravity %i', gravity => {
    stays('... ... ...\n... .A. ...\n... ... ...', { state: { gravity } })
  })

  test('voxels of a REINFORCED piece are anchored for good when it locks', () => {
    const state = drawn('...\n...\nPPP', { state: { material: 2 } })
    play(state, 'drop')
    expect(picture(state)).toBe('...\n...\nRRR')
    expect([...state.notes]).toEqual([255, 255, 255, 0, 0, 0, 0, 0, 0])
    expect(tilted(state, EAST).some(told => told.kind === 'fell')).toBe(false)
  })

  test('voxels of another piece are not', () => {
    const state = drawn('....\n....\nPPP.', { state: { material: 1 } })
    play(state, 'drop')
    expect(picture(state)).toBe('....\n....\nHHH.')
    tilted(state, EAST)
    expect(picture(state)).toBe('....\n....\n.HHH')
  })
})

describe('[FL-49] void faces', () => {
  const VOID: Drawn = { level: { voidFaces: ['DOWN'] } }

  test('the example of the rule book: rock stops one voxel, what is outside by then is lost', () => {
    const state = drawn('###.\n..#.\n..#.\nB...', VOID)
    tilted(state)
    expect(picture(state)).toBe('....\n....\n###.\nB.#.')
    expect(state.metrics).toMatchObject({ lost: 1, shift: 4 })
  })

  test('with nothing in the way all of it is lost', () => {
    const state = drawn('.##.\n.#..\n....', VOID)
    expect(tilted(state)[1]).toMatchObject({ kind: 'fell', lost: { length: 3 } })
    expect(picture(state)).toBe('....\n....\n....')
    expect(state.metrics).toMatchObject({ lost: 3, shift: 0 })
  })

  test('attachment holds over the void, and another face is no void', () => {
    stays('....\nB#..\n....', VOID)
    stays('....\n....\n#...', { level: { voidFaces: ['EAST'] } })
    expect(settled('....\n#...\n....', { level: { voidFaces: ['EAST'] }, state: { gravity: EAST } })).not.toContain('#')
  })

  test.each([
    ['DOWN', DOWN],
    ['NORTH', NORTH],
    ['SOUTH', SOUTH],
    ['EAST', EAST],
    ['WEST', WEST],
  ] as [Gravity, number][])('%s is named by the gravity that points at it', (face, gravity) => {
    const state = drawn('... ... ...\n... .#. ...\n... ... ...', { level: { voidFaces: [face] }, state: { gravity } })
    tilted(state)
    expect(state.metrics.lost).toBe(1)
  })

  test('water does not pass it', () => {
    expect(settled('~..\n...\n...', VOID)).toBe('...\n...\n~..')
  })

  test('the active piece does not; once it locks it falls out, unless something holds it', () => {
    const state = drawn('....\nPPP.\n....', VOID)
    play(state, 'drop')
    expect(picture(state)).toBe('....\n....\n....')
    expect(state.metrics).toMatchObject({ pieces: 1, lost: 3, mass: 3 })
    const attached = drawn('....\nPPP.\n...B', VOID)
    play(attached, 'drop')
    expect(picture(attached)).toBe('....\n....\n###B')
  })
})
