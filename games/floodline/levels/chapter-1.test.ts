/** What single levels of the first chapter promise, beyond what all levels do. */
import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { spotOf } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import { campaign } from './generated/levels.ts'
import { prompts as promptsOf } from './generated/prompts.ts'
import { firstHistory, promptFor, remember } from './lesson/prompts.ts'

const TEN_MINUTES = 36_000

function numbered(number: number): FloodLevel {
  const entry = campaign.find(one => one.number === number)
  if (!entry) throw new Error(`there is no level ${number}`)
  return entry.level
}

/** Plays until the end or for ten minutes; `hand` says what is pressed for one piece, a key a tick, and then time passes. */
function played(level: FloodLevel, hand: () => readonly string[]): Session<Floodline> {
  const session = new Session(floodline, level)
  while (!session.outcome && session.tick < TEN_MINUTES) {
    for (const key of hand()) {
      session.offer(0, key)
      session.advance()
    }
    session.advance()
  }
  return session
}

/** Anywhere over the board, turned anyhow, and dropped. */
function anywhere(seed: string): () => string[] {
  const rng = stream(seed, 'campaign')
  const some = (...keys: string[]): string[] => new Array<string>(below(rng, 6)).fill(keys[below(rng, keys.length)] ?? '')
  return () => [...some('yaw+', 'yaw-').slice(0, 3), ...some('x+', 'x-'), ...some('z+', 'z-'), 'drop']
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `drops ${i}`)

test('2: without a tilt nothing reaches the height, wherever pieces land', () => {
  for (const seed of SEEDS) expect(played(numbered(2), anywhere(seed)).outcome?.code).not.toBe('won')
})

test('4: two tilts lose the level unless something was tied to the rock before', () => {
  for (const [there, back] of [
    ['right', 'left'],
    ['left', 'right'],
    ['forward', 'back'],
    ['back', 'forward'],
  ]) {
    const game = new Session(floodline, numbered(4))
    game.offer(0, `tilt ${there}`)
    game.advance(62)
    game.offer(0, `tilt ${back}`)
    game.advance()
    expect(game.state.metrics.tilts).toBe(2)
    game.offer(0, 'drop')
    game.advance()
    expect(game.outcome?.code).toBe('too-many-lost')
  }
})

/** Level 2 as somebody plays it who obeys at once or later: what is steered, from which tick after the tilt on, and how fast. */
function tilted(at: number, { touched, rest, every }: { touched: boolean; rest: number; every: number }): string | undefined {
  const game = new Session(floodline, numbered(2))
  const press = (key: string, ticks: number): void => {
    game.offer(0, key)
    game.advance(ticks)
  }
  if (touched) press('z+', 1)
  game.advance(at - game.tick)
  press('tilt right', 24)
  if (touched) press('z-', rest)
  const highest = (): number => Math.max(...pieceCells(game.state).map(cell => spotOf(game.deal.bounds, cell)[1]))
  for (let steps = 0; steps < 12 && (highest() > 8 || highest() < 6); steps++) press(highest() > 8 ? 'y-' : 'y+', every)
  press('drop', 24)
  press('tilt left', 24)
  press('drop', 1)
  return game.outcome?.code
}

test('2: whoever tilts, at whatever moment, and reacts within 400 ms wins', () => {
  const moments = Array.from({ length: 241 }, (_, at) => at + 1)
  for (const touched of [false, true]) expect(moments.filter(at => tilted(at, { touched, rest: 24, every: 24 }) !== 'won')).toEqual([])
})

test('2: after the first touch a second passes before it is too late to steer', () => {
  const moments = Array.from({ length: 241 }, (_, at) => at + 1)
  expect(moments.filter(at => tilted(at, { touched: true, rest: 60, every: 6 }) !== 'won')).toEqual([])
})

test('4: after a tilt that lost too much no prompt asks for anything that could save it', () => {
  const game = new Session(floodline, numbered(4))
  let history = firstHistory()
  game.listen(events => {
    history = remember(history, events, game.tick)
  })
  game.offer(0, 'tilt right')
  game.advance()
  expect(game.state.metrics.lost).toBeGreaterThan(5)
  expect(promptFor(promptsOf['unsupported'] ?? [], history, game.state)?.say.en).toMatch(/^More than 5 blocks are lost/)
})

/** A tilt in the first moment, before anything was placed. */
function tiltedAtOnce(number: number, sense: string): Floodline['State'] {
  const game = new Session(floodline, numbered(number))
  game.offer(0, `tilt ${sense}`)
  game.advance()
  expect(game.state.metrics.tilts).toBe(1)
  return game.state
}

test('3: a tilt to the west moves no boat, every other tilt moves both', () => {
  expect(tiltedAtOnce(3, 'left').metrics.shift).toBe(0)
  for (const sense of ['right', 'forward']) expect(tiltedAtOnce(3, sense).metrics.shift).toBe(8)
})

test('6: without a bumper the tower glides past the bollards and is lost', () => {
  expect(tiltedAtOnce(6, 'right').metrics.lost).toBe(5)
})

test('7: a plain piece over the gorge is gone, a reinforced one hangs where it landed', () => {
  const game = new Session(floodline, numbered(7))
  const press = (key: string): void => {
    game.offer(0, key)
    game.advance()
  }
  press('drop')
  expect(game.state.metrics).toMatchObject({ pieces: 1, lost: 4 })
  press('drop')
  expect(game.state.metrics).toMatchObject({ pieces: 2, lost: 4 })
})

test('8: whichever way the square tilts, nothing stops the clock tower', () => {
  for (const sense of ['left', 'right', 'forward', 'back']) expect(tiltedAtOnce(8, sense).metrics.lost).toBe(9)
})

test('10: the gate is lost by every tilt but the one to the plinth', () => {
  for (const sense of ['right', 'forward', 'back']) expect(tiltedAtOnce(10, sense).metrics.lost).toBe(25)
  expect(tiltedAtOnce(10, 'left').metrics).toMatchObject({ lost: 0, shift: 25 })
})

test('10: stacked beside the gate, everything in the bag ends below 14', () => {
  const { bag, objectives } = numbered(10)
  const storeys = bag.type === 'FIXED_SEQUENCE' ? bag.sequence.map(token => (['T3', 'L3'].includes(token) ? 2 : 1)) : []
  const flat = 3 // at least so many lie in the lot at 3, and what stands on it begins at 4
  const highest = 4 + storeys.reduce<number>((sum, each) => sum + each, 0) - flat - 1
  expect(objectives).toContainEqual({ type: 'REACH_HEIGHT', height: 14, holdForTilts: 2 })
  expect(highest).toBeLessThan(14)
})
