/** An audit that finds nothing is worth something only if it finds a dealer that cheats. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dealFrom } from '../../../kernel/session.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import type * as Hand from '../rules/hand.ts'
import { auditor } from './audit.ts'

type Cheat = (state: Blocks['State'], real: typeof Hand) => void

const cheat = vi.hoisted(() => ({ by: null as Cheat | null }))

vi.mock('../rules/hand.ts', async original => {
  const real = await original<typeof Hand>()
  const dealHand: typeof Hand.dealHand = (state, emit) => (cheat.by ? cheat.by(state, real) : real.dealHand(state, emit))
  return { ...real, dealHand }
})

afterEach(() => void (cheat.by = null))

function audited(
  dealer: Blocks['Setup']['dealer'],
  by: Cheat | null,
  streams: Pick<Blocks['Setup'], 'streams'> = {},
): ReturnType<ReturnType<typeof auditor.begin>['report']> {
  cheat.by = by
  const audit = auditor.begin(nth => dealFrom(blocks, { rows: 8, cols: 8, dealer, zen: false, comboBonus: 0, ...streams }, `cheat-${nth}`))
  for (let hand = 0; hand < 100; hand++) {
    audit.deal()
    audit.check()
  }
  return audit.report()
}

const dealt: Cheat = (state, { dealHand }) => dealHand(state, () => {})

describe('an audit finds a dealer that', () => {
  test('turns down a hand it does not like', () => {
    const { sound, facts, text } = audited('fair', (state, real) => {
      if (state.round % 10 === 3) real.drawn({ ...state, dealer: 'pure' }, state.words)
      dealt(state, real)
    })
    expect(facts.placeable).toBeGreaterThan(5)
    expect({ sound, strangers: facts.strangers, broken: facts.broken }).toEqual({ sound: false, strangers: 0, broken: 0 })
    expect(text).toMatch(/^WRONG: \d+ of the \d+ hands turned down could have been placed\.$/m)
  })

  test.each(['pure', 'fair'] as const)('puts another block into the hand: %s', dealer => {
    let cheated = 0
    const { sound, facts, text } = audited(dealer, (state, real) => {
      dealt(state, real)
      if (state.round !== 2) return
      state.hand[1] = (state.hand[1]! + 1) % 32
      cheated++
    })
    expect(cheated).toBeGreaterThan(0)
    expect(facts.strangers).toBe(cheated)
    expect(sound).toBe(false)
    expect(text).toMatch(/^WRONG: chance does not draw \d+ hands? of these\.$/m)
  })

  test('draws once more than chance alone would', () => {
    let cheated = 0
    const { sound, facts } = audited('pure', (state, real) => {
      dealt(state, real)
      if (state.round !== 1) return
      dealt(state, real)
      cheated++
    })
    expect(cheated).toBeGreaterThan(0)
    expect(facts.strangers).toBe(cheated)
    expect(sound).toBe(false)
  })

  test('proves something else than it sealed, or nothing at all', () => {
    const { sound, facts, text } = audited('fair', (state, real) => {
      dealt(state, real)
      if (state.round === 1) state.salt ^= 1
      if (state.round === 2) state.proof = []
    })
    expect(facts.broken).toBeGreaterThan(0)
    expect(facts.unproven).toBeGreaterThan(0)
    expect(sound).toBe(false)
    expect(text).toMatch(/^WRONG: \d+ of \d+ proofs do not hold, and \d+ hands? came without one\.$/m)
  })

  test('likes some shapes better than others', () => {
    const { sound, text } = audited('pure', (state, real) => {
      do dealt(state, real)
      while (!state.hand.includes(0))
    })
    expect(sound).toBe(false)
    expect(text).toContain('WRONG: not every shape is as likely as any other')
  })
})

describe('[BP-72] with streams for rounds, an audit finds a dealer that', () => {
  const streams = { streams: 'round' } as const

  test.each(['pure', 'fair'] as const)('keeps its word: %s', dealer => {
    const { sound, facts } = audited(dealer, null, streams)
    expect({ sound, strangers: facts.strangers, placeable: facts.placeable }).toEqual({ sound: true, strangers: 0, placeable: 0 })
  })

  test.each(['pure', 'fair'] as const)('puts another block into the hand: %s', dealer => {
    let cheated = 0
    const { sound, facts } = audited(
      dealer,
      (state, real) => {
        dealt(state, real)
        if (state.round !== 2) return
        state.hand[1] = (state.hand[1]! + 1) % 32
        cheated++
      },
      streams,
    )
    expect(cheated).toBeGreaterThan(0)
    expect({ sound, strangers: facts.strangers }).toEqual({ sound: false, strangers: cheated })
  })

  test('deals the hand of another round, whatever it says of it', () => {
    const { sound, facts } = audited(
      'fair',
      (state, real) => {
        if (state.round === 3) state.round++
        dealt(state, real)
        if (state.round === 5) state.round--
      },
      streams,
    )
    expect(sound).toBe(false)
    expect(facts.strangers).toBeGreaterThan(0)
  })

  test('lets one hand change the next', () => {
    const { sound, facts } = audited(
      'fair',
      (state, real) => {
        dealt(state, real)
        state.words[0]!++
      },
      streams,
    )
    expect(sound).toBe(false)
    expect(facts.strangers).toBeGreaterThan(50)
  })
})
