import { describe, expect, test } from 'vitest'
import type { FloodAction, FloodLevel, Objective, Spot, StarCondition, Terrain } from '../../nouns.ts'
import { BEDROCK, DRAIN, EMPTY, FOREVER, ICE, POROUS, SOLID, WALL, WATER } from '../../rules/board/cells.ts'
import { DOWN, EAST, indexOf, NORTH, SOUTH, WEST } from '../../rules/board/space.ts'
import { TextbookGame } from './game.ts'
import { score, stars } from './goals.ts'
import { settleSolids, tiltBlocked } from './solids.ts'
import { everyCell } from './space.ts'
import { settleWater } from './water.ts'

const CODES: Readonly<Record<string, number>> = {
  '.': EMPTY,
  '~': WATER,
  s: SOLID,
  p: POROUS,
  i: ICE,
  d: DRAIN,
  w: WALL,
  b: BEDROCK,
  a: SOLID, // active piece
  x: SOLID, // solid that has just come, into water if upper case
  X: SOLID,
}

interface Slice {
  readonly bounds: Spot
  readonly letters: string[] // by cell
  readonly cells: number[]
}

/** A board one cell deep, seen from the south: x to the right, y up. */
function slice(picture: string): Slice {
  const rows = picture
    .trim()
    .split('\n')
    .reverse()
    .map(row => row.trim())
  const bounds: Spot = [rows[0]!.length, rows.length, 1]
  const letters = rows.flatMap(row => [...row])
  return { bounds, letters, cells: letters.map(letter => CODES[letter]!) }
}

function drawn({ bounds: [X, Y] }: Slice, letter: (cell: number) => string): string {
  const rows = Array.from({ length: Y }, (_, y) => Array.from({ length: X }, (_x, x) => letter(y * X + x)).join(''))
  return rows.reverse().join('\n')
}

function where({ letters }: Slice, ...wanted: string[]): Set<number> {
  return new Set(letters.flatMap((letter, cell) => (wanted.includes(letter) ? [cell] : [])))
}

/** The water of a picture, settled; what is not water is drawn as a dot. */
function levelled(picture: string, gravity = DOWN): string {
  const board = slice(picture)
  const cells = board.cells.map((code, cell) => (code === WATER || board.letters[cell] === 'a' ? EMPTY : code))
  const { water, overflow } = settleWater({
    bounds: board.bounds,
    gravity,
    cells,
    water: where(board, '~', 'X'),
    piece: where(board, 'a'),
    entered: where(board, 'x', 'X'),
  })
  return drawn(board, cell => (water.has(cell) ? '~' : '.')) + (overflow > 0 ? ` ${overflow} over` : '')
}

describe('water', () => {
  test('[FL-62] falls into the basin under it before it spreads', () => {
    expect(
      levelled(`
      ......~
      ......~
      b..b..~
      b..b..~`),
    ).toBe('.......\n.......\n....~..\n....~~~')
  })

  test('[FL-63] levels through a gap under a wall', () => {
    expect(levelled('~.b..\n~.b..\n~.b..\n~....')).toBe('.....\n.....\n.....\n~~~~.')
    expect(levelled('~.b..\n~~b..\n~~b..\n~~~..')).toBe('.....\n.....\n~~.~.\n~~~~~')
  })

  test('[FL-63] spills over the lowest rim only when its pool is full', () => {
    expect(levelled('~....\n~.b..\n~.b.b')).toBe('.....\n~....\n~~...')
    expect(levelled('~~...\n~~b..\n~~b.b')).toBe('.....\n~~.~.\n~~.~.')
    expect(levelled('b~..b\nb~..b\nb~..b\nbb..b')).toBe('.....\n.....\n.~...\n..~~.')
    expect(levelled('b~...b\nb~~b.b\nb~~b.b\nbbbbbb')).toBe('......\n.~~...\n.~~.~.\n......')
  })

  test('[FL-5] runs to the canonical end of a level: low on an east wall, high on a west wall', () => {
    expect(levelled('...~\n....\n...~', EAST)).toBe('....\n...~\n...~')
    expect(levelled('...~\n....\n...~', WEST)).toBe('~...\n~...\n....')
  })

  test('[FL-61] passes POROUS and does not stay in it', () => {
    expect(levelled('~.\np.\np.')).toBe('..\n..\n.~')
    expect(levelled('~b\npb\nbb')).toBe('~.\n..\n..')
  })

  test('[FL-66] is squeezed out through the body that displaced it, never through an older solid', () => {
    expect(levelled('....\n.xs.\n.Xs.\nbbbb')).toBe('....\n....\n~...\n....')
    expect(levelled('....\nbxs.\nbXs.\nbbbb')).toBe('....\n....\n...~\n....')
    expect(levelled('....\nbxsb\nbXsb\nbbbb')).toBe('~...\n....\n....\n....')
    expect(levelled('...x..\n.ssxss\n.ssXss')).toBe('......\n......\n~.....')
    expect(levelled('b...b\nb~X~b\nbbbbb')).toBe('.~...\n.~.~.\n.....')
    expect(levelled('bbb\nbXb\nbbb')).toBe('...\n...\n... 1 over')
  })

  test('[FL-38] steps aside for the active piece, which also dams', () => {
    expect(levelled('..a..\n~~a..\n~~a..')).toBe('.....\n~~...\n~~...')
  })
})

/** The voxels of a picture, settled. */
function fallen(picture: string, gravity = DOWN, voidFace = false): string {
  const board = slice(picture)
  const { cells } = settleSolids(
    board.bounds,
    gravity,
    board.cells,
    board.cells.map(() => 0),
    voidFace,
  )
  return drawn(board, cell => (cells[cell] === SOLID ? 's' : cells[cell] === EMPTY ? '.' : 'b'))
}

describe('solids', () => {
  test('[FL-40] a component falls as one body and nothing of its own holds it', () => {
    expect(fallen('sss\ns..\n...\n...')).toBe('...\n...\nsss\ns..')
  })

  test('[FL-42] touching anything immovable holds', () => {
    expect(fallen('bs.\n...\n...')).toBe('bs.\n...\n...')
    expect(fallen('.s.b\n...b\n...b')).toBe('...b\n...b\n.s.b')
  })

  test('[FL-45] it does not catch on walls it passes', () => {
    expect(fallen('.s..\n....\nb...\n....')).toBe('....\n....\nb...\n.s..')
  })

  test('[FL-43] the lowest falls first, and rounds repeat until nothing moves', () => {
    expect(fallen('s..\n...\ns..\n...')).toBe('...\n...\ns..\ns..')
    // The hook is the lower one and goes first; its arm stops over the single voxel until that has fallen: a second round.
    expect(fallen('sss\ns..\ns.s\ns..\n...\n...\n...')).toBe('...\n...\n...\nsss\ns..\ns..\ns.s')
  })

  test('[FL-49] over a void face what nothing stops is lost', () => {
    expect(fallen('s.s\n...\n..b', DOWN, true)).toBe('...\n..s\n..b')
    expect(fallen('sss\n...\n..b', DOWN, true)).toBe('...\nsss\n..b')
    expect(fallen('sss.\n..s.\n..s.\nb...', DOWN, true)).toBe('....\n....\nsss.\nb.s.')
  })

  test('[FL-34] a tilt is refused when a path meets the piece, wherever it ends', () => {
    const board = slice('....\ns...\nbbbb')
    const { moves } = settleSolids(
      [4, 3, 1],
      EAST,
      board.cells,
      board.cells.map(() => 0),
      false,
    )
    expect(moves).toEqual([]) // it touches bedrock
    const loose = slice('s...\n....')
    const slid = settleSolids(
      [4, 2, 1],
      EAST,
      loose.cells,
      loose.cells.map(() => 0),
      false,
    ).moves
    expect(slid).toEqual([{ from: 4, to: 7 }])
    expect(tiltBlocked([4, 2, 1], EAST, slid, new Set([6]))).toBe(true)
    expect(tiltBlocked([4, 2, 1], EAST, slid, new Set([2]))).toBe(false)
  })
})

function level(more: Partial<FloodLevel>): FloodLevel {
  return {
    format: 1,
    id: 'test',
    title: 'Test',
    seed: 1,
    bounds: [6, 10, 6],
    maxWorldHeight: 5,
    gravityTicksPerCell: 30,
    terrain: [],
    bag: { type: 'FIXED_SEQUENCE', sequence: ['O2'] },
    objectives: [{ type: 'PLACE_PIECES', count: 99 }],
    ...more,
  }
}

/** Each list is asked before one tick. */
function play(game: TextbookGame, ...ticks: FloodAction[][]): TextbookGame {
  for (const wishes of ticks) {
    for (const wish of wishes) game.ask(wish)
    game.tick()
  }
  return game
}

function wait(game: TextbookGame, ticks: number): TextbookGame {
  for (let i = 0; i < ticks; i++) game.tick()
  return game
}

const drop: FloodAction = { kind: 'drop' }
const hold: FloodAction = { kind: 'hold' }
const forward: FloodAction = { kind: 'tilt', sense: 'forward' }
const back: FloodAction = { kind: 'tilt', sense: 'back' }

function move(step: 'x+' | 'x-' | 'y+' | 'y-' | 'z+' | 'z-'): FloodAction {
  return { kind: 'move', step }
}

describe('the active piece', () => {
  test('[FL-28] comes in at the face opposite gravity, in the middle', () => {
    const at = (gravity: 'DOWN' | 'NORTH' | 'EAST'): Spot => {
      const { x, y, z } = new TextbookGame(level({ gravity })).state()
      return [x, y, z]
    }
    expect(at('DOWN')).toEqual([2, 9, 2])
    expect(at('NORTH')).toEqual([2, 2, 4])
    expect(at('EAST')).toEqual([0, 2, 2])
  })

  test('[FL-21, FL-23] falls every so many ticks; a soft step starts the count again', () => {
    const game = new TextbookGame(level({ gravityTicksPerCell: 4 }))
    expect(wait(game, 3).state()).toMatchObject({ y: 9, fallIn: 1 })
    expect(wait(game, 1).state()).toMatchObject({ y: 8, fallIn: 4 })
    expect(play(game, [{ kind: 'soft', on: true }]).state()).toMatchObject({ y: 7, fallIn: 3, soft: true })
    expect(play(game, [{ kind: 'soft', on: false }]).state()).toMatchObject({ y: 7, fallIn: 2, soft: false })
  })

  test('[FL-24] locks at the end of the twelfth grounded tick', () => {
    const game = new TextbookGame(level({ gravityTicksPerCell: 1 }))
    expect(wait(game, 9).state()).toMatchObject({ y: 0, grounded: true, lockIn: 11 })
    expect(wait(game, 10).state()).toMatchObject({ lockIn: 1, metrics: { pieces: 0 } })
    expect(wait(game, 1).state()).toMatchObject({ y: 9, grounded: false, lockIn: 12, metrics: { pieces: 1 } })
  })

  test('[FL-25] leaving the ground refills the delay, so often and no more', () => {
    // A ledge under the spawn place: off it, and the piece hangs.
    const ledge: Terrain[] = [{ type: 'BEDROCK', from: [2, 8, 0], to: [3, 8, 5] }]
    const game = new TextbookGame(level({ terrain: ledge, lock: { maxResets: 1 } }))
    expect(wait(game, 3).state()).toMatchObject({ grounded: true, lockIn: 9 })
    play(game, [move('x+')])
    expect(game.state().grounded).toBe(true)
    expect(play(game, [move('x+')]).state()).toMatchObject({ grounded: false, lockIn: 12, lockResets: 1 })
    expect(play(game, [move('x-')]).state()).toMatchObject({ grounded: true, lockIn: 11 })
    expect(play(game, [move('x+')]).state()).toMatchObject({ grounded: false, lockIn: 11, lockResets: 1 })
  })

  test('[FL-20, FL-53] moves across gravity only; opposite moves cancel', () => {
    const game = new TextbookGame(level({}))
    expect(play(game, [move('x+'), move('x-'), move('z-'), move('y-')]).state()).toMatchObject({ x: 2, y: 9, z: 1 })
    const sideways = new TextbookGame(level({ gravity: 'NORTH' }))
    expect(play(sideways, [move('y+'), move('z+')]).state()).toMatchObject({ x: 2, y: 3, z: 4 })
  })

  test('[FL-13, FL-15] turns about its pivot and is kicked off a wall', () => {
    const game = new TextbookGame(level({ bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] } }))
    play(game, [move('z-')], [move('z-')])
    expect(game.state()).toMatchObject({ x: 1, z: 0, pose: 0 })
    // Yaw sends +x to -z, off the board. Moving in x does not help, nor does one cell south: it wants two.
    expect(play(game, [{ kind: 'turn', axis: 'yaw', sense: 1 }]).state()).toMatchObject({ x: 1, z: 0, pose: 0 })
    play(game, [move('z+')])
    expect(play(game, [{ kind: 'turn', axis: 'yaw', sense: 1 }]).state()).toMatchObject({ x: 1, z: 2, pose: 1 })
  })

  test('[FL-58, FL-77] hold swaps once a piece and disarms without refund', () => {
    const bag = { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'I4:HEAVY'] } as const
    const abilities = { stabilise: { charges: 1 } }
    const game = new TextbookGame(level({ bag, abilities, hold: true }))
    play(game, [{ kind: 'ability', ability: 'stabilise' }])
    expect(game.state()).toMatchObject({ armed: 1, charges: [0, 0, 0] })
    play(game, [hold])
    expect(game.state()).toMatchObject({ piece: 1, held: 0, armed: 0, charges: [0, 0, 0], holdUsed: true, queue: [7, 0, 3, 7, 0] })
    expect(game.ask(hold)).toBe('hold-used')
    expect(game.ask({ kind: 'ability', ability: 'stabilise' })).toBe('no-charges')
    play(game, [drop], [hold])
    expect(game.state()).toMatchObject({ piece: 0, held: 7, metrics: { holds: 2 } })
  })

  test('[FL-81, FL-84] wind pushes on its tick, but not in the tick of a hard drop', () => {
    const wind = { type: 'WIND_GUST', intervalTicks: 2, firstGustOffsetTicks: 1, pushStrength: 1, directionMode: 'ALTERNATE_EW' } as const
    const game = new TextbookGame(level({ hazards: [wind] }))
    expect(wait(game, 1).state()).toMatchObject({ x: 2, winds: [{ next: 1, direction: 0, gusts: 0 }] })
    expect(wait(game, 1).state()).toMatchObject({ x: 3, winds: [{ next: 3, direction: 1, gusts: 1 }] })
    expect(wait(game, 2).state()).toMatchObject({ x: 2 })
    play(game, [], [drop])
    expect(game.state()).toMatchObject({ x: 2, winds: [{ next: 7, direction: 1, gusts: 3 }] })
    expect(game.state().cells[indexOf([6, 10, 6], 2, 0, 2)]).toBe(SOLID)
    expect(game.state().cells[indexOf([6, 10, 6], 4, 0, 2)]).toBe(EMPTY)
  })

  test('[FL-85] HEAVY halves the push', () => {
    const wind = { type: 'WIND_GUST', intervalTicks: 9, firstGustOffsetTicks: 0, pushStrength: 2, directionMode: 'FIXED' } as const
    const pushed = (token: 'I3' | 'I3:HEAVY'): number =>
      wait(
        new TextbookGame(level({ bag: { type: 'FIXED_SEQUENCE', sequence: [token] }, hazards: [{ ...wind, fixedDirection: 'WEST' }] })),
        1,
      ).state().x
    expect([pushed('I3'), pushed('I3:HEAVY')]).toEqual([0, 0])
    expect(new TextbookGame(level({ bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] } })).state().x).toBe(1)
  })
})

describe('asking', () => {
  test('[FL-53] one wish of a class a tick, whatever their order', () => {
    const game = new TextbookGame(level({ axes: ['yaw'] }))
    expect(game.ask({ kind: 'turn', axis: 'roll', sense: 1 })).toBe('axis-not-allowed')
    expect(game.ask({ kind: 'turn', axis: 'yaw', sense: 1 })).toBe(null)
    expect(game.ask({ kind: 'turn', axis: 'yaw', sense: -1 })).toBe('already-asked')
    expect(game.ask(move('x+'))).toBe(null)
    expect(game.ask(move('x-'))).toBe(null)
    expect(game.ask(move('x-'))).toBe('already-asked')
    expect(game.ask({ kind: 'soft', on: false })).toBe('soft-already')
    expect(game.ask(hold)).toBe('hold-off')
  })

  test('[FL-30…FL-33] tilts: up, parallel, not allowed, cooling down, out of budget', () => {
    const game = new TextbookGame(level({ tilt: { allowed: ['DOWN', 'NORTH'], cooldownTicks: 2, tiltBudget: 2 } }))
    expect(game.ask({ kind: 'tilt', sense: 'left' })).toBe('tilt-not-allowed')
    play(game, [forward])
    expect(game.state()).toMatchObject({ gravity: NORTH, cooldown: 2 })
    expect(game.ask(forward)).toBe('tilt-up')
    expect(game.ask({ kind: 'tilt', sense: 'left' })).toBe('tilt-parallel')
    expect(game.ask(back)).toBe('tilt-cooldown')
    wait(game, 2)
    play(game, [back])
    expect(game.state()).toMatchObject({ gravity: DOWN, metrics: { tilts: 2 } })
    wait(game, 2)
    expect(game.ask(forward)).toBe('tilt-budget')
  })
})

describe('tilting', () => {
  test('[FL-46] slides what is loose and counts the shift', () => {
    const game = new TextbookGame(level({ terrain: [{ type: 'SOLID', from: [0, 0, 3], to: [1, 0, 3] }] }))
    play(game, [back])
    const { cells, metrics, gravity } = game.state()
    expect(gravity).toBe(SOUTH)
    expect(metrics).toMatchObject({ tilts: 1, shift: 2, shiftLast: 2, collapses: 0 })
    expect(everyCell([6, 10, 6]).filter(cell => cells[cell] === SOLID)).toEqual([
      indexOf([6, 10, 6], 0, 0, 5),
      indexOf([6, 10, 6], 1, 0, 5),
    ])
  })

  test('[FL-37] a refused tilt changes nothing and costs nothing', () => {
    const game = new TextbookGame(level({ terrain: [{ type: 'SOLID', at: [2, 9, 5] }], tilt: { cooldownTicks: 9 } }))
    play(game, [forward]) // the voxel would slide north through the piece at z 2 and 3
    expect(game.state()).toMatchObject({ gravity: DOWN, cooldown: 0, metrics: { tilts: 0, shift: 0 } })
  })

  test('[FL-78] stabilise holds through two tilts', () => {
    const game = new TextbookGame(level({ abilities: { stabilise: { charges: 1 } } }))
    play(game, [{ kind: 'ability', ability: 'stabilise' }, drop])
    const cell = indexOf([6, 10, 6], 2, 0, 2)
    expect(game.state().notes[cell]).toBe(2)
    play(game, [forward])
    expect([game.state().cells[cell], game.state().notes[cell]]).toEqual([SOLID, 1])
    play(game, [back])
    expect([game.state().cells[cell], game.state().notes[cell]]).toEqual([SOLID, 0])
    play(game, [forward])
    expect(game.state().cells[cell]).toBe(EMPTY)
    expect(game.state().cells[indexOf([6, 10, 6], 2, 0, 0)]).toBe(SOLID)
    expect(game.state().metrics).toMatchObject({ stabilised: 1, shift: 4 })
  })
})

describe('locking', () => {
  const pit: Terrain[] = [
    { type: 'BEDROCK', from: [1, 0, 1], to: [4, 0, 4] },
    { type: 'WATER', from: [2, 0, 2], to: [3, 0, 3] },
  ]

  test('[FL-65, FL-79] displaces the water it falls into and weighs what its voxels weigh', () => {
    const game = new TextbookGame(level({ terrain: pit, bag: { type: 'FIXED_SEQUENCE', sequence: ['O2:HEAVY'] } }))
    play(game, [drop])
    const { cells, metrics } = game.state()
    expect(metrics).toMatchObject({ pieces: 1, mass: 8, overflowed: 0, waterHeight: 0, rested: 0 })
    const wet = everyCell([6, 10, 6]).filter(cell => cells[cell] === WATER)
    expect(wet).toEqual([2, 3, 4, 5]) // over the rim, to the canonical corner: west, and south first
  })

  test('[FL-72, FL-73] drains act on settled water, a placed one at once', () => {
    const drain: Terrain = { type: 'DRAIN', at: [1, 0, 2], rate: 1, scope: 'ADJ6' }
    const game = new TextbookGame(level({ terrain: [...pit, drain], bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] } }))
    play(game, [move('z-'), drop])
    expect(game.state().metrics.drained).toBe(1)
    expect(game.state().notes[indexOf([6, 10, 6], 1, 0, 2)]).toBe(1)
    const placing = new TextbookGame(level({ terrain: pit, abilities: { drain: { charges: 1, rate: 3, scope: 'ADJ26' } } }))
    play(placing, [{ kind: 'ability', ability: 'drain' }, move('x+'), drop])
    expect(placing.state().metrics).toMatchObject({ drains: 1 })
    expect(placing.state().cells[indexOf([6, 10, 6], 3, 1, 2)]).toBe(DRAIN)
    expect(placing.state().metrics.drained).toBe(3)
  })

  test('[FL-74, FL-75] what freezes thaws in the resolve that makes the count full, unit for unit', () => {
    const game = new TextbookGame(level({ terrain: pit, abilities: { freeze: { charges: 1, resolves: 2, scope: 'ADJ6' } } }))
    play(game, [{ kind: 'ability', ability: 'freeze' }, move('x+'), drop])
    const frozen = indexOf([6, 10, 6], 3, 0, 2)
    expect([game.state().cells[frozen], game.state().notes[frozen]]).toEqual([ICE, 1])
    expect(game.state().metrics.froze).toBe(1)
    play(game, [move('x-')], [move('x-')], [drop])
    expect([game.state().cells[frozen], game.state().notes[frozen]]).toEqual([WATER, 0])
    expect(game.state().cells.filter(code => code === WATER).length).toBe(4)
  })

  test('[FL-48] REINFORCED is anchored for good', () => {
    const game = new TextbookGame(level({ bag: { type: 'FIXED_SEQUENCE', sequence: ['O2:REINFORCED'] } }))
    play(game, [drop], [forward], [back], [forward])
    expect(game.state().notes[indexOf([6, 10, 6], 2, 0, 2)]).toBe(FOREVER)
    expect(game.state().metrics.shift).toBe(0)
  })

  test('[FL-117, FL-118] a blocked spawn and an empty bag lose', () => {
    const high = new TextbookGame(level({ terrain: [{ type: 'WALL', from: [0, 0, 0], to: [5, 7, 5] }], maxWorldHeight: 9 }))
    play(high, [drop])
    expect(play(high, [drop]).state()).toMatchObject({ piece: -1, lost: 'spawn-blocked', metrics: { pieces: 2 } })
    const short = new TextbookGame(level({ bag: { type: 'FIXED_SEQUENCE', sequence: ['O2'], loop: false } }))
    expect(play(short, [drop]).state()).toMatchObject({ piece: -1, lost: 'bag-empty', tick: 1 })
    expect(short.ask(drop)).toBe('over')
    expect(wait(short, 3).state().tick).toBe(1)
  })
})

/** Drops I3s at their spawn place, x 1 to 3, until there are so many, and shows the first goal. */
function goalAfter(objective: Objective, drops: number, terrain: Terrain[] = []): { have: number; want: number; met: boolean } {
  const bag = { type: 'FIXED_SEQUENCE', sequence: ['I3'] } as const
  const game = new TextbookGame(level({ bag, terrain, objectives: [objective, { type: 'PLACE_PIECES', count: 99 }] }))
  for (let i = 0; i < drops; i++) play(game, [drop])
  const { have, want, met } = game.state().goals[0]!
  return { have, want, met }
}

describe('objectives', () => {
  test('[FL-94] heights are counted from zero', () => {
    expect(goalAfter({ type: 'REACH_HEIGHT', height: 2 }, 0)).toEqual({ have: 0, want: 2, met: false })
    expect(goalAfter({ type: 'REACH_HEIGHT', height: 2 }, 2)).toEqual({ have: 1, want: 2, met: false })
    expect(goalAfter({ type: 'REACH_HEIGHT', height: 2 }, 3)).toEqual({ have: 2, want: 2, met: true })
  })

  test('[FL-95] a plateau may lie either way, and has nothing on it', () => {
    expect(goalAfter({ type: 'BUILD_PLATEAU', worldLevel: 0, width: 1, depth: 3 }, 1)).toEqual({ have: 1, want: 1, met: true })
    expect(goalAfter({ type: 'BUILD_PLATEAU', worldLevel: 0, width: 3, depth: 1 }, 2)).toEqual({ have: 0, want: 1, met: false })
    expect(goalAfter({ type: 'BUILD_PLATEAU', worldLevel: 1, area: 4 }, 2)).toEqual({ have: 3, want: 4, met: false })
  })

  test('[FL-96, FL-98] bridges rest at both ends, overhangs at one', () => {
    const post = (x: number): Terrain => ({ type: 'BEDROCK', at: [x, 0, 2] })
    expect(goalAfter({ type: 'BUILD_BRIDGE', gap: 1 }, 1, [post(1), post(3)])).toEqual({ have: 1, want: 1, met: true })
    expect(goalAfter({ type: 'BUILD_BRIDGE', gap: 1 }, 1, [post(1)])).toEqual({ have: 0, want: 1, met: false })
    expect(goalAfter({ type: 'OVERHANG', length: 2 }, 1, [post(1)])).toEqual({ have: 2, want: 2, met: true })
    expect(goalAfter({ type: 'OVERHANG', length: 2 }, 1, [post(2)])).toEqual({ have: 1, want: 2, met: false })
  })

  test('[FL-97] a cavity has no way to the top', () => {
    const ring: Terrain = { type: 'WALL', from: [1, 0, 1], to: [3, 0, 3] }
    const hole: Terrain[] = [ring, { type: 'WATER', at: [2, 0, 2] }]
    expect(goalAfter({ type: 'ENCLOSE_CAVITY', count: 1 }, 1, hole)).toMatchObject({ have: 0 }) // closed, but full of water
    const shaft: Terrain[] = [0, 2].map(z => ({ type: 'WALL', from: [1, 0, z + 1], to: [3, 0, z + 1] }))
    const sides: Terrain[] = [1, 3].map(x => ({ type: 'WALL', at: [x, 0, 2] }))
    expect(goalAfter({ type: 'ENCLOSE_CAVITY', count: 1 }, 1, [...shaft, ...sides])).toEqual({ have: 1, want: 1, met: true })
    expect(goalAfter({ type: 'ENCLOSE_CAVITY', count: 1 }, 1, shaft)).toMatchObject({ have: 0 })
  })

  test('[FL-99] holdForTilts wants the goal still true after that many tilts', () => {
    const objectives: Objective[] = [{ type: 'REACH_HEIGHT', height: 0, holdForTilts: 2 }]
    const game = new TextbookGame(level({ objectives }))
    play(game, [drop])
    expect(game.state().goals[0]).toMatchObject({ have: 0, met: false, since: 0 })
    play(game, [forward], [back], [drop])
    expect(game.state()).toMatchObject({ won: true, goals: [{ met: true, since: 0 }] })
  })

  test('[FL-93] world-height goals are not judged, and not won, under a tilt', () => {
    const game = new TextbookGame(level({ objectives: [{ type: 'REACH_HEIGHT', height: 0 }] }))
    play(game, [forward], [drop])
    expect(game.state()).toMatchObject({ won: false, goals: [{ have: 0, met: false, since: -1 }], metrics: { pieces: 1 } })
  })

  test('[FL-105] a SEQUENCE goes through its parts, several in one resolve if they are met', () => {
    const parts: Objective = {
      type: 'SEQUENCE',
      objectives: [{ type: 'PLACE_PIECES', count: 1 }, { type: 'STABLE_END' }, { type: 'PLACE_PIECES', count: 2 }],
    }
    const game = new TextbookGame(level({ objectives: [parts] }))
    play(game, [drop])
    expect(game.state().goals[0]).toEqual({ have: 2, want: 3, met: false, since: -1, stage: 2 })
    expect(play(game, [drop]).state()).toMatchObject({ won: true, piece: -1 })
  })

  test('[FL-110] what loses comes before what wins', () => {
    const objectives: Objective[] = [{ type: 'PLACE_PIECES', count: 1 }]
    const game = new TextbookGame(level({ objectives, constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 3 }] }))
    expect(play(game, [drop]).state()).toMatchObject({ won: false, lost: 'weight-exceeded', goals: [{ have: 1, met: true }] })
  })

  test('[FL-120, FL-128] stars two and three stand by themselves; the score is weighted counts', () => {
    const three: StarCondition[] = [
      { type: 'MAX_OVERHANG_VOXELS', count: 0 },
      { type: 'ALSO', objective: { type: 'REACH_HEIGHT', height: 1 } },
    ]
    const weights = { perPiece: 10, perWaterRemoved: 5, penaltyShiftVoxel: 1, penaltyLostVoxel: 1, penaltyRotation: 3 }
    const game = new TextbookGame(
      level({
        objectives: [{ type: 'PLACE_PIECES', count: 2 }],
        stars: { two: [{ type: 'MAX_PIECES_USED', count: 1 }], three },
        score: weights,
      }),
    )
    play(game, [drop], [drop])
    expect([stars(game.state()), score(game.state())]).toEqual([2, 20])
  })
})
