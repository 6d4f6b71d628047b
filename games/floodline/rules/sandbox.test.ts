import { describe, expect, test } from 'vitest'
import { silent } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { playOver, write } from '../../../kernel/replay.ts'
import { below, pick, stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import { faultsOf } from '../levels/format/validate.ts'
import { type FloodEvent, type FloodLevel, GRAVITIES, PIECES, THINGS } from '../nouns.ts'
import { drawn, picture, play, wish } from '../testing/drawn.ts'
import { legal, notate, parse, refuse } from './actions.ts'
import { DRAIN, FOREVER, ICE } from './board/cells.ts'
import { pieceCells } from './pieces/piece.ts'
import { apply } from './tick.ts'

type State = ReturnType<typeof drawn>

const SANDBOX: Partial<FloodLevel> = { sandbox: true, objectives: [] }

function sandbox(text: string, level: Partial<FloodLevel> = {}): State {
  return drawn(text, { level: { ...SANDBOX, ...level } })
}

/** Uses tools one after the other; '' or the code of the first that is refused. */
function using(state: State, ...texts: string[]): string {
  for (const text of texts) {
    const refusal = refuse(state, wish(text))
    if (refusal) return refusal.code
    apply(state, wish(text), silent)
  }
  return ''
}

function told(state: State, text: string): FloodEvent[] {
  const events: FloodEvent[] = []
  apply(state, wish(text), event => events.push(event))
  return events
}

const ROOM = '......\n.PPP..\n......\n......\n......'

describe('[FL-170] tools', () => {
  test('are refused with a reason anywhere but in a sandbox', () => {
    const state = drawn(ROOM)
    for (const text of ['put water 0 0 0', 'bring L4:HEAVY', 'settle']) {
      expect(refuse(state, wish(text))).toMatchObject({ code: 'sandbox-only', facts: { asked: text } })
      expect([...legal(state)].map(notate)).not.toContain(text)
    }
  })

  test('are written in one way and read back', () => {
    for (const text of ['put bedrock 0 10 63', 'put empty 1 2 3', 'bring I3', 'bring C3D5:REINFORCED', 'settle'])
      expect(notate(wish(text))).toBe(text)
    for (const text of [
      'put lava 0 0 0',
      'put water 00 0 0',
      'put water 0 0',
      'put water -1 0 0',
      'bring X9',
      'bring I3:STANDARD',
      'bring',
      'settle 1',
    ])
      expect(parse(text)).toBeNull()
  })

  test('what is legal is what is not refused', () => {
    const state = sandbox(ROOM)
    const possible = new Set([...legal(state)].map(notate))
    for (const thing of THINGS)
      for (let x = 0; x < 7; x++)
        for (let y = 0; y < 6; y++) {
          const text = `put ${thing.toLowerCase()} ${x} ${y} 0`
          expect(possible.has(text), text).toBe(refuse(state, wish(text)) === null)
        }
    expect(possible.has('settle')).toBe(true)
  })
})

test('[FL-171] tools work at once, in the order asked, any number of times, and are part of the log', () => {
  const session = new Session(floodline, dealFrom(floodline, sandboxSetup(), 'order'))
  for (const text of ['put water 0 0 0', 'put solid 0 0 0', 'put ice 0 0 0', 'drop', 'put wall 1 0 0'])
    expect(session.offer(0, text)).toBeNull()
  expect(session.state.cells[0]).toBe(ICE)
  expect(session.state.tick).toBe(0)
  session.advance(30)
  const over = playOver(write(session), floodline)
  expect('session' in over && hash(over.session.state)).toBe(hash(session.state))
})

describe('[FL-172] put', () => {
  test('makes the cell that thing; nothing falls or flows until the world settles', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    expect(using(state, 'put solid 5 3 0', 'put water 0 2 0')).toBe('')
    expect(picture(state)).toBe('......\n.....#\n~.....\n......\n......')
  })

  test('what was there is gone: drains stop draining, ice stops thawing', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    using(state, 'put drain 0 0 0', 'put ice 1 0 0')
    expect([state.cells[0], state.drainCells]).toEqual([DRAIN, [0]])
    expect(state.notes[1]).toBe(FOREVER)
    using(state, 'put empty 0 0 0', 'put reinforced 1 0 0')
    expect([state.drainCells, state.iceCells, state.notes[0], state.notes[1]]).toEqual([[], [], 0, FOREVER])
  })

  test('is refused outside, where the piece is, and where it changes nothing', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    expect(using(state, 'put wall 6 0 0')).toBe('outside')
    expect(using(state, 'put wall 2 3 0')).toBe('piece-there')
    expect(using(state, 'put water 2 3 0')).toBe('')
    expect(using(state, 'put empty 0 0 0')).toBe('already-so')
    expect(using(state, 'put wall 0 0 0', 'put wall 0 0 0')).toBe('already-so')
  })
})

describe('[FL-172] what the state says of it (docs/formats/floodline-state.md)', () => {
  const marks = (state: State): boolean[] => [state.looseSolids, state.looseWater]

  test('a put makes solids and water loose, a settle leaves only water so, one that is blocked changes nothing', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    Object.assign(state, { looseSolids: false, looseWater: false })
    using(state, 'put wall 0 0 0')
    expect(marks(state)).toEqual([true, true])
    using(state, 'settle')
    expect(marks(state)).toEqual([false, true])
    using(state, 'put solid 2 4 0', 'settle')
    expect(marks(state)).toEqual([true, true])
  })

  test('a drain that is put goes to the end of the list, and takes nothing where the level has no drain ability', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    using(state, 'put drain 3 0 0', 'put drain 1 0 0', 'put water 1 1 0')
    expect(state.drainCells).toEqual([3, 1])
    play(state, 'drop')
    expect([state.drainCells, state.metrics.drained]).toEqual([[1, 3], 0])
    const able = sandbox('......\n.PPP..\n......\n......\n......', { abilities: { drain: { charges: 0, rate: 2, scope: 'SELF' } } })
    using(able, 'put drain 5 0 0', 'put wall 4 0 0', 'put wall 4 1 0', 'put water 5 1 0')
    play(able, 'drop')
    expect(able.metrics.drained).toBe(1)
  })

  test('[FL-174] a spawn clears what stops the piece, leaves water, and makes both loose', () => {
    const state = sandbox('..P...\n..P...\n..P...\n......\n......')
    using(state, 'put wall 1 4 0', 'put water 3 4 0')
    play(state, 'drop')
    expect(pieceCells(state)).toEqual([25, 26, 27])
    expect(picture(state).split('\n')[0]).toBe('......')
    expect(marks(state)).toEqual([true, true])
  })
})

test('[FL-172] ground that is put under a piece, or taken away, counts from the coming tick on', () => {
  const state = sandbox('......\n.PPP..\n......\n......\n......')
  using(state, 'put wall 2 2 0')
  play(state)
  expect([state.grounded, state.lockIn]).toEqual([true, 11])
  using(state, 'put empty 2 2 0')
  play(state)
  expect([state.grounded, state.lockIn, state.lockResets]).toEqual([false, 12, 1])
})

describe('[FL-173] settle', () => {
  test('lets solids fall and water run, and counts no tilt', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......')
    using(state, 'put solid 5 2 0', 'put water 0 2 0', 'settle')
    expect(picture(state)).toBe('......\n......\n......\n......\n~....#')
    expect(state.metrics).toMatchObject({ tilts: 0, shift: 1 })
  })

  test('does nothing while the piece is in the way, and says so', () => {
    const state = sandbox('......\n......\n.PPP..\n......\n......')
    using(state, 'put solid 2 3 0')
    expect(told(state, 'settle')).toEqual([{ kind: 'bumped', asked: { kind: 'settle' }, because: 'no-room' }])
    expect(picture(state)).toBe('......\n..#...\n......\n......\n......')
  })
})

describe('[FL-174] nothing is lost', () => {
  test('neither by height nor by what a level forbids', () => {
    const state = sandbox('......\n.PPP..\n......\n......\n......', {
      maxWorldHeight: 1,
      constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 0 }],
    })
    using(state, 'put water 0 0 0', 'put bedrock 2 2 0')
    play(state, 'drop')
    expect([state.won, state.lost]).toEqual([false, ''])
  })

  test('a piece that is to appear finds room: what stands there is taken away', () => {
    const session = new Session(floodline, dealFrom(floodline, sandboxSetup(), 'room'))
    for (let piece = 0; piece < 60; piece++) {
      session.offer(0, 'drop')
      session.advance()
    }
    expect(session.outcome).toBeNull()
    expect(session.state.metrics.pieces).toBe(60)
    expect(pieceCells(session.state).every(cell => session.state.cells[cell]! <= 1)).toBe(true)
  })
})

test('[FL-175] arming costs no charge in a sandbox', () => {
  const state = sandbox('......\n.PPP..\n......\n......\n......', { abilities: { stabilise: { charges: 1 } } })
  for (let piece = 0; piece < 4; piece++) play(state, 'stabilise, drop')
  expect([state.charges[0], state.metrics.stabilised]).toEqual([1, 4])
})

describe('[FL-176] bring', () => {
  test('puts a fresh piece where it would appear, instead of the one in play', () => {
    const session = new Session(floodline, dealFrom(floodline, sandboxSetup(), 'bring'))
    session.advance(100)
    const { queue } = session.state
    session.offer(0, 'bring U5:HEAVY')
    expect(session.state).toMatchObject({ piece: PIECES.indexOf('U5'), material: 1, pose: 0, fallIn: 60, grounded: false, queue })
    expect(session.state.metrics.pieces).toBe(0)
  })

  test('is refused where it would not fit', () => {
    const state = sandbox('......\n......\n......\n.PPP..\n......')
    expect(using(state, ...[0, 1, 2, 3, 4, 5].map(x => `put wall ${x} 4 0`), 'bring I3')).toBe('no-room')
  })
})

function sandboxSetup() {
  return { width: 6, depth: 5, height: 8, water: 0, goal: 'free', wind: false, practice: false } as const
}

test.each(GRAVITIES)('a sandbox may begin under %s, and there is nothing wrong with it', gravity => {
  const setup = { ...sandboxSetup(), gravity }
  expect(floodline.refuseSetup(setup)).toBeNull()
  const level = dealFrom(floodline, setup, 'gravity')
  expect(faultsOf(level)).toEqual([])
  expect(GRAVITIES[floodline.start(level).gravity]).toBe(gravity)
})

test('anything in a sandbox never ends and replays to the same', () => {
  const rng = stream('sandbox', 'anything')
  const session = new Session(floodline, dealFrom(floodline, sandboxSetup(), 'anything'))
  for (let act = 0; act < 300; act++) {
    session.act(0, pick(rng, [...legal(session.state)]))
    if (below(rng, 3) === 0) session.offer(0, 'drop')
    session.advance(below(rng, 20))
  }
  expect(session.outcome).toBeNull()
  const over = playOver(write(session), floodline)
  expect('session' in over && hash(over.session.state)).toBe(hash(session.state))
})
