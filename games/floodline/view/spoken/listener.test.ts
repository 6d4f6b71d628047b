import { beforeEach, expect, test, vi } from 'vitest'
import { verify, write } from '../../../../kernel/replay.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { announce } from '../../../../ui/announce.tsx'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { DOWN, EAST } from '../../rules/board/space.ts'
import type { Control } from '../input/key-repeat.ts'
import type { Command } from '../input/keys.ts'
import { Controller } from '../playback/controller.ts'
import { Listener } from './listener.ts'

vi.mock('../../../../ui/announce.tsx', () => ({ announce: vi.fn<(sentence: string) => void>() }))

const LEVEL: FloodLevel = {
  format: 1,
  id: 'ears',
  title: 'Ears',
  seed: 3,
  bounds: [7, 12, 5],
  maxWorldHeight: 8,
  gravityTicksPerCell: 20,
  terrain: [
    { type: 'BEDROCK', from: [0, 0, 0], to: [6, 0, 4] },
    { type: 'SOLID', at: [0, 1, 0] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2', 'T3'] },
  hold: true,
  objectives: [{ type: 'PLACE_PIECES', count: 3 }],
}

beforeEach(() => vi.mocked(announce).mockClear())

/** A controller with a listener at it, and frames that come when they are called. */
function sitDown(changes: Partial<FloodLevel> = {}) {
  const session = new Session(floodline, { ...LEVEL, ...changes })
  const controller = new Controller(new LocalTable(session, 0), true)
  let now = 0
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) controller.frame((now += 17))
  }
  const listener = new Listener(controller)
  controller.audioMode.listener = listener
  frames(30)
  return {
    ...{ session, controller, listener, frames },
    press(control: Control) {
      controller.input.press(control, now)
      controller.input.release(control)
      frames(30)
    },
  }
}

function heard(): string[] {
  return vi.mocked(announce).mock.calls.map(([sentence]) => sentence)
}

test('[FL-159] nothing happens while somebody listens, however long', () => {
  const { session, frames } = sitDown()
  frames(2000)
  expect(session.tick).toBe(0)
  expect(heard()).toHaveLength(1)
  expect(heard()[0]).toMatch(
    /^You play by ear.*Short bar, lying west to east, 10 cells above its place\. Lands at x 2 to 4, z 2, height 1, on rock/,
  )
})

test('[FL-159] a press is a tick, a step and a sentence about the new place', () => {
  const { session, press, controller } = sitDown()
  press('right')
  expect(session.tick).toBe(1)
  expect(controller.state.x).toBe(3)
  expect(heard().at(-1)).toBe('X 3 to 5, z 2, height 1, on rock.')
  for (let step = 0; step < 3; step++) press('right')
  expect(heard().at(-1)).toBe('No room east.')
  press('soft')
  press('away')
  expect(controller.state).toMatchObject({ y: 10, z: 1, soft: false })
})

test('[FL-158] a lock is told in one sentence, and then where the next one would land', () => {
  const { press } = sitDown()
  press('drop')
  expect(heard().at(-1)).toBe(
    'Short bar locked at height 1. Place 3 pieces: 1 of 3. Now: square piece. X 2 to 3, z 1 to 2, height 2, on a block, 2 of 4 cells over nothing solid.',
  )
})

test('[FL-158] a tilt is told at the first press and made at the second; anything else in between takes it back', () => {
  const { press, controller, listener } = sitDown()
  press('tilt-right')
  expect(controller.state.gravity).toBe(DOWN)
  expect(controller.play.preview?.future.sense).toBe('right')
  expect(heard().at(-1)).toBe('Tilt east: nothing slides, height 1 afterwards. 4 again tilts.')
  press('left')
  expect(controller.play.preview).toBeNull()
  press('tilt-right')
  expect(listener.cancel()).toBe(true)
  press('tilt-right')
  press('tilt-right')
  expect(controller.state.gravity).toBe(EAST)
  expect(heard().at(-1)).toMatch(/^Gravity now points east\. X 4 to 6, z 2, height 11, on the east side/)
})

test('[FL-159] waiting lets it fall a cell and no further', () => {
  const { session, listener, frames, controller } = sitDown()
  const { y } = controller.state
  listener.wait()
  frames(5)
  expect(session.tick).toBe(20)
  expect(controller.state.y).toBe(y - 1)
})

test('[FL-159] time stands still from the wish to listen on, and what was pressed before the listener came is forgotten', () => {
  const session = new Session(floodline, LEVEL)
  const controller = new Controller(new LocalTable(session, 0), true)
  controller.input.command('listen')
  controller.input.speed(1)
  controller.input.press('tilt-right', 0)
  controller.input.release('tilt-right')
  for (let frame = 1; frame < 100; frame++) controller.frame(frame * 17)
  expect(session.tick).toBe(0)
  controller.audioMode.listener = new Listener(controller)
  controller.input.press('left', 2000)
  controller.frame(2000)
  expect(controller.state).toMatchObject({ tick: 1, gravity: DOWN })
  controller.audioMode.set(false)
  expect(controller.play.stepping).toBe(false)
})

test('time may run all the same, and waits again when it is told to', () => {
  const { session, listener, frames } = sitDown()
  listener.setCalm(false)
  frames(60)
  const { tick } = session
  expect(tick).toBeGreaterThan(50)
  listener.setCalm(true)
  frames(2)
  const stopped = session.tick
  frames(60)
  expect(session.tick).toBe(stopped)
})

test('[FL-158] a gust is told of at least a second of play ahead, once', () => {
  const { listener, frames, session } = sitDown({
    hazards: [{ type: 'WIND_GUST', intervalTicks: 400, firstGustOffsetTicks: 190, pushStrength: 1, directionMode: 'ALTERNATE_EW' }],
    lock: { delayTicks: 300 },
  })
  let toldAt = -1
  while (session.tick < 190) {
    listener.wait()
    frames(30)
    if (toldAt < 0 && heard().some(sentence => sentence.includes('Wind east in'))) toldAt = session.tick
  }
  expect(190 - toldAt).toBeGreaterThanOrEqual(60)
  expect(heard().filter(sentence => sentence.includes('Wind east in'))).toHaveLength(1)
  expect(heard().some(sentence => sentence.includes('A gust pushed the piece 1 cell east.'))).toBe(true)
})

test('[FL-158] the cursor explores the map, the layers and both walls, and finds the landing again', () => {
  const { listener, frames, controller } = sitDown()
  const { explorer } = listener
  const { sheet } = explorer.reading.peek()
  expect(explorer.cellSaid(sheet.rows[2]?.[2] ?? -1)).toBe('x 2, z 2: rock to height 0, the piece lands here at height 1.')
  expect(explorer.at.peek()).toEqual([2, 2])
  explorer.visit(0, 99)
  expect(explorer.at.peek()).toEqual([0, 6])
  controller.input.command('cut')
  frames(30)
  expect(explorer.reading.peek().sheet).toMatchObject({ cut: 'y', at: 1 })
  expect(heard().at(-1)).toBe('Height 1: 1 block.')
  controller.input.command('layer-down')
  frames(30)
  expect(heard().at(-1)).toBe('Height 0: 35 rock.')
  listener.say(explorer.cut('z'))
  frames(30)
  expect(explorer.reading.peek().sheet).toMatchObject({ cut: 'z', at: 2 })
  controller.input.command('to-landing')
  expect(explorer.summoned.peek()).toBe(1)
  const [row, column] = explorer.at.peek()
  expect(explorer.cellSaid(explorer.reading.peek().sheet.rows[row]?.[column] ?? -1)).toBe(
    'x 2, z 2, height 1: empty, the piece lands here.',
  )
})

test('questions are answered by keys, and by the same listener again', () => {
  const { controller, frames } = sitDown()
  const ask = (command: Command): string => {
    controller.input.command(command)
    frames(30)
    return heard().at(-1) ?? ''
  }
  expect(ask('say-goals')).toMatch(/^Place 3 pieces: 0 of 3\./)
  expect(ask('say-heights')).toMatch(/z 0: 2 1 1 1 1 1 1;/)
  expect(ask('say-coming')).toMatch(/^Gravity points down\. Next: square piece, T-piece/)
  expect(ask('say-again')).toMatch(/^Gravity points down\. Next: square piece/)
  expect(ask('say-tilts')).toMatch(/^Tilt north: .* Tilt south: .* Tilt west: .* Tilt east: /)
  expect(ask('say-keys')).toMatch(/^W: Move north\. S: Move south\. A: Move west\. D: Move east\..*Space: Drop\..*4: Tilt east\./)
  expect(ask('read')).toMatch(/^Short bar, lying west to east/)
  expect(ask('why')).toBe('Nothing has fallen or flowed yet.')
})

test('[FL-159] a game by ear is a game: its replay comes to the same end', () => {
  const { session, press, listener, frames } = sitDown()
  for (const control of ['right', 'drop', 'yaw+', 'left', 'left', 'drop'] as const) press(control)
  listener.wait()
  frames(5)
  press('drop')
  expect(session.outcome?.code).toBe('won')
  expect(heard().at(-1)).toContain('Won with')
  expect(verify(write(session), floodline)).toMatchObject({ ok: true, outcome: { code: 'won' } })
})

test('whoever stops listening hears so, and time is back in the game’s own hands', () => {
  const { controller, listener } = sitDown()
  controller.audioMode.listener = null
  listener.close()
  expect(controller.play.stepping).toBe(false)
  expect(heard().at(-1)).toBe('Time runs again.')
})
