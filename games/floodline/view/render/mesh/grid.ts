/**
 * The board with a margin of nothing around it and a floor below, so that looking at neighbours needs no bounds. One number a
 * cell: 0 is see-through, anything else is solid, and two neighbours with one number are one body (no seam between them).
 */
import type { Spot } from '../../../nouns.ts'
import type { Point } from '../camera/lens.ts'
import { ACROSS, ALONG, cornerOf, NORMALS } from './faces.ts'

const MARGIN = 6 // as far as the rays of the sky reach
const FLOOR_BODY = 0xffff

const RAYS = 20
const STEP = 0.75
const REACH = 5.2
const FADE = 6.5 // a hit at this distance would take nothing
const STEPS = Math.floor(REACH / STEP)

const UNKNOWN = 255

const SUN_STEP = 0.45
const SUN_STEPS = 22
const SUN_FADE = 24 // cells: what stands so far off in the way of the sun takes nothing of it
const SUNS = [-0.13, 0, 0.13] // it is wide: radians about the upright
const SUNNY = 15

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
  #sunRays: readonly Int32Array[] = [] // towards the sun, where shadows are baked: none where a shadow map draws them
  #sunFrom = new Int32Array(0) // the corners whose sun a cell may take
  #suns = new Uint8Array(0) // by lattice corner

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

  /** Where the sun stands, as a direction of length one; null where nobody asks for its shadows. */
  shine(towards: Point | null): void {
    this.#sunRays = towards === null ? [] : SUNS.map(turn => this.#sunRay(towards, turn))
    this.#sunFrom = Int32Array.from(new Set(this.#sunRays.flatMap(ray => [...ray])), place => -place)
    this.#suns = new Uint8Array(towards === null ? 0 : this.bodies.length).fill(UNKNOWN)
  }

  #sunRay([x, y, z]: Point, turn: number): Int32Array {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return Int32Array.from({ length: SUN_STEPS }, (_, step) => {
      const t = SUN_STEP * (step + 0.5)
      return Math.floor(y * t) * this.up + Math.floor((x * c + z * s) * t) * this.right + Math.floor((z * c - x * s) * t)
    })
  }

  get shining(): boolean {
    return this.#sunRays.length > 0
  }

  /** How much of the sun a corner of a face sees, 0 to 15; only where it shines. */
  sun(face: number, cell: number, corner: number): number {
    const from = cell + (this.#corners[face * 4 + corner] as number)
    const known = this.#suns[from] as number
    if (known !== UNKNOWN) return known
    let taken = 0
    for (const ray of this.#sunRays)
      for (let step = 0; step < SUN_STEPS; step++) {
        if ((this.bodies[from + (ray[step] as number)] ?? 0) === 0) continue // far above there is nothing
        taken += 1 - (SUN_STEP * step) / SUN_FADE
        break
      }
    const value = Math.round(SUNNY * (1 - taken / this.#sunRays.length))
    this.#suns[from] = value
    return value
  }

  /** Puts a body into a cell; when air becomes solid, or the other way, whoever looks at the cell must look again. */
  put(cell: number, body: number): void {
    const { bodies } = this
    const opaque = bodies[cell] !== 0
    bodies[cell] = body
    if (opaque === (body !== 0) || !this.#looked) return
    for (const place of this.#sunFrom) this.#suns[cell + place] = UNKNOWN
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
