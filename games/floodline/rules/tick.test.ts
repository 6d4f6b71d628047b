import { describe, expect, test } from 'vitest'
import { silent } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, pick, stream } from '../../../kernel/rng.ts'
import type { FloodEvent } from '../nouns.ts'
import { asking, at, type Drawn, drawn, picture, play, roomOf, wait } from '../testing/drawn.ts'
import { randomLevel } from '../testing/levels.ts'
import { ask, legal, refuse } from './actions.ts'
import { DOWN } from './board/space.ts'
import { outcome, toMove } from './outcome.ts'
import { start } from './start.ts'
import { tick } from './tick.ts'

const ROOM = roomOf(9)

const BREEZE = {
  type: 'WIND_GUST',
  intervalTicks: 1,
  firstGustOffsetTicks: 0,
  pushStrength: 1,
  directionMode: 'FIXED',
  fixedDirection: 'SOUTH',
} as const

const ALL_ON: Drawn = {
  level: {
    hold: true,
    gravityTicksPerCell: 1,
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'T3', 'L4'] },
    hazards: [BREEZE],
    abilities: {
      stabilise: { charges: 3 },
      freeze: { charges: 3, resolves: 2, scope: 'ADJ6' },
      drain: { charges: 3, rate: 1, scope: 'ADJ6' },
    },
  },
}

describe('[FL-50] a tick', () => {
  test('does what was asked for in its order, then wind, then the natural step', () => {
    const told = play(drawn(ROOM, ALL_ON), 'soft+, z-, y-, x+, yaw+, drain, freeze, stabilise, hold, tilt right')
    expect(told.map(event => (event.kind === 'moved' ? `moved ${event.step}` : event.kind))).toEqual([
      ...['tilted', 'held', 'armed', 'armed', 'armed', 'turned', 'bumped', 'moved y-', 'moved z-', 'moved soft', 'gust', 'moved fall'],
    ])
    expect(told.filter(event => event.kind === 'armed').map(({ ability }) => ability)).toEqual(['stabilise', 'freeze', 'drain'])
  })

  test('a piece dropped hard meets no wind, does not fall and does not wait, and locks after everything else', () => {
    const told = play(drawn(ROOM, ALL_ON), 'drop, x+, soft+')
    expect(told.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'dropped', 'locked', 'merged', 'progress', 'spawned'])
  })

  test('moves go x, then y, then z', () => {
    // By x first there is a way round the corner; by z first there would not be, or the other way round.
    const corner = drawn('P.. B..\nP.. B..\nP.. B..')
    play(corner, 'z+, x+')
    expect([corner.x, corner.z]).toEqual([1, 1])
    const late = drawn('PB. ...\nPB. ...\nPB. ...')
    play(late, 'z+, x+')
    expect([late.x, late.z]).toEqual([0, 1])
  })

  test('a turn comes before moves', () => {
    const state = drawn('....\n....\n.PPP\n....\n....', { pose: 0 }) // there is no cell to the east until it has turned upright
    play(state, 'roll+, x+')
    expect(state.x).toBe(2)
  })

  test('at its end the cooldown loses one and the tick is counted', () => {
    const state = drawn(ROOM, { level: { tilt: { cooldownTicks: 5 } } })
    play(state, 'tilt left')
    expect([state.cooldown, state.tick]).toEqual([5, 1])
    wait(state, 5)
    expect([state.cooldown, state.tick]).toEqual([0, 6])
    wait(state, 1)
    expect(state.cooldown).toBe(0)
  })

  test('a tick with a lock completes like any other', () => {
    const state = drawn(ROOM, { level: { tilt: { cooldownTicks: 5 } } })
    play(state, 'tilt left, drop')
    expect([state.cooldown, state.tick, state.metrics.pieces]).toEqual([5, 1, 1])
  })
})

describe('[FL-53] one thing of a class in a tick', () => {
  test.each([
    ['x', 'x+, x-'],
    ['z', 'z+, z-'],
  ])('two opposite moves along %s cancel: neither is tried', (_, wishes) => {
    const state = drawn(ROOM)
    const twin = copy(state)
    expect(play(state, wishes)).toEqual([])
    play(twin)
    expect(hash(state)).toBe(hash(twin))
  })

  function permutations<T>(items: readonly T[]): T[][] {
    if (items.length < 2) return [[...items]]
    return items.flatMap((item, i) => permutations([...items.slice(0, i), ...items.slice(i + 1)]).map(rest => [item, ...rest]))
  }

  test.each([
    [['tilt right', 'hold', 'freeze', 'roll-', 'y-', 'z+']],
    [['stabilise', 'drain', 'yaw+', 'x+', 'z-', 'drop']],
    [['soft+', 'x-', 'x+', 'z+', 'pitch+', 'hold']],
  ])('the order in which things were asked for never matters: all 720 orders of %j', wishes => {
    const world = ROOM.split('\n')
      .map((layer, i) => (i === 8 ? '~~~~~~~~~ '.repeat(8) + '##....###' : layer))
      .join('\n')
    const before = drawn(world, ALL_ON)
    const ends = new Set<string>()
    for (const order of permutations(wishes)) {
      const state = copy(before)
      for (const text of order) expect(asking(state, text)).toBe('')
      tick(state, silent)
      ends.add(hash(state))
    }
    expect(ends.size).toBe(1)
    expect(ends).not.toContain(hash(before))
  })
})

describe('[FL-54] a resolve is part of its tick', () => {
  test('however much happens, one tick passes', () => {
    const state = drawn('PPP.....\n........\n...####.\n~.......\n~....:..')
    play(state, 'tilt right, drop')
    expect(state.tick).toBe(1)
  })

  test('when a level is over no piece follows, the tick is completed and there is no other', () => {
    const state = drawn('...\n...\nPPP', { level: { objectives: [{ type: 'PLACE_PIECES', count: 1 }] }, state: { cooldown: 3 } })
    const told = play(state, 'drop')
    expect(told.at(-1)).toEqual({ kind: 'won', stars: 1, score: 0 })
    expect(state).toMatchObject({ won: true, piece: -1, tick: 1, cooldown: 2 })
    const after = hash(state)
    expect(play(state)).toEqual([])
    expect(hash(state)).toBe(after)
    expect([toMove(state), outcome(state)?.code]).toEqual([null, 'won'])
  })
})

describe('[FL-157] events', () => {
  test('tell what a tick did, in the order it happened', () => {
    const state = drawn('......\n.PPP..\n......\n.#....\n~~~~..\nBBBBBB')
    const cells = [0, 1, 2].map(x => at(state, x, 3))
    expect(play(state, 'x-, drop')).toEqual([
      { kind: 'moved', step: 'x-', by: 1 },
      { kind: 'dropped', by: 1 },
      { kind: 'locked', piece: 1, material: 0, cells },
      { kind: 'merged', cells, displaced: [], drain: -1, anchored: false },
      { kind: 'fell', from: [at(state, 1, 2), ...cells], by: 1, lost: [] },
      { kind: 'flowed', out: [at(state, 1, 1)], into: [at(state, 4, 1)], overflow: 0 },
      { kind: 'progress', goal: 0, have: 1, want: 999, met: false },
      { kind: 'spawned', piece: 1, material: 0 },
    ])
    expect(picture(state)).toBe('......\n......\n......\n###...\n~#~~~.\nBBBBBB')
  })

  test('a listener changes nothing: told or silent, the same hash after every tick', () => {
    for (let game = 0; game < 25; game++) {
      const rng = stream(`listeners ${game}`, 'test')
      const loud = start(randomLevel(rng))
      const quiet = copy(loud)
      const told: FloodEvent[] = []
      for (let n = 0; n < 150 && toMove(loud) === 0; n++) {
        const choices = [...legal(loud)]
        for (let wishes = below(rng, 3); wishes > 0; wishes--) {
          const asked = pick(rng, choices)
          if (refuse(loud, asked)) continue
          ask(loud, asked)
          ask(quiet, asked)
        }
        tick(loud, event => told.push(event))
        tick(quiet, silent)
        expect(hash(loud), `game ${game}, tick ${n}`).toBe(hash(quiet))
      }
      expect(told.length).toBeGreaterThan(0)
    }
  })

  test('they are never part of the state', () => {
    const state = drawn(ROOM)
    play(state, 'x+')
    expect(JSON.stringify(state)).not.toContain('moved')
  })
})

test('[FL-21] [FL-34] a blocked tilt leaves the rest of its tick as it is', () => {
  const state = drawn('......\n...P..\n...P..\n#..P..', { state: { fallIn: 1 } })
  expect(play(state, 'tilt right, x+').map(({ kind }) => kind)).toEqual(['tilt-refused', 'moved'])
  expect([state.gravity, state.x]).toEqual([DOWN, 4])
  expect(picture(state)).toBe('......\n......\n......\n#.....')
})
