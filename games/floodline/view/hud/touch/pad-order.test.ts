import { describe, expect, test } from 'vitest'
import { GRAVITIES, type Gravity } from '../../../nouns.ts'
import { AXES_OF } from '../../../rules/board/space.ts'
import type { Corner } from '../../input/bearings.ts'
import { seen, type Vec, viewpointAt } from '../tilt/projection.ts'
import { type PadPlace, padMoves } from './pad-order.ts'

/** Where a button lies on the pad, x to the right and y down. */
const AT: Readonly<Record<PadPlace, readonly [number, number]>> = {
  ...{ 'up-left': [-1, -1], up: [0, -1], 'up-right': [1, -1] },
  ...{ left: [-1, 0], right: [1, 0], 'down-left': [-1, 1], down: [0, 1], 'down-right': [1, 1] },
}

const CASES = ([0, 1, 2, 3] as const).flatMap(corner => GRAVITIES.map(gravity => [gravity, corner] as const))

function projected(corner: Corner, step: string): readonly [number, number] {
  const by = step[1] === '+' ? 1 : -1
  const { x, y } = seen(viewpointAt(corner), ['x', 'y', 'z'].map(axis => (axis === step[0] ? by : 0)) as unknown as Vec)
  return [x, y]
}

describe.each(CASES)('gravity %s seen from corner %i', (gravity: Gravity, corner: Corner) => {
  const moves = padMoves(corner, gravity)

  test('every button lies on the pad where its step goes on the screen', () => {
    for (const { step, place } of moves) {
      const [x, y] = projected(corner, step)
      const [px, py] = AT[place]
      const apart = Math.acos((x * px + y * py) / (Math.hypot(x, y) * Math.hypot(px, py)))
      expect((apart * 180) / Math.PI, `${step} at ${place}`).toBeLessThan(46)
    }
  })

  test('top is top, bottom is bottom, left is left, right is right', () => {
    const outermost = (of: (at: readonly [number, number]) => number, how: 'min' | 'max'): void => {
      const places = moves.map(({ place }) => of(AT[place]))
      const steps = moves.map(({ step }) => of(projected(corner, step)))
      expect(places[steps.indexOf(Math[how](...steps))]).toBe(Math[how](...places))
    }
    for (const how of ['min', 'max'] as const) {
      outermost(([x]) => x, how)
      outermost(([, y]) => y, how)
    }
  })

  test('four buttons at four places, none of them along gravity', () => {
    expect(new Set(moves.map(({ place }) => place)).size).toBe(4)
    const along = ['x', 'y', 'z'][AXES_OF[GRAVITIES.indexOf(gravity)]?.g.findIndex(by => by !== 0) ?? -1]
    expect(moves.map(({ step }) => step[0])).not.toContain(along)
  })
})
