import { describe, expect, test } from 'vitest'
import { copy, equal } from '../../../../kernel/plain.ts'
import { stream } from '../../../../kernel/rng.ts'
import { ask, legal, refuse } from '../../rules/actions.ts'
import { poolsOf } from '../../rules/board/pools.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { drawn } from '../../testing/drawn.ts'
import { randomLevel } from '../../testing/levels.ts'
import { AT_EASE, DOWN_AGAIN, dangerOf, dangersOf, felt, type Tension, UP } from './danger.ts'

/** A column of so many voxels in a world of twelve layers, the limit at the tenth (y 9). */
function tower(voxels: number): ReturnType<typeof drawn> {
  const layers = Array.from({ length: 12 }, (_, y) => (y < voxels ? '#..' : '...')).reverse()
  return drawn(layers.join('\n'), { level: { maxWorldHeight: 9 } })
}

/** Two walls with water between them up to so many units, four a layer. */
function basin(units: number, worldLevel: number): ReturnType<typeof drawn> {
  const layers = Array.from({ length: 8 }, (_, y) => `B${'~'.repeat(Math.min(4, Math.max(0, units - 4 * y))).padEnd(4, '.')}B`).reverse()
  return drawn(layers.join('\n'), { level: { constraints: [{ type: 'WATER_FORBIDDEN', worldLevel }] } })
}

const WIND = { hazards: [{ type: 'WIND_GUST', intervalTicks: 300, pushStrength: 1, directionMode: 'FIXED' }] } as const

describe('FL-B-20: danger', () => {
  test('an empty world is at peace, and so is one that is over', () => {
    expect(dangerOf(drawn('....\n....\n....\n....\n....\n....'))).toBe(0)
    for (const end of [{ won: true }, { lost: 'overflow' as const }]) expect(dangerOf(Object.assign(tower(12), end))).toBe(0)
  })

  test('it grows with every layer towards the limit, and over it there is no more', () => {
    const heights = Array.from({ length: 12 }, (_, voxels) => dangersOf(tower(voxels)).height)
    expect(heights).toEqual([0, 0, 0, 0, 0, 0, 18, 36, 54, 72, 90, 100])
  })

  test('FL-111: with gravity sideways nothing is too high', () => {
    expect(dangersOf(Object.assign(tower(12), { gravity: 3 })).height).toBe(0)
  })

  test('a piece that stands on something counts as what it is about to be', () => {
    const picture = ['PPP', ...Array<string>(8).fill('#..'), '#..'].join('\n')
    const flying = drawn(picture, { level: { maxWorldHeight: 9 } })
    const standing = drawn(picture, { level: { maxWorldHeight: 9 }, state: { grounded: true } })
    expect(dangersOf(standing).height).toBeGreaterThan(dangersOf(flying).height)
  })

  test('water: nothing far below the forbidden layer, more with each layer, and with each unit in the last one', () => {
    const floods = [0, 4, 8, 12, 16, 20].map(units => dangersOf(basin(units, 5)).flood)
    expect(floods).toEqual([0, 0, 18, 37, 56, 75])
    expect(dangersOf(basin(21, 5)).flood).toBe(100)
    const last = [17, 18, 19, 20].map(units => basin(units, 5)).map(state => dangersOf(state, poolsOf(state)).flood)
    expect(last).toEqual([80, 85, 90, 95])
  })

  test('water that nothing forbids is only water', () => {
    expect(dangersOf(drawn('B~~B\nB~~B\nB~~B')).flood).toBe(0)
  })

  test('water gone over counts by what may still go', () => {
    const state = drawn('....', { level: { constraints: [{ type: 'MAX_WATER_OVERFLOW', units: 4 }] } })
    const at = (overflowed: number): number => dangersOf({ ...state, metrics: { ...state.metrics, overflowed } }).flood
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual([0, 32, 48, 64, 80, 100])
  })

  test('a gust is felt sixty ticks ahead; one that cannot move the piece is not', () => {
    const state = drawn('PPP.\n....\n....\n....', { level: WIND, state: { tick: 0 } })
    const at = (next: number, material = 0): number => dangersOf({ ...state, material, winds: [{ next, direction: 0, gusts: 0 }] }).gust
    expect([200, 60, 40, 20, 0].map(next => at(next))).toEqual([0, 0, 15, 30, 45])
    expect(at(10, 1)).toBe(0) // HEAVY is pushed half a cell: not at all
  })

  test('a lock that comes while something is the matter', () => {
    const at = (picture: string, lockIn: number): number => dangersOf(drawn(picture, { state: { grounded: true, lockIn } })).lock
    const sound = '....\n....\n....\n....\n....\nPPP.'
    const loose = '....\n....\n....\n....\n..#.\nPPP.' // nothing holds it: the piece is no ground
    expect(at(sound, 1)).toBe(0)
    expect([12, 6, 1].map(lockIn => at(loose, lockIn))).toEqual([0, 15, 27])
  })

  test('the last pieces of a bag that does not begin again', () => {
    const bag = { type: 'FIXED_SEQUENCE', sequence: ['I3', 'I3', 'I3', 'I3', 'I3', 'I3', 'I3'], loop: false } as const
    const state = drawn('PPP.\n....\n....\n....', { level: { bag } })
    const at = (queue: number[], held = -1): number => dangersOf({ ...state, queue, held, bagAt: 7 }).bag
    expect([at([3, 3, 3, 3]), at([3, 3, 3]), at([3, 3]), at([3]), at([])]).toEqual([0, 12, 25, 40, 60])
    expect(at([], 3)).toBe(40)
    expect(dangersOf({ ...state, queue: [], level: { ...state.level, bag: { ...bag, loop: true } } }).bag).toBe(0)
  })

  test('dangers add up, and never beyond 100', () => {
    const state = Object.assign(tower(9), { winds: [{ next: 0, direction: 0, gusts: 0 }], level: { ...tower(9).level, ...WIND }, piece: 1 })
    const { height, gust } = dangersOf(state)
    expect([height, gust]).toEqual([72, 45])
    expect(dangerOf(state)).toBe(85) // 100 - 28 × 55 %
  })

  test('random games: whole numbers from 0 to 100, and looking changes nothing', () => {
    const rng = stream('danger', 'play')
    const seen = new Set<number>()
    for (let game = 0; game < 30; game++) {
      const state = start(randomLevel(rng))
      for (let n = 0; n < 200 && !state.won && state.lost === ''; n++) {
        for (const wish of legal(state)) if ((n * 31 + game) % 7 === 0 && !refuse(state, wish)) ask(state, wish)
        tick(state, () => {})
        const before = copy(state)
        for (const danger of [dangerOf(state), dangerOf(state, poolsOf(state))]) {
          expect(Number.isInteger(danger) && danger >= 0 && danger <= 100, `game ${game} tick ${n}: ${danger}`).toBe(true)
          seen.add(danger)
        }
        expect(equal(state, before), `game ${game} tick ${n}`).toBe(true)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

test('FL-B-20: a tower that grows until it is too high is felt long before it is', () => {
  const picture = ['PPP', ...Array<string>(13).fill('...')].join('\n')
  const state = drawn(picture, { level: { maxWorldHeight: 9, gravityTicksPerCell: 30 } })
  let tension = AT_EASE
  const felts: number[] = []
  for (let n = 0; state.lost === ''; n++) {
    if (n % 40 === 39) ask(state, { kind: 'drop' })
    tick(state, () => {})
    if (state.lost !== '') break
    tension = felt(tension, dangerOf(state))
    if (n % 40 === 38) felts.push(tension.level)
  }
  expect(state.lost).toBe('overflow')
  expect(felts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3])
})

describe('tension', () => {
  /** Levels after each tick of these dangers. */
  const levels = (dangers: readonly number[], from: Tension = AT_EASE): number[] => {
    let tension = from
    return dangers.map(danger => {
      tension = felt(tension, danger)
      return tension.level
    })
  }
  const steady = (danger: number, ticks: number): number[] => Array<number>(ticks).fill(danger)

  test('comes within half a second and goes in twenty', () => {
    const up = levels(steady(100, 30))
    expect(up.indexOf(1)).toBeLessThan(3)
    expect(up.indexOf(3)).toBeLessThan(10)
    const down = levels(steady(0, 1300), { level: 3, heat: 100, cooling: 0 })
    expect([2, 1, 0].map(level => down.indexOf(level))).toEqual([(100 - 71) * 12 - 1, (100 - 47) * 12 - 1, (100 - 19) * 12 - 1])
    expect(felt({ level: 3, heat: 100, cooling: 0 }, 0, 1200).heat).toBe(0)
  })

  test('is reached at 30, 60 and 85, and not before', () => {
    for (const level of [1, 2, 3] as const) {
      expect(felt(AT_EASE, UP[level], 200).level).toBe(level)
      expect(felt(AT_EASE, UP[level] - 1, 200).level).toBe(level - 1)
    }
  })

  test('is left lower than it was reached, so that it does not flicker', () => {
    for (const level of [1, 2, 3] as const) {
      expect(DOWN_AGAIN[level]).toBeLessThan(UP[level])
      const up = felt(AT_EASE, UP[level], 200)
      expect(felt(up, DOWN_AGAIN[level], 2000).level).toBe(level)
      expect(felt(up, DOWN_AGAIN[level] - 1, 2000).level).toBe(level - 1)
    }
    const wavering = Array.from({ length: 600 }, (_, n) => (n % 60 < 30 ? 63 : 55))
    const changes = levels(wavering).filter((level, n, all) => n > 0 && level !== all[n - 1]).length
    expect(changes).toBeLessThanOrEqual(2)
  })

  test('is whole numbers and the same in one go as tick by tick', () => {
    let tension = AT_EASE
    for (const [danger, ticks] of [
      [77, 9],
      [12, 100],
      [90, 3],
      [0, 55],
    ] as const) {
      const inOne = felt(tension, danger, ticks)
      for (let n = 0; n < ticks; n++) tension = felt(tension, danger)
      expect(inOne).toEqual(tension)
      expect(Object.values(tension).every(Number.isInteger)).toBe(true)
    }
    expect(felt(AT_EASE, 1e9).heat).toBeLessThanOrEqual(100)
  })
})
