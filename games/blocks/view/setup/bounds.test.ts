import { expect, test } from 'vitest'
import { blocks } from '../../game.ts'
import { CLASSIC } from '../../levels/presets.ts'
import { boundsOf, isAllowed } from './bounds.ts'

test('[BP-56] the fields go as far as the rules do', () => {
  expect(boundsOf('rows')).toEqual({ least: 4, most: 16 })
  expect(boundsOf('cols')).toEqual({ least: 4, most: 16 })
  expect(boundsOf('comboBonus')).toEqual({ least: 0, most: 100 })
})

test.each(['', ' ', '3', '17', '8.5', '-8', '1e9', 'eight', 'NaN'])('[BP-56] %j is no number of rows', text => {
  expect(isAllowed('rows', text)).toBe(false)
})

test('[BP-56] every grid between the bounds is dealt', () => {
  for (let count = 4; count <= 16; count++) {
    expect(isAllowed('rows', String(count))).toBe(true)
    expect(blocks.refuseSetup({ ...CLASSIC, rows: count, cols: 20 - count })).toBeNull()
  }
})

test('a form begins with what a newcomer gets', () => {
  expect(blocks.presets[0]?.setup).toEqual(CLASSIC)
})
