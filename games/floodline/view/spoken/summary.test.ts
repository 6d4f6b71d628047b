import { expect, test } from 'vitest'
import { DOWN, EAST } from '../../rules/board/space.ts'
import { drawn, play, tilted } from '../../testing/drawn.ts'
import { summaryOf } from './summary.ts'

test('steps and turns are not worth a sentence', () => {
  const state = drawn('.......\n..PPP..\n.......\n.......')
  expect(summaryOf(play(state, 'x+'), state)).toBeNull()
  expect(summaryOf(play(state), state)).toBeNull()
})

test('a lock: where, what goals made of it, and what comes', () => {
  const state = drawn('.......\n..PPP..\n.......\n..B....', { level: { objectives: [{ type: 'PLACE_PIECES', count: 2 }] } })
  expect(summaryOf(play(state, 'drop'), state)).toMatchObject({
    locked: { piece: 1, material: 0, height: 1 },
    tilted: null,
    fell: null,
    flowed: null,
    goals: [{ goal: 0, have: 1, want: 2, met: false }],
    next: { piece: 1, material: 0 },
  })
})

test('water that a piece pushes aside, and what finds no room', () => {
  const state = drawn('.....\n.PPP.\n.....\nB~~~B\nB~~~B')
  expect(summaryOf(play(state, 'drop'), state)?.flowed).toEqual({ units: 3, spilled: 0, because: 'displaced' })
  const full = drawn('PPP\n~~~', { level: { maxWorldHeight: 1 } })
  expect(summaryOf(play(full, 'drop'), full)?.flowed).toMatchObject({ because: 'displaced' })
})

test('[FL-36] ice that thaws lets go of what stood on it, and is the reason', () => {
  const state = drawn('.......\n.PPP...\n.......\n.....##\n.....I.\n~~~~~~~', { ice: 1 })
  const summary = summaryOf(play(state, 'drop'), state)
  expect(summary).toMatchObject({ thawed: 1, fell: { blocks: 2, because: 'thaw' } })
})

test('a body that nothing holds falls at the next lock, because nothing holds it', () => {
  const state = drawn('.......\n..PPP..\n......#\n.......', { state: { looseSolids: true } })
  expect(summaryOf(play(state, 'drop'), state)?.fell).toEqual({ blocks: 1, far: 1, lost: 0, because: 'not-held' })
})

test('a tilt: where to, what slid, what was lost', () => {
  const state = drawn('......\n......\n##....')
  expect(summaryOf(tilted(state, EAST), state)).toMatchObject({
    tilted: { from: DOWN, to: EAST },
    fell: { blocks: 2, far: 4, lost: 0, because: 'tilt' },
  })
  const open = drawn('......\n##....', { level: { voidFaces: ['EAST'] } })
  expect(summaryOf(tilted(open, EAST), open)?.fell).toMatchObject({ lost: 2 })
})

test('the end', () => {
  const won = drawn('.....\n.PPP.\n.....', { level: { objectives: [{ type: 'PLACE_PIECES', count: 1 }] } })
  expect(summaryOf(play(won, 'drop'), won)).toMatchObject({ won: 1, lost: null })
  const lost = drawn('.....\n.PPP.\n.BBB.', { level: { maxWorldHeight: 0 } })
  expect(summaryOf(play(lost, 'drop'), lost)).toMatchObject({ won: null, lost: 'overflow' })
})

test('[FL-158] a floor that settles, what came down with it, and what it paid', () => {
  const score = { perPiece: 1, perWaterRemoved: 1, penaltyShiftVoxel: 0, penaltyLostVoxel: 0, penaltyRotation: 0, perFloor: 60 }
  const level = { objectives: [], endless: { mutators: [], settles: true }, score }
  const state = drawn('......\n...PPP\n......\n#.....\n###...', { level })
  const summary = summaryOf(play(state, 'drop'), state)
  expect(summary).toMatchObject({ floors: [0], points: 60, fell: { blocks: 1, far: 1, because: 'floor' } })
})
