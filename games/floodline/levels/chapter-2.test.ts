/** What the levels of the second chapter promise one by one: where the obvious try fails, and what it fails at. */
import { describe, expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { Floodline } from '../nouns.ts'
import { campaign } from './generated/levels.ts'

function begun(number: number): Session<Floodline> {
  const entry = campaign.find(one => one.number === number)
  if (!entry) throw new Error(`there is no level ${number}`)
  return new Session(floodline, entry.level)
}

/** Presses one key a tick; before a tilt the cooldown of the one before passes. */
function press(game: Session<Floodline>, ...keys: readonly string[]): Session<Floodline> {
  for (const key of keys) {
    while (key.startsWith('tilt') && game.state.cooldown > 0) game.advance()
    game.offer(0, key)
    game.advance()
  }
  return game
}

function dropped(number: number): Session<Floodline> {
  const game = begun(number)
  while (!game.outcome) press(game, 'drop')
  return game
}

describe('11 First Basin', () => {
  test('pieces on the ice sink when it thaws, and drive the water out of the basin', () => {
    const game = dropped(11)
    expect(game.outcome?.code).toBe('water-forbidden')
    expect(game.state.metrics).toMatchObject({ pieces: 3, shift: 10 })
  })

  test('nothing warns of the water before the ice thaws', () => {
    const { state } = begun(11)
    expect(state.metrics.waterHeight).toBeLessThan(2)
  })
})

test('12 Meet the Drain: only what stands in the well drains by itself', () => {
  expect(dropped(12).state.metrics.drained).toBe(4)
})

describe('13 Dig a Channel', () => {
  test('the clay pit swallows what is poured: one pour alone comes to seven', () => {
    const game = press(begun(13), 'tilt right', 'tilt left')
    for (let piece = 0; piece < 5; piece++) press(game, ...new Array<string>(9).fill('x-'), 'drop')
    expect(game.state.metrics.drained).toBe(7)
  })
})

describe('14 Two Basins', () => {
  test('pushed towards the drain the dam shuts it for good', () => {
    const game = press(begun(14), 'tilt right', 'tilt left', 'drop')
    while (!game.outcome) press(game, ...new Array<string>(9).fill('x-'), 'drop')
    expect(game.outcome?.code).not.toBe('won')
    expect(game.state.metrics.drained).toBe(0)
  })

  test('pushed away it sweeps the lake to the drain', () => {
    expect(press(begun(14), 'tilt left', 'tilt right', 'drop').state.metrics).toMatchObject({ drained: 3, shift: 15 })
  })
})

test('15 Don’t Build on Water: from the ground of the basin the whole bag does not reach the height', () => {
  const game = dropped(15)
  expect(game.outcome?.code).toBe('bag-empty')
  expect(game.state.goals[0]?.have).toBeLessThan(10)
})

describe('16 Freeze 101', () => {
  test('the first splash floods the meadow', () => {
    const game = press(begun(16), 'z-', 'z-', 'z-', 'drop')
    expect(game.outcome?.code).toBe('water-forbidden')
  })

  test('ice over its inlets stops a pump', () => {
    const beside = ['x-', 'x-', 'z+', 'z+', 'drop']
    expect(press(begun(16), 'drop', ...beside).state.metrics).toMatchObject({ pieces: 2, drained: 4 })
    expect(press(begun(16), 'drop', 'freeze', ...beside).state.metrics).toMatchObject({ pieces: 2, froze: 1, drained: 3 })
  })
})

describe('17 Temporary Bridge', () => {
  const first = ['x-', 'x-', 'z-', 'drop']
  const second = ['x+', 'z-', 'drop']

  test('nothing carries the second beam', () => {
    const game = press(begun(17), ...first, ...second)
    expect(game.state.goals[0]?.have).toBe(0)
    expect(press(game, 'drop').state.goals[0]?.have).toBe(0)
  })

  test('ice does, and when it thaws the bridge stands', () => {
    const game = press(begun(17), 'freeze', ...first, ...second)
    expect(game.state.goals[0]?.have).toBe(0)
    expect(press(game, 'x-', 'z+', 'z+', 'drop').state.goals[0]?.have).toBe(1)
  })
})

test('18 Drain Placement: nothing drains before a piece becomes the drain', () => {
  expect(dropped(18).state.metrics.drained).toBe(0)
})

describe('19 Forbidden Zone', () => {
  test('whoever lands while the water stands on end has lost', () => {
    expect(press(begun(19), 'tilt right', 'drop').outcome?.code).toBe('water-forbidden')
  })

  test('leaning and back in one breath is not judged, and the way round pours more than the way ahead', () => {
    const ahead = press(begun(19), 'tilt back', 'tilt forward', 'drop')
    const round = press(begun(19), 'tilt right', 'tilt left', 'tilt back', 'tilt forward', 'drop')
    expect([ahead.outcome, round.outcome]).toEqual([null, null])
    expect(round.state.metrics.drained).toBeGreaterThan(ahead.state.metrics.drained)
  })
})

describe('20 Floodplain Exam', () => {
  test('the tilt that pours the lake throws the barge out of the gate', () => {
    expect(press(begun(20), 'tilt right', 'tilt left').state.metrics).toMatchObject({ lost: 9, shift: 9 })
  })

  test('a frozen barge stays', () => {
    const game = press(begun(20), 'freeze', 'x+', 'x+', 'z+', 'drop', 'tilt right', 'tilt left')
    expect(game.state.metrics).toMatchObject({ pieces: 1, froze: 1, lost: 0 })
  })
})
