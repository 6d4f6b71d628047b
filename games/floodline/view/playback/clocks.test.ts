import { describe, expect, test } from 'vitest'
import { hash } from '../../../../kernel/hash.ts'
import { playOver, write } from '../../../../kernel/replay.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { Recording } from '../../testing/recording.ts'
import type { Control } from '../input/key-repeat.ts'
import { Controller } from './controller.ts'

/** A loose tower, a shelf over a pool, wind, and pieces that fall fast: everything that could depend on when a frame comes. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'clocks',
  title: 'Clocks',
  seed: 11,
  bounds: [9, 18, 7],
  maxWorldHeight: 14,
  gravityTicksPerCell: 12,
  terrain: [
    { type: 'SOLID', from: [3, 0, 3], to: [3, 3, 3] },
    { type: 'WATER', from: [0, 0, 0], to: [1, 0, 6] },
    { type: 'BEDROCK', from: [2, 0, 0], to: [2, 1, 6] },
  ],
  bag: { type: 'WEIGHTED', weights: { O2: 1, I3: 2, L3: 2, T3: 1 } },
  hold: true,
  abilities: { freeze: { charges: 2, resolves: 2, scope: 'ADJ26' } },
  hazards: [{ type: 'WIND_GUST', intervalTicks: 90, pushStrength: 1, directionMode: 'RANDOM_SEEDED' }],
  objectives: [{ type: 'PLACE_PIECES', count: 500 }],
}

/**
 * What hands do: how many ticks after what came before (the last press, or the end of the last resolve), and what. The waits are even, because
 * a frame at 30 a second is two ticks long and nobody can press a key in the middle of one.
 */
const SCRIPT: readonly (readonly [wait: number, ...does: (`+${Control}` | `-${Control}` | 'look' | 'look away')[]])[] = [
  [4, '+right'],
  [26, '-right', '+yaw+'],
  [2, '-yaw+', '+away'],
  [14, '-away', '+left'],
  [2, '-left', '+drop'],
  [2, '-drop', 'look'],
  [0, 'look away', '+tilt-right'],
  [2, '-tilt-right'],
  [8, '+soft'],
  [20, '-soft', '+hold'],
  [2, '-hold', '+freeze'],
  [2, '-freeze', '+left', '+near'],
  [12, '-left', '-near', '+drop'],
  [2, '-drop', '+tilt-left'],
  [2, '-tilt-left', '+tip-away', '+tip-right'],
  [4, '-tip-away', '-tip-right', '+tilt-near'],
  [2, '-tilt-near'],
  [60, '+soft'],
  [40, '-soft', '+tilt-away'],
  [2, '-tilt-away'],
  [30, '+drop'],
  [2, '-drop', '+left'],
  [36, '-left', '+drop'],
  [2, '-drop'],
  [200],
]

const FRAMES = 20_000

interface Shown {
  readonly fps: number
  readonly still?: boolean // nothing moves: results are shown at once
  readonly hurried?: boolean // every playback is skipped as soon as it begins
}

/** Plays the script at the real controller, with a picture that is asked for everything, at one frame rate. */
async function played({ fps, still = false, hurried = false }: Shown): Promise<{ text: string; end: string; shownFrames: number }> {
  const session = new Session(floodline, LEVEL)
  const controller = new Controller(new LocalTable<Floodline>(session, 0), still)
  controller.attach(new Recording())
  const script = [...SCRIPT]
  let since = 0
  let resolve = controller.play.phases.resolve
  let shownFrames = 0
  for (let frame = 0; script.length > 0 && frame < FRAMES; frame++) {
    const now = (frame * 1000) / fps
    const next = script[0]
    if (next && !controller.play.playback && session.tick >= since + next[0]) {
      for (const does of next.slice(1) as string[]) act(controller, does, now)
      script.shift()
      since = session.tick
    }
    if (script.length > 0) controller.frame(now)
    if (controller.play.phases.resolve !== resolve) {
      resolve = controller.play.phases.resolve
      since = session.tick
    }
    if (controller.play.playback) shownFrames++
    if (hurried) controller.input.skip()
    await read(controller, now)
  }
  expect(script, 'everything was pressed').toEqual([])
  controller.dispose()
  return { text: write(session), end: hash(session.state), shownFrames }
}

function act(controller: Controller, does: string, now: number): void {
  if (does === 'look') controller.input.aim('right')
  else if (does === 'look away') controller.input.aim(null)
  else if (does.startsWith('+')) controller.input.press(does.slice(1) as Control, now)
  else controller.input.release(does.slice(1) as Control)
}

/** Whoever is shown why reads it, and goes on. */
async function read(controller: Controller, now: number): Promise<void> {
  while (controller.play.reading && !controller.hud.peek().why && !controller.play.playback) {
    await new Promise(resolve => setTimeout(resolve, 1))
    controller.frame(now)
  }
  if (controller.play.reading && !controller.play.playback) controller.explaining.goOn()
}

describe('[FL-C-12] [FL-54] how it is shown decides nothing: the game written down is the same text', () => {
  const inStep = played({ fps: 60 })

  test.each<[string, Shown]>([
    ['30 frames a second', { fps: 30 }],
    ['144 frames a second', { fps: 144 }],
    ['30 frames a second, every playback skipped', { fps: 30, hurried: true }],
    ['60 frames a second, every playback skipped', { fps: 60, hurried: true }],
    ['144 frames a second, every playback skipped', { fps: 144, hurried: true }],
    ['60 frames a second, nothing moving', { fps: 60, still: true }],
    ['144 frames a second, nothing moving', { fps: 144, still: true }],
  ])('%s', async (_, shown) => {
    const there = await played(shown)
    const here = await inStep
    expect(there.text).toBe(here.text)
    expect(there.end).toBe(here.end)
  })

  test('it was worth showing: resolves were shown, and the text played over comes to the same end', async () => {
    const { text, end, shownFrames } = await inStep
    expect(shownFrames).toBeGreaterThan(60)
    expect(text.match(/^\d+ /gm)?.length).toBeGreaterThan(20)
    const over = playOver(text, floodline)
    expect('session' in over && hash(over.session.state)).toBe(end)
  })
})
