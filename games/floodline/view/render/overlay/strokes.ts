/** Lines with a width in cells, dashed or not, always facing the eye. */
import { DoubleSide, GreaterDepth, type Mesh, type Vector2 } from 'three'
import { NEARER } from '../gl/shaders.ts'
import { QuadList, type Shader, seeThrough } from '../mesh/quad-list.ts'
import type { Rgb } from '../palette.ts'

const LAYOUT = { from: 3, to: 3, ink: 4, style: 2 }

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

export class Strokes extends QuadList {
  readonly #screen: { value: Vector2 }

  constructor(half: { value: Vector2 }, order: number, depthTest = true) {
    super(LAYOUT, seeThrough(shaderOf(half, 1), { depthTest, side: DoubleSide }), order)
    this.#screen = half
  }

  /** The same lines where something stands before them, faint. */
  behind(opacity: number): Mesh {
    const twin = this.quads.twin(seeThrough(shaderOf(this.#screen, opacity), { depthFunc: GreaterDepth, side: DoubleSide }))
    twin.renderOrder = this.mesh.renderOrder
    return twin
  }

  add(from: At, to: At, { ink, alpha = 1, width, dash = 0 }: Pen): void {
    this.push(from, to, ink, alpha, width, dash)
  }
}

function shaderOf(half: { value: Vector2 }, opacity: number): Shader {
  return { vertex: VERTEX, fragment: FRAGMENT, uniforms: { uScreen: half, uOpacity: { value: opacity } } }
}
