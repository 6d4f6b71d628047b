import { describe, expect, test } from 'vitest'
import { pick, stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import { CARDS } from '../nouns.ts'
import { drawn, notations, picture, played, refused, V1, waves } from '../testing/drawn.ts'
import { cardsInHand } from './cards.ts'

test('[CF-19] a turn allows one card, and each card only once', () => {
  const state = drawn('B3 R3 .. ..')
  expect(refused(state, 'shock, rein a1, c1')).toMatchObject({
    code: 'one-card-a-turn',
    because: 'a turn allows one card, and this one has 2',
  })
  const later = { ...played(state, 'shock, c1', 'd1'), queue: [] }
  expect(refused(later, 'shock, pass')).toMatchObject({
    code: 'card-used',
    because: 'Blue has played Shockwave already, and each card is good for once',
  })
})

test('[CF-19] no card reaches a tile at zero', () => {
  expect(refused(drawn('B0 ..'), 'rein a1, b1')).toMatchObject({
    code: 'at-zero',
    because: 'the tile on a1 is at zero, and no card reaches it',
  })
})

test('[CF-20] a game without cards refuses them and offers none', () => {
  const state = drawn('B3 R3 ..', { config: { cardsEnabled: false } })
  expect(refused(state, 'shock, c1')).toMatchObject({ code: 'cards-off' })
  expect(notations(state)).toEqual(['c1'])
})

test('[CF-35] four cards a player a game', () => {
  const state = drawn('B3 R3 ..', { used: [['reinforce', 'accelerate', 'fortify', 'scavenge'], []] })
  expect(refused(state, 'shock, c1')).toMatchObject({ code: 'cards-spent', because: 'Blue has played 4 cards, and a game allows no more' })
  expect(notations(state)).toEqual(['c1'])
  expect(notations({ ...state, turn: 1 })).toContain('shock, c1')
})

test('[CF-36] Reinforce adds one to an own tile, without an upper bound', () => {
  expect(picture(played(drawn('B4 R3 ..'), 'rein a1, c1'))).toBe('B4 R2 B3')
  expect(refused(drawn('B4 R3 ..'), 'rein b1, c1')).toMatchObject({
    code: 'not-yours',
    because: "Reinforce needs a tile of Blue's, and the one on b1 is Red's",
  })
  expect(refused(drawn('B4 R3 ..'), 'rein c1, c1')).toMatchObject({ code: 'no-tile' })
})

test('[CF-37] Accelerate takes one from an own tile, never below one', () => {
  expect(waves(drawn('B2 R3 .. ..'), 'acc a1, d1')).toEqual(['a1 burns a1 b1 +1'])
  const noop = played(drawn('B1 R3 .. ..'), 'acc a1, d1')
  expect(picture(noop)).toBe('.. .. .. B3')
  expect(noop.used).toEqual([1 << CARDS.indexOf('accelerate'), 0])
})

test('[CF-38] Fortify keeps a tile from blasts beside it, this turn only, and does not let it be lit', () => {
  const state = drawn('B2 .. R3', { queue: [1, 1, 1] })
  expect(waves(state, 'fort a1, b1')).toEqual(['b1 burns b1 c1 +1'])
  expect(picture(played(state, 'fort a1, b1'))).toBe('B1 .. ..')
  // the next turn it burns like any other: it has reached zero
  expect(waves(played(state, 'fort a1, b1'), 'b1')).toEqual(['a1 b1 burns a1 b1 +1'])
})

test('[CF-38] a fortified tile at zero explodes all the same', () => {
  expect(waves(drawn('B1 R3 ..'), 'fort a1, c1')).toEqual(['a1 burns a1 b1 +1'])
})

test('[CF-38] Fortify holds against corners too', () => {
  const state = drawn('.. B3 ..\nR1 .. ..', { config: { diagonalExplosions: true } })
  expect(waves(state, 'fort b2, c1')).toEqual(['a1 burns a1 +1'])
})

test('[CF-39] Shockwave reaches corners in every wave of the turn', () => {
  const state = drawn('.. .. R3\n.. B2 ..\n.. .. ..', { queue: [1] })
  expect(waves(state, 'shock, a1')).toEqual(['a1 burns a1 b2 lights b2 +0', 'b2 burns c3 +1'])
  expect(waves(state, 'a1')).toEqual(['a1 burns a1 +0'])
  expect(picture(played(drawn('B3 .. R4'), 'shock, b1'))).toBe('B2 B3 R3') // wasted, and allowed
})

test('[CF-40] Transplant swaps two own tiles, whole', () => {
  const state = drawn('B3 B2 R3 ..')
  const next = played(state, 'trans a1 b1, d1')
  expect(picture(next)).toBe('B1 B2 R2 B3')
  expect(Array.from(next.id)).toEqual([2, 1, 3, 4])
  expect(refused(state, 'trans a1 c1, d1')).toMatchObject({ code: 'not-yours' })
  expect(refused(state, 'trans a1 a1, d1')).toMatchObject({ code: 'same-tile', because: 'Transplant swaps two tiles, and a1 is only one' })
})

describe('[CF-40] in v1 Transplant comes right after Reinforce', () => {
  test('a four that is reinforced, and a three or a four beside it, are two tiles when the next turn begins', () => {
    for (const [value, standing] of [
      [4, 'B1 B2 .. .. .. R3'],
      [3, 'B1 B1 .. .. .. R3'],
    ] as const) {
      const state = drawn('B2 .. .. .. .. ..', { queue: [value, 4, 4, 4] })
      const next = played(played(state, 'rein a1, b1'), 'f1')
      expect(picture(next)).toBe(standing)
      expect(notations(next).some(text => text.startsWith('trans a1 b1'))).toBe(true)
    }
  })

  test('whoever has two tiles when a turn begins has played Reinforce in the turn before, on one that stood at 2', () => {
    let found = 0
    for (let game = 0; game < 30; game++) {
      const session = new Session(chainfall, dealFrom(chainfall, V1, `transplant-${game}`))
      const rng = stream(`transplant-${game}`, 'hands')
      const reinforced = [-1, -1] // by seat: the countdown it was played on in the latest turn, -1 for not at all
      for (let seat = session.toMove; seat !== null; seat = session.toMove) {
        const { owner, fuse, config } = session.state
        const own = owner.filter(each => each === seat).length
        if (own > 1) expect([own, reinforced[seat]]).toEqual([2, 2])
        if (own > 1) found++
        const turns = [...chainfall.legal(session.state, seat)]
        const reinforcing = turns.filter(({ plays }) => plays[0]?.card === 'reinforce')
        const turn = pick(rng, reinforcing.length > 0 ? reinforcing : turns)
        const [play] = turn.plays
        const spot = play?.card === 'reinforce' ? play.at[0] : undefined
        reinforced[seat] = spot ? (fuse[spot.row * config.cols + spot.col] ?? -1) : -1
        session.act(seat, turn)
      }
    }
    expect(found).toBeGreaterThan(3)
  })
})

test('[CF-41] Sabotage takes one from an enemy tile, never below one', () => {
  expect(picture(played(drawn('R3 .. ..'), 'sab a1, c1'))).toBe('R1 .. B3')
  expect(played(drawn('R2 .. ..'), 'sab a1, c1').score).toEqual([1, 0])
  expect(played(drawn('R1 .. ..'), 'sab a1, c1').score).toEqual([1, 0])
  expect(refused(drawn('B3 .. ..'), 'sab a1, c1')).toMatchObject({
    code: 'not-theirs',
    because: "Sabotage needs a tile of Red's, and the one on a1 is Blue's",
  })
})

test('[CF-42] a wall blocks this placement and the next, and no blast moves it', () => {
  const state = drawn('.. .. .. ..', { queue: [1, 4, 4] })
  expect(refused(state, 'wall a1, a1')).toMatchObject({ code: 'walled' })
  const walled = played(state, 'wall a1, b1')
  expect(picture(walled)).toBe('#1 .. .. ..')
  expect(refused(walled, 'a1')).toMatchObject({ code: 'walled' })
  expect(notations(played(walled, 'd1'))).toContain('a1')
})

test('[CF-42] a wall needs an empty cell and must leave one', () => {
  expect(refused(drawn('B3 #1 .. ..'), 'wall a1, c1')).toMatchObject({
    code: 'taken',
    because: 'there is already a tile on a1, so no wall can be built there',
  })
  expect(refused(drawn('B3 #1 .. ..'), 'wall b1, c1')).toMatchObject({ code: 'walled' })
  const last = drawn('B3 R3 ..')
  expect(refused(last, 'wall c1, c1')).toMatchObject({ code: 'walls-you-in' })
  expect(refused({ ...last, queue: [] }, 'wall c1, pass')).toBeNull()
})

test('[CF-43] Scavenge swaps the next two values, then the turn goes on', () => {
  const state = drawn('.. .. ..', { queue: [4, 2, 3] })
  const next = played(state, 'scav, a1')
  expect(picture(next)).toBe('B1 .. ..')
  expect(next.queue).toEqual([4, 3])
  expect(refused({ ...state, queue: [4] }, 'scav, a1')).toMatchObject({ code: 'short-queue' })
})

test('[CF-73] the pool says which cards there are', () => {
  const state = drawn('B3 .. ..', { config: { cardPool: ['shockwave'] } })
  expect(refused(state, 'rein a1, c1')).toMatchObject({ code: 'card-not-held', because: 'Reinforce is not in this game' })
  expect(notations(state)).toEqual(['b1', 'c1', 'shock, b1', 'shock, c1'])
})

test('[CF-74] several cards a turn apply in order, each on the position the one before left', () => {
  const state = drawn('B1 B4 R3 ..', { config: { maxCardsPerTurn: 2 } })
  expect(picture(played(state, 'trans a1 b1, rein b1, d1'))).toBe('B3 B1 R2 B3')
  expect(picture(played(state, 'fort b1, trans a1 b1, d1'))).toBe('B3 .. .. B3')
  expect(refused(state, 'wall d1, trans a1 b1, d1')).toMatchObject({ code: 'walls-you-in' })
  expect(notations(state)).toContain('trans a1 b1, rein b1, d1')
  expect(refused(state, 'shock, shock, d1')).toMatchObject({ code: 'card-used' })
})

test('[CF-48] where a turn allows no card, nobody holds one', () => {
  const state = drawn('B2 R2 ..', { config: { maxCardsPerTurn: 0 } })
  expect(cardsInHand(state, 0)).toEqual([])
  expect(chainfall.text(chainfall.view(state, 0))).not.toMatch('cards')
  expect(chainfall.text(chainfall.view(drawn('B2 R2 ..'), 0))).toMatch("Blue's cards: 4 of rein")
  expect(refused(state, 'shock, c1')?.because).toBe('a turn allows no card, and this one has 1')
})
