import { describe, expect, test } from 'vitest'
import type { FloodEvent, FloodLevel, Floodline } from '../../nouns.ts'
import { start } from '../../rules/start.ts'
import { campaign } from '../generated/levels.ts'
import { type Condition, firstHistory, type History, type Prompt, promptFor, remember } from './prompts.ts'

type State = Floodline['State']

/** As rock, before anything was built on it. */
const { terrain, ...first } = campaign[0]!.level
const level: FloodLevel = { ...first, terrain: terrain.filter(({ type }) => type === 'BEDROCK') }

function at(tick: number, change: Partial<State> = {}): State {
  return { ...start(level), tick, ...change }
}

function prompt(when: Condition, until?: Condition): Prompt {
  return { when, say: { en: 'Now.', de: 'Jetzt.' }, ...(until && { until }) }
}

/** Whether a condition holds. */
function holds(condition: Condition, history: History, state: State): boolean {
  return promptFor([prompt(condition)], history, state) !== null
}

const MOVED: FloodEvent = { kind: 'moved', step: 'x+', by: 1 }
const FELL: FloodEvent = { kind: 'moved', step: 'fall', by: 1 }
const LOCKED: FloodEvent = { kind: 'locked', piece: 0, material: 0, cells: [] }
const BUMPED: FloodEvent = { kind: 'bumped', asked: { kind: 'move', step: 'x+' }, because: 'no-room' }

describe('history', () => {
  test('the piece that is there from the start has spawned', () => {
    expect(holds({ event: 'spawned' }, firstHistory(), at(0))).toBe(true)
    expect(holds({ event: 'spawned', nth: 2 }, firstHistory(), at(0))).toBe(false)
  })

  test('events are counted, by their reason too, and the old history is left as it was', () => {
    const first = firstHistory()
    const history = remember(first, [LOCKED, BUMPED, BUMPED], 40)
    expect(holds({ event: 'locked' }, history, at(40))).toBe(true)
    expect(holds({ event: 'locked', nth: 2 }, history, at(40))).toBe(false)
    expect(holds({ event: 'bumped', because: 'no-room', nth: 2 }, history, at(40))).toBe(true)
    expect(holds({ event: 'bumped', because: 'along-gravity' }, history, at(40))).toBe(false)
    expect(first).toEqual(firstHistory())
    expect(remember(history, [], 99)).toBe(history)
  })

  test('a deed is what the player did: falling and wind are none', () => {
    const fallen = remember(firstHistory(), [FELL, { kind: 'moved', step: 'wind', by: 1 }], 30)
    expect(holds({ did: 'move' }, fallen, at(30))).toBe(false)
    expect(holds({ did: 'move' }, remember(fallen, [MOVED], 31), at(31))).toBe(true)
    const deeds: [Condition, FloodEvent][] = [
      [{ did: 'soft' }, { kind: 'moved', step: 'soft', by: 1 }],
      [{ did: 'turn' }, { kind: 'turned', axis: 'yaw', sense: 1, kick: 0 }],
      [{ did: 'drop' }, { kind: 'dropped', by: 3 }],
      [{ did: 'tilt' }, { kind: 'tilted', from: 0, to: 3 }],
      [{ did: 'hold' }, { kind: 'held', piece: 0, back: 3 }],
      [{ did: 'arm' }, { kind: 'armed', ability: 'freeze', on: true }],
    ]
    for (const [condition, event] of deeds) {
      expect(holds(condition, firstHistory(), at(1))).toBe(false)
      expect(holds(condition, remember(firstHistory(), [event], 1), at(1))).toBe(true)
    }
  })
})

describe('conditions', () => {
  test('within: for so many ticks after the latest time', () => {
    const history = remember(firstHistory(), [BUMPED], 100)
    const condition: Condition = { event: 'bumped', because: 'no-room', within: 50 }
    expect([100, 150, 151].map(tick => holds(condition, history, at(tick)))).toEqual([true, true, false])
  })

  test('after: later than the latest of another event, or without any', () => {
    const condition: Condition = { event: 'locked', after: 'drained' }
    const DRAINED: FloodEvent = { kind: 'drained', drain: 0, cells: [1] }
    expect(holds(condition, firstHistory(), at(0))).toBe(false)
    const dry = remember(firstHistory(), [LOCKED], 10)
    expect(holds(condition, dry, at(10))).toBe(true)
    const wet = remember(dry, [LOCKED, DRAINED], 20)
    expect(holds(condition, wet, at(20))).toBe(false)
    expect(holds(condition, remember(wet, [LOCKED], 30), at(30))).toBe(true)
  })

  test('idle: since the latest deed or attempt, not since the piece fell', () => {
    const condition: Condition = { idleTicks: 300 }
    expect(holds(condition, firstHistory(), at(299))).toBe(false)
    expect(holds(condition, remember(firstHistory(), [FELL], 200), at(300))).toBe(true)
    const refused: FloodEvent = { kind: 'tilt-refused', sense: 'left', because: 'blocked', cells: [] }
    for (const event of [MOVED, BUMPED, refused]) expect(holds(condition, remember(firstHistory(), [event], 200), at(300))).toBe(false)
  })

  test('goals and metrics: at least so much', () => {
    const state = at(9)
    state.goals[0]!.have = 3
    state.metrics.lost = 6
    expect([3, 4].map(have => holds({ goal: 0, have }, firstHistory(), state))).toEqual([true, false])
    expect([6, 7].map(least => holds({ metric: 'lost', least }, firstHistory(), state))).toEqual([true, false])
    expect(holds({ goal: 7, have: 1 }, firstHistory(), state)).toBe(false)
  })

  test('gravity, and voxels between two heights', () => {
    const state = at(9, { gravity: 3 })
    expect(holds({ gravity: 'EAST' }, firstHistory(), state)).toBe(true)
    expect(holds({ not: { gravity: 'DOWN' } }, firstHistory(), state)).toBe(true)
    const [X, , Z] = level.bounds
    expect(holds({ built: [0, 11] }, firstHistory(), state), 'terrain is not built').toBe(false)
    state.cells[4 * X * Z] = 2 // a SOLID at y 4
    expect(
      [
        [4, 4],
        [0, 3],
        [5, 40],
        [3, 40],
      ].map(([low, high]) => holds({ built: [low!, high!] }, firstHistory(), state)),
    ).toEqual([true, false, false, true])
  })

  test('all, any, not', () => {
    const yes: Condition = { event: 'spawned' }
    const no: Condition = { event: 'locked' }
    const is = (condition: Condition): boolean => holds(condition, firstHistory(), at(0))
    expect([is({ all: [yes, yes] }), is({ all: [yes, no] }), is({ any: [no, yes] }), is({ any: [no, no] }), is({ not: no })]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })
})

describe('which prompt speaks', () => {
  const early = prompt({ event: 'spawned' }, { did: 'move' })
  const late = prompt({ event: 'locked' })

  test('none before its time, and none after its end', () => {
    expect(promptFor([early, late], firstHistory(), at(0))).toBe(early)
    const moved = remember(firstHistory(), [MOVED], 5)
    expect(promptFor([early, late], moved, at(5))).toBeNull()
  })

  test('of several the last of the list', () => {
    expect(promptFor([early, late], remember(firstHistory(), [LOCKED], 5), at(5))).toBe(late)
  })

  test('nobody speaks when the level is over', () => {
    expect(promptFor([early], firstHistory(), at(0, { won: true }))).toBeNull()
    expect(promptFor([early], firstHistory(), at(0, { lost: 'overflow' }))).toBeNull()
  })
})
