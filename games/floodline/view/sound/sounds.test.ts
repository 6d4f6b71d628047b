import { describe, expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import type { FloodAction, FloodEvent } from '../../nouns.ts'
import { ask, legal, refuse } from '../../rules/actions.ts'
import { warningsOf } from '../../rules/futures.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { drawn, play } from '../../testing/drawn.ts'
import { randomLevel } from '../../testing/levels.ts'
import { phasesOf } from '../playback/phases.ts'
import { type Hearing, loudestOf, type Played, soundOf, soundsOf, TickSounds } from './sounds.ts'
import type { PlacedVoice } from './tones.ts'
import { categoryOf, isCaptioned, type Sounding, voicesOf } from './voices.ts'

const QUIET: Hearing = { tick: 100, corner: 0, phased: false, objectives: [], had: [], heardAt: {}, warnings: [], warned: [] }

function names(events: readonly FloodEvent[], hearing: Partial<Hearing> = {}): string[] {
  return soundsOf(events, { ...QUIET, ...hearing }).map(({ cue }) => cue.name)
}

function only(events: readonly FloodEvent[], hearing: Partial<Hearing> = {}): Played {
  const played = soundsOf(events, { ...QUIET, ...hearing })
  expect(played).toHaveLength(1)
  return played[0]!
}

const cells = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const lowest = (voices: readonly PlacedVoice[]): number => Math.min(...voices.map(({ hz }) => hz))
const longest = (voices: readonly PlacedVoice[]): number => Math.max(...voices.map(({ atMs = 0, ms }) => atMs + ms))

/** One of each kind of event, and what it is heard as. */
const EACH: readonly (readonly [FloodEvent, string])[] = [
  [{ kind: 'moved', step: 'x+', by: 1 }, 'MOVE'],
  [{ kind: 'moved', step: 'soft', by: 1 }, 'SOFT'],
  [{ kind: 'moved', step: 'fall', by: 1 }, 'STEP'],
  [{ kind: 'bumped', asked: { kind: 'move', step: 'x+' }, because: 'no-room' }, 'BUMP'],
  [{ kind: 'turned', axis: 'yaw', sense: 1, kick: 0 }, 'TURN'],
  [{ kind: 'held', piece: 3, back: 6 }, 'HOLD'],
  [{ kind: 'armed', ability: 'freeze', on: true }, 'ARM'],
  [{ kind: 'armed', ability: 'freeze', on: false }, 'DISARM'],
  [{ kind: 'gust', direction: 0, wanted: 2, moved: 1 }, 'GUST'],
  [{ kind: 'dropped', by: 7 }, 'DROP'],
  [{ kind: 'tilt-refused', sense: 'left', because: 'blocked', cells: [4] }, 'TILT_REFUSED'],
  [{ kind: 'tilted', from: 0, to: 3 }, 'TILT'],
  [{ kind: 'locked', piece: 1, material: 0, cells: cells(3) }, 'LOCK'],
  [{ kind: 'merged', cells: cells(3), displaced: [1], drain: -1, anchored: false }, 'MERGE'],
  [{ kind: 'frozen', cells: cells(2) }, 'FREEZE'],
  [{ kind: 'fell', from: cells(3), by: 2, lost: [] }, 'FALL'],
  [{ kind: 'fell', from: cells(8), by: 1, lost: [] }, 'COLLAPSE'],
  [{ kind: 'flowed', out: cells(2), into: cells(2), overflow: 0 }, 'FLOW'],
  [{ kind: 'flowed', out: [], into: [], overflow: 2 }, 'OVERFLOW'],
  [{ kind: 'drained', drain: 5, cells: cells(2) }, 'DRAIN'],
  [{ kind: 'thawed', cells: cells(2) }, 'THAW'],
  [{ kind: 'released', cells: cells(4) }, 'RELEASE'],
  [{ kind: 'progress', goal: 0, have: 2, want: 5, met: false }, 'PROGRESS'],
  [{ kind: 'progress', goal: 0, have: 5, want: 5, met: true }, 'GOAL'],
  [{ kind: 'spawned', piece: 2, material: 0 }, 'SPAWN'],
  [{ kind: 'won', stars: 2, score: 90 }, 'WON'],
  [{ kind: 'lost', because: 'overflow', cells: [] }, 'LOST'],
]

describe('FL-B-19: every event is heard as something of its own', () => {
  test.each(EACH)('%o', (event, name) => {
    const { cue } = only([event])
    expect(cue.name).toBe(name)
    expect(cue.voices.length).toBeGreaterThan(0)
    for (const { hz, toHz = hz, ms, gain, pan = 0, attackMs = 4 } of cue.voices) {
      expect(Math.min(hz, toHz)).toBeGreaterThan(20)
      expect(Math.max(hz, toHz)).toBeLessThan(12_000)
      expect(gain).toBeGreaterThan(0)
      expect(ms).toBeGreaterThan(attackMs)
      expect(Math.abs(pan)).toBeLessThanOrEqual(1)
    }
  })

  test('no two of them sound alike', () => {
    const sounds = EACH.map(([event]) => JSON.stringify(only([event]).cue.voices))
    expect(new Set(sounds).size).toBe(EACH.length)
  })

  test('what is the matter is a warning, what happens is not', () => {
    expect(categoryOf('WARNING')).toBe('warnings')
    expect(categoryOf('LOST')).toBe('warnings')
    expect(categoryOf('LOCK')).toBe('pieces')
    expect(categoryOf('WON')).toBe('pieces')
  })

  test('steps have no words; a merge has when it did something', () => {
    expect(EACH.filter(([event]) => !only([event]).captioned).map(([, name]) => name)).toEqual(['MOVE', 'SOFT', 'STEP', 'TURN', 'SPAWN'])
    expect(isCaptioned({ id: 'MERGE', voxels: 4, displaced: 0, drain: false, anchored: false })).toBe(false)
  })
})

describe('pitch goes by what there is', () => {
  const growing = (of: (amount: number) => Sounding, amounts: readonly number[]) => amounts.map(amount => voicesOf(of(amount)))

  test('bigger and heavier pieces are lower', () => {
    const pitches = growing(voxels => ({ id: 'LOCK', piece: 0, material: 0, voxels }), [3, 4, 5]).map(voices => voices[0]!.hz)
    expect(pitches).toEqual([...pitches].sort((a, b) => b - a))
    expect(new Set(pitches).size).toBe(3)
    expect(voicesOf({ id: 'LOCK', piece: 0, material: 1, voxels: 4 })[0]!.hz).toBeLessThan(pitches[1]!)
  })

  test('a bigger fall is deeper, longer and no softer; so is a longer one', () => {
    const falls = growing(voxels => ({ id: 'FALL', voxels, by: 2 }), [1, 3, 7, 20, 60])
    const deep = falls.map(lowest)
    expect(deep).toEqual([...deep].sort((a, b) => b - a))
    expect(new Set(deep).size).toBe(5)
    expect(longest(falls[4]!)).toBeGreaterThan(longest(falls[0]!))
    expect(lowest(voicesOf({ id: 'FALL', voxels: 3, by: 9 }))).toBeLessThan(lowest(voicesOf({ id: 'FALL', voxels: 3, by: 1 })))
  })

  test('more water is lower and longer', () => {
    for (const id of ['FLOW', 'DRAIN'] as const) {
      const [drop, some, much] = growing(units => ({ id, units }), [1, 4, 30]) as [PlacedVoice[], PlacedVoice[], PlacedVoice[]]
      expect(drop[0]!.hz).toBeGreaterThan(some[0]!.hz)
      expect(some[0]!.hz).toBeGreaterThan(much[0]!.hz)
      expect(longest(drop)).toBeLessThan(longest(much))
    }
  })

  test('a longer drop is a longer rush; a goal nearer is higher', () => {
    expect(longest(voicesOf({ id: 'DROP', by: 15 }))).toBeGreaterThan(longest(voicesOf({ id: 'DROP', by: 2 })))
    expect(voicesOf({ id: 'PROGRESS', goal: 0, have: 5, want: 6 })[0]!.hz).toBeGreaterThan(
      voicesOf({ id: 'PROGRESS', goal: 0, have: 1, want: 6 })[0]!.hz,
    )
  })
})

describe('many events, few sounds', () => {
  test('two moves in a tick are one; a drop swallows the soft step before it', () => {
    const moved = (step: 'x+' | 'z+' | 'soft'): FloodEvent => ({ kind: 'moved', step, by: 1 })
    expect(names([moved('x+'), moved('z+')])).toEqual(['MOVE'])
    expect(names([moved('soft'), { kind: 'dropped', by: 3 }])).toEqual(['DROP'])
  })

  test('falls are one fall, of all that fell, as far as the farthest; enough of them are a collapse', () => {
    const fell = (count: number, by: number): FloodEvent => ({ kind: 'fell', from: cells(count), by, lost: [] })
    expect(only([fell(3, 1), fell(2, 4)]).cue).toMatchObject({ name: 'FALL', voices: voicesOf({ id: 'FALL', voxels: 5, by: 4 }) })
    const collapse = { name: 'COLLAPSE', voices: voicesOf({ id: 'COLLAPSE', voxels: 8, by: 4 }) }
    expect(only([fell(3, 1), fell(2, 4), fell(3, 1)]).cue).toMatchObject(collapse)
  })

  test('drains drain together; what overflows is heard besides what flows', () => {
    const drained = (count: number): FloodEvent => ({ kind: 'drained', drain: 0, cells: cells(count) })
    expect(only([drained(2), drained(3)]).cue).toMatchObject({ name: 'DRAIN', voices: voicesOf({ id: 'DRAIN', units: 5 }) })
    expect(names([{ kind: 'flowed', out: [1], into: [2], overflow: 1 }])).toEqual(['FLOW', 'OVERFLOW'])
  })

  test('two abilities armed together are two', () => {
    const armed = (ability: 'freeze' | 'drain'): FloodEvent => ({ kind: 'armed', ability, on: true })
    expect(names([armed('freeze'), armed('drain')])).toEqual(['ARM', 'ARM'])
  })

  test('the end says everything', () => {
    const told: FloodEvent[] = [
      { kind: 'progress', goal: 0, have: 5, want: 5, met: true },
      { kind: 'won', stars: 3, score: 1 },
    ]
    expect(names(told, { warnings: ['unsupported'] })).toEqual(['WON'])
  })

  test('of several goals one is heard, and bad news first', () => {
    const at = (goal: number, have: number): FloodEvent => ({ kind: 'progress', goal, have, want: 9, met: false })
    const had = [
      { have: 1, met: false },
      { have: 6, met: false },
    ]
    expect(only([at(0, 2), at(1, 3)], { had }).cue.name).toBe('SETBACK')
  })

  test('weight that grows is no setback until it is too much', () => {
    const hearing = { objectives: [{ type: 'STAY_UNDER_WEIGHT', maxMass: 9 }], had: [{ have: 4, met: true }] } as const
    expect(names([{ kind: 'progress', goal: 0, have: 8, want: 9, met: true }], hearing)).toEqual(['PROGRESS'])
    expect(names([{ kind: 'progress', goal: 0, have: 10, want: 9, met: false }], hearing)).toEqual(['SETBACK'])
  })

  test('held moves tick at most every fourth tick, soft drop every fifth, bumps every twelfth', () => {
    const state = drawn('PPP.........\n............')
    const heard = (event: FloodEvent): number[] => {
      const sounds = new TickSounds(state)
      return Array.from({ length: 26 }, (_, at) => at).filter(at => {
        const told = at % 2 === 0 ? [event] : []
        return sounds.hear(told, { ...state, tick: at }, { corner: 0, phased: true, warnings: [] }).length > 0
      })
    }
    expect(heard({ kind: 'moved', step: 'x+', by: 1 })).toEqual([0, 4, 8, 12, 16, 20, 24])
    expect(heard({ kind: 'moved', step: 'soft', by: 1 })).toEqual([0, 6, 12, 18, 24])
    expect(heard({ kind: 'bumped', asked: { kind: 'hold' }, because: 'no-room' })).toEqual([0, 12, 24])
  })

  test('a game taken back is heard again at once', () => {
    expect(names([{ kind: 'moved', step: 'x+', by: 1 }], { tick: 10, heardAt: { MOVE: 12 } })).toEqual(['MOVE'])
  })
})

describe('left and right are those of the screen', () => {
  const pans = (direction: number, corner: 0 | 1 | 2 | 3): number[] =>
    only([{ kind: 'gust', direction, wanted: 2, moved: 0 }], { corner }).cue.voices.map(({ pan = 0 }) => pan)

  test('a gust comes from one side and leaves on the other', () => {
    const east = pans(0, 0)
    expect(east[0]).toBeCloseTo(-0.8)
    expect(east.at(-1)).toBeCloseTo(0.8)
    expect(pans(1, 0)).toEqual(east.map(pan => 0 - pan))
  })

  test('seen from the other side it is the other way about', () => {
    for (const direction of [0, 1, 2, 3]) expect(pans(direction, 2)).toEqual(pans(direction, 0).map(pan => 0 - pan))
  })
})

describe('FL-54: what is shown in phases is heard in phases', () => {
  const events: FloodEvent[] = [
    { kind: 'dropped', by: 3 },
    { kind: 'locked', piece: 0, material: 0, cells: [5] },
    { kind: 'merged', cells: [5], displaced: [5], drain: -1, anchored: false },
    { kind: 'fell', from: [9], by: 3, lost: [] },
    { kind: 'flowed', out: [5], into: [6], overflow: 0 },
    { kind: 'drained', drain: 2, cells: [6] },
    { kind: 'flowed', out: [6], into: [3], overflow: 0 },
    { kind: 'progress', goal: 0, have: 1, want: 3, met: false },
    { kind: 'spawned', piece: 0, material: 0 },
  ]

  test('the lock at once, each phase with its own, the rest afterwards', () => {
    const played = soundsOf(events, { ...QUIET, phased: true, warnings: ['unsupported'] })
    expect(phasesOf(events)).toHaveLength(5)
    expect(played.map(({ cue, phase }) => `${phase} ${cue.name}`)).toEqual([
      ...['-1 DROP', '-1 LOCK', '0 MERGE', '1 FALL', '2 LAND', '2 FLOW', '3 DRAIN', '4 FLOW'],
      ...['5 PROGRESS', '5 SPAWN', '5 WARNING'],
    ])
  })

  test('untold, all of it at once, and water once', () => {
    const played = soundsOf(events, QUIET)
    expect(played.every(({ phase }) => phase === -1)).toBe(true)
    expect(played.map(({ cue }) => cue.name)).toEqual(['DROP', 'LOCK', 'MERGE', 'FALL', 'FLOW', 'DRAIN', 'PROGRESS', 'SPAWN'])
  })

  test('a lock that moves nothing is heard at once', () => {
    const state = drawn('PPP.\n....\n....')
    const told = play(state, 'drop')
    expect(soundsOf(told, { ...QUIET, phased: true }).map(({ cue, phase }) => `${phase} ${cue.name}`)).toEqual([
      ...['-1 DROP', '-1 LOCK', '-1 MERGE', '-1 PROGRESS', '-1 SPAWN'],
    ])
  })
})

describe('landing', () => {
  const fell = (from: number, by: number, lost: number): FloodEvent => ({ kind: 'fell', from: cells(from), by, lost: cells(lost) })
  const after = (...events: FloodEvent[]) => soundsOf(events, { ...QUIET, phased: true }).filter(({ cue }) => cue.name === 'LAND')

  test('is heard when the fall has been shown, not before', () => {
    const [land, ...more] = after(fell(3, 2, 0), { kind: 'drained', drain: 5, cells: cells(1) })
    expect(more).toEqual([])
    expect(land).toMatchObject({ phase: 1, captioned: true })
    expect(after(fell(3, 2, 0))[0]?.phase).toBe(1) // nothing comes after it
  })

  test('is deeper and louder the more there is of it; what left the world does not land', () => {
    const voices = [fell(1, 1, 0), fell(6, 4, 0), fell(20, 4, 0)].map(event => after(event)[0]!.cue.voices)
    expect(voices.map(lowest)).toEqual([...voices.map(lowest)].sort((a, b) => b - a))
    expect(new Set(voices.map(lowest)).size).toBe(3)
    expect(voices.map(loudestOf)).toEqual([...voices.map(loudestOf)].sort((a, b) => a - b))
    expect(after(fell(4, 9, 4))).toEqual([])
    expect(after(fell(5, 2, 4))[0]!.cue.voices).toEqual(after(fell(1, 2, 0))[0]!.cue.voices)
  })
})

test('a star has a bell, each higher than the one before', () => {
  const bells = [0, 1, 2].map(turn => soundOf({ id: 'STAR', turn }))
  for (const { captioned, cue } of bells) {
    expect(captioned).toBe(true)
    expect(loudestOf(cue.voices)).toBeGreaterThan(0.1)
    expect(loudestOf(cue.voices)).toBeLessThan(0.3)
  }
  const pitches = bells.map(({ cue }) => lowest(cue.voices))
  expect(pitches).toEqual([...new Set(pitches)].sort((a, b) => a - b))
})

describe('warnings', () => {
  test('are heard when they come up, not while they last', () => {
    const state = drawn('....\n....')
    const sounds = new TickSounds(state)
    const at = (tick: number, warnings: Hearing['warnings']): string[] =>
      sounds.hear([], { ...state, tick }, { corner: 0, phased: true, warnings }).map(({ cue }) => cue.name)
    expect(at(1, [])).toEqual([])
    expect(at(2, ['unsupported'])).toEqual(['WARNING'])
    expect(at(3, ['unsupported'])).toEqual([])
    expect(at(4, ['unsupported', 'overflow-risk'])).toEqual([]) // too soon
    expect(at(122, ['unsupported', 'overflow-risk'])).toEqual(['WARNING'])
    expect(at(123, [])).toEqual([])
    expect(at(300, ['unsupported'])).toEqual(['WARNING'])
  })
})

test('random games are never louder than may be, and have one of a kind at a moment', () => {
  const rng = stream('sounds', 'play')
  let ticks = 0
  const heard = new Set<string>()
  for (let game = 0; game < 40; game++) {
    const state = start(randomLevel(rng))
    const sounds = new TickSounds(state)
    for (let n = 0; n < 600 && !state.won && state.lost === ''; n++, ticks++) {
      const wishes = [...legal(state)].filter((_, at) => (at * 7 + n * 13 + game) % 11 === 0)
      for (const wish of wishes as FloodAction[]) if (!refuse(state, wish)) ask(state, wish)
      const events: FloodEvent[] = []
      tick(state, event => events.push(event))
      const warnings = warningsOf(state).map(({ kind }) => kind)
      const played = sounds.hear(events, state, { corner: (game % 4) as 0 | 1 | 2 | 3, phased: n % 2 === 0, warnings })
      for (const moment of new Set(played.map(({ phase }) => phase))) {
        const together = played.filter(({ phase }) => phase === moment)
        expect(loudestOf(together.flatMap(({ cue }) => cue.voices)), `game ${game} tick ${n}`).toBeLessThan(0.62)
        const ids = together.filter(({ cue }) => !['GUST', 'ARM', 'DISARM'].includes(cue.name)).map(({ cue }) => cue.name)
        expect(new Set(ids).size, `game ${game} tick ${n}`).toBe(ids.length)
      }
      for (const { cue } of played) heard.add(cue.name)
    }
  }
  expect(ticks).toBeGreaterThan(1000)
  expect([...heard].sort()).toEqual(
    expect.arrayContaining(['MOVE', 'TURN', 'DROP', 'LOCK', 'MERGE', 'FALL', 'FLOW', 'TILT', 'LOST', 'WARNING']),
  )
})
