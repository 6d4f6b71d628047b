import { expect, test } from 'vitest'
import { type Room, roomFor, type Setting } from './layout.ts'

const SCREENS: readonly (readonly [Setting, width: number, height: number])[] = [
  ['wide', 760, 800],
  ['wide', 590, 640],
  ['narrow', 344, 462],
  ['narrow', 760, 900],
  ['picture', 328, 364],
]

const tall = ({ cell, unit, edge, gap }: Room, rows: number): number => rows * cell + 3 + 5 * unit + gap + 2 * edge

test('[BP-01] every grid from 4 by 4 to 16 by 16 fits its room with the hand below it', () => {
  for (const [setting, width, height] of SCREENS)
    for (let rows = 4; rows <= 16; rows++)
      for (let cols = 4; cols <= 16; cols++) {
        const room = roomFor(width, height, { rows, cols }, setting)
        const what = `${rows} by ${cols}, ${setting} ${width} by ${height}`
        expect(cols * room.cell + 3 + 2 * room.edge, what).toBeLessThanOrEqual(width)
        expect(Math.floor(tall(room, rows)), what).toBeLessThanOrEqual(height)
        expect(15 * room.unit, what).toBeLessThanOrEqual(room.hand)
        expect(Number.isInteger(room.cell), what).toBe(true)
      }
})

test('on a phone the board takes the whole width less 16 pixels where there is height for it', () => {
  const { cell, edge } = roomFor(360, 560, { rows: 8, cols: 8 }, 'narrow')
  expect(edge).toBe(8)
  expect(8 * cell + 3).toBeGreaterThan(360 - 16 - 8)
})

test('blocks in the hand are large enough for a thumb to see', () => {
  expect(roomFor(344, 462, { rows: 16, cols: 16 }, 'narrow').unit).toBeGreaterThanOrEqual(18)
})
