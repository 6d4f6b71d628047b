/**
 * The faces of a board as the recipe has them: for every cell every face, for every face every corner, for every corner every ray, all
 * from the beginning. Says what the bytes of each face must be, but not in which order the faces come.
 */
import type { Spot } from '../../nouns.ts'
import { EMPTY, WATER } from '../../rules/board/cells.ts'
import { contains, indexOf } from '../../rules/board/space.ts'
import { ACROSS, ALONG, CORNERS_UV, cornerOf, NORMALS } from '../../view/render/mesh/faces.ts'

const RAYS = 20
const STEP = 0.75
const REACH = 5.2
const FADE = 6.5

export interface TextbookFace {
  readonly at: Spot
  readonly face: number
  readonly contact: readonly number[] // by corner
  readonly sky: readonly number[]
}

export function facesOf(bounds: Spot, cells: Uint8Array): TextbookFace[] {
  const isSolid = ([x, y, z]: Spot): boolean =>
    contains(bounds, x, y, z) ? (cells[indexOf(bounds, x, y, z)] ?? EMPTY) > WATER : y < 0 /* the floor, as wide as anybody looks */
  const faces: TextbookFace[] = []
  for (let y = -1; y < bounds[1]; y++)
    for (let x = 0; x < bounds[0]; x++)
      for (let z = 0; z < bounds[2]; z++)
        for (let face = 0; face < NORMALS.length; face++) {
          const at: Spot = [x, y, z]
          if ((y >= 0 || face === 2) && isSolid(at) && !isSolid(beside(at, NORMALS[face] as Spot, 1))) faces.push(faceAt(isSolid, at, face))
        }
  return faces
}

function faceAt(isSolid: (spot: Spot) => boolean, at: Spot, face: number): TextbookFace {
  const front = beside(at, NORMALS[face] as Spot, 1)
  const contact = CORNERS_UV.map(([u, v]) => {
    const side = beside(front, ACROSS[face] as Spot, 2 * u - 1)
    const along = beside(front, ALONG[face] as Spot, 2 * v - 1)
    const corner = beside(side, ALONG[face] as Spot, 2 * v - 1)
    const free = isSolid(side) && isSolid(along) ? 0 : 3 - [side, along, corner].filter(isSolid).length
    return Math.round(255 * (0.52 + 0.48 * (free / 3)))
  })
  return { at, face, contact, sky: CORNERS_UV.map((_, corner) => skyAt(isSolid, cornerOf(face, corner, ...at), face)) }
}

/** Cosine-spread rays about the normal; what they meet dims the more the nearer it is. */
function skyAt(isSolid: (spot: Spot) => boolean, corner: Spot, face: number): number {
  let taken = 0
  for (let ray = 0; ray < RAYS; ray++) {
    const [out, side] = [Math.sqrt(1 - (ray + 0.5) / RAYS), Math.sqrt((ray + 0.5) / RAYS)]
    const turn = ray * 2.399963
    for (let t = STEP; t < REACH; t += STEP) {
      const met = [0, 1, 2].map(axis => {
        const [n, u, v] = [NORMALS, ACROSS, ALONG].map(of => of[face]?.[axis] ?? 0) as [number, number, number]
        return (corner[axis] as number) + Math.floor(n * (0.02 + out * t) + (u * Math.cos(turn) + v * Math.sin(turn)) * side * t)
      })
      if (!isSolid(met as unknown as Spot)) continue
      taken += 1 - t / FADE
      break
    }
  }
  const seen = Math.min(1, Math.max(0, (1 - taken / RAYS - 0.15) / 0.83))
  return Math.round(seen * seen * (3 - 2 * seen) * 254)
}

function beside([x, y, z]: Spot, [dx, dy, dz]: Spot, by: number): Spot {
  return [x + dx * by, y + dy * by, z + dz * by]
}
