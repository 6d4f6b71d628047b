import { describe, expect, test } from 'vitest'
import { hash } from '../../../../kernel/hash.ts'
import { playOver, write } from '../../../../kernel/replay.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { EAST, spotOf } from '../../rules/board/space.ts'
import { Recording } from '../../testing/recording.ts'
import type { Control } from '../input/key-repeat.ts'
import { Presenter } from '../present/presenter.ts'
import { Play } from './play.ts'

/** A loose tower and a pool beside it: tilts move both. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'stage',
  title: 'Stage',
  seed: 3,
  bounds: [8, 16, 8],
  maxWorldHeight: 12,
  terrain: [
    { type: 'SOLID', from: [3, 0, 3], to: [3, 2, 3] },
    { type: 'WATER', from: [0, 0, 0], to: [2, 0, 7] },
    { type: 'BEDROCK', from: [4, 0, 0], to: [4, 1, 7] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'L3'] },
  hold: true,
  objectives: [{ type: 'PLACE_PIECES', count: 500 }],
}

function sitDown(still = false): { session: Session<never>; play: Play } {
  const session = new Session(floodline, LEVEL)
  return { session: session as never, play: new Play(new LocalTable(session, 0), { still, pace: 1 }) }
}

/** What a player does, by tick of the game: the script does not depend on how many frames there are. */
const SCRIPT: readonly (readonly [tick: number, control: Control, press: boolean])[] = [
  [5, 'right', true],
  [30, 'right', false],
  [31, 'yaw+', true],
  [33, 'yaw+', false],
  [40, 'drop', true],
  [41, 'drop', false],
  [60, 'tilt-right', true],
  [61, 'tilt-right', false],
  [90, 'soft', true],
  [110, 'soft', false],
  [120, 'hold', true],
  [121, 'hold', false],
  [150, 'tilt-left', true],
  [151, 'tilt-left', false],
  [190, 'drop', true],
]

/** Plays the script at a frame rate; where a press falls between two ticks it comes before the later one. */
function perform(fps: number, still: boolean): { text: string; state: string } {
  const { session, play } = sitDown(still)
  const script = [...SCRIPT]
  for (let frame = 0; session.tick < 240 && frame < 100_000; frame++) {
    while (script[0] && script[0][0] <= session.tick && !play.playback) {
      const [, control, press] = script.shift() as (typeof SCRIPT)[number]
      if (press) play.press(control, (frame * 1000) / fps)
      else play.release(control)
    }
    play.frame((frame * 1000) / fps)
  }
  return { text: write(session), state: hash(session.state) }
}

describe('time', () => {
  test('a second is sixty ticks', () => {
    const { session, play } = sitDown()
    for (let frame = 0; frame <= 144; frame++) play.frame((frame * 1000) / 144)
    expect(Math.abs(session.tick - 60)).toBeLessThanOrEqual(1)
  })

  test('none passes while it is paused, while a future is looked at, or while a resolve is shown', () => {
    const { session, play } = sitDown()
    for (let frame = 0; frame < 30; frame++) play.frame(frame * 16)
    play.paused = true
    const { tick } = session
    for (let frame = 30; frame < 90; frame++) play.frame(frame * 16)
    expect(session.tick).toBe(tick)
    play.paused = false
    play.press('tilt-right', 90 * 16)
    for (let frame = 90; frame < 200; frame++) play.frame(frame * 16)
    expect(play.preview?.future.gravity).toBe(EAST)
    expect(session.tick - tick).toBeLessThan(15)
    play.release('tilt-right')
    for (let frame = 200; !play.playback && frame < 260; frame++) play.frame(frame * 16)
    const { tick: at } = session
    play.frame(261 * 16)
    expect(play.playback).not.toBeNull()
    expect(session.tick).toBe(at)
  })

  test('step mode lets time pass on demand', () => {
    const { session, play } = sitDown()
    play.stepping = true
    for (let frame = 0; frame < 60; frame++) play.frame(frame * 16)
    expect(session.tick).toBe(0)
    play.step(3)
    play.frame(1000)
    expect(session.tick).toBe(3)
  })
})

describe('what was', () => {
  test('[FL-C-23] ticks in which nothing happens, and wishes, change no board: nothing of it is drawn or read again', () => {
    const { session, play } = sitDown(true)
    const picture = new Recording()
    const drawn = new Presenter(picture, play, { still: true, chapter: 1 })
    const frame = (number: number): void => void drawn.draw(number * 16, play.frame(number * 16).events)
    for (let number = 0; number < 10; number++) frame(number)
    const { board } = play
    const { show, overlay } = picture.calls
    play.press('left', 160)
    for (let number = 10; number < 100; number++) frame(number)
    expect(session.tick).toBeGreaterThan(80)
    expect({ board: play.board, ...picture.calls }).toMatchObject({ board, show, overlay, draw: 100 })
  })

  test('[FL-151] a tilt that leaves the piece where it is shows it landing elsewhere', () => {
    const { play } = sitDown(true)
    const picture = new Recording()
    const drawn = new Presenter(picture, play, { still: true, chapter: 1 })
    const frame = (number: number): void => void drawn.draw(number * 16, play.frame(number * 16).events)
    frame(0)
    frame(1)
    const atTheWall = (): boolean => picture.inHand?.ghostCells.some(cell => spotOf(LEVEL.bounds, cell)[0] === LEVEL.bounds[0] - 1) ?? false
    expect(atTheWall()).toBe(false)
    play.press('tilt-right', 20)
    play.release('tilt-right')
    for (let number = 2; play.state.gravity !== EAST && number < 20; number++) frame(number)
    expect(atTheWall()).toBe(true)
  })

  test('[FL-A-11] the latest resolve can be asked about long after it happened', () => {
    const { play } = sitDown(true)
    play.press('tilt-right', 0)
    play.release('tilt-right')
    for (let number = 0; number < 100; number++) play.frame(number * 16)
    expect(play.phases.resolve?.events.map(({ kind }) => kind)).toContain('tilted')
  })
})

describe('what the hands do', () => {
  test('a tilt that is thought about and cancelled is not made', () => {
    const { session, play } = sitDown()
    play.frame(0)
    play.press('tilt-right', 0)
    for (let at = 0; at < 600; at += 16) play.frame(at)
    expect(play.tilt.cancel()).toBe(true)
    play.release('tilt-right')
    for (let at = 600; at < 900; at += 16) play.frame(at)
    expect((session.state as { gravity: number }).gravity).toBe(0)
  })

  test('what was previewed is what comes', () => {
    const { session, play } = sitDown(true)
    play.press('tilt-right', 0)
    for (let at = 0; at < 400; at += 16) play.frame(at)
    const expected = play.preview?.future.cells
    play.release('tilt-right')
    for (let at = 400; at < 450; at += 16) play.frame(at)
    expect((session.state as { gravity: number }).gravity).toBe(EAST)
    expect((session.state as { cells: Uint8Array }).cells).toEqual(expected)
  })

  test('a refusal reaches whoever wants to know', () => {
    const { play } = sitDown()
    const refused: string[] = []
    play.refused = ({ code }) => refused.push(code)
    play.press('freeze', 0)
    for (let at = 0; at < 60; at += 16) play.frame(at)
    expect(refused).toEqual(['no-charges'])
  })
})

describe('[FL-147] practice', () => {
  /** Every drop locks at once and nothing is shown slowly. */
  function practise(): { session: Session<Floodline>; play: Play; act(control: Control): void; wait(ticks: number): void } {
    const session = new Session(floodline, { ...LEVEL, undos: true })
    const play = new Play(new LocalTable(session, 0), { still: true, pace: 1 })
    let at = 0
    const wait = (ticks: number): void => {
      for (let frame = 0; frame <= ticks; frame++) play.frame((at += 17))
    }
    wait(0)
    const act = (control: Control): void => {
      play.press(control, at)
      play.release(control)
      wait(3)
    }
    return { session, play, act, wait }
  }

  test('takes back lock by lock, each time to where the piece appeared', () => {
    const { session, play, act, wait } = practise()
    const boards = [session.state.cells.slice()]
    for (let piece = 0; piece < 3; piece++) {
      act('left')
      act('drop')
      boards.push(session.state.cells.slice())
    }
    wait(20) // the next piece falls: it is the lock before it that is taken back
    for (let piece = 2; piece >= 0; piece--) {
      expect(play.takeBack()).toBeNull()
      expect(session.state.metrics.pieces).toBe(piece)
      expect(session.state.cells).toEqual(boards[piece])
    }
    expect(session.state.tick).toBe(0)
  })

  test('takes back a tilt to just before it, with the piece where it was', () => {
    const { session, play, act, wait } = practise()
    act('drop')
    act('left')
    wait(40)
    const { cells, y } = session.state
    const before = cells.slice()
    act('tilt-right')
    expect(session.state.gravity).toBe(EAST)
    play.takeBack()
    expect(session.state).toMatchObject({ gravity: 0, y })
    expect(session.state.cells).toEqual(before)
    expect(session.state.metrics).toMatchObject({ pieces: 1, tilts: 0 })
  })

  test('time waits after taking back, until something is pressed', () => {
    const { session, play, act, wait } = practise()
    act('drop')
    play.takeBack()
    const { tick } = session
    wait(60)
    expect(session.tick).toBe(tick)
    act('left')
    expect(session.tick).toBeGreaterThan(tick)
  })

  test('what was lost can be taken back, and the log plays over to the same', () => {
    const { session, play, act } = practise()
    for (let piece = 0; piece < 80 && !session.outcome; piece++) act('drop')
    const { pieces } = session.state.metrics
    expect(session.outcome).not.toBeNull()
    play.takeBack()
    expect(session.outcome).toBeNull()
    expect(session.state.metrics.pieces).toBe(pieces - 1)
    const over = playOver(write(session), floodline)
    expect('session' in over && hash(over.session.state)).toBe(hash(session.state))
  })

  test('a level that is no practice takes nothing back and has no marks', () => {
    const { session, play } = sitDown(true)
    play.press('drop', 0)
    for (let at = 0; at < 400; at += 16) play.frame(at)
    expect(play.takeBack()?.code).toBe('no-undos')
    expect(session.log.some(({ text }) => text === '!mark')).toBe(false)
  })
})

describe('FL-54: how it is shown decides nothing', () => {
  test.each([
    [30, false],
    [60, false],
    [144, false],
    [60, true],
    [47, true],
  ])('at %d frames a second, still %s, the same presses end in the same state', (fps, still) => {
    const there = perform(fps, still)
    expect(there.state).toBe(perform(60, false).state)
  })

  test.each([30, 60, 144])('and the game written down at %d frames a second, played over without any, comes to the same', fps => {
    const { text, state } = perform(fps, false)
    const over = playOver(text, floodline)
    expect('session' in over && hash(over.session.state)).toBe(state)
  })
})
