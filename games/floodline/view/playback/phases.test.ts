import { describe, expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodEvent, FloodLevel } from '../../nouns.ts'
import { LEAN_FIRST_MS, PhasePlayback, phasesOf, SLOW, tellingOf } from './phases.ts'
import { Play } from './play.ts'

const FELL: FloodEvent = { kind: 'fell', from: [9], by: 4, lost: [] }
const LOST: FloodEvent = { kind: 'fell', from: [9], by: 4, lost: [9] }
const WON: FloodEvent = { kind: 'won', stars: 3, score: 0 }

const flowed = (cells: number): FloodEvent => ({
  kind: 'flowed',
  out: [],
  into: Array.from({ length: cells }, (_, cell) => cell),
  overflow: 0,
})

/** How long it takes, in frames of a sixtieth of a second. */
function framesOf(events: readonly FloodEvent[], until: (playback: PhasePlayback) => boolean = ({ over }) => over): number {
  const playback = new PhasePlayback(phasesOf(events), tellingOf(events))
  let frames = 0
  for (; !until(playback) && frames < 1000; frames++) playback.pass(1000 / 60)
  return frames
}

describe('how long a resolve is shown', () => {
  test.each([1, 4, 16, 64, 400])('water of %i cells runs for half a second to one', cells => {
    const [phase] = phasesOf([flowed(cells)])
    expect(phase?.ms).toBeGreaterThanOrEqual(500)
    expect(phase?.ms).toBeLessThanOrEqual(1000)
  })

  test('water that runs more than once in a resolve is not watched for longer than a second', () => {
    const phases = phasesOf([flowed(40), { kind: 'thawed', cells: [1] }, flowed(60)])
    const flowing = phases.filter(({ name }) => name === 'water').reduce((sum, { ms }) => sum + ms, 0)
    expect(flowing).toBeLessThanOrEqual(1000)
  })

  test('a longer fall takes longer, and what is lost is watched until it is gone', () => {
    const ms = (event: FloodEvent): number => phasesOf([event])[0]?.ms ?? 0
    expect(ms({ ...FELL, by: 9 })).toBeGreaterThan(ms({ ...FELL, by: 1 }))
    expect(ms(LOST)).toBeGreaterThan(ms(FELL) + 500)
  })

  test('a tilt leans the island before anything slides', () => {
    const tilted: FloodEvent[] = [{ kind: 'tilted', from: 0, to: 3 }, FELL]
    const slides = (playback: PhasePlayback): boolean => (playback.now?.part ?? 1) > 0
    expect((framesOf(tilted, slides) * 1000) / 60).toBeGreaterThanOrEqual(LEAN_FIRST_MS)
    expect(framesOf([FELL], slides)).toBe(1)
  })

  test('the resolve that decides is shown slowly, and looked at when it is over', () => {
    const moving = ({ now }: PhasePlayback): boolean => now === null
    const frames = framesOf([FELL], moving)
    expect(Math.abs(framesOf([FELL, WON], moving) - frames / SLOW)).toBeLessThanOrEqual(1)
    expect(framesOf([FELL, WON]) - framesOf([FELL, WON], moving)).toBeGreaterThan(30)
    expect(framesOf([FELL])).toBe(frames)
  })
})

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'told', title: 'Told', seed: 3, bounds: [8, 16, 8], maxWorldHeight: 12 },
  terrain: [{ type: 'WATER', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3'] },
  objectives: [{ type: 'PLACE_PIECES', count: 1 }],
}

function drop(level: FloodLevel, still: boolean): { play: Play; frame(): void } {
  const play = new Play(new LocalTable(new Session(floodline, level), 0), { still, pace: 1 })
  let at = 0
  const frame = (): void => void play.frame((at += 17))
  frame()
  play.press('drop', at)
  for (let tries = 0; !play.over && tries < 20; tries++) frame()
  expect(play.over).toBe(true)
  return { play, frame }
}

describe('the telling of the end', () => {
  test.each([
    ['something moved', LEVEL],
    ['nothing moved', { ...LEVEL, terrain: [] }],
  ])('is not over when the game is, where %s', (_, level) => {
    const { play, frame } = drop(level, false)
    const told: boolean[] = []
    const stop = play.phases.telling.subscribe(telling => void told.push(telling !== 'first'))
    expect(play.phases.telling.value).toBe('first')
    for (let frames = 0; frames < 600; frames++) frame()
    expect(told).toEqual([false, true])
    stop()
  })

  test('can be skipped by whoever has seen enough', () => {
    const { play, frame } = drop(LEVEL, false)
    play.press('drop', 100)
    frame()
    expect(play.phases.telling.value).toBeNull()
  })

  test('is over at once where nothing moves', () => {
    expect(drop(LEVEL, true).play.phases.telling.value).toBeNull()
  })

  test('once more: it is shown, and stays told', () => {
    const { play, frame } = drop(LEVEL, false)
    while (play.playback) frame()
    play.replayPhases()
    expect([play.playback === null, play.phases.telling.value]).toEqual([false, 'again'])
    while (play.playback) frame()
    expect(play.phases.telling.value).toBeNull()
  })
})
