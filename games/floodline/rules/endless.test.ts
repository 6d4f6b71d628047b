import { describe, expect, test } from 'vitest'
import { below, pcg32 } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import { faultsOf } from '../levels/format/validate.ts'
import { type FloodEvent, type FloodLevel, type Mutator, PIECES } from '../nouns.ts'
import { levelOf, play, wait } from '../testing/drawn.ts'
import { WATER } from './board/cells.ts'
import { indexOf } from './board/space.ts'
import { limitOf } from './endless.ts'
import { outcome, standing } from './outcome.ts'
import { windWords } from './pieces/bag.ts'
import { pieceOf } from './pieces/pieces.ts'
import { start } from './start.ts'
import { hazardsOf } from './wind.ts'

const BOUNDS = [6, 14, 5] as const

function changing(mutators: readonly Mutator[], changes: Partial<FloodLevel> = {}) {
  return start(levelOf([...BOUNDS], { objectives: [], endless: { mutators }, ...changes }))
}

/** Drops pieces wherever they are, and says what was told. */
function drops(state: ReturnType<typeof changing>, count: number): FloodEvent[] {
  return Array.from({ length: count }, () => play(state, 'drop')).flat()
}

const WATERS = { type: 'WATER', after: 2, everyLocks: 3, units: 4 } as const

describe('[FL-160] changes take hold by number of locks, in order', () => {
  test('after the lock that reaches the number, and the latest of a kind is in force', () => {
    const state = changing([
      { type: 'LIMIT', after: 0, maxWorldHeight: 9 },
      { type: 'LIMIT', after: 2, maxWorldHeight: 8 },
      { type: 'LIMIT', after: 2, maxWorldHeight: 7 },
    ])
    expect([state.endless?.done, limitOf(state)]).toEqual([1, 9])
    drops(state, 1)
    expect(limitOf(state)).toBe(9)
    const told = drops(state, 1)
    expect([state.endless?.done, limitOf(state)]).toEqual([3, 7])
    expect(told.flatMap(event => (event.kind === 'mutated' ? [event.mutator.after] : []))).toEqual([2, 2])
  })

  test('a level that is not endless has nothing of it in its state', () => {
    expect('endless' in start(levelOf([...BOUNDS]))).toBe(false)
  })
})

test('[FL-161] BAG changes what is drawn, behind the five that are drawn already', () => {
  const state = changing([{ type: 'BAG', after: 1, weights: { I3: 1 } }], { bag: { type: 'WEIGHTED', weights: { O2: 1 } } })
  const names = (): string => state.queue.map(token => PIECES[pieceOf(token)]).join(' ')
  drops(state, 1)
  expect(names()).toBe('O2 O2 O2 O2 I3')
  drops(state, 2)
  expect(names()).toBe('O2 O2 I3 I3 I3')
})

test('[FL-161] a queue that a sequence left short is filled up again', () => {
  const bag: FloodLevel['bag'] = { type: 'FIXED_SEQUENCE', sequence: ['O2', 'O2', 'O2', 'O2'], loop: false }
  const state = changing([{ type: 'BAG', after: 2, weights: { I3: 1 } }], { bag })
  drops(state, 1)
  expect(state.queue).toHaveLength(2)
  drops(state, 1)
  expect(state.queue.map(token => PIECES[pieceOf(token)]).join(' ')).toBe('O2 I3 I3 I3 I3')
})

test('[FL-161] [FL-118] a queue that is empty when the change takes hold stays empty', () => {
  const bag: FloodLevel['bag'] = { type: 'FIXED_SEQUENCE', sequence: ['O2'], loop: false }
  const state = changing([{ type: 'BAG', after: 1, weights: { I3: 1 } }], { bag, hold: true })
  drops(state, 1)
  expect(state).toMatchObject({ lost: 'bag-empty', queue: [], endless: { done: 1 } })

  const held = changing([{ type: 'BAG', after: 1, weights: { I3: 1 } }], { bag: { ...bag, sequence: ['O2', 'L3'] }, hold: true })
  play(held, 'hold')
  drops(held, 1)
  expect([PIECES[held.piece], held.queue, held.lost], 'the piece on hold comes, and nothing is drawn').toEqual(['O2', [], ''])
  drops(held, 1)
  expect(held.lost).toBe('bag-empty')
})

test('[FL-162] LIMIT loses by overflow above it, judged in the lock after it took hold', () => {
  const tall: FloodLevel['terrain'] = [{ type: 'SOLID', from: [0, 0, 0], to: [0, 5, 0] }]
  const state = changing([{ type: 'LIMIT', after: 1, maxWorldHeight: 4 }], { terrain: tall })
  drops(state, 1)
  expect(state.lost).toBe('')
  drops(state, 1)
  expect(state.lost).toBe('overflow')
})

describe('[FL-163] WIND', () => {
  test('first blows an interval after it was raised, to where was drawn then', () => {
    const state = changing([{ type: 'WIND', after: 1, intervalTicks: 40, pushStrength: 1 }], { seed: 5 })
    expect(state.winds).toEqual([])
    wait(state, 7)
    drops(state, 1)
    expect(state.winds).toEqual([{ next: 47, direction: below(windWords(5), 4), gusts: 0 }])
  })

  test('of a change with `after: 0` first blows in tick intervalTicks', () => {
    const state = changing([{ type: 'WIND', after: 0, intervalTicks: 3, pushStrength: 1 }])
    expect(state.winds).toMatchObject([{ next: 3, gusts: 0 }])
    wait(state, 3)
    expect(state.winds).toMatchObject([{ next: 3, gusts: 0 }])
    expect(play(state)).toContainEqual(expect.objectContaining({ kind: 'gust' }))
  })

  test('[FL-84] a gust of the tick in which a drop changes the wind passes before, and keeps the old interval', () => {
    const state = changing([
      { type: 'WIND', after: 0, intervalTicks: 4, pushStrength: 1 },
      { type: 'WIND', after: 1, intervalTicks: 90, pushStrength: 2 },
    ])
    wait(state, 4)
    expect(play(state, 'drop').some(({ kind }) => kind === 'gust')).toBe(false)
    expect(state.winds).toMatchObject([{ next: 8, gusts: 1 }])
  })

  test('that changes keeps its next gust and has the new strength and interval', () => {
    const state = changing([
      { type: 'WIND', after: 0, intervalTicks: 40, pushStrength: 1 },
      { type: 'WIND', after: 1, intervalTicks: 90, pushStrength: 2 },
    ])
    const [before] = structuredClone(state.winds)
    drops(state, 1)
    expect(state.winds).toEqual([before])
    expect(hazardsOf(state)).toMatchObject([{ intervalTicks: 90, pushStrength: 2 }])
    wait(state, 40)
    expect(state.winds[0]).toMatchObject({ next: 130, gusts: 1 })
  })
})

describe('[FL-164] WATER comes every so many locks', () => {
  test('counted from the change, down a column that is drawn ahead by a generator of its own', () => {
    const state = changing([WATERS], { seed: 9 })
    const words = pcg32([0x517cc1b7, (0x27220a95 ^ 9) >>> 0], [0x0a02bdbf, 0x7bb3c0a7])
    drops(state, 2)
    expect(state.endless).toMatchObject({ pourIn: 3, pourAt: below(words, 30) })
    expect(drops(state, 2).some(({ kind }) => kind === 'poured')).toBe(false)
    const [x, z] = [Math.floor((state.endless?.pourAt ?? 0) / 5), (state.endless?.pourAt ?? 0) % 5]
    const poured = drops(state, 1).find(event => event.kind === 'poured')
    expect(poured?.kind === 'poured' && poured.cells).toEqual([13, 12, 11, 10].map(y => indexOf([...BOUNDS], x, y, z)))
    expect(state.endless).toMatchObject({ pourIn: 3, pourAt: below(words, 30) })
  })

  test('a change keeps the column and starts the count anew', () => {
    const state = changing([WATERS, { ...WATERS, after: 3, everyLocks: 7 }])
    drops(state, 2)
    const { pourAt } = state.endless ?? {}
    drops(state, 1)
    expect(state.endless).toMatchObject({ pourIn: 7, pourAt })
  })
})

describe('[FL-165] what comes', () => {
  const wet = (state: ReturnType<typeof changing>): number => state.cells.filter(code => code === WATER).length

  test('is laid from the top of the column and settles before it is judged', () => {
    const state = changing([{ ...WATERS, after: 0, everyLocks: 1 }], { constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 2 }] })
    drops(state, 1)
    expect(wet(state)).toBe(4)
    expect(state.lost).toBe('')
  })

  test('is no more than the column has room for', () => {
    const lid: FloodLevel['terrain'] = [{ type: 'BEDROCK', from: [0, 11, 0], to: [5, 11, 4] }]
    const states = Array.from({ length: 20 }, (_, seed) =>
      changing([{ ...WATERS, after: 0, everyLocks: 1, units: 9 }], { seed, terrain: lid }),
    )
    const full = states.find(state => (state.endless?.pourAt ?? 0) >= 25) // at the east side, where no piece comes down
    if (!full) throw new Error('no seed lets water come down in the east')
    drops(full, 1)
    expect(wet(full)).toBe(2)
  })
})

describe('[FL-166] an endless level', () => {
  test('is never won, and what it is lost with is its score', () => {
    const score = { perPiece: 20, perWaterRemoved: 10, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 5 }
    const state = changing([], { score })
    while (state.lost === '') drops(state, 1)
    expect(state.won).toBe(false)
    const { pieces, shift } = state.metrics
    expect(outcome(state)).toMatchObject({ winner: null, scores: [20 * pieces - shift], code: state.lost })
  })

  test('counts when it is given up, and no other level does', () => {
    const level = dealFrom(floodline, presetOf('Endless'), 'a')
    const session = new Session(floodline, level)
    session.offer(0, 'drop')
    session.advance()
    session.offer(0, '!resign')
    expect(session.outcome?.scores).toEqual([10])
    expect(standing(start(levelOf([...BOUNDS])))).toBe(0)
  })
})

function presetOf(name: string) {
  const preset = floodline.presets.find(each => each.name === name)
  if (!preset) throw new Error(name)
  return preset.setup
}

describe('[FL-167] the endless game of a seed from before floors settled', () => {
  const levels = Array.from({ length: 40 }, (_, n) => dealFrom(floodline, presetOf('Endless until 2026-11-16'), `endless ${n}`))

  test('has the published changes, none more than three locks late', () => {
    const published = [6, 10, 16, 22, 28, 34, 40, 46, 52, 58, 66, 74, 82, 90, 100, 120]
    for (const { endless } of levels)
      endless?.mutators.forEach(({ after }, place) => {
        expect(after - published[place]!).toBeGreaterThanOrEqual(0)
        expect(after - published[place]!).toBeLessThanOrEqual(3)
      })
    expect(levels[0]!.endless?.mutators.map(({ type }) => type[0]).join('')).toBe('WBWBWLBWLWBLWWLW')
  })

  test('has nothing wrong with it, and differs from seed to seed', () => {
    for (const level of levels) expect(faultsOf(level)).toEqual([])
    expect(new Set(levels.map(({ endless }) => JSON.stringify(endless))).size).toBe(levels.length)
    expect(new Set(levels.map(({ voidFaces }) => voidFaces?.join())).size).toBe(2)
  })
})
