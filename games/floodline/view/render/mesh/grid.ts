/**
 * The board with a margin of nothing around it and a floor below, so that looking at neighbours needs no bounds. One number a
 * cell: 0 is see-through, anything else is solid, and two neighbours with one number are one body (no seam between them).
 */
import type { Spot } from '../../../nouns.ts'
import { ACROSS, ALONG, cornerOf, NORMALS } from './faces.ts'

const MARGIN = 6 // as far as the rays of the sky reach
const FLOOR_BODY = 0xffff

const RAYS = 20
const STEP = 0.75
const REACH = 5.2
const FADE = 6.5 // a hit at this distance would take nothing
const STEPS = Math.floor(REACH / STEP)

const UNKNOWN = 255

export class Grid {
  readonly bounds: Spot
  readonly bodies: Uint16Array
  readonly right: number // how far apart neighbours along x are
  readonly up: number
  readonly strides: readonly number[] // by face: to the neighbour behind it
  readonly across: readonly number[] // by face
  readonly along: readonly number[]
  readonly #corners: Int32Array // by face and corner: from the cell to that corner of the lattice
  readonly #sky: Uint8Array // by lattice corner and face; UNKNOWN until asked for
  readonly #rays: readonly Int32Array[] // by face: RAYS × STEPS places along each ray, relative to a corner
  #looked = false // nobody has asked for the sky yet
  readonly #seenFrom: readonly Int32Array[] // by face: the corners that look at a cell, relative to it

  constructor(bounds: Spot, floor: boolean) {
    const [X, Y, Z] = bounds
    this.bounds = bounds
    this.right = Z + 2 * MARGIN
    this.up = this.right * (X + 2 * MARGIN)
    this.bodies = new Uint16Array(this.up * (Y + 2 * MARGIN))
    if (floor) this.bodies.fill(FLOOR_BODY, 0, this.up * MARGIN)
    this.strides = NORMALS.map(normal => this.#stride(normal))
    this.across = ACROSS.map(axis => this.#stride(axis))
    this.along = ALONG.map(axis => this.#stride(axis))
    this.#corners = Int32Array.from({ length: 24 }, (_, slot) => this.#stride(cornerOf(slot >> 2, slot & 3, 0, 0, 0)))
    this.#sky = new Uint8Array(this.bodies.length * NORMALS.length).fill(UNKNOWN)
    this.#rays = NORMALS.map((_, face) => this.#raysOf(face))
    this.#seenFrom = this.#rays.map(places => Int32Array.from(new Set(places), place => -place))
  }

  at(x: number, y: number, z: number): number {
    return (y + MARGIN) * this.up + (x + MARGIN) * this.right + z + MARGIN
  }

  #stride([x, y, z]: Spot): number {
    return y * this.up + x * this.right + z
  }

  /** Cosine-spread about the normal. Corners have whole coordinates, so the cells a ray meets are the same for all of them. */
  #raysOf(face: number): Int32Array {
    const n = NORMALS[face] as Spot
    const u = ACROSS[face] as Spot
    const v = ALONG[face] as Spot
    const places = new Int32Array(RAYS * STEPS)
    for (let ray = 0; ray < RAYS; ray++) {
      const share = (ray + 0.5) / RAYS
      const out = Math.sqrt(1 - share)
      const side = Math.sqrt(share)
      const turn = ray * 2.399963
      for (let step = 0; step < STEPS; step++) {
        const t = STEP * (step + 1)
        const along = (axis: 0 | 1 | 2): number =>
          Math.floor(n[axis] * (0.02 + out * t) + (u[axis] * Math.cos(turn) + v[axis] * Math.sin(turn)) * side * t)
        places[ray * STEPS + step] = along(1) * this.up + along(0) * this.right + along(2)
      }
    }
    return places
  }

  /** How much sky a corner of a face sees, 0 to 254. */
  sky(face: number, cell: number, corner: number): number {
    const from = cell + (this.#corners[face * 4 + corner] as number)
    const slot = from * 6 + face
    const known = this.#sky[slot] as number
    if (known !== UNKNOWN) return known
    this.#looked = true
    const { bodies } = this
    const places = this.#rays[face] as Int32Array
    let taken = 0
    for (let ray = 0; ray < RAYS; ray++) {
      for (let step = 0; step < STEPS; step++) {
        if (bodies[from + (places[ray * STEPS + step] as number)] === 0) continue
        taken += 1 - (STEP * (step + 1)) / FADE
        break
      }
    }
    const seen = Math.min(1, Math.max(0, (1 - taken / RAYS - 0.15) / 0.83))
    const value = Math.round(seen * seen * (3 - 2 * seen) * 254)
    this.#sky[slot] = value
    return value
  }

  /** Puts a body into a cell; when air becomes solid, or the other way, whoever looks at the cell must look again. */
  put(cell: number, body: number): void {
    const { bodies } = this
    const opaque = bodies[cell] !== 0
    bodies[cell] = body
    if (opaque === (body !== 0) || !this.#looked) return
    for (let face = 0; face < 6; face++) {
      const corners = this.#seenFrom[face] as Int32Array
      for (let i = 0; i < corners.length; i++) this.#sky[(cell + (corners[i] as number)) * 6 + face] = UNKNOWN
    }
  }

  /**
   * What stands around the cell in front of an exposed face, a bit each: before and behind it across, before and behind it along, then
   * the four corners in the order they are wound.
   */
  around(face: number, front: number): number {
    const { bodies } = this
    const u = this.across[face] as number
    const v = this.along[face] as number
    return (
      (bodies[front - u] === 0 ? 0 : 1) |
      (bodies[front + u] === 0 ? 0 : 2) |
      (bodies[front - v] === 0 ? 0 : 4) |
      (bodies[front + v] === 0 ? 0 : 8) |
      (bodies[front - u - v] === 0 ? 0 : 16) |
      (bodies[front + u - v] === 0 ? 0 : 32) |
      (bodies[front + u + v] === 0 ? 0 : 64) |
      (bodies[front - u + v] === 0 ? 0 : 128)
    )
  }
}
