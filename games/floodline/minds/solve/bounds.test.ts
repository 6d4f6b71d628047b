import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { starsOf } from '../../rules/stars.ts'
import { start } from '../../rules/start.ts'
import { levelOf } from '../../testing/drawn.ts'
import { Bounds } from './bounds.ts'
import { copyOf } from './copy.ts'
import type { Ask, Stars, State } from './types.ts'
import { Work } from './work.ts'

const LEVELS = new URL('../../levels/', import.meta.url)

const replays = ['campaign', 'puzzles'].flatMap(group =>
  readdirSync(new URL(`${group}/`, LEVELS)).flatMap(folder =>
    readdirSync(new URL(`${group}/${folder}/`, LEVELS)).flatMap(file => (file.endsWith('.replay') ? [`${group}/${folder}/${file}`] : [])),
  ),
)

function boundsOf(level: FloodLevel, asked: Partial<Ask> = {}): Bounds {
  return new Bounds(new Work(level, { wanted: '1', budget: {}, ...asked }))
}

/** The position after every lock of a game that was won, the beginning first. */
function positions(text: string): State[] {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  const { deal, log } = over.session
  const session = new Session(floodline, deal)
  const found: State[] = [copyOf(session.state)]
  const pass = (until: number): void => {
    while (session.tick < until && !session.outcome) {
      const { pieces } = session.state.metrics
      session.advance()
      if (session.state.metrics.pieces > pieces) found.push(copyOf(session.state))
    }
  }
  for (const { tick, seat, text: said } of log) {
    if (seat === null) continue
    pass(tick)
    session.offer(seat, said)
  }
  pass(over.session.tick)
  return found
}

describe('no sum says more than a game that was won needed', () => {
  test.each(replays)('%s', file => {
    const all = positions(readFileSync(new URL(file, LEVELS), 'utf8'))
    const last = all.at(-1) as State
    expect(last.won).toBe(true)
    const [, two, three] = starsOf(last)
    const wanted = `1${two ? '2' : ''}${three ? '3' : ''}` as Stars
    const without = [...(last.metrics.tilts === 0 ? (['tilt'] as const) : []), ...(last.metrics.holds === 0 ? (['hold'] as const) : [])]
    for (const asked of [{ wanted }, { wanted, without }]) {
      const bounds = boundsOf(last.level, asked)
      for (const state of all.slice(0, -1)) {
        expect(bounds.left(state)).toBeLessThanOrEqual(last.metrics.pieces - state.metrics.pieces)
        expect(bounds.isHopeless(state)).toBe(false)
      }
    }
  })
})

describe('a sum says', () => {
  const bag: FloodLevel['bag'] = { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2', 'I4', 'L3'], loop: true }
  const high = levelOf([5, 14, 5], { bag, objectives: [{ type: 'REACH_HEIGHT', height: 9 }] })
  const left = (level: FloodLevel, asked: Partial<Ask> = {}): number => boundsOf(level, asked).left(start(level))

  test('how many pieces a height takes: as tall as they can be stood up, the best that can come', () => {
    expect(left(high, { without: ['tilt'] })).toBe(4) // 3 + 2 + 4 + 2 reach y 10, 3 + 2 + 4 only y 8
    expect(left({ ...high, hold: true }, { without: ['tilt'] })).toBe(4) // 4 + 3 + 2 reach y 8
    expect(left({ ...high, axes: ['yaw'] }, { without: ['tilt'] })).toBe(8) // 1 + 1 + 1 + 2, twice
    expect(left(high, { without: ['tilt', 'turn'] })).toBe(8)
  })

  test('nothing about heights where the world tilts or water freezes', () => {
    expect(left(high)).toBe(1)
    expect(left({ ...high, abilities: { freeze: { charges: 1, resolves: 3, scope: 'ADJ6' } } }, { without: ['tilt'] })).toBe(1)
  })

  test('that a bag which ends does not reach', () => {
    expect(left({ ...high, bag: { ...bag, loop: false } }, { without: ['tilt'] })).toBe(4)
    expect(left({ ...high, bag: { ...bag, sequence: ['I3', 'O2', 'I4'], loop: false } }, { without: ['tilt'] })).toBe(
      Number.POSITIVE_INFINITY,
    )
  })

  test('that rock is ground, if something fits between it and the limit', () => {
    const terrain: FloodLevel['terrain'] = [{ type: 'BEDROCK', from: [0, 0, 0], to: [0, 4, 0] }]
    expect(left({ ...high, terrain }, { without: ['tilt'] })).toBe(2) // y 4, and 3 + 2
  })

  test('how long drains take, with the charges that are left', () => {
    const terrain: FloodLevel['terrain'] = [
      { type: 'WATER', from: [0, 0, 0], to: [4, 0, 3] },
      { type: 'DRAIN', at: [0, 0, 4], rate: 2, scope: 'ADJ6' },
    ]
    const wet = levelOf([5, 14, 5], { bag, terrain, objectives: [{ type: 'DRAIN_WATER', units: 15 }] })
    expect(left(wet)).toBe(8)
    expect(left({ ...wet, abilities: { drain: { charges: 1, rate: 3, scope: 'ADJ6' } } })).toBe(3)
    expect(left({ ...wet, abilities: { drain: { charges: 1, rate: 3, scope: 'ADJ6' } } }, { without: ['drain'] })).toBe(8)
    expect(left({ ...wet, objectives: [{ type: 'DRAIN_WATER', units: 21 }] })).toBe(Number.POSITIVE_INFINITY)
  })

  test('how many pieces and tilts are to be made', () => {
    const objectives: FloodLevel['objectives'] = [
      { type: 'PLACE_PIECES', count: 6 },
      { type: 'SURVIVE_ROTATIONS', count: 3 },
    ]
    const level = levelOf([5, 14, 5], { bag, objectives })
    expect(left(level)).toBe(6)
    expect(left(level, { without: ['tilt'] })).toBe(Number.POSITIVE_INFINITY)
    expect(left({ ...level, tilt: { maxRotations: 2 } })).toBe(Number.POSITIVE_INFINITY)
    const stars: FloodLevel['stars'] = { two: [{ type: 'MAX_PIECES_USED', count: 5 }], three: [] }
    expect(boundsOf({ ...level, stars }, { wanted: '12' }).isHopeless(start(level))).toBe(true)
    expect(boundsOf({ ...level, stars }).isHopeless(start(level))).toBe(false)
  })
})
