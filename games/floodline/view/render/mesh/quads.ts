/** Many squares in one draw: bytes of a mesher become instances. */
import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  type Material,
  Mesh,
  Sphere,
} from 'three'

const CORNERS = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1])
const INDEX = new Uint16Array([0, 1, 2, 0, 2, 3])

export interface Field {
  readonly name: string
  readonly offset: number
  readonly size: number
  readonly normalized: boolean
}

export const FACE_FIELDS: readonly Field[] = [
  { name: 'place', offset: 0, size: 4, normalized: false },
  { name: 'contact', offset: 4, size: 4, normalized: true },
  { name: 'sky', offset: 8, size: 4, normalized: true },
  { name: 'look', offset: 12, size: 4, normalized: true },
  { name: 'extra', offset: 16, size: 4, normalized: false },
  { name: 'from', offset: 20, size: 4, normalized: false },
  { name: 'size', offset: 24, size: 4, normalized: false },
]

export const WATER_FIELDS: readonly Field[] = [
  { name: 'place', offset: 0, size: 4, normalized: false },
  { name: 'depth', offset: 4, size: 4, normalized: false },
  { name: 'shore', offset: 8, size: 4, normalized: false },
]

export class Quads<Numbers extends Uint8Array<ArrayBuffer> | Float32Array<ArrayBuffer>> {
  readonly mesh: Mesh<InstancedBufferGeometry>
  readonly #fields: readonly Field[]
  readonly #stride: number
  #buffer: InstancedInterleavedBuffer | null = null

  constructor(fields: readonly Field[], stride: number, material: Material) {
    this.#fields = fields
    this.#stride = stride
    this.mesh = new Mesh(new InstancedBufferGeometry(), material)
    this.mesh.geometry.setAttribute('corner', new BufferAttribute(CORNERS, 2))
    this.mesh.geometry.setIndex(new BufferAttribute(INDEX, 1))
    this.mesh.frustumCulled = false
    this.mesh.geometry.boundingSphere = new Sphere() // order is by renderOrder: nobody need work out how far a thing is
    this.mesh.matrixAutoUpdate = false
    this.mesh.visible = false
    this.mesh.geometry.instanceCount = 0
  }

  /** The numbers of the first `count` squares; they are copied. */
  fill(numbers: Numbers, count: number): void {
    const { geometry } = this.mesh
    this.mesh.visible = count > 0
    geometry.instanceCount = count
    if (count === 0) return
    const length = count * this.#stride
    if (this.#buffer === null || this.#buffer.array.length < length) {
      // A buffer on the card cannot grow: a larger one, with room for the next few.
      geometry.dispose()
      const room = numbers instanceof Uint8Array ? new Uint8Array(Math.ceil(length * 1.5)) : new Float32Array(Math.ceil(length * 1.5))
      this.#buffer = new InstancedInterleavedBuffer(room, this.#stride)
      this.#buffer.setUsage(DynamicDrawUsage)
      for (const { name, offset, size, normalized } of this.#fields)
        geometry.setAttribute(name, new InterleavedBufferAttribute(this.#buffer, size, offset, normalized))
    }
    this.#buffer.array.set(numbers.subarray(0, length))
    this.#buffer.clearUpdateRanges()
    this.#buffer.addUpdateRange(0, length)
    this.#buffer.needsUpdate = true
  }

  /** Another mesh of the same squares: for the shadow map, or for what is hidden. */
  twin(material: Material): Mesh {
    const twin = new Mesh(this.mesh.geometry, material)
    twin.frustumCulled = false
    twin.matrixAutoUpdate = false
    return twin
  }

  move(x: number, y: number, z: number): void {
    this.mesh.matrix.makeTranslation(x, y, z)
    this.mesh.matrixWorldNeedsUpdate = true
  }

  dispose(): void {
    this.mesh.geometry.dispose()
  }
}
