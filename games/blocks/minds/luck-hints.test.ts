import { expect, test } from 'vitest'
import { stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { hintedIn, isUntold } from './luck-hints.ts'
import { minds } from './minds.ts'

const FAIR = blocks.presets[0]!.setup

/** Plays so many placements, with a hint before those that want one. */
function played(placements: number, wantsHint: (placement: number) => boolean, setup = FAIR): Session<Blocks> {
  const session = new Session(blocks, dealFrom(blocks, setup, 'hints'))
  for (let placement = 0; placement < placements; placement++) {
    if (wantsHint(placement)) session.offer(0, '!hint')
    expect(session.act(0, minds.bots[1]!.pick(blocks.view(session.state, 0), [], stream('', ''), { steps: 0 }))).toBeNull()
  }
  return session
}

test('what is placed right after a hint is counted with its points, and nothing else', () => {
  const alone = played(12, () => false)
  expect(hintedIn(alone.deal, alone.log)).toEqual({ placements: 12, after: 0, points: 0 })
  const all = played(12, () => true)
  expect(hintedIn(all.deal, all.log)).toEqual({ placements: 12, after: 12, points: all.state.score })
  const [even, odd] = [played(12, nth => nth % 2 === 0), played(12, nth => nth % 2 === 1)]
  const [evens, odds] = [even, odd].map(({ deal, log }) => hintedIn(deal, log))
  expect([evens?.after, odds?.after]).toEqual([6, 6])
  expect((evens?.points ?? 0) + (odds?.points ?? 0)).toBe(alone.state.score)
})

test('a hint that was taken back with its placement is no longer in the score; one about the old position is over', () => {
  const zen = played(2, () => false, { ...FAIR, zen: true })
  zen.offer(0, '!hint')
  zen.act(0, [...blocks.legal(zen.state, 0)][0]!)
  expect(hintedIn(zen.deal, zen.log)).toMatchObject({ placements: 3, after: 1 })
  zen.offer(0, '!undo')
  zen.act(0, [...blocks.legal(zen.state, 0)][0]!)
  expect(hintedIn(zen.deal, zen.log)).toEqual({ placements: 3, after: 0, points: 0 })
})

test('one placement in four may be advised; with more of them nothing is said of play', () => {
  expect(isUntold({ placements: 0, after: 0, points: 0 })).toBe(false)
  expect(isUntold({ placements: 40, after: 10, points: 99 })).toBe(false)
  expect(isUntold({ placements: 40, after: 11, points: 99 })).toBe(true)
  expect(isUntold({ placements: 3, after: 1, points: 5 })).toBe(true)
})
