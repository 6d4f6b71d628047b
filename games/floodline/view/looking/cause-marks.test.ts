import { expect, test } from 'vitest'
import { explain } from '../../minds/explain.ts'
import { spotOf } from '../../rules/board/space.ts'
import { at, drawn } from '../../testing/drawn.ts'
import { stepSaid } from '../hud/warnings/ending-words.ts'
import { whyOf } from '../hud/warnings/why.ts'
import type { Picture } from '../render/picture.ts'
import { fallArrow, marksOf, numbersOf, rootOf, spokenReasons } from './cause-marks.ts'

/** A screen on which a cell is ten pixels, seen from the south. */
const scene = {
  project: (point: number | readonly [number, number, number]) => {
    if (typeof point === 'number') throw new Error('a point was expected')
    return { x: point[0] * 10, y: -point[1] * 10 }
  },
} as unknown as Picture

function collapsed() {
  const state = drawn(
    `
    ..... ..... .....
    ..... .PPP. .....
    ..... ..... .....
    .#... .#... .....
    .I... ..... .....
    ~~~~~ ~~~~~ ~~~~~`,
    { ice: 1 },
  )
  state.asked = 1 << 20
  const explanation = explain(state)
  const why = whyOf(explanation, state.level.bounds)
  if (!why) throw new Error('nothing happened')
  return { state, explanation, why, bounds: state.level.bounds }
}

test('[FL-A-11] every step has its number in the world, in order, none over another', () => {
  const { why, bounds } = collapsed()
  const numbers = numbersOf(scene, bounds, why)
  expect(numbers.map(({ text }) => text)).toEqual(why.steps.map((_, i) => String(i + 1)))
  expect(numbers.map(({ tone }) => tone).slice(0, 3)).toEqual(['gold', 'paper', 'coral'])
  for (const [i, one] of numbers.entries())
    for (const other of numbers.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34)
})

test('what came first stands at its own cells and is called by its name', () => {
  const { state, why, bounds, explanation } = collapsed()
  const [x, y] = spotOf(bounds, at(state, 1, 1, 0))
  expect(numbersOf(scene, bounds, why)[0]).toMatchObject({ x: (x + 0.5) * 10, y: -(y + 0.5) * 10 })
  expect(rootOf(scene, bounds, why)).toEqual([expect.objectContaining({ text: 'The ice thawed', tone: 'gold' })])
  expect(marksOf(explanation, why)?.cause).toEqual([at(state, 1, 1, 0)])
})

test('an arrow leads from where the most of it was to where that is now', () => {
  const { why, bounds } = collapsed()
  const [arrow] = fallArrow(bounds, why)
  expect(arrow?.to[1]).toBeLessThan(arrow?.from[1] ?? 0)
  expect(arrow?.to[0]).toBe(arrow?.from[0])
})

test('who does not see the panel hears every step of it, in order', () => {
  const { why } = collapsed()
  const heard = spokenReasons(why)
  const places = why.steps.map(step => heard.indexOf(stepSaid(step)[0]))
  expect(places.every(place => place >= 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
