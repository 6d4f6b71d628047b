import { describe, expect, test } from 'vitest'
import type { Constraint, FloodLevel } from '../nouns.ts'
import { at, drawn, levelOf, play, wait } from '../testing/drawn.ts'
import { EAST } from './board/space.ts'
import { outcome, toMove } from './outcome.ts'
import { start } from './start.ts'

const ONE_PIECE: FloodLevel['objectives'] = [{ type: 'PLACE_PIECES', count: 1 }]

function dropped(text: string, changes: Parameters<typeof drawn>[1] = {}): ReturnType<typeof drawn> {
  const state = drawn(text, changes)
  play(state, 'drop')
  return state
}

describe('[FL-91] goals are judged at the end of a lock resolve and at no other time', () => {
  test('before the first none is met, even one that would be', () => {
    const state = drawn('PPP\n...\n#..', {
      level: { objectives: [{ type: 'REACH_HEIGHT', height: 0 }] },
    })
    wait(state, 1)
    expect(state).toMatchObject({ won: false, goals: [{ have: 0, met: false }] })
    play(state, 'drop')
    expect(state.won).toBe(true)
  })

  test('a tilt meets nothing', () => {
    const state = drawn('.....\n.PPP.\n.....', { level: { objectives: [{ type: 'SURVIVE_ROTATIONS', count: 1 }] } })
    play(state, 'tilt left')
    expect([state.won, state.goals[0]!.have]).toEqual([false, 0])
    play(state, 'drop')
    expect([state.won, state.goals[0]!.have]).toEqual([true, 1])
  })
})

describe('[FL-110] losses, then the win, then the next spawn', () => {
  test.each([
    ['[FL-111] overflow', { maxWorldHeight: 1 }, '...\n...\nPPP\nBBB\nBBB', 'overflow'],
    ['[FL-112] weight', { constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 2 }] }, '...\n...\nPPP', 'weight-exceeded'],
    ['[FL-113] water', { constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 1 }] }, 'PPP~\n...B\n....', 'water-forbidden'],
    ['[FL-114] resting', { constraints: [{ type: 'NO_RESTING_ON_WATER' }] }, 'BPPP\nBBBB\nB#BB\nB~BB', 'resting-on-water'],
    ['[FL-115] lost', { constraints: [{ type: 'MAX_LOST_VOXELS', count: 2 }], voidFaces: ['DOWN'] }, '...\nPPP\n...', 'too-many-lost'],
    ['[FL-116] water lost', { constraints: [{ type: 'MAX_WATER_OVERFLOW', units: 0 }] }, 'BBBBB\nBPPQB\nBBBBB', 'water-overflowed'],
  ] as [string, Partial<FloodLevel>, string, string][])('%s loses though all goals are met', (_, level, text, code) => {
    const state = dropped(text, { level: { ...level, objectives: ONE_PIECE } })
    expect([state.lost, state.won, state.goals[0]!.met]).toEqual([code, false, true])
    expect(outcome(state)).toMatchObject({ winner: null, scores: [0], code })
    expect(toMove(state)).toBeNull()
  })

  test('goals are judged in a resolve that loses too', () => {
    const objectives: FloodLevel['objectives'] = [...ONE_PIECE, { type: 'SEQUENCE', objectives: [{ type: 'PLACE_PIECES', count: 1 }] }]
    const state = dropped('...\n...\nPPP', { level: { objectives, constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 2 }] } })
    expect(state.lost).toBe('weight-exceeded')
    expect(state.goals).toEqual([
      { have: 1, want: 1, met: true, since: 0, stage: 0 },
      { have: 1, want: 1, met: true, since: -1, stage: 1 },
    ])
  })

  test('[FL-112] a weight inside the ALSO of a star loses nothing but the star', () => {
    const heavy = { type: 'ALSO', objective: { type: 'STAY_UNDER_WEIGHT', maxMass: 1 } } as const
    const state = dropped('.....\n.....\n.PPP.', { level: { objectives: ONE_PIECE, stars: { two: [], three: [heavy] } } })
    expect([state.won, state.lost, outcome(state)?.facts.stars]).toEqual([true, '', [true, true, false]])
  })

  test('a level is lost with one code, and the cells that decided it are told', () => {
    const constraints: Constraint[] = [{ type: 'WEIGHT_LIMIT', maxMass: 0 }]
    const state = drawn('...\n...\nPPP\nBBB\nBBB', { level: { maxWorldHeight: 1, constraints } })
    expect(play(state, 'drop').filter(({ kind }) => kind === 'lost')).toEqual([
      { kind: 'lost', because: 'overflow', cells: [at(state, 0, 2)] },
    ])
  })

  test('[FL-111] not looked at in a resolve that ends sideways', () => {
    const state = dropped('.....\n.....\n.PPP.\n.....\n.....', { level: { maxWorldHeight: 1 }, state: { gravity: EAST } })
    expect(state.lost).toBe('')
  })

  test('[FL-115] losses in tilts are looked at with the next lock', () => {
    const constraints: Constraint[] = [{ type: 'MAX_LOST_VOXELS', count: 0 }]
    const state = drawn('.....\nPPP..\n.....\n.....\n#....', { level: { constraints, voidFaces: ['EAST'] } })
    play(state, 'tilt right')
    expect([state.lost, state.metrics.lost]).toEqual(['', 1])
    play(state, 'tilt left, drop')
    expect(state.lost).toBe('too-many-lost')
  })
})

describe('[FL-117] spawn-blocked', () => {
  test('the next piece does not fit where it would appear; it has left the queue by then', () => {
    const state = drawn('.....\n.PPP.\n.....\n.###.', { level: { bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'L3'] } } })
    state.cells[at(state, 1, 3)] = 11
    const next = state.queue[1]
    const told = play(state, 'drop')
    expect(told.at(-1)).toEqual({ kind: 'lost', because: 'spawn-blocked', cells: [] })
    expect(state.queue[0]).toBe(next)
    expect(state).toMatchObject({ lost: 'spawn-blocked', piece: -1 })
  })

  test('a win in the same resolve comes first', () => {
    const state = drawn('.PPP.\n.....', { level: { objectives: ONE_PIECE } })
    state.cells[at(state, 0, 0)] = 11
    state.cells[at(state, 2, 0)] = 11
    play(state, 'drop')
    expect([state.won, state.lost]).toEqual([true, ''])
  })
})

test('[FL-118] bag-empty: a piece is to spawn, the queue is empty and nothing is on hold', () => {
  const state = start(levelOf([5, 9, 5], { bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'], loop: false } }))
  play(state, 'drop')
  expect(state.lost).toBe('')
  const told = play(state, 'drop')
  expect(told.at(-1)).toEqual({ kind: 'lost', because: 'bag-empty', cells: [] })
  expect(outcome(state)?.code).toBe('bag-empty')
})

describe('[FL-119] the level is won', () => {
  test('when no loss holds and all goals are met', () => {
    const level = { objectives: [...ONE_PIECE, { type: 'REACH_HEIGHT', height: 2 }] } as const
    expect(dropped('.....\n.....\n.PPP.', { level }).won).toBe(false)
    const state = dropped('.....\n.PPP.\n.###.\n.###.', { level })
    expect(state.won).toBe(true)
    expect(outcome(state)).toMatchObject({
      winner: 0,
      code: 'won',
      scores: [1],
      facts: { pieces: 1, tilts: 0, shift: 0, ticks: state.tick },
    })
  })

  test('with stars and a score', () => {
    const level: Partial<FloodLevel> = {
      objectives: ONE_PIECE,
      stars: { two: [{ type: 'MAX_PIECES_USED', count: 1 }], three: [{ type: 'MAX_ROTATIONS_USED', count: 0 }] },
      score: { perPiece: 100, perWaterRemoved: 5, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 20 },
    }
    const state = drawn('.....\n.PPP.\n.....\n.....', { level })
    play(state, 'tilt left')
    play(state, 'tilt right')
    expect(play(state, 'drop').at(-1)).toEqual({ kind: 'won', stars: 2, score: 60 })
    expect(outcome(state)).toMatchObject({ scores: [2], facts: { stars: [true, true, false], score: 60 } })
  })
})

test('no outcome while it is played', () => {
  const state = drawn('...\nPPP\n...')
  expect([outcome(state), toMove(state)]).toEqual([null, 0])
})
