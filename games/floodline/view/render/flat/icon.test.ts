import { describe, expect, it } from 'vitest'
import { PIECES } from '../../../nouns.ts'
import { HEAVY, REINFORCED } from '../../../rules/cells.ts'
import { guidesOf } from '../effects/falling.ts'
import { LAYERS } from '../mesh/looks.ts'
import { PATTERN_RANGE, paintPatterns } from '../mesh/patterns.ts'
import { rgbOf } from '../palette.ts'
import { drawPieceIcon } from './icon.ts'
import { litFace } from './light-tones.ts'

const lightness = (hex: string): number => {
  const [r, g, b] = rgbOf(hex)
  return 0.3 * r + 0.59 * g + 0.11 * b
}

describe('icons of pieces', () => {
  it('shows three sides of every piece, all within the picture', () => {
    for (const piece of PIECES.keys()) {
      const { viewBox, polygons } = drawPieceIcon(piece, 0)
      expect(new Set(polygons.map(({ part }) => part))).toEqual(new Set(['top', 'left', 'right']))
      const [x0 = 0, y0 = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
      for (const { points } of polygons)
        for (const point of points.split(' ')) {
          const [x = 0, y = 0] = point.split(',').map(Number)
          expect(x).toBeGreaterThan(x0)
          expect(x).toBeLessThan(x0 + width)
          expect(y).toBeGreaterThan(y0)
          expect(y).toBeLessThan(y0 + height)
        }
    }
  })

  it('draws only faces that can be seen', () => {
    expect(drawPieceIcon(PIECES.indexOf('I3'), 0).polygons).toHaveLength(3 + 3 + 1)
    expect(drawPieceIcon(PIECES.indexOf('O2'), 0).polygons).toHaveLength(4 + 2 + 2)
  })

  it('marks heavy and reinforced pieces, whatever their colour', () => {
    for (const material of [HEAVY, REINFORCED]) expect(drawPieceIcon(0, material).polygons.some(({ part }) => part === 'mark')).toBe(true)
  })

  it('keeps the order of values: top lighter than left, left lighter than right, at any turn', () => {
    for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
      const { polygons } = drawPieceIcon(0, 0, -turn)
      const of = (part: string): number => lightness(polygons.find(polygon => polygon.part === part)?.fill ?? '#000000')
      expect(of('top')).toBeGreaterThan(of('left'))
      expect(of('left')).toBeGreaterThan(of('right'))
    }
  })
})

it('keeps heavy the darkest solid in any light', () => {
  for (const face of [0, 1, 2, 4, 5]) expect(lightness(litFace('#3B3D49', face, 0))).toBeLessThan(lightness(litFace('#AEA8B5', face, 0)))
})

it('paints every layer of the patterns, none of them empty', () => {
  const size = 16
  const texels = paintPatterns(size)
  expect(texels).toHaveLength(size * size * 4 * LAYERS)
  for (let layer = 0; layer < LAYERS; layer++) {
    const part = texels.subarray(layer * size * size * 4, (layer + 1) * size * size * 4)
    expect(part.some(value => value > 0 && value < 255)).toBe(true)
  }
  expect(PATTERN_RANGE).toBeCloseTo(1.335, 3)
})

describe('drop guides', () => {
  it('run from the corners of the piece to the corners of its landing place', () => {
    const bounds = [4, 8, 4] as const
    const cell = (x: number, y: number, z: number): number => (y * 4 + x) * 4 + z
    const guides = guidesOf(bounds, 0, [cell(1, 6, 1), cell(2, 6, 1)], [cell(1, 0, 1), cell(2, 0, 1)])
    expect(guides).toHaveLength(4)
    for (const [from, to] of guides) {
      expect(from[1]).toBe(6)
      expect(to[1]).toBe(1)
    }
    const sideways = guidesOf(bounds, 3, [cell(0, 2, 1)], [cell(3, 2, 1)])
    expect(sideways.every(([from, to]) => from[0] === 1 && to[0] === 3)).toBe(true)
  })

  it('are none for a piece that lies already', () => {
    expect(guidesOf([4, 8, 4], 0, [5], [5])).toEqual([])
  })
})
