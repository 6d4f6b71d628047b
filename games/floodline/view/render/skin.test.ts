import { describe, expect, it } from 'vitest'
import type { Spot } from '../../nouns.ts'
import { BEDROCK, EMPTY, SOLID } from '../../rules/cells.ts'
import { cornerOf, FACE_UP, FACE_WEST, NORMALS } from './faces.ts'
import { Grid } from './grid.ts'
import { PLAIN } from './looks.ts'
import { BIAS, CONVEX, NO_EDGE, SEAM, Skin, STRIDE, skinBox } from './skin.ts'

const BOUNDS: Spot = [4, 4, 4]

/** A board of numbered bodies; 0 is air. */
function skinned(spots: readonly (readonly [...Spot, number])[]) {
  const grid = new Grid(BOUNDS, true)
  for (const [x, y, z, body] of spots) grid.bodies[grid.at(x, y, z)] = body
  const skin = new Skin()
  const looks = {
    code: (x: number, y: number, z: number) => (grid.bodies[grid.at(x, y, z)] === 0 ? EMPTY : SOLID),
    note: () => 0,
    tint: () => [1, 1, 1] as const,
    grain: () => 0,
  }
  skinBox(skin, grid, looks, [0, 0, 0], BOUNDS)
  const faces = Array.from({ length: skin.count }, (_, i) => [...skin.bytes.subarray(i * STRIDE, (i + 1) * STRIDE)])
  const at = (x: number, y: number, z: number, face: number) =>
    faces.find(bytes => bytes[0] === x + BIAS && bytes[1] === y + BIAS && bytes[2] === z + BIAS && bytes[3] === face)
  return { grid, faces, at }
}

const edgesOf = (bytes: readonly number[] | undefined): number[] => [0, 2, 4, 6].map(shift => ((bytes?.[16] ?? 0) >> shift) & 3)

describe('faces that can be seen', () => {
  it('leaves out what lies on the floor and what touches', () => {
    expect(skinned([[1, 0, 1, 7]]).faces).toHaveLength(5)
    expect(skinned([[1, 2, 1, 7]]).faces).toHaveLength(6)
    expect(
      skinned([
        [1, 1, 1, 7],
        [2, 1, 1, 7],
      ]).faces,
    ).toHaveLength(10)
    const full = Array.from({ length: 64 }, (_, i): [...Spot, number] => [i & 3, i >> 4, (i >> 2) & 3, 7])
    expect(skinned(full).faces).toHaveLength(4 * 16 + 16)
  })

  it('knows seams between bodies, none within one, and edges that stand out', () => {
    const one = skinned([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
    ])
    expect(edgesOf(one.at(1, 0, 1, FACE_UP))).toEqual([CONVEX, NO_EDGE, CONVEX, CONVEX])
    const two = skinned([
      [1, 0, 1, 7],
      [2, 0, 1, 8],
    ])
    expect(edgesOf(two.at(1, 0, 1, FACE_UP))).toEqual([CONVEX, SEAM, CONVEX, CONVEX])
    const step = skinned([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
      [2, 1, 1, 7],
    ])
    expect(edgesOf(step.at(1, 0, 1, FACE_UP))[1]).toBe(NO_EDGE) // a nook
  })

  it('puts plaster without windows on top and the bytes of a face where the shader looks for them', () => {
    const bytes = skinned([[1, 0, 1, 7]]).at(1, 0, 1, FACE_UP)
    expect(bytes?.[15]).toBe(PLAIN)
    expect(bytes?.slice(12, 15)).toEqual([255, 255, 255])
  })
})

describe('occlusion', () => {
  it('darkens the corners of a face at the foot of a wall', () => {
    const { at } = skinned([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
      [2, 1, 1, 7],
    ])
    const [low, high, far, near] = at(1, 0, 1, FACE_UP)?.slice(4, 8) ?? []
    expect(high).toBeLessThan(low ?? 0)
    expect(far).toBeLessThan(near ?? 0)
    expect(low).toBe(255)
  })

  it('is nothing in a corner between two walls', () => {
    const { grid } = skinned([
      [1, 0, 1, 7],
      [2, 1, 1, 7],
      [1, 1, 0, 7],
    ])
    const contacts = [0, 1, 2, 3].map(corner => grid.contact(FACE_UP, grid.at(1, 0, 1), corner))
    expect(contacts).toContain(0)
    expect(contacts).toContain(3)
  })

  it('sees the whole sky from the top of a lonely block, less from its sides, and little from a shaft', () => {
    const { grid } = skinned([[1, 0, 1, 7]])
    const top = grid.sky(FACE_UP, grid.at(1, 0, 1), 0)
    const side = grid.sky(FACE_WEST, grid.at(1, 0, 1), 0)
    expect(top).toBe(254)
    expect(side).toBeLessThan(top)
    const walls: [...Spot, number][] = []
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 3; x++) for (let z = 0; z < 3; z++) if (x !== 1 || z !== 1) walls.push([x, y, z, BEDROCK])
    const shaft = skinned(walls).grid
    expect(shaft.sky(FACE_UP, shaft.at(1, -1, 1), 0)).toBeLessThan(90)
  })

  it('forgets what it saw when something near changes, and only then', () => {
    const { grid } = skinned([[1, 0, 1, 7]])
    const before = grid.sky(FACE_UP, grid.at(1, 0, 1), 1)
    grid.bodies[grid.at(2, 2, 1)] = 9
    expect(grid.sky(FACE_UP, grid.at(1, 0, 1), 1)).toBe(before)
    grid.forgetSky([2, 2, 1], [2, 2, 1])
    expect(grid.sky(FACE_UP, grid.at(1, 0, 1), 1)).toBeLessThan(before)
  })
})

it('winds every face so that it looks out', () => {
  for (const [face, [nx, ny, nz]] of NORMALS.entries()) {
    const [a, b, c] = [0, 1, 2].map(corner => cornerOf(face, corner, 0, 0, 0)) as unknown as [Spot, Spot, Spot]
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
    const v = [c[0] - b[0], c[1] - b[1], c[2] - b[2]] as const
    expect([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]].map(n => n + 0)).toEqual([nx, ny, nz])
  }
})
