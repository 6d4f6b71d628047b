/** Small things that drift and are gone: streaks along gravity or wind, trails, puffs where something landed, rings on water. One draw. */
import { DoubleSide, type Mesh, type RawShaderMaterial } from 'three'
import type { Spot } from '../../../nouns.ts'
import { AXES_OF, spotOf } from '../../../rules/board/space.ts'
import type { Point } from '../camera/lens.ts'
import { scatter } from '../mesh/looks.ts'
import { fieldsOf, seeThrough } from '../mesh/quad-list.ts'
import { Quads } from '../mesh/quads.ts'

const STRIDE = 10
const MOST = 360

const MOST_PUFFS = 48
const PUFFS_A_SIDE = 3
const TRAIL_MS = 300

const LAYOUT = { at: 3, drift: 3, time: 2, shape: 2 }

const STREAK = 0
const PUFF = 1
const RING = 2
const TRAIL = 3

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
  if (shape.y == 3.0) {
    // From where it ended back to where it came from, as wide as a cell; the far end catches up.
    vec4 head = viewMatrix * modelMatrix * vec4(at, 1.0), tail = viewMatrix * modelMatrix * vec4(at + drift * (1.0 - 0.85 * grown), 1.0);
    vec2 way = normalize(head.xy - tail.xy + 0.0001);
    seen = mix(tail, head, corner.x);
    seen.xy += vec2(-way.y, way.x) * vUv.y * shape.x * (1.0 - 0.5 * part) * alive;
    vLook.y = (1.0 - part) * (1.0 - part) * alive;
  } else if (shape.y == 2.0) {
    // On the surface, whichever way is up: that is what it drifts along.
    float size = shape.x * (0.2 + grown);
    vec3 up = normalize(drift), a = abs(up.y) > 0.5 ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0);
    seen = viewMatrix * modelMatrix * vec4(place + size * (vUv.x * a + vUv.y * cross(up, a)), 1.0);
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
  vec3 tone = vec3(1.0, 0.97, 0.93);
  if (vLook.x == 3.0) {
    float near = 0.5 + 0.5 * vUv.x;
    alpha *= pow(near, 1.1) * (1.0 - smoothstep(0.4, 1.0, abs(vUv.y)));
  }
  else if (vLook.x == 2.0) alpha *= 0.8 * (1.0 - smoothstep(0.06, 0.12, abs(d - 0.84)));
  else if (vLook.x == 1.0) {
    // Lit from above and darker below: it is seen on a bright floor and before dark rock.
    alpha *= 0.85 * (1.0 - smoothstep(0.35, 1.0, d));
    tone = mix(vec3(0.60, 0.52, 0.52), vec3(1.0, 0.96, 0.91), smoothstep(-0.7, 0.5, vUv.y));
  }
  else alpha *= 0.95 * (0.5 + 0.5 * vUv.x);
  if (alpha < 0.004) discard;
  colour = vec4(tone, alpha);
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

  /** Out from under what landed, along the ground: more and further for more weight. */
  puffs(bounds: Spot, cells: readonly number[], gravity: number, weight: number, now: number): void {
    const { u, r, f } = AXES_OF[gravity] as (typeof AXES_OF)[number]
    const body = new Set(cells)
    const index = ([x, y, z]: Spot): number => (y * bounds[0] + x) * bounds[2] + z
    const strength = Math.min(1, 0.25 + Math.sqrt(weight) / 7)
    let count = 0
    for (const cell of cells) {
      if (body.has(cell - index(u))) continue // another of them is under it
      const spot = spotOf(bounds, cell)
      for (const [axis, side] of [
        [r, 1],
        [r, -1],
        [f, 1],
        [f, -1],
      ] as const) {
        if (body.has(cell + side * index(axis)) || count >= MOST_PUFFS) continue
        for (let n = 0; n < PUFFS_A_SIDE; n++) this.#puff(spot, u, axis, side, axis === r ? f : r, count++, strength, now)
      }
    }
    this.#upload()
  }

  #puff([x, y, z]: Spot, u: Spot, axis: Spot, side: number, across: Spot, nth: number, strength: number, now: number): void {
    const share = (slot: number): number => (scatter(nth * 5 + slot, Math.floor(now)) % 1000) / 1000
    const out = side * 0.5
    const beside = share(0) - 0.5
    const at = [x, y, z].map((low, i) => low + 0.5 - 0.38 * (u[i] as number) + out * (axis[i] as number) + beside * (across[i] as number))
    const far = side * strength * (0.45 + 0.85 * share(1))
    const lift = strength * (0.1 + 0.45 * share(2))
    const drift = [0, 1, 2].map(i => far * (axis[i] as number) + lift * (u[i] as number) + 0.4 * beside * strength * (across[i] as number))
    const size = (0.2 + 0.28 * share(3)) * (0.5 + 0.8 * strength)
    this.#add(at as unknown as Point, drift as unknown as Point, now, 0, 330 + 380 * strength * share(4), size, PUFF)
  }

  /** The way something has come in no time, by column. */
  trails(bounds: Spot, cells: readonly number[], gravity: number, by: number, now: number): void {
    const { u } = AXES_OF[gravity] as (typeof AXES_OF)[number]
    const up = (u[1] * bounds[0] + u[0]) * bounds[2] + u[2]
    const body = new Set(cells)
    for (const cell of cells) {
      if (body.has(cell + up)) continue
      const [x, y, z] = spotOf(bounds, cell)
      const at: Point = [x + 0.5 + 0.3 * u[0], y + 0.5 + 0.3 * u[1], z + 0.5 + 0.3 * u[2]]
      this.#add(at, [u[0] * by, u[1] * by, u[2] * by], now, 0, TRAIL_MS, 0.55, TRAIL)
    }
    this.#upload()
  }

  /** On the water of cells. */
  rings(bounds: Spot, cells: readonly number[], gravity: number, now: number): void {
    const { u } = AXES_OF[gravity] as (typeof AXES_OF)[number]
    for (const cell of cells.slice(0, 16)) {
      const [x, y, z] = spotOf(bounds, cell)
      const at: Point = [x + 0.5 + 0.38 * u[0], y + 0.5 + 0.38 * u[1], z + 0.5 + 0.38 * u[2]]
      this.#add(at, [u[0] * 0.001, u[1] * 0.001, u[2] * 0.001], now, 0, 460, 0.62, RING)
    }
    this.#upload()
  }

  dispose(): void {
    this.#quads.dispose()
    this.#material.dispose()
  }
}
