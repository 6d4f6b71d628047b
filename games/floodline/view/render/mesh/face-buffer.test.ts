import { describe, expect, it } from 'vitest'
import { below, pick, stream } from '../../../../../kernel/rng.ts'
import type { Spot } from '../../../nouns.ts'
import { BEDROCK, EMPTY, ICE, SOLID, WATER } from '../../../rules/board/cells.ts'
import { DOWN, indexOf } from '../../../rules/board/space.ts'
import * as textbook from '../../../testing/textbook/faces.ts'
import { rootOf, toneOf } from '../palette.ts'
import { type Change, type Chunk, ChunkMesher } from './chunk-mesher.ts'
import { BIAS, BOX, CONVEX, type FaceBuffer, NO_EDGE, SEAM, STRIDE } from './face-buffer.ts'
import { cornerOf, FACE_UP, FACE_WEST, NORMALS } from './faces.ts'
import { DOOR, ROOF, ROOF_VARIANTS } from './looks.ts'
import { PROP_KINDS } from './props.ts'

const BOUNDS: Spot = [4, 4, 4]

/** A board of pieces by their numbers. */
function laid(spots: readonly (readonly [...Spot, number])[]) {
  const cells = new Uint8Array(64)
  const tints = new Uint8Array(64)
  for (const [x, y, z, piece] of spots) {
    cells[indexOf(BOUNDS, x, y, z)] = SOLID
    tints[indexOf(BOUNDS, x, y, z)] = piece
  }
  const faces = facesOf(BOUNDS, cells, tints)
  const of = (x: number, y: number, z: number): number[][] =>
    faces.filter(bytes => bytes[0] === x + BIAS && bytes[1] === y + BIAS && bytes[2] === z + BIAS)
  const at = (x: number, y: number, z: number, face: number) => of(x, y, z).find(bytes => bytes[3] === face)
  const props = faces.filter(isProp)
  return { faces: faces.filter(bytes => (bytes[1] ?? 0) >= BIAS && !isProp(bytes)), props, at }
}

const isProp = (bytes: readonly number[]): boolean => (bytes[3] ?? 0) >= BOX

/** Every face of a board, the floor's among them. */
function facesOf(bounds: Spot, cells: Uint8Array, tints: Uint8Array, voidFloor = false): number[][] {
  const mesher = new ChunkMesher(bounds, voidFloor)
  mesher.take({ cells, notes: new Uint8Array(cells.length), tints, components: null, gravity: DOWN })
  return mesher.chunks.flatMap(chunk => listed(mesher.lay(chunk)))
}

function listed({ bytes, count }: FaceBuffer): number[][] {
  return Array.from({ length: count }, (_, i) => [...bytes.subarray(i * STRIDE, (i + 1) * STRIDE)])
}

const edgesOf = (bytes: readonly number[] | undefined): number[] => [0, 2, 4, 6].map(shift => ((bytes?.[16] ?? 0) >> shift) & 3)

describe('faces that can be seen', () => {
  it('leaves out what lies on the floor and what touches', () => {
    expect(laid([[1, 0, 1, 7]]).faces).toHaveLength(5)
    expect(laid([[1, 2, 1, 7]]).faces).toHaveLength(6)
    expect(
      laid([
        [1, 1, 1, 7],
        [2, 1, 1, 7],
      ]).faces,
    ).toHaveLength(10)
    const nothing = new Uint8Array(64)
    expect(facesOf(BOUNDS, nothing, nothing)).toHaveLength(16)
    expect(facesOf(BOUNDS, nothing, nothing, true)).toEqual([]) // where there is no floor one sees through
    const full = Array.from({ length: 64 }, (_, i): [...Spot, number] => [i & 3, i >> 4, (i >> 2) & 3, 7])
    expect(laid(full).faces).toHaveLength(4 * 16 + 16)
  })

  it('knows seams between bodies, none within one, and edges that stand out', () => {
    const one = laid([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
    ])
    expect(edgesOf(one.at(1, 0, 1, FACE_UP))).toEqual([CONVEX, NO_EDGE, CONVEX, CONVEX])
    const two = laid([
      [1, 0, 1, 7],
      [2, 0, 1, 8],
    ])
    expect(edgesOf(two.at(1, 0, 1, FACE_UP))).toEqual([CONVEX, SEAM, CONVEX, CONVEX])
    const step = laid([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
      [2, 1, 1, 7],
    ])
    expect(edgesOf(step.at(1, 0, 1, FACE_UP))[1]).toBe(NO_EDGE) // a nook
  })

  it('puts a roof on top, one for all of a body, and the bytes of a face where the shader looks for them', () => {
    const { at } = laid([
      [1, 0, 1, 7],
      [2, 0, 1, 7],
    ])
    const bytes = at(1, 0, 1, FACE_UP)
    expect(bytes?.[15]).toBeGreaterThanOrEqual(ROOF)
    expect(bytes?.[15]).toBe(at(2, 0, 1, FACE_UP)?.[15])
    expect(bytes?.slice(12, 15)).toEqual(rootOf(toneOf(7)).map(part => Math.round(part * 255)))
  })
})

describe('what a body brings along', () => {
  const spots = (piece: number, y = 0): [...Spot, number][] => [
    [1, y, 1, piece],
    [2, y, 1, piece],
  ]
  const boxes = (faces: readonly number[][]): string[] => [...new Set(faces.map(bytes => String(bytes.slice(20, 28))))]

  it('is one prop on one of its roofs, another for other bodies, always the same for the same', () => {
    const kinds = new Set<string>()
    for (let piece = 1; piece < 30; piece++) {
      const { props } = laid(spots(piece))
      expect(new Set(props.map(([x, y, z]) => `${x} ${y} ${z}`)).size).toBe(1)
      expect(props).toEqual(laid(spots(piece)).props)
      expect(props).toHaveLength(5 * boxes(props).length)
      kinds.add(String(boxes(props)))
    }
    expect(kinds.size).toBe(PROP_KINDS)
  })

  it('goes to a roof that is free, and is gone with the last of them', () => {
    const halfCovered = laid([...spots(7), [2, 1, 1, 8]]).props.filter(bytes => bytes[1] === BIAS)
    expect(halfCovered[0]?.[0]).toBe(BIAS + 1)
    const covered = laid([...spots(7), ...spots(8, 1)]).props
    expect(covered.every(bytes => bytes[1] === BIAS + 1)).toBe(true)
  })

  it('is all kinds of roofs, and a door where there is ground before it', () => {
    const roofs = new Set(Array.from({ length: 40 }, (_, i) => laid(spots(i + 1)).at(1, 0, 1, FACE_UP)?.[15]))
    expect(roofs.size).toBe(ROOF_VARIANTS)
    const doors = (y: number): number => laid(spots(3, y)).faces.filter(bytes => bytes[15] === DOOR).length
    expect(doors(0)).toBe(3)
    expect(doors(2)).toBe(0)
  })
})

/** Four bits a corner, in the order they are wound. */
const sunsOf = (bytes: readonly number[] | undefined): number[] =>
  [0, 4, 8, 12].map(shift => ((((bytes?.[19] ?? 0) << 8) | (bytes?.[18] ?? 0)) >> shift) & 15)

describe('shadows without a shadow map', () => {
  const tower = new Uint8Array(64)
  for (let y = 0; y < 4; y++) tower[indexOf(BOUNDS, 1, y, 1)] = SOLID
  const shown = { cells: tower, notes: new Uint8Array(64), tints: new Uint8Array(64).fill(7), components: null, gravity: DOWN }

  /** The floor in the light of a sun in the west, or in none. */
  function floor(sun: readonly [number, number, number] | null) {
    const mesher = new ChunkMesher(BOUNDS, false)
    mesher.shine(sun)
    mesher.take(shown)
    const faces = mesher.chunks.flatMap(chunk => listed(mesher.lay(chunk))).filter(bytes => bytes[1] === BIAS - 1)
    return (x: number, z: number) => Math.min(...sunsOf(faces.find(bytes => bytes[0] === x + BIAS && bytes[2] === z + BIAS)))
  }

  it('lie behind what stands in the sun, and nowhere before it', () => {
    const at = floor([-0.7, 0.7, 0.1])
    expect(at(2, 1)).toBeLessThan(8)
    expect(at(0, 1)).toBe(15)
    expect(at(2, 3)).toBe(15)
  })

  it('are left to the shadow map where there is one', () => {
    const at = floor(null)
    for (let x = 0; x < 4; x++) for (let z = 0; z < 4; z++) if (x !== 1 || z !== 1) expect(at(x, z)).toBe(15)
  })

  it('follow what changes', () => {
    const mesher = new ChunkMesher(BOUNDS, false)
    mesher.shine([-0.7, 0.7, 0.1])
    const cells = new Uint8Array(64)
    mesher.take({ ...shown, cells })
    for (const chunk of mesher.chunks) mesher.lay(chunk)
    mesher.take(shown)
    const fresh = new ChunkMesher(BOUNDS, false)
    fresh.shine([-0.7, 0.7, 0.1])
    fresh.take(shown)
    expect(mesher.chunks.flatMap(chunk => listed(mesher.lay(chunk)))).toEqual(fresh.chunks.flatMap(chunk => listed(fresh.lay(chunk))))
  })
})

describe('occlusion', () => {
  it('darkens the corners of a face at the foot of a wall', () => {
    const { at } = laid([
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
    const { at } = laid([
      [1, 0, 1, 7],
      [2, 1, 1, 7],
      [1, 1, 0, 7],
    ])
    const contacts = at(1, 0, 1, FACE_UP)?.slice(4, 8)
    expect(contacts).toContain(133) // 0.52
    expect(contacts).toContain(255)
  })

  it('sees the whole sky from the top of a lonely block, less from its sides, and little from a shaft', () => {
    const { at } = laid([[1, 0, 1, 7]])
    const top = at(1, 0, 1, FACE_UP)?.[8] ?? 0
    expect(top).toBe(254)
    expect(at(1, 0, 1, FACE_WEST)?.[8]).toBeLessThan(top)
    const walls: [...Spot, number][] = []
    for (let y = 0; y < 4; y++) for (let x = 0; x < 3; x++) for (let z = 0; z < 3; z++) if (x !== 1 || z !== 1) walls.push([x, y, z, 7])
    expect(laid(walls).at(1, -1, 1, FACE_UP)?.[8]).toBeLessThan(90)
  })
})

/** Boards of every kind of cell, changed a few cells at a time: what is laid anew is what a fresh look sees, and what the textbook says. */
it.each([1, 2, 3])('lays after any change what it would lay at first sight, seed %i', seed => {
  const rng = stream(`mason ${seed}`, 'test')
  const bounds: Spot = [5, 11, 18]
  const size = 5 * 11 * 18
  const codes = [EMPTY, EMPTY, WATER, SOLID, SOLID, SOLID + 1, BEDROCK, ICE]
  const cells = Uint8Array.from({ length: size }, () => pick(rng, codes))
  const notes = new Uint8Array(size)
  const tints = Uint8Array.from({ length: size }, () => 1 + below(rng, 9))
  const mesher = new ChunkMesher(bounds, false)
  const shown = { cells, notes, tints, components: null, gravity: DOWN }
  mesher.take(shown)
  const kept = mesher.chunks.map(chunk => listed(mesher.lay(chunk)))
  for (let round = 0; round < 12; round++) {
    for (let i = 0; i < 4; i++) cells[below(rng, size)] = pick(rng, codes)
    const change = mesher.take(shown)
    expect(mesher.take(shown)).toBeNull()
    for (const [i, chunk] of mesher.chunks.entries())
      if (change && (mesher.touches(chunk, change) || mesher.sees(chunk, change))) kept[i] = listed(mesher.lay(chunk))
  }
  expect(kept.flat()).toEqual(facesOf(bounds, cells, tints))
  const told = textbook
    .facesOf(bounds, cells)
    .map(({ at, face, contact, sky }) => [...at.map(part => part + BIAS), face, ...contact, ...sky])
  const byText = (faces: number[][]): string[] => faces.map(String).sort()
  expect(
    byText(
      kept
        .flat()
        .filter(bytes => !isProp(bytes))
        .map(bytes => bytes.slice(0, 12)),
    ),
  ).toEqual(byText(told))
})

it('leaves alone what a change is far from', () => {
  const bounds: Spot = [4, 40, 4]
  const cells = new Uint8Array(4 * 40 * 4)
  const tints = new Uint8Array(cells.length)
  const mesher = new ChunkMesher(bounds, false)
  const shown = { cells, notes: tints, tints, components: null, gravity: DOWN }
  mesher.take(shown)
  cells[indexOf(bounds, 1, 18, 1)] = SOLID
  const change = mesher.take(shown)
  if (!change) throw new Error('nothing changed')
  const numbers = (asked: (chunk: Chunk, change: Change) => boolean): number[] =>
    mesher.chunks.flatMap((chunk, i) => (asked(chunk, change) ? [i] : []))
  expect(numbers((chunk, change) => mesher.touches(chunk, change))).toEqual([4])
  expect(numbers((chunk, change) => mesher.sees(chunk, change))).toEqual([3, 4, 5, 6])
})

it('winds every face so that it looks out', () => {
  for (const [face, [nx, ny, nz]] of NORMALS.entries()) {
    const [a, b, c] = [0, 1, 2].map(corner => cornerOf(face, corner, 0, 0, 0)) as unknown as [Spot, Spot, Spot]
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
    const v = [c[0] - b[0], c[1] - b[1], c[2] - b[2]] as const
    expect([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]].map(n => n + 0)).toEqual([nx, ny, nz])
  }
})
