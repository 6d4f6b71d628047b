import { describe, expect, test } from 'vitest'
import { silent } from '../../../../kernel/game.ts'
import { stream } from '../../../../kernel/rng.ts'
import { dealFrom } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { builder } from '../../minds/builder.ts'
import { gameModule } from '../../module.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { ask, legal } from '../../rules/actions.ts'
import { scoreParts } from '../../rules/stars.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { faultsOf } from '../format/validate.ts'
import { dailyPreset, UNTIL_FLOORS } from './daily.ts'

function setupOf(name: string): Floodline['Setup'] {
  const preset = floodline.presets.find(each => each.name === name)
  if (!preset) throw new Error(name)
  return preset.setup
}

const levels = Array.from({ length: 40 }, (_, n) => dealFrom(floodline, setupOf('Endless'), `endless ${n}`))

describe('[FL-196] the endless game of a seed', () => {
  test('has the published changes, none more than two locks late', () => {
    const published = [4, 8, 12, 18, 23, 27, 32, 38, 45, 50, 60, 70, 80, 95, 110, 140]
    for (const { endless } of levels)
      endless?.mutators.forEach(({ after }, place) => {
        expect(after - (published[place] ?? 0)).toBeGreaterThanOrEqual(0)
        expect(after - (published[place] ?? 0)).toBeLessThanOrEqual(2)
      })
    expect(levels[0]?.endless?.mutators.map(({ type }) => type[0]).join('')).toBe('WBWLBWLWLBWLWWLW')
  })

  test('has nothing wrong with it, and differs from seed to seed', () => {
    for (const level of levels) expect(faultsOf(level)).toEqual([])
    expect(new Set(levels.map(({ endless }) => JSON.stringify(endless))).size).toBeGreaterThan(35)
    expect(new Set(levels.map(({ voidFaces }) => voidFaces?.join())).size).toBe(2)
  })

  test('pays for floors, safe shifts and planned collapses, and not a point is taken for a tilt or a shift', () => {
    const parts = scoreParts(start(levels[0] as FloodLevel)).map(({ part }) => part)
    expect(parts).toEqual(['pieces', 'water', 'floors', 'slides', 'collapses', 'lost'])
  })

  test('everything loose only ever goes north, east or down, so that no shift pays again and again', () => {
    for (const { tilt } of levels) expect(tilt?.allowed).toEqual(['DOWN', 'NORTH', 'EAST'])
  })

  test('water, wind and a lower limit are there within two minutes of a leisurely game', () => {
    const inTwoMinutes = 34 // at 17 pieces a minute
    for (const { endless } of levels) {
      const come = endless?.mutators.filter(({ after }) => after <= inTwoMinutes).map(({ type }) => type) ?? []
      for (const type of ['WATER', 'WIND', 'LIMIT'] as const) expect(come).toContain(type)
    }
  })

  test('who lays every piece where it lies lowest, and no more, is lost within three minutes of such a game', () => {
    const lasted = levels.slice(0, 9).map(level => {
      const state = start(level)
      for (let n = 0; n < 40_000 && state.lost === ''; n++) {
        ask(state, builder.pick(state, [...legal(state)], stream('any', 'any'), { steps: 0 }))
        tick(state, silent)
      }
      return state.metrics.pieces
    })
    expect(Math.max(...lasted)).toBeLessThan(100)
    expect(lasted.sort((a, b) => a - b)[4]).toBeLessThan(3 * 17)
  })
})

describe('[FL-197] the deal of a day', () => {
  test('is an endless game in which floors settle from 17 November 2026 on, and stays what it was before', async () => {
    expect([dailyPreset('2026-11-16'), dailyPreset('2026-11-17')]).toEqual([UNTIL_FLOORS, 'Endless'])
    const daily = await gameModule.daily?.()
    expect(daily?.preset('2026-11-15')).toBe(UNTIL_FLOORS)
    expect(setupOf(UNTIL_FLOORS)).toEqual({
      ...{ width: 8, depth: 8, height: 16, water: 0, goal: 'score', wind: false, practice: false },
    })
    const old = dealFrom(floodline, setupOf(UNTIL_FLOORS), 'daily-2026-11-15')
    expect([old.endless?.settles, old.score]).toEqual([
      undefined,
      { perPiece: 20, perWaterRemoved: 10, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 5 },
    ])
    expect((await gameModule.programme?.())?.unlisted).toEqual([UNTIL_FLOORS])
  })
})
