/** Flat see-through parallelograms: shadows of the piece, heat, halos, glass of a ghost. */
import { DoubleSide } from 'three'
import type { Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'
import { NEARER } from '../gl/shaders.ts'
import { ACROSS, ALONG, cornerOf, NORMALS } from '../mesh/faces.ts'
import { QuadList, seeThrough } from '../mesh/quad-list.ts'
import type { Rgb } from '../palette.ts'

const LAYOUT = { at: 3, across: 3, along: 3, ink: 4, style: 1 }

export const PLAIN_FILL = 0
export const HALO = 1 // a dashed rounded square, soft inside
export const HATCHED = 2
export const FADING = 3 // out towards the end of along
export const TEETH = 4 // pointing along, one a cell
const TRIANGLE = 6
export const GRID = 5 // a line each cell, fading towards the end of along

const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec2 corner;
in vec3 at, across, along;
in vec4 ink;
in float style;
out vec2 vUv;
flat out vec4 vInk;
flat out vec2 vSize;
flat out float vStyle;
${NEARER}
void main() {
  vUv = corner;
  vInk = ink;
  vSize = vec2(length(across), length(along));
  vStyle = style;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(at + corner.x * across + corner.y * along, 1.0);
  gl_Position = nearer(gl_Position, projectionMatrix, 0.02);
}`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform float uOpacity;
in vec2 vUv;
flat in vec4 vInk;
flat in vec2 vSize;
flat in float vStyle;
out vec4 colour;
void main() {
  float alpha = vInk.a;
  vec2 p = vUv * vSize;
  if (vStyle == 1.0) {
    vec2 q = abs(p - 0.5 * vSize) - 0.5 * vSize + 0.55;
    float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.5;
    float turn = atan(p.y - 0.5 * vSize.y, p.x - 0.5 * vSize.x);
    float run = abs(p.x - 0.5 * vSize.x) > abs(p.y - 0.5 * vSize.y) ? p.y : p.x;
    float dash = step(fract(run * 2.0 + 0.1), 0.6);
    float line = (1.0 - smoothstep(0.03, 0.06, abs(d + 0.02))) * dash;
    float glow = (1.0 - smoothstep(-0.06, 0.03, d)) * 0.26 + 0.22 * exp(-abs(d) * 9.0);
    alpha *= max(line, glow) + 0.0 * turn;
  } else if (vStyle == 2.0) {
    alpha *= 0.45 + 0.55 * step(fract((p.x + p.y) * 3.0), 0.4);
  } else if (vStyle == 3.0) {
    alpha *= 1.0 - vUv.y;
  } else if (vStyle == 4.0) {
    alpha *= step(abs(fract(p.x) - 0.5), 0.36 * (1.0 - vUv.y));
  } else if (vStyle == 5.0) {
    vec2 fold = abs(fract(p + 0.5) - 0.5) / max(fwidth(p), vec2(0.0001));
    float line = 1.0 - smoothstep(0.4, 1.3, min(fold.x, fold.y));
    float fade = 1.0 - smoothstep(0.0, 1.0, vUv.y);
    alpha *= line * (0.16 + 0.84 * fade) + 0.2 * fade;
  } else if (vStyle == 6.0) {
    alpha *= step(vUv.x + vUv.y, 1.0);
  }
  if (alpha < 0.004) discard;
  colour = vec4(vInk.rgb, alpha * uOpacity);
}`

type At = readonly [number, number, number]

export class Fills extends QuadList {
  constructor(order: number, depthTest = true) {
    const shader = { vertex: VERTEX, fragment: FRAGMENT, uniforms: { uOpacity: { value: 1 } } }
    super(LAYOUT, seeThrough(shader, { depthTest, side: DoubleSide }), order)
  }

  add(at: At, across: At, along: At, ink: Rgb, alpha: number, style = PLAIN_FILL): void {
    this.push(at, across, along, ink, alpha, style)
  }

  /** Half of a parallelogram: what lies beyond the line from `b` to `c` is left out. */
  triangle(a: At, b: At, c: At, ink: Rgb, alpha: number): void {
    this.add(a, [b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]], ink, alpha, TRIANGLE)
  }

  /** The outer faces of a body, each a little lighter or darker by where it looks. */
  body(bounds: Spot, cells: readonly number[], ink: Rgb, alpha: number, style = PLAIN_FILL): void {
    const filled = new Set(cells)
    const [X, Y, Z] = bounds
    for (const cell of cells) {
      const [x, y, z] = spotOf(bounds, cell)
      for (const [face, [nx, ny, nz]] of NORMALS.entries()) {
        const px = x + nx
        const py = y + ny
        const pz = z + nz
        const inside = px >= 0 && py >= 0 && pz >= 0 && px < X && py < Y && pz < Z
        if (inside && filled.has((py * X + px) * Z + pz)) continue
        const shade = ny !== 0 ? 1.08 : nx !== 0 ? 1 : 0.86
        const tone: Rgb = [Math.min(1, ink[0] * shade), Math.min(1, ink[1] * shade), Math.min(1, ink[2] * shade)]
        this.add(cornerOf(face, 0, x, y, z), ACROSS[face] as Spot, ALONG[face] as Spot, tone, alpha, style)
      }
    }
  }
}
