/** Small things that drift and are gone: streaks along gravity or wind, puffs where something landed, rings on water. One draw. */
import { DoubleSide, type Mesh, type RawShaderMaterial } from 'three'
import type { Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { scatter } from '../mesh/looks.ts'
import { fieldsOf, seeThrough } from '../mesh/quad-list.ts'
import { Quads } from '../mesh/quads.ts'

const STRIDE = 10
const MOST = 220

const LAYOUT = { at: 3, drift: 3, time: 2, shape: 2 }

const STREAK = 0
const PUFF = 1
const RING = 2

const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform float uNow;
in vec2 corner;
in vec3 at, drift;
in vec2 time, shape;
out vec2 vUv;
flat out vec2 vLook;
void main() {
  float part = clamp((uNow - time.x) / time.y, 0.0, 1.0);
  float alive = step(time.x, uNow) * step(uNow, time.x + time.y);
  vUv = corner * 2.0 - 1.0;
  float grown = 1.0 - (1.0 - part) * (1.0 - part);
  vec3 place = at + drift * grown;
  vec4 seen;
  vLook = vec2(shape.y, (1.0 - part) * min(1.0, part * 8.0 + 0.2) * alive);
  if (shape.y == 2.0) {
    float size = shape.x * (0.2 + grown);
    seen = viewMatrix * modelMatrix * vec4(place + vec3(vUv.x * size, 0.0, vUv.y * size), 1.0);
  } else if (shape.y == 1.0) {
    seen = viewMatrix * modelMatrix * vec4(place, 1.0);
    seen.xy += vUv * shape.x * (0.5 + grown) * alive;
  } else {
    vec4 head = viewMatrix * modelMatrix * vec4(place, 1.0), tail = viewMatrix * modelMatrix * vec4(place - normalize(drift) * shape.x, 1.0);
    vec2 way = normalize(head.xy - tail.xy + 0.0001);
    seen = mix(tail, head, corner.x);
    seen.xy += vec2(-way.y, way.x) * vUv.y * 0.045 * alive;
  }
  gl_Position = projectionMatrix * seen;
}`

const FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv;
flat in vec2 vLook;
out vec4 colour;
void main() {
  float alpha = vLook.y;
  float d = length(vUv);
  if (vLook.x == 2.0) alpha *= 0.8 * (1.0 - smoothstep(0.06, 0.12, abs(d - 0.84)));
  else if (vLook.x == 1.0) alpha *= 0.5 * (1.0 - smoothstep(0.1, 1.0, d));
  else alpha *= 0.95 * (0.5 + 0.5 * vUv.x);
  if (alpha < 0.004) discard;
  colour = vec4(1.0, 0.97, 0.93, alpha);
}`

export class Dust {
  readonly #material: RawShaderMaterial
  readonly #quads: Quads<Float32Array<ArrayBuffer>>
  readonly #numbers = new Float32Array(STRIDE * MOST)
  readonly #now = { value: 0 }
  #next = 0
  #until = Number.NEGATIVE_INFINITY
  #birth = 0

  constructor() {
    const shader = { vertex: VERTEX, fragment: FRAGMENT, uniforms: { uNow: this.#now } }
    this.#material = seeThrough(shader, { side: DoubleSide })
    this.#quads = new Quads(fieldsOf(LAYOUT), STRIDE, this.#material)
    this.#quads.mesh.renderOrder = 45
  }

  get mesh(): Mesh {
    return this.#quads.mesh
  }

  moving(now: number): boolean {
    return now < this.#until
  }

  /** Milliseconds become seconds since the first: a float has no room for more. */
  tell(now: number): void {
    this.#now.value = (now - this.#birth) / 1000
    if (now >= this.#until) this.#quads.mesh.visible = false
  }

  #add(at: Point, drift: Point, now: number, delayMs: number, lastsMs: number, size: number, kind: number): void {
    if (this.#birth === 0) this.#birth = now
    const start = this.#next * STRIDE
    this.#next = (this.#next + 1) % MOST
    this.#numbers.set(at, start)
    this.#numbers.set(drift, start + 3)
    this.#numbers[start + 6] = (now + delayMs - this.#birth) / 1000
    this.#numbers[start + 7] = lastsMs / 1000
    this.#numbers[start + 8] = size
    this.#numbers[start + 9] = kind
    this.#until = Math.max(this.#until, now + delayMs + lastsMs)
  }

  #upload(): void {
    this.#quads.fill(this.#numbers, MOST)
  }

  /** All through a box, along a way. */
  streaks(least: Point, most: Point, way: Point, now: number): void {
    for (let i = 0; i < 110; i++) {
      const share = (slot: number): number => (scatter(i * 3 + slot, Math.floor(now)) % 1000) / 1000
      const at: Point = [
        least[0] + (most[0] - least[0]) * share(0),
        least[1] + (most[1] - least[1]) * share(1),
        least[2] + (most[2] - least[2]) * share(2),
      ]
      const far = 2 + share(0) * 2.5
      this.#add(at, [way[0] * far, way[1] * far, way[2] * far], now, share(1) * 260, 420 + share(2) * 300, 0.8 + share(1) * 1.3, STREAK)
    }
    this.#upload()
  }

  /** Where cells landed. */
  puffs(bounds: Spot, cells: readonly number[], now: number): void {
    for (const [i, cell] of cells.slice(0, 24).entries()) {
      const [x, y, z] = spotOf(bounds, cell)
      const turn = i * 2.4
      this.#add([x + 0.5, y + 0.05, z + 0.5], [Math.cos(turn) * 0.5, 0.15, Math.sin(turn) * 0.5], now, 0, 380, 0.34, PUFF)
    }
    this.#upload()
  }

  /** On the water of cells. */
  rings(bounds: Spot, cells: readonly number[], now: number): void {
    for (const cell of cells.slice(0, 16)) {
      const [x, y, z] = spotOf(bounds, cell)
      this.#add([x + 0.5, y + 0.88, z + 0.5], [0, 0.001, 0], now, 0, 460, 0.85, RING)
    }
    this.#upload()
  }

  dispose(): void {
    this.#quads.dispose()
    this.#material.dispose()
  }
}
