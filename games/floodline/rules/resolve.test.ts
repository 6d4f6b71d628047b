import { describe, expect, test } from 'vitest'
import { GRAVITIES, type Scope, type Spot } from '../nouns.ts'
import { asking, at, type Drawn, drawn, picture, play, tilted } from '../testing/drawn.ts'
import { BEDROCK, WATER } from './board/cells.ts'
import { DOWN, EAST, SOUTH, spotOf, WEST } from './board/space.ts'

type State = ReturnType<typeof drawn>

function units({ cells }: Readonly<State>): number {
  return cells.reduce((sum, code) => sum + (code === WATER ? 1 : 0), 0)
}

/** A drain in the middle of a chamber full of water, which is shut, and a piece outside. */
function tank(scope: Scope, gravity: number, rate = 26): State {
  const wet = '~~~ ~~~ ~~~'
  const rock = 'BBB BBB BBB'
  const text = ['... ... ...', '... PPP ...', '... ... ...', rock, wet, '~~~ ~D~ ~~~', wet]
  return drawn(text.join('\n'), { drains: [{ rate, scope }], state: { gravity } })
}

function drainedBy(state: State): Spot[] {
  return play(state, 'drop').flatMap(told => (told.kind === 'drained' ? told.cells.map(cell => spotOf(state.level.bounds, cell)) : []))
}

describe('[FL-7] scopes', () => {
  test.each([
    ['DOWN', [1, 2, 1]],
    ['NORTH', [1, 1, 2]],
    ['SOUTH', [1, 1, 0]],
    ['EAST', [0, 1, 1]],
    ['WEST', [2, 1, 1]],
  ] as [(typeof GRAVITIES)[number], Spot][])('[FL-71] under %s SELF is the one cell against gravity: %j', (gravity, spot) => {
    expect(drainedBy(tank('SELF', GRAVITIES.indexOf(gravity)))).toEqual([spot])
  })

  test.each(GRAVITIES)('under %s ADJ6 is the six that touch it, in canonical order', gravity => {
    const spots = drainedBy(tank('ADJ6', GRAVITIES.indexOf(gravity)))
    expect(spots).toHaveLength(6)
    for (const [x, y, z] of spots) expect(Math.abs(x - 1) + Math.abs(y - 1) + Math.abs(z - 1)).toBe(1)
  })

  test('in canonical order, under DOWN and under EAST', () => {
    const east = drainedBy(tank('ADJ6', EAST))
    expect(drainedBy(tank('ADJ6', DOWN)).map(spot => spot.join(''))).toEqual(['101', '011', '112', '110', '211', '121'])
    expect(east.map(spot => spot.join(''))).toEqual(['211', '110', '101', '121', '112', '011'])
  })

  test.each(GRAVITIES)('under %s ADJ26 is all around', gravity => {
    const state = tank('ADJ26', GRAVITIES.indexOf(gravity))
    expect(drainedBy(state)).toHaveLength(26)
    expect(units(state)).toBe(0)
  })

  test('cells outside the board are left out', () => {
    const state = drawn('... ... ...\nPPP ... ...\n... ... ...\nBBB BBB BBB\n~~~ ~~~ ~~~\nD~~ ~~~ ~~~', {
      drains: [{ rate: 26, scope: 'ADJ26' }],
    })
    expect(drainedBy(state)).toHaveLength(7)
  })
})

test('[FL-70] a drain is as solid as rock and never moves', () => {
  const state = drawn('..\n~.\nD.', { drains: [{ rate: 1, scope: 'SELF' }] })
  for (const gravity of [EAST, DOWN, WEST, DOWN]) tilted(state, gravity)
  expect(picture(state)).toBe('..\n..\nD~')
})

describe('[FL-72] drains', () => {
  test('take up to their rate, and every unit counts as drained', () => {
    for (const rate of [1, 2, 5]) {
      const state = tank('ADJ6', DOWN, rate)
      expect(drainedBy(state)).toHaveLength(rate)
      expect([state.metrics.drained, units(state)]).toEqual([rate, 26 - rate])
    }
  })

  test('the example of the rule book: the lower two; the one above is third', () => {
    const state = drawn('PPP..\nWWWWW\nB~~~B\nB~D~B\nBBBBB', { drains: [{ rate: 2, scope: 'ADJ6' }] })
    play(state, 'drop')
    expect(picture(state)).toBe('###..\nWWWWW\nB~..B\nB~D~B\nBBBBB')
  })

  test('SELF really takes its unit away', () => {
    const state = drawn('PPP\nWWW\nB~B\nBDB', { drains: [{ rate: 1, scope: 'SELF' }] })
    play(state, 'drop')
    expect(picture(state)).toBe('###\nWWW\nB.B\nBDB')
    expect([state.metrics.drained, units(state)]).toEqual([1, 0])
  })

  test('act in canonical order, and of two that share one unit the first has it', () => {
    for (const [gravity, first] of [
      [DOWN, 1],
      [EAST, 3],
      [WEST, 1],
    ] as const) {
      const state = drawn('PPP..\nWWWWW\nBD~2B\nBBBBB', {
        drains: [
          { rate: 1, scope: 'ADJ6' },
          { rate: 1, scope: 'ADJ6' },
        ],
        state: { gravity },
      })
      const told = play(state, 'drop').filter(event => event.kind === 'drained')
      expect(told).toEqual([{ kind: 'drained', drain: at(state, first, 1), cells: [at(state, 2, 1)] }])
    }
  })

  test('each drain of the level has its own terms', () => {
    const state = drawn('PPP....\nWWWWWWW\nB~~~~~B\nBDBBB2B', {
      drains: [
        { rate: 1, scope: 'SELF' },
        { rate: 9, scope: 'ADJ26' },
      ],
    })
    play(state, 'drop')
    expect(state.metrics.drained).toBe(3) // 1, and (4,1) and (5,1)
  })

  test('water does not move between drains', () => {
    // The first takes what lies on it. If water settled now, the second would find a unit on top of itself.
    const state = drawn('PPP....\nWWWWWWW\nB~B~~~B\nBDB~2~B\nBBBBBBB', {
      drains: [
        { rate: 1, scope: 'SELF' },
        { rate: 1, scope: 'SELF' },
      ],
    })
    play(state, 'drop')
    expect(state.metrics.drained).toBe(2)
    expect(picture(state)).toBe('###....\nWWWWWWW\nB.B~~.B\nBDB~2~B\nBBBBBBB')
  })
})

const CHARGED = {
  abilities: {
    stabilise: { charges: 2 },
    freeze: { charges: 2, resolves: 2, scope: 'ADJ6' },
    drain: { charges: 2, rate: 2, scope: 'ADJ26' },
  },
} as const

test('[FL-73] a drain placed in a resolve acts in that same resolve', () => {
  const state = drawn('..PPP\n~~BBB\n~~BBB', { level: CHARGED })
  const told = play(state, 'drain, drop')
  expect(told.filter(({ kind }) => kind === 'drained')).toEqual([{ kind: 'drained', drain: at(state, 2, 2), cells: [at(state, 1, 1)] }])
  expect([state.metrics.drained, units(state)]).toEqual([1, 3])
})

describe('[FL-74] freeze', () => {
  const POND: Drawn = { level: CHARGED }

  test('every WATER cell in scope of any voxel, each once, and not what a voxel stands in', () => {
    const state = drawn('...... ......\n~~~~~~ ~~~~~~\n~QQQ~~ ~~~~~~\nBBBBBB BBBBBB', POND)
    const told = play(state, 'freeze, drop')
    const frozen = told.find(event => event.kind === 'frozen')
    const spots = frozen?.cells.map(cell => spotOf(state.level.bounds, cell).join('')) // voxel by voxel, by y, then x, then z
    expect(spots).toEqual(['010', '111', '120', '211', '220', '311', '410', '320'])
    expect(state.iceCells).toEqual(frozen?.cells)
    expect([units(state), state.metrics.overflowed]).toEqual([13, 3]) // and what it stands in has no way out but through ice
  })

  test('a cell in the scope of two voxels freezes once', () => {
    const state = drawn('......\n~~~~~~\n~PPP~~\n......\n......', {
      level: { abilities: { freeze: { charges: 1, resolves: 3, scope: 'ADJ26' } } },
    })
    state.cells.fill(BEDROCK, 0, 12)
    play(state, 'freeze, drop')
    expect(new Set(state.iceCells).size).toBe(state.iceCells.length)
    expect([...state.notes].filter(note => note > 0)).toEqual(state.iceCells.map(() => 2))
  })

  test.each([
    ['SELF', '......\n.III..\n......'],
    ['ADJ6', '......\n.III..\nI...I.'],
    ['ADJ26', '......\nIIIII.\nI...I.'],
  ] as [Scope, string][])('scope %s: this is the ice', (scope, ice) => {
    const state = drawn('......\n~~~~~~\n~PPP~~', { level: { abilities: { freeze: { charges: 1, resolves: 9, scope } } } })
    play(state, 'freeze, drop')
    expect(picture(state).replace(/[~#]/g, '.')).toBe(ice)
  })

  test('it happens before solids settle, so that ice holds what would have fallen', () => {
    const state = drawn('......\n...##.\nPPP~~.\nBBBB..\n......', POND)
    play(state, 'freeze, drop')
    expect(picture(state)).toBe('......\n...##.\n###I..\nBBBB..\n~.....')
  })

  test('ice stops pieces, holds bodies up and is attached to like rock', () => {
    const state = drawn('PPP..\n.....\n..I#.\n.....')
    play(state, 'drop')
    expect(picture(state)).toBe('.....\n###..\n..I#.\n.....')
  })
})

describe('[FL-75] thaw', () => {
  test('the example of the rule book', () => {
    const slice = (text: string): string =>
      text
        .trim()
        .split('\n')
        .map(row => [row, row, row].map(each => each.trim()).join(' '))
        .join('\n')
    const state = drawn(slice('B....B\nB....B\nB....B\nBQ~~~B\nBBBBBB'), { level: { ...CHARGED, gravityTicksPerCell: 100 } })
    play(state, 'freeze, drop')
    expect(picture(state)).toBe(slice('B....B\nB....B\nB~...B\nB#I~~B\nBBBBBB'))
    expect(state.iceCells.map(cell => state.notes[cell])).toEqual([1, 1, 1])
    const next = drawn(slice('B....B\nB....B\nB~P..B\nB#I~~B\nBBBBBB'), { ice: 1, state: { looseSolids: false, looseWater: false } })
    play(next, 'drop')
    expect(picture(next)).toBe(slice('B....B\nB....B\nB~~..B\nB##~~B\nBBBBBB'))
    expect(next.iceCells).toEqual([])
  })

  test.each([1, 2, 4])('ice for %i resolves thaws at the end of that many, the one in which it froze included', resolves => {
    const abilities = { freeze: { charges: 1, resolves, scope: 'ADJ6' } } as const
    const state = drawn('...........\n...........\n...........\n..........B\n......PPP~B\nBBBBBBBBBBB', { level: { abilities } })
    play(state, 'freeze, drop')
    let locks = 1
    while (state.cells[at(state, 9, 1)] === 8) {
      play(state, 'drop')
      locks++
    }
    expect(locks).toBe(resolves)
    expect(state.cells[at(state, 9, 1)]).toBe(WATER)
  })

  test('exactly one unit comes back for each cell, in its own cell, and then it settles', () => {
    const shut = drawn('PPP.\nBBBB\nBIIB\nBBBB', { ice: 1 })
    expect(play(shut, 'drop').filter(({ kind }) => kind === 'thawed' || kind === 'flowed')).toEqual([
      { kind: 'thawed', cells: [at(shut, 1, 1), at(shut, 2, 1)] },
    ])
    expect(picture(shut)).toBe('###.\nBBBB\nB~~B\nBBBB')
    const high = drawn('PPP.\nBBBI\n....\n....', { ice: 1 })
    play(high, 'drop')
    expect(picture(high)).toBe('###.\nBBB.\n....\n~...')
    expect(units(high)).toBe(1)
  })

  test('solids settle before water does', () => {
    const loose = drawn('PPP....\n.......\n....#..\n....I..\n.......\n.......', { ice: 1 })
    const kinds = play(loose, 'drop').map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('thawed'), kinds.indexOf('thawed') + 3)).toEqual(['thawed', 'fell', 'flowed'])
    expect(loose.metrics.shiftLast).toBe(1)
    expect(picture(loose)).toBe('.......\n.......\n.......\n.......\n.......\n###~#..')
  })

  test('drains do not act again', () => {
    const state = drawn('PPP.\nWWWW\nB~BB\nBIBB\nBDBB', { drains: [{ rate: 9, scope: 'SELF' }], ice: 1 })
    play(state, 'drop')
    expect(state.metrics.drained).toBe(0)
    expect(picture(state)).toBe('###.\nWWWW\nB~BB\nB~BB\nBDBB')
  })

  test('entered cells are still those since the resolve began: thawed water rises through the piece of this lock', () => {
    const state = drawn('...P..\nBBBPBB\nBBBPBB\nBBBIBB\nBBBBBB', { ice: 1 })
    play(state, 'drop')
    // Rock holds the piece; the water lies below it. Nothing is displaced, so it stays.
    expect(picture(state)).toBe('...#..\nBBB#BB\nBBB#BB\nBBB~BB\nBBBBBB')
    const free = drawn('P\nP\nP\nI\n.', { ice: 1 })
    play(free, 'drop')
    expect(picture(free)).toBe('.\n~\n#\n#\n#')
    expect(free.metrics.overflowed).toBe(0)
  })

  test('a drain that acts in between does not make them forget', () => {
    // The unit that thaws rises through a cell in which the piece was when it locked, and is again.
    const state = drawn('~\nD\n.\n.\nP\nP\nP\nI\n.\nB', { drains: [{ rate: 1, scope: 'ADJ6' }], ice: 1 })
    play(state, 'drop')
    expect(picture(state)).toBe('.\nD\n.\n.\n.\n~\n#\n#\n#\nB')
    expect(state.metrics).toMatchObject({ drained: 1, overflowed: 0, shift: 3 })
  })

  test('[FL-66] a body that was there before is no way out, and what it shuts in overflows', () => {
    const state = drawn('.\nP\nP\nP\n#\n#\n#\nI', { ice: 1 })
    play(state, 'drop')
    expect(picture(state)).toBe('.\n.\n#\n#\n#\n#\n#\n#')
    expect(state.metrics).toMatchObject({ overflowed: 1, shift: 6 })
  })

  test('[FL-66] a body that sinks by less than its length is in the way of the unit it displaces', () => {
    const text = '.....\nP.#..\nP.#..\nP.#..\nBBIBB'
    const state = drawn(text, { ice: 1 })
    play(state, 'drop')
    expect(picture(state)).toBe('.....\n#....\n#.#..\n#.#..\nBB#BB')
    expect(state.metrics.overflowed, 'its upper two cells held a solid before').toBe(1)
    const fresh = drawn('.....\n..P..\n..P..\n..P..\nBBIBB', { ice: 1 })
    play(fresh, 'drop')
    expect([picture(fresh), fresh.metrics.overflowed], 'one that has just come is a way out').toEqual([
      '.....\n.....\n..#..\n~.#..\nBB#BB',
      0,
    ])
  })

  test('ice of a level that has no number never thaws', () => {
    const state = drawn('PPP.\n....\n...I')
    for (let n = 0; n < 3; n++) if (state.lost === '') play(state, 'drop')
    expect(state.cells[at(state, 3, 0)]).toBe(8)
  })
})

describe('[FL-76] drain placement', () => {
  test.each([0, 4])('the pivot becomes a DRAIN, the other voxels are SOLID (pose %i)', pose => {
    const state = drawn('.....\n.....\nB.PPP', { level: CHARGED, pose })
    const pivot = at(state, state.x, state.y)
    const told = play(state, 'drain, drop')
    expect(picture(state).split('\n')[2]).toBe(pose === 0 ? 'B.d##' : 'B.##d')
    expect(told.find(({ kind }) => kind === 'merged')).toMatchObject({ drain: pivot })
    expect([state.drainCells, state.metrics.drains]).toEqual([[pivot], 1])
  })

  test('it has the terms of the level', () => {
    for (const [rate, scope, drained] of [
      [1, 'ADJ26', 1],
      [9, 'ADJ26', 2],
      [9, 'ADJ6', 1],
      [9, 'SELF', 0],
    ] as const) {
      const state = drawn('.....\n~~PPP\n~~BBB', { level: { abilities: { drain: { charges: 1, rate, scope } } } })
      play(state, 'drain, drop')
      expect(state.metrics.drained).toBe(drained)
    }
  })

  test('it holds what hung loose, in the same resolve', () => {
    const state = drawn('.....\n.PPP.\n...#.\n.....\n.....', { level: CHARGED, pose: 0 })
    play(state, 'drain, drop')
    expect(picture(state)).toBe('.....\n.d##.\n...#.\n.....\n.....')
  })

  test('armed with stabilise too, the pivot is a drain and has its terms, and the others are anchored', () => {
    const state = drawn('.....\n~~PPP\n~~BBB', { level: CHARGED, pose: 0 })
    play(state, 'drain, stabilise, drop')
    expect(picture(state).split('\n')[1]).toMatch(/dAA$/)
    expect([state.notes[at(state, 2, 1)], state.notes[at(state, 3, 1)], state.metrics.drained]).toEqual([0, 2, 2])
  })

  test('[FL-156] it holds the whole component it touches, for good', () => {
    const state = drawn('.......\n.PPP...\n.......\n.###...', { level: CHARGED })
    play(state, 'drain, drop')
    for (const gravity of [EAST, DOWN, WEST, SOUTH, DOWN]) expect(tilted(state, gravity).filter(({ kind }) => kind === 'fell')).toEqual([])
    expect(picture(state)).toBe('.......\n.......\n.d##...\n.###...')
  })
})

describe('[FL-77] arming', () => {
  test('costs a charge at once, and asking again takes the arm off without giving it back', () => {
    const state = drawn('.....\n.PPP.\n.....\n.....', { level: CHARGED })
    expect(play(state, 'freeze')[0]).toEqual({ kind: 'armed', ability: 'freeze', on: true })
    expect([state.armed, state.charges]).toEqual([2, [2, 1, 2]])
    expect(play(state, 'freeze')[0]).toEqual({ kind: 'armed', ability: 'freeze', on: false })
    expect([state.armed, state.charges]).toEqual([0, [2, 1, 2]])
    play(state, 'freeze')
    expect([state.armed, state.charges]).toEqual([2, [2, 0, 2]])
    play(state, 'freeze')
    expect(asking(state, 'freeze')).toBe('no-charges')
  })

  test('all three at once', () => {
    const state = drawn('.....\n.PPP.\n.....\n.....', { level: CHARGED })
    play(state, 'drain, freeze, stabilise')
    expect([state.armed, state.charges]).toEqual([7, [1, 1, 1]])
  })

  test('a lock takes all arms off; what it was armed with is counted', () => {
    const state = drawn('.....\n.....\n.....\n.PPP.', { level: CHARGED })
    play(state, 'drain, stabilise, drop')
    expect(state).toMatchObject({ armed: 0, metrics: { drains: 1, stabilised: 1, froze: 0 } })
  })

  test('an ability that the level does not have is refused', () => {
    const state = drawn('...\nPPP\n...')
    for (const ability of ['stabilise', 'freeze', 'drain']) expect(asking(state, ability)).toBe('no-charges')
  })
})

describe('[FL-78] stabilise', () => {
  const armed = (tilts?: number): State => {
    const stabilise = tilts === undefined ? { charges: 1 } : { charges: 1, tilts }
    const state = drawn('......\n......\n.PPP..', { level: { abilities: { stabilise } } })
    play(state, 'stabilise, drop')
    return Object.assign(state, { piece: -1 })
  }
  const notes = (state: State): number[] => [1, 2, 3].map(x => state.notes[at(state, x, 0)]!)

  test('anchors for two tilts, through the second, and what is freed moves when solids settle next', () => {
    const state = armed()
    expect(notes(state)).toEqual([2, 2, 2])
    tilted(state, EAST)
    expect([picture(state), notes(state)]).toEqual(['......\n......\n.AAA..', [1, 1, 1]])
    const second = tilted(state, DOWN)
    expect(second.at(-1)).toEqual({ kind: 'released', cells: [1, 2, 3].map(x => at(state, x, 0)) })
    expect(notes(state)).toEqual([0, 0, 0])
    tilted(state, WEST)
    expect(picture(state)).toBe('......\n......\n###...')
  })

  test('holds through a second tilt that would have moved it', () => {
    const state = armed()
    tilted(state, EAST)
    tilted(state, WEST)
    expect(picture(state)).toBe('......\n......\n.###..')
    expect(state.looseSolids).toBe(true)
  })

  test.each([1, 3])('or for as many as the level says: %i', tilts => {
    const state = armed(tilts)
    for (let n = 0; n < tilts; n++) {
      expect(notes(state)).toEqual([tilts - n, tilts - n, tilts - n])
      tilted(state, n % 2 ? DOWN : EAST)
    }
    expect(notes(state)).toEqual([0, 0, 0])
  })

  test('what is freed falls in the next lock resolve, too', () => {
    const state = drawn('PPP...\n......\n...A..\n......\n......', { level: CHARGED, state: { looseSolids: false, gravity: WEST } })
    state.notes[at(state, 3, 2)] = 1
    tilted(state, DOWN)
    expect(picture(state)).toBe('......\n......\n...#..\n......\n......')
    play(state, 'drop')
    expect(picture(state)).toBe('......\n......\n......\n......\n####..')
  })

  test('a refused tilt does not count, REINFORCED voxels keep their own anchor for good', () => {
    const state = drawn('......\n.PPP..\n......', { level: CHARGED, state: { material: 2 } })
    play(state, 'stabilise, drop')
    Object.assign(state, { piece: -1 })
    for (const gravity of [EAST, DOWN, EAST, DOWN]) tilted(state, gravity)
    expect(picture(state)).toBe('......\n......\n.RRR..')
    expect(notes(state)).toEqual([255, 255, 255])
  })
})

describe('[FL-79] mass', () => {
  test.each([
    ['STANDARD', 0, 3],
    ['HEAVY', 1, 6],
    ['REINFORCED', 2, 3],
  ])('an I3 of %s', (_, material, mass) => {
    const state = drawn('...\n...\nPPP', { state: { material } })
    play(state, 'drop')
    expect(state.metrics.mass).toBe(mass)
  })

  test('the voxel that became a drain weighs too; what stood there weighs nothing; what is lost weighs on', () => {
    const state = drawn('....\nPPP.\n####', { level: { ...CHARGED, voidFaces: ['EAST'] } })
    play(state, 'drain, drop')
    expect(state.metrics.mass).toBe(3)
    const lost = drawn('....\nPPP.\n....', { level: { voidFaces: ['DOWN'] } })
    play(lost, 'drop')
    expect(lost.metrics).toMatchObject({ mass: 3, lost: 3 })
  })
})

describe('[FL-51] a lock resolve', () => {
  test('merges, freezes, settles, drains, thaws and judges, and [FL-157] tells it in that order', () => {
    const text = `
      ...........
      ..........~
      .......#...
      PPP~.......
      BBBBB..I...
      BBBBB~~BBBB
      BBBBB2BBBBB`
    const state = drawn(text, {
      level: { ...CHARGED, objectives: [{ type: 'PLACE_PIECES', count: 2 }] },
      drains: [
        { rate: 1, scope: 'SELF' },
        { rate: 2, scope: 'SELF' },
      ],
      ice: 1,
    })
    const told = play(state, 'freeze, drop').map(({ kind }) => kind)
    expect(told.slice(0, 7)).toEqual(['armed', 'dropped', 'locked', 'merged', 'frozen', 'fell', 'flowed'])
    expect(told.slice(7)).toEqual(['drained', 'flowed', 'thawed', 'fell', 'flowed', 'progress', 'spawned'])
  })

  test('counts the piece and its mass before anything is judged', () => {
    const state = drawn('...\n...\nPPP', { level: { objectives: [{ type: 'PLACE_PIECES', count: 1 }] } })
    play(state, 'drop')
    expect(state).toMatchObject({ won: true, metrics: { pieces: 1, mass: 3 } })
  })

  test('what hangs loose when a level begins falls in the first resolve', () => {
    const state = drawn('PPP...\n......\n....#.\n~.....\n......')
    play(state, 'drop')
    expect(picture(state)).toBe('......\n......\n......\n......\n###~#.')
    expect(state).toMatchObject({ looseSolids: false, looseWater: false })
  })
})

/** As after a lock: nothing hangs loose and no water is on its way. */
const AT_REST: Drawn['state'] = { looseSolids: false, looseWater: false }

describe('[FL-51] a lock in a world at rest does all the same', () => {
  test('displacing water', () => {
    const state = drawn('B..PB\nB..PB\nB~~QB\nBBBBB', { state: AT_REST })
    play(state, 'drop')
    expect(picture(state)).toBe('B..#B\nB~.#B\nB~~#B\nBBBBB')
  })

  test('freezing', () => {
    const state = drawn('B..PB\nB..PB\nB~~PB\nBBBBB', { level: CHARGED, state: AT_REST })
    play(state, 'freeze, drop')
    expect(picture(state)).toBe('B..#B\nB..#B\nB~I#B\nBBBBB')
  })

  test('thawing', () => {
    const state = drawn('.PPP.\n.....\n.....\n...I.', { ice: 1, state: AT_REST })
    play(state, 'drop')
    expect(picture(state)).toBe('.....\n.....\n.....\n~###.')
  })

  test('draining', () => {
    const state = drawn('PPP..\nWWWWW\nB~~~B\nBDBBB', { drains: [{ rate: 1, scope: 'SELF' }], state: AT_REST })
    play(state, 'drop')
    expect(picture(state)).toBe('###..\nWWWWW\nB~~.B\nBDBBB')
  })

  test('falling out of a void face', () => {
    const state = drawn('....\n....\nPPP.', { level: { voidFaces: ['DOWN'] }, state: AT_REST })
    play(state, 'drop')
    expect([picture(state), state.metrics.lost]).toEqual(['....\n....\n....', 3])
  })

  test('and nothing where nothing gives way', () => {
    const state = drawn('.PPP.\n.....\n.#...\n.#~~.', { state: AT_REST })
    play(state, 'drop')
    expect(picture(state)).toBe('.....\n.###.\n.#...\n.#~~.')
    expect(state.metrics).toMatchObject({ shiftLast: 0, lostLast: 0, overflowed: 0, waterHeight: 0 })
  })
})

describe('[FL-52] a tilt resolve', () => {
  test('solids, then water, then anchors', () => {
    const state = drawn('PPP...\n......\n...A..\n~.....\n.#....', { level: CHARGED })
    state.notes[at(state, 3, 2)] = 1
    expect(play(state, 'tilt right').map(({ kind }) => kind)).toEqual(['tilted', 'fell', 'flowed', 'released'])
    expect(state).toMatchObject({ looseSolids: true, looseWater: true })
  })
})

test('[FL-129] a lock counts everything it is to count', () => {
  const state = drawn('....\n...~\nPPPA\nBBBB', { level: CHARGED })
  play(state, 'stabilise, drop')
  expect(state.metrics).toEqual({
    ...{ pieces: 1, tilts: 0, shift: 0, shiftLast: 0, lost: 0, lostLast: 0, drained: 0, overflowed: 0, mass: 3, holds: 0 },
    ...{ stabilised: 1, froze: 0, drains: 0, collapses: 0, waterHeight: 2, rested: 0 },
  })
  expect(picture(state)).toBe('....\n~...\nAAAA\nBBBB')
})
