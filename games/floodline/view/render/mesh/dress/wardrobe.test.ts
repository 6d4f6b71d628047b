import { describe, expect, it, test } from 'vitest'
import { LOOKS, type Look, type Spot } from '../../../../nouns.ts'
import { BEDROCK, SOLID } from '../../../../rules/board/cells.ts'
import { DOWN, indexOf } from '../../../../rules/board/space.ts'
import { ChunkMesher } from '../chunk-mesher.ts'
import { BIAS, BOX, type FaceBuffer, STRIDE } from '../face-buffer.ts'
import { DRESS, DRESS_LAYERS } from '../looks.ts'
import { fabrics, wardrobe } from './wardrobe.ts'

const BOUNDS: Spot = [5, 6, 5]

/** Cells with a look on an empty board, meshed. */
function laid(look: Look | null, spots: readonly Spot[], { fine = true, code = BEDROCK }: { fine?: boolean; code?: number } = {}) {
  const cells = new Uint8Array(150)
  const looks = new Uint8Array(150)
  for (const spot of spots) {
    cells[indexOf(BOUNDS, ...spot)] = code
    looks[indexOf(BOUNDS, ...spot)] = look ? LOOKS.indexOf(look) + 1 : 0
  }
  const mesher = new ChunkMesher(BOUNDS, false)
  mesher.fine = fine
  mesher.dressUp(wardrobe)
  const blank = new Uint8Array(150)
  const shown = { cells, notes: blank, tints: blank, looks, components: null, gravity: DOWN }
  mesher.take(shown)
  const faces: number[][] = []
  const glass: number[][] = []
  for (const chunk of mesher.chunks) {
    faces.push(...listed(mesher.lay(chunk)).filter(bytes => (bytes[1] ?? 0) >= BIAS))
    glass.push(...listed(mesher.glass))
  }
  return { mesher, shown, faces, glass }
}

function listed({ bytes, count }: FaceBuffer): number[][] {
  return Array.from({ length: count }, (_, i) => [...bytes.subarray(i * STRIDE, (i + 1) * STRIDE)])
}

const COLUMN: readonly Spot[] = [
  [2, 0, 2],
  [2, 1, 2],
  [2, 2, 2],
]

describe.each(LOOKS)('%s', look => {
  const { faces, glass } = laid(look, COLUMN)

  it('is like no other look, and unlike rock', () => {
    const others = [null, ...LOOKS.filter(other => other !== look)].map(other => {
      const seen = laid(other, COLUMN)
      return String([...seen.faces, ...seen.glass])
    })
    expect(others).not.toContain(String([...faces, ...glass]))
  })

  it('keeps to its cells but for what sticks out a little', () => {
    for (const bytes of [...faces, ...glass]) {
      const [fx = 0, fy = 0, fz = 0] = bytes.slice(20, 23).map(part => part / 64 - 1)
      const [sx = 0, sy = 0, sz = 0] = bytes.slice(24, 27).map(part => part / 64)
      expect(Math.min(fx, fz)).toBeGreaterThanOrEqual(-0.5)
      expect(Math.max(fx + sx, fz + sz)).toBeLessThanOrEqual(1.5)
      expect(fy).toBeGreaterThanOrEqual(-0.8)
      expect(fy + sy).toBeLessThanOrEqual(1.8)
    }
  })

  it('is there on a weak machine too, with no more faces', () => {
    const weak = laid(look, COLUMN, { fine: false })
    expect(weak.faces.length + weak.glass.length).toBeGreaterThan(0)
    expect(weak.faces.length).toBeLessThanOrEqual(faces.length)
  })
})

test('a lighthouse is white and red by turns, and its lamp shines at the top', () => {
  const { faces } = laid('lighthouse', COLUMN)
  const lamps = faces.filter(bytes => (bytes[23] ?? 0) > 200)
  expect(new Set(lamps.map(bytes => (bytes[1] ?? 0) - BIAS))).toEqual(new Set([2]))
  const tone = (y: number): string[] => faces.filter(bytes => (bytes[1] ?? 0) - BIAS === y).map(bytes => String(bytes.slice(12, 15)))
  expect(tone(0).some(each => tone(1).includes(each))).toBe(false)
})

test('one barge carries one cat, and one cabin', () => {
  const deck: Spot[] = [0, 1, 2].flatMap(x => [0, 1, 2].map((z): Spot => [x + 1, 0, z + 1]))
  const carries = ({ faces }: ReturnType<typeof laid>): Set<string> =>
    new Set(faces.filter(bytes => (bytes[3] ?? 0) >= BOX && (bytes[21] ?? 0) > 64 + 70).map(bytes => String(bytes.slice(0, 3))))
  expect(carries(laid('barge', deck, { code: SOLID })).size).toBe(2)
})

test('glass is seen through: what stands behind it has faces towards it, and it has none of its own that hide it', () => {
  const { faces, glass } = laid('glass', COLUMN)
  expect(faces).toHaveLength(0)
  expect(glass).toHaveLength(3 * 4 + 1) // the sides and the top: it stands on the floor
})

test('a row that becomes shorter far away looks different where it ends now', () => {
  const tall = Array.from({ length: 6 }, (_, y): Spot => [2, y, 2])
  const { mesher, shown } = laid('lighthouse', tall, { code: SOLID })
  shown.cells[indexOf(BOUNDS, 2, 5, 2)] = 0
  const change = mesher.take(shown)
  expect(mesher.chunks.filter(chunk => change && mesher.touches(chunk, change)).length).toBe(mesher.chunks.length)
})

test('there is a layer for every fabric', () => {
  expect(fabrics).toHaveLength(DRESS_LAYERS)
  expect(DRESS + fabrics.length).toBeLessThan(256)
})
