import { describe, expect, test } from 'vitest'
import type { Bot } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { drawn } from '../testing/drawn.ts'
import { placeable } from '../testing/textbook.ts'
import { tidiest } from '../testing/textbook-mind.ts'
import { minds } from './minds.ts'

const CLASSIC: Blocks['Setup'] = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 }

function named(id: string): Bot<Blocks> {
  const bot = minds.bots.find(each => each.id === id)
  if (!bot) throw new Error(`there is no bot ${id}`)
  return bot
}

/** Plays with a bot until the end or until so many blocks are placed; every pick must be legal. */
function played(bot: Bot<Blocks>, setup: Blocks['Setup'], seed: string, most: number, steps: number): Blocks['State'] {
  const state = blocks.start(blocks.deal(setup, stream(seed, 'deal')))
  const rng = stream(seed, 'mind')
  while (state.placed < most && blocks.outcome(state) === null) {
    const action = bot.pick(blocks.view(state, 0), [...blocks.legal(state, 0)], rng, { steps })
    const refusal = blocks.refuse(state, 0, action)
    if (refusal) throw new Error(`${bot.id}, seed ${seed}, block ${state.placed}: ${refusal.because}`)
    blocks.apply(state, 0, action, () => {})
  }
  return state
}

function nested({ rows, cols, cells }: Pick<Blocks['State'], 'rows' | 'cols' | 'cells'>): number[][] {
  return Array.from({ length: rows }, (_, row) => [...cells.slice(row * cols, (row + 1) * cols)])
}

describe('bots', () => {
  test.each([
    [4, 16],
    [16, 4],
    [5, 9],
    [8, 8],
    [16, 16],
    [4, 4],
  ])('of every strength pick legal placements on %i × %i, with hardly a purse', (rows, cols) => {
    for (const bot of minds.bots)
      for (const dealer of ['pure', 'fair'] as const)
        for (const steps of [0, 300]) played(bot, { ...CLASSIC, rows, cols, dealer }, `${rows} ${cols}`, 12, steps)
  })

  test('do the same with the same view, chance and purse', () => {
    for (const bot of minds.bots) {
      const state = played(named('tidy'), CLASSIC, 'same', 20, 0)
      const view = blocks.view(state, 0)
      const pick = (): Blocks['Action'] => bot.pick(view, [...blocks.legal(state, 0)], stream('same', 'pick'), { steps: 3000 })
      expect(pick(), bot.id).toEqual(pick())
    }
  })

  test('leave the view as it is', () => {
    const view = blocks.view(played(named('tidy'), CLASSIC, 'still', 15, 0), 0)
    const before = JSON.stringify(view)
    for (const bot of minds.bots)
      bot.pick(view, [...blocks.legal(blocks.imagine!(view, stream('', '')), 0)], stream('', ''), { steps: 2000 })
    expect(JSON.stringify(view)).toBe(before)
  })

  test('that plan last longer than those that do not, and those longer than the careless', () => {
    const setup: Blocks['Setup'] = { ...CLASSIC, dealer: 'pure' }
    const lasted = (id: string): number => {
      let placed = 0
      for (let seed = 0; seed < 5; seed++) placed += played(named(id), setup, `order-${seed}`, 120, 600).placed
      return placed
    }
    expect(lasted('tidy')).toBeGreaterThan(2 * lasted('careless'))
    expect(lasted('planner')).toBeGreaterThan(lasted('tidy'))
    expect(lasted('master')).toBeGreaterThan(lasted('tidy'))
  })

  test('tidy picks what the textbook picks', () => {
    for (const [rows, cols] of [
      [8, 8],
      [5, 9],
    ] as const) {
      const setup = { ...CLASSIC, rows, cols }
      for (const blocksPlaced of [0, 1, 7, 20]) {
        const state = played(named('tidy'), setup, `tidy-${rows}`, blocksPlaced, 0)
        if (blocks.outcome(state)) continue
        const { slot, row, col } = tidiest(nested(state), [...state.hand])!
        expect(named('tidy').pick(blocks.view(state, 0), [], stream('', ''), { steps: 0 })).toEqual({ slot, row, col })
      }
    }
  })

  test('master does not overlook the only order there is, even with an empty purse', () => {
    // The 3×3 fits nowhere until the line of four has cleared the first row and the third has made room in the others.
    const state = drawn(
      `
      ....####
      ...#####
      ...#####
      ########
      ########
      ########
      ########
      #######.`.replaceAll('########', '.#######'),
      ['large-0', 'line4-0', 'line3-1'],
      { dealer: 'fair' },
    )
    let left = [...state.hand].filter(shape => shape >= 0)
    expect(placeable(nested(state), left)).toBe(true)
    while (left.length > 0) {
      const action = named('master').pick(blocks.view(state, 0), [...blocks.legal(state, 0)], stream('', ''), { steps: 0 })
      const round = state.round
      blocks.apply(state, 0, action, () => {})
      if (state.round !== round) break
      left = [...state.hand].filter(shape => shape >= 0)
      expect(placeable(nested(state), left)).toBe(true)
    }
    expect(state.round).toBe(2)
  })
})
