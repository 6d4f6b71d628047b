import { describe, expect, it } from 'vitest'
import type { Spot } from '../../../nouns.ts'
import { BEDROCK, WATER } from '../../../rules/board/cells.ts'
import { DOWN, EAST, indexOf, SOUTH } from '../../../rules/board/space.ts'
import { FACE_EAST, FACE_SOUTH, FACE_UP, FACE_WEST } from '../mesh/faces.ts'
import { depthsOf, isSurface, SURFACE, SURFACED, WATER_STRIDE, waterFaces } from './water-faces.ts'

const BOUNDS: Spot = [3, 4, 3]

function board(fill: (x: number, y: number, z: number) => number): Uint8Array {
  const cells = new Uint8Array(36)
  for (let y = 0; y < 4; y++) for (let x = 0; x < 3; x++) for (let z = 0; z < 3; z++) cells[indexOf(BOUNDS, x, y, z)] = fill(x, y, z)
  return cells
}

const facesOf = (cells: Uint8Array, gravity: number): number[][] => {
  const { bytes, count } = waterFaces(BOUNDS, cells, gravity, null)
  return Array.from({ length: count }, (_, i) => [...bytes.subarray(i * WATER_STRIDE, (i + 1) * WATER_STRIDE)])
}

describe('water', () => {
  it('counts depth down to the first thing that is no water', () => {
    const cells = board((_x, y) => (y === 0 ? BEDROCK : y < 3 ? WATER : 0))
    const depths = depthsOf(BOUNDS, cells, DOWN)
    expect(depths[indexOf(BOUNDS, 1, 2, 1)]).toBe(2)
    expect(depths[indexOf(BOUNDS, 1, 1, 1)]).toBe(1)
    expect(depths[indexOf(BOUNDS, 1, 0, 1)]).toBe(0)
  })

  it('has one surface, cuts at the edge of the board, and nothing between its cells', () => {
    const faces = facesOf(
      board((_x, y) => (y < 2 ? WATER : 0)),
      DOWN,
    )
    const surface = faces.filter(bytes => ((bytes[9] ?? 0) & SURFACE) !== 0)
    expect(surface).toHaveLength(9)
    expect(surface.every(bytes => bytes[3] === FACE_UP)).toBe(true)
    expect(faces).toHaveLength(9 + 2 * 12)
  })

  it('draws the shore on sides where it ends, and on corners it only turns round', () => {
    const cells = board((x, y, z) => (y > 0 ? 0 : x === 0 && z === 0 ? BEDROCK : WATER))
    const middle = facesOf(cells, DOWN).find(bytes => bytes[0] === 17 && bytes[2] === 17 && bytes[3] === FACE_UP)
    expect(middle?.[8]).toBe(128) // low across, high along: north-west
    const north = facesOf(cells, DOWN).find(bytes => bytes[0] === 17 && bytes[2] === 16 && bytes[3] === FACE_UP)
    expect(north?.[8]).toBe(1 | 8)
  })

  it('lies against the wall that gravity points to', () => {
    const cells = board(x => (x === 2 ? WATER : 0))
    const surface = facesOf(cells, EAST).filter(bytes => ((bytes[9] ?? 0) & SURFACE) !== 0)
    expect(surface).toHaveLength(12)
    expect(surface.every(bytes => bytes[3] === FACE_WEST)).toBe(true)
    expect(facesOf(cells, EAST).some(bytes => bytes[3] === FACE_EAST)).toBe(false)
  })

  it('shows no surface under a lid and leaves no gap there', () => {
    const cells = board((_x, y) => (y === 0 ? WATER : y === 1 ? BEDROCK : 0))
    const faces = facesOf(cells, DOWN)
    expect(faces).toHaveLength(12)
    expect(faces.every(bytes => ((bytes[9] ?? 0) & SURFACED) === 0)).toBe(true)
  })

  it('is a surface where there is none above, also at the roof', () => {
    const cells = board(() => WATER)
    expect(isSurface(BOUNDS, cells, DOWN, 0, 3, 0)).toBe(true)
    expect(isSurface(BOUNDS, cells, DOWN, 0, 2, 0)).toBe(false)
    expect(isSurface(BOUNDS, cells, SOUTH, 0, 2, 0)).toBe(true)
    expect(facesOf(cells, DOWN).filter(bytes => bytes[3] === FACE_SOUTH)).toHaveLength(12)
  })
})
