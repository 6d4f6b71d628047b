/** Lines with a width in cells, dashed or not, always facing the eye. */
import { DoubleSide, GLSL3, GreaterDepth, type Mesh, RawShaderMaterial, type Vector2 } from 'three'
import { SEE_THROUGH } from '../gl/materials.ts'
import { NEARER } from '../gl/shaders.ts'
import { type Field, Quads } from '../mesh/quads.ts'
import type { Rgb } from '../palette.ts'

const STRIDE = 12

const FIELDS: readonly Field[] = [
  { name: 'from', offset: 0, size: 3, normalized: false },
  { name: 'to', offset: 3, size: 3, normalized: false },
  { name: 'ink', offset: 6, size: 4, normalized: false },
  { name: 'style', offset: 10, size: 2, normalized: false },
]

const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform vec2 uScreen;
in vec2 corner;
in vec3 from, to;
in vec4 ink;
in vec2 style;
out vec4 vInk;
out vec3 vAlong;
flat out float vHalf;
${NEARER}
void main() {
  mat4 m = projectionMatrix * viewMatrix * modelMatrix;
  vec4 a = m * vec4(from, 1.0), b = m * vec4(to, 1.0);
  vec2 way = (b.xy / b.w - a.xy / a.w) * uScreen;
  float span = max(length(way), 0.0001);
  way /= span;
  vec4 at = corner.x < 0.5 ? a : b;
  float scale = projectionMatrix[1][1] * uScreen.y / at.w;
  float wide = style.x * scale * 0.5;
  float half_ = max(wide, 0.6);
  vHalf = half_;
  float side = corner.y * 2.0 - 1.0, end = corner.x * 2.0 - 1.0;
  // A dash has no need of corners that meet; a line does.
  float over = style.y > 0.0 ? 0.0 : min(half_, 4.0) * 0.8;
  vec2 shift = vec2(-way.y, way.x) * side * (half_ + 1.0) + way * end * over;
  at.xy += shift / uScreen * at.w;
  at = nearer(at, projectionMatrix, 0.045);
  vInk = vec4(ink.rgb, ink.a * min(1.0, wide / half_ + 0.25));
  vAlong = vec3(side * (half_ + 1.0), corner.x * length(to - from), style.y);
  gl_Position = at;
}`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform float uOpacity;
in vec4 vInk;
in vec3 vAlong;
flat in float vHalf;
out vec4 colour;
void main() {
  float alpha = vInk.a * uOpacity * clamp(vHalf + 0.5 - abs(vAlong.x), 0.0, 1.0);
  if (vAlong.z > 0.0) alpha *= step(mod(vAlong.y, vAlong.z), vAlong.z * 0.66);
  if (alpha < 0.004) discard;
  colour = vec4(vInk.rgb, alpha);
}`

export interface Pen {
  readonly ink: Rgb
  readonly alpha?: number
  readonly width: number // in cells
  readonly dash?: number // how long a dash and its gap are together, in cells; unbroken when left out
}

type At = readonly [number, number, number]

export class Strokes {
  readonly quads: Quads<Float32Array<ArrayBuffer>>
  readonly opacity = { value: 1 }
  #numbers = new Float32Array(STRIDE * 32)
  #count = 0

  constructor(half: { value: Vector2 }, order: number, depthTest = true) {
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uScreen: half, uOpacity: this.opacity },
      ...SEE_THROUGH,
      depthTest,
      side: DoubleSide,
    })
    this.quads = new Quads(FIELDS, STRIDE, material)
    this.quads.mesh.renderOrder = order
  }

  get mesh(): Mesh {
    return this.quads.mesh
  }

  /** The same lines where something stands before them, faint. */
  behind(opacity: number): Mesh {
    const { uniforms } = this.quads.mesh.material as RawShaderMaterial
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { ...uniforms, uOpacity: { value: opacity } },
      ...SEE_THROUGH,
      depthFunc: GreaterDepth,
      side: DoubleSide,
    })
    const twin = this.quads.twin(material)
    twin.renderOrder = this.quads.mesh.renderOrder
    return twin
  }

  clear(): this {
    this.#count = 0
    return this
  }

  add(from: At, to: At, { ink, alpha = 1, width, dash = 0 }: Pen): void {
    const at = this.#count * STRIDE
    if (at + STRIDE > this.#numbers.length) {
      const larger = new Float32Array(this.#numbers.length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers.set(from, at)
    this.#numbers.set(to, at + 3)
    this.#numbers.set(ink, at + 6)
    this.#numbers[at + 9] = alpha
    this.#numbers[at + 10] = width
    this.#numbers[at + 11] = dash
    this.#count++
  }

  done(): void {
    this.quads.fill(this.#numbers, this.#count)
  }

  dispose(): void {
    this.quads.dispose()
    ;(this.quads.mesh.material as RawShaderMaterial).dispose()
  }
}
