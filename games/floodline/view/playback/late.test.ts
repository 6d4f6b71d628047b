/** A table that is far away: time runs here, and what is asked for is taken later or never. */
import { describe, expect, test } from 'vitest'
import { hash } from '../../../../kernel/hash.ts'
import { playOver, write } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { LateTable } from '../../testing/late-table.ts'
import type { Control } from '../input/key-repeat.ts'
import { Play } from './play.ts'

const LEVEL: FloodLevel = {
  format: 1,
  id: 'late',
  title: 'Late',
  seed: 3,
  bounds: [8, 16, 8],
  maxWorldHeight: 12,
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'L3'] },
  objectives: [{ type: 'PLACE_PIECES', count: 500 }],
}

const SPOILT = { code: 'spoilt', because: 'not now', facts: {} }

/** `late`: frames until a wish arrives; none ever does without it. */
function sitDown({ late = Number.POSITIVE_INFINITY, ...changes }: Partial<FloodLevel> & { late?: number } = {}) {
  const table = new LateTable({ ...LEVEL, ...changes })
  const play = new Play(table, { still: true, pace: 1 })
  const due: number[] = []
  let frame = 0
  const frames = (count: number): void => {
    for (const last = frame + count; frame < last; frame++) {
      while (due.length < table.wishes.length) due.push(frame + late)
      while (table.pending !== null && frame >= (due[table.wishes.length - waiting()] ?? 0)) arrive()
      play.frame(frame * 17)
    }
  }
  let arrived = 0
  const waiting = (): number => table.wishes.length - arrived
  const arrive = (refusal?: typeof SPOILT): void => {
    arrived++
    table.arrive(refusal)
  }
  const press = (control: Control): void => {
    play.press(control, frame * 17)
    play.release(control)
  }
  frames(3)
  return { table, play, frames, press, arrive, state: () => table.session.state }
}

describe.each([1, 5, 20])('wishes that arrive %i frames late', late => {
  test('are neither lost nor doubled, and the game written down comes to the same', () => {
    const { table, press, frames, state } = sitDown({ late })
    for (let piece = 0; piece < 4; piece++) {
      press('left')
      frames(late + 5)
      press('drop')
      frames(late + 5)
    }
    expect(state().metrics.pieces).toBe(4)
    expect(table.wishes).toHaveLength(8)
    const over = playOver(write(table.session), floodline)
    expect('session' in over && hash(over.session.state)).toBe(hash(state()))
  })

  test('[FL-147] take back lock by lock, once for every time it is asked for, and time waits', () => {
    const { play, press, frames, state } = sitDown({ late, undos: true })
    let done = 0
    play.tookBack = () => done++
    for (let piece = 0; piece < 3; piece++) {
      press('drop')
      frames(late + 30)
    }
    for (let piece = 2; piece >= 0; piece--) {
      const { board } = play
      expect(play.takeBack()).toBeNull()
      expect(play.takeBack()).toBeNull() // impatient
      expect([play.board, done]).toEqual([board, 2 - piece]) // nothing has happened yet
      frames(4 * late + 20)
      expect([state().metrics.pieces, done]).toEqual([piece, 3 - piece])
      expect(play.board).toBeGreaterThan(board)
    }
    expect(state().tick).toBe(0)
    frames(60)
    expect(state().tick).toBe(0)
  })
})

describe('wishes that never arrive', () => {
  test('let pieces fall: time runs here', () => {
    const { table, press, frames, state } = sitDown({ gravityTicksPerCell: 2 })
    press('left')
    frames(200)
    expect([state().metrics.pieces > 0, table.wishes.length, table.pending !== null]).toEqual([true, 1, true])
  })

  test('end every loop: an undo that is on its way is asked for once, and pressing something lets time go on', () => {
    const { table, play, frames, press, state } = sitDown({ undos: true, gravityTicksPerCell: 2 })
    frames(200)
    expect(play.takeBack()).toBeNull()
    expect(play.takeBack()).toBeNull()
    expect(table.wishes).toEqual(['!undo'])
    const { tick } = state()
    frames(30)
    expect(state().tick).toBe(tick)
    press('left')
    frames(30)
    expect(state().tick).toBeGreaterThan(tick)
  })
})

describe('wishes that are turned down later', () => {
  test('change nothing, and what they were can be asked for again', () => {
    const { table, play, press, frames, arrive, state } = sitDown()
    press('drop')
    frames(5)
    const { board } = play
    arrive(SPOILT)
    frames(5)
    expect([state().metrics.pieces, play.board, play.resting]).toEqual([0, board, false])
    press('drop')
    frames(5)
    arrive()
    frames(5)
    expect([state().metrics.pieces, table.wishes.length]).toEqual([1, 2])
  })

  test('[FL-147] an undo that was turned down can be asked for again', () => {
    const { table, play, press, frames, arrive, state } = sitDown({ undos: true })
    press('drop')
    frames(5)
    arrive()
    frames(30)
    play.takeBack()
    arrive(SPOILT)
    expect(state().metrics.pieces).toBe(1)
    play.takeBack()
    while (table.pending !== null) arrive()
    expect(state().metrics.pieces).toBe(0)
  })
})

test('a tool whose effect comes later is shown when it comes', () => {
  const { play, frames, arrive, state } = sitDown({ sandbox: true, objectives: [] })
  frames(5)
  const { board } = play
  const cells = state().cells.slice()
  expect(play.use({ kind: 'put', thing: 'WATER', at: [3, 6, 3] })).toBeNull()
  frames(2)
  expect(play.board).toBe(board)
  arrive()
  expect(state().cells).not.toEqual(cells)
  expect(play.board).toBeGreaterThan(board)
})
