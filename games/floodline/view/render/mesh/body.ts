/** Cells apart from the board: the piece in the air, a body that falls, a future that is not yet. */
import type { RawShaderMaterial } from 'three'
import type { Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'
import type { Rgb } from '../palette.ts'
import type { Dress } from './dressed.ts'
import { FaceBuffer, STRIDE } from './face-buffer.ts'
import { FACE_UP, NORMALS } from './faces.ts'
import { Grid } from './grid.ts'
import { layerOf, propOf, scatter } from './looks.ts'
import { addProp } from './props.ts'
import { FACE_FIELDS, Quads } from './quads.ts'

/** What a cell of a body looks like; `body` tells it from its neighbours. */
export interface BodyCell {
  readonly code: number
  readonly note: number
  readonly tint: Rgb
  readonly body: number
  readonly layer?: number // on all faces, in place of what the code says
  readonly grain?: number
  readonly look?: number // its own; above 0 it is worn, if there is what it is made of
}

const scratch = new Map<string, Grid>() // by bounds: making one costs more than using it

function gridFor(bounds: Spot): Grid {
  const key = bounds.join()
  const known = scratch.get(key)
  if (known) return known
  const made = new Grid(bounds, false)
  scratch.clear()
  scratch.set(key, made)
  return made
}

const faces = new FaceBuffer()

export class Body {
  readonly quads: Quads<Uint8Array<ArrayBuffer>>

  constructor(material: RawShaderMaterial, order: number) {
    this.quads = new Quads(FACE_FIELDS, STRIDE, material)
    this.quads.mesh.renderOrder = order
  }

  show(bounds: Spot, cells: readonly number[], look: (cell: number) => BodyCell, dress: Dress | null = null): void {
    const grid = gridFor(bounds)
    const looks = cells.map(look)
    const spots = cells.map(cell => spotOf(bounds, cell))
    const worn = new Map<number, number>() // by place in the grid
    for (const [i, spot] of spots.entries()) {
      const at = grid.at(...spot)
      const own = dress ? (looks[i]?.look ?? 0) : 0
      worn.set(at, own)
      grid.bodies[at] = dress?.isSlim(own) ? 0 : (looks[i]?.body ?? 1)
    }
    const lookAt = (x: number, y: number, z: number): number => worn.get(grid.at(x, y, z)) ?? 0
    const standsAt = (x: number, y: number, z: number): boolean => worn.has(grid.at(x, y, z))
    faces.clear()
    for (const [i, [x, y, z]] of spots.entries()) {
      const { code, note, tint, layer, grain = scatter(i, 3) & 0xff } = looks[i] as BodyCell
      const own = lookAt(x, y, z)
      if (dress && own > 0) {
        dress.lay({ lookAt, standsAt }, { grid, faces, glass: null, withSky: false, fine: true, tint: null }, x, y, z)
        continue
      }
      faces.dip(tint, grain)
      for (let face = 0; face < NORMALS.length; face++) {
        if (grid.bodies[grid.at(x, y, z) + (grid.strides[face] as number)] !== 0) continue
        faces.add(grid, x, y, z, face, layer ?? layerOf(code, note, face, grain), false)
      }
      const prop = layer === undefined ? propOf(code, note, grain) : 0
      if (prop > 0 && grid.bodies[grid.at(x, y, z) + (grid.strides[FACE_UP] as number)] === 0) addProp(faces, x, y, z, prop)
    }
    for (const spot of spots) grid.bodies[grid.at(...spot)] = 0
    this.quads.fill(faces.bytes, faces.count)
  }

  hide(): void {
    this.quads.mesh.visible = false
  }

  dispose(): void {
    this.quads.dispose()
  }
}
