/** What is pressed happens in the order it was pressed, however slow the frame [FL-138]: through a real table, frame by frame. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../../../kernel/game.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodAction, FloodLevel, Floodline } from '../../nouns.ts'
import { notate } from '../../rules/actions.ts'
import type { Control } from '../input/key-repeat.ts'
import { Play, type PlayOptions } from './play.ts'

/** Nothing falls or locks by itself while the hands are tried, and nothing runs out. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'order',
  title: 'Order',
  seed: 5,
  bounds: [12, 26, 12],
  maxWorldHeight: 22,
  gravityTicksPerCell: 600,
  lock: { delayTicks: 600 },
  terrain: [
    { type: 'WATER', from: [0, 0, 0], to: [2, 0, 11] },
    { type: 'BEDROCK', from: [3, 0, 0], to: [3, 0, 11] },
    { type: 'SOLID', from: [8, 0, 8], to: [8, 1, 8] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'L3', 'T3', 'I3', 'O2', 'L3', 'I3'] },
  hold: true,
  tilt: {},
  abilities: {
    stabilise: { charges: 9 },
    freeze: { charges: 9, resolves: 3, scope: 'ADJ6' },
    drain: { charges: 9, rate: 1, scope: 'ADJ6' },
  },
  objectives: [{ type: 'PLACE_PIECES', count: 500 }],
}

interface Hand {
  readonly play: Play
  readonly session: Session<Floodline>
  /** What was asked for, by piece. */
  readonly asked: string[][]
  frames(count: number): void
  tap(...controls: readonly Control[]): void
}

function sitDown(options: PlayOptions, level: FloodLevel = LEVEL): Hand {
  const session = new Session(floodline, level)
  const table = new LocalTable<Floodline>(session, 0)
  const asked: string[][] = []
  const act = table.act.bind(table)
  table.act = (action: FloodAction): ReturnType<Table<Floodline>['act']> => {
    const { pieces } = session.state.metrics
    asked[pieces] = [...(asked[pieces] ?? []), notate(action)]
    return act(action)
  }
  const play = new Play(table, options)
  let at = 0
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) play.frame((at += 1000 / 60))
  }
  frames(2)
  const tap = (...controls: readonly Control[]): void => {
    for (const control of controls) {
      play.press(control, at)
      play.release(control)
    }
  }
  return { play, session, asked, frames, tap }
}

const STILL: PlayOptions = { still: true, pace: 1 }
const TOLD: PlayOptions = { still: false, pace: 1 }

describe('S2: a slow frame', () => {
  test('three steps and a drop in one frame are three steps, then a drop; the next piece gets nothing', () => {
    const { asked, session, tap, frames } = sitDown(STILL)
    const { x } = session.state
    tap('left', 'left', 'left', 'drop')
    frames(12)
    expect(asked).toEqual([['x-', 'x-', 'x-', 'drop']])
    expect(session.state.metrics.pieces).toBe(1)
    expect(session.state.cells.some((cell, at) => cell !== 0 && at % LEVEL.bounds[0] === x - 3)).toBe(true)
  })

  test('turns, a hold and abilities come before the drop that was pressed after them', () => {
    const { asked, tap, frames } = sitDown(STILL)
    tap('yaw+', 'yaw+', 'hold', 'right', 'tip-left', 'stabilise', 'drop', 'left')
    frames(14)
    expect(asked).toEqual([['yaw+', 'yaw+', 'hold', 'x+', 'roll+', 'stabilise', 'drop'], ['x-']])
  })

  test('what came too late for a piece that locked by itself is for nobody', () => {
    const { session, asked, tap, frames } = sitDown(STILL, { ...LEVEL, gravityTicksPerCell: 1, lock: { delayTicks: 1 } })
    while (session.state.metrics.pieces === 0) {
      asked.length = 0
      tap(...Array<Control>(40).fill('yaw+'))
      frames(1)
    }
    asked.length = 0
    frames(20)
    expect(asked).toEqual([])
  })
})

describe('while a resolve is shown', () => {
  /** The pool runs: something is shown after the tilt. */
  function shown(): Hand {
    const hand = sitDown(TOLD)
    hand.tap('tilt-right')
    hand.frames(2)
    expect(hand.play.playback).not.toBeNull()
    hand.asked.length = 0
    return hand
  }

  test('a drop waits for its piece, behind the steps that were pressed before it, and hurries nothing', () => {
    const { play, asked, session, tap, frames } = shown()
    tap('away', 'away', 'drop')
    expect(play.playback?.over).toBe(false)
    frames(1)
    expect(asked).toEqual([])
    for (let frame = 0; play.playback && frame < 600; frame++) frames(1)
    frames(4)
    expect(asked).toEqual([['y+', 'y+', 'drop']])
    expect(session.state.metrics.pieces).toBe(1)
  })

  test('of several tilts the last counts', () => {
    const { play, asked, tap, frames } = shown()
    tap('tilt-away', 'left', 'tilt-left')
    for (let frame = 0; play.playback && frame < 600; frame++) frames(1)
    frames(4)
    expect(asked[0]?.filter(each => each.startsWith('tilt'))).toEqual(['tilt left'])
  })
})

const CONTROLS: readonly Control[] = [
  ...(['away', 'near', 'left', 'right', 'yaw+', 'yaw-', 'tip-away', 'tip-near', 'tip-left', 'tip-right'] as const),
  ...(['drop', 'drop', 'hold', 'stabilise', 'freeze', 'drain', 'soft', 'tilt-left', 'tilt-right', 'tilt-away', 'tilt-near'] as const),
]

/** A press, and how many others come before it is let go: keys overlap in quick hands. Soft drop does more the longer it is held. */
const press = fc.record({ control: fc.constantFrom(...CONTROLS), holds: fc.nat(3) })
const burst = fc.array(press, { minLength: 1, maxLength: 12 })

type Burst = readonly { readonly control: Control; readonly holds: number }[]

/** Down and up, in order. */
function strokesOf(presses: Burst): readonly { readonly control: Control; readonly down: boolean }[][] {
  const strokes = presses.map(({ control }) => [{ control, down: true }, ...(control === 'soft' ? [{ control, down: false }] : [])])
  for (const [at, { control, holds }] of presses.entries())
    if (control !== 'soft') strokes[Math.min(at + holds, strokes.length - 1)]?.push({ control, down: false })
  return strokes
}

function played(presses: Burst, options: PlayOptions, between: number): Hand {
  const hand = sitDown(options)
  for (const strokes of strokesOf(presses)) {
    for (const { control, down } of strokes) {
      if (down) hand.play.press(control, 0)
      else hand.play.release(control)
    }
    hand.frames(between)
  }
  for (let frame = 0; frame < 4000 && (frame < 40 || hand.play.playback); frame++) hand.frames(1)
  hand.frames(20)
  return hand
}

/** Everything but the time it took. */
function placed({ session: { state } }: Hand): object {
  const { cells, x, y, z, pose, piece, held, armed, charges, gravity, metrics } = state
  return { cells: [...cells], x, y, z, pose, piece, held, armed, charges, gravity, metrics }
}

/** FC_SEED repeats a run: the seed is printed where it fails. */
const SEED = process.env['FC_SEED'] === undefined ? {} : { seed: Number(process.env['FC_SEED']) }

describe('a burst in one frame does what the same presses do a frame apart', () => {
  // Told slowly enough that the hands are done before it is: so the same presses wait for it.
  test.each([
    ['as results', STILL, 150],
    ['phase by phase', { still: false, pace: 0.4 }, 40],
  ] as const)('shown %s', (_, options, numRuns) => {
    fc.assert(
      fc.property(burst, presses => {
        const [together, apart] = [played(presses, options, 0), played(presses, options, 1)]
        expect(together.asked).toEqual(apart.asked)
        expect(placed(together)).toEqual(placed(apart))
      }),
      { numRuns, ...SEED },
    )
  })
})
