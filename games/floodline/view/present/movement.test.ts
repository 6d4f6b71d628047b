import { describe, expect, test, vi } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { EAST, spotOf } from '../../rules/board/space.ts'
import { Recording } from '../../testing/recording.ts'
import { Play } from '../playback/play.ts'
import { Presenter } from './presenter.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'weight', title: 'Weight', seed: 3, bounds: [8, 16, 8], maxWorldHeight: 12, terrain: [] },
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'L3'] },
  objectives: [{ type: 'PLACE_PIECES', count: 500 }],
}

/** Two bodies in the air that the first lock brings down, one lower than the other. */
const HANGING: FloodLevel = {
  ...LEVEL,
  terrain: [
    { type: 'SOLID', from: [0, 2, 0], to: [1, 2, 0] },
    { type: 'SOLID', from: [6, 9, 6], to: [7, 10, 7], material: 'HEAVY' },
  ],
}

/** A dam of ice that the first lock thaws. */
const DAMMED: FloodLevel = {
  ...LEVEL,
  terrain: [
    { type: 'WATER', from: [0, 0, 0], to: [0, 3, 7] },
    { type: 'ICE', from: [1, 0, 0], to: [1, 3, 7], resolves: 1 },
  ],
}

async function sitDown(level: FloodLevel, still = false) {
  const play = new Play(new LocalTable(new Session(floodline, level), 0), { still, pace: 1 })
  const picture = new Recording()
  const presenter = new Presenter(picture, play, { still, chapter: 1 })
  await vi.dynamicImportSettled()
  let at = 0
  const frame = (): void => {
    at += 1000 / 60
    const { events } = play.frame(at)
    presenter.draw(at, events)
  }
  const frames = (count: number): void => {
    for (let nth = 0; nth < count; nth++) frame()
  }
  /** Drops what is in hand from where it is, and shows all of what comes of it. */
  const drop = (): void => {
    play.press('drop', at)
    play.release('drop')
    frames(3)
    while (play.playback) frame()
  }
  frames(2)
  return { play, picture, frame, frames, drop, press: (): void => play.press('drop', at) }
}

const named = ({ effects }: Recording, what: string): Recording['effects'] => effects.filter(effect => effect.what === what)

describe('a piece that is dropped', () => {
  test('leaves a trail as long as its way, raises dust and jolts the board, in the frame in which it lands', async () => {
    const { picture, press, frame, play } = await sitDown(LEVEL)
    press()
    for (let tries = 0; play.state.metrics.pieces === 0 && tries < 5; tries++) frame()
    const [trail] = named(picture, 'trail')
    const [dust] = named(picture, 'dust')
    const [jolt] = named(picture, 'jolt')
    expect(trail?.weight).toBeGreaterThan(8)
    expect(dust?.cells).toEqual(trail?.cells)
    expect(jolt?.weight).toBe((trail?.cells.length ?? 0) * (trail?.weight ?? 0))
  })

  test('is felt less after a shorter fall', async () => {
    const { picture, drop, frames, play } = await sitDown(LEVEL)
    drop()
    play.press('soft', 0)
    frames(6)
    play.release('soft')
    drop()
    const [first, second] = named(picture, 'jolt')
    expect(second?.weight).toBeLessThan(first?.weight ?? 0)
  })
})

describe('bodies that come down', () => {
  test('raise dust and jolt the board each when it lands: not before, and not all at once', async () => {
    const { picture, drop } = await sitDown(HANGING)
    drop()
    const [low, high] = named(picture, 'jolt').slice(1) // the first is the piece
    expect(low?.part).toBeGreaterThan(0)
    expect(high?.part).toBeGreaterThan((low?.part ?? 1) + 0.1)
    expect(high?.weight).toBeGreaterThan(low?.weight ?? 0)
    const dust = named(picture, 'dust').slice(1)
    expect(dust.map(({ part }) => part)).toEqual([low?.part, high?.part])
    expect(dust.flatMap(({ cells }) => cells).every(cell => spotOf(HANGING.bounds, cell)[1] === 0)).toBe(true)
  })
})

describe('a flood', () => {
  test('rings come with the water, one after another, and never before the phase in which it runs', async () => {
    const { picture, drop } = await sitDown(DAMMED)
    const early: number[] = []
    drop()
    const rings = named(picture, 'ripple')
    expect(rings.length).toBeGreaterThan(8)
    for (const { part } of rings) if (part < 0.1) early.push(part)
    expect(early).toEqual([])
    expect(new Set(rings.map(({ part }) => part)).size).toBeGreaterThan(3)
  })
})

describe('a level that is won', () => {
  const WON: FloodLevel = { ...LEVEL, objectives: [{ type: 'PLACE_PIECES', count: 1 }] }

  test('is celebrated while the end is looked at, and until somebody takes it back', async () => {
    const { picture, drop, play, frames } = await sitDown({ ...WON, undos: true })
    expect(picture.celebrating).toBe(false)
    drop()
    expect([play.state.won, picture.celebrating]).toEqual([true, true])
    play.takeBack()
    frames(2)
    expect(picture.celebrating).toBe(false)
  })

  test('is not when it was lost', async () => {
    const { picture, drop, play } = await sitDown({ ...LEVEL, bag: { type: 'FIXED_SEQUENCE', sequence: ['O2'], loop: false } })
    drop()
    expect([play.state.lost, picture.celebrating]).toEqual(['bag-empty', false])
  })
})

test('for whoever wants no movement nothing moves', async () => {
  for (const level of [HANGING, DAMMED, { ...LEVEL, objectives: [{ type: 'PLACE_PIECES', count: 1 }] } as FloodLevel]) {
    const { picture, drop } = await sitDown(level, true)
    drop()
    expect([picture.effects, picture.motion, picture.celebrating]).toEqual([[], null, false])
  }
})

test('a level that begins leaning opens leaning; what leans later is seen to lean', async () => {
  const { play, picture, frames } = await sitDown({ ...LEVEL, gravity: 'EAST', tilt: { tiltBudget: 3 } })
  expect(picture.gravity).toBe(EAST)
  expect(picture.leans).toEqual([true])
  play.press('tilt-left', 100)
  play.release('tilt-left')
  frames(30)
  expect(picture.gravity).not.toBe(EAST)
  expect(picture.leans).toEqual([true, false])
})
