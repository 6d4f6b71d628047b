import { describe, expect, test } from 'vitest'
import { copy } from '../../../kernel/plain.ts'
import { stream } from '../../../kernel/rng.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { KINDNESS } from './kindness.ts'
import { LuckRuns, luckOf } from './luck.ts'
import { minds } from './minds.ts'
import { QuickGame } from './quick.ts'

const CLASSIC: Blocks['Setup'] = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 }

function dealt(changes: Partial<Blocks['Setup']>, seed: string): Blocks['Deal'] {
  return blocks.deal({ ...CLASSIC, ...changes }, stream(seed, 'deal'))
}

describe('a quick game', () => {
  const cases: [Blocks['Setup']['dealer'], rows: number, cols: number, comboBonus: number, streams?: 'round'][] = [
    ['fair', 8, 8, 0],
    ['pure', 8, 8, 3],
    ['fair', 5, 9, 0],
    ['fair', 4, 4, 7],
    ['fair', 6, 4, 0],
    ['fair', 8, 8, 0, 'round'],
    ['fair', 4, 5, 0, 'round'],
    ['pure', 8, 8, 0, 'round'],
  ]
  test.each(cases)(
    'comes out as by the rules, hand for hand: %s, %i × %i, combo bonus %i, streams %s',
    (dealer, rows, cols, comboBonus, streams) => {
      const tidy = minds.bots[1]!
      for (let seed = 0; seed < 4; seed++) {
        const deal = dealt({ dealer, rows, cols, comboBonus, ...(streams && { streams }) }, `quick-${seed}`)
        const state = blocks.start(copy(deal)) // a state draws from the words of its deal
        const quick = new QuickGame(deal)
        quick.start(deal.words)
        for (let ply = 0; ply < 60; ply++) {
          const name = `seed ${seed}, ply ${ply}`
          expect([...quick.hand], name).toEqual([...state.hand])
          expect(quick.round, name).toBe(state.round)
          expect({ score: quick.score, combo: quick.combo }, name).toEqual({ score: state.score, combo: state.combo })
          expect(quick.over, name).toBe(blocks.outcome(state) !== null)
          if (quick.over) break
          blocks.apply(state, 0, tidy.pick(blocks.view(state, 0), [], stream('', ''), { steps: 0 }), () => {})
          quick.step()
        }
      }
    },
  )

  test('leaves the words of the deal alone, and can be played again', () => {
    const deal = dealt({}, 'again')
    const words = [...deal.words]
    const quick = new QuickGame(deal)
    const score = (): number => {
      quick.start(deal.words)
      for (let ply = 0; ply < 30; ply++) quick.step()
      return quick.score
    }
    expect(score()).toBe(score())
    expect([...deal.words]).toEqual(words)
  })
})

describe('what the runs say', () => {
  const deal = dealt({}, 'luck')
  const NONE = { runs: 0, at: 3200 }

  test('the player beats those with fewer points, and nobody else', () => {
    const runs = [30, 10, 20, 20, 40]
    expect(luckOf(deal, 20, runs, NONE)).toMatchObject({ scores: [10, 20, 20, 30, 40], beaten: 1, play: 20, median: 20 })
    expect(luckOf(deal, 41, runs, NONE)).toMatchObject({ beaten: 5, play: 100 })
    expect(luckOf(deal, 0, runs, NONE)).toMatchObject({ beaten: 0, play: 0 })
    expect(luckOf(deal, 35, [1, 2, 3], NONE)).toMatchObject({ beaten: 3, play: 100, median: 2 })
    expect(luckOf(deal, 3, [1, 2, 3], NONE)).toMatchObject({ beaten: 2, play: 66 })
    expect(luckOf(deal, 3, [], NONE)).toMatchObject({ scores: [], beaten: 0, play: 0, median: 0 })
  })

  test('kindness is the share of reference deals on which the runs did worse; a setup without a table has none', () => {
    const table = KINDNESS['8×8 fair']!
    expect(luckOf(deal, 0, [table[0]!], NONE).kindness).toBe(0)
    expect(luckOf(deal, 0, [table.at(-1)! + 1], NONE).kindness).toBe(100)
    const middle = table[table.length >> 1]!
    expect(luckOf(deal, 0, [middle], NONE).kindness).toBe(Math.floor((100 * table.filter(median => median < middle).length) / table.length))
    expect(luckOf(dealt({ rows: 5, cols: 9 }, 'odd'), 0, [100], NONE).kindness).toBeNull()
    expect(luckOf(dealt({ comboBonus: 1 }, 'combo'), 0, [100], NONE).kindness).toBeNull()
  })
})

describe('the runs', () => {
  test('come in portions, and out the same in any', () => {
    const deal = dealt({ dealer: 'pure' }, 'portions')
    const [whole, bits] = [new LuckRuns(deal, 500, 'seed', 30), new LuckRuns(deal, 500, 'seed', 30)]
    expect(whole.step(1000)).toBe(false)
    expect(bits.step(7)).toBe(true)
    expect(bits.done).toBe(7)
    while (bits.step(4));
    expect(bits.done).toBe(30)
    expect(bits.report()).toEqual(whole.report())
    expect(new Set(whole.report().scores).size).toBeGreaterThan(10)
  })

  test('differ by seed, and stop when they are far ahead of the player', () => {
    const deal = dealt({}, 'seeds')
    const scores = (seed: string, score: number): readonly number[] => {
      const runs = new LuckRuns(deal, score, seed, 15)
      runs.step(15)
      return runs.report().scores
    }
    expect(scores('one', 100)).not.toEqual(scores('two', 100))
    // 3200 points are enough, and one placement gives less than 600.
    expect(scores('one', 100).at(-1)).toBeLessThan(3200 + 600)
  })

  test('that are stopped are counted, with the score at which they are; those that came to their end are not', () => {
    const deal = dealt({}, 'seeds')
    const report = (score: number): ReturnType<LuckRuns['report']> => {
      const runs = new LuckRuns(deal, score, 'one', 15)
      runs.step(15)
      return runs.report()
    }
    const { scores, stopped } = report(100)
    expect(stopped.at).toBe(3200)
    expect(stopped.runs).toBeGreaterThan(0)
    expect(stopped.runs).toBeLessThan(15)
    expect(stopped.runs).toBeLessThanOrEqual(scores.filter(score => score >= 3200).length)
    expect(scores.filter(score => score >= 3200).length - stopped.runs, 'ended by the placement that was enough').toBeLessThan(2)
    expect(report(2000).stopped.at, 'twice what the player has').toBe(4000)
    expect(report(2000).stopped.runs).toBeLessThanOrEqual(stopped.runs)
  })

  test('kindness does not depend on how far the player came', () => {
    const deal = dealt({}, 'kind')
    const kindness = (score: number): number | null => {
      const runs = new LuckRuns(deal, score, 'seed', 25)
      runs.step(25)
      return runs.report().kindness
    }
    expect(kindness(2500)).toBe(kindness(0))
  })
})
