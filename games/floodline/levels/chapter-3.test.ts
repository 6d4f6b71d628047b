/** What single levels of chapter 3 promise. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { indexOf } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import { campaign } from './generated/levels.ts'

function numbered(number: number): FloodLevel {
  const entry = campaign.find(one => one.number === number)
  if (!entry) throw new Error(`there is no level ${number}`)
  return entry.level
}

const chapter = campaign.filter(({ number }) => number > 20)

/** Keys one after the other; a number lets so many ticks pass. */
function pressed(level: FloodLevel, ...keys: readonly (string | number)[]): Session<Floodline> {
  const game = new Session(floodline, level)
  for (const key of keys) {
    if (typeof key === 'number') game.advance(key)
    else {
      expect(game.offer(0, key), `${key} in tick ${game.tick}`).toBeNull()
      game.advance()
    }
  }
  return game
}

function times(count: number, key: string): string[] {
  return new Array<string>(count).fill(key)
}

function codeAt({ state, deal }: Session<Floodline>, x: number, y: number, z: number): number {
  return state.cells[indexOf(deal.bounds, x, y, z)] ?? 0
}

const depthOf = ({ state, deal }: Session<Floodline>): number =>
  Math.max(...pieceCells(state).map(cell => Math.floor(cell / deal.bounds[2]) % deal.bounds[0]))

/** Lets time pass until so many gusts have come. */
function blown(game: Session<Floodline>, gusts: number): Session<Floodline> {
  while ((game.state.winds[0]?.gusts ?? gusts) < gusts && game.tick < 3600) game.advance()
  return game
}

describe('the table of the campaign', () => {
  const goal = (number: number): unknown => numbered(number).objectives[0]
  const third = (number: number): unknown => numbered(number).stars?.three

  test.each([
    [21, 18],
    [22, 20],
    [23, 18],
    [24, 20],
    [25, 22],
    [27, 24],
    [28, 26],
    [29, 26],
    [30, 30],
  ])('%i asks for height %i', (number, height) => {
    expect(goal(number)).toEqual({ type: 'REACH_HEIGHT', height })
  })

  test('26 asks for an arm of four that outlasts two tilts', () => {
    expect(goal(26)).toEqual({ type: 'OVERHANG', length: 4, holdForTilts: 2 })
  })

  test('has its limits', () => {
    expect(numbered(21).objectives).toContainEqual({ type: 'STAY_UNDER_WEIGHT', maxMass: 250 })
    expect(numbered(26).objectives).toContainEqual({ type: 'STAY_UNDER_WEIGHT', maxMass: 280 })
    expect(numbered(30).objectives).toContainEqual({ type: 'STAY_UNDER_WEIGHT', maxMass: 400 })
    expect(numbered(23).bounds).toEqual([8, 25, 8])
    expect(numbered(24).hazards).toMatchObject([{ intervalTicks: 720 }])
    expect(numbered(25).abilities).toEqual({ stabilise: { charges: 1 } })
    expect(numbered(27).tilt?.tiltBudget).toBe(6)
    expect(numbered(28).hazards).toMatchObject([{ directionMode: 'ALTERNATE_EW' }])
    expect(numbered(30).tilt?.tiltBudget).toBe(10)
    expect(numbered(30).hazards).toMatchObject([{ pushStrength: 2 }])
  })

  test('has its third stars', () => {
    expect(third(21)).toEqual([{ type: 'MAX_MASS', mass: 220 }])
    expect(third(22)).toEqual([{ type: 'MAX_COLLAPSES', count: 1 }])
    expect(third(23)).toMatchObject([{ type: 'ALSO', objective: { type: 'BUILD_PLATEAU', width: 3, depth: 3 } }])
    expect(third(24)).toEqual([{ type: 'MAX_ROTATIONS_USED', count: 4 }])
    expect(third(25)).toEqual([{ type: 'MAX_ABILITY_USES', ability: 'stabilise', count: 0 }])
    expect(third(26)).toEqual([{ type: 'MAX_PIECES_USED', count: 14 }])
    expect(third(27)).toEqual([{ type: 'MAX_ROTATIONS_USED', count: 4 }])
    expect(third(28)).toEqual([{ type: 'MAX_SHIFT_VOXELS_TOTAL', count: 0 }])
    expect(third(29)).toEqual([{ type: 'NO_RESTING_ON_WATER' }])
    expect(third(30)).toEqual([
      { type: 'MAX_PIECES_USED', count: 26 },
      { type: 'MAX_LOST_VOXELS_TOTAL', count: 10 },
    ])
  })
})

test('what stands at the start has a look of its own in every place but the bare needle', () => {
  const bare = chapter.filter(({ level }) => !level.terrain.some(({ look }) => look !== undefined))
  expect(bare.map(({ number }) => number)).toEqual([23])
})

test('21: what falls down the shaft is gone, and weighs all the same', () => {
  const { metrics } = pressed(numbered(21), 'drop').state
  expect(metrics).toMatchObject({ lost: 4, mass: 8 })
})

test('22: without a bumper the mast is lost over the edge; with one it stops in the open', () => {
  expect(pressed(numbered(22), 'tilt right').state.metrics.lost).toBe(13)
  const stopped = pressed(numbered(22), 'hold', 'yaw+', 'x+', 'z+', 'drop', 'tilt right')
  expect(stopped.state.metrics).toMatchObject({ lost: 0, shift: 13, collapses: 1 })
  expect(codeAt(stopped, 3, 12, 2)).toBeGreaterThan(1)
})

test('24: no key lifts a piece, and the gust lifts it by five', () => {
  const game = pressed(numbered(24), 'yaw+', 'soft+', 5, 'soft-', ...times(4, 'y+'))
  expect(depthOf(game)).toBe(6)
  for (const key of ['x-', 'yaw+', 'yaw-']) {
    game.offer(0, key)
    game.advance()
  }
  expect(depthOf(game)).toBe(6)
  blown(game, 1)
  expect(depthOf(game)).toBe(1)
})

test('25: a tilt takes the pole, unless an armed piece or a beam from the tent holds it', () => {
  expect(pressed(numbered(25), 'tilt right').state.metrics.lost).toBe(14)
  const level = numbered(25)
  const armed = pressed(level, 'stabilise', 'x+', 'drop', 'tilt right')
  expect(armed.state.metrics).toMatchObject({ stabilised: 1, lost: 0 })
  const tied = pressed(level, 'hold', 'drop', 'tilt right')
  expect(tied.state.metrics).toMatchObject({ stabilised: 0, lost: 0 })
})

test('27 and 30: stood up without planks the lengths fall beside each other', () => {
  const top = (number: number): number => {
    const game = pressed(numbered(number), 'tilt left', 'drop')
    return game.state.goals[0]?.have ?? -1
  }
  expect(top(27)).toBe(8)
  expect(top(30)).toBe(7)
})

test('28: the east gust leaves a piece on the ledge where it is; the west gust lifts one that stepped out by four', () => {
  const rest = ['z+', 'soft+', 2, 'soft-', 'y+', 'y+'] as const
  expect(depthOf(blown(pressed(numbered(28), ...rest), 1))).toBe(4)
  const out = pressed(numbered(28), ...rest, 540, ...times(5, 'y+'))
  expect(depthOf(blown(out, 2))).toBe(1)
  const early = pressed(numbered(28), ...rest, ...times(5, 'y+'))
  expect(depthOf(blown(early, 2))).toBeGreaterThan(1)
})

/** A certificate, up to the tick before which `asked` was asked for the nth time. */
function until(number: number, medal: string, asked: string, nth: number): Session<Floodline> {
  const { level } = campaign.find(one => one.number === number) ?? { level: numbered(number) }
  const text = readFileSync(new URL(`campaign/${number}-${level.id}/${medal}.replay`, import.meta.url), 'utf8')
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  const game = new Session(floodline, over.session.deal)
  let seen = 0
  for (const { tick, seat, text: wish } of over.session.log) {
    game.advance(tick - game.tick)
    if (wish === asked && ++seen === nth) return game
    if (seat !== null) game.offer(0, wish)
  }
  throw new Error(`${asked} is not asked for ${nth} times`)
}

test('29: the mast slides over the quay and is held; its foot is wet until the ninth landing', () => {
  const slid = pressed(numbered(29), 'tilt left', 31, 'tilt right')
  expect(codeAt(slid, 4, 15, 2)).toBeGreaterThan(1)
  expect(slid.state.metrics).toMatchObject({ lost: 0, shift: 28 })
  const wet = (game: Session<Floodline>): boolean =>
    [0, 1].some(x => [1, 2, 3].some(z => codeAt(game, x, 2, z) > 1 && codeAt(game, x, 1, z) === 1))
  const eight = until(29, 'gold', 'drop', 9)
  expect(wet(eight)).toBe(true)
  eight.offer(0, 'drop')
  eight.advance()
  expect(eight.outcome?.code).toBe('won')
  expect(wet(eight)).toBe(false)
})

test('30: one body of four lengths leaps over nothing and is held by one bollard', () => {
  const before = until(30, 'gold', 'tilt left', 2)
  expect(codeAt(before, 8, 28, 6)).toBeGreaterThan(1)
  before.offer(0, 'tilt left')
  before.advance()
  expect(codeAt(before, 2, 0, 0)).toBeGreaterThan(1)
  expect(codeAt(before, 2, 28, 6)).toBeGreaterThan(1)
  expect(before.state.metrics.lost).toBeLessThanOrEqual(10)
})

test('30: a length that was not joined to the rest is more than may be lost', () => {
  const game = pressed(numbered(30), 'tilt left', 31, 'tilt left')
  expect(game.state.metrics.lost).toBeGreaterThan(14)
})
