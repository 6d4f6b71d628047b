/** The piece in hand: coral with white lines, its landing place, and guides between the two. */
import { Group, type Vector2 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { SOLID } from '../../../rules/board/cells.ts'
import { directionOf, spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import type { Materials } from '../gl/materials.ts'
import { Body } from '../mesh/body.ts'
import { PLAIN, tintOf } from '../mesh/looks.ts'
import { outlineOf } from '../mesh/outline.ts'
import { Fills } from '../overlay/fills.ts'
import { Strokes } from '../overlay/strokes.ts'
import { CORAL, rgbOf, rootOf } from '../palette.ts'
import type { ShownPiece } from '../picture.ts'

const WHITE = [1, 1, 1] as const
const CORAL_INK = rgbOf('#FF8A64')

/** Where guides run: the corners of the piece's shadow along gravity, each from the piece down to the ghost. */
export function guidesOf(bounds: Spot, gravity: number, cells: readonly number[], ghost: readonly number[]): [Point, Point][] {
  const g = directionOf(gravity)
  const axis = g[0] !== 0 ? 0 : g[1] !== 0 ? 1 : 2
  const [a, b] = ([0, 1, 2] as const).filter(other => other !== axis) as [0 | 1 | 2, 0 | 1 | 2]
  const pull = g[axis]
  const leading = new Map<string, number>() // by column: the leading face of the piece
  const landing = new Map<string, number>() // by column: the trailing face of the ghost
  const keep = (into: Map<string, number>, key: string, value: number, later: boolean): void => {
    const known = into.get(key)
    if (known === undefined || (later ? value * pull > known * pull : value * pull < known * pull)) into.set(key, value)
  }
  for (const cell of cells) {
    const spot = spotOf(bounds, cell)
    keep(leading, `${spot[a]} ${spot[b]}`, spot[axis] + (pull > 0 ? 1 : 0), true)
  }
  for (const cell of ghost) {
    const spot = spotOf(bounds, cell)
    keep(landing, `${spot[a]} ${spot[b]}`, spot[axis] + (pull > 0 ? 0 : 1), false)
  }
  const columns = [...leading.keys()].map(key => key.split(' ').map(Number) as [number, number])
  const has = (i: number, j: number): boolean => leading.has(`${i} ${j}`)
  const guides: [Point, Point][] = []
  const done = new Set<string>()
  for (const [i, j] of columns)
    for (const [di, dj] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const key = `${i + di} ${j + dj}`
      if (done.has(key)) continue
      done.add(key)
      const around = [has(i + di, j + dj), has(i + di - 1, j + dj - 1), has(i + di - 1, j + dj), has(i + di, j + dj - 1)]
      const count = around.filter(Boolean).length
      if (count === 4 || (count === 2 && around[0] !== around[1])) continue // along an edge: no corner
      const from = leading.get(`${i} ${j}`) as number
      const to = landing.get(`${i} ${j}`)
      if (to === undefined || (to - from) * pull <= 0) continue
      const at = (along: number): Point => {
        const point: [number, number, number] = [0, 0, 0]
        point[axis] = along
        point[a] = i + di
        point[b] = j + dj
        return point
      }
      guides.push([at(from), at(to)])
    }
  return guides
}

export class Falling {
  readonly group = new Group()
  readonly #materials: Materials
  readonly #body: Body
  readonly #lines: Strokes
  readonly #glass = new Fills(30)
  readonly #ghost: Strokes
  #cells: readonly number[] = []
  #offset: Point = [0, 0, 0]

  constructor(half: { value: Vector2 }, materials: Materials) {
    this.#materials = materials
    this.#body = new Body(materials.held, 1)
    this.#lines = new Strokes(half, 33)
    this.#ghost = new Strokes(half, 31)
    this.group.add(this.#body.quads.mesh, this.#lines.mesh, this.#glass.mesh, this.#ghost.mesh, this.#ghost.behind(0.28))
  }

  get cells(): readonly number[] {
    return this.#cells
  }

  get offset(): Point {
    return this.#offset
  }

  show(bounds: Spot, gravity: number, piece: ShownPiece | null): void {
    this.#cells = piece?.cells ?? []
    this.#lines.clear()
    this.#ghost.clear()
    this.#glass.clear()
    if (piece) {
      const plain = piece.material === 0
      const code = SOLID + piece.material
      this.#body.quads.mesh.material = plain ? this.#materials.held : this.#materials.moving
      const tint = plain ? rootOf(CORAL) : tintOf(code, 0, 0)
      this.#body.show(bounds, piece.cells, () => ({ code, note: 0, tint, body: 1, ...(plain ? { layer: PLAIN } : {}) }))
      for (const { from, to } of outlineOf(bounds, piece.cells)) this.#lines.add(from, to, { ink: CORAL_INK, alpha: 0.55, width: 0.15 })
      for (const { from, to } of outlineOf(bounds, piece.cells)) this.#lines.add(from, to, { ink: WHITE, width: 0.055 })
      this.#glass.body(bounds, piece.ghostCells, rgbOf('#F08A68'), 0.34)
      for (const { from, to } of outlineOf(bounds, piece.ghostCells)) this.#ghost.add(from, to, { ink: WHITE, width: 0.06 })
      for (const [from, to] of guidesOf(bounds, gravity, piece.cells, piece.ghostCells))
        this.#ghost.add(from, to, { ink: WHITE, alpha: 0.8, width: 0.045, dash: 0.42 })
    } else this.#body.hide()
    this.#lines.done()
    this.#ghost.done()
    this.#glass.done()
    this.move([0, 0, 0])
  }

  /** Between cells, for the eye only. */
  move(offset: Point): void {
    this.#offset = offset
    const [x, y, z] = offset
    this.#body.quads.move(x, y, z)
    this.#lines.quads.move(x, y, z)
  }

  dispose(): void {
    this.#body.dispose()
    for (const part of [this.#lines, this.#ghost, this.#glass]) part.dispose()
  }
}
