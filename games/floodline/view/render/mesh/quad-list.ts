/** Squares that are listed anew whenever something changes: how many numbers each has, the shader that reads them, and one draw. */
import { GLSL3, type IUniform, type Mesh, RawShaderMaterial, type ShaderMaterialParameters } from 'three'
import { SEE_THROUGH } from '../gl/materials.ts'
import { type Field, Quads } from './quads.ts'

const FIRST_ROOM = 32 // squares

/** By name, in the order in which the numbers of a square stand: how many numbers. */
export type Layout = Readonly<Record<string, number>>

export interface Shader {
  readonly vertex: string
  readonly fragment: string
  readonly uniforms: Record<string, IUniform>
}

/** A see-through material made of a shader. */
export function seeThrough({ vertex, fragment, uniforms }: Shader, more: Partial<ShaderMaterialParameters> = {}): RawShaderMaterial {
  return new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: vertex, fragmentShader: fragment, uniforms, ...SEE_THROUGH, ...more })
}

export class QuadList {
  readonly quads: Quads<Float32Array<ArrayBuffer>>
  readonly #stride: number
  readonly #material: RawShaderMaterial
  #numbers: Float32Array<ArrayBuffer>
  #count = 0

  constructor(layout: Layout, material: RawShaderMaterial, order: number) {
    const fields = fieldsOf(layout)
    this.#stride = fields.reduce((sum, { size }) => sum + size, 0)
    this.#numbers = new Float32Array(this.#stride * FIRST_ROOM)
    this.#material = material
    this.quads = new Quads(fields, this.#stride, material)
    this.quads.mesh.renderOrder = order
  }

  get mesh(): Mesh {
    return this.quads.mesh
  }

  clear(): this {
    this.#count = 0
    return this
  }

  /** One more square: its numbers, in the order of the layout. */
  push(...parts: readonly (number | readonly number[])[]): void {
    let at = this.#count * this.#stride
    if (at + this.#stride > this.#numbers.length) this.#grow()
    for (const part of parts)
      if (typeof part === 'number') this.#numbers[at++] = part
      else {
        this.#numbers.set(part, at)
        at += part.length
      }
    this.#count++
  }

  #grow(): void {
    const larger = new Float32Array(this.#numbers.length * 2)
    larger.set(this.#numbers)
    this.#numbers = larger
  }

  done(): void {
    this.quads.fill(this.#numbers, this.#count)
  }

  dispose(): void {
    this.quads.dispose()
    this.#material.dispose()
  }
}

export function fieldsOf(layout: Layout): readonly Field[] {
  let offset = 0
  return Object.entries(layout).map(([name, size]) => {
    const field = { name, offset, size, normalized: false }
    offset += size
    return field
  })
}
