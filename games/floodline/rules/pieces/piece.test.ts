import { describe, expect, test } from 'vitest'
import { GRAVITIES, PIECES, type PieceName, type Spot, STEPS } from '../../nouns.ts'
import { at, type Drawn, drawn, levelOf, picture, play, roomOf, wait, wholePicture } from '../../testing/drawn.ts'
import { start } from '../start.ts'
import { fits, isGrounded } from './piece.ts'

/** A room of 7 × 7 × 7 with nothing in it but an I3 in the middle. */
function room(changes: Drawn = {}): ReturnType<typeof drawn> {
  return drawn(roomOf(7), changes)
}

test.each([
  ['EMPTY', 0, true],
  ['WATER', 1, true],
  ['SOLID of STANDARD', 2, false],
  ['SOLID of HEAVY', 3, false],
  ['SOLID of REINFORCED', 4, false],
  ['POROUS of STANDARD', 5, false],
  ['POROUS of HEAVY', 6, false],
  ['POROUS of REINFORCED', 7, false],
  ['ICE', 8, false],
  ['DRAIN', 9, false],
  ['WALL', 10, false],
  ['BEDROCK', 11, false],
] as const)('[FL-18] [FL-3] %s (code %i) lets a piece pass: %s', (_, code, passes) => {
  const state = drawn('.....\n.PPP.\n.....')
  state.cells[at(state, 2, 0)] = code
  expect(fits(state, state.pose, state.x, state.y - 1, state.z)).toBe(passes)
  expect(isGrounded(state)).toBe(!passes)
})

test('[FL-18] water neither slows a piece nor carries it', () => {
  const dry = drawn('PPP\n...\n...\n...\n...', { level: { gravityTicksPerCell: 3 } })
  const wet = drawn('PPP\n~~~\n~~~\n~~~\n~~~', { level: { gravityTicksPerCell: 3 } })
  for (let n = 0; n < 20; n++) {
    wait(dry, 1)
    wait(wet, 1)
    expect([wet.y, wet.grounded, wet.lockIn]).toEqual([dry.y, dry.grounded, dry.lockIn])
  }
})

test('[FL-19] a piece fits where all of it is on the board, and nowhere else', () => {
  const state = drawn('...... ......\n.PPP.. ......\n...... ......')
  const spots: Spot[] = []
  for (let y = -1; y <= 3; y++)
    for (let x = -2; x <= 6; x++) for (let z = -1; z <= 2; z++) if (fits(state, state.pose, x, y, z)) spots.push([x, y, z])
  expect(spots).toHaveLength(4 * 3 * 2)
  for (const [x, y, z] of spots) expect([x >= 0 && x <= 3, y >= 0 && y <= 2, z >= 0 && z <= 1]).toEqual([true, true, true])
})

test('[FL-19] a step that does not end where the piece fits does not happen', () => {
  const state = drawn('......\n.PPP#.\n......')
  expect(play(state, 'x+')).toEqual([{ kind: 'bumped', asked: { kind: 'move', step: 'x+' }, because: 'no-room' }])
  expect(wholePicture(state)).toBe('......\n.PPP#.\n......')
})

describe('[FL-20] a move is one cell along a world axis, across gravity only', () => {
  const ACROSS: Record<string, string> = { DOWN: 'xz', NORTH: 'xy', SOUTH: 'xy', EAST: 'zy', WEST: 'zy' }

  test.each(GRAVITIES)('%s', gravity => {
    for (const step of STEPS) {
      const state = room({ state: { gravity: GRAVITIES.indexOf(gravity) } })
      const axis = step[0] as 'x' | 'y' | 'z'
      const before = { x: state.x, y: state.y, z: state.z }
      const across = ACROSS[gravity]!.includes(axis)
      const [told] = play(state, step)
      expect(told).toEqual(
        across ? { kind: 'moved', step, by: 1 } : { kind: 'bumped', asked: { kind: 'move', step }, because: 'along-gravity' },
      )
      expect({ x: state.x, y: state.y, z: state.z }).toEqual({
        ...before,
        [axis]: before[axis] + (across ? (step[1] === '+' ? 1 : -1) : 0),
      })
    }
  })
})

describe('[FL-21] a piece falls by itself', () => {
  test('a cell whenever the countdown is over, counted from its appearance', () => {
    const state = room({ level: { gravityTicksPerCell: 4 } })
    const heights = Array.from({ length: 13 }, () => {
      wait(state, 1)
      return state.y
    })
    expect(heights).toEqual([3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0])
  })

  test('after 30 ticks where the level does not say', () => {
    const { gravityTicksPerCell: _, ...level } = levelOf([3, 5, 1])
    const state = start(level)
    wait(state, 29)
    expect(state.y).toBe(4)
    wait(state, 1)
    expect(state.y).toBe(3)
  })

  test('the countdown starts again where there was no room, too', () => {
    const state = drawn('...\n...\nPPP\n###', { level: { gravityTicksPerCell: 3, lock: { delayTicks: 50 } } })
    const left = Array.from({ length: 7 }, () => {
      wait(state, 1)
      return state.fallIn
    })
    expect(left).toEqual([2, 1, 3, 2, 1, 3, 2])
  })

  test('a tilt does not disturb it', () => {
    const state = room({ level: { gravityTicksPerCell: 6 } })
    wait(state, 2)
    play(state, 'tilt right')
    expect(state.fallIn).toBe(3)
    wait(state, 3)
    expect([state.x, state.y]).toEqual([3, 3])
  })
})

test('[FL-22] grounded is looked at once in a tick, after the natural step', () => {
  const state = drawn('.PPP.\n.....\n.###.', { level: { gravityTicksPerCell: 2 } })
  const seen = Array.from({ length: 3 }, () => {
    wait(state, 1)
    return [state.y, state.grounded]
  })
  expect(seen).toEqual([
    [2, false],
    [1, true],
    [1, true],
  ])
})

test.each(GRAVITIES)('[FL-22] under %s a piece is grounded where it would not fit one step along it', gravity => {
  const state = room({ state: { gravity: GRAVITIES.indexOf(gravity) }, level: { gravityTicksPerCell: 1, lock: { delayTicks: 99 } } })
  while (!isGrounded(state)) wait(state, 1)
  const { x, y, z } = state
  expect({ DOWN: y === 0, NORTH: z === 0, SOUTH: z === 6, EAST: x === 4, WEST: x === 0 }[gravity]).toBe(true)
})

describe('[FL-23] soft drop', () => {
  test('tries a step in every tick in which it is held, the one it is asked for included', () => {
    const state = room()
    expect(play(state, 'soft+')).toEqual([{ kind: 'moved', step: 'soft', by: 1 }])
    wait(state, 1)
    expect(state.y).toBe(1)
    expect(play(state, 'soft-')).toEqual([])
    wait(state, 3)
    expect(state.y).toBe(1)
  })

  test('a step that succeeds starts the countdown again, before that tick takes its one', () => {
    const state = room({ level: { gravityTicksPerCell: 5 } })
    wait(state, 3)
    expect(state.fallIn).toBe(2)
    play(state, 'soft+')
    expect([state.y, state.fallIn]).toEqual([2, 4])
    play(state, 'soft-')
    wait(state, 2)
    expect([state.y, state.fallIn]).toEqual([2, 1])
    wait(state, 1)
    expect([state.y, state.fallIn]).toEqual([1, 5])
  })

  test('a step that does not succeed leaves the countdown alone', () => {
    const state = drawn('...\n...\nPPP\n###', { level: { gravityTicksPerCell: 9, lock: { delayTicks: 50 } } })
    wait(state, 2)
    play(state, 'soft+')
    expect(state.fallIn).toBe(6)
  })

  test('the tick in which it sets the piece on the ground is a grounded one', () => {
    const state = room()
    play(state, 'soft+')
    const seen = [1, 2, 3].map(() => {
      wait(state, 1)
      return [state.y, state.grounded, state.lockIn]
    })
    expect(seen).toEqual([
      [1, false, 12],
      [0, true, 11],
      [0, true, 10],
    ])
  })

  test('with a countdown of one, a held piece takes two cells a tick', () => {
    const state = room({ level: { gravityTicksPerCell: 1 } })
    play(state, 'soft+')
    expect(state.y).toBe(1)
  })

  test('it never locks a piece, and stays held from piece to piece', () => {
    const state = drawn('...\n...\n...\nPPP\n...', { level: { gravityTicksPerCell: 50 } })
    play(state, 'soft+')
    wait(state, 10)
    expect(state).toMatchObject({ y: 0, lockIn: 1, metrics: { pieces: 0 } })
    wait(state, 1) // the lock delay is over
    expect(state.metrics.pieces).toBe(1)
    const { y } = state
    wait(state, 1)
    expect(state.y).toBe(y - 1)
    expect(state.soft).toBe(true)
  })
})

/** An upright I3 one cell over a ledge, two cells above the floor. */
const LEDGE = `
  ..P...
  ..P...
  ..P...
  ......
  ###...
  ###...`

describe('[FL-24] [FL-25] lock delay', () => {
  test('the example of the rule book, tick by tick', () => {
    const state = drawn(LEDGE, { level: { gravityTicksPerCell: 5 }, state: { tick: 99, fallIn: 2 } })
    const timeline: Record<number, [grounded: boolean, left: number, resets: number]> = {}
    while (state.metrics.pieces === 0) {
      const { tick } = state
      play(state, tick === 105 ? 'x+' : '')
      timeline[tick] = [state.grounded, state.lockIn, state.lockResets]
    }
    const yes = (left: number, resets: number): [boolean, number, number] => [true, left, resets]
    const no = (left: number, resets: number): [boolean, number, number] => [false, left, resets]
    expect(timeline).toMatchObject({ 99: no(12, 0), 100: yes(11, 0), 101: yes(10, 0), 102: yes(9, 0), 103: yes(8, 0), 104: yes(7, 0) })
    expect(timeline).toMatchObject({ 105: no(12, 1), 109: no(12, 1), 110: yes(11, 1), 111: yes(10, 1), 120: yes(1, 1) })
    expect(state.tick - 1).toBe(121)
  })

  test('twelve grounded ticks lock it, and the level may give another number', () => {
    for (const [lock, ticks] of [
      [{}, 12],
      [{ delayTicks: 1 }, 1],
      [{ delayTicks: 20 }, 20],
    ] as const) {
      const state = drawn('...\n...\n...\nPPP', { level: { lock } })
      wait(state, ticks - 1)
      expect(state.metrics.pieces).toBe(0)
      wait(state, 1)
      expect(state.metrics.pieces).toBe(1)
    }
  })

  const PIT = '..P...\n..P...\n..P...\n###...\n###...\n###...\n###...\n###...'

  /** Off the ledge and back on it, tick by tick: what is left of the delay, and the resets used. */
  function stalled(level: Parameters<typeof drawn>[1]): string[] {
    const state = drawn(PIT, level)
    const seen: string[] = []
    for (let n = 0; state.metrics.pieces === 0; n++) {
      play(state, n === 0 ? '' : n % 2 === 1 ? 'x+' : 'x-')
      if (state.metrics.pieces === 0) seen.push(`${state.lockIn}/${state.lockResets}`)
    }
    return seen
  }

  test('four resets refill it; the fifth time off the ground does not, and what is left counts on', () => {
    expect(stalled({}).join(' ')).toBe(
      '11/0 12/1 11/1 12/2 11/2 12/3 11/3 12/4 11/4 11/4 10/4 10/4 9/4 9/4 8/4 8/4 7/4 7/4 6/4 6/4 5/4 5/4 4/4 4/4 3/4 3/4 2/4 2/4 1/4 1/4',
    )
  })

  test('the level may give other resets', () => {
    expect(stalled({ level: { lock: { delayTicks: 3, maxResets: 1 } } }).join(' ')).toBe('2/0 3/1 2/1 2/1 1/1 1/1')
  })

  test('two ticks off the ground in a row use up one reset', () => {
    const state = drawn(PIT)
    wait(state, 1)
    play(state, 'x+')
    wait(state, 5)
    expect([state.lockIn, state.lockResets]).toEqual([12, 1])
  })

  test('a tilt takes a piece off the ground like anything else', () => {
    const state = drawn(PIT.replaceAll('#', 'B'))
    wait(state, 4)
    expect([state.grounded, state.lockIn, state.lockResets]).toEqual([true, 8, 0])
    play(state, 'tilt right')
    expect([state.grounded, state.lockIn, state.lockResets]).toEqual([false, 12, 1])
  })
})

describe('[FL-26] hard drop', () => {
  test('as far as the piece fits step by step, locked in the same tick', () => {
    const state = drawn('......\n.PPP..\n......\n......\n..#...')
    const told = play(state, 'drop')
    expect(told[0]).toEqual({ kind: 'dropped', by: 2 })
    expect(told[1]).toMatchObject({ kind: 'locked', cells: [at(state, 1, 1), at(state, 2, 1), at(state, 3, 1)] })
    expect([state.metrics.pieces, state.tick]).toEqual([1, 1])
  })

  test('it does not pass what is in between', () => {
    const state = drawn('...\nPPP\n...\n.#.\n...\n...')
    state.notes[at(state, 1, 2)] = 255
    play(state, 'drop')
    expect(picture(state)).toBe('...\n...\n###\n.A.\n...\n...')
  })

  test.each(GRAVITIES)('along %s', gravity => {
    const state = room({ state: { gravity: GRAVITIES.indexOf(gravity) } })
    const by = { DOWN: 3, NORTH: 3, SOUTH: 3, EAST: 2, WEST: 2 }[gravity]
    expect(play(state, 'drop')[0]).toEqual({ kind: 'dropped', by })
  })
})

describe('[FL-28] spawn', () => {
  const PLACES: [PieceName, gravity: (typeof GRAVITIES)[number], Spot][] = [
    ['O2', 'DOWN', [2, 11, 3]],
    ['O2', 'NORTH', [2, 3, 7]],
    ['O2', 'SOUTH', [2, 3, 0]],
    ['O2', 'EAST', [0, 3, 3]],
    ['O2', 'WEST', [5, 3, 3]],
    ['Z4', 'DOWN', [2, 11, 4]],
    ['Z4', 'NORTH', [2, 3, 8]],
    ['Z4', 'SOUTH', [2, 3, 1]],
    ['Z4', 'EAST', [0, 3, 4]],
    ['Z4', 'WEST', [4, 3, 4]],
    ['L4', 'DOWN', [2, 10, 4]],
    ['L4', 'NORTH', [2, 3, 8]],
    ['L4', 'SOUTH', [2, 3, 0]],
    ['L4', 'EAST', [0, 3, 4]],
    ['L4', 'WEST', [4, 3, 4]],
  ]

  test.each(PLACES)('%s under %s appears at %j, in pose 0', (piece, gravity, spot) => {
    const bag = { type: 'FIXED_SEQUENCE', sequence: [piece] } as const
    const state = start(levelOf([7, 12, 9], { gravity, maxWorldHeight: 7, bag }))
    expect([state.x, state.y, state.z]).toEqual(spot)
    expect([PIECES[state.piece], state.pose]).toEqual([piece, 0])
  })

  test('the examples of the rule book', () => {
    const bag = { type: 'FIXED_SEQUENCE', sequence: ['O2'] } as const
    expect(start(levelOf([10, 20, 10], { bag }))).toMatchObject({ x: 4, y: 19, z: 4 })
    expect(start(levelOf([10, 20, 10], { bag, gravity: 'EAST', maxWorldHeight: 14 }))).toMatchObject({ x: 0, y: 7, z: 4 })
  })

  test('a board narrower than the piece has no room for it', () => {
    expect(start(levelOf([2, 5, 3])).lost).toBe('spawn-blocked')
  })

  test('everything about a piece starts afresh', () => {
    const state = drawn('......\n......\n......\n......\n..PPP.', {
      level: { gravityTicksPerCell: 7, lock: { delayTicks: 9 }, abilities: { stabilise: { charges: 3 } } },
      state: { lockIn: 1, lockResets: 3, fallIn: 2 },
    })
    play(state, 'stabilise')
    expect(state.metrics.pieces).toBe(1)
    expect(state).toMatchObject({ fallIn: 7, lockIn: 9, lockResets: 0, armed: 0, grounded: false, pose: 0, x: 1, y: 4 })
  })
})

test('[FL-29] until it locks the piece is not part of the board: it displaces nothing and holds nothing up', () => {
  const state = drawn('..#...\n..QPP.\n..~...')
  wait(state, 5)
  expect(picture(state)).toBe('..#...\n..~...\n..~...')
  play(state, 'tilt left') // the voxel slides over the piece, though it touches it
  expect(picture(state)).toBe('#.....\n~.....\n~.....')
})
