import { describe, expect, test } from 'vitest'
import { below } from '../../../kernel/rng.ts'
import type { Hazard, WindDirection } from '../nouns.ts'
import { type Drawn, drawn, levelOf, picture, play, roomOf, wait, wholePicture } from '../testing/drawn.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from './board/space.ts'
import { windWords } from './pieces/bag.ts'
import { start } from './start.ts'

type State = ReturnType<typeof drawn>

const ROOM = roomOf(9)

function gust(changes: Partial<Hazard> = {}): Hazard {
  return { type: 'WIND_GUST', intervalTicks: 10, firstGustOffsetTicks: 0, pushStrength: 1, directionMode: 'FIXED', ...changes }
}

/** The timetable is drawn from the level, as at the start of a game. */
function windy(hazards: readonly Hazard[], text = ROOM, changes: Drawn = {}): State {
  return drawn(text, { ...changes, level: { ...changes.level, hazards } })
}

/** In which ticks it blew, and to where. */
function blown(state: State, ticks: number): string[] {
  return Array.from({ length: ticks }, () => {
    const { tick } = state
    return play(state).flatMap(told => (told.kind === 'gust' ? [`${tick} ${['E', 'W', 'N', 'S'][told.direction]}`] : []))
  }).flat()
}

test('[FL-80] wind moves the active piece and nothing else', () => {
  const state = windy([gust({ pushStrength: 3 })], '.......\n#PPP...\n.......\n~~.....\n#.....#')
  const before = picture(state)
  play(state)
  expect(wholePicture(state)).toBe('.......\n#...PPP\n.......\n~~.....\n#.....#')
  expect(picture(state)).toBe(before)
})

describe('[FL-81] gusts come in ticks offset + k · interval', () => {
  test.each([
    [0, 10, ['0 E', '10 E', '20 E']],
    [3, 10, ['3 E', '13 E', '23 E']],
    [12, 7, ['12 E', '19 E', '26 E']],
    [29, 10, ['29 E']],
  ])('offset %i, interval %i', (firstGustOffsetTicks, intervalTicks, ticks) => {
    expect(blown(windy([gust({ firstGustOffsetTicks, intervalTicks })]), 30)).toEqual(ticks)
  })

  test('without an offset it is drawn below the interval', () => {
    const { firstGustOffsetTicks: _, ...drawnLots } = gust({ intervalTicks: 600 })
    for (const seed of [1, 2, 3]) {
      const state = start(levelOf([5, 9, 5], { seed, hazards: [drawnLots] }))
      expect(state.winds[0]!.next).toBe(below(windWords(seed), 600))
    }
  })
})

describe('[FL-82] the direction of gust k', () => {
  test('ALTERNATE_EW: east, west, east', () => {
    expect(blown(windy([gust({ directionMode: 'ALTERNATE_EW' })]), 31)).toEqual(['0 E', '10 W', '20 E', '30 W'])
  })

  test.each([
    ['EAST', 'x', 1],
    ['WEST', 'x', -1],
    ['NORTH', 'z', -1],
    ['SOUTH', 'z', 1],
  ] as [WindDirection, 'x' | 'z', number][])('FIXED %s pushes along %s by %i, whatever gravity is', (fixedDirection, axis, by) => {
    for (const gravity of [DOWN, NORTH, SOUTH, EAST, WEST]) {
      const state = windy([gust({ fixedDirection })], ROOM, { state: { gravity } })
      const before = { x: state.x, y: state.y, z: state.z }
      play(state)
      expect({ x: state.x, y: state.y, z: state.z }).toEqual({ ...before, [axis]: before[axis] + by })
    }
  })

  test('FIXED without a direction is EAST', () => expect(blown(windy([gust()]), 1)).toEqual(['0 E']))

  test.each([
    ['EAST and WEST if there is no list', undefined, 'EW'],
    ['one of the list', ['SOUTH', 'EAST', 'NORTH'], 'SEN'],
  ] as [string, WindDirection[] | undefined, string][])('RANDOM_SEEDED: %s, one draw for each gust', (_, directions, letters) => {
    const state = windy([gust({ directionMode: 'RANDOM_SEEDED', intervalTicks: 1, ...(directions && { directions }) })], ROOM, {
      level: { seed: 31 },
    })
    const rng = windWords(31)
    expect(blown(state, 20)).toEqual(Array.from({ length: 20 }, (_unused, k) => `${k} ${letters[below(rng, letters.length)]}`))
  })

  test('a draw for each gust, whether or not it moves anything', () => {
    const free = windy([gust({ directionMode: 'RANDOM_SEEDED', intervalTicks: 5 })])
    const dropped = windy([gust({ directionMode: 'RANDOM_SEEDED', intervalTicks: 5 })])
    for (let tick = 0; tick < 40; tick++) {
      play(free)
      play(dropped, tick === 5 || tick === 6 ? 'drop' : '')
    }
    expect(dropped.windWords).toEqual(free.windWords)
    expect(dropped.winds).toEqual(free.winds)
  })
})

describe('[FL-83] a gust', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ])('of strength %i moves the piece %i cells, and stops at the first where it does not fit', (pushStrength, moved) => {
    const state = windy([gust({ pushStrength })])
    expect(play(state)[0]).toEqual({ kind: 'gust', direction: 0, wanted: pushStrength, moved })
    expect(state.x).toBe(3 + moved)
  })

  test('does not jump over what is in the way', () => {
    const state = windy([gust({ pushStrength: 5 })], '........\nPPP..#..\n........\n........')
    expect(play(state)[0]).toMatchObject({ moved: 2 })
  })

  test('is not hindered by water, and never turns a piece', () => {
    const state = windy([gust({ pushStrength: 3 })], '.......\nQQQ~~~~\n.......\n.......')
    const { pose } = state
    expect(play(state)[0]).toMatchObject({ moved: 3 })
    expect(state.pose).toBe(pose)
  })

  test('may blow along gravity or against it', () => {
    const along = windy([gust()], ROOM, { state: { gravity: EAST } })
    play(along)
    expect(along.x).toBe(4)
    const against = windy([gust({ fixedDirection: 'WEST' })], ROOM, { state: { gravity: EAST } })
    play(against)
    expect(against.x).toBe(2)
  })
})

test('[FL-25] a gust takes a piece off the ground, or sets it on it, in the same tick', () => {
  const state = windy(
    [gust({ firstGustOffsetTicks: 3, intervalTicks: 2, directionMode: 'ALTERNATE_EW' })],
    '..P...\n..P...\n..P...\n###...\n###...\n###...',
  )
  const seen = Array.from({ length: 7 }, () => {
    wait(state, 1)
    return `${state.grounded ? 'on' : 'off'} ${state.lockIn}`
  })
  expect(seen).toEqual(['on 11', 'on 10', 'on 9', 'off 12', 'off 12', 'on 11', 'on 10'])
})

test('[FL-84] a gust due in a tick with a hard drop passes without effect, and counts all the same', () => {
  const state = windy([gust({ directionMode: 'ALTERNATE_EW' })])
  const told = play(state, 'drop')
  expect(told.some(({ kind }) => kind === 'gust')).toBe(false)
  expect(told.find(({ kind }) => kind === 'locked')).toMatchObject({ cells: [3, 4, 5].map(x => x * 9 + 4) })
  expect(state.winds[0]).toEqual({ next: 10, direction: 1, gusts: 1 })
})

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('[FL-85] strength %i moves a HEAVY piece %i cells', (pushStrength, moved) => {
  const state = windy([gust({ pushStrength })], ROOM, { state: { material: 1 } })
  expect(play(state)[0]).toEqual({ kind: 'gust', direction: 0, wanted: moved, moved })
  const reinforced = windy([gust({ pushStrength: 2 })], ROOM, { state: { material: 2 } })
  expect(play(reinforced)[0]).toMatchObject({ moved: 2 })
})

describe('[FL-86] several hazards', () => {
  test('act in the order of the level', () => {
    const east = gust({ pushStrength: 2 })
    const west = gust({ pushStrength: 4, fixedDirection: 'WEST' })
    // Two cells of room to the east, none to the west: the order shows.
    const text = '......\n#PPP..\n......\n......'
    const eastFirst = windy([east, west], text)
    play(eastFirst)
    expect(eastFirst.x).toBe(1)
    const westFirst = windy([west, east], text)
    play(westFirst)
    expect(westFirst.x).toBe(3)
  })

  test('draw at the start in that order, offset then direction; a disabled one draws nothing', () => {
    const lots = { type: 'WIND_GUST', intervalTicks: 50, pushStrength: 1 } as const
    const hazards: Hazard[] = [
      { ...lots, directionMode: 'RANDOM_SEEDED' },
      { ...lots, directionMode: 'RANDOM_SEEDED', enabled: false },
      { ...lots, directionMode: 'ALTERNATE_EW' },
      { ...lots, directionMode: 'RANDOM_SEEDED', firstGustOffsetTicks: 4, directions: ['NORTH', 'SOUTH', 'EAST'] },
    ]
    const { winds } = start(levelOf([5, 9, 5], { seed: 8, hazards }))
    const rng = windWords(8)
    expect(winds).toEqual([
      { next: below(rng, 50), direction: [0, 1][below(rng, 2)], gusts: 0 },
      { next: below(rng, 50), direction: 0, gusts: 0 },
      { next: 4, direction: [2, 3, 0][below(rng, 3)], gusts: 0 },
    ])
  })

  test('the next direction is drawn when a gust has passed', () => {
    const state = windy([gust({ directionMode: 'RANDOM_SEEDED', intervalTicks: 10 })], ROOM, { level: { seed: 4 } })
    const before = state.windWords.slice()
    wait(state, 1)
    const after = state.windWords.slice()
    expect(after).not.toEqual(before)
    wait(state, 9)
    expect(state.windWords).toEqual(after)
  })
})

test('[FL-87] the direction of the next gust is known from the start, and an interval ahead from then on', () => {
  const state = windy([gust({ directionMode: 'RANDOM_SEEDED', intervalTicks: 15, firstGustOffsetTicks: 5 })])
  let announced = { ...state.winds[0]! }
  for (let tick = 0; tick < 60; tick++) {
    const [told] = play(state)
    if (told?.kind !== 'gust') continue
    expect([tick, told.direction]).toEqual([announced.next, announced.direction])
    announced = { ...state.winds[0]! }
    expect(announced.next).toBe(tick + 15)
  }
})
