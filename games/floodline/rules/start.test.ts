import { describe, expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { stringify } from '../../../kernel/plaintext.ts'
import { readHeader, verify, write } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { at, drawn, levelOf, picture, play, tilted } from '../testing/drawn.ts'
import { EAST, indexOf } from './board/space.ts'
import { start } from './start.ts'
import { text } from './view.ts'

const SHORT: FloodLevel = levelOf([5, 8, 4], {
  maxWorldHeight: 4,
  objectives: [{ type: 'PLACE_PIECES', count: 3 }],
  terrain: [{ type: 'WATER', from: [0, 0, 0], to: [4, 0, 3] }],
})

function played(): Session<Floodline> {
  const session = new Session(floodline, SHORT)
  for (const line of ['x+', 'yaw+', 'drop', '', 'tilt right', 'drop', 'soft+', 'drop']) {
    if (line !== '') expect(session.offer(0, line)).toBeNull()
    session.advance()
  }
  return session
}

describe('[FL-140] a replay', () => {
  test('holds the rules, the whole level with its seed, each action with its tick, and hashes', () => {
    const lines = write(played()).trim().split('\n')
    expect(lines).toContain('game floodline')
    expect(lines).toContain('rules 1')
    expect(lines).toContain(`deal ${stringify(SHORT)}`)
    for (const line of ['0 x+', '1 yaw+', '2 drop', '4 tilt right', '5 drop', '6 soft+', '7 drop']) expect(lines).toContain(line)
    expect(lines.at(-1)).toMatch(/^8 end [0-9a-f]{16} [0-9a-f]{8} won 1$/)
  })

  test('same level, same actions, same hashes', () => {
    const replay = write(played())
    expect(write(played())).toBe(replay)
    expect(verify(replay, floodline)).toMatchObject({ ok: true, ticks: 8 })
    expect(verify(replay.replace('1 yaw+', '1 yaw-'), floodline)).toMatchObject({ ok: false })
  })
})

test('[FL-143] a replay of another version of the rules is refused in words and not played', () => {
  const replay = write(played()).replace('rules 1', 'rules 2')
  expect(readHeader(replay)).toMatchObject({ rules: 2 })
  const verdict = verify(replay, floodline)
  expect(verdict).toMatchObject({ ok: false, fault: { kind: 'unreadable' } })
  expect(verdict.ok || verdict.fault.because).toMatch(/rules/)
})

describe('[FL-144] the hash is taken of the whole state', () => {
  const FIELDS = [
    ...['level', 'cells', 'notes', 'gravity', 'tick', 'asked', 'soft', 'piece', 'material', 'pose', 'x', 'y', 'z', 'fallIn', 'grounded'],
    ...['lockIn', 'lockResets', 'armed', 'charges', 'held', 'holdUsed', 'queue', 'bagAt', 'bagRest', 'words', 'windWords', 'winds'],
    ...['cooldown', 'drainCells', 'iceCells', 'looseSolids', 'looseWater', 'metrics', 'goals', 'starGoals', 'won', 'lost'],
  ]

  test('these are its fields, and each of them matters', () => {
    const state = start(SHORT)
    expect(Object.keys(state).sort()).toEqual([...FIELDS].sort())
    for (const field of FIELDS) {
      const other = copy(state) as unknown as Record<string, unknown>
      const value = other[field]
      if (typeof value === 'number') other[field] = value + 1
      else if (typeof value === 'boolean') other[field] = !value
      else if (typeof value === 'string') other[field] = 'overflow'
      else if (ArrayBuffer.isView(value)) (value as Uint8Array)[0]! ^= 1
      else if (Array.isArray(value)) value.push(1)
      else other[field] = { ...(value as object), more: 1 }
      expect(hash(other), field).not.toBe(hash(state))
    }
  })

  test('notes: anchors, resolves of ice, numbers of drains', () => {
    const terrain: FloodLevel['terrain'] = [
      { type: 'DRAIN', from: [0, 0, 0], to: [1, 0, 0], rate: 1, scope: 'SELF' },
      { type: 'SOLID', at: [2, 0, 0] },
      { type: 'SOLID', at: [3, 0, 0], anchored: true },
      { type: 'POROUS', at: [4, 0, 0], material: 'REINFORCED' },
      { type: 'ICE', at: [0, 1, 0], resolves: 3 },
      { type: 'ICE', at: [1, 1, 0] },
      { type: 'DRAIN', at: [2, 1, 0], rate: 2, scope: 'ADJ6' },
    ]
    const { notes, level, iceCells } = start({ ...SHORT, terrain })
    const note = (x: number, y: number): number => notes[indexOf(level.bounds, x, y, 0)]!
    expect([0, 1, 2, 3, 4].map(x => note(x, 0))).toEqual([1, 1, 0, 255, 255])
    expect([0, 1, 2].map(x => note(x, 1))).toEqual([3, 255, 2])
    expect(iceCells).toEqual([indexOf(level.bounds, 0, 1, 0)]) // that which will thaw
  })

  test('drainCells and iceCells are listed as they were laid, entry by entry', () => {
    const terrain: FloodLevel['terrain'] = [
      { type: 'DRAIN', at: [3, 2, 0], rate: 1, scope: 'SELF' },
      { type: 'DRAIN', from: [0, 0, 0], to: [1, 0, 1], rate: 1, scope: 'SELF' },
      { type: 'ICE', at: [4, 1, 0], resolves: 2 },
      { type: 'ICE', at: [2, 0, 0], resolves: 2 },
      { type: 'ICE', at: [2, 0, 1] },
    ]
    const state = start({ ...SHORT, terrain })
    expect(state.drainCells).toEqual([at(state, 3, 2), at(state, 0, 0), at(state, 0, 0, 1), at(state, 1, 0), at(state, 1, 0, 1)])
    expect(state.iceCells).toEqual([at(state, 4, 1), at(state, 2, 0)])
  })

  test('drainCells are in canonical order of the latest lock resolve', () => {
    const state = drawn('PPP..\n.....\nD.2.D', {
      drains: [
        { rate: 1, scope: 'SELF' },
        { rate: 1, scope: 'SELF' },
      ],
      state: { gravity: EAST },
    })
    play(state, 'drop')
    expect(state.drainCells).toEqual([at(state, 4, 0), at(state, 2, 0), at(state, 0, 0)])
  })

  test('looseSolids and looseWater', () => {
    const state = drawn('PPP...\n......\n......\n...A..', { level: { abilities: { stabilise: { charges: 1 } } } })
    state.notes[at(state, 3, 0)] = 2
    const marks = (): boolean[] => [state.looseSolids, state.looseWater]
    expect(marks()).toEqual([true, true])
    play(state, 'drop')
    expect(marks()).toEqual([false, false])
    tilted(state, EAST)
    expect(marks()).toEqual([false, true])
    tilted(state, 0)
    expect(marks()).toEqual([true, true])
  })

  test('when a level is over there is no piece, and nothing is left to say about one', () => {
    const state = drawn('...\n...\nPPP', {
      level: { objectives: [{ type: 'PLACE_PIECES', count: 1 }], hold: true },
      state: { material: 2, holdUsed: true },
    })
    play(state, 'drop')
    const nothing = {
      piece: -1,
      material: 0,
      pose: 0,
      x: 0,
      y: 0,
      z: 0,
      fallIn: 0,
      grounded: false,
      lockIn: 0,
      lockResets: 0,
      armed: 0,
      holdUsed: false,
    }
    expect(state).toMatchObject({ won: true, ...nothing })
  })
})

describe('[FL-145] the start', () => {
  test('later entries lie over earlier ones, and nothing is settled', () => {
    const terrain: FloodLevel['terrain'] = [
      { type: 'BEDROCK', from: [0, 0, 0], to: [4, 1, 0] },
      { type: 'WATER', from: [1, 1, 0], to: [3, 2, 0] },
      { type: 'SOLID', at: [2, 4, 0], material: 'HEAVY' },
      { type: 'DRAIN', at: [0, 0, 0], rate: 1, scope: 'SELF' },
      { type: 'WALL', at: [0, 0, 0] },
    ]
    const state = start(levelOf([5, 7, 1], { terrain }))
    expect(picture(state)).toBe('.....\n.....\n..H..\n.....\n.~~~.\nB~~~B\nWBBBB')
    expect(state.drainCells).toEqual([])
  })

  test('gravity is the level’s, and the first piece is there before tick 0', () => {
    const state = start(levelOf([5, 9, 5], { gravity: 'WEST' }))
    expect(state).toMatchObject({ gravity: 4, tick: 0, piece: 1, x: 2, asked: 0, soft: false, lost: '', won: false })
    expect(state.queue).toHaveLength(5)
  })

  test('if it does not fit the level is lost before it begins', () => {
    const state = start(levelOf([5, 3, 1], { terrain: [{ type: 'BEDROCK', at: [2, 2, 0] }] }))
    expect(state).toMatchObject({ lost: 'spawn-blocked', piece: -1, tick: 0 })
    expect(start(levelOf([5, 3, 1], { bag: { type: 'FIXED_SEQUENCE', sequence: [], loop: false } })).lost).toBe('bag-empty')
  })
})

describe('[FL-147] practice', () => {
  test('the player may go back to the latest mark without limit', () => {
    const session = new Session(floodline, { ...SHORT, undos: true })
    session.advance(3)
    expect(session.offer(0, '!mark')).toBeNull()
    const mark = hash(session.state)
    session.offer(0, 'drop')
    session.advance()
    expect(hash(session.state)).not.toBe(mark)
    expect(session.offer(0, '!undo')).toBeNull()
    expect(hash(session.state)).toBe(mark)
    expect(session.undosLeft(0)).toBe(Number.POSITIVE_INFINITY)
  })

  test('a mark is used up by a return; the next leads to the one before, and in the end to the start (docs/formats/replay.md)', () => {
    const wind = { type: 'WIND_GUST', intervalTicks: 2, firstGustOffsetTicks: 2, pushStrength: 1, directionMode: 'ALTERNATE_EW' } as const
    const session = new Session(floodline, { ...SHORT, undos: true, hazards: [wind] })
    const told = (): unknown[] => [session.tick, session.state.tick, session.state.winds[0]?.next, session.state.x]
    const first = hash(session.state)
    session.offer(0, 'x+')
    session.advance()
    session.offer(0, 'z+') // noted before the mark, so it comes back with it
    session.offer(0, '!mark')
    const mark = [hash(session.state), session.state.asked]
    session.advance(2)
    session.offer(0, 'x-')
    session.advance()
    expect(session.offer(0, '!undo')).toBeNull()
    expect([hash(session.state), session.state.asked]).toEqual(mark)
    expect(told(), 'the column goes on, tick and gusts go back').toEqual([4, 1, 2, 2])
    session.advance(2)
    for (let times = 0; times < 3; times++) {
      expect(session.offer(0, '!undo')).toBeNull()
      expect([session.tick, hash(session.state)], 'the start stays a place to return to').toEqual([6, first])
    }
    session.advance(3)
    session.offer(0, 'z+')
    session.advance()
    expect(told()).toEqual([10, 4, 4, 2])
    session.offer(0, '!resign')
    const replay = write(session)
    for (const line of ['0 x+', '1 z+', '1 !mark', '3 x-', '4 !undo', '6 !undo', '9 z+']) expect(replay).toContain(`\n${line}\n`)
    expect(verify(replay, floodline)).toMatchObject({ ok: true })
  })

  test('255 marks are kept: a further one drops the oldest, never the start (docs/formats/replay.md)', () => {
    const session = new Session(floodline, { ...SHORT, undos: true, gravityTicksPerCell: 3600 })
    for (let mark = 0; mark < 257; mark++) {
      session.advance()
      session.offer(0, '!mark')
    }
    for (let back = 0; back < 255; back++) session.offer(0, '!undo')
    expect(session.state.tick).toBe(3)
    session.offer(0, '!undo')
    expect(session.state.tick).toBe(0)
  })

  test('in other levels there is no way back', () => {
    const session = new Session(floodline, SHORT)
    expect(session.offer(0, '!undo')).toMatchObject({ code: 'no-undos' })
  })
})

describe('[FL-148] the score in the end line of a replay', () => {
  const score = { perPiece: 7, perWaterRemoved: 0, penaltyShiftVoxel: 0, penaltyLostVoxel: 0, penaltyRotation: 0 }

  function end(level: FloodLevel, ...keys: string[]): string {
    const session = new Session(floodline, level)
    for (const key of keys) {
      session.offer(0, key)
      session.advance()
    }
    return / (\S+ -?\d+)\n$/.exec(write(session))?.[1] ?? ''
  }

  test.each([
    ['won: the stars, though the level has a score', { objectives: [{ type: 'PLACE_PIECES', count: 1 }], score }, ['drop'], 'won 1'],
    ['lost: nothing', { constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 2 }], score }, ['drop'], 'weight-exceeded 0'],
    ['given up: nothing', { score }, ['drop', '!resign'], 'resign 0'],
    ['endless and given up: the score', { objectives: [], endless: { mutators: [] }, score }, ['drop', '!resign'], 'resign 7'],
    [
      'endless and lost: the score',
      { objectives: [], endless: { mutators: [] }, score, constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 2 }] },
      ['drop'],
      'weight-exceeded 7',
    ],
  ] as [string, Partial<FloodLevel>, string[], string][])('%s', (_, changes, keys, wanted) => {
    expect(end({ ...SHORT, ...changes }, ...keys)).toBe(wanted)
  })
})

test('[FL-154] the text of a position says in a word where gravity points, and keeps world y upright', () => {
  const state = drawn('....\nPPP.\n....\nBB..')
  for (const [gravity, word] of ['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'].entries()) {
    const shown = text({ ...state, gravity })
    expect(shown).toContain(`gravity ${word}`)
    expect(shown.indexOf('y 2')).toBeLessThan(shown.indexOf('y 0'))
  }
})

test('[FL-156] arming a drain is told, so that it can be said what it will do', () => {
  const state = drawn('....\nPPP.\n....', { level: { abilities: { drain: { charges: 1, rate: 1, scope: 'ADJ6' } } } })
  expect(play(state, 'drain')).toEqual([{ kind: 'armed', ability: 'drain', on: true }])
})

test('FL-184: a look changes neither the first state nor its hash, and the deal keeps it', () => {
  const plain = levelOf([5, 8, 4], { terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [4, 0, 0] }] })
  const dressed: FloodLevel = { ...plain, terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [4, 0, 0], look: 'quay' }] }
  expect(hash(start(dressed))).toBe(hash(start(plain)))
  expect(new Session(floodline, dressed).deal.terrain[0]?.look).toBe('quay')
})
