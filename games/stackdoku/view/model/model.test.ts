import { expect, test } from 'vitest'
import { below, shuffle, stream } from '../../../../kernel/rng.ts'
import { conflicts, PEERS } from '../../rules/grid.ts'
import { refusePlace, refuseTake, refuseTile } from '../../rules/refusal.ts'
import { view } from '../../rules/view.ts'
import { FULL, state, tiles, without } from '../../testing/drawn.ts'
import { lookOf } from '../stack.tsx'
import { en } from '../words/en/index.ts'
import { tileIn } from './board-size.ts'
import { timeText } from './clock.ts'
import { leftOf, placedIn, toPlace } from './counts.ts'
import { arrowOver, cornerOf, nearestTo, spreadOf, stepOn, stepOver } from './geometry.ts'
import { digitsIn, marksOn, rubbedOut, SHARP, toggled } from './pencil.ts'
import { pointedAt } from './refusal-marks.ts'
import { spotFor } from './tip-position.ts'

const seen = view(state(tiles('3 5 5 3\n\n\n   5', '8 6 6 8\n\n\n   5')), 0)

test('tiles lie where their layers lie, and nothing stands outside', () => {
  const { width, height } = spreadOf(seen)
  for (let tile = 0; tile < seen.xs.length; tile++) {
    const { x, y } = cornerOf(seen, tile)
    expect(x >= 0 && y >= 0 && x + 1 <= width && y + 1 <= height).toBe(true)
  }
  // The same place one layer up is nearer to the eye: further left and further up.
  const [low, high] = [cornerOf(seen, 0), cornerOf(seen, 5)]
  expect(high.x).toBeLessThan(low.x)
  expect(high.y).toBeLessThan(low.y)
})

test('free, blocked at the sides, covered: three looks', () => {
  expect(Array.from(seen.xs, (_, tile) => lookOf(seen, tile))).toEqual([
    ...['covered', 'covered', 'covered', 'covered', 'covered'],
    ...['free', 'side', 'side', 'free', 'free'],
  ])
})

test('arrows lead over free tiles: the nearest that way, and nowhere where there is none', () => {
  expect(seen.free).toEqual([5, 8, 9])
  expect(stepOn(seen, seen.free, 5, 'ArrowRight')).toBe(8)
  expect(stepOn(seen, seen.free, 9, 'ArrowRight')).toBe(8)
  expect(stepOn(seen, seen.free, 5, 'ArrowDown')).toBe(9)
  expect(stepOn(seen, seen.free, 9, 'ArrowUp')).not.toBe(9)
  expect(stepOn(seen, seen.free, 5, 'ArrowLeft')).toBe(5)
  expect(nearestTo(seen, [8, 9], 5)).toBe(8)
  expect(nearestTo(seen, [8, 9], 4)).toBe(9)
  expect(nearestTo(seen, [], 5)).toBeNull()
})

test('arrows lead over cells, and stay at the edges', () => {
  expect(stepOver(40, 'ArrowUp')).toBe(31)
  expect(stepOver(8, 'ArrowRight')).toBe(8)
  expect(stepOver(0, 'ArrowUp')).toBe(0)
  expect(stepOver(40, 'End')).toBe(44)
  expect(stepOver(40, 'x')).toBeNull()
})

test('a tile is as large as its space allows, and never larger than a hand would like', () => {
  expect(tileIn({ width: 352, height: 900 }, { width: 6, height: 4 }, 26)).toBe(50)
  expect(tileIn({ width: 900, height: 252 }, { width: 6, height: 4 }, 26)).toBe(50)
  expect(tileIn({ width: 5000, height: 5000 }, { width: 6, height: 4 }, 26)).toBe(104)
})

test('marks follow the row, the column and the box, and what is struck out stays out', () => {
  const cells = Array.from(without(0, 1))
  expect(marksOn(cells, SHARP).slice(0, 2).map(digitsIn)).toEqual([[5], [3]])
  const more = Array.from(without(0, 1, 9, 10))
  expect(digitsIn(marksOn(more, SHARP)[0] ?? 0)).toContain(5)
  const struck = toggled(SHARP, 0, 5)
  expect(digitsIn(marksOn(more, struck)[0] ?? 0)).not.toContain(5)
  expect(marksOn(more, rubbedOut(struck, 0))).toEqual(marksOn(more, SHARP))
})

test('marks by hand are what was written, less what can no longer stand there', () => {
  const own = toggled(toggled({ ...SHARP, auto: false }, 0, 5), 0, 9)
  expect(digitsIn(marksOn(Array.from(without(0, 1)), own)[0] ?? 0)).toEqual([5])
  expect(digitsIn(marksOn(Array.from(without(0, 1)), toggled(own, 0, 5))[0] ?? 0)).toEqual([])
})

test('[SD-07] what a refused number points at is what the rules name', () => {
  const at = { kind: 'place', value: 3, cell: 0 } as const
  const position = state([], { cells: without(0), solution: FULL, tray: [3] })
  const { row, col, box } = conflicts(position.cells, 0, 3)
  expect(pointedAt(refusePlace(position, at))).toMatchObject({ cell: { at: 0, value: 3 }, reasons: [...new Set([...row, ...col, ...box])] })
})

test('[SD-04] [SD-10] refused tiles point at what is in the way, and a full tray at itself', () => {
  expect(pointedAt(refuseTile(seen, 4))).toMatchObject({ tiles: [4], blockers: [9] })
  expect(pointedAt(refuseTile(seen, 6))).toMatchObject({ tiles: [6], blockers: [5, 7] })
  const full = state(tiles('7 .7'), { tray: [1, 2, 3, 4] })
  expect(pointedAt(refuseTake(full, { kind: 'take', a: 0, b: 1 }))).toMatchObject({ tray: true, tiles: [] })
  const differ = state(tiles('7 . 8'))
  expect(pointedAt(refuseTake(differ, { kind: 'take', a: 0, b: 1 }))).toMatchObject({ tiles: [0, 1], blockers: [] })
  expect(pointedAt(null)).toMatchObject({ tiles: [], reasons: [] })
})

test('an arrow begins at the edge of the cell that was tried and ends at the edge of the one in the way', () => {
  expect(arrowOver(51, 45).path).toMatch(/^M6\.500 5\.000C/)
  expect(arrowOver(51, 6).path).toMatch(/^M7\.000 5\.500C/)
})

test('a sentence about cells covers none that it names, wherever they are', () => {
  // An 8 at the upper left, with 8s in its row, its column and its box: below it, the one in the box would be covered.
  expect(spotFor([0], { width: 4.5, height: 1.4 })).toEqual({ cell: 0, side: 'below', hangs: 'right' })
  expect(spotFor([0, 3, 45, 10], { width: 4.5, height: 1.4 })).toEqual({ cell: 10, side: 'below', hangs: 'right' })
  const rng = stream('spots', 'test')
  for (let nth = 0; nth < 2000; nth++) {
    const tried = below(rng, 81)
    const peers = shuffle(rng, [...(PEERS[tried] ?? [])]).slice(0, below(rng, 4))
    const size = { width: nth % 2 === 0 ? 4.6 : 6.4, height: 1.4 }
    const { cell, side, hangs } = spotFor([tried, ...peers], size)
    const [x, y] = [(cell % 9) + 0.5, Math.floor(cell / 9) + 0.5]
    const left = { middle: x - size.width / 2, right: x - 0.46, left: x - size.width + 0.46 }[hangs]
    const top = side === 'below' ? y + 0.62 : y - 0.62 - size.height
    const said = `${nth}: ${[tried, ...peers]}`
    expect(left > -0.3 && left + size.width < 9.3 && top > -0.3 && top + size.height < 9.3, said).toBe(true)
    for (const each of [tried, ...peers]) {
      const [col, row] = [each % 9, Math.floor(each / 9)]
      const clear = col + 0.9 <= left || col + 0.1 >= left + size.width || row + 0.9 <= top || row + 0.1 >= top + size.height
      expect(clear, `${said}: ${each} is covered`).toBe(true)
    }
  }
})

test('[SD-38] a cell with a wrong number is read out as such', () => {
  const cells = FULL.slice()
  cells[0] = 9
  const position = state(tiles('1 1'), { cells, givens: without(0, 1), solution: FULL.slice(), mistakes: 'warn' })
  expect(en.cell(view(position, 0), 0, [])).toBe('row 1, column 1: 9, placed, does not belong there')
})

test('small counts', () => {
  expect(leftOf([0, 1, 0])).toBe(2)
  expect(toPlace(Array.from(without(0, 1)))).toEqual([0, 0, 1, 0, 1, 0, 0, 0, 0])
  expect(placedIn({ givens: [0, 5], cells: [4, 5] }, 0)).toBe(true)
  expect(placedIn({ givens: [0, 5], cells: [4, 5] }, 1)).toBe(false)
  expect([timeText(507), timeText(3723)]).toEqual(['08:27', '1:02:03'])
})
