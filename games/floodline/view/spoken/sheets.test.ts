import { expect, test } from 'vitest'
import type { Spot } from '../../nouns.ts'
import { DOWN, EAST, NORTH, SOUTH, spotOf, WEST } from '../../rules/board/space.ts'
import { levelOf } from '../../testing/drawn.ts'
import { axisOf, CUTS, placeOn, sheetOf } from './sheets.ts'

const BOUNDS: Spot = [3, 4, 2]

function boardUnder(gravity: number) {
  return { level: levelOf(BOUNDS), gravity }
}

function spots(rows: readonly (readonly number[])[]): string[] {
  return rows.map(row => row.map(cell => spotOf(BOUNDS, cell).join('')).join(' '))
}

test('a map lies on the face that gravity points at, north or the top first', () => {
  expect(spots(sheetOf(boardUnder(DOWN), 'map', 9).rows)).toEqual(['000 100 200', '001 101 201'])
  expect(spots(sheetOf(boardUnder(EAST), 'map', 0).rows)).toEqual(['230 231', '220 221', '210 211', '200 201'])
  expect(spots(sheetOf(boardUnder(WEST), 'map', 0).rows).at(-1)).toBe('000 001')
  expect(spots(sheetOf(boardUnder(SOUTH), 'map', 0).rows).at(-1)).toBe('001 101 201')
  expect(spots(sheetOf(boardUnder(NORTH), 'map', 0).rows)[0]).toBe('030 130 230')
})

test('slices run along any axis, whatever gravity does, and end with the board', () => {
  expect(spots(sheetOf(boardUnder(DOWN), 'y', 2).rows)).toEqual(['020 120 220', '021 121 221'])
  expect(sheetOf(boardUnder(DOWN), 'y', 2)).toMatchObject({ at: 2, of: 4, down: 'z', across: 'x' })
  expect(spots(sheetOf(boardUnder(EAST), 'z', 1).rows)[0]).toBe('031 131 231')
  expect(sheetOf(boardUnder(DOWN), 'x', 99).at).toBe(2)
  expect(sheetOf(boardUnder(DOWN), 'x', -1).at).toBe(0)
})

test('every cell is found on its slice and in its column, and nowhere else', () => {
  for (const gravity of [DOWN, NORTH, SOUTH, EAST, WEST])
    for (const cut of CUTS)
      for (let cell = 0; cell < 24; cell++) {
        const spot = spotOf(BOUNDS, cell)
        const axis = cut === 'map' ? axisOf(gravity) : cut
        const own = sheetOf(boardUnder(gravity), cut, { x: spot[0], y: spot[1], z: spot[2] }[axis])
        const place = placeOn(own, BOUNDS, spot)
        const found = place && spotOf(BOUNDS, own.rows[place[0]]?.[place[1]] ?? -1)
        // A map shows the foot of the column: along gravity it may lie elsewhere.
        const across = (other: Spot): string => ['x', 'y', 'z'].map((name, i) => (name === axis ? '' : other[i])).join()
        expect(found && across(found), `${cut} ${spot}`).toBe(across(spot))
        if (cut === 'map') continue
        const other = sheetOf(boardUnder(gravity), cut, own.at === 0 ? 1 : 0)
        expect(placeOn(other, BOUNDS, spot)).toBeNull()
      }
})
