import { describe, expect, test } from 'vitest'
import type { FloodEvent, FloodLevel } from '../nouns.ts'
import { type Drawn, drawn, picture, play, tidy, tilted } from '../testing/drawn.ts'
import { EAST, SOUTH } from './board/space.ts'
import { Futures } from './futures.ts'
import { score, scoreParts } from './stars.ts'
import { start } from './start.ts'

const TERMS = { perPiece: 1, perWaterRemoved: 10, penaltyShiftVoxel: 0, penaltyLostVoxel: 3, penaltyRotation: 0 }
const PAID = { ...TERMS, perFloor: 100, perSlid: 5, perCollapse: 50 }
const CITY: Partial<FloodLevel> = { objectives: [], endless: { mutators: [], settles: true }, score: PAID }

function city(text: string, changes: Drawn = {}): ReturnType<typeof drawn> {
  return drawn(text, { ...changes, level: { ...CITY, ...changes.level } })
}

function kinds(told: readonly FloodEvent[]): string {
  return told.map(({ kind }) => kind).join(' ')
}

describe('[FL-190] a layer that is full when a lock resolve ends under DOWN settles', () => {
  const almost = '......\n...PPP\n......\n#.....\n###...'

  test('it is gone, what stood on it has come down, and it is counted', () => {
    const state = city(almost)
    play(state, 'drop')
    expect(picture(state)).toBe(tidy('......\n......\n......\n......\n#.....'))
    expect([state.endless?.floors, state.metrics.shift, state.metrics.lost]).toEqual([1, 0, 0])
  })

  test('not without the field: old levels keep their layers, and nothing of it is in their states', () => {
    const state = city(almost, { level: { endless: { mutators: [] } } })
    play(state, 'drop')
    expect(picture(state)).toBe(tidy('......\n......\n......\n#.....\n######'))
    expect(Object.keys(state.endless ?? {})).toEqual(['done', 'pourIn', 'pourAt', 'words'])
  })

  test('not under another gravity, nor in the tilt back: the next lock under DOWN looks again', () => {
    const state = city('......\n......\n......\n.##...\n.#####', { state: { piece: 1, pose: 0, x: 0, y: 4, z: 0, gravity: EAST } })
    tilted(state, EAST)
    expect(state.endless?.floors).toBe(0)
    const full = city('......\n...PPP\n......\n......\n######', { state: { gravity: SOUTH } })
    play(full, 'drop')
    expect(full.endless?.floors).toBe(0)
  })

  test('neither air nor water in it, and something built: rock alone is no floor', () => {
    const wet = city('......\n...PPP\n......\n######\n##~###')
    play(wet, 'drop')
    expect([wet.endless?.floors, picture(wet).split('\n').at(-1)]).toEqual([1, '##~###'])
    const rock = city('......\n...PPP\n......\n......\nBBBBBB')
    play(rock, 'drop')
    expect(rock.endless?.floors).toBe(0)
  })
})

describe('[FL-191] what goes with it', () => {
  test('voxels, drains that were placed and ice that would thaw; what never moves stays', () => {
    const state = city('.......\n....PPP\n.......\nBDdI...', { ice: 3, drains: [{ rate: 1, scope: 'SELF' }] })
    play(state, 'drop')
    expect(picture(state)).toBe(tidy('.......\n.......\n.......\nBD.....'))
    expect(state.drainCells).toHaveLength(1)
    expect([state.iceCells, state.metrics.drained]).toEqual([[], 1])
    const forever = city('.......\n....PPP\n.......\nI###...')
    play(forever, 'drop')
    expect(picture(forever)).toBe(tidy('.......\n.......\n.......\nI......'))
  })

  test('the water right above it, which counts as drained', () => {
    const state = city('B......B\nB...PPPB\nB.~....B\nB.~~...B\nB###...B')
    const sank = play(state, 'drop').find(event => event.kind === 'sank')
    expect(sank?.kind === 'sank' && sank.drunk).toHaveLength(3)
    expect([state.metrics.drained, score(state)]).toEqual([3, 1 + 10 * 3 + 100])
    expect(picture(state)).not.toContain('~')
  })

  test('several at once; and what comes down may fill a layer again, until none is full', () => {
    const both = city('......\n......\n......\n.#....\nPPP###\n######')
    expect(kinds(play(both, 'drop'))).toBe('dropped locked merged settled settled sank sank paid fell spawned')
    expect([both.endless?.floors, picture(both).split('\n').at(-1)]).toEqual([2, '.#....'])
    const chain = city('......\n......\n###...\nPPPBBB')
    const told = play(chain, 'drop')
    expect([chain.endless?.floors, picture(chain).split('\n').at(-1)]).toEqual([2, '...BBB'])
    expect(kinds(told)).toBe('dropped locked merged settled sank paid fell settled sank paid spawned')
  })
})

test('[FL-192] what a floor brings down is no shift and no collapse; told in this order', () => {
  const state = city('......\n...PPP\n......\n##....\n###...\n###...\n###...')
  const told = play(state, 'drop')
  expect(kinds(told)).toMatch(/^dropped locked merged settled sank paid fell (flowed )?spawned$/)
  expect([state.metrics.shift, state.metrics.collapses, state.endless?.collapses]).toEqual([0, 0, 0])
})

describe('[FL-193] what pays', () => {
  test('a tilt without a loss, by its size, and a collapse once more', () => {
    const state = city('......\n......\n##....\n##....\n##....\n##....')
    const told = tilted(state, EAST)
    expect([state.endless?.slid, state.endless?.collapses]).toEqual([8, 1])
    expect(told.filter(event => event.kind === 'paid')).toEqual([
      { kind: 'paid', part: 'slides', count: 8, points: 40 },
      { kind: 'paid', part: 'collapses', count: 1, points: 50 },
    ])
    expect(score(state)).toBe(90)
  })

  test('a smaller one by its size alone, and one that loses a voxel nothing', () => {
    const small = city('......\n......\n##....\n##....')
    tilted(small, EAST)
    expect(scoreParts(small).filter(({ count }) => count > 0)).toEqual([{ part: 'slides', count: 4, points: 20 }])
    const losing = city('......\n......\n##....\n##....\n##....\n##....', { level: { voidFaces: ['EAST'] } })
    tilted(losing, EAST)
    expect(scoreParts(losing).filter(({ count }) => count > 0)).toEqual([{ part: 'lost', count: 8, points: -24 }])
  })

  test('a lock that brings much down pays as a collapse, and not as a shift', () => {
    const ice = city('.......\nPPP....\n.......\n.......\n..#####\n..#####\n.....I.\n.......', { ice: 1 })
    play(ice, 'drop')
    expect([ice.metrics.shiftLast, ice.endless?.slid, ice.endless?.collapses]).toEqual([13, 0, 1]) // with the piece, which lies on it
  })

  test('nothing where floors do not settle', () => {
    const state = city('......\n......\n##....\n##....\n##....\n##....', { level: { endless: { mutators: [] } } })
    tilted(state, EAST)
    expect(score(state)).toBe(0)
  })
})

test('[FL-195] [FL-150] what is shown before a drop or a tilt knows of floors', () => {
  const state = city('......\n...PPP\n......\n#.....\n###...')
  const shown = new Futures().drop(state)
  play(state, 'drop')
  expect(shown?.cells).toEqual(state.cells)
  expect(new Futures().after(city('......\n...PPP\n......\n#.....\n###...'))?.endless?.floors).toBe(1)
})

test('[FL-193] a state counts from nothing', () => {
  expect(start(drawn('......\n......', { level: { ...CITY, bounds: [6, 14, 5] } }).level).endless).toMatchObject({
    floors: 0,
    slid: 0,
    collapses: 0,
  })
})
