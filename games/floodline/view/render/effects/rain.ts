/** Rain around the island, straight down whichever way the board leans. It moves with the time that water laps by. */
import { DoubleSide, type IUniform, type Mesh, Vector3 } from 'three'
import type { Spot } from '../../../nouns.ts'
import { scatter } from '../mesh/looks.ts'
import { QuadList, seeThrough } from '../mesh/quad-list.ts'

const DROPS = 220
const AROUND = 7 // cells beyond the board
const ABOVE = 5
const BELOW = 6

const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 viewMatrix, projectionMatrix;
uniform float uTime;
uniform vec3 uRoom;
in vec2 corner;
in vec4 drop; // where in the room, from the middle; when, how fast
out vec2 vUv;
void main() {
  float high = fract(drop.z - uTime * drop.w);
  vec3 at = vec3(drop.x * uRoom.x, high * uRoom.y - ${BELOW}.0 + corner.y * 0.85, drop.y * uRoom.z);
  at.x += corner.y * 0.1;
  vec4 seen = viewMatrix * vec4(at, 1.0);
  seen.x += (corner.x - 0.5) * 0.05;
  vUv = vec2(corner.x, corner.y);
  gl_Position = projectionMatrix * seen;
}`

const FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vUv;
out vec4 colour;
void main() {
  float alpha = 0.42 * (1.0 - abs(vUv.x * 2.0 - 1.0)) * smoothstep(0.0, 0.15, vUv.y) * (1.0 - vUv.y);
  colour = vec4(0.9, 0.95, 1.0, alpha);
}`

export class Rain {
  readonly #list: QuadList
  readonly #room = { value: new Vector3(1, 1, 1) }

  constructor(time: IUniform<number>) {
    const shader = { vertex: VERTEX, fragment: FRAGMENT, uniforms: { uTime: time, uRoom: this.#room } }
    this.#list = new QuadList({ drop: 4 }, seeThrough(shader, { side: DoubleSide }), 44)
    const chance = (drop: number, of: number): number => (scatter(drop, of) % 4096) / 4096
    for (let drop = 0; drop < DROPS; drop++)
      this.#list.push(chance(drop, 1) - 0.5, chance(drop, 2) - 0.5, chance(drop, 3), 0.55 + 0.4 * chance(drop, 4))
    this.#list.done()
    this.#list.mesh.visible = false
  }

  get mesh(): Mesh {
    return this.#list.mesh
  }

  get falls(): boolean {
    return this.#list.mesh.visible
  }

  fall(on: boolean, [X, , Z]: Spot, top: number): void {
    this.#list.mesh.visible = on
    this.#room.value.set(X + 2 * AROUND, top + ABOVE + BELOW, Z + 2 * AROUND)
  }

  dispose(): void {
    this.#list.dispose()
  }
}
