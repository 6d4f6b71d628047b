import { expect, test } from 'vitest'
import { type Layout, layoutFor, type Setting } from './layout.ts'

const SCREENS: readonly (readonly [Setting, width: number, height: number])[] = [
  ['wide', 760, 800],
  ['wide', 590, 640],
  ['narrow', 344, 462],
  ['narrow', 760, 900],
  ['low', 460, 334],
  ['picture', 328, 364],
  ['watched', 328, 364],
  ['watched', 1000, 700],
]

const tall = ({ cell, unit, head, edge, gap }: Layout, rows: number): number => head + rows * cell + 3 + 5 * unit + gap + 2 * edge

test('[BP-01] every grid from 4 by 4 to 16 by 16 fits its space with the hand below it', () => {
  for (const [setting, width, height] of SCREENS)
    for (let rows = 4; rows <= 16; rows++)
      for (let cols = 4; cols <= 16; cols++) {
        const layout = layoutFor(width, height, { rows, cols }, setting)
        const what = `${rows} by ${cols}, ${setting} ${width} by ${height}`
        expect(cols * layout.cell + 3 + 2 * layout.edge, what).toBeLessThanOrEqual(width)
        expect(Math.floor(tall(layout, rows)), what).toBeLessThanOrEqual(height)
        expect(15 * layout.unit, what).toBeLessThanOrEqual(layout.hand)
        expect(Number.isInteger(layout.cell), what).toBe(true)
      }
})

test('on a phone the board takes the whole width less 16 pixels where there is height for it', () => {
  const { cell, edge } = layoutFor(360, 560, { rows: 8, cols: 8 }, 'narrow')
  expect(edge).toBe(8)
  expect(8 * cell + 3).toBeGreaterThan(360 - 16 - 8)
})

test('blocks in the hand are large enough for a thumb to see', () => {
  expect(layoutFor(344, 462, { rows: 16, cols: 16 }, 'narrow').unit).toBeGreaterThanOrEqual(18)
})
