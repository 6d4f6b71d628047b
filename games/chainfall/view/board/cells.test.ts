import { expect, test } from 'vitest'
import { view } from '../../rules/view.ts'
import { drawn } from '../../testing/drawn.ts'
import { positionDrawing } from './cells.ts'

test('what was placed last is marked where it stands; where it went off at once, no frame is left', () => {
  const position = drawn(`
    .. .. .. ..
    .. B3 .. ..
    .. .. R1 ..
  `)
  const { cells } = positionDrawing(view(position, 'public'), [2, 11])
  expect(cells.flatMap(({ latest }, cell) => (latest ? cell : []))).toEqual([2])
})
