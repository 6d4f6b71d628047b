/** Rows of the requirements that are about what is shown, each by its number. */
import { describe, expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { floodline } from '../game.ts'
import { type FloodLevel, type Floodline, GRAVITIES } from '../nouns.ts'
import { AXES_OF, DOWN, EAST, indexOf } from '../rules/board/space.ts'
import { Futures, warningsOf } from '../rules/futures.ts'
import { start } from '../rules/start.ts'
import { Recording } from '../testing/recording.ts'
import { hudOf } from './hud/model.ts'
import { directionOf } from './hud/tilt/compass.tsx'
import type { Corner } from './input/bearings.ts'
import { boundTo } from './input/keys.ts'
import { Play } from './playback/play.ts'
import { NO_XRAY, Presenter } from './present/presenter.ts'
import { Viewport } from './render/camera/viewport.ts'
import { words } from './words/index.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'rows', title: 'Rows', seed: 2, bounds: [9, 16, 7], maxWorldHeight: 12 },
  terrain: [
    { type: 'BEDROCK', from: [0, 0, 0], to: [1, 0, 6] },
    { type: 'SOLID', from: [4, 5, 3], to: [5, 5, 3] }, // hangs in the air
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'L3', 'T3', 'I4', 'L4'] },
  abilities: { stabilise: { charges: 1 } },
  objectives: [{ type: 'PLACE_PIECES', count: 2 }],
}

const EXTRA = { corner: 0 as Corner, speed: 1 }

function sitDown(level: FloodLevel, still = false): { play: Play; picture: Recording; drawn: Presenter; frame: (number: number) => void } {
  const play = new Play(new LocalTable<Floodline>(new Session(floodline, level), 0), { still, pace: 1 })
  const picture = new Recording()
  const drawn = new Presenter(picture, play, { still, chapter: 1 })
  return { play, picture, drawn, frame: number => void drawn.draw(number * 17, play.frame(number * 17).events) }
}

/** A tower of so many voxels on a bare floor. */
function towerOf(height: number): Floodline['State'] {
  return start({ ...LEVEL, terrain: [{ type: 'SOLID', from: [2, 0, 3], to: [2, height - 1, 3] }] })
}

test('[FL-A-04] height is asked for and limited on the same ruler, and a tall tower shifts more than a low one under the same tilt', () => {
  const { height } = hudOf(start({ ...LEVEL, objectives: [{ type: 'REACH_HEIGHT', height: 9 }] }), EXTRA)
  expect(height).toMatchObject({ goal: 9, limit: 12 })
  const shiftOf = (tall: number): number => new Futures().tilts(towerOf(tall)).find(({ gravity }) => gravity === EAST)?.shift ?? 0
  expect([shiftOf(2), shiftOf(8)]).toEqual([2, 8])
})

test('[FL-A-10] a tilt happens in the tick after its key, and not later', () => {
  const { play, frame } = sitDown(LEVEL, true)
  for (let number = 0; number < 5; number++) frame(number)
  const { tick } = play.state
  play.press('tilt-right', 100)
  play.release('tilt-right')
  frame(6)
  expect(play.state.gravity).toBe(EAST)
  expect(play.state.tick - tick).toBeLessThanOrEqual(2)
})

test('[FL-B-01] [FL-C-08] arrow and word agree with gravity, whichever it is', () => {
  for (const [gravity, name] of GRAVITIES.entries()) {
    const shown = hudOf({ ...start(LEVEL), gravity }, EXTRA).gravity.name
    expect(shown).toBe(name)
    expect(directionOf(shown).map(part => part + 0)).toEqual(AXES_OF[gravity]?.g)
    expect(words.gravity(shown).toUpperCase()).toBe(name)
  }
})

test('[FL-B-02] a bar is full exactly when its goal is met', () => {
  const session = new Session(floodline, LEVEL)
  const bars: [percent: number, met: boolean][] = []
  for (let piece = 0; piece < 2; piece++) {
    session.offer(0, 'drop')
    session.advance(1)
    const [goal] = hudOf(session.state, EXTRA).goals
    bars.push([goal?.percent ?? -1, goal?.met ?? false])
  }
  expect(bars).toEqual([
    [50, false],
    [100, true],
  ])
})

test('[FL-B-05] [FL-B-03] charges go down when they are used, and what a level does not have is not shown; five pieces are', () => {
  const session = new Session(floodline, LEVEL)
  const shown = (): unknown => hudOf(session.state, EXTRA).abilities.map(({ ability, charges }) => [ability, charges])
  expect(shown()).toEqual([['stabilise', 1]])
  session.offer(0, 'stabilise')
  session.advance(1)
  expect(shown()).toEqual([['stabilise', 0]])
  const next = hudOf(session.state, EXTRA).next.map(({ piece }) => piece)
  expect(next).toHaveLength(5)
  session.offer(0, 'drop')
  session.advance(1)
  expect(session.state.piece, 'what was shown first comes first').toBe(next[0])
})

describe('[FL-B-06] [FL-B-09] [FL-C-09] what nothing holds', () => {
  test('is pointed at before the resolve that lets it fall, and no more after it', () => {
    const { play, picture, drawn, frame } = sitDown(LEVEL, true)
    drawn.look({ xray: { ...NO_XRAY, unsupported: true }, depths: false, layer: null, marked: null })
    frame(0)
    const hanging = [indexOf(LEVEL.bounds, 4, 5, 3), indexOf(LEVEL.bounds, 5, 5, 3)]
    expect(picture.over.unsupported).toEqual(hanging)
    expect(warningsOf(play.state)).toContainEqual({ kind: 'unsupported', cells: hanging })
    play.press('drop', 17)
    play.release('drop')
    for (let number = 1; number < 5; number++) frame(number)
    expect(picture.over.unsupported).toEqual([])
  })

  test('[FL-B-06] and the resolve that let it fall says which it was', () => {
    const { play, frame } = sitDown(LEVEL, true)
    play.press('drop', 0)
    play.release('drop')
    for (let number = 0; number < 5; number++) frame(number)
    expect(play.phases.resolve?.events).toContainEqual(expect.objectContaining({ kind: 'fell', by: 5 }))
  })
})

describe('wind', () => {
  const windy: FloodLevel = {
    ...LEVEL,
    hazards: [{ type: 'WIND_GUST', intervalTicks: 120, firstGustOffsetTicks: 90, pushStrength: 1, directionMode: 'ALTERNATE_EW' }],
  }

  test('[FL-H-09] [FL-H-10] is counted down with its direction, for more than a second before every gust', () => {
    const session = new Session(floodline, windy)
    for (let tick = 0; tick < 90; tick++) {
      expect(hudOf(session.state, EXTRA).wind).toMatchObject({ direction: 'EAST', ticks: 90 - tick, soon: 90 - tick <= 60 })
      session.advance(1)
    }
    session.advance(1)
    expect(hudOf(session.state, EXTRA).wind).toMatchObject({ direction: 'WEST', ticks: 119 })
  })

  test.each([
    [false, [0.02, 0]],
    [true, []],
  ])('[FL-H-11] a gust nudges the picture and lets it come back; where nothing shall move (%s) it does not', (still, yaws) => {
    const { picture, frame } = sitDown(windy, still)
    for (let number = 0; number < 120; number++) frame(number)
    expect(picture.cameras.map(({ yaw }) => yaw)).toEqual(yaws)
  })
})

describe('[FL-D-17] [FL-D-18] the camera', () => {
  test.each([0, 1, 2, 3])('from corner %d, the whole board up to where pieces appear is in the picture, however it leans', corner => {
    const { bounds, cells, notes } = { ...start(LEVEL), bounds: LEVEL.bounds }
    for (const [gravity] of GRAVITIES.entries())
      for (const [width, height] of [
        [1440, 900],
        [640, 360],
      ] as const) {
        const sight = new Viewport()
        sight.world = { bounds, cells, notes, tints: cells, gravity, maxWorldHeight: bounds[1] - 1, chapter: 1 }
        sight.resize(width, height)
        sight.camera.frame(bounds, sight.top, 0, true)
        sight.camera.stand({ corner }, 0, true)
        sight.camera.lean(gravity, 0, true)
        for (const x of [0, bounds[0]])
          for (const y of gravity === DOWN ? [0, bounds[1]] : [0, LEVEL.maxWorldHeight])
            for (const z of [0, bounds[2]]) {
              const at = sight.project([x, y, z])
              const where = `corner ${corner}, ${GRAVITIES[gravity]}, ${width}×${height}, (${x}, ${y}, ${z})`
              expect(at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height, `${where}: ${at.x}, ${at.y}`).toBe(true)
            }
      }
  })
})

test.each([
  ['FL-D-19', { a: 'left', d: 'right', w: 'away', s: 'near' }],
  ['FL-D-20', { q: 'yaw+', e: 'yaw-', r: 'tip-away', f: 'tip-near', z: 'tip-left', c: 'tip-right' }],
  ['FL-D-21', { ' ': 'drop', Shift: 'hold', x: 'soft' }], // Ctrl with a letter is the browser's
  ['FL-D-22', { 1: 'tilt-away', 2: 'tilt-near', 3: 'tilt-left', 4: 'tilt-right', v: 'stabilise', F1: 'corner-1', F4: 'corner-4' }],
])('[%s] keys as the design has them', (_, keys) => {
  for (const [key, control] of Object.entries(keys)) expect(boundTo(key), key).toBe(control)
})
