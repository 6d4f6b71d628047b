/** What the board stands on: a rim with the quarters of the sky, an inlay of brass, and an island that hangs in the clouds; open in the middle where there is no floor. */
import { Group } from 'three'
import type { Spot } from '../../../nouns.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import type { Materials } from '../gl/materials.ts'
import { FaceBuffer, STRIDE } from '../mesh/face-buffer.ts'
import { FACE_UP, NORMALS } from '../mesh/faces.ts'
import { Grid } from '../mesh/grid.ts'
import { BOLTED, BRICKS, FRAME, ISLAND_ROCK, PLAIN, scatter } from '../mesh/looks.ts'
import { FACE_FIELDS, Quads } from '../mesh/quads.ts'
import { BRASS, CORAL, ISLAND, RIM, rgbOf, rootOf } from '../palette.ts'
import { Figures, type GlyphSheet, QUARTER_GLYPHS } from './figures.ts'
import { Fills, TEETH } from './fills.ts'

const DEEP = 9 // layers below the floor: the rim and the island
const RIM_BODY = 1
const ROCK_BODY = 2
const INLAY = 0.1 // cells wide
const THREAD = 0.03
const WHITE = [1, 1, 1] as const

/** By chapter: stone, brick, steel; all about as light. */
const RIMS = [
  { hex: RIM, flat: PLAIN, side: PLAIN },
  { hex: '#C79C8E', flat: BRICKS, side: BRICKS },
  { hex: '#A9B2C2', flat: BOLTED, side: FRAME },
] as const

/** How many layers hang below a column: most in the middle, ragged, holes now and then. */
export function hanging([X, , Z]: Spot, x: number, z: number): number {
  const far = Math.max(Math.abs(x + 0.5 - X / 2) / (X / 2), Math.abs(z + 0.5 - Z / 2) / (Z / 2))
  const ragged = (scatter(x * 37 + 5, z * 59 + 11) % 1000) / 1000
  const notched = far > 0.85 && ragged > 0.86
  const depth = notched ? 0 : Math.max(1.6, (0.98 - far) * 7 + ragged * 2.4 + 0.5)
  return Math.max(0, Math.min(DEEP - 1, Math.round(depth)))
}

/** Below a rim around nothing: a layer or two. */
function crumbling(x: number, z: number): number {
  return scatter(x * 41 + 3, z * 67 + 7) % 3
}

export class Platform {
  readonly group = new Group()
  readonly #rock: Quads<Uint8Array<ArrayBuffer>>
  readonly #inlay = new Fills(6)
  readonly #letters: Figures
  readonly #bounds: Spot

  constructor(bounds: Spot, voidFaces: readonly number[], chapter: number, materials: Materials, sheet: GlyphSheet) {
    this.#bounds = bounds
    this.#letters = new Figures(sheet, 7)
    this.#rock = new Quads(FACE_FIELDS, STRIDE, materials.island)
    this.group.add(this.#rock.mesh, this.#inlay.mesh, this.#letters.mesh)
    this.#island(chapter, voidFaces.includes(DOWN))
    this.#border(voidFaces)
  }

  /** A grid of its own: one cell wider on every side, its top layer is the rim. */
  #island(chapter: number, isOpen: boolean): void {
    const [X, , Z] = this.#bounds
    const grid = new Grid([X + 2, DEEP, Z + 2], false)
    const top = DEEP - 1
    for (let x = 0; x < X + 2; x++)
      for (let z = 0; z < Z + 2; z++) {
        const inside = x > 0 && z > 0 && x <= X && z <= Z
        if (inside && isOpen) continue
        grid.bodies[grid.at(x, top, z)] = RIM_BODY
        const layers = inside ? hanging(this.#bounds, x - 1, z - 1) : isOpen ? crumbling(x, z) : 0
        for (let layer = 0; layer < layers; layer++) grid.bodies[grid.at(x, top - 1 - layer, z)] = ROCK_BODY
      }
    const faces = new FaceBuffer()
    faces.shift = [-1, -DEEP, -1]
    const { hex, flat, side } = RIMS[chapter - 1] ?? RIMS[0]
    const rim = { layer: side, tint: rootOf(hex) }
    const rock = { layer: ISLAND_ROCK, tint: rootOf(ISLAND) }
    for (let y = 0; y < DEEP; y++)
      for (let x = 0; x < X + 2; x++)
        for (let z = 0; z < Z + 2; z++) {
          const cell = grid.at(x, y, z)
          const body = grid.bodies[cell]
          if (body === 0) continue
          const { layer, tint } = body === RIM_BODY ? rim : rock
          faces.dip(tint, scatter(x * 9 + y, z))
          const underBoard = y === top && x > 0 && z > 0 && x <= X && z <= Z
          for (let face = 0; face < NORMALS.length; face++) {
            if (underBoard && face === FACE_UP) continue // the floor is the board's own
            const top = body === RIM_BODY && face === FACE_UP
            if (grid.bodies[cell + (grid.strides[face] as number)] === 0) faces.add(grid, x, y, z, face, top ? flat : layer, true)
          }
        }
    this.#rock.fill(faces.bytes, faces.count)
  }

  #border(voidFaces: readonly number[]): void {
    const [X, , Z] = this.#bounds
    const brass = rgbOf(BRASS)
    const y = 0.012
    const a = -INLAY / 2
    this.#inlay.clear()
    this.#inlay.add([a, y, a], [X + INLAY, 0, 0], [0, 0, INLAY], brass, 1)
    this.#inlay.add([a, y, Z + a], [X + INLAY, 0, 0], [0, 0, INLAY], brass, 1)
    this.#inlay.add([a, y, a], [INLAY, 0, 0], [0, 0, Z + INLAY], brass, 1)
    this.#inlay.add([X + a, y, a], [INLAY, 0, 0], [0, 0, Z + INLAY], brass, 1)
    // A side that is open: teeth on its rim point out.
    const coral = rgbOf(CORAL)
    const up = 0.02
    for (const face of voidFaces) {
      if (face === NORTH) this.#inlay.add([0, up, -0.1], [X, 0, 0], [0, 0, -0.8], coral, 0.9, TEETH)
      if (face === SOUTH) this.#inlay.add([0, up, Z + 0.1], [X, 0, 0], [0, 0, 0.8], coral, 0.9, TEETH)
      if (face === EAST) this.#inlay.add([X + 0.1, up, 0], [0, 0, Z], [0.8, 0, 0], coral, 0.9, TEETH)
      if (face === WEST) this.#inlay.add([-0.1, up, 0], [0, 0, Z], [-0.8, 0, 0], coral, 0.9, TEETH)
    }
    if (voidFaces.includes(DOWN)) this.#brink()
    this.#inlay.done()
  }

  /** Around a floor that is not there: teeth point in, and threads show the cells. */
  #brink(): void {
    const [X, , Z] = this.#bounds
    const coral = rgbOf(CORAL)
    const up = 0.02
    this.#inlay.add([0, up, -0.9], [X, 0, 0], [0, 0, 0.8], coral, 0.9, TEETH)
    this.#inlay.add([0, up, Z + 0.9], [X, 0, 0], [0, 0, -0.8], coral, 0.9, TEETH)
    this.#inlay.add([X + 0.9, up, 0], [0, 0, Z], [-0.8, 0, 0], coral, 0.9, TEETH)
    this.#inlay.add([-0.9, up, 0], [0, 0, Z], [0.8, 0, 0], coral, 0.9, TEETH)
    for (let x = 1; x < X; x++) this.#inlay.add([x - THREAD / 2, 0, 0], [THREAD, 0, 0], [0, 0, Z], WHITE, 0.4)
    for (let z = 1; z < Z; z++) this.#inlay.add([0, 0, z - THREAD / 2], [X, 0, 0], [0, 0, THREAD], WHITE, 0.4)
  }

  /** Letters lie so that they can be read from where the camera stands. */
  face(right: Point, away: Point): void {
    const [X, , Z] = this.#bounds
    const y = 0.02
    const size = 0.66
    const across: Point = [right[0] * size, 0, right[2] * size]
    const along: Point = [away[0] * size, 0, away[2] * size]
    const ink = [0.97, 0.95, 0.96] as const
    this.#letters.clear()
    this.#letters.lay(QUARTER_GLYPHS.N, [X / 2, y, -0.5], across, along, ink, 0.9)
    this.#letters.lay(QUARTER_GLYPHS.S, [X / 2, y, Z + 0.5], across, along, ink, 0.9)
    this.#letters.lay(QUARTER_GLYPHS.W, [-0.5, y, Z / 2], across, along, ink, 0.9)
    this.#letters.lay(QUARTER_GLYPHS.E, [X + 0.5, y, Z / 2], across, along, ink, 0.9)
    this.#letters.done()
  }

  dispose(): void {
    this.#rock.dispose()
    this.#inlay.dispose()
    this.#letters.dispose()
  }
}
