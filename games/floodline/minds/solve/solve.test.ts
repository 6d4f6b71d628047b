import { describe, expect, test } from 'vitest'
import { verify, write } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { levelOf } from '../../testing/drawn.ts'
import { sessionOf } from '../../testing/pressed.ts'
import { shelvedLevel } from '../../testing/shelved-levels.ts'
import { chance, wilson } from './chance.ts'
import { isStuck, keys } from './keys.ts'
import { least } from './least.ts'
import { recover } from './recover.ts'
import { solve } from './solve.ts'
import { applyTurn } from './turns.ts'
import { type Ask, type Found, HUMAN, isFound, type Press } from './types.ts'
import { Work } from './work.ts'

function found(level: FloodLevel, asked: Partial<Ask>): Found {
  const answer = solve(level, { wanted: '1', pace: HUMAN, budget: { placements: 40_000 }, ...asked })
  if (!isFound(answer)) throw new Error(`${level.id}: ${answer.why}, ${JSON.stringify(answer.losses)}`)
  return answer
}

/** No two presses closer than a tap, but for soft drop, which is held for as long as it takes; a while before each piece. */
function isHuman(presses: readonly Press[]): boolean {
  return presses.every(({ tick, text }, at) => {
    const before = presses[at - 1]
    if (before === undefined) return tick >= HUMAN.think
    return tick - before.tick >= (before.text === 'drop' ? HUMAN.think : text === 'soft-' ? 1 : HUMAN.tap)
  })
}

/** Which stars the replay of the plan has, played by the kernel. */
function replayed(level: FloodLevel, { turns }: Found): string {
  const pressed = keys(level, turns, HUMAN)
  if (isStuck(pressed)) return pressed.why
  if (!isHuman(pressed.presses)) return 'too fast'
  const verdict = verify(write(sessionOf(level, pressed.presses), {}), floodline)
  return verdict.ok && verdict.outcome?.code === 'won' ? pressed.stars : 'not verified'
}

const WON = [
  'first-stack-0786f52e',
  'first-tilt-bb0a0bf4',
  'footbridge-c88c7f66',
  'a-lid-for-two-0abd59c1',
  'the-right-basin-9ea81c9c',
  'travel-light-634f14fe',
  'cold-feet-57256a0b',
  'pull-the-plug-94fb0148',
  'tilt-once-eec23922',
  'hold-fast-5cc4ad21',
  'let-it-fall-fe3653a4',
  'dam-the-spill-266d4aa0',
  'out-on-a-limb-8b673cd2',
]

test.each(WON)('%s is won with three stars, by keys that a person could press', name => {
  const level = shelvedLevel(name)
  const plan = found(level, { wanted: '123' })
  expect(plan.stars).toBe('123')
  expect(replayed(level, plan)).toBe('123')
})

describe('asked for', () => {
  const drain = shelvedLevel('meet-the-drain-abc7b00e')
  const stack = shelvedLevel('first-stack-0786f52e')
  const tilt = shelvedLevel('first-tilt-bb0a0bf4')

  test('exactly some stars, it finds no others', () => {
    for (const [level, wanted] of [
      [tilt, '1'],
      [tilt, '12'],
    ] as const)
      expect(replayed(level, found(level, { wanted, exactly: true }))).toBe(wanted)
  })

  test('the same twice, it gives the same answer', () => {
    const answers = [1, 2].map(() => solve(tilt, { wanted: '1', without: ['tilt'], seed: 7, budget: { placements: 3_000 } }))
    expect(answers[1]).toEqual(answers[0])
  })

  test('to stop, it stops, and says how far it came and what lost', () => {
    let asked = 0
    const answer = solve(tilt, { wanted: '1', without: ['tilt', 'slide'], budget: { placements: 5_000, enough: () => ++asked > 3 } })
    expect(answer).toMatchObject({ why: 'enough' })
    expect(answer.placements).toBeLessThan(600)
    expect(!isFound(answer) && answer.best.turns.length).toBeGreaterThan(0)
  })

  test('to go on from a position, it does', () => {
    const { turns } = found(stack, { wanted: '1' })
    const work = new Work(stack, { wanted: '1', budget: {} })
    const from = work.pool.take(work.first)
    for (const turn of turns.slice(0, 4)) expect(applyTurn(work, from, turn)).toBe(true)
    const rest = found(stack, { wanted: '1', from })
    expect(rest.metrics.pieces).toBe(4 + rest.turns.length)
  })

  test('for no more than so much, it keeps to it', () => {
    const plan = found(shelvedLevel('out-on-a-limb-8b673cd2'), { wanted: '1', most: { tilts: 2, pieces: 3 } })
    expect([plan.metrics.tilts <= 2, plan.metrics.pieces <= 3]).toEqual([true, true])
  })

  test('for what a sum rules out, it does not even begin', () => {
    expect(solve(drain, { wanted: '1', most: { pieces: 9 }, budget: {} })).toMatchObject({ why: 'exhausted', placements: 0 })
  })
})

test('the fewest pieces, proven where the sum is reached', () => {
  const drain = shelvedLevel('meet-the-drain-abc7b00e')
  expect(least(drain, 'pieces', { wanted: '1', budget: { placements: 30_000 } })).toMatchObject({ found: 10, bound: 10, proven: true })
})

describe('somebody who does not think', () => {
  const board = levelOf([6, 12, 6], { waits: true, bag: { type: 'BAG_N', tokens: ['I3', 'O2', 'L3'] } })

  test('always places a piece, never flies, and wins now and then', () => {
    const easy = { ...board, objectives: [{ type: 'PLACE_PIECES', count: 2 } as const] }
    expect(chance(easy, { games: 50, player: 'random' })).toMatchObject({ games: 50, won: 50, high: 1_000_000 })
    const never = { ...board, objectives: [{ type: 'DRAIN_WATER', units: 1 } as const] }
    expect(chance(never, { games: 20, player: 'careful' })).toMatchObject({ games: 20, won: 0, low: 0 })
    const high = { ...board, maxWorldHeight: 9, objectives: [{ type: 'REACH_HEIGHT', height: 4 } as const], tilt: { allowed: [] } }
    const bag: FloodLevel['bag'] = { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2', 'L3'], loop: false }
    const [random, careful] = (['random', 'careful'] as const).map(player => chance({ ...high, bag }, { games: 400, player }))
    expect(random!.won).toBeGreaterThan(0)
    expect(careful!.won).toBeGreaterThan(random!.won)
  })

  test("Wilson's interval is as the books have it", () => {
    expect(wilson(100, 50)).toEqual({ low: 403_829, high: 596_170 })
    expect(wilson(2000, 0)).toEqual({ low: 0, high: 1917 })
    expect(wilson(10, 10)).toMatchObject({ high: 1_000_000 })
  })
})

test('one piece in the wrong place is not the end where there is room', () => {
  const stack = shelvedLevel('first-stack-0786f52e')
  const { turns } = found(stack, { wanted: '1' })
  const cases = recover(stack, turns, { cases: 6, placements: 5_000 })
  expect(cases).toHaveLength(6)
  expect(new Set(cases.map(({ how }) => how)).size).toBe(3)
  expect(cases.filter(({ won }) => won === 'won').length).toBeGreaterThanOrEqual(3)
  const footbridge = shelvedLevel('footbridge-c88c7f66')
  const hopeless = recover(footbridge, found(footbridge, { wanted: '1' }).turns, { cases: 6, placements: 3_000 })
  expect(hopeless.some(({ won }) => won !== 'won')).toBe(true)
})
