import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { certificates } from '../../levels/generated/certificates.ts'
import { levels } from '../../levels/levels.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { minds } from '../minds.ts'
import { isWindy } from './known.ts'
import { turnsIn } from './line-text.ts'
import { LINES } from './lines.ts'
import { outlookOf } from './outlook.ts'

type Game = Session<Floodline>

const goldOf = (id: string): string => readFileSync(new URL(`../../levels/${certificates[id]!.place}/gold.replay`, import.meta.url), 'utf8')

/** A game as somebody has played it who did as the replay, up to some tick. */
function begun(text: string, until: (game: Game) => boolean): Game {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  const game = new Session(floodline, over.session.deal)
  for (const { seat, tick, text: line } of over.session.log) {
    if (seat === null) continue
    while (game.tick < tick && !until(game)) game.advance()
    if (until(game)) return game
    game.offer(0, line)
  }
  while (game.tick < over.session.tick && !until(game)) game.advance()
  return game
}

/** Presses what the outlook says, when it says. */
function playedOut(game: Game, outlook: NonNullable<ReturnType<typeof outlookOf>>): Game {
  if (outlook.kind !== 'won') throw new Error(`it is ${outlook.kind}`)
  for (const { tick, text } of outlook.presses) {
    game.advance(tick - game.tick)
    expect(game.offer(0, text)).toBeNull()
  }
  for (let ticks = 0; ticks < 600 && !game.outcome; ticks++) game.advance()
  return game
}

function hintIn(game: Game) {
  const guide = minds.guide!
  return guide.hint(game.state, [...floodline.legal(game.state, 0)], stream('hint', 'test'), { steps: 20_000 })
}

describe.each(Object.keys(LINES).filter(id => LINES[id]!.length > 0))('%s', id => {
  const text = goldOf(id)
  const gold = turnsIn(LINES[id]![0]!)

  test('whoever has played as the best solution so far is told its next landing, and it is won by keys', () => {
    const whole = gold.length
    for (const pieces of new Set([0, 1, whole >> 1, whole - 1])) {
      const game = begun(text, ({ state }) => state.metrics.pieces === pieces)
      const hint = hintIn(game)
      expect(hint?.facts['landing'], `after ${pieces}`).toBe(gold[pieces]!.landing)
      const outlook = outlookOf(game.state)!
      if (outlook.kind === 'won' && outlook.presses.length === 0) expect([outlook.stars, isWindy(game.deal)]).toEqual(['123', true])
      else expect(playedOut(game, outlook).outcome).toMatchObject({ code: 'won', scores: [3] })
    }
  })

  test('practice has the same answers', () => {
    const twin = levels.find(level => level.id === `${id}-practice`)!.deal
    expect(outlookOf(new Session(floodline, twin).state)).toMatchObject({ kind: 'won', turns: gold })
  })
})

test('in the middle of a turn the rest of it is said, wherever the piece is by then', () => {
  const id = 'tilt-once'
  const [first, ...others] = turnsIn(LINES[id]![0]!)
  expect(first!.acts.map(({ wish }) => wish)).toEqual(['tilt right', 'tilt left'])
  const game = begun(goldOf(id), ({ state }) => state.metrics.tilts === 1)
  game.advance(60)
  game.offer(0, 'x+')
  game.advance()
  expect(outlookOf(game.state)).toMatchObject({ kind: 'won', turns: [{ ...first, acts: first!.acts.slice(1) }, ...others] })
})

/** A few bricks and a low goal: many ways lead there. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'helped',
  title: 'Helped',
  seed: 3,
  bounds: [5, 12, 5],
  maxWorldHeight: 8,
  gravityTicksPerCell: 40,
  terrain: [],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2', 'I3', 'O2'], loop: false },
  objectives: [{ type: 'REACH_HEIGHT', height: 3 }],
  tilt: { allowed: [] },
  waits: true,
}

test('where no solution is known one is looked for, and a person can play it', () => {
  const game = new Session(floodline, LEVEL)
  game.offer(0, 'drop')
  game.advance()
  const outlook = outlookOf(game.state)!
  expect(hintIn(game)?.facts['landing']).toBe(outlook.kind === 'won' && outlook.turns[0]?.landing)
  expect(playedOut(game, outlook).outcome?.code).toBe('won')
})

describe('what is proved to be out of reach', () => {
  const outlook = (level: FloodLevel, ...presses: readonly string[]) => {
    const game = new Session(floodline, level)
    for (const press of presses) {
      game.offer(0, press)
      game.advance(70)
    }
    expect(game.outcome).toBeNull()
    expect(hintIn(game)).toBeNull()
    return outlookOf(game.state)
  }

  test('more height than everything that comes can make', () => {
    const level: FloodLevel = {
      ...LEVEL,
      maxWorldHeight: 10,
      objectives: [
        { type: 'PLACE_PIECES', count: 1 },
        { type: 'REACH_HEIGHT', height: 9 },
      ],
      axes: ['yaw'],
    }
    expect(outlook(level, 'drop')).toEqual({ kind: 'never', never: { why: 'goal', goal: 1 } })
  })

  test('more pieces than the bag has', () => {
    expect(outlook({ ...LEVEL, objectives: [{ type: 'PLACE_PIECES', count: 5 }] })).toEqual({
      kind: 'never',
      never: { why: 'goal', goal: 0 },
    })
  })

  test('more tilts than are left', () => {
    const level: FloodLevel = { ...LEVEL, tilt: { tiltBudget: 1 }, objectives: [{ type: 'SURVIVE_ROTATIONS', count: 2 }] }
    expect(outlook(level)).toEqual({ kind: 'never', never: { why: 'goal', goal: 0 } })
  })

  test('a loss that only the next lock will say', () => {
    const level: FloodLevel = {
      ...LEVEL,
      tilt: {},
      voidFaces: ['EAST'],
      terrain: [{ type: 'SOLID', at: [2, 0, 2] }],
      constraints: [{ type: 'MAX_LOST_VOXELS', count: 0 }],
    }
    expect(outlook(level, 'tilt right')).toEqual({ kind: 'never', never: { why: 'lost', loss: 'too-many-lost' } })
  })
})

test('with little left to do everything is tried, and that is a proof', () => {
  const level: FloodLevel = { ...LEVEL, objectives: [{ type: 'ENCLOSE_CAVITY', count: 3 }] }
  const game = new Session(floodline, { ...level, bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'], loop: false } })
  expect(hintIn(game)).toBeNull()
  expect(outlookOf(game.state)).toEqual({ kind: 'never', never: { why: 'tried' } })
})

test('what is neither found nor proved is said to be neither', () => {
  const { state } = new Session(floodline, { ...LEVEL, objectives: [{ type: 'ENCLOSE_CAVITY', count: 9 }] })
  expect(outlookOf(state, 300)).toEqual({ kind: 'unknown' })
})

test('endless, sandboxes and games that are over have no outlook', () => {
  const none: FloodLevel[] = [
    { ...LEVEL, objectives: [], endless: { mutators: [] } },
    { ...LEVEL, objectives: [], sandbox: true, bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] } },
  ]
  for (const level of none) expect(outlookOf(new Session(floodline, level).state)).toBeNull()
  expect(outlookOf({ ...new Session(floodline, LEVEL).state, won: true })).toBeNull()
})
