import { describe, expect, test } from 'vitest'
import type { BoardLabel } from '../hud/labels.tsx'
import type { RulerMark } from '../hud/ruler.tsx'
import { clearOf, placed } from './tags.ts'

const AREA = { left: 60, right: 300, top: 100, bottom: 400 }

const mark = (kind: RulerMark['kind'], height: number, x: number, y: number): RulerMark => ({ kind, height, x, y, from: 0 })
const label = (id: string, text: string, x: number, y: number): BoardLabel => ({ id, text, x, y })

describe('tags of the ruler', () => {
  test('a height that is at its limit stands under the limit, not over it', () => {
    const { marks } = placed({ marks: [mark('limit', 4, 200, 250), mark('now', 4, 200, 250)], labels: [] }, AREA, false)
    const [limit, now] = marks
    expect(limit?.y).toBe(250)
    expect(Math.abs((now?.y ?? 0) - 250)).toBeGreaterThanOrEqual(23)
  })

  test('three at one height, at the lower end of the area: none over another, none outside', () => {
    const at = [mark('goal', 0, 200, 398), mark('limit', 0, 200, 398), mark('now', 0, 200, 398)]
    const ys = placed({ marks: at, labels: [] }, AREA, false).marks.map(({ y }) => y)
    for (const y of ys) expect(y).toBeLessThanOrEqual(400 - 11)
    const sorted = ys.toSorted((a, b) => a - b)
    for (let i = 1; i < 3; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(22)
  })

  test('at the left edge a tag is not cut: there is always room for all of it', () => {
    for (const x of [-50, 10, 70, 130]) {
      const [limit] = placed({ marks: [mark('limit', 5, x, 200)], labels: [] }, AREA, false).marks
      expect((limit?.x ?? 0) - AREA.left).toBeGreaterThanOrEqual(92)
      expect(limit?.from).toBe(AREA.left)
    }
  })

  test('marks that are apart stay where they are', () => {
    const at = [mark('goal', 6, 200, 150), mark('limit', 8, 200, 120), mark('now', 2, 200, 300)]
    expect(placed({ marks: at, labels: [] }, AREA, false).marks.map(({ x, y }) => [x, y])).toEqual(at.map(({ x, y }) => [x, y]))
  })

  test('what is out of sight waits at the edge in the order of its heights', () => {
    const at = [
      mark('goal', 24, 200, -60),
      mark('limit', 26, 200, -110),
      mark('now', 22, 200, 90),
      mark('layer', 3, 200, 900),
      mark('forbidden', 5, 200, 800),
    ]
    const { marks } = placed({ marks: at, labels: [] }, AREA, false)
    const order = marks.toSorted((a, b) => a.y - b.y).map(({ height }) => height)
    expect(order).toEqual([26, 24, 22, 5, 3])
  })
})

describe('labels', () => {
  test('keep to the area and off the tags', () => {
    const { labels } = placed(
      { marks: [mark('limit', 9, 180, 120)], labels: [label('gust', 'West in 0.7 s', 310, 80), label('b', 'East', 150, 120)] },
      AREA,
      false,
    )
    const [gust, east] = labels
    expect(gust?.y).toBeGreaterThanOrEqual(112)
    expect(gust?.x).toBeLessThan(260)
    expect(Math.abs((east?.y ?? 0) - 120)).toBeGreaterThan(20)
  })
})

test('where there is no room at all a tag stays as near as it can', () => {
  const box = { left: 0, right: 50, top: 0, bottom: 20 }
  expect(clearOf(box, [{ left: 0, right: 50, top: -500, bottom: 500 }], { left: 0, right: 50, top: 0, bottom: 100 })).toEqual(box)
})

test('a label that is longer than there is room goes on in a second line, and what comes after keeps clear of both', () => {
  const long = label('rim', 'Loses the level: too many blocks lost, 3 more lost', 180, 200)
  const { labels } = placed({ marks: [], labels: [long, label('weight', 'Blocks lost', 180, 215)] }, AREA, true)
  expect(labels[0]?.most).toBe(240)
  expect((labels[1]?.y ?? 0) - (labels[0]?.y ?? 0)).toBeGreaterThanOrEqual(34)
})

test('where there is no room for both, what is strong is said alone', () => {
  const fate: BoardLabel = { ...label('fate', '3 lost, 4 slide', 180, 200), strong: 'Loses the level: too many lost' }
  expect(placed({ marks: [], labels: [fate] }, AREA, true).labels[0]).toMatchObject({ strong: fate.strong, text: '' })
})
